// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/felt/feltitem.h"
#include "core/house/chipset.h"
#include "core/table/roundview.h"

#include <vector>

namespace pitwise::felt {

/// A pay table or a sign, as printed.
struct TablePrint {
    QString head;
    std::vector<TextRow> rows;
    QString note;
};

struct AreaPrint {
    std::string kind;
    QString name;
};

/// The words on a felt: what the rulebook and the round give, already in the reader's language.
struct FeltPrint {
    std::string game;
    QString title;                    ///< The large arc.
    QString second;                   ///< The small one below it.
    QString insurance, insurancePays; ///< Empty: no insurance line.
    std::vector<AreaPrint> areas;     ///< Left to right.
    std::vector<TablePrint> left, right;
    TablePrint gameSign, limitSign;
    bool printedCards = false;
    bool layoutB = false;
};

struct FeltOptions {
    double width = 1280; ///< Of the view, pixels.
    double height = 800;
    bool amounts = true; ///< Labels tell amounts; without them only who bets.
    double textScale = 1;
    double smallestText = 8; ///< Pixels; 9 in high contrast.
    double wantedText = 14;  ///< Pixels: labels grow to this where there is room.
};

struct FeltLayout {
    FeltTable table;
    std::vector<PlacedItem> items; ///< In painting order.
    [[nodiscard]] const PlacedItem *find(const QString &id) const;
};

/// Where everything lies. Pure: same view, words and size, same layout.
[[nodiscard]] FeltLayout layOut(const RoundView &view, const FeltPrint &print, const ChipSet &chips,
                                const FeltOptions &options);

/// `$1,382.50`: the house's money, in labels and in words.
[[nodiscard]] QString money(Cents amount);

/// Width of a text in the label face (Noto Sans) at size 1, from the face's own table: the layout needs no font.
[[nodiscard]] double textWidth(const QString &text, bool bold);

/// One or two letters for every player, different ones for different players.
[[nodiscard]] QString playerLetter(const RoundView &view, const std::string &player);

} // namespace pitwise::felt
