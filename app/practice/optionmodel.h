// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/practice/answersheet.h"
#include "app/rowlist.h"

#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// What can be chosen, ticked or put in order, and after the verdict what was right.
class OptionModel : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the practice session")
    Q_PROPERTY(int longest READ longest NOTIFY reset) ///< Characters of the longest label.
    Q_PROPERTY(int chosenCount READ chosenCount NOTIFY choiceChanged)
    Q_PROPERTY(bool anyChosen READ anyChosen NOTIFY choiceChanged)

public:
    enum Role { LabelRole = Qt::UserRole, ChosenRole, MarkerRole, StateRole, PlaceRole };
    /// After the verdict. Missed: right, and not chosen.
    enum State { Open, RightChosen, WrongChosen, Missed, Plain };
    Q_ENUM(State)

    using RowList::RowList;
    void show(const AnswerSheet &sheet);
    void choose(int row); ///< OneOf: only this one; SomeOf: on or off.
    void move(int row, int by);
    void arrange(
        const std::vector<int> &lines); ///< Lines of the sheet in a new order; one that is not all of them changes nothing.
    void mark(const std::vector<bool> &right, const std::vector<bool> &given);
    /// Puts the rows into the right order, each marked by whether it was given there.
    void markOrder(const std::vector<int> &right, const std::vector<int> &given);

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int longest() const;
    [[nodiscard]] int chosenCount() const;
    [[nodiscard]] bool anyChosen() const;
    [[nodiscard]] int chosen() const;                   ///< The first; -1: none.
    [[nodiscard]] std::vector<bool> chosenRows() const; ///< By line of the sheet.
    [[nodiscard]] std::vector<int> order() const;       ///< Lines of the sheet in the order of the rows.

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void reset();
    void choiceChanged();

private:
    struct Row {
        int line = 0;
        QString label;
        bool marker = false;
        bool chosen = false;
        State state = Open;
        int place = 0; ///< From 1, where it was put in a wrong order; 0: nowhere in particular.
    };
    AnswerControl m_control = AnswerControl::OneOf;
    std::vector<Row> m_rows;
};

} // namespace pitwise
