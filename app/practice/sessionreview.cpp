// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/sessionreview.h"
#include "app/practice/answersheet.h"
#include "core/table/roundscript.h"

#include <QJsonDocument>

namespace pitwise {
namespace {

QString qt(const std::string &text) {
    return QString::fromStdString(text);
}

QString seconds(int ms) {
    return QString::number(ms / 1000.0, 'f', 1);
}

} // namespace

void TallyModel::show(const std::vector<Accuracy> &rows, bool games) {
    beginResetModel();
    m_rows = rows;
    m_games = games;
    endResetModel();
}

int TallyModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant TallyModel::data(const QModelIndex &index, int role) const {
    const Accuracy &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TitleRole: return m_games ? qt(row.name) : topicTitle(qt(row.name));
    case DocumentRole: return m_games ? qt(row.name) : QString();
    case RightRole: return row.right.hits;
    case OfRole: return row.right.of;
    case TimeRole: return row.speed.answers > 0 ? SessionReview::tr("%1 s").arg(seconds(row.speed.medianMs)) : QString();
    default: return {};
    }
}

QHash<int, QByteArray> TallyModel::roleNames() const {
    return {{TitleRole, "title"}, {DocumentRole, "document"}, {RightRole, "hits"}, {OfRole, "of"}, {TimeRole, "time"}};
}

SessionReview::SessionReview(Desk &desk, QObject *parent) : QAbstractListModel(parent), m_desk(desk) {}

void SessionReview::show(const SessionId &session) {
    beginResetModel();
    m_misses.clear();
    m_outcomes.clear();
    m_percents.clear();
    m_summary = {};
    if (const auto lines = m_desk.store()->answers().ofSession(session)) {
        m_summary = summarise(factsOf(*lines), m_desk.learner(), m_desk.moment(), m_desk.practiceSettings().retention);
        for (const AnswerLine &line : *lines) {
            m_outcomes << static_cast<int>(line.fact.outcome);
            m_percents << (line.fact.takenMs > 0 && line.fact.targetMs > 0 ? static_cast<int>(100LL * line.fact.takenMs / line.fact.targetMs) : 0);
            if (line.fact.outcome != Outcome::Wrong)
                continue;
            const auto record = m_desk.store()->answers().find(line.id);
            if (!record)
                continue;
            const Question question = readQuestion(QJsonDocument::fromJson(record->content.question).object());
            std::optional<RoundView> view;
            if (!question.round.isEmpty())
                view = viewToSettle(playScript(question.round, m_desk.library()).round());
            const AnswerSheet sheet(question, *m_desk.library().find(question.rulebook), view);
            const ClauseKey key = clauseKey(question.game, question.clauses.front());
            m_misses.push_back({line.ordinal + 1, question.prompt.text(), qt(key.document), qt(key.clause),
                                sheet.inWords(QJsonDocument::fromJson(record->content.answer).object()), sheet.inWords(question.answer)});
        }
    }
    m_topics.show(m_summary.topics, false);
    m_games.show(m_summary.games, true);
    endResetModel();
    Q_EMIT changed();
}

QString SessionReview::middleTime() const {
    return m_summary.speed.answers > 0 ? seconds(m_summary.speed.medianMs) : QString();
}

QString SessionReview::advice() const {
    switch (m_summary.advice.kind) {
    case AdviceKind::Misconception: return qt(m_summary.advice.misconception);
    case AdviceKind::SameClause: return tr("Read one clause again.");
    case AdviceKind::TooFast: return tr("Read the felt before you answer.");
    case AdviceKind::BreakDown: return tr("Cut payouts into the fewest chips.");
    case AdviceKind::WeakTopic: return tr("Work on one topic: %1.").arg(topicTitle(qt(m_summary.advice.topic)));
    case AdviceKind::TooSlow: return tr("You know it. Now get faster.");
    case AdviceKind::KeepGoing: break;
    }
    return tr("Nothing stands out. Go on like this.");
}

QString SessionReview::adviceDetail() const {
    const Advice &advice = m_summary.advice;
    switch (advice.kind) {
    case AdviceKind::Misconception: return tr("The same rule was misread %n time(s).", nullptr, advice.count);
    case AdviceKind::SameClause: return tr("%1 %2 was missed %n time(s).", nullptr, advice.count).arg(qt(advice.game), qt(advice.clause));
    case AdviceKind::TooFast: return tr("%n wrong answer(s) came quicker than your right ones.", nullptr, advice.count);
    case AdviceKind::BreakDown: return tr("%n amount(s) were right with more chips than needed.", nullptr, advice.count);
    case AdviceKind::WeakTopic: return tr("Most misses of this session are there.");
    case AdviceKind::TooSlow: return advice.topic.empty() ? QString() : tr("%1 took longest against its target.").arg(topicTitle(qt(advice.topic)));
    case AdviceKind::KeepGoing: break;
    }
    return {};
}

int SessionReview::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : misses();
}

QVariant SessionReview::data(const QModelIndex &index, int role) const {
    const Miss &miss = m_misses[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NumberRole: return miss.number;
    case PromptRole: return miss.prompt;
    case DocumentRole: return miss.document;
    case ClauseRole: return miss.clause;
    case GivenRole: return miss.given;
    case ExpectedRole: return miss.expected;
    default: return {};
    }
}

QHash<int, QByteArray> SessionReview::roleNames() const {
    return {{NumberRole, "number"}, {PromptRole, "prompt"}, {DocumentRole, "document"}, {ClauseRole, "clause"}, {GivenRole, "given"}, {ExpectedRole, "expected"}};
}

} // namespace pitwise
