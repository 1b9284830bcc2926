// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/school/classdesk.h"
#include "app/school/classpaper.h"
#include "app/text/said.h"
#include "app/window/backgroundwork.h"
#include "core/school/sheet.h"
#include "core/security/safefile.h"
#include "core/statistics/readiness.h"

#include <QDate>
#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

#include <algorithm>

namespace pitwise {
namespace {

constexpr std::size_t mostWrong = 5;
constexpr int mostMisses = 50;

const QString typedDate = QStringLiteral("dd/MM/yyyy");

} // namespace

ClassDesk::ClassDesk(Desk &desk, AnswerReview &answers, QObject *parent)
    : QObject(parent), m_desk(desk), m_answers(answers), m_lecture(desk) {
}

const school::SchoolClass *ClassDesk::one() const {
    return m_current >= 0 && m_current < static_cast<int>(m_classes.size()) ? &m_classes[static_cast<std::size_t>(m_current)]
                                                                            : nullptr;
}

void ClassDesk::refresh() {
    const QString before = name();
    m_classes.clear();
    m_figures = {};
    if (Store *store = m_desk.store()) {
        if (auto all = school::Classes(*store).all())
            m_classes = std::move(*all);
        for (std::size_t i = 0; i < m_classes.size(); ++i)
            if (m_classes[i].name == before)
                m_current = static_cast<int>(i);
        m_current = std::clamp(m_current, 0, std::max(0, static_cast<int>(m_classes.size()) - 1));
        if (one()) {
            if (auto figures = school::classFigures(*store, m_desk.catalogue(), *one(), mostWrong))
                m_figures = std::move(*figures);
            else
                m_problem = inWords(figures.error());
        }
    }
    showMembers();
    showWrong();
    Q_EMIT changed();
}

void ClassDesk::showMembers() {
    std::vector<school::MemberFigures> shown;
    const QString wanted = school::folded(m_filter);
    for (const school::MemberFigures &member : m_figures.members)
        if (wanted.isEmpty() || school::folded(member.person.name).contains(wanted))
            shown.push_back(member);
    m_members.show(std::move(shown), m_desk.moment().today());
}

void ClassDesk::showWrong() {
    std::vector<WrongList::Row> rows;
    for (const school::WrongTogether &wrong : m_figures.wrong) {
        const ClauseKey key = clauseKey(wrong.game, wrong.clause);
        QString title = clauseAsk(m_desk, key);
        if (title.isEmpty())
            if (const Family *family = findFamily(wrong.family))
                title = said(family->title);
        rows.push_back({wrong, title, wrong.misconception.empty() ? QString() : said(phraseOfKey(wrong.misconception))});
    }
    m_wrong.show(std::move(rows));
}

QStringList ClassDesk::classes() const {
    QStringList names;
    for (const school::SchoolClass &one : m_classes)
        names << one.name;
    return names;
}

void ClassDesk::setCurrent(int index) {
    if (index == m_current || index < 0 || index >= static_cast<int>(m_classes.size()))
        return;
    m_current = index;
    m_filter.clear();
    m_result.clear();
    refresh();
}

void ClassDesk::setFilter(const QString &filter) {
    if (m_filter == filter)
        return;
    m_filter = filter;
    showMembers();
    Q_EMIT changed();
}

QStringList ClassDesk::games() const {
    QStringList documents;
    for (const std::string &document : m_desk.catalogue().documents())
        documents << QString::fromStdString(document);
    return documents;
}

int ClassDesk::readyFrom() const {
    return pitwise::readyFrom;
}

QString ClassDesk::gameWords(const std::vector<std::string> &games) const {
    QStringList names;
    for (const std::string &game : games)
        if (const Rulebook *book = m_desk.library().find(game))
            names << QString::fromStdString(m_desk.texts(*book).title);
    return QLocale().createSeparatedList(names);
}

QString ClassDesk::subtitle() const {
    if (!one())
        return {};
    const QString people = tr("%n trainee(s).", nullptr, static_cast<int>(m_figures.members.size()));
    if (!one()->test.isValid())
        return people + u' ' + tr("No date is fixed for the table test.");
    const QString day = QLocale().toString(one()->test, tr("dddd d MMMM", "a date"));
    return people + u' ' +
           (one()->games.empty() ? tr("Table test %1, in every game.").arg(day)
                                 : tr("Table test %1: %2.").arg(day, gameWords(one()->games)));
}

QString ClassDesk::wrongSubtitle() const {
    return tr("Last %1 days, %2").arg(school::wrongDays).arg(tr("%n answer(s)", nullptr, m_figures.answers));
}

QString ClassDesk::testDate() const {
    return one() && one()->test.isValid() ? one()->test.toString(typedDate) : QString();
}

QString ClassDesk::instructors() const {
    QStringList names;
    if (one())
        for (const QString &name : one()->instructors)
            names << name;
    return names.join(QLatin1String(", "));
}

QStringList ClassDesk::testGames() const {
    QStringList games;
    if (one())
        for (const std::string &game : one()->games)
            games << QString::fromStdString(game);
    return games;
}

QString ClassDesk::memberId(int row) const {
    return row >= 0 && row < m_members.count() ? m_members.at(row).person.id.toString(QUuid::WithoutBraces) : QString();
}

QString ClassDesk::memberName(int row) const {
    return row >= 0 && row < m_members.count() ? m_members.at(row).person.name : QString();
}

bool ClassDesk::openMember(int row) {
    if (!m_desk.store() || row < 0 || row >= m_members.count())
        return false;
    std::vector<AnswerId> answers;
    Statement rows = m_desk.store()->connection().prepare(
        "SELECT a.uuid FROM answers a JOIN trainees t ON t.id = a.trainee_id WHERE t.uuid = ? AND a.outcome = 'wrong' "
        "ORDER BY a.at_ms DESC LIMIT ?");
    rows.bind(m_members.at(row).person.id).bind(mostMisses).run();
    while (rows.next())
        answers.push_back(rows.takeUuid());
    if (answers.empty()) {
        m_result = tr("%1 has answered nothing wrong.").arg(m_members.at(row).person.name);
        Q_EMIT changed();
        return false;
    }
    m_answers.show(std::move(answers), 0);
    return true;
}

void ClassDesk::openWrong(int row) {
    if (row >= 0 && row < m_wrong.count() && !m_wrong.at(row).wrong.answers.empty())
        m_answers.show(m_wrong.at(row).wrong.answers, 0);
}

void ClassDesk::drill() {
    std::vector<Lecture::Topic> topics;
    for (int row = 0; row < m_wrong.count(); ++row)
        topics.push_back({m_wrong.at(row).wrong.game, m_wrong.at(row).wrong.family, m_wrong.at(row).wrong.clause});
    m_lecture.drill(name(), topics, static_cast<std::uint64_t>(m_desk.clock().nowMs()));
}

void ClassDesk::drillOne(int row) {
    if (row < 0 || row >= m_wrong.count())
        return;
    const school::WrongTogether &wrong = m_wrong.at(row).wrong;
    m_lecture.drill(name(), {{wrong.game, wrong.family, wrong.clause}}, static_cast<std::uint64_t>(m_desk.clock().nowMs()));
}

void ClassDesk::create(const QString &name) {
    if (!m_desk.store())
        return;
    school::SchoolClass made;
    made.name = name.simplified();
    if (const auto written =
            school::Classes(*m_desk.store()).write(made, m_author.isEmpty() ? tr("Somebody here") : m_author);
        !written) {
        m_problem = inWords(written.error());
        Q_EMIT changed();
        return;
    }
    m_problem.clear();
    refresh();
    setCurrent(static_cast<int>(classes().indexOf(made.name)));
}

bool ClassDesk::save(const QString &name, const QString &testDate, const QString &instructors, const QStringList &games) {
    if (!m_desk.store() || !one())
        return false;
    school::SchoolClass changed = *one();
    m_problem.clear();
    changed.test = QDate();
    if (!testDate.trimmed().isEmpty()) {
        changed.test = QDate::fromString(testDate.trimmed(), QStringLiteral("d/M/yyyy"));
        if (!changed.test.isValid())
            m_problem = tr("Type the date as day/month/year, such as 27/11/2026.");
    }
    changed.instructors.clear();
    for (const QString &person : instructors.split(u',', Qt::SkipEmptyParts))
        if (!person.trimmed().isEmpty())
            changed.instructors.push_back(person.simplified());
    changed.games.clear();
    for (const QString &game : games)
        changed.games.push_back(game.toStdString());
    const QString who = m_author.isEmpty() ? tr("Somebody here") : m_author;
    school::Classes all(*m_desk.store());
    if (m_problem.isEmpty() && name.simplified() != one()->name) {
        if (const auto renamed = all.rename(one()->name, name, who); !renamed)
            m_problem = inWords(renamed.error());
        else
            changed.name = name.simplified();
    }
    if (m_problem.isEmpty())
        if (const auto written = all.write(changed, who); !written)
            m_problem = inWords(written.error());
    if (m_problem.isEmpty()) {
        m_classes[static_cast<std::size_t>(m_current)].name = changed.name; // stays the current one
        refresh();
        return true;
    }
    Q_EMIT this->changed();
    return false;
}

QUrl ClassDesk::offeredFile() const {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QDate today = QDateTime::fromMSecsSinceEpoch(m_desk.clock().nowMs()).date();
    QString file = name().toLower();
    file.replace(u' ', u'-').remove(u'/');
    return QUrl::fromLocalFile(QStringLiteral("%1/%2-%3.pdf").arg(folder, file, today.toString(Qt::ISODate)));
}

void ClassDesk::print(const QUrl &file) {
    m_problem.clear();
    m_result.clear();
    if (one())
        try {
            security::writeFile(pathOf(file), classPaper({name(), subtitle(), wrongSubtitle(), games(), m_figures, m_wrong,
                                                          m_desk.moment().today()}));
            m_result = tr("%1 is written.").arg(QFileInfo(pathOf(file)).fileName());
        } catch (const Refusal &refusal) {
            m_problem = inWords(refusal);
        }
    Q_EMIT changed();
}

void ClassDesk::forgive() {
    m_problem.clear();
    m_result.clear();
    Q_EMIT changed();
}

} // namespace pitwise
