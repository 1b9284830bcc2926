// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/school/register.h"

namespace pitwise::school {

/// Somebody of the school is erased for good, at every station: the order is a document that holds his id and nothing of
/// him. Whatever his records were sealed with is thrown away with them; the entries stay, and every chain still holds.
/// Refused where nobody of that id is known.
[[nodiscard]] Stored<Done> orderErasure(Store &store, const QUuid &person, const QString &who);
/// Does here what was ordered anywhere; says how many people went. Not within a transaction.
[[nodiscard]] Stored<int> applyErasures(Store &store);

} // namespace pitwise::school
