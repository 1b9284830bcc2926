// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/school/classlists.h"

namespace pitwise {

/// What stands on the printed sheet of a class, as on its page.
struct ClassSheet {
    QString name, subtitle, wrongSubtitle;
    QStringList games; ///< Documents, in the order of the scores.
    const school::ClassFigures &figures;
    const WrongList &wrong;
    Day today = 0;
};

/// As PDF, on as many pages as it takes.
[[nodiscard]] QByteArray classPaper(const ClassSheet &sheet);

} // namespace pitwise
