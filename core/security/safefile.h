// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace pitwise::security {

/// The whole file; throws a Refusal that names it. Nothing we read is larger than `most` bytes.
[[nodiscard]] QByteArray readFile(const QString &path, qint64 most = 64 * 1024 * 1024);
/// Old file or new file, never half of one, and on disk when this returns. Throws a Refusal that names it.
void writeFile(const QString &path, const QByteArray &bytes);
/// Moves a file that cannot be read out of the way, never over another one, and says where it lies now:
/// `people.json` becomes `people.damaged-20261118-040102.json`. Throws a Refusal that names it.
[[nodiscard]] QString setAside(const QString &path, qint64 nowMs);
/// Makes the names in a folder durable: a new file survives a power cut only after this.
void syncFolder(const QString &folder);
/// Makes everything durable that was written to the disk of this folder: once for many files.
void syncDisk(const QString &folder);

} // namespace pitwise::security
