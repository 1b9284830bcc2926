// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/moneytext.h"

#include <QStringList>

namespace pitwise {

std::optional<Cents> centsTyped(const QString &typed) {
    QString text = typed.trimmed();
    text.remove(u',').remove(u'$').remove(u' ');
    const QStringList parts = text.split(u'.');
    if (text.isEmpty() || parts.size() > 2 || parts[0].size() > 10 || (parts.size() == 2 && parts[1].size() > 2))
        return std::nullopt;
    bool whole = true, part = true;
    const Cents dollars = parts[0].isEmpty() ? 0 : parts[0].toLongLong(&whole);
    const Cents cents = parts.size() < 2 || parts[1].isEmpty() ? 0 : parts[1].leftJustified(2, u'0').toLongLong(&part);
    if (!whole || !part || dollars < 0 || cents < 0 || (parts[0].isEmpty() && parts.size() < 2))
        return std::nullopt;
    return dollars * 100 + cents;
}

} // namespace pitwise
