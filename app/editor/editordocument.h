// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QObject>
#include <QUndoStack>

namespace pitwise {

/// A scenario being written. It is a value; every edit makes a new one and is one step of undo.
class EditorDocument : public QObject {
    Q_OBJECT

public:
    /// Edits of one text join into one step while nothing else is edited.
    /// From `Fact` on: the facts of an irregularity, each by its row.
    enum class Joined { No = -1, Title, Story, Remark, Tags, Target, Bet, Fact };

    explicit EditorDocument(QObject *parent = nullptr);

    void open(Scenario scenario);
    [[nodiscard]] const Scenario &scenario() const { return m_scenario; }
    /// `what`: what was done, as an undo menu says it. `stop`: where the timeline stands after it. Nothing happens where
    /// nothing changes.
    void change(const QString &what, Scenario after, int stop, Joined joined = Joined::No);
    [[nodiscard]] QUndoStack &undoStack() { return m_undo; }
    /// Where the timeline stands.
    [[nodiscard]] int stop() const { return m_stop; }
    void setStop(int stop) { m_stop = stop; }

Q_SIGNALS:
    void changed();

private:
    friend class ScenarioEdit;
    void show(const Scenario &scenario, int stop);

    Scenario m_scenario;
    int m_stop = 0;
    QUndoStack m_undo;
};

} // namespace pitwise
