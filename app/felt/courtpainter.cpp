// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/cardpainter.h"
#include "app/felt/pen.h"

#include <array>
#include <cmath>

namespace pitwise::felt {
namespace {

const QColor ink(colours::ink), gold(0xe2, 0xb1, 0x3c), goldDark(0x9a, 0x6f, 0x14), cream(0xfb, 0xf3, 0xdf),
    skin(0xf3, 0xd2, 0xb0), steel(0xc9, 0xd0, 0xd8), lips(0xb3, 0x34, 0x3f), leaf(0x2f, 0x7a, 0x43);

/// Draws the parts of one figure: filled shapes with an ink outline, bare shapes, and lines.
class Figure {
public:
    explicit Figure(QPainter &painter) : m_painter(painter) {}

    void shape(const char *d, const QColor &fill) {
        m_painter.fillPath(pathOf(d), fill);
        strokeShape(m_painter, pathOf(d), ink, .9);
    }
    void bare(const char *d, const QColor &fill) { m_painter.fillPath(pathOf(d), fill); }
    void line(const char *d, const QColor &colour = ink, double width = .8) {
        strokeShape(m_painter, pathOf(d), colour, width);
    }
    void dot(double x, double y, double r, const QColor &fill, double outline = .9) {
        disc(m_painter, {x, y}, r, fill, ink, outline);
    }
    void spot(double x, double y, double r, const QColor &fill) { disc(m_painter, {x, y}, r, fill); }
    void oval(double x, double y, double rx, double ry, const QColor &fill) {
        m_painter.setBrush(fill);
        m_painter.setPen(QPen(ink, .9));
        m_painter.drawEllipse(QPointF(x, y), rx, ry);
    }
    void bar(const QRectF &rect, double radius, const QColor &fill) { roundRect(m_painter, rect, radius, fill, ink, .9); }

private:
    QPainter &m_painter;
};

struct Cloth {
    QColor main, second, hair;
};

void king(Figure &f, const Cloth &c) {
    f.shape("M20,70L20,61C27,56 36,54 42,51L58,51C64,54 73,56 80,61L80,70Z", c.main);
    f.line("M20,66C26,61 32,59 37,58M80,66C74,61 68,59 63,58", gold, 1.6);
    f.shape("M34,54.5C39,60 44,66 47,70L53,70C56,66 61,60 66,54.5L60,51L40,51Z", cream);
    f.line("M40,56.5L40,58.9M44.5,62.5L44.5,64.9M60,56.5L60,58.9M55.5,62.5L55.5,64.9", ink, 1.3);
    f.shape(
        "M39,28C35.5,34 35.5,43 37.5,49C39.5,51.5 41.5,50 42.5,47L42.5,30ZM61,28C64.5,34 64.5,43 62.5,49C60.5,51.5 58.5,50 57.5,47L57.5,30Z",
        c.hair);
    f.shape("M41,28L59,28L59,40C59,47 55,51 50,51C45,51 41,47 41,40Z", skin);
    f.shape("M41,39.5C43,43.5 46.4,42 50,42C53.6,42 57,43.5 59,39.5C60.4,49 56.5,58.5 50,62.5C43.5,58.5 39.6,49 41,39.5Z",
            c.hair);
    f.bare("M50,41.6C47.4,40.2 44.6,42.2 43,45C46,46 49,45.4 50,43.8C51,45.4 54,46 57,45C55.4,42.2 52.6,40.2 50,41.6Z",
           mixed(c.hair, Qt::black, .28));
    f.line("M47.9,47.2Q50,48.6 52.1,47.2", lips, 1.3);
    f.line("M43.6,33.8Q46,32.3 48.2,33.6M51.8,33.6Q54,32.3 56.4,33.8", ink, 1.2);
    f.line("M50,35.2L49.1,39.7L50.7,39.9");
    f.spot(46, 36.2, 1.15, ink);
    f.spot(54, 36.2, 1.15, ink);
    f.shape("M38.4,30.5L35.8,17.6L43,22.6L50,13.4L57,22.6L64.2,17.6L61.6,30.5Z", gold);
    f.shape("M38.2,30.6L38.8,26.6L61.2,26.6L61.8,30.6Z", c.main);
    f.dot(35.8, 17.2, 1.7, gold);
    f.dot(64.2, 17.2, 1.7, gold);
    f.dot(50, 13.2, 1.8, gold);
    f.spot(44, 28.6, .9, gold);
    f.spot(50, 28.6, 1.1, cream);
    f.spot(56, 28.6, .9, gold);
    f.shape("M70.6,21L72,16.5L73.4,21L73.4,53L70.6,53Z", steel); // sword
    f.line("M72,20L72,52", ink, .5);
    f.bar({67, 52.6, 10, 2.2}, 1, gold);
    f.bar({71, 54.8, 2, 8}, 0, c.second);
    f.dot(72, 63.8, 1.6, gold);
    f.oval(72, 58.6, 3.1, 2.5, skin);
}

void queen(Figure &f, const Cloth &c, const QColor &suit) {
    f.shape(
        "M50,20C40,20 35.4,27 36,36C36.4,44 33,50 30,58C33,62 39,61 43,57L57,57C61,61 67,62 70,58C67,50 63.6,44 64,36C64.6,27 60,20 50,20Z",
        c.hair);
    f.line("M33.6,55C36,50 38.2,46 38.6,39M66.4,55C64,50 61.8,46 61.4,39", mixed(c.hair, Qt::black, .35));
    f.shape("M46.3,45L53.7,45L54.6,55L45.4,55Z", mixed(skin, QColor(0xcc, 0x99, 0x88), .25));
    f.shape("M20,70L20,64C27,59.5 37,58 42.6,54C46,59 54,59 57.4,54C63,58 73,59.5 80,64L80,70Z", c.main);
    f.shape("M42.6,54C45.6,59.4 54.4,59.4 57.4,54L59.4,55.4C56,63.4 44,63.4 40.6,55.4Z", gold);
    f.line("M20,67.5C28,63 36,62 41,59.6M80,67.5C72,63 64,62 59,59.6", gold, 1.5);
    f.dot(50, 62.6, 2, c.second);
    f.shape("M50,27.5C55.6,27.5 58.4,32 58.2,38C58,44 54.2,49.4 50,49.4C45.8,49.4 42,44 41.8,38C41.6,32 44.4,27.5 50,27.5Z",
            skin);
    f.bare("M41.8,36C43,31.6 46.6,30 50,27.6C53.4,30 57,31.6 58.2,36C58.6,30 56,25.6 50,25.6C44,25.6 41.4,30 41.8,36Z",
           c.hair);
    f.line("M44.2,36.9Q46.2,35.4 48.2,36.9M51.8,36.9Q53.8,35.4 55.8,36.9", ink, 1.1);
    f.line("M44,34.3Q46,33.1 48,33.9M52,33.9Q54,33.1 56,34.3");
    f.spot(46.3, 37.4, .95, ink);
    f.spot(53.7, 37.4, .95, ink);
    f.line("M50,37.5L49.4,41L50.6,41.2", ink, .6);
    f.bare("M47.6,44.3Q49,43.4 50,44Q51,43.4 52.4,44.3Q50,46.8 47.6,44.3Z", lips);
    f.spot(44.4, 41.6, 1.5, faded(QColor(0xea, 0xa5, 0x8d), .7));
    f.spot(55.6, 41.6, 1.5, faded(QColor(0xea, 0xa5, 0x8d), .7));
    f.shape("M39.4,27.4C45,23.6 55,23.6 60.6,27.4L61.4,20.4L55.6,22.6L50,13.6L44.4,22.6L38.6,20.4Z", gold);
    f.spot(50, 20.4, 1.7, c.second);
    f.dot(38.6, 19.8, 1.3, gold);
    f.dot(61.4, 19.8, 1.3, gold);
    f.dot(50, 13, 1.5, gold);
    f.line("M72,64C70.8,57 72.4,50 71.6,41", leaf, 1.7); // flower
    f.bare("M71.8,53C75.4,52.6 77,50 76.8,47.6C73.6,47.8 71.8,50 71.8,53Z", leaf);
    const QColor petal = mixed(suit == ink ? c.second : suit, Qt::white, .15);
    for (int i = 0; i < 5; ++i)
        f.dot(71.6 + 3.3 * std::sin(i * 1.2566), 36 - 3.3 * std::cos(i * 1.2566), 2.5, petal, .7);
    f.dot(71.6, 36, 1.9, gold, .7);
    f.oval(71.6, 58.6, 3, 2.4, skin);
}

void jack(Figure &f, const Cloth &c) {
    f.shape("M20,70L20,61.5C28,57.5 36,55 41,51.5L50,57L50,70Z", c.main);
    f.shape("M50,57L59,51.5C64,55 72,57.5 80,61.5L80,70L50,70Z", gold);
    f.line("M62,58.6L62,70M70,60.5L70,70", goldDark, 1.2);
    f.line("M30,60.5L30,70M38,58.6L38,70", gold, 1.2);
    f.shape("M38.4,29C35.6,37 36.4,46 38.6,50.4L44,49.4L43,34L57,34L56,49.4L61.4,50.4C63.6,46 64.4,37 61.6,29Z", c.hair);
    f.shape("M42.6,31L57.4,31L57.4,41C57.4,47 54,51 50,51C46,51 42.6,47 42.6,41Z", skin);
    f.bare("M42.4,30L57.6,30L57.4,35.4C54,33.2 51.4,35.2 50,33C48.6,35.2 46,33.2 42.6,35.4Z", c.hair);
    f.spot(46.4, 38.4, 1.1, ink);
    f.spot(53.6, 38.4, 1.1, ink);
    f.line("M44.4,36.4Q46.4,35.3 48.2,36.3M51.8,36.3Q53.6,35.3 55.6,36.4");
    f.line("M50,38.4L49.3,42L50.7,42.2", ink, .7);
    f.line("M47.2,45.4Q50,47.6 53,45", lips, 1.2);
    f.shape("M37.4,51.6L41.6,57.4L45.6,53.4L50,59L54.4,53.4L58.4,57.4L62.6,51.6L58,49.8C53,53 47,53 42,49.8Z", cream);
    f.shape(
        "M61,20.5C65,12.6 73,10.8 79,13.4C76.4,14.6 77.4,16.4 74.4,17.2C75.6,19.4 71.6,20 71.8,22C68.6,24.4 65,24.6 62,25Z",
        cream);
    f.line("M62,23.4C66,19 71,16 77,14", ink, .6);
    f.shape("M35.8,29.6C33,19.6 43,13.2 53,14.6C63,16 67.4,22 64.6,28.6C56,25.4 44,25.8 35.8,29.6Z", c.main);
    f.shape("M35.6,29.2C44,25 56,24.8 64.8,28.2L64.2,32C56,29 44,29.2 36.4,33Z", gold);
    f.dot(60.6, 28.8, 1.6, c.main == c.second ? cream : c.second);
    f.shape("M66.5,47L75,44.6L77,60.6L68.5,62.4Z", cream); // letter
    f.oval(70.8, 45.8, 4.6, 1.9, mixed(cream, QColor(0xa0, 0x80, 0x50), .25));
    f.line("M69.3,51.6L74,50.4M69.8,54.8L74.5,53.6", ink, .6);
    f.oval(72, 60.8, 3, 2.4, skin);
}

} // namespace

void paintCourt(QPainter &painter, Rank rank, Suit suit, const QColor &colour, bool withPip) {
    const auto s = static_cast<std::size_t>(suit); // Spades, Hearts, Diamonds, Clubs
    static constexpr std::array<QRgb, 4> main{0x25396b, 0xbd1e2c, 0xa8431c, 0x1f5440},
        second{0x2d5fa6, 0x22386b, 0x22386b, 0x8c1d2c}, hair{0x4a3526, 0xc98d2b, 0x7b4a22, 0x2c2420},
        kingsHair{0x6d6a66, 0x8a5a2a, 0xb8862f, 0x4a3526};
    const bool blueDiamond = suit == Suit::Diamonds && colour != QColor(colours::red);
    const Cloth cloth{blueDiamond ? colour : QColor::fromRgb(main[s]), QColor::fromRgb(second[s]),
                      QColor::fromRgb(rank == Rank::King ? kingsHair[s] : hair[s])};
    Figure figure(painter);
    if (rank == Rank::King)
        king(figure, cloth);
    else if (rank == Rank::Queen)
        queen(figure, cloth, colour);
    else
        jack(figure, cloth);
    if (withPip)
        paintPip(painter, suit, {28.6, 23}, 12.5, colour);
}

} // namespace pitwise::felt
