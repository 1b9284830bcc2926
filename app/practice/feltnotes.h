// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/felt/feltscene.h"
#include "app/practice/answersheet.h"
#include "app/rowlist.h"

#include <QtQml/qqmlregistration.h>

#include <vector>

namespace pitwise {

/// What a verdict writes on the felt: totals that were asked to be counted, what the asked bet gets, and for a question
/// that points at the felt, what was right and what was given. Only after the answer.
class FeltNotes : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by a verdict")

public:
    /// Total: a small plate at a hand. Pays: a call-out at the asked bet. Right, Yours: rings.
    enum class Kind { Total, Pays, Right, Yours };
    Q_ENUM(Kind)
    enum Role { TargetRole = Qt::UserRole, TextRole, KindRole };

    struct Note {
        QString target; ///< Of the felt: an id of its layout.
        QString text;
        Kind kind = Kind::Total;
    };

    using RowList::RowList;
    void show(const Question &question, const AnswerSheet &sheet, const FeltScene &scene,
              const std::optional<Answer> &given);
    void clear() { set({}); }

    [[nodiscard]] const std::vector<Note> &notes() const { return m_notes; }
    [[nodiscard]] int count() const override { return static_cast<int>(m_notes.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    void set(std::vector<Note> notes);
    std::vector<Note> m_notes;
};

} // namespace pitwise
