// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/placer.h"

#include <algorithm>
#include <array>
#include <cmath>

// Where chips, markers and labels lie. A stake has at most two stacks: the bet, and beside it what was added by a
// double or, once settled, what was paid.

namespace pitwise::felt {
namespace {

constexpr double firstCard = FeltTable::cardsFar + 1; // no label reaches below this

bool onTable(const StakeView &stake) {
    return (stake.chips + stake.doubled + stake.paid > 0 || stake.closedAt) &&
           (stake.state == BetState::Open || stake.state == BetState::StoodOff || stake.state == BetState::Paid);
}

/// What was laid on the stack since bets were closed: it stands beside the rest.
Cents grown(const StakeView &stake) {
    return stake.closedAt && stake.doubled == 0 && stake.paid == 0 ? std::max<Cents>(0, stake.chips - *stake.closedAt) : 0;
}
bool shrunk(const StakeView &stake) {
    return stake.closedAt && *stake.closedAt > stake.chips;
}
Cents firstPile(const StakeView &stake) {
    return stake.paid > 0 ? stake.chips + stake.doubled : stake.chips - grown(stake);
}
Cents secondPile(const StakeView &stake) {
    return stake.paid > 0 ? stake.paid : stake.doubled + grown(stake);
}

QString listText(const StakeView &stake) {
    return stake.paid > 0 ? u'+' + money(stake.paid) : money(stake.chips);
}

/// `$125+125` for a double, `$250 +$250` for a payout; short where there is little room.
QString amountText(const StakeView &stake, bool brief) {
    if (stake.closedAt)
        return money(*stake.closedAt) + QStringLiteral(" \u2192 ") + money(stake.chips);
    if (stake.paid > 0)
        return (brief || firstPile(stake) == 0 ? QString() : money(firstPile(stake)) + u' ') + u'+' +
               (brief ? money(stake.paid).mid(1) : money(stake.paid));
    QString text = money(stake.chips);
    if (stake.doubled > 0)
        text += u'+' + money(stake.doubled).mid(1);
    return brief ? text.mid(1) : text;
}

const StakeView *stakeOf(const HandView &hand, const std::string &player) {
    const auto it = std::ranges::find(hand.stakes, player, &StakeView::player);
    return it == hand.stakes.end() || !onTable(*it) ? nullptr : &*it;
}

/// Of split hands with several bettors: where this one's label goes, on a hand with a lone pile and no second
/// pile on the next; else on the first with a lone pile, and then there is room for the letter only; -1: none.
struct Naming {
    int hand = -1;
    bool amount = false;
};
Naming namingOf(const BoxView &box, const std::string &player) {
    Naming naming;
    const auto lone = [&](std::size_t i) {
        const StakeView *stake = stakeOf(box.hands[i], player);
        return stake && secondPile(*stake) == 0;
    };
    const auto spread = [&](std::size_t i) {
        return std::ranges::any_of(box.hands[i].stakes,
                                   [](const StakeView &stake) { return onTable(stake) && secondPile(stake) > 0; });
    };
    for (std::size_t i = 0; i < box.hands.size(); ++i)
        if (lone(i)) {
            if (!spread(i) && (i + 1 == box.hands.size() || !spread(i + 1)))
                return {static_cast<int>(i), true};
            if (naming.hand < 0)
                naming.hand = static_cast<int>(i);
        }
    return naming;
}

} // namespace

double Placer::textSize(double size, bool grows) const {
    return std::max(grows ? size * m_options.textScale : size, m_options.smallestText / m_table.scale);
}

double Placer::labelWidth(const Tag &tag, double size) {
    return felt::labelWidth(tag.letter, tag.text, size);
}

void Placer::label(const QString &id, const BoxView &box, QPointF at, Tag tag, const std::string &player) {
    if (tag.text.isEmpty() && tag.letter.isEmpty())
        return;
    const double size = textSize(tag.size, tag.grows);
    const double width = labelWidth(tag, size), height = size * labelHeight;
    PlacedItem &item = add(Labels, ItemKind::Label, QStringLiteral("label/") + id);
    item.at = at;
    item.rect = {tag.anchor == Anchor::Middle  ? -width / 2
                 : tag.anchor == Anchor::Start ? 0
                                               : -width,
                 -height / 2, width, height};
    // Signs of the table stay in view: a level label at the edge moves inwards.
    const double over = std::max(0.0, at.x() + item.rect.right() - (m_table.width - 1));
    const double under = std::max(0.0, 1 - (at.x() + item.rect.left()));
    item.at.rx() += under - over;
    item.box = box.box;
    item.player = player;
    item.text = tag.text;
    item.letter = tag.letter;
    item.seated = tag.seated;
    item.size = size;
    if (!tag.wish.isEmpty())
        m_wishes[item.id] = tag.wish;
}

double Placer::stack(const BoxView &box, const QString &id, StackRole role, const StakeView &stake, Cents amount,
                     Spot spot) {
    const std::int64_t chips =
        std::clamp<std::int64_t>(m_chips.cut(amount).count() + (m_chips.cut(amount).rest > 0), 1, 2 * largestPile);
    PlacedItem &item = add(Bets, ItemKind::Stack, id);
    item.piles = chips > largestPile ? 2 : 1;
    const double diameter = item.piles == 2 ? spot.diameter * .5 : spot.diameter;
    const double inPile = item.piles == 2 ? (chips + 1) / 2 : chips;
    item.height = std::min(diameter * chipThickness * inPile, spot.maxHeight);
    item.at = spot.at;
    item.diameter = spot.diameter;
    item.rect = {-spot.diameter / 2, -item.height - spot.diameter * chipFlatness / 2, spot.diameter,
                 item.height + spot.diameter * chipFlatness};
    item.box = box.box;
    item.player = stake.player;
    item.amount = amount;
    item.role = role;
    item.seated = stake.seated;
    return item.height;
}

void Placer::ghost(const BoxView &box, const QString &id, const StakeView &stake, QPointF at, double diameter) {
    PlacedItem &ghost = add(Bets, ItemKind::Ghost, QStringLiteral("ghost/") + id);
    ghost.at = at;
    const double r = diameter * .62;
    ghost.rect = {-r, -r * chipFlatness, 2 * r, 2 * r * chipFlatness};
    ghost.box = box.box;
    ghost.player = stake.player;
    ghost.amount = *stake.closedAt - stake.chips;
}

void Placer::mainBets(const BoxView &box) {
    std::vector<std::string> bettors;
    for (const HandView &hand : box.hands)
        for (const StakeView &stake : hand.stakes)
            if (std::ranges::find(bettors, stake.player) == bettors.end())
                bettors.push_back(stake.player);
    for (int i = 0; i < static_cast<int>(box.hands.size()); ++i)
        mainBet(box, i, bettors);
}

void Placer::mainBet(const BoxView &box, int index, const std::vector<std::string> &bettors) {
    const FeltTable &t = m_table;
    const HandView &hand = box.hands[index];
    const int h = static_cast<int>(box.hands.size()), m = static_cast<int>(bettors.size());
    const double lean = t.theta(box.box) <= 1e-6 ? -1 : 1; // the front bettor stands on the outer side
    const bool grid = h > 1 && m > 1;
    const double cell = t.room(h) - 2;
    const double th = t.column(box.box, index, h);
    const double crowd = m > 3 ? 3.0 / m : 1; // a game without a limit of bettors: everything closer

    bool seconds = false, hasChips = false;
    for (const StakeView &stake : hand.stakes)
        if (onTable(stake)) {
            seconds = seconds || secondPile(stake) > 0;
            hasChips = true;
        }
    const bool three = seconds && hand.markers > 0 && !grid && h > 1; // bet, second pile and marker in one column
    constexpr std::array<double, 3> alone{38, 26, 24}, split{31, 26, 22};
    double diameter = h == 1 ? alone[std::clamp(m, 1, 3) - 1] * crowd
                      : grid ? 16 * crowd
                             : std::min(split[std::clamp(h, 2, 4) - 2], cell * .6);
    if ((seconds || hand.markers > 0) && !grid && h > 1)
        diameter = std::min(diameter, cell / (three ? 2.75 : 1.8));
    double rightEdge = 0; // of all chips on the hand

    for (int j = m - 1; j >= 0; --j) { // far rows first: near ones lie over them
        const auto stakeIt = std::ranges::find(hand.stakes, bettors[j], &StakeView::player);
        if (stakeIt == hand.stakes.end() || !onTable(*stakeIt))
            continue;
        const StakeView &stake = *stakeIt;
        const Cents second = secondPile(stake);
        const QString key = QStringLiteral("%1/%2/%3").arg(box.box).arg(index + 1).arg(QString::fromStdString(stake.player));

        double u = 0, rho = 0, maxHeight = m == 1 ? 24 : 30;
        if (h == 1) {
            const double inwards = t.low ? 27 : 25; // a box that is hardly turned adds nothing of its own
            u = m > 1 ? lean * inwards * ((m - 1) / 2.0 - j) * crowd + lean * 9 : 0;
            rho = m == 1 ? -8 : m == 2 ? -16 + 20 * j : -21 + 20 * j * crowd;
            if (rho > 10)
                maxHeight = 12; // a tall pile would rise over the side bets
        } else {
            rho = grid ? -22 + 20.5 * j * crowd : -10;
            maxHeight = grid ? 6.6 : 28;
            if (grid && second == 0)
                u = index == namingOf(box, stake.player).hand ? -cell / 2 + diameter / 2 + 1 : 5;
        }
        if (second > 0 || (hand.markers > 0 && !grid))
            u -= diameter * (h == 1 ? .5 : three ? .85 : .46);
        rightEdge = std::max(rightEdge, u + diameter * (second > 0 ? (h == 1 ? 1.5 : 1.42) : .5));
        u += stake.leans * t.boxWidth() / 2;
        if (shrunk(stake)) {
            ghost(box, key, stake, t.at(th, rho, u), diameter);
            m_items.back().hand = index + 1;
        }
        if (firstPile(stake) > 0) { // else the hand carries a marker in place of chips
            stack(box, QStringLiteral("bet/") + key, StackRole::Bet, stake, firstPile(stake),
                  {t.at(th, rho, u), diameter, maxHeight});
            m_items.back().hand = index + 1;
        }
        if (second > 0) {
            const StackRole role = stake.paid > 0 ? StackRole::Payout : StackRole::Double;
            stack(box, (stake.paid > 0 ? QStringLiteral("paid/") : QStringLiteral("double/")) + key, role, stake, second,
                  {t.at(th, rho - .8, u + diameter * (h == 1 ? 1.0 : .92)), diameter, maxHeight});
            m_items.back().hand = index + 1;
        }

        Tag tag;
        tag.text = m_options.amounts ? amountText(stake, h > 2) : QString();
        tag.letter = m > 1 || stake.player != box.seated ? letterOf(stake.player) : QString();
        tag.seated = stake.player == box.seated;
        tag.size = h < 3 ? 8.8 : 7.8;
        tag.grows = m == 1;
        QPointF at;
        if (grid) { // a row is named once, where there is room beside its chips; other hands only where they differ
            const auto [named, roomForAmount] = namingOf(box, stake.player);
            const StakeView *first =
                named >= 0 ? stakeOf(box.hands[static_cast<std::size_t>(named)], stake.player) : nullptr;
            if (index == named) {
                tag.size = 7.2;
                tag.anchor = Anchor::Start;
                const double size = textSize(tag.size, false);
                const double free = t.room(h) + 3.5 - diameter - u - .8; // up to the chip of the next hand
                if (!roomForAmount || (index + 1 < h && labelWidth(tag, size) > free))
                    tag.wish = std::exchange(tag.text, {});
                const double reach = size * .67 + (th < 0 ? labelWidth(tag, size) * std::sin(-th) : 0);
                at = t.at(th, std::max(rho - 1, firstCard + reach), u + diameter / 2 + .8);
            } else {
                if (named >= 0 || index > 0)
                    tag.letter.clear();
                if (second > 0 || (first && first->chips == stake.chips))
                    tag.text.clear();
                tag.size = 7;
                const double size = textSize(tag.size, false);
                const double reach = size * .67 * std::cos(th) + labelWidth(tag, size) / 2 * std::abs(std::sin(th));
                at = t.at(th, std::max(rho - 6.4, firstCard + reach), u + (second > 0 ? diameter * .46 : 0));
            }
        } else if (m > 1) {
            const double width = labelWidth(tag, textSize(tag.size, false));
            const double past = lean < 0 && second > 0 ? diameter : 0; // the second pile lies to the right
            at = t.at(th, rho - 1.5, u - lean * (diameter / 2 + width / 2 + 1.2 + past));
        } else { // level text over turned cards: its lowest corner stays above the card zone
            if (h > 1)
                fitColumn(tag, stake, index, h);
            const double size = textSize(tag.size, tag.grows);
            const double reach = size * .67 * std::cos(th) + labelWidth(tag, size) / 2 * std::abs(std::sin(th));
            at = t.at(th, std::max(rho - diameter * .5 - 3.2, firstCard + reach), u + (second > 0 ? diameter * .5 : 0));
        }
        label(key, box, at, tag, stake.player);
        if (!m_items.empty() && m_items.back().kind == ItemKind::Label)
            m_items.back().hand = index + 1;
    }
    if (!hasChips)
        markers(box, index, h == 1 ? 10.4 : std::min(9.6, cell * .25), 0, -11, {0, 14.5}); // in the bet's place
    else if (grid) // in the free edge of the column, between the rows
        markers(box, index, 5, cell / 2 - 5, -11.5, {0, 20});
    else if (h > 1)
        markers(box, index, std::min(9.6, cell * (three ? .16 : .25)),
                three ? rightEdge + cell * .16 + .3 : diameter * .04 + cell * .25, -11, {0, 14.5});
    else if (m > 1 && lean < 0) // amounts stand to the right of these bets; the near corner is free
        markers(box, index, 10.4, 48, -20, {-21, 0});
    else
        markers(box, index, 10.4, rightEdge + 10.9, m > 1 ? -20 : -10, {0, 14.5});
    ties(box, index);
}

void Placer::fitColumn(Tag &tag, const StakeView &stake, int index, int hands) const {
    const double room = m_table.room(hands) * .92 - 1; // level labels on a turned arc
    const auto tooWide = [&] { return labelWidth(tag, textSize(tag.size, tag.grows)) > room; };
    if (index > 0)
        tag.letter.clear(); // named at the first hand
    if (!tooWide())
        return;
    tag.grows = false;
    if (tooWide() && stake.paid == 0 && stake.doubled > 0) {
        if (stake.doubled == stake.chips)
            tag.text = QStringLiteral("2x") + money(stake.chips).mid(1);
        if (stake.doubled != stake.chips || tooWide())
            tag.text = money(stake.chips + stake.doubled).mid(1);
    } else if (tooWide() && stake.paid > 0) {
        tag.text = u'+' + money(stake.paid).mid(1);
    }
    if (tooWide() && tag.text.startsWith(u'$'))
        tag.text.remove(0, 1);
}

void Placer::markers(const BoxView &box, int index, double radius, double u, double rho, QPointF step) {
    const double th = m_table.column(box.box, index, static_cast<int>(box.hands.size()));
    for (int f = 0; f < box.hands[index].markers; ++f) { // right of the bet, one for each free split or double
        PlacedItem &item = add(Bets, ItemKind::Marker, QStringLiteral("marker/%1/%2/%3").arg(box.box).arg(index + 1).arg(f));
        item.at = m_table.at(th, rho + f * step.y(), u + f * step.x());
        item.rect = {-radius, -radius, 2 * radius, 2 * radius};
        item.box = box.box;
        item.hand = index + 1;
        item.index = f;
    }
}

void Placer::ties(const BoxView &box, int index) {
    const double th = m_table.column(box.box, index, static_cast<int>(box.hands.size()));
    const auto &ties = box.hands[index].ties;
    const int m = static_cast<int>(ties.size());
    for (int j = m - 1; j >= 0; --j) {
        if (!onTable(ties[j]))
            continue;
        const double u = (j - (m - 1) / 2.0) * 11;
        const QString key =
            QStringLiteral("tie/%1/%2/%3").arg(box.box).arg(index + 1).arg(QString::fromStdString(ties[j].player));
        stack(box, key, StackRole::Tie, ties[j], ties[j].chips + ties[j].paid,
              {m_table.at(th, 19, u), m > 1 ? 12.0 : 16.0, 9});
        m_items.back().hand = index + 1;
        Tag tag;
        tag.text = ties[j].paid > 0 && m_options.amounts ? u'+' + money(ties[j].paid).mid(1) : QStringLiteral("18");
        tag.size = 6.6;
        tag.grows = false;
        label(key, box, m_table.at(th, 9.6, u), tag, ties[j].player);
        m_items.back().hand = index + 1;
    }
}

void Placer::sideBets(const BoxView &box) {
    for (std::size_t i = 0; i < m_print.areas.size(); ++i)
        for (const SideAreaView &side : box.sides)
            if (side.kind == m_print.areas[i].kind)
                sideBet(box, static_cast<int>(i), side);
}

void Placer::sideBet(const BoxView &box, int areaIndex, const SideAreaView &side) {
    const FeltTable &t = m_table;
    std::vector<const StakeView *> stakes;
    for (const StakeView &stake : side.stakes)
        if (onTable(stake))
            stakes.push_back(&stake);
    const int m = static_cast<int>(stakes.size());
    if (m == 0)
        return;
    const QPointF centre = t.sideAt(box.box, areaIndex) - QPointF(0, 2.4);
    const int kinds = static_cast<int>(m_print.areas.size());
    const QString prefix = QStringLiteral("%1/%2/").arg(box.box).arg(QString::fromStdString(side.kind));
    const auto name = [](const StakeView &stake) { return QString::fromStdString(stake.player); };
    const auto tagFor = [&](const StakeView &stake, double size) {
        Tag tag;
        tag.size = size;
        tag.grows = false;
        tag.letter = m > 1 || stake.player != box.seated ? letterOf(stake.player) : QString();
        tag.seated = stake.player == box.seated;
        return tag;
    };
    const auto mark = [&] { m_items.back().area = side.kind; };

    if (m == 1 && stakes[0]->paid > 0 && kinds == 1) { // room beside a lone circle: bet and payout are pushed out of it
        const double towards = t.theta(box.box) < 0 ? 1 : -1;
        const std::array<std::pair<Cents, double>, 2> pushed{{{stakes[0]->chips, 42}, {stakes[0]->paid, 68}}};
        for (const auto &[amount, u] : pushed) {
            const bool payout = u > 50;
            const QPointF at = t.at(t.theta(box.box), FeltTable::sideRho - 2, towards * u);
            stack(box, (payout ? QStringLiteral("sidepaid/") : QStringLiteral("side/")) + prefix + name(*stakes[0]),
                  payout ? StackRole::Payout : StackRole::Side, *stakes[0], amount, {at, 20, 16});
            mark();
            Tag tag = tagFor(*stakes[0], 7.8);
            tag.text = m_options.amounts ? (payout ? u'+' + money(amount) : money(amount)) : QString();
            if (payout)
                tag.letter.clear();
            label((payout ? QStringLiteral("sidepaid/") : QStringLiteral("side/")) + prefix + name(*stakes[0]), box,
                  at + QPointF(0, 13.6), tag, stakes[0]->player);
        }
        return;
    }

    const bool pair = m == 1 && stakes[0]->paid > 0; // bet and payout share the circle as two bettors would
    const int spots = pair ? 2 : m;
    std::vector<QPointF> offsets;
    double diameter = t.sideRadius() * 1.45;
    const double below = spots == 1 ? 20.4 - diameter * .43 : 11; // the seat plate
    if (spots == 1) {
        offsets = {{0, 0}};
    } else if (spots == 2) {
        offsets = {{-7.6, 3.2}, {7.6, -3.6}};
        diameter = 16.5;
    } else if (spots == 3) {
        offsets = {{0, 6.6}, {-9, -3}, {9, -5.2}};
        diameter = 15;
    } else {
        diameter = 15 * std::sqrt(3.0 / spots);
        for (int j = 0; j < spots; ++j) {
            const double a = 2 * M_PI * j / spots;
            offsets.emplace_back(10 * std::sin(a), 8 * std::cos(a));
        }
    }
    std::vector<int> order(static_cast<std::size_t>(spots));
    for (int j = 0; j < spots; ++j)
        order[static_cast<std::size_t>(j)] = j;
    std::ranges::stable_sort(order, {}, [&](int j) { return offsets[static_cast<std::size_t>(j)].y(); });

    // Three circles leave no room for a list of amounts beside them.
    const double middle = t.at(t.theta(box.box), FeltTable::sideRho).x();
    double out = kinds > 2 ? 0 : centre.x() < middle - 1 ? -1 : 1;
    if (out != 0 && m > 1 && m_options.amounts) { // nor does the edge of the table
        double widest = 0;
        for (const StakeView *stake : stakes) {
            Tag tag = tagFor(*stake, 7.4);
            tag.text = listText(*stake);
            widest = std::max(widest, labelWidth(tag, textSize(7.4, false)));
        }
        const double reach = centre.x() + out * (t.sideRadius() + 1 + widest);
        if (reach < 1 || reach > t.width - 1)
            out = 0;
    }
    constexpr std::array<QPointF, 2> letters2{QPointF{-11, 12}, QPointF{12, 7}};
    constexpr std::array<QPointF, 3> letters3{QPointF{0, 15.5}, QPointF{-13, 5}, QPointF{13, 3}};

    for (const int j : order) {
        const bool payout = pair && j == 1;
        const StakeView &stake = *stakes[pair ? 0 : static_cast<std::size_t>(j)];
        const Cents amount = pair ? (payout ? stake.paid : stake.chips) : stake.chips + stake.paid;
        const QPointF at = centre + offsets[static_cast<std::size_t>(j)];
        const QString id = (payout ? QStringLiteral("sidepaid/") : QStringLiteral("side/")) + prefix + name(stake);
        double height = 0;
        if (amount > 0) {
            height = stack(box, id, payout ? StackRole::Payout : StackRole::Side, stake, amount, {at, diameter, below});
            mark();
        }
        if (shrunk(stake)) {
            ghost(box, prefix + name(stake), stake, at, diameter);
            mark();
        }
        Tag tag = tagFor(stake, 7.6);
        if (m == 1) {
            if (pair && !payout)
                continue;
            if (m_options.amounts)
                tag.text = payout           ? u'+' + money(stake.paid)
                           : stake.closedAt ? amountText(stake, false)
                                            : money(stake.chips);
            label(id, box, QPointF(centre.x(), at.y() - height - diameter * .43 - 3.4), tag, stake.player);
        } else if (out != 0 && m_options.amounts) { // a list beside the circle, front bettor lowest
            tag.size = 7.4;
            tag.text = listText(stake);
            tag.anchor = out > 0 ? Anchor::Start : Anchor::End;
            const double line = std::max(10.4, textSize(7.4, false) * 1.4);
            label(id, box, centre + QPointF(out * (t.sideRadius() + 1), -1.6 + (m - 1) * line / 2 - line * j), tag,
                  stake.player);
        } else {
            tag.size = 6.8;
            if (m_options.amounts)
                tag.wish = listText(stake);
            const QPointF place = m == 2   ? letters2[static_cast<std::size_t>(j)]
                                  : m == 3 ? letters3[static_cast<std::size_t>(j)]
                                           : offsets[static_cast<std::size_t>(j)] * 1.9;
            label(id, box, centre + place, tag, stake.player);
        }
        if (m_items.back().kind == ItemKind::Label)
            mark();
    }
}

void Placer::insurance(const BoxView &box) {
    const FeltTable &t = m_table;
    std::vector<const InsuranceView *> bets;
    for (const InsuranceView &bet : box.insurance)
        if (bet.chips > 0 && (bet.state == BetState::Open || bet.state == BetState::StoodOff || bet.state == BetState::Paid))
            bets.push_back(&bet);
    const int m = static_cast<int>(bets.size());
    const double apart = m > 3 ? 120.0 / m : 40;
    for (int j = 0; j < m; ++j) {
        const InsuranceView &bet = *bets[static_cast<std::size_t>(j)];
        StakeView stake;
        stake.player = bet.player;
        stake.seated = bet.player == box.seated;
        const QString key = QStringLiteral("%1/%2/%3")
                                .arg(box.box)
                                .arg(QString::fromStdString(bet.player), QString::fromStdString(bet.insured));
        const double u = (j - (m - 1) / 2.0) * apart - (bet.paid > 0 ? 9.5 : 0);
        const QPointF at = t.at(t.theta(box.box), FeltTable::insuranceMid, u);
        stack(box, QStringLiteral("insured/") + key, StackRole::Insurance, stake, bet.chips,
              {at, std::min(20.0, apart / 2), 14});
        double centre = 0;
        if (bet.paid > 0) {
            stack(box, QStringLiteral("inspaid/") + key, StackRole::Payout, stake, bet.paid,
                  {t.at(t.theta(box.box), FeltTable::insuranceMid, u + 19), std::min(20.0, apart / 2), 14});
            centre = 9.5;
        }
        Tag tag;
        tag.text = !m_options.amounts ? QString() : bet.paid > 0 ? u'+' + money(bet.paid) : money(bet.chips);
        tag.size = 7.8;
        tag.grows = m == 1;
        tag.letter = m > 1 || bet.player != box.seated ? letterOf(bet.player) : QString();
        tag.seated = stake.seated;
        label(QStringLiteral("ins/") + key, box, at + QPointF(centre, 14.2), tag, bet.player);
    }
}

} // namespace pitwise::felt
