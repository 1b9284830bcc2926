// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"

#include <QString>

#include <string>

namespace pitwise {
namespace security {
struct NotWritten;
}

/// What went wrong with the records. Each kind has its own way out, which the pages put in words.
enum class StoreErrorKind {
    NewerVersion, ///< Written by a newer Pitwise. The file was not touched; update the program.
    NotOurs,      ///< Some other program's database. Not touched; choose another place.
    ReadOnly,     ///< The file or its folder cannot be written. What is recorded can still be read.
    DiskFull,     ///< Nothing was written; what was recorded before is whole. Make room and try again.
    Corrupt,      ///< Not readable as a database. Set aside or restore a backup; never deleted.
    Locked,       ///< Another program is writing and did not finish in time. Try again.
    NotThere,     ///< No such file or record.
    Refused,      ///< A value that may not be recorded; `detail` says which.
    Failed,       ///< Anything else; `detail` is the database's own message.
};

struct StoreError {
    StoreErrorKind kind = StoreErrorKind::Failed;
    QString path;    ///< The file, where there is one.
    QString detail;  ///< For logs and the command line; not translated.
    int version = 0; ///< NewerVersion: what the file has.
};

/// Why a file beside the records was not written, as theirs.
[[nodiscard]] StoreError storeError(const security::NotWritten &why, const QString &path);

/// Success without a value.
struct Done {};

template <typename T> using Stored = Expected<T, StoreError>;

/// One English line for the command line.
[[nodiscard]] std::string errorText(const StoreError &error);

/// Runs what throws a StoreError and gives it back as a value. Every public function of the store is made
/// this way.
template <typename F> [[nodiscard]] auto guarded(F &&work) -> Stored<decltype(work())> {
    try {
        return work();
    } catch (const StoreError &error) {
        return error;
    }
}

} // namespace pitwise
