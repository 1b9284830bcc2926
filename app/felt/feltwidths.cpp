// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/feltlayout.h"

#include <array>
#include <set>

namespace pitwise::felt {
namespace {

// Advance widths of Noto Sans from the space to the tilde, in thousandths of the size.
// clang-format off
constexpr std::array<short, 95> regular{
    260, 269, 408, 646, 572, 831, 732, 225, 300, 300, 551, 572, 268, 322, 268, 372, 572, 572, 572, 572, 572, 572, 572, 572,
    572, 572, 268, 268, 572, 572, 572, 434, 899, 639, 650, 632, 730, 556, 519, 728, 741, 339, 273, 619, 524, 907, 760, 781,
    605, 781, 622, 549, 556, 731, 600, 930, 586, 566, 572, 329, 372, 329, 572, 444, 281, 561, 615, 480, 615, 564, 344, 615,
    618, 258, 258, 534, 258, 935, 618, 605, 615, 615, 413, 479, 361, 618, 508, 786, 529, 510, 470, 380, 551, 380, 572};
constexpr std::array<short, 95> heavy{
    260, 286, 472, 646, 572, 901, 750, 266, 339, 339, 545, 572, 285, 322, 285, 413, 572, 572, 572, 572, 572, 572, 572, 572,
    572, 572, 285, 285, 572, 572, 572, 477, 897, 690, 672, 637, 740, 560, 549, 724, 765, 389, 331, 664, 565, 943, 813, 796,
    628, 796, 660, 551, 579, 756, 650, 967, 667, 624, 579, 331, 413, 331, 572, 411, 362, 604, 633, 514, 633, 591, 387, 633,
    657, 305, 305, 620, 305, 982, 657, 619, 633, 633, 454, 497, 434, 657, 569, 856, 578, 569, 488, 394, 551, 394, 572};
// clang-format on
constexpr double otherScript = .75; // a letter outside the table: between Latin and full width

} // namespace

double textWidth(const QString &text, bool bold) {
    double width = 0;
    for (const QChar c : text) {
        const int code = c.unicode() - 32;
        width += code >= 0 && code < 95  ? (bold ? heavy : regular)[static_cast<std::size_t>(code)] / 1000.0
                 : c.unicode() >= 0x2e80 ? 1.0
                                         : otherScript;
    }
    return width;
}

QString money(Cents amount) {
    const Cents whole = amount / 100;
    QString text = QString::number(whole);
    for (qsizetype at = text.size() - 3; at > 0; at -= 3)
        text.insert(at, u',');
    text.prepend(u'$');
    if (const int cents = static_cast<int>(amount % 100))
        text += QStringLiteral(".%1").arg(cents, 2, 10, QLatin1Char('0'));
    return text;
}

QString playerLetter(const RoundView &view, const std::string &player) {
    std::set<std::string> names;
    for (const BoxView &box : view.table) {
        if (!box.seated.empty())
            names.insert(box.seated);
        for (const HandView &hand : box.hands)
            for (const StakeView &stake : hand.stakes)
                names.insert(stake.player);
        for (const SideAreaView &side : box.sides)
            for (const StakeView &stake : side.stakes)
                names.insert(stake.player);
        for (const InsuranceView &insurance : box.insurance)
            names.insert(insurance.player);
    }
    const QString name = QString::fromStdString(player);
    const auto shared = [&](const QString &start) {
        int count = 0;
        for (const std::string &other : names)
            count += QString::fromStdString(other).startsWith(start, Qt::CaseInsensitive);
        return count > 1;
    };
    if (const QString one = name.left(1); !shared(one))
        return one.toUpper();
    if (const QString two = name.left(2); name.size() <= 2 || !shared(two))
        return two;
    // Names that begin alike: initial and place among them.
    int place = 1;
    for (const std::string &other : names) {
        if (other == player)
            break;
        place += QString::fromStdString(other).startsWith(name.left(1), Qt::CaseInsensitive);
    }
    return name.left(1).toUpper() + QString::number(place);
}

} // namespace pitwise::felt
