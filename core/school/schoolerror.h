// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/records/storeerror.h"

namespace pitwise::school {

/// What stands between a station and its school. Each kind has its own way out, which pages put in words; none of them
/// keeps anybody from practising.
enum class SchoolErrorKind {
    NoDriver,      ///< Qt's driver for PostgreSQL is not installed.
    NotReached,    ///< No answer, or it broke off. Tried again by itself.
    NotAllowed,    ///< Name, password, certificate or right. Does not mend itself.
    Closed,        ///< This station was closed by the school.
    NotASchool,    ///< A server, but no school in this database.
    OtherSchool,   ///< Another school than the one this station belongs to.
    ProgramTooOld, ///< The school asks for a newer program.
    SchoolTooOld,  ///< The school's database is older than this program: `school migrate`.
    SchoolNewer,   ///< The schema was made by a newer program (for who sets it up).
    DiskFull,      ///< At the server.
    Busy,          ///< It took too long, or two waited for each other. Tried again by itself.
    Gap,           ///< The server misses entries before these.
    Here,          ///< The records of this station; `detail` says what.
    Failed,        ///< Anything else; `detail` is the server's own message.
};

struct SchoolError {
    SchoolErrorKind kind = SchoolErrorKind::Failed;
    QString detail;
};

template <typename T> using Reached = Expected<T, SchoolError>;

[[nodiscard]] const char *errorName(SchoolErrorKind kind); ///< As stored: `not-reached`.
[[nodiscard]] SchoolErrorKind errorNamed(const QString &name);
/// One English line for the command line.
[[nodiscard]] std::string errorText(const SchoolError &error);
/// It may go by itself: worth another try.
[[nodiscard]] bool passes(SchoolErrorKind kind);

/// Runs what throws a SchoolError or a StoreError and gives it back as a value.
template <typename F> [[nodiscard]] auto reaching(F &&work) -> Reached<decltype(work())> {
    try {
        return work();
    } catch (const SchoolError &error) {
        return error;
    } catch (const StoreError &error) {
        return SchoolError{SchoolErrorKind::Here, QString::fromStdString(pitwise::errorText(error))};
    }
}

/// A result of the store, or its error thrown.
template <typename T> [[nodiscard]] T needed(Stored<T> result) {
    if (!result)
        throw result.error();
    return std::move(result).value();
}

} // namespace pitwise::school
