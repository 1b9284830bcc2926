// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/school/classwork.h"
#include "app/text/daywords.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>

namespace pitwise {
namespace {

constexpr const char *readKey = "repliesRead";

Day dayOfDate(const QDate &date) {
    return static_cast<Day>(QDate(1970, 1, 1).daysTo(date));
}

QString whenText(UtcMs ms) {
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(ms), ClassWork::tr("d MMMM, HH:mm"));
}

} // namespace

QVariant AssignmentList::data(const QModelIndex &index, int role) const {
    const Row &row = at(index.row());
    switch (role) {
    case TitleRole: return row.assignment.title;
    case DueRole: return row.due;
    case LateRole: return row.late;
    case StateRole: return row.state;
    case DoneRole: return row.done;
    default: return {};
    }
}

QHash<int, QByteArray> AssignmentList::roleNames() const {
    return {{TitleRole, "title"}, {DueRole, "due"}, {LateRole, "late"}, {StateRole, "stateText"}, {DoneRole, "done"}};
}

QVariant NoteList::data(const QModelIndex &index, int role) const {
    const Row &row = at(index.row());
    switch (role) {
    case WhoRole: return row.who;
    case TextRole: return row.text;
    case WhenRole: return row.when;
    case OnFeltRole: return !row.answer.isNull();
    default: return {};
    }
}

QHash<int, QByteArray> NoteList::roleNames() const {
    return {{WhoRole, "who"}, {TextRole, "note"}, {WhenRole, "when"}, {OnFeltRole, "onFelt"}};
}

ClassWork::ClassWork(Desk &desk, AnswerReview &answers, QObject *parent)
    : QObject(parent), m_desk(desk), m_answers(answers) {
}

QString ClassWork::author() const {
    return m_author.isEmpty() ? tr("Somebody here") : m_author;
}

void ClassWork::setClass(const QString &batch) {
    m_batch = batch;
    m_workers.clear();
    refresh();
}

void ClassWork::refresh() {
    readGiven();
    readOwn();
    readQuestions();
    readReplyRows();
    Q_EMIT changed();
}

QString ClassWork::dueWords(const school::Assignment &assignment) const {
    if (!assignment.due.isValid())
        return tr("no day set");
    return tr("by %1").arg(pitwise::dayWords(dayOfDate(assignment.due), m_desk.moment().today()));
}

bool ClassWork::isLate(const school::Assignment &assignment) const {
    return assignment.due.isValid() && dayOfDate(assignment.due) < m_desk.moment().today();
}

void ClassWork::readGiven() {
    std::vector<AssignmentList::Row> rows;
    if (m_desk.store() && !m_batch.isEmpty()) {
        school::Assignments all(*m_desk.store());
        if (const auto found = all.ofClass(m_batch))
            for (const school::Assignment &one : *found) {
                const auto work = all.work(one);
                if (!work || work->empty())
                    continue;
                int done = 0, answered = 0, right = 0;
                for (const school::AssignmentWork &each : *work) {
                    done += each.done;
                    answered += each.answered;
                    right += each.right;
                }
                const int of = static_cast<int>(work->size());
                QString state = one.trainee.isNull() ? tr("%1 of %2 have done it").arg(done).arg(of)
                                : done > 0           ? tr("%1 has done it").arg(work->front().person.name)
                                                     : tr("%1 has not done it yet").arg(work->front().person.name);
                if (answered > 0)
                    state = tr("%1, %2 % right", "who has done it, how well")
                                .arg(state)
                                .arg((100 * right + answered / 2) / answered);
                rows.push_back({one, dueWords(one), state, isLate(one) && done < of, done == of});
            }
    }
    m_given.show(std::move(rows));
}

void ClassWork::readOwn() {
    std::vector<AssignmentList::Row> rows;
    if (m_desk.store() && m_desk.trainee()) {
        school::Assignments all(*m_desk.store());
        if (const auto found = all.ofTrainee(*m_desk.trainee()))
            for (const school::Assignment &one : *found) {
                const auto work = all.workOf(one, m_desk.trainee()->id);
                if (!work || (work->done && isLate(one)))
                    continue;
                const QString state = work->answered == 0 ? tr("from %1").arg(one.by)
                                                          : tr("%1 of %2 right").arg(work->right).arg(work->answered);
                rows.push_back({one, dueWords(one), state, isLate(one), work->done});
            }
    }
    m_own.show(std::move(rows));
}

void ClassWork::readQuestions() {
    std::vector<NoteList::Row> rows;
    if (m_desk.store())
        if (const auto open = m_desk.store()->queries().open())
            for (const Query &query : *open) {
                const auto trainee = m_desk.store()->roster().find(query.trainee);
                rows.push_back({query.id, query.answer, trainee ? trainee->name : QString(),
                                query.text.isEmpty() ? tr("Doubts the answer.") : query.text, whenText(query.atMs)});
            }
    m_questions.show(std::move(rows));
}

void ClassWork::readReplyRows() {
    std::vector<NoteList::Row> rows;
    m_latestReply = 0;
    if (m_desk.store() && m_desk.trainee()) {
        const auto setting = m_desk.store()->roster().setting(m_desk.trainee()->id, readKey);
        const UtcMs read = setting ? QJsonDocument::fromJson(*setting).object()[QLatin1String("at")].toInteger() : 0;
        if (const auto queries = m_desk.store()->queries().ofTrainee(m_desk.trainee()->id))
            for (const Query &query : *queries)
                for (const QueryReply &reply : query.replies)
                    if (reply.atMs > read) {
                        rows.push_back({query.id, query.answer, reply.who, reply.text, whenText(reply.atMs)});
                        m_latestReply = std::max(m_latestReply, reply.atMs);
                    }
    }
    m_replies.show(std::move(rows));
}

bool ClassWork::give(const QString &title, const QStringList &games, int length, const QString &due,
                     const QString &trainee) {
    if (!m_desk.store())
        return false;
    m_problem.clear();
    school::Assignment assignment;
    assignment.title = title;
    assignment.by = author();
    assignment.settings = QJsonDocument(QJsonObject{{QStringLiteral("mode"), QStringLiteral("custom")},
                                                    {QStringLiteral("games"), QJsonArray::fromStringList(games)},
                                                    {QStringLiteral("length"), length}})
                              .toJson(QJsonDocument::Compact);
    assignment.trainee = QUuid::fromString(trainee);
    if (assignment.trainee.isNull())
        assignment.batch = m_batch;
    if (!due.trimmed().isEmpty()) {
        assignment.due = QDate::fromString(due.trimmed(), QStringLiteral("d/M/yyyy"));
        if (!assignment.due.isValid())
            m_problem = tr("Type the date as day/month/year, such as 27/11/2026.");
    }
    if (title.simplified().isEmpty())
        m_problem = tr("Type a title first.");
    if (m_problem.isEmpty())
        if (const auto given = school::Assignments(*m_desk.store()).give(assignment); !given)
            m_problem = inWords(given.error());
    const bool well = m_problem.isEmpty();
    refresh();
    if (well)
        Q_EMIT recorded();
    return well;
}

void ClassWork::takeBack(int row) {
    if (!m_desk.store() || row < 0 || row >= m_given.count())
        return;
    if (const auto back = school::Assignments(*m_desk.store()).takeBack(m_given.at(row).assignment.id, author()); !back)
        m_problem = inWords(back.error());
    m_workers.clear();
    refresh();
    Q_EMIT recorded();
}

void ClassWork::lookAt(int row) {
    m_workers.clear();
    if (m_desk.store() && row >= 0 && row < m_given.count())
        if (const auto work = school::Assignments(*m_desk.store()).work(m_given.at(row).assignment)) {
            QStringList lines;
            for (const school::AssignmentWork &one : *work)
                lines << (one.answered == 0 ? tr("%1: not begun").arg(one.person.name)
                          : one.done
                              ? tr("%1: %2 of %3 right, %4")
                                    .arg(one.person.name)
                                    .arg(one.right)
                                    .arg(one.answered)
                                    .arg(whenText(one.lastMs))
                              : tr("%1: under way, %2 of %3 right").arg(one.person.name).arg(one.right).arg(one.answered));
            m_workers = lines.join(u'\n');
        }
    Q_EMIT changed();
}

bool ClassWork::reply(int row, const QString &text) {
    if (!m_desk.store() || row < 0 || row >= m_questions.count() || text.simplified().isEmpty())
        return false;
    m_problem.clear();
    if (const auto done = m_desk.store()->queries().reply(m_questions.at(row).query, author(), text); !done)
        m_problem = inWords(done.error());
    const bool well = m_problem.isEmpty();
    refresh();
    if (well)
        Q_EMIT recorded();
    return well;
}

void ClassWork::openQuestion(int row) {
    if (row >= 0 && row < m_questions.count() && !m_questions.at(row).answer.isNull())
        m_answers.show({m_questions.at(row).answer}, 0);
}

void ClassWork::openReply(int row) {
    if (row >= 0 && row < m_replies.count() && !m_replies.at(row).answer.isNull())
        m_answers.show({m_replies.at(row).answer}, 0);
}

void ClassWork::readReplies() {
    if (m_desk.store() && m_desk.trainee() && m_latestReply > 0)
        (void)m_desk.store()->roster().setSetting(m_desk.trainee()->id, readKey,
                                                  "{\"at\":" + QByteArray::number(qlonglong{m_latestReply}) + '}');
    refresh();
}

void ClassWork::start(int row) {
    if (row >= 0 && row < m_own.count())
        Q_EMIT startRequested(m_own.at(row).assignment.settings, m_own.at(row).assignment.id);
}

void ClassWork::forgive() {
    m_problem.clear();
    Q_EMIT changed();
}

} // namespace pitwise
