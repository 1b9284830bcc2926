// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/levelpicture.h"
#include "app/desk/desk.h"
#include "app/felt/groundpainter.h"
#include "app/felt/looks.h"
#include "app/felt/piecepainter.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace pitwise {
namespace {

/// Two of the middle boxes with a hand each. The numbers are for the eye: nothing is asked about them.
RoundView twoBets(const std::string &game) {
    RoundView view;
    view.game = game;
    view.boxes = 7;
    const bool printed = felt::lookOf(game).printed.has_value();
    for (int number = 1; number <= view.boxes; ++number) {
        BoxView &box = view.table.emplace_back();
        box.box = number;
        if (number != 3 && number != 4)
            continue;
        box.seated.assign(1, number == 3 ? 'A' : 'B');
        HandView &hand = box.hands.emplace_back();
        hand.printedFirst = printed;
        for (const char *card :
             number == 3 ? std::array{printed ? "8S" : "KS", "AD"} : std::array{printed ? "8S" : "9C", "8H"})
            hand.cards.push_back(*parseCard(card));
        StakeView &stake = hand.stakes.emplace_back();
        stake.player = box.seated;
        stake.seated = true;
        stake.chips = number == 3 ? 17500 : 7500;
    }
    return view;
}

felt::FeltPrint bareprint(const std::string &game) {
    felt::FeltPrint print;
    print.game = game;
    print.printedCards = felt::lookOf(game).printed.has_value();
    print.insurance = QStringLiteral(" ");
    return print;
}

} // namespace

void LevelPicture::paint(QPainter *painter) {
    if (width() < 1 || height() < 1)
        return;
    const std::string game = m_game.toStdString();
    const RoundView view = twoBets(game);
    // The whole felt is laid out some times as wide; what lies between the two boxes is what is seen of it.
    const double wide = width() * 2.6;
    felt::FeltOptions options;
    options.width = wide;
    options.height = wide * .32;
    options.amounts = m_amounts;
    const felt::FeltLayout layout = felt::layOut(view, bareprint(game), Desk::allChips(), options);
    const felt::FeltTable &table = layout.table;
    const QPointF middle = (table.at(table.theta(3), 0) + table.at(table.theta(4), 0)) / 2;
    const felt::FeltStyle style = felt::styleOf(game, m_highContrast);

    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter->setClipRect(QRectF(0, 0, width(), height()));
    painter->scale(table.scale, table.scale);
    painter->translate(width() / 2 / table.scale - middle.x(), height() * .42 / table.scale - middle.y());
    felt::paintGround(*painter, layout, bareprint(game), style);
    const felt::PieceLook look{style, m_fourColour ? felt::Deck::FourColour : felt::Deck::TwoColour, &Desk::allChips()};
    for (const felt::PlacedItem &item : layout.items)
        if (felt::isDrawnAsPiece(item.kind) && item.box > 0)
            felt::paintPiece(*painter, item, look);
}

} // namespace pitwise
