// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "core/table/round.h"

#include <QtQml/qqmlregistration.h>

#include <vector>

namespace pitwise {

/// One step of a round as it is shown: what happened, in words, and the clauses that a settlement rests on.
struct RoundStep {
    std::size_t events = 0; ///< The view after this step: viewAt(round, events).
    QString text;
    QStringList clauses;
    bool settles = false;
};

/// Events that belong together (a split and its chips, a bust and its discard) make one step.
[[nodiscard]] std::vector<RoundStep> stepsOf(const Round &round);
/// What the round waits for where its script has ended before it did; empty: the round is over.
[[nodiscard]] QString waitingFor(const Round &round);

/// The commentary: every step, and which of them have been shown.
class RoundSteps : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table")

public:
    enum Role { TextRole = Qt::UserRole + 1, ClausesRole, SettlesRole, CurrentRole };
    using RowList::RowList;

    void set(std::vector<RoundStep> steps);
    /// Shows the first `count` steps and nothing of what is to come.
    void setShown(int count);
    [[nodiscard]] const std::vector<RoundStep> &steps() const { return m_steps; }

    [[nodiscard]] int count() const override { return m_shown; }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<RoundStep> m_steps;
    int m_shown = 0;
};

} // namespace pitwise
