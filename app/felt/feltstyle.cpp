// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/feltstyle.h"
#include "app/felt/looks.h"

#include <array>

namespace pitwise::felt {
namespace {

// clang-format off
/// In high contrast, of every felt: cloth, print, gold, accent, rail, wood.
constexpr std::array<QRgb, 12> strong{0x101214, 0x0b0c0d, 0x050505, 0xffffff, 0xffffff, 0xffd34d, 0x000000, 0x1c1c1c, 0x2c2c2c, 0x000000,
                                      0xffffff, 0x9a9a9a};
// clang-format on

} // namespace

FeltStyle styleOf(const std::string &game, bool highContrast) {
    FeltStyle s = lookOf(game).style;
    QColor *const fields[] = {&s.middle,   &s.mid,      &s.edge,      &s.print,    &s.gold,      &s.accent,
                              &s.railDark, &s.railBase, &s.railLight, &s.railEdge, &s.woodLight, &s.woodDark};
    for (std::size_t i = 0; highContrast && i < strong.size(); ++i)
        *fields[i] = QColor::fromRgb(strong[i]);
    s.highContrast = highContrast;
    return s;
}

AreaStyle areaStyleOf(const std::string &game, const std::string &kind) {
    for (const Look::Circle &circle : lookOf(game).circles)
        if (circle.bet == kind)
            return circle.style;
    return {};
}

QColor mixed(const QColor &a, const QColor &b, double t) {
    const auto part = [t](int x, int y) { return qRound(x + (y - x) * t); };
    return {part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue())};
}

} // namespace pitwise::felt
