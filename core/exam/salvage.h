// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/sitting.h"

namespace pitwise::exam {

/// What the invigilator writes into the record of a sitting whose log was damaged.
struct DamageNote {
    QString who, text;
    qint64 wallMs = 0; ///< When.
};
/// In the data of the incident that stands for a mended log.
inline constexpr QLatin1String damageMark{"damagedBytes"};

/// Makes a damaged log whole again out of the entries that can be proved, with the note at its end: how many bytes were
/// damaged, how many entries are lost. The damaged file stays beside it. Throws a Refusal where nothing of this sitting can
/// be read in it.
void mendLog(const ReleasedSitting &released, const SittingPlace &place, const DamageNote &note);

} // namespace pitwise::exam
