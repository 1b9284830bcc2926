// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/school/postgres.h"

#include <QStringList>

#include <vector>

namespace pitwise::school {

/// One step of the school's schema: a file of core/school/schema.
struct SchemaStep {
    int version = 0;
    QString name; ///< `001-log.sql`
    QStringList statements;
};

/// In order of version. Throws a SchoolError where a file has no number.
[[nodiscard]] std::vector<SchemaStep> schemaSteps();
/// What this program brings a database to.
[[nodiscard]] int newestSchema();
/// 0: there is no school in it.
[[nodiscard]] int schemaOf(Postgres &server);
/// Brings the database up to date within one transaction and says which steps it took; a second run takes none. Throws
/// SchoolNewer, with nothing changed, where a newer program was here. Its own lock: two at a time wait for each other.
[[nodiscard]] QStringList bringUpToDate(Postgres &server, const std::vector<SchemaStep> &steps);

} // namespace pitwise::school
