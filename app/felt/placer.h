// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/felt/labelgrower.h"

#include <map>

namespace pitwise::felt {

/// How flat a chip looks: the dealer looks down at about 60 degrees.
inline constexpr double chipFlatness = .86;
inline constexpr double chipThickness = .135; ///< Of the diameter, as drawn.
inline constexpr int largestPile = 20;        ///< More chips than this make two piles.

/// One layout in the making: puts things down in painting order. Private to the layout.
class Placer {
public:
    Placer(const RoundView &view, const FeltPrint &print, const ChipSet &chips, const FeltOptions &options);
    FeltLayout finish();

private:
    enum Layer { Places, Furniture, DealerCards, Hands, Bets, Rings, Labels, Signs, Dark };
    enum class Anchor { Start, Middle, End };

    struct Spot { // where a stack goes
        QPointF at;
        double diameter = 0;
        double maxHeight = 0;
    };
    struct Tag {
        QString text;
        double size = 0;
        QString letter;
        bool seated = false;
        Anchor anchor = Anchor::Middle;
        bool grows = true; ///< With the text size; not where there is no room.
        QString wish;      ///< What it says instead if room is found later.
    };

    void furniture();
    void stray(const StrayCard &card, int index);
    void signs(); ///< In the dark corners, as large as nothing hinders.
    void payTables();
    void dealer();
    void places(const BoxView &box);
    void hands(const BoxView &box);
    void hand(const BoxView &box, int index);

    void mainBets(const BoxView &box);
    void mainBet(const BoxView &box, int index, const std::vector<std::string> &bettors);
    /// A label of a split hand keeps to its column: shorter words where there is no room for all.
    void fitColumn(Tag &tag, const StakeView &stake, int index, int hands) const;
    /// The first at (u, rho) of the hand's column, each further one a `step` (u, rho) on.
    void markers(const BoxView &box, int index, double radius, double u, double rho, QPointF step);
    void ties(const BoxView &box, int index);
    void sideBets(const BoxView &box);
    void sideBet(const BoxView &box, int areaIndex, const SideAreaView &side);
    void insurance(const BoxView &box);

    PlacedItem &add(Layer layer, ItemKind kind, QString id);
    /// Returns the height of the pile.
    double stack(const BoxView &box, const QString &id, StackRole role, const StakeView &stake, Cents amount, Spot spot);
    /// Where chips of a stack lay that its player has pulled back.
    void ghost(const BoxView &box, const QString &id, const StakeView &stake, QPointF at, double diameter);
    void label(const QString &id, const BoxView &box, QPointF at, Tag tag, const std::string &player = {});
    [[nodiscard]] double textSize(double size, bool grows) const;
    [[nodiscard]] static double labelWidth(const Tag &tag, double size);
    [[nodiscard]] QString letterOf(const std::string &player);
    [[nodiscard]] QString nextCardId(const QString &owner, Card card);

    const RoundView &m_view;
    const FeltPrint &m_print;
    const ChipSet &m_chips;
    const FeltOptions &m_options;
    FeltTable m_table;
    std::vector<PlacedItem> m_items;
    std::map<QString, int> m_seen; // cards with the same owner and face so far
    std::map<std::string, QString> m_letters;
    std::map<QString, QString> m_wishes; // of labels, by id
};

} // namespace pitwise::felt
