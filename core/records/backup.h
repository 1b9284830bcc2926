// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/records/store.h"

namespace pitwise {

/// Copies everything into one file while the trainer goes on working. The copy is looked through before it
/// takes its name: what is there when this returns is whole and on disk. Replaces an older backup of that
/// name.
[[nodiscard]] Stored<Done> backUp(Store &store, const QString &file);

/// Puts a backup in the place of the records. The backup is looked through first; the records it replaces are
/// kept, and where is what this returns (empty: there were none). Locked where a program still has the
/// records open: close the store first.
[[nodiscard]] Stored<QString> restore(const QString &backup, const QString &path, const Clock &clock);

} // namespace pitwise
