// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/issuerkey.h"

namespace pitwise::exam {

// A key that is lost cannot be made again, so none is ever written over: under another passphrase the file as it was
// stays beside the new one, as `issuer.pitkey.before`, until the new one has been opened from disk. All throw a Refusal.

[[nodiscard]] QString keyBefore(const QString &path);

/// A key's first file: nothing may lie there.
void keepKey(const QString &path, const QByteArray &sealed);
/// The same key under another passphrase. Refuses to write over anything else.
void replaceKey(const QString &path, const QByteArray &sealed);
/// Refuses a wrong passphrase, and says where that passphrase opens the file as it was before.
[[nodiscard]] IssuerKey openKey(const QString &path, QByteArrayView passphrase);

} // namespace pitwise::exam
