// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/livelog.h"
#include "core/quiz/answerjson.h"
#include "core/quiz/judge.h"
#include "core/records/livequestion.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <set>

namespace pitwise {
namespace {

using L1 = QLatin1String;
using live::Fault;
using live::RoundGrade;
using live::SkillGrade;

QByteArray bytes(const QJsonObject &json) {
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

QByteArray headerLine(const live::Header &header) {
    std::string line;
    live::writeHeader(line, header);
    return QByteArray::fromStdString(line);
}

/// What all records of a round have in common.
class Recorder {
public:
    Recorder(const Library &library, const live::Header &header, const DealtRound &round, std::set<std::string> done)
        : m_library(library), m_header(header), m_round(round), m_done(std::move(done)) {}

    [[nodiscard]] std::vector<NewAnswer> make() {
        whole();
        if (m_round.mode == LiveMode::Guided)
            return std::move(m_answers);
        for (std::size_t i = 0; i < live::skillCount; ++i)
            if (m_round.grade.skills[i].shown() && m_round.grade.skills[i].faults == 0)
                right(static_cast<live::Skill>(i));
        for (const Fault *fault : worstFirst())
            missed(*fault);
        return std::move(m_answers);
    }

private:
    NewAnswer blank(const MissedDuty &duty, Outcome outcome) const {
        NewAnswer answer;
        answer.session = m_round.session;
        AnswerFact &fact = answer.fact;
        fact.game = m_header.book->document;
        fact.family = duty.question.family;
        fact.topic = liveTopic;
        fact.outcome = outcome;
        answer.seed = m_header.seed;
        answer.rulebook = m_header.book->name();
        QJsonObject readings;
        for (const auto &[reading, value] : m_header.table.readingValues)
            readings[QString::fromStdString(reading)] = QString::fromStdString(value);
        answer.readings = bytes(readings);
        answer.generator = std::to_string(generatorVersion);
        answer.question = bytes(questionJson(duty.question, Reveal::Yes));
        answer.answer = bytes(answerJson(duty.given));
        Verdict verdict;
        verdict.outcome = outcome;
        verdict.expected = duty.question.key();
        verdict.clauses = duty.question.clauses;
        answer.verdict = bytes(verdict.toJson());
        return answer;
    }

    void whole() {
        MissedDuty duty = rightlyDone(m_header, m_round.grade, live::Skill::Calls);
        duty.question.family = liveRoundFamily;
        NewAnswer answer = blank(duty, Outcome::Unscored);
        answer.fact.takenMs = clamped(m_round.grade.own);
        answer.fact.targetMs = clamped(m_round.grade.par);
        answer.answer = bytes({{L1("trace"), QString::fromStdString(m_round.trace)}});
        std::string grade;
        live::writeRoundGrade(grade, m_round.grade, m_header);
        QJsonObject verdict = QJsonDocument::fromJson(answer.verdict).object();
        verdict[L1("grade")] = QJsonDocument::fromJson(QByteArray::fromStdString(grade)).object();
        verdict[L1("mode")] = L1(liveModeNames[static_cast<std::size_t>(m_round.mode)]);
        answer.verdict = bytes(verdict);
        m_answers.push_back(std::move(answer));
    }

    /// A clause that was done right counts once a session.
    void right(live::Skill skill) {
        NewAnswer answer = blank(rightlyDone(m_header, m_round.grade, skill), Outcome::Right);
        const SkillGrade &grade = m_round.grade.skills[live::at(skill)];
        for (const ClauseId id : grade.clauses)
            if (const std::string &clause = m_header.book->clauses[id].id; m_done.insert(clause).second)
                answer.fact.clauses.push_back(clause);
        time(answer.fact, grade);
        m_answers.push_back(std::move(answer));
    }

    void missed(const Fault &fault) {
        NewAnswer answer = blank(missedDuty(m_header, m_library, m_round.grade, fault), Outcome::Wrong);
        answer.fact.clauses = fault.clauses;
        time(answer.fact, m_round.grade.skills[live::at(fault.skill)]);
        m_answers.push_back(std::move(answer));
    }

    static void time(AnswerFact &fact, const SkillGrade &grade) {
        fact.takenMs = clamped(grade.own);
        fact.targetMs = clamped(grade.par);
    }
    static int clamped(std::int64_t ms) { return static_cast<int>(std::clamp<std::int64_t>(ms, 0, 3'600'000)); }

    [[nodiscard]] std::vector<const Fault *> worstFirst() const {
        std::vector<const Fault *> faults;
        for (const Fault &fault : m_round.grade.faults)
            faults.push_back(&fault);
        std::stable_sort(faults.begin(), faults.end(), [](const Fault *a, const Fault *b) { return a->level < b->level; });
        return faults;
    }

    const Library &m_library;
    const live::Header &m_header;
    const DealtRound &m_round;
    std::set<std::string> m_done;
    std::vector<NewAnswer> m_answers;
};

} // namespace

Stored<SessionId> beginDealing(Store &store, const TraineeId &trainee, const live::Header &header, LiveMode mode,
                               int rounds) {
    SessionStart start;
    start.trainee = trainee;
    start.kind = SessionLog::liveKind;
    QJsonObject settings{{L1("header"), QString::fromUtf8(headerLine(header))},
                         {L1("games"), QJsonArray{QString::fromStdString(header.book->document)}},
                         {L1("mode"), L1(liveModeNames[static_cast<std::size_t>(mode)])}};
    start.settings = bytes(settings);
    start.seed = header.seed;
    start.planned = rounds;
    return store.sessions().start(start);
}

Stored<AnswerId> recordDealtRound(Store &store, const Library &library, const live::Header &header,
                                  const DealtRound &round) {
    const auto before = store.answers().ofSession(round.session);
    if (!before)
        return before.error();
    std::set<std::string> done;
    for (const AnswerLine &line : *before)
        if (line.fact.isRight())
            done.insert(line.fact.clauses.begin(), line.fact.clauses.end());
    const auto ids = store.answers().appendAll(Recorder(library, header, round, std::move(done)).make());
    if (!ids)
        return ids.error();
    return ids->front();
}

Stored<std::vector<DealtRecord>> dealtRounds(Store &store, const SessionId &session) {
    const auto lines = store.answers().ofSession(session);
    if (!lines)
        return lines.error();
    std::vector<DealtRecord> rounds;
    for (const AnswerLine &line : *lines) {
        if (line.fact.family != liveRoundFamily)
            continue;
        const auto record = store.answers().find(line.id);
        if (!record)
            return record.error();
        const QJsonObject answer = QJsonDocument::fromJson(record->content.answer).object();
        const QJsonObject grade = QJsonDocument::fromJson(record->content.verdict).object().value(L1("grade")).toObject();
        rounds.push_back({line.id, line.fact.atMs, grade.value(L1("round")).toInt(),
                          answer.value(L1("trace")).toString().toUtf8(), bytes(grade)});
    }
    return rounds;
}

Stored<QByteArray> dealtHeader(Store &store, const SessionId &session) {
    const auto found = store.sessions().find(session);
    if (!found)
        return found.error();
    return QJsonDocument::fromJson(found->start.settings).object().value(L1("header")).toString().toUtf8();
}

Stored<std::vector<AnswerId>> missedDuties(Store &store, const SessionId &session) {
    const auto lines = store.answers().ofSession(session);
    if (!lines)
        return lines.error();
    std::vector<AnswerId> missed;
    for (const AnswerLine &line : *lines)
        if (line.fact.isLive() && line.fact.outcome == Outcome::Wrong)
            missed.push_back(line.id);
    return missed;
}

} // namespace pitwise
