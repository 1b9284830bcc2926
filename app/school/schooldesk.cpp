// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/school/schooldesk.h"
#include "app/window/backgroundwork.h"
#include "core/security/safefile.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QPointer>

namespace pitwise {
namespace {

constexpr qint64 wrongClockMs = 120'000;
constexpr qint64 minuteMs = 60'000;

/// The window closes soon after it is told to, even where a server does not answer.
constexpr const char *connectTimeout = "connect_timeout";

} // namespace

SchoolDesk::SchoolDesk(Desk &desk, QObject *parent)
    : QObject(parent), m_desk(desk), m_file(school::stationFilePath(desk.recordsFile())) {
    readStation();
    takeUp();
}

SchoolDesk::~SchoolDesk() {
    letGo();
}

void SchoolDesk::readStation() {
    try {
        m_station = school::readStationFile(m_file);
        m_problem.clear();
    } catch (const Refusal &refusal) {
        m_station.reset();
        m_problem = inWords(refusal);
    }
}

void SchoolDesk::letGo() {
    const std::lock_guard lock(m_mutex);
    m_sender.reset();
}

void SchoolDesk::takeUp() {
    const std::lock_guard lock(m_mutex);
    if (m_sender || !m_station)
        return;
    school::StationFile station = *m_station;
    station.connect.prepend(QStringLiteral("%1='2' ").arg(QLatin1String(connectTimeout)));
    school::ReplicaOptions options;
    options.program = QStringLiteral("pitwise ") + QCoreApplication::applicationVersion();
    const auto hear = [self = QPointer(this)](const school::SenderNews &news) {
        QMetaObject::invokeMethod(qApp, [self, news] {
            if (self)
                self->hear(news);
        });
    };
    m_sender = std::make_unique<school::Sender>(m_desk.recordsFile(), m_desk.clock(), station, options, hear,
                                                static_cast<std::uint64_t>(QCoreApplication::applicationPid()));
}

void SchoolDesk::hear(const school::SenderNews &news) {
    if (!m_station)
        return; // left meanwhile
    m_news = news;
    Q_EMIT changed();
    if (news.fetched > 0)
        Q_EMIT arrived();
}

void SchoolDesk::join(const QUrl &file) {
    try {
        const school::StationFile handed = school::readHandedStationFile(pathOf(file));
        (void)school::connectionParts(handed.connect);
        letGo();
        const QString kept = putAside();
        try {
            school::writeStationFile(m_file, handed);
        } catch (const Refusal &) {
            if (!kept.isEmpty())
                security::moveFile(kept, m_file);
            throw;
        }
        m_news = {};
        readStation();
    } catch (const Refusal &refusal) {
        m_problem = inWords(refusal);
    } catch (const school::SchoolError &error) {
        m_problem = inWords(error);
    }
    takeUp();
    Q_EMIT changed();
}

void SchoolDesk::leave() {
    letGo();
    try {
        (void)putAside();
        m_news = {};
        readStation();
    } catch (const Refusal &refusal) {
        m_problem = inWords(refusal);
    }
    takeUp();
    Q_EMIT changed();
}

/// Empty: there was none.
QString SchoolDesk::putAside() {
    const QFileInfo there(m_file);
    if (!there.exists())
        return {};
    const QString when =
        QDateTime::fromMSecsSinceEpoch(m_desk.clock().nowMs(), Qt::UTC).toString(QStringLiteral("yyyyMMdd-HHmmss"));
    const QString kept = QStringLiteral("%1/school.left-%2.json").arg(there.absolutePath(), when);
    security::moveFile(m_file, kept);
    return kept;
}

void SchoolDesk::goNow() {
    const std::lock_guard lock(m_mutex);
    if (m_sender)
        m_sender->goNow();
}

void SchoolDesk::forgive() {
    m_problem.clear();
    Q_EMIT changed();
}

SchoolDesk::Standing SchoolDesk::standing() const {
    if (!m_station)
        return Standing::Alone;
    if (m_news.busy && !m_news.state.error)
        return Standing::Going;
    if (m_news.state.error)
        return passes(m_news.state.error->kind) ? Standing::Away : Standing::Refused;
    return m_news.state.waiting.lines > 0 || m_news.state.lastSyncMs == 0 ? Standing::Waiting : Standing::Delivered;
}

QString SchoolDesk::server() const {
    return m_station ? school::shownConnection(m_station->connect) : QString();
}

QString SchoolDesk::headline() const {
    switch (standing()) {
    case Standing::Alone: return tr("This machine belongs to no school. Everything works without one.");
    case Standing::Going: return tr("Talking with the school…");
    case Standing::Delivered: return tr("Everything recorded here is at the school.");
    case Standing::Waiting:
        return m_news.state.waiting.lines > 0 ? tr("On its way to the school.") : tr("Not yet connected.");
    case Standing::Away:
    case Standing::Refused: break;
    }
    return inWords(*m_news.state.error);
}

QString SchoolDesk::advice() const {
    return m_station && m_news.state.error ? adviceOn(*m_news.state.error) : QString();
}

QString SchoolDesk::waiting() const {
    const school::Waiting &waiting = m_news.state.waiting;
    if (!m_station)
        return {};
    if (waiting.lines == 0)
        return tr("Nothing");
    const QString what = waiting.answers > 0 ? tr("%n answer(s)", nullptr, static_cast<int>(waiting.answers))
                                             : tr("%n other record(s)", nullptr, static_cast<int>(waiting.lines));
    return tr("%1, the oldest of %2").arg(what, timeText(waiting.sinceMs));
}

QString SchoolDesk::lastTime() const {
    return m_news.state.lastSyncMs == 0 ? tr("Never") : timeText(m_news.state.lastSyncMs);
}

QString SchoolDesk::clock() const {
    const qint64 skew = m_news.state.skewMs;
    if (!m_station || std::abs(skew) < wrongClockMs)
        return {};
    const int minutes = static_cast<int>(std::abs(skew) / minuteMs);
    return skew > 0 ? tr("This machine's clock is %n minute(s) ahead of the school's. Set it right: answers carry its time.",
                         nullptr, minutes)
                    : tr("This machine's clock is %n minute(s) behind the school's. Set it right: answers carry its time.",
                         nullptr, minutes);
}

QString SchoolDesk::timeText(qint64 ms) const {
    const QDateTime then = QDateTime::fromMSecsSinceEpoch(ms), now = QDateTime::fromMSecsSinceEpoch(m_desk.clock().nowMs());
    const QString time = QLocale().toString(then.time(), QLocale::ShortFormat);
    if (then.date() == now.date())
        return tr("today, %1").arg(time);
    return tr("%1, %2", "a date and a time").arg(QLocale().toString(then.date(), tr("d MMMM", "a date")), time);
}

QString inWords(const school::SchoolError &error) {
    using Kind = school::SchoolErrorKind;
    switch (error.kind) {
    case Kind::NoDriver: return SchoolDesk::tr("This machine cannot talk with a school's server yet.");
    case Kind::NotReached: return SchoolDesk::tr("The school's server does not answer.");
    case Kind::NotAllowed: return SchoolDesk::tr("The school's server does not let this station in.");
    case Kind::Closed: return SchoolDesk::tr("The school has closed this station.");
    case Kind::NotASchool: return SchoolDesk::tr("There is a server, but no school in this database.");
    case Kind::OtherSchool: return SchoolDesk::tr("Another school answers than the one this station belongs to.");
    case Kind::ProgramTooOld: return SchoolDesk::tr("The school asks for a newer Pitwise.");
    case Kind::SchoolTooOld: return SchoolDesk::tr("The school's database is older than this Pitwise.");
    case Kind::SchoolNewer: return SchoolDesk::tr("The school's database was set up by a newer Pitwise.");
    case Kind::DiskFull: return SchoolDesk::tr("The disk of the school's server is full.");
    case Kind::Busy: return SchoolDesk::tr("The school's server is busy.");
    case Kind::Gap: return SchoolDesk::tr("The school misses records that this station sent earlier.");
    case Kind::Here: return SchoolDesk::tr("The records of this station cannot be read or written.");
    case Kind::Failed: break;
    }
    return SchoolDesk::tr("The school's server refused: %1").arg(error.detail);
}

QString adviceOn(const school::SchoolError &error) {
    using Kind = school::SchoolErrorKind;
    const QString goesOn = SchoolDesk::tr("Practice goes on here, and nothing is lost.") + u' ';
    switch (error.kind) {
    case Kind::NoDriver: return goesOn + SchoolDesk::tr("Install the package libqt6sql6-psql, then start Pitwise again.");
    case Kind::NotReached:
        return goesOn + SchoolDesk::tr("It is tried again by itself. If it lasts, look at the cable and at the server.");
    case Kind::Busy: return goesOn + SchoolDesk::tr("It is tried again by itself.");
    case Kind::DiskFull: return goesOn + SchoolDesk::tr("Make room there; it is tried again by itself.");
    case Kind::NotAllowed:
        return goesOn + SchoolDesk::tr("Ask whoever runs the school's database for a new station file, and join with it.");
    case Kind::Closed:
        return goesOn + SchoolDesk::tr("Ask whoever runs the school's database to open it again with a new station file.");
    case Kind::NotASchool:
    case Kind::OtherSchool:
        return goesOn + SchoolDesk::tr("Ask whoever runs the school's database whether the station file is the right one.");
    case Kind::ProgramTooOld:
    case Kind::SchoolNewer: return goesOn + SchoolDesk::tr("Update this program to deliver what was recorded.");
    case Kind::SchoolTooOld:
        return goesOn + SchoolDesk::tr("Whoever runs it brings it up to date: pitwise-cli school migrate.");
    case Kind::Gap:
        return goesOn + SchoolDesk::tr("Was an older backup restored there? Tell whoever runs the school's database.");
    case Kind::Here: return error.detail;
    case Kind::Failed: break;
    }
    return goesOn + SchoolDesk::tr("Show this message to whoever runs the school's database.");
}

} // namespace pitwise
