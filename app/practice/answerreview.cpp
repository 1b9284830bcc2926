// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/answerreview.h"
#include "core/json/jsonnode.h"
#include "core/quiz/answerjson.h"
#include "core/refusal.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QLocale>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

/// What was said when the answer was given. The reasoning is kept with the question.
Verdict recordedVerdict(const AnswerRecord &record, const Question &question) {
    const QJsonObject json = QJsonDocument::fromJson(record.content.verdict).object();
    Verdict verdict;
    verdict.outcome = record.content.fact.outcome;
    verdict.fewestChips = json.value(L1("fewestChips")).toBool(true);
    verdict.expected = question.key();
    verdict.timeUp = json.value(L1("timeUp")).toBool();
    verdict.clauses = record.content.fact.clauses;
    verdict.steps = question.steps;
    if (json.contains(L1("misconception")))
        verdict.misconception = readPhrase(JsonNode(json.value(L1("misconception"))));
    for (const QJsonValue &also : json.value(L1("alsoMisread")).toArray())
        verdict.alsoMisread.push_back(readPhrase(JsonNode(also)));
    return verdict;
}

} // namespace

AnswerReview::AnswerReview(Desk &desk, QObject *parent)
    : QObject(parent), m_desk(desk), m_question(desk), m_verdict(desk, m_question) {
}

void AnswerReview::show(std::vector<AnswerId> answers, int index) {
    m_answers = std::move(answers);
    m_index = std::clamp(index, 0, std::max(0, count() - 1));
    if (!m_answers.empty())
        read();
    Q_EMIT openChanged();
}

void AnswerReview::step(int by) {
    const int to = std::clamp(m_index + by, 0, std::max(0, count() - 1));
    if (m_answers.empty() || to == m_index)
        return;
    m_index = to;
    read();
}

void AnswerReview::close() {
    if (m_answers.empty())
        return;
    m_answers.clear();
    m_question.clear();
    Q_EMIT openChanged();
}

void AnswerReview::read() {
    m_problem.clear();
    if (!m_desk.store())
        return close(); // put aside for another while it was looked at
    const auto record = m_desk.store()->answers().find(m_answers[static_cast<std::size_t>(m_index)]);
    try {
        if (record)
            show(*record);
        else
            m_problem = inWords(record.error());
    } catch (const Refusal &refusal) {
        m_question.clear();
        m_problem = tr("This answer was recorded by another version and cannot be shown on its felt: %1")
                        .arg(QString::fromStdString(refusal.error));
    }
    Q_EMIT changed();
}

void AnswerReview::show(const AnswerRecord &record) {
    Question question = readQuestion(QJsonDocument::fromJson(record.content.question).object());
    if (!m_desk.library().find(question.rulebook))
        throw Refusal{"there is no rulebook " + question.rulebook, {}, {}};
    const QDateTime at = QDateTime::fromMSecsSinceEpoch(record.content.fact.atMs);
    m_when = tr("Question %1, %2").arg(QString::number(record.ordinal + 1), QLocale().toString(at, tr("d MMMM, HH:mm")));
    const Verdict verdict = recordedVerdict(record, question);
    const std::optional<Answer> given = answerIn(QJsonDocument::fromJson(record.content.answer).object());
    m_asked = std::move(question);
    m_question.ask(m_asked);
    if (given)
        m_question.fillIn(*given);
    m_question.close();
    m_verdict.show(m_asked, given, verdict, record.content.fact.takenMs);
}

} // namespace pitwise
