// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/trainees/trainees.h"
#include "core/security/pinhash.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace pitwise {
namespace {

constexpr int shortestPin = 4;

QString initialsOf(const QString &name) {
    QString letters;
    for (const QString &word : name.split(u' ', Qt::SkipEmptyParts))
        if (letters.size() < 2)
            letters += word.front().toUpper();
    return letters;
}

} // namespace

Trainees::Trainees(Desk &desk, QObject *parent) : RowList(parent), m_desk(desk) {
    read();
    seatTheOnlyOne();
}

// Whoever practised here alone goes on without being asked who he is; a PIN is always asked for.
void Trainees::seatTheOnlyOne() {
    if (m_people.size() == 1 && m_people.front().pinHash.isEmpty())
        m_desk.seat(m_people.front());
}

void Trainees::readOthers() {
    m_desk.seat(std::nullopt);
    read();
    seatTheOnlyOne();
    Q_EMIT seatedChanged();
    Q_EMIT recordsChanged();
}

void Trainees::readArrived() {
    read();
    if (!seated() || !m_desk.store())
        return;
    const auto now = m_desk.store()->roster().find(m_desk.trainee()->id);
    const Trainee &before = *m_desk.trainee();
    if (now && (now->name != before.name || now->batch != before.batch || now->pinHash != before.pinHash))
        seat(*now);
}

void Trainees::tryAgain() {
    m_desk.close();
    m_desk.open();
    readOthers();
}

void Trainees::read() {
    beginResetModel();
    m_people.clear();
    if (m_desk.store())
        if (auto all = m_desk.store()->roster().all())
            m_people = std::move(*all);
    endResetModel();
    std::vector<Roster::Removed> gone;
    if (m_desk.store())
        if (auto removed = m_desk.store()->roster().removed())
            gone = std::move(*removed);
    m_gone.show(std::move(gone), m_desk.clock().nowMs());
    Q_EMIT listChanged();
}

void Trainees::create(const QString &name, const QString &batch, const QString &pin) {
    if (m_busy || !m_desk.store())
        return;
    if (name.trimmed().isEmpty()) {
        setProblem(tr("Type a name first."));
        return;
    }
    if (!isPinGood(pin))
        return;
    if (pin.isEmpty()) {
        add(name, batch, {});
        return;
    }
    setBusy(true);
    QThreadPool::globalInstance()->start([self = QPointer(this), name, batch, secret = pin.toUtf8()] {
        const QByteArray hash = security::hashPin(secret);
        QMetaObject::invokeMethod(qApp, [self, name, batch, hash] {
            if (!self)
                return;
            self->setBusy(false);
            self->add(name, batch, hash);
        });
    });
}

bool Trainees::isPinGood(const QString &pin) {
    if (pin.isEmpty() || pin.size() >= shortestPin)
        return true;
    setProblem(tr("A PIN has at least %n digit(s). Leave it empty to go without.", nullptr, shortestPin));
    return false;
}

void Trainees::add(const QString &name, const QString &batch, const QByteArray &pinHash) {
    if (!m_desk.store())
        return;
    const auto trainee = m_desk.store()->roster().add(name, batch, pinHash);
    if (!trainee) {
        setProblem(inWords(trainee.error()));
        return;
    }
    setProblem({});
    read();
    seat(*trainee);
    Q_EMIT created();
}

void Trainees::seat(const Trainee &trainee) {
    m_desk.seat(trainee);
    if (count() > 0)
        Q_EMIT dataChanged(index(0), index(count() - 1), {CurrentRole, RemovableRole});
    Q_EMIT seatedChanged();
}

void Trainees::leave() {
    m_desk.seat(std::nullopt);
    if (count() > 0)
        Q_EMIT dataChanged(index(0), index(count() - 1), {CurrentRole, RemovableRole});
    Q_EMIT seatedChanged();
}

void Trainees::seatSomebody() {
    if (seated() || !usable())
        return;
    const QString nameless = tr("Trainee");
    for (const Trainee &trainee : m_people)
        if (trainee.name == nameless && trainee.batch.isEmpty() && trainee.pinHash.isEmpty()) {
            seat(trainee);
            return;
        }
    add(nameless, {}, {});
}

bool Trainees::needsPin(int row) const {
    return row >= 0 && row < count() && !m_people[static_cast<std::size_t>(row)].pinHash.isEmpty();
}

void Trainees::choose(int row, const QString &pin) {
    if (m_busy || !m_desk.store() || row < 0 || row >= count())
        return;
    const auto found = m_desk.store()->roster().find(m_people[static_cast<std::size_t>(row)].id);
    if (!found) {
        setProblem(inWords(found.error()));
        return;
    }
    const Trainee trainee = *found;
    if (trainee.pinHash.isEmpty()) {
        setProblem({});
        seat(trainee);
        Q_EMIT chosen();
        return;
    }
    const UtcMs now = m_desk.clock().nowMs();
    security::Lockout lockout{trainee.wrongTries, trainee.lockedUntilMs};
    if (lockout.isLocked(now)) {
        setProblem(tr("Too many wrong tries. Try again in %n second(s).", nullptr,
                      static_cast<int>((lockout.lockedUntilMs - now + 999) / 1000)));
        return;
    }
    // Counted on disk before it is looked at: a crash gives no free tries.
    lockout.countWrong(now);
    if (const auto counted = m_desk.store()->roster().setLockout(trainee.id, lockout.wrongTries, lockout.lockedUntilMs);
        !counted) {
        setProblem(inWords(counted.error()));
        return;
    }
    setBusy(true);
    QThreadPool::globalInstance()->start([self = QPointer(this), trainee, secret = pin.toUtf8()] {
        const bool right = security::isPin(secret, trainee.pinHash);
        QMetaObject::invokeMethod(qApp, [self, trainee, right] {
            if (!self)
                return;
            self->setBusy(false);
            if (!right) {
                self->setProblem(tr("That is not the PIN."));
                return;
            }
            if (Store *store = self->m_desk.store())
                (void)store->roster().setLockout(trainee.id, 0, 0); // the next right PIN forgives them as well
            self->setProblem({});
            self->seat(trainee);
            Q_EMIT self->chosen();
        });
    });
}

void Trainees::rename(const QString &name, const QString &batch) {
    if (!seated() || !m_desk.store())
        return;
    if (name.trimmed().isEmpty()) {
        setProblem(tr("Type a name first."));
        return;
    }
    const TraineeId id = m_desk.trainee()->id;
    if (const auto renamed = m_desk.store()->roster().rename(id, name, batch); !renamed) {
        setProblem(inWords(renamed.error()));
        return;
    }
    setProblem({});
    read();
    if (const auto now = m_desk.store()->roster().find(id))
        seat(*now);
}

void Trainees::setPin(const QString &pin) {
    if (m_busy || !seated() || !m_desk.store() || !isPinGood(pin))
        return;
    setBusy(true);
    QThreadPool::globalInstance()->start([self = QPointer(this), id = m_desk.trainee()->id, secret = pin.toUtf8()] {
        const QByteArray hash = secret.isEmpty() ? QByteArray() : security::hashPin(secret);
        QMetaObject::invokeMethod(qApp, [self, id, hash] {
            if (!self)
                return;
            self->setBusy(false);
            Store *store = self->m_desk.store();
            if (!store)
                return;
            if (const auto set = store->roster().setPin(id, hash); !set) {
                self->setProblem(inWords(set.error()));
                return;
            }
            self->setProblem({});
            self->read();
            if (const auto now = store->roster().find(id); now && self->seated() && self->m_desk.trainee()->id == id)
                self->seat(*now);
            Q_EMIT self->pinChanged();
        });
    });
}

void Trainees::setPinHelp(PinHelp help) {
    if (m_pinHelp == help)
        return;
    m_pinHelp = help;
    Q_EMIT pinHelpChanged();
}

void Trainees::takePinAway(int row) {
    if (m_busy || m_pinHelp != PinHelp::Here || !m_desk.store() || !needsPin(row))
        return;
    const Trainee trainee = m_people[static_cast<std::size_t>(row)];
    if (const auto taken = m_desk.store()->roster().setPin(trainee.id, {}); !taken) {
        setProblem(inWords(taken.error()));
        return;
    }
    setProblem({});
    read();
    Q_EMIT pinTaken(trainee.name);
}

QString Trainees::belongings(int row) const {
    if (!m_desk.store() || row < 0 || row >= count())
        return {};
    const auto things = m_desk.store()->roster().belongings(m_people[static_cast<std::size_t>(row)].id);
    if (!things)
        return inWords(things.error());
    const QString sessions = tr("%n session(s)", nullptr, things->sessions);
    const QString answers = tr("%n answer(s)", nullptr, things->answers);
    const QString queries = tr("%n query(s)", nullptr, things->queries);
    return tr("%1, %2 and %3 go with it. They can be brought back for 30 days.").arg(sessions, answers, queries);
}

bool Trainees::mayRemove(const Trainee &trainee) const {
    return trainee.pinHash.isEmpty() || (seated() && m_desk.trainee()->id == trainee.id);
}

void Trainees::remove(int row) {
    if (!m_desk.store() || row < 0 || row >= count() || !mayRemove(m_people[static_cast<std::size_t>(row)]))
        return;
    const Trainee gone = m_people[static_cast<std::size_t>(row)];
    if (const auto done = m_desk.store()->roster().remove(gone.id); !done) {
        setProblem(inWords(done.error()));
        return;
    }
    if (seated() && m_desk.trainee()->id == gone.id)
        m_desk.seat(std::nullopt);
    setProblem({});
    read();
    Q_EMIT seatedChanged();
    Q_EMIT removed(gone.name);
}

void Trainees::bringBack(int row) {
    if (!m_desk.store() || row < 0 || row >= m_gone.count())
        return;
    const Trainee back = m_gone.people()[static_cast<std::size_t>(row)].trainee;
    if (const auto done = m_desk.store()->roster().restore(back.id); !done) {
        setProblem(inWords(done.error()));
        return;
    }
    setProblem({});
    read();
    Q_EMIT broughtBack(back.name);
}

QString Trainees::initials() const {
    return initialsOf(name());
}

QString Trainees::notice() const {
    if (m_desk.error())
        return readable() ? inWords(*m_desk.error()) + u' ' + tr("Until then you can look at them and export them.")
                          : inWords(*m_desk.error());
    if (!m_desk.setAside().isEmpty())
        return tr("The records were damaged and have been set aside as %1. A fresh file was begun; a backup can be restored in Settings.")
            .arg(m_desk.setAside());
    return {};
}

void Trainees::setBusy(bool busy) {
    m_busy = busy;
    Q_EMIT busyChanged();
}

void Trainees::setProblem(const QString &problem) {
    m_problem = problem;
    Q_EMIT problemChanged();
}

QVariant Trainees::data(const QModelIndex &index, int role) const {
    const Trainee &trainee = m_people[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NameRole: return trainee.name;
    case BatchRole: return trainee.batch;
    case InitialsRole: return initialsOf(trainee.name);
    case HasPinRole: return !trainee.pinHash.isEmpty();
    case CurrentRole: return seated() && m_desk.trainee()->id == trainee.id;
    case RemovableRole: return mayRemove(trainee);
    default: return {};
    }
}

QHash<int, QByteArray> Trainees::roleNames() const {
    return {{NameRole, "name"},     {BatchRole, "batch"},     {InitialsRole, "initials"},
            {HasPinRole, "hasPin"}, {CurrentRole, "current"}, {RemovableRole, "removable"}};
}

} // namespace pitwise
