// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/school/postgres.h"
#include "core/school/stationfile.h"

#include <QStringList>

#include <vector>

namespace pitwise::school {

struct StationLine {
    QString title;
    QString login;
    bool closed = false;
    qint64 acked = 0;  ///< Lines of its journal that are here.
    qint64 seenMs = 0; ///< 0: never.
    qint64 skewMs = 0;
    QString program;
};

struct SchoolLine {
    QUuid id;
    QString name;
    qint64 entries = 0;
    qint64 conflicts = 0; ///< Records that came under an id with something else in it.
    std::vector<StationLine> stations;
};

/// Sets up and looks after the school's database, with the rights of whoever owns it; no station does any of this. Each is
/// done once however often it is asked for, and throws a SchoolError or a Refusal.
class SchoolAdmin {
public:
    explicit SchoolAdmin(const QString &connect);

    /// Schema, roles and a school of this name.
    [[nodiscard]] QUuid init(const QString &name);
    /// The steps taken.
    [[nodiscard]] QStringList migrate();
    /// A login of its own. Where the station is there already, `renew` gives it a new password, and opens it again.
    /// `connect`: how the station reaches the server, without login and password.
    [[nodiscard]] StationFile addStation(const QString &school, const QString &title, const QString &connect, bool renew);
    [[nodiscard]] bool hasStation(const QString &school, const QString &title);
    /// Its login is refused from now on; what it brought stays.
    void closeStation(const QString &school, const QString &title);
    [[nodiscard]] std::vector<SchoolLine> status();
    [[nodiscard]] int schema();
    /// Follows every chain and holds every record against its seal, as a station would. Empty: all is well.
    [[nodiscard]] QStringList problems(const QString &school);

    /// Throws away what is here of people whose erasure was ordered, as often as it is asked for; how many there are.
    [[nodiscard]] int applyErasures(const QString &school);

private:
    struct Known {
        QUuid id;
        QString name;
    };
    /// The one of that name, or the only one there is.
    [[nodiscard]] Known schoolNamed(const QString &name);
    [[nodiscard]] QStringList problemsOf(const QUuid &school, const QString &stream);
    void mustBeCurrent();

    Postgres m_server;
};

/// Writes `pg_dump`'s archive to `file` and the roles to `file`.roles.sql, and reads the archive's list again. Throws.
void backUpSchool(const QString &connect, const QString &file);

} // namespace pitwise::school
