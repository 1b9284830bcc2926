// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/sessionreview.h"
#include "app/text/daywords.h"
#include "app/text/said.h"
#include "core/qttext.h"

#include "core/quiz/answerjson.h"
#include "core/quiz/questionview.h"
#include <QDateTime>
#include <QJsonDocument>
#include <QLocale>

namespace pitwise {
namespace {

QString secondsText(int ms) {
    return QString::number(ms / 1000.0, 'f', 1);
}

/// What was asked, in a few words that tell one miss from another: "What is the ruling?" would not.
QString titleOf(const Question &question) {
    if (!question.scenario.isEmpty() && !question.scenario.title.isEmpty())
        return question.scenario.title;
    const Family *family = findFamily(question.family);
    return said(family ? Phrase(family->title) : question.prompt);
}

} // namespace

void TallyModel::show(const std::vector<Accuracy> &rows, bool games) {
    beginResetModel();
    m_rows = rows;
    m_games = games;
    endResetModel();
}

QVariant TallyModel::data(const QModelIndex &index, int role) const {
    const Accuracy &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TitleRole: return m_games ? qt(row.name) : topicTitle(qt(row.name));
    case DocumentRole: return m_games ? qt(row.name) : QString();
    case RightRole: return row.right.hits;
    case OfRole: return row.right.of;
    case TimeRole: return row.speed.answers > 0 ? SessionReview::tr("%1 s").arg(secondsText(row.speed.medianMs)) : QString();
    default: return {};
    }
}

QHash<int, QByteArray> TallyModel::roleNames() const {
    return {{TitleRole, "title"}, {DocumentRole, "document"}, {RightRole, "hits"}, {OfRole, "of"}, {TimeRole, "time"}};
}

SessionReview::SessionReview(Desk &desk, AnswerReview &answers, QObject *parent)
    : RowList(parent), m_desk(desk), m_answers(answers) {
}

void SessionReview::show(const SessionId &session) {
    if (!m_desk.store())
        return;
    beginResetModel();
    m_misses.clear();
    m_summary = {};
    const auto lines = m_desk.store()->answers().ofSession(session);
    if (lines) {
        m_summary = summarise(factsOf(*lines), m_desk.learner(), m_desk.moment(), m_desk.practiceSettings().retention);
        for (const AnswerLine &line : *lines)
            if (line.fact.outcome == Outcome::Wrong)
                addMiss(line);
    }
    m_topics.show(m_summary.topics, false);
    m_games.show(m_summary.games, true);
    endResetModel();
    showTimes(lines ? *lines : std::vector<AnswerLine>());
    showWork();
    showWords(session);
    Q_EMIT changed();
}

void SessionReview::addMiss(const AnswerLine &line) {
    const auto record = m_desk.store()->answers().find(line.id);
    if (!record)
        return;
    const Question question = readQuestion(QJsonDocument::fromJson(record->content.question).object());
    const AnswerSheet sheet(viewOf(question, m_desk.library()).offered, 0);
    // What was missed at the live table may be a custom of the house: then it is about no clause.
    const ClauseKey key =
        line.fact.clauses.empty() ? ClauseKey{question.game, {}} : clauseKey(question.game, line.fact.clauses.front());
    const bool timeUp = QJsonDocument::fromJson(record->content.verdict).object().value(QLatin1String("timeUp")).toBool();
    const bool paid =
        sheet.control() == AnswerControl::Money && question.asks.value(QLatin1String("measure")) == QLatin1String("pays");
    const QString given = sheet.inWords(answerIn(QJsonDocument::fromJson(record->content.answer).object()));
    const QString right = sheet.inWords(question.key());
    const QString answers = timeUp ? tr("Time was up. Right: %1.").arg(right)
                            : paid ? tr("You paid %1, right was %2.").arg(given, right)
                                   : tr("Yours: %1. Right: %2.").arg(given, right);
    m_misses.push_back({line.id, line.ordinal + 1, titleOf(question), qt(key.document), qt(key.clause),
                        line.fact.misconception.empty() ? answers : said(phraseOfKey(line.fact.misconception))});
}

void SessionReview::showTimes(const std::vector<AnswerLine> &lines) {
    ChartData::Plot plot;
    const std::size_t every = lines.size() > 12 ? 5 : 1;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const AnswerFact &fact = lines[i].fact;
        ChartData::Point point;
        const bool labelled = i == 0 || (i + 1) % every == 0;
        point.label = labelled ? QString::number(i + 1) : QString();
        point.name = tr("Question %1").arg(i + 1);
        point.has = fact.takenMs > 0 && fact.targetMs > 0;
        point.strong = fact.outcome == Outcome::Wrong;
        point.value = point.has ? 100.0 * fact.takenMs / fact.targetMs : 0;
        const QString outcome = fact.outcome == Outcome::Right   ? tr("right")
                                : fact.outcome == Outcome::Wrong ? tr("wrong")
                                                                 : tr("not scored");
        point.text =
            point.has ? tr("%1, %2 s of %3 s").arg(outcome, secondsText(fact.takenMs), QString::number(fact.targetMs / 1000))
                      : outcome;
        plot.points.push_back(std::move(point));
    }
    for (const int percent : {0, 50, 100, 150})
        plot.ticks.push_back({double(percent), tr("%1 %").arg(percent)});
    plot.target = 100;
    m_times.show(std::move(plot));
}

void SessionReview::showWork() {
    std::vector<StepModel::Row> rows;
    const Day today = m_desk.moment().today();
    for (const WeakClause &weak : m_summary.weakest) {
        const ClauseKey key = clauseKey(weak.game, weak.clause);
        const QString words = clauseAsk(m_desk, key);
        rows.push_back({qt(key.document),
                        weak.misses > 0 ? words : tr("%1: right, but slow").arg(words),
                        {qt(key.clause)},
                        dayWords(weak.dueDay, today)});
    }
    m_work.show(std::move(rows));
}

void SessionReview::showWords(const SessionId &session) {
    m_words.clear();
    const auto found = m_desk.store()->sessions().find(session);
    if (!found)
        return;
    static const std::pair<const char *, const char *> kinds[] = {
        {"due", QT_TR_NOOP("What was due")},          {"custom", QT_TR_NOOP("My choice")},
        {"odds", QT_TR_NOOP("Odds drill")},           {"misses", QT_TR_NOOP("Misses tried again")},
        {"clause", QT_TR_NOOP("One clause")},         {"clause-hunt", QT_TR_NOOP("Clause hunt")},
        {"judgement", QT_TR_NOOP("Judgement calls")}, {"storm", QT_TR_NOOP("Storm")}};
    QString kind;
    for (const auto &[id, words] : kinds)
        if (found->start.kind == id)
            kind = tr(words);
    const QDateTime from = QDateTime::fromMSecsSinceEpoch(found->startedMs),
                    to = QDateTime::fromMSecsSinceEpoch(found->lastMs);
    m_words =
        tr("%1. %2 to %3.")
            .arg(kind, QLocale().toString(from, tr("dddd d MMMM, HH:mm")), QLocale().toString(to, QStringLiteral("HH:mm")));
}

QString SessionReview::gameName(const std::string &document) const {
    const Rulebook *book = m_desk.library().find(document);
    return book ? qt(m_desk.texts(*book).shortName) : qt(document);
}

void SessionReview::openMiss(int row) {
    std::vector<AnswerId> ids;
    for (const Miss &miss : m_misses)
        ids.push_back(miss.id);
    if (!ids.empty())
        m_answers.show(std::move(ids), row);
}

QString SessionReview::middleTime() const {
    return m_summary.speed.answers > 0 ? secondsText(m_summary.speed.medianMs) : QString();
}

QString SessionReview::middleTarget() const {
    return m_summary.speed.targetMs > 0 ? secondsText(m_summary.speed.targetMs) : QString();
}

QString SessionReview::advice() const {
    switch (m_summary.advice.kind) {
    case AdviceKind::Misconception: return said(phraseOfKey(m_summary.advice.misconception));
    case AdviceKind::SameClause: return tr("Read one clause again.");
    case AdviceKind::TooFast: return tr("Read the felt before you answer.");
    case AdviceKind::BreakDown: return tr("Pay with the fewest chips.");
    case AdviceKind::WeakTopic: return tr("Work on one topic: %1.").arg(topicTitle(qt(m_summary.advice.topic)));
    case AdviceKind::WeakGame: return tr("Work on one game: %1.").arg(gameName(m_summary.advice.game));
    case AdviceKind::Accuracy: return tr("Get it right first. Speed comes later.");
    case AdviceKind::TooSlow: return tr("You know it. Now get faster.");
    case AdviceKind::KeepGoing: break;
    }
    return tr("Nothing stands out. Keep it up.");
}

QString SessionReview::adviceDetail() const {
    const Advice &advice = m_summary.advice;
    switch (advice.kind) {
    case AdviceKind::Misconception: return tr("The same rule was misread %n time(s).", nullptr, advice.count);
    case AdviceKind::SameClause:
        return tr("%n miss(es) on the same clause: %1.", nullptr, advice.count)
            .arg(clauseAsk(m_desk, clauseKey(advice.game, advice.clause)));
    case AdviceKind::TooFast: return tr("%n wrong answer(s) came faster than your right ones.", nullptr, advice.count);
    case AdviceKind::BreakDown:
        return tr("%n payout(s) were right, but with more chips than needed.", nullptr, advice.count);
    case AdviceKind::WeakTopic: return tr("Most misses of this session are there.");
    case AdviceKind::WeakGame: return tr("Most misses of this session are there.");
    case AdviceKind::Accuracy:
        return tr("%n answer(s) were wrong, of all kinds. Look at each, then try the misses again.", nullptr, advice.count);
    case AdviceKind::TooSlow:
        return advice.topic.empty() ? QString()
                                    : tr("%1 took longest compared with its target.").arg(topicTitle(qt(advice.topic)));
    case AdviceKind::KeepGoing: break;
    }
    return {};
}

QVariant SessionReview::data(const QModelIndex &index, int role) const {
    const Miss &miss = m_misses[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NumberRole: return miss.number;
    case PromptRole: return miss.prompt;
    case DocumentRole: return miss.document;
    case ClauseRole: return miss.clause;
    case AnswersRole: return miss.answers;
    default: return {};
    }
}

QHash<int, QByteArray> SessionReview::roleNames() const {
    return {{NumberRole, "number"},
            {PromptRole, "prompt"},
            {DocumentRole, "document"},
            {ClauseRole, "clause"},
            {AnswersRole, "answers"}};
}

} // namespace pitwise
