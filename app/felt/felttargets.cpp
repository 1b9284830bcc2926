// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/felttargets.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace pitwise::felt {
namespace {

/// Rows of the felt as the arrows walk them, from the players to the dealer.
int rowOf(const PlacedItem &item) {
    switch (item.kind) {
    case ItemKind::Sign: return 0;
    case ItemKind::SeatPlate: return 1;
    case ItemKind::Area: return 2;
    case ItemKind::Stack: return item.role == StackRole::Insurance ? 7 : item.area.empty() ? 4 : 3;
    case ItemKind::Box: return 5;
    case ItemKind::Marker:
    case ItemKind::Ghost: return 4;
    case ItemKind::Hand: return 6;
    case ItemKind::Card:
    case ItemKind::PrintedCard: return item.box == 0 ? 10 : 8;
    case ItemKind::InsuranceSpot: return 9;
    case ItemKind::DealerHand:
    case ItemKind::FaceDownCard:
    case ItemKind::CutCard: return 11;
    case ItemKind::PayTable: return 12;
    case ItemKind::Shoe:
    case ItemKind::Float:
    case ItemKind::Discard: return 13;
    default: return 14;
    }
}

QPointF centreOf(const PlacedItem &item) {
    return item.frame().map(item.rect.center());
}

/// What a covered thing stands for: its hand, area, player or box.
Target ownerOf(const FeltLayout &layout, const PlacedItem &item, int allowed) {
    const auto find = [&](auto &&fits) -> const PlacedItem * {
        const auto it = std::ranges::find_if(layout.items, fits);
        return it == layout.items.end() ? nullptr : &*it;
    };
    if ((allowed & HandTarget) && item.hand > 0)
        if (const auto *hand = find(
                [&](const PlacedItem &o) { return o.kind == ItemKind::Hand && o.box == item.box && o.hand == item.hand; }))
            return {hand, HandTarget};
    if ((allowed & PlayerTarget) && !item.player.empty())
        return {&item, PlayerTarget};
    if ((allowed & AreaTarget) && !item.area.empty())
        if (const auto *area = find(
                [&](const PlacedItem &o) { return o.kind == ItemKind::Area && o.box == item.box && o.area == item.area; }))
            return {area, AreaTarget};
    if ((allowed & BoxTarget) && item.box > 0)
        if (const auto *box = find([&](const PlacedItem &o) { return o.kind == ItemKind::Box && o.box == item.box; }))
            return {box, BoxTarget};
    if ((allowed & DealerTarget) && item.box == 0 && (item.kind == ItemKind::Card || item.kind == ItemKind::PrintedCard))
        if (const auto *dealer = find([](const PlacedItem &o) { return o.kind == ItemKind::DealerHand; }))
            return {dealer, DealerTarget};
    return {};
}

} // namespace

int targetKind(const PlacedItem &item, int allowed) {
    int kind = NoTarget;
    switch (item.kind) {
    case ItemKind::Box: kind = BoxTarget; break;
    case ItemKind::Hand: kind = HandTarget; break;
    case ItemKind::Card:
    case ItemKind::PrintedCard:
    case ItemKind::FaceDownCard:
    case ItemKind::CutCard: kind = CardTarget; break;
    case ItemKind::Stack:
        kind = allowed & BetTarget                                             ? BetTarget
               : item.role == StackRole::Bet || item.role == StackRole::Double ? PlayerTarget
                                                                               : BetTarget;
        break;
    case ItemKind::Marker:
    case ItemKind::Ghost: kind = BetTarget; break;
    case ItemKind::Area: kind = AreaTarget; break;
    case ItemKind::InsuranceSpot: kind = InsuranceTarget; break;
    case ItemKind::SeatPlate: kind = item.player.empty() && !(allowed & BoxTarget) ? NoTarget : PlayerTarget; break;
    case ItemKind::DealerHand: kind = DealerTarget; break;
    case ItemKind::Shoe: kind = ShoeTarget; break;
    case ItemKind::Discard: kind = DiscardTarget; break;
    case ItemKind::PayTable:
    case ItemKind::Sign: kind = PrintTarget; break;
    case ItemKind::Float: kind = FloatTarget; break;
    case ItemKind::ActiveRing:
    case ItemKind::Label:
    case ItemKind::Darkness: break;
    }
    return kind & allowed;
}

std::vector<Target> targetsOf(const FeltLayout &layout, int allowed) {
    std::vector<Target> targets;
    for (const PlacedItem &item : layout.items)
        if (const int kind = targetKind(item, allowed))
            targets.push_back({&item, kind});
    std::ranges::stable_sort(targets, [](const Target &a, const Target &b) {
        const int rowA = rowOf(*a.item), rowB = rowOf(*b.item);
        return rowA != rowB ? rowA < rowB : centreOf(*a.item).x() < centreOf(*b.item).x();
    });
    return targets;
}

Target targetAt(const FeltLayout &layout, QPointF point, int allowed, double reach) {
    const auto hit = [&](const PlacedItem &item, double margin) {
        return item.rect.adjusted(-margin, -margin, margin, margin).contains(item.frame().inverted().map(point));
    };
    for (const double margin : {0.0, reach})
        for (auto item = layout.items.rbegin(); item != layout.items.rend(); ++item) {
            if (!hit(*item, margin))
                continue;
            if (const int kind = targetKind(*item, allowed))
                return {&*item, kind};
            if (const Target owner = ownerOf(layout, *item, allowed))
                return owner;
        }
    return {};
}

Target walk(const FeltLayout &layout, const QString &from, Way way, int allowed) {
    const std::vector<Target> targets = targetsOf(layout, allowed);
    const auto at = std::ranges::find_if(targets, [&](const Target &t) { return t.item->id == from; });
    if (at == targets.end())
        return firstTarget(layout, allowed);
    const int row = rowOf(*at->item);
    if (way == Way::Left)
        return at != targets.begin() && rowOf(*std::prev(at)->item) == row ? *std::prev(at) : *at;
    if (way == Way::Right)
        return std::next(at) != targets.end() && rowOf(*std::next(at)->item) == row ? *std::next(at) : *at;

    // To the nearest row that has something, and there to the same box before anything else.
    int goal = row;
    for (const Target &target : targets) {
        const int other = rowOf(*target.item);
        if (way == Way::Up ? other < row && (goal == row || other > goal) : other > row && (goal == row || other < goal))
            goal = other;
    }
    Target best = *at;
    double nearest = std::numeric_limits<double>::max();
    for (const Target &target : targets) {
        if (goal == row || rowOf(*target.item) != goal)
            continue;
        double distance = std::abs(centreOf(*target.item).x() - centreOf(*at->item).x());
        if (target.item->box != at->item->box && target.item->box > 0 && at->item->box > 0)
            distance += 2000;
        else if (target.item->hand != at->item->hand && target.item->hand > 0 && at->item->hand > 0)
            distance += 200;
        if (distance < nearest) {
            nearest = distance;
            best = target;
        }
    }
    return best;
}

Target firstTarget(const FeltLayout &layout, int allowed) {
    const auto active = std::ranges::find(layout.items, ItemKind::ActiveRing, &PlacedItem::kind);
    const std::vector<Target> targets = targetsOf(layout, allowed);
    if (active != layout.items.end())
        for (const Target &target : targets)
            if (target.item->box == active->box && target.item->hand == active->hand && target.item->hand > 0)
                return target;
    for (const Target &target : targets)
        if (target.kind == HandTarget)
            return target;
    for (const Target &target : targets)
        if (target.item->box > 0)
            return target;
    return targets.empty() ? Target{} : targets.front();
}

} // namespace pitwise::felt
