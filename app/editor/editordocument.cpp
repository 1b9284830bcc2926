// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/editordocument.h"

#include <QUndoCommand>

namespace pitwise {

class ScenarioEdit : public QUndoCommand {
public:
    ScenarioEdit(EditorDocument &document, const QString &what, Scenario after, int stop, EditorDocument::Joined joined)
        : QUndoCommand(what), m_document(document), m_before(document.scenario()), m_after(std::move(after)),
          m_stopBefore(document.stop()), m_stopAfter(stop), m_joined(joined) {}

    void undo() override { m_document.show(m_before, m_stopBefore); }
    void redo() override { m_document.show(m_after, m_stopAfter); }
    [[nodiscard]] int id() const override { return static_cast<int>(m_joined); }
    bool mergeWith(const QUndoCommand *later) override {
        const auto *edit = static_cast<const ScenarioEdit *>(later); // the stack only joins equal ids
        m_after = edit->m_after;
        m_stopAfter = edit->m_stopAfter;
        setObsolete(m_after == m_before);
        return true;
    }

private:
    EditorDocument &m_document;
    Scenario m_before, m_after;
    int m_stopBefore, m_stopAfter;
    EditorDocument::Joined m_joined;
};

EditorDocument::EditorDocument(QObject *parent) : QObject(parent) {
}

void EditorDocument::open(Scenario scenario) {
    m_undo.clear();
    m_scenario = std::move(scenario);
    m_stop = 0;
    Q_EMIT changed();
}

void EditorDocument::change(const QString &what, Scenario after, int stop, Joined joined) {
    // What is looked at by others is not what they were sent: it is a draft again.
    if (after != m_scenario && after.status == ScenarioStatus::InReview && m_scenario.status == ScenarioStatus::InReview)
        after.status = ScenarioStatus::Draft;
    if (after != m_scenario)
        m_undo.push(new ScenarioEdit(*this, what, std::move(after), stop, joined));
}

void EditorDocument::show(const Scenario &scenario, int stop) {
    m_scenario = scenario;
    m_stop = stop;
    Q_EMIT changed();
}

} // namespace pitwise
