// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/replay.h"

#include <QJsonArray>

#include <algorithm>

namespace pitwise::exam {

std::vector<ReplayStep> replayOf(const SatExam &sat) {
    SittingState state(sat.blueprint, sat.form, sat.candidate);
    std::vector<ReplayStep> steps;
    for (const SittingEvent &event : sat.events) {
        state.apply(event);
        ReplayStep step{static_cast<int>(steps.size()),
                        event,
                        state.current(),
                        {},
                        std::max<qint64>(0, state.allowedMs() - state.elapsedMs()),
                        state.phase()};
        if (step.onScreen >= 0)
            step.answer = state.questions()[static_cast<std::size_t>(step.onScreen)].answer;
        steps.push_back(std::move(step));
    }
    return steps;
}

QJsonObject replayJson(const ReplayStep &step, const SatExam &sat, const MarkedExam *marked) {
    QJsonObject json = eventJson(step.event);
    json.insert(QStringLiteral("step"), step.number);
    json.insert(QStringLiteral("remaining"), step.remainingMs);
    if (step.onScreen >= 0) {
        json.insert(QStringLiteral("onScreen"), step.onScreen);
        if (!step.answer.isEmpty())
            json.insert(QStringLiteral("answerThen"), step.answer);
    }
    const bool about = step.event.kind == SittingEventKind::Shown || step.event.kind == SittingEventKind::Answered;
    if (!about || step.event.question < 0)
        return json;
    const auto question = static_cast<std::size_t>(step.event.question);
    if (step.event.kind == SittingEventKind::Shown)
        json.insert(QStringLiteral("saw"), sat.questions[question]);
    if (marked && step.event.kind == SittingEventKind::Answered) {
        json.insert(QStringLiteral("key"), marked->questions[question].key);
        json.insert(QStringLiteral("clauses"), QJsonArray::fromStringList(marked->questions[question].clauses));
        json.insert(QStringLiteral("rightAtTheEnd"), marked->questions[question].right);
    }
    return json;
}

} // namespace pitwise::exam
