// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace pitwise::exchange {

/// Text as it stands in XML 1.0, in an element or in a quoted attribute. Characters that XML cannot hold are left out.
[[nodiscard]] QString escaped(const QString &text);
/// The same in a CDATA section; an end of one in it is cut in two.
[[nodiscard]] QString cdata(const QString &text);

} // namespace pitwise::exchange
