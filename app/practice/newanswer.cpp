// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/newanswer.h"
#include "core/quiz/answerjson.h"

#include <QJsonDocument>

namespace pitwise {
namespace {

QByteArray bytes(const QJsonObject &json) {
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

} // namespace

NewAnswer newAnswer(const SessionId &session, const Question &question, const std::optional<Answer> &given,
                    const Verdict &verdict, int takenMs, const House &house) {
    NewAnswer answer;
    answer.session = session;
    AnswerFact &fact = answer.fact;
    fact.game = question.game;
    fact.family = question.family;
    fact.topic = name(question.topic);
    fact.clauses = verdict.clauses;
    if (verdict.deciding > 1)
        fact.wanted = verdict.clauses[1];
    fact.outcome = verdict.outcome;
    if (const auto *chips = given ? std::get_if<ChipsAnswer>(&*given) : nullptr; chips && !chips->laid.empty())
        fact.breakdownRight = verdict.fewestChips;
    fact.misconception = phraseKey(verdict.misconception);
    fact.takenMs = takenMs;
    fact.targetMs = question.target * 1000;
    answer.seed = question.seed;
    answer.rulebook = question.rulebook;
    QJsonObject readings;
    for (const auto &[reading, value] : house.readings)
        readings[QString::fromStdString(reading)] = QString::fromStdString(value);
    answer.readings = bytes(readings);
    answer.generator = std::to_string(generatorVersion);
    answer.question = bytes(questionJson(question, Reveal::Yes));
    answer.answer = bytes(given ? answerJson(*given) : QJsonObject());
    answer.verdict = bytes(verdict.toJson());
    return answer;
}

} // namespace pitwise
