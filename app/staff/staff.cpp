// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/staff/staff.h"

#include "core/security/safefile.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace pitwise {
namespace {

QString rankWords(people::Role role) {
    switch (role) {
    case people::Role::Trainee: return Staff::tr("trainee");
    case people::Role::Instructor: return Staff::tr("instructor");
    case people::Role::Examiner: return Staff::tr("examiner");
    case people::Role::Invigilator: return Staff::tr("invigilator");
    }
    return {};
}

} // namespace

Staff::Staff(const QString &file, std::function<qint64()> now, QObject *parent)
    : RowList(parent), m_file(file), m_now(std::move(now)) {
    read();
}

/// A damaged list must not keep anybody from practising: it closes the staff's door and nothing else.
void Staff::read() {
    m_people.reset();
    m_list.clear();
    m_damage.clear();
    try {
        m_people = std::make_unique<people::People>(m_file);
        m_list = m_people->all();
    } catch (const Refusal &refusal) {
        m_damage = inWords(refusal);
    }
}

void Staff::readAgain() {
    if (m_people)
        return;
    beginResetModel();
    read();
    endResetModel();
    Q_EMIT changed();
}

void Staff::setAside() {
    if (m_people || !m_work.now([&] { m_setAsideAs = security::setAside(m_file, m_now()); }))
        return;
    readAgain();
}

bool Staff::hasExaminer() const {
    return std::any_of(m_list.begin(), m_list.end(),
                       [](const people::Person &person) { return person.role == people::Role::Examiner; });
}

const people::Person *Staff::current() const {
    const auto it =
        std::find_if(m_list.begin(), m_list.end(), [&](const people::Person &person) { return person.id == m_id; });
    return it == m_list.end() ? nullptr : &*it;
}

QString Staff::rankText() const {
    return signedIn() ? rankWords(current()->role) : QString();
}

QString Staff::idAt(int row) const {
    return row < 0 || row >= count() ? QString() : m_list[static_cast<std::size_t>(row)].id;
}

QString Staff::nameAt(int row) const {
    return row < 0 || row >= count() ? QString() : m_list[static_cast<std::size_t>(row)].name;
}

QString Staff::nameOf(const QString &id) const {
    const auto it =
        std::find_if(m_list.begin(), m_list.end(), [&](const people::Person &person) { return person.id == id; });
    return it == m_list.end() ? id : it->name;
}

int Staff::mayRuleCount() const {
    return static_cast<int>(std::count_if(m_list.begin(), m_list.end(), [](const people::Person &person) {
        return people::may(person.role, people::Right::RuleOnItems);
    }));
}

/// Until when, so that nobody tries on; a try during the lock is not even looked at.
QString Staff::lockedWords(const QString &id) const {
    const auto it =
        std::find_if(m_list.begin(), m_list.end(), [&](const people::Person &person) { return person.id == id; });
    const qint64 until = it == m_list.end() ? 0 : it->lockout.lockedUntilMs;
    return tr("Too many wrong tries: this PIN is locked until %1. An examiner can set a new one.")
        .arg(QLocale().toString(QDateTime::fromMSecsSinceEpoch(until).time(), QStringLiteral("HH:mm:ss")));
}

/// "Lim Siew Hoon" becomes "lim.siew.hoon", with a number where that is taken.
QString Staff::freeId(const QString &name) const {
    QString base;
    for (const QChar c : name.toLower())
        base += c.isLetterOrNumber() ? c : QChar(u'.');
    base = base.split(u'.', Qt::SkipEmptyParts).join(u'.');
    QString id = base;
    const auto taken = [&] {
        return std::any_of(m_list.begin(), m_list.end(), [&](const people::Person &person) { return person.id == id; }) ||
               (m_people && std::any_of(m_people->removed().begin(), m_people->removed().end(),
                                        [&](const people::Former &one) { return one.person.id == id; }));
    };
    for (int i = 2; taken(); ++i)
        id = base + QString::number(i);
    return id;
}

void Staff::refresh() {
    beginResetModel();
    if (m_people)
        m_list = m_people->all();
    endResetModel();
    if (m_people)
        m_removed.show(m_people->removed(), m_now());
    Q_EMIT changed();
}

template <typename Work> void Staff::change(Work work, const QString &signInAs) {
    m_work.run(
        tr("Checking the PIN"),
        [this, work](const BackgroundWork::Step &) {
            work(*m_people);
            return true;
        },
        [this, signInAs](bool) {
            if (!signInAs.isEmpty())
                m_id = signInAs;
            refresh();
            Q_EMIT done();
        });
}

void Staff::createExaminer(const QString &name, const QString &pin) {
    if (hasExaminer() || !m_people)
        return;
    const QString id = freeId(name);
    change(
        [=, secret = pin.toUtf8(), now = m_now()](people::People &people) {
            people.add(id, name.simplified(), people::Role::Examiner, secret, {id, now});
        },
        id);
}

void Staff::signIn(int row, const QString &pin) {
    if (row < 0 || row >= count())
        return;
    const QString id = idAt(row);
    m_work.run(
        tr("Checking the PIN"),
        [this, id, secret = pin.toUtf8(), now = m_now()](const BackgroundWork::Step &) {
            return m_people->check(id, secret, now);
        },
        [this, id](people::PinVerdict verdict) {
            if (verdict == people::PinVerdict::Right)
                m_id = id;
            refresh();
            if (verdict == people::PinVerdict::Right)
                Q_EMIT done();
            else
                m_work.setProblem(verdict == people::PinVerdict::Locked ? lockedWords(id) : tr("That is not the PIN."));
        });
}

void Staff::signOut() {
    m_id.clear();
    refresh();
}

void Staff::add(const QString &name, Rank rank, const QString &pin) {
    if (!may(people::Right::ManagePeople))
        return;
    const QString id = freeId(name);
    change([=, secret = pin.toUtf8(), by = people::By{m_id, m_now()}](people::People &people) {
        people.add(id, name.simplified(), static_cast<people::Role>(rank), secret, by);
    });
}

void Staff::remove(int row) {
    if (may(people::Right::ManagePeople))
        change([id = idAt(row), by = people::By{m_id, m_now()}](people::People &people) { people.remove(id, by); });
}

void Staff::bringBack(int row) {
    if (may(people::Right::ManagePeople))
        change(
            [id = m_removed.idAt(row), by = people::By{m_id, m_now()}](people::People &people) { people.restore(id, by); });
}

void Staff::changePin(const QString &oldPin, const QString &newPin) {
    if (signedIn())
        change([id = m_id, before = oldPin.toUtf8(), after = newPin.toUtf8(), now = m_now()](people::People &people) {
            people.changePin(id, before, after, now);
        });
}

void Staff::resetPin(int row, const QString &newPin) {
    if (may(people::Right::ManagePeople))
        change([id = idAt(row), secret = newPin.toUtf8(), by = people::By{m_id, m_now()}](people::People &people) {
            people.resetPin(id, secret, by);
        });
}

QVariant Staff::data(const QModelIndex &index, int role) const {
    const people::Person &person = m_list[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NameRole: return person.name;
    case RankTextRole: return rankWords(person.role);
    case LockedRole: return person.lockout.isLocked(m_now());
    case CurrentRole: return person.id == m_id;
    case MayRuleRole: return people::may(person.role, people::Right::RuleOnItems);
    default: return {};
    }
}

QHash<int, QByteArray> Staff::roleNames() const {
    return {{NameRole, "name"},
            {RankTextRole, "rankText"},
            {LockedRole, "locked"},
            {CurrentRole, "current"},
            {MayRuleRole, "mayRule"}};
}

} // namespace pitwise
