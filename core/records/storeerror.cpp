// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/storeerror.h"
#include "core/security/safefile.h"

#include <cerrno>

namespace pitwise {

std::string errorText(const StoreError &error) {
    const std::string file = error.path.isEmpty() ? "the records" : error.path.toStdString();
    const std::string detail = error.detail.toStdString();
    switch (error.kind) {
    case StoreErrorKind::NewerVersion:
        return file + " was written by a newer Pitwise (schema " + std::to_string(error.version) +
               "); update this program; the file was not touched";
    case StoreErrorKind::NotOurs: return file + " is not a Pitwise database; it was not touched";
    case StoreErrorKind::ReadOnly: return file + " cannot be written (" + detail + ")";
    case StoreErrorKind::DiskFull:
        return "the disk of " + file + " is full; nothing was written and nothing recorded was lost";
    case StoreErrorKind::Corrupt:
        return file + " is damaged (" + detail + "); restore a backup, or start the trainer, which sets it aside";
    case StoreErrorKind::Locked: return file + " is in use by another program; try again when it has finished";
    case StoreErrorKind::NotThere: return detail.empty() ? "there is no " + file : detail;
    case StoreErrorKind::Refused: return detail;
    case StoreErrorKind::Failed: break;
    }
    return file + ": " + detail;
}

StoreError storeError(const security::NotWritten &why, const QString &path) {
    const auto kind = [&] {
        switch (why.code) {
        case ENOSPC:
        case EDQUOT: return StoreErrorKind::DiskFull;
        case EROFS:
        case EACCES:
        case EPERM: return StoreErrorKind::ReadOnly;
        default: return StoreErrorKind::Failed;
        }
    }();
    return {kind, path, QString::fromStdString(security::wayOut(why.code))};
}

} // namespace pitwise
