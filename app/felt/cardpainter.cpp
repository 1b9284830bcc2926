// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/cardpainter.h"
#include "app/felt/pen.h"

#include <array>
#include <cmath>
#include <vector>

namespace pitwise::felt {
namespace {

// Suits as closed paths in a unit box about the origin: Spades, Hearts, Diamonds, Clubs.
constexpr std::array<const char *, 4> pips{
    "M0,-.5C.1,-.33.48,-.1.48,.14C.48,.29.37,.37.25,.37C.16,.37.08,.33.035,.25C.045,.37.09,.45.17,.5L-.17,.5"
    "C-.09,.45-.045,.37-.035,.25C-.08,.33-.16,.37-.25,.37C-.37,.37-.48,.29-.48,.14C-.48,-.1-.1,-.33,0,-.5Z",
    "M0,.47C-.11,.31-.5,.09-.5,-.17C-.5,-.36-.37,-.46-.25,-.46C-.13,-.46-.03,-.39,0,-.27C.03,-.39.13,-.46.25,-.46"
    "C.37,-.46.5,-.36.5,-.17C.5,.09.11,.31,0,.47Z",
    "M0,-.5C.1,-.31.24,-.13.4,0C.24,.13.1,.31,0,.5C-.1,.31-.24,.13-.4,0C-.24,-.13-.1,-.31,0,-.5Z",
    "M0,-.5C.14,-.5.245,-.395.245,-.265C.245,-.19.21,-.12.155,-.075C.18,-.085.21,-.09.245,-.09C.385,-.09.5,.02.5,.15"
    "C.5,.285.385,.39.25,.39C.16,.39.08,.34.035,.265C.045,.37.09,.45.17,.5L-.17,.5C-.09,.45-.045,.37-.035,.265"
    "C-.08,.34-.16,.39-.25,.39C-.385,.39-.5,.285-.5,.15C-.5,.02-.385,-.09-.245,-.09C-.21,-.09-.18,-.085-.155,-.075"
    "C-.21,-.12-.245,-.19-.245,-.265C-.245,-.395-.14,-.5,0,-.5Z"};

// Noto's J drops below the line: an own one that stands on it.
constexpr const char *jackSans = "M.2,-.714L.45,-.714L.45,-.22C.45,-.07.35,.012.2,.012C.12,.012.055,-.01.005,-.045L.04,-.175"
                                 "C.08,-.15.12,-.135.165,-.135C.235,-.135.275,-.17.275,-.25L.275,-.58L.2,-.58Z";
constexpr const char *jackSerif =
    "M.16,-.714L.53,-.714L.53,-.655L.45,-.635L.45,-.21C.45,-.07.36,.012.21,.012C.09,.012.01,-.045.01,-.125"
    "C.01,-.185.05,-.22.105,-.22C.16,-.22.195,-.185.195,-.14C.195,-.105.18,-.08.165,-.065"
    "C.18,-.05.2,-.045.215,-.045C.26,-.045.285,-.085.285,-.17L.285,-.635L.16,-.655Z";

// Flat emblems of the small courts: feathered cap, tiara, crown.
constexpr std::array<const char *, 3> hats{
    "M-9,5C-10,-3.6 -3,-8 3,-6.4C5.4,-9.4 8.6,-10 11,-9C9.4,-7.4 9.6,-5.6 7.8,-4.2C9.2,-1.4 9,2 8,4.6C3,2 -4,2.2 -9,5Z"
    "M-8.6,6.8C-4,4 3,4 8.2,6.4L7.8,9.2C3,7 -3.6,7 -8.2,9.6Z",
    "M-7,8C-3,5.6 3,5.6 7,8L9,-3.4L4.4,-.6L2.6,-5.4A2.4,2.4 0 1 0 -2.6,-5.4L-4.4,-.6L-9,-3.4Z"
    "M-7,9.4C-3,7.2 3,7.2 7,9.4L7,10.4C3,8.4 -3,8.4 -7,10.4Z",
    "M-8,7L-9.6,-4.6L-4.3,0L0,-8L4.3,0L9.6,-4.6L8,7ZM-8,8.6L8,8.6L8,9.8L-8,9.8Z"};

constexpr double left = 33.5, middle = 50, right = 66.5; // columns of pips on the large face
struct Spot {
    double x, y; ///< y: 0 top row, 1 bottom row
};
const std::vector<Spot> &spotsOf(Rank rank) {
    static const std::array<std::vector<Spot>, 9> spots{{
        {{middle, 0}, {middle, 1}},
        {{middle, 0}, {middle, .5}, {middle, 1}},
        {{left, 0}, {right, 0}, {left, 1}, {right, 1}},
        {{left, 0}, {right, 0}, {left, 1}, {right, 1}, {middle, .5}},
        {{left, 0}, {right, 0}, {left, .5}, {right, .5}, {left, 1}, {right, 1}},
        {{left, 0}, {right, 0}, {left, .5}, {right, .5}, {left, 1}, {right, 1}, {middle, .25}},
        {{left, 0}, {right, 0}, {left, .5}, {right, .5}, {left, 1}, {right, 1}, {middle, .25}, {middle, .75}},
        {{left, 0},
         {right, 0},
         {left, .333},
         {right, .333},
         {left, .667},
         {right, .667},
         {left, 1},
         {right, 1},
         {middle, .5}},
        {{left, 0},
         {right, 0},
         {left, .333},
         {right, .333},
         {left, .667},
         {right, .667},
         {left, 1},
         {right, 1},
         {middle, .167},
         {middle, .833}},
    }};
    return spots[static_cast<std::size_t>(rank) - 2];
}

QString rankText(Rank rank) {
    return QString(QChar(QLatin1Char("A23456789TJQK"[static_cast<unsigned>(rank) - 1])));
}

/// Draws the rank from `at` to the right on its base line; returns its width. The ten is set tight.
double paintRank(QPainter &painter, Rank rank, QPointF at, double size, const QColor &colour, Family family) {
    const Type type{family, true, size, 0};
    if (rank == Rank::Ten) {
        const double one = widthOf(QStringLiteral("1"), type), zero = widthOf(QStringLiteral("0"), type);
        constexpr double narrow = .80;
        painter.save();
        painter.translate(at - QPointF(.07 * size, 0));
        painter.scale(narrow, 1);
        drawText(painter, {0, 0}, QStringLiteral("1"), type, colour, Align::Left);
        drawText(painter, {one - .10 * size, 0}, QStringLiteral("0"), type, colour, Align::Left);
        painter.restore();
        return (one + zero - .10 * size) * narrow - .09 * size;
    }
    if (rank == Rank::Jack) {
        painter.save();
        painter.translate(at);
        painter.scale(size, size);
        painter.fillPath(pathOf(family == Family::Serif ? jackSerif : jackSans), colour);
        painter.restore();
        return .5 * size;
    }
    drawText(painter, at, rankText(rank), type, colour, Align::Left);
    return widthOf(rankText(rank), type);
}

/// A stroke under 6 and 9: a card laid across must not be read the wrong way round.
void paintBar(QPainter &painter, Rank rank, QPointF at, double size, const QColor &colour) {
    if (rank != Rank::Six && rank != Rank::Nine)
        return;
    const double width = widthOf(rankText(rank), {Family::Sans, true, size, 0}) - .12 * size;
    roundRect(painter, {at.x() + .06 * size, at.y() + .07 * size, width, .085 * size}, .02 * size, colour);
}

struct CornerLayout {
    QPointF rank;
    double size, tenSuitX, gap, least, suitY, suitSize;
};

void paintCorner(QPainter &painter, Card card, const CornerLayout &corner, const QColor &colour) {
    const double width = paintRank(painter, card.rank(), corner.rank, corner.size, colour, Family::Sans);
    paintBar(painter, card.rank(), corner.rank, corner.size, colour);
    const double x =
        card.rank() == Rank::Ten ? corner.tenSuitX : corner.rank.x() + std::max(width, corner.least) + corner.gap;
    paintPip(painter, card.suit(), {x, corner.suitY}, corner.suitSize, colour);
}

void paintSmall(QPainter &painter, Card card, const QColor &colour) {
    roundRect(painter, {.25, .25, 29.5, 41.5}, 3.1, QColor(colours::face), QColor(colours::faceEdge), .5);
    paintCorner(painter, card, {{2.2, 13.0}, 15.2, 23.4, 6.6, 9.2, 7.7, 9.8}, colour);
    if (card.isPicture()) {
        painter.save();
        painter.translate(15, 28.2);
        painter.scale(1.05, 1.05);
        painter.fillPath(pathOf(hats[static_cast<std::size_t>(card.rank()) - 11]), colour);
        painter.restore();
    } else {
        paintPip(painter, card.suit(), {15, 28.6}, card.isAce() ? 22 : 19, colour);
    }
}

void paintMedium(QPainter &painter, Card card, const QColor &colour) {
    roundRect(painter, {.3, .3, 45.4, 63.4}, 4.2, QColor(colours::face), QColor(colours::faceEdge), .6);
    paintCorner(painter, card, {{3.6, 16.8}, 19.2, 29.6, 8.2, 11.6, 10, 12.6}, colour);
    if (card.isPicture()) {
        roundRect(painter, {3.4, 21.4, 39.2, 39.6}, 2, QColor(0xf7, 0xef, 0xdb), faded(colour, .55), .5);
        painter.save();
        painter.translate(23, 61);
        painter.scale(.645, .645);
        painter.translate(-50, -70);
        paintCourt(painter, card.rank(), card.suit(), colour, false);
        painter.restore();
    } else {
        paintPip(painter, card.suit(), {23, 41.6}, card.isAce() ? 34 : 29, colour);
    }
}

void paintLargeMiddle(QPainter &painter, Card card, const QColor &colour) {
    if (card.isPicture()) {
        roundRect(painter, {20, 11.5, 60, 117}, 2.5, QColor(0xf8, 0xf0, 0xdc));
        for (int half = 0; half < 2; ++half) {
            painter.save();
            if (half) {
                painter.translate(100, 140);
                painter.rotate(180);
            }
            paintCourt(painter, card.rank(), card.suit(), colour, true);
            painter.restore();
        }
        roundRect(painter, {20, 67.2, 60, 5.6}, 0, QColor(0xe2, 0xb1, 0x3c), QColor(colours::ink), .8);
        for (int i = 0; i < 7; ++i)
            paintPip(painter, Suit::Diamonds, {26.0 + 8 * i, 70}, 4.2, colour);
        roundRect(painter, {20, 11.5, 60, 117}, 2.5, Qt::NoBrush, colour, 1.1);
    } else if (card.isAce()) {
        paintPip(painter, card.suit(), {50, 70}, 46, colour);
        painter.fillPath(pathOf("M50,30L52,36L50,42L48,36ZM50,98L52,104L50,110L48,104Z"), faded(colour, .85));
        painter.fillPath(pathOf("M24,70L28,68L32,70L28,72ZM68,70L72,68L76,70L72,72Z"), faded(colour, .85));
    } else {
        for (const Spot &spot : spotsOf(card.rank()))
            paintPip(painter, card.suit(), {spot.x, 26 + 88 * spot.y}, 18.5, colour, spot.y > .5);
    }
}

void paintLarge(QPainter &painter, Card card, const QColor &colour) {
    roundRect(painter, {.5, .5, 99, 139}, 7, QColor(colours::face), QColor(colours::faceEdge), 1);
    paintLargeMiddle(painter, card, colour);
    for (int half = 0; half < 2; ++half) {
        painter.save();
        if (half) {
            painter.translate(100, 140);
            painter.rotate(180);
        }
        const Type type{Family::Serif, true, 21, 0};
        const double width = card.rank() == Rank::Jack  ? .5 * 21
                             : card.rank() == Rank::Ten ? (widthOf(QStringLiteral("10"), type) - 2.1) * .8 - 1.89
                                                        : widthOf(rankText(card.rank()), type);
        paintRank(painter, card.rank(), {11.4 - width / 2, 20.5}, 21, colour, Family::Serif);
        paintPip(painter, card.suit(), {11.4, 31.5}, 13.4, colour);
        painter.restore();
    }
}

} // namespace

QColor suitColour(Suit suit, Deck deck) {
    switch (suit) {
    case Suit::Spades: return QColor(colours::ink);
    case Suit::Hearts: return QColor(colours::red);
    case Suit::Diamonds: return QColor(deck == Deck::FourColour ? colours::blue : colours::red);
    case Suit::Clubs: return QColor(deck == Deck::FourColour ? colours::green : colours::ink);
    }
    return {};
}

QSizeF faceSize(Face face) {
    return face == Face::S ? QSizeF(30, 42) : face == Face::M ? QSizeF(46, 64) : QSizeF(100, 140);
}

void paintPip(QPainter &painter, Suit suit, QPointF at, double size, const QColor &colour, bool upsideDown) {
    painter.save();
    painter.translate(at);
    painter.scale(upsideDown ? -size : size, upsideDown ? -size : size);
    painter.fillPath(pathOf(pips[static_cast<std::size_t>(suit)]), colour);
    painter.restore();
}

void paintFace(QPainter &painter, Card card, Face face, Deck deck) {
    const QColor colour = suitColour(card.suit(), deck);
    switch (face) {
    case Face::S: paintSmall(painter, card, colour); break;
    case Face::M: paintMedium(painter, card, colour); break;
    case Face::L: paintLarge(painter, card, colour); break;
    }
}

void paintBack(QPainter &painter, Face face, const FeltStyle &style) {
    const double w = faceSize(face).width(), h = faceSize(face).height();
    const double radius = face == Face::S ? 3.1 : face == Face::M ? 4.2 : 7, margin = w * .075;
    roundRect(painter, {.3, .3, w - .6, h - .6}, radius, QColor(colours::face), QColor(colours::faceEdge), .6);
    const QRectF field(margin, margin, w - 2 * margin, h - 2 * margin);
    roundRect(painter, field, radius * .55, style.back);
    const double k = field.width() / 6;
    const int high = static_cast<int>(field.height() / k);
    QPainterPath dark, light; // lozenges, two tones
    for (int row = 0; row < high; ++row)
        for (int column = 0; column < 6; ++column) {
            const QPointF c(margin + k * (column + .5), margin + k * (row + .5) + (field.height() - high * k) / 2);
            QPainterPath &to = (row + column) % 2 ? dark : light;
            to.addPolygon(QPolygonF(
                {c - QPointF(0, k * .42), c + QPointF(k * .42, 0), c + QPointF(0, k * .42), c - QPointF(k * .42, 0)}));
        }
    painter.fillPath(dark, style.backDeep);
    painter.fillPath(light, mixed(style.back, style.backPrint, .28));
    roundRect(painter, field, radius * .55, Qt::NoBrush, faded(style.backPrint, .8), w * .014);
    disc(painter, {w / 2, h / 2}, w * .24, style.back, style.backPrint, w * .02);
    disc(painter, {w / 2, h / 2}, w * .19, Qt::NoBrush, style.backPrint, w * .009);
    drawText(painter, {w / 2, h / 2 + w * .105}, QStringLiteral("P"), {Family::Serif, true, w * .29, 0}, style.backPrint);
}

FeltStyle otherBack(const FeltStyle &style) {
    FeltStyle other = style;
    const bool reddish = style.back.red() > style.back.blue();
    other.back = reddish ? QColor(0x1d, 0x3f, 0x8f) : QColor(0xa3, 0x1c, 0x2a);
    other.backDeep = other.back.darker(150);
    other.backPrint = QColor(0xf4, 0xe7, 0xc8);
    return other;
}

void paintTornCard(QPainter &painter, Face face, const FeltStyle &style) {
    const double w = faceSize(face).width(), h = faceSize(face).height();
    roundRect(painter, {.3, .3, w - .6, h - .6}, w * .09, QColor(colours::face), QColor(colours::faceEdge), .6);
    // The corner with the index is gone, and the middle is smeared.
    QPainterPath gone(QPointF(-1, -1));
    for (const auto &[x, y] :
         {std::pair{.62, -.02}, {.54, .1}, {.58, .17}, {.44, .25}, {.4, .38}, {.24, .4}, {.16, .5}, {-.02, .47}})
        gone.lineTo(w * x, h * y);
    gone.closeSubpath();
    painter.fillPath(gone, style.mid);
    painter.strokePath(gone, QPen(QColor(colours::faceEdge), w * .02));
    QLinearGradient smear(w * .2, h * .5, w * .9, h * .95);
    smear.setColorAt(0, QColor(0x50, 0x48, 0x40, 20));
    smear.setColorAt(.5, QColor(0x50, 0x48, 0x40, 150));
    smear.setColorAt(1, QColor(0x50, 0x48, 0x40, 40));
    painter.setPen(Qt::NoPen);
    painter.setBrush(smear);
    painter.drawEllipse(QPointF(w * .58, h * .7), w * .32, h * .18);
}

void paintCutCard(QPainter &painter) {
    roundRect(painter, {.3, .3, 45.4, 63.4}, 4.2, QColor(colours::cutCard), QColor(0xa8, 0x7f, 0x0c), .6);
    const Type type{Family::Sans, true, 9.4, 0};
    drawText(painter, {23, 30}, QStringLiteral("CUT"), type, QColor(0x5c, 0x44, 0x04));
    drawText(painter, {23, 41}, QStringLiteral("CARD"), type, QColor(0x5c, 0x44, 0x04));
}

void paintCardShadow(QPainter &painter, const QRectF &rect, double radius) {
    roundRect(painter, rect.translated(.9, 1.5), radius, QColor(0, 0, 0, 66));
    roundRect(painter, rect.translated(1.8, 2.8), radius, QColor(0, 0, 0, 31));
}

} // namespace pitwise::felt
