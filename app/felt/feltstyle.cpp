// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/feltstyle.h"

#include <array>

namespace pitwise::felt {
namespace {

/// cloth (middle, mid, edge), print, gold, accent, rail (dark, base, light, edge), wood (light, dark), card back (ground,
/// deep, print)
struct Tokens {
    const char *game;
    Emblem emblem;
    std::array<QRgb, 15> colours;
};

// clang-format off
constexpr Tokens tokens[] = {
    {"lucky8", Emblem::Eight, {0x135f40, 0x0c4f35, 0x052c1d, 0xf1e6c4, 0xecc564, 0xe8584a, 0x1c0f0a, 0x4a2a1c, 0x7a4a33, 0x2a160e,
                               0x8a5a2c, 0x4c2d12, 0x7d1f2d, 0x541019, 0xead6a4}},
    {"dueling8s", Emblem::Swords, {0x25508f, 0x153566, 0x081a38, 0xe3ebf6, 0xdfe8f5, 0xff8273, 0x0b0c0f, 0x23262c, 0x474c55, 0x101216,
                                   0x6b7078, 0x2c3036, 0x1f3f78, 0x12284f, 0xd9e2ee}},
    {"freebet", Emblem::Marker, {0x8a2a40, 0x651a2d, 0x380c18, 0xf6e7cd, 0xf0c66e, 0x6fd3c4, 0x160d09, 0x3a2418, 0x69452f, 0x20130c,
                                 0x9a6a34, 0x523414, 0x1d5c50, 0x103a33, 0xefe0b4}},
    {"luckylucky", Emblem::Rings, {0x5a5f64, 0x454a4f, 0x272a2e, 0xf1eee6, 0xf0d9a0, 0xffb454, 0x121110, 0x332e2a, 0x5d5650, 0x1b1917,
                                   0x7d776f, 0x3c3833, 0x7d1f2d, 0x541019, 0xead6a4}},
};
constexpr std::array<QRgb, 12> strong{0x101214, 0x0b0c0d, 0x050505, 0xffffff, 0xffffff, 0xffd34d, 0x000000, 0x1c1c1c, 0x2c2c2c, 0x000000,
                                      0xffffff, 0x9a9a9a};
// clang-format on

constexpr struct {
    const char *kind;
    AreaStyle style;
} areas[] = {
    {"pair", {Ring::Print, Mark::Words, "11:1"}},     {"lucky8", {Ring::Gold, Mark::Words, "8"}},
    {"superb8s", {Ring::Accent, Mark::Words, "888"}}, {"tie18", {Ring::Print, Mark::Words, "8:1"}},
    {"21plus", {Ring::Gold, Mark::Words, "21+"}},     {"rwspairs", {Ring::Print, Mark::Cards, ""}},
    {"luckystash", {Ring::Accent, Mark::Chips, ""}},  {"boombusted", {Ring::Gold, Mark::Burst, ""}},
    {"luckylucky", {Ring::Gold, Mark::Star, ""}},
};

} // namespace

FeltStyle styleOf(const std::string &game, bool highContrast) {
    const Tokens *found = &tokens[0];
    for (const Tokens &entry : tokens)
        if (game == entry.game)
            found = &entry;
    FeltStyle s;
    QColor *const fields[] = {&s.middle,    &s.mid,      &s.edge,     &s.print,     &s.gold,
                              &s.accent,    &s.railDark, &s.railBase, &s.railLight, &s.railEdge,
                              &s.woodLight, &s.woodDark, &s.back,     &s.backDeep,  &s.backPrint};
    for (std::size_t i = 0; i < found->colours.size(); ++i)
        *fields[i] = QColor::fromRgb(highContrast && i < strong.size() ? strong[i] : found->colours[i]);
    s.emblem = found->emblem;
    s.highContrast = highContrast;
    return s;
}

AreaStyle areaStyleOf(const std::string &kind) {
    for (const auto &entry : areas)
        if (kind == entry.kind)
            return entry.style;
    return {};
}

QColor mixed(const QColor &a, const QColor &b, double t) {
    const auto part = [t](int x, int y) { return qRound(x + (y - x) * t); };
    return {part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue())};
}

} // namespace pitwise::felt
