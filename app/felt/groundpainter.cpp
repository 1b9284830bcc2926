// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/groundpainter.h"
#include "app/felt/cardpainter.h"
#include "app/felt/pen.h"

#include <QCache>
#include <QMutex>
#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>

namespace pitwise::felt {
namespace {

/// Felt nap: short fibres at random angles and fine grain, black and white with little alpha. Same on every machine.
const QImage &napTile() {
    static const QImage tile = [] {
        constexpr int size = 192, most = 26;
        quint32 state = 8;
        const auto roll = [&state] {
            state = state * 1664525u + 1013904223u;
            return (state >> 8) / 16777216.0;
        };
        const auto bell = [&roll] {
            return roll() + roll() + roll() + roll() + roll() + roll() - 3;
        }; // near enough to normal
        std::vector<double> value(size * size, 0.0);
        constexpr std::array<double, 4> ways{0.6, 2.4, 1.1, 2.0};
        for (int i = 0; i < size * size / 9; ++i) {
            const double x = roll() * size, y = roll() * size, a = ways[static_cast<std::size_t>(roll() * 4)] + bell() * .5;
            const double k = bell() * .88;
            const int length = 3 + static_cast<int>(roll() * 5);
            for (int s = 0; s < length; ++s) {
                const int px = (static_cast<int>(x + std::cos(a) * s) + size) % size;
                const int py = (static_cast<int>(y + std::sin(a) * s) + size) % size;
                value[static_cast<std::size_t>(py * size + px)] += k;
            }
        }
        QImage image(size, size, QImage::Format_ARGB32);
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x) {
                const double c = value[static_cast<std::size_t>(y * size + x)] + bell() * .64;
                const int a = static_cast<int>(std::min<double>(most, std::abs(c) * 11));
                image.setPixel(
                    x, y, c > 0 ? qRgba(255, 255, 255, a) : qRgba(0, 0, 0, std::min(most + 10, static_cast<int>(a * 1.35))));
            }
        return image.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    }();
    return tile;
}

class Ground {
public:
    Ground(QPainter &painter, const FeltLayout &layout, const FeltPrint &print, const FeltStyle &style)
        : p(painter), m_layout(layout), t(layout.table), m_print(print), s(style) {}

    void paintBare() {
        cloth();
        nap();
    }

    void paint() {
        cloth();
        if (m_print.insurance.isEmpty())
            doubleLine();
        else
            insuranceLine();
        for (int box = 1; box <= t.boxes; ++box)
            boxPrint(box);
        areas();
        if (m_print.printedCards)
            printedCards();
        titles();
        for (const PlacedItem &item : m_layout.items)
            if (item.kind == ItemKind::PayTable) {
                p.save();
                p.translate(item.rect.topLeft());
                paintPayTable(p, item, s);
                p.restore();
            }
        nap();
        if (!t.low)
            nearEdge();
    }

private:
    double ri() const { return t.radius + FeltTable::railInner; }
    double ro() const { return t.radius + FeltTable::railOuter; }
    QRectF view() const { return {0, 0, t.width, t.viewHeight}; }

    QRectF circle(double r) const { return {t.centre.x() - r, t.centre.y() - r, 2 * r, 2 * r}; }

    /// A disc about the arc's centre. Only its upper part is in view: the rest is not worth filling.
    QPainterPath dome(double r) const {
        QPainterPath path;
        const double reach = std::asin(std::min(1.0, (t.width / 2 + 40) / r));
        path.moveTo(t.centre.x() - t.width, t.viewHeight + 40);
        path.lineTo(t.centre + QPointF(-r * std::sin(reach), -r * std::cos(reach)));
        path.arcTo(circle(r), 90 + qRadiansToDegrees(reach), -2 * qRadiansToDegrees(reach));
        path.lineTo(t.centre.x() + t.width, t.viewHeight + 40);
        path.closeSubpath();
        return path;
    }
    QPainterPath arc(double rho, double from, double to) const {
        QPainterPath path;
        const double r = t.radius + rho;
        path.arcMoveTo(circle(r), 90 - qRadiansToDegrees(from));
        path.arcTo(circle(r), 90 - qRadiansToDegrees(from), -qRadiansToDegrees(to - from));
        return path;
    }

    void cloth() {
        QRadialGradient surround(QPointF(t.centre.x(), 0), t.width * .62);
        surround.setColorAt(0, QColor(colours::surroundLight));
        surround.setColorAt(1, QColor(colours::surroundDark));
        p.fillRect(view(), s.highContrast ? QBrush(Qt::black) : QBrush(surround));

        p.save();
        p.translate(0, 3);
        p.fillPath(dome(ro() + 4), QColor(0, 0, 0, 128));
        p.restore();
        QRadialGradient rail(t.centre, ro());
        const auto stop = [&](double r, const QColor &colour) { rail.setColorAt(std::min(1.0, r / ro()), colour); };
        stop(ri(), s.railDark);
        stop(ri() + 4.4, s.woodDark);
        stop(ri() + 4.6, s.woodLight);
        stop(ri() + 6.6, s.woodDark);
        stop(ri() + 6.8, s.railDark);
        stop(ri() + 10, s.railBase);
        stop(ri() + 17, s.railLight);
        stop(ri() + 23, s.railBase);
        stop(ro() - .1, s.railEdge);
        stop(ro(), Qt::black);
        p.fillPath(dome(ro()), rail);
        if (!s.highContrast) {
            const double e = std::asin(std::min(.999, (t.width / 2 + 20) / ri()));
            const auto stitch = [&](double rho, const QColor &colour, double width) {
                QPen pen(colour, width, Qt::CustomDashLine, Qt::FlatCap);
                pen.setDashPattern({4 / width, 2.2 / width});
                p.strokePath(arc(rho, -e, e), pen);
            };
            stitch(FeltTable::railInner + 11.2, QColor(0, 0, 0, 115), .9);
            stitch(FeltTable::railInner + 11.9, QColor(255, 255, 255, 56), .7);
        }
        QRadialGradient felt(QPointF(t.centre.x(), 250), t.arcWidth * .66);
        felt.setColorAt(0, s.middle);
        felt.setColorAt(.55, s.mid);
        felt.setColorAt(1, s.edge);
        p.fillPath(dome(ri()), felt);
        QRadialGradient shade(t.centre, ri());
        shade.setColorAt(0, QColor(0, 0, 0, 0));
        shade.setColorAt((ri() - 26) / ri(), QColor(0, 0, 0, 0));
        shade.setColorAt(1, QColor(0, 0, 0, 115));
        QPainterPath band = dome(ri());
        p.fillPath(band, shade);
    }

    void nap() {
        if (s.highContrast)
            return;
        QBrush brush(napTile());
        brush.setTransform(QTransform::fromScale(150.0 / 192, 150.0 / 192));
        p.fillPath(dome(ri()), brush);
        QRadialGradient vignette(QPointF(t.centre.x(), t.height * .46), t.width * .66);
        vignette.setColorAt(0, QColor(0, 0, 0, 0));
        vignette.setColorAt(.62, QColor(0, 0, 0, 0));
        vignette.setColorAt(1, QColor(0, 0, 0, 97));
        p.fillRect(QRectF(0, 0, t.width, t.height), vignette);
    }

    void emblem() {
        switch (s.emblem) {
        case Emblem::Eight:
            drawText(p, {0, 17}, QStringLiteral("8"), {Family::Display, true, 48, 0}, faded(s.gold, .15));
            break;
        case Emblem::Swords:
            strokeShape(
                p, pathOf("M-19,13L17,-15M19,13L-17,-15M-13.5,4.5L-20,10.8M13.5,4.5L20,10.8M-21.4,15L-18,12M21.4,15L18,12"),
                faded(s.print, .22), 1.6);
            break;
        case Emblem::Marker: {
            const QColor faint = faded(s.gold, .3);
            disc(p, {0, 0}, 21, Qt::NoBrush, faint, 1);
            disc(p, {0, 0}, 16.4, Qt::NoBrush, faint, .6);
            drawText(p, {0, 3.6}, QStringLiteral("FREE"), {Family::Sans, true, 10.4, 0}, faint);
            for (int k = 0; k < 12; ++k)
                disc(p, {18.7 * std::cos(k * M_PI / 6), 18.7 * std::sin(k * M_PI / 6)}, 1, faint);
            break;
        }
        case Emblem::Rings:
            disc(p, {0, 4}, 24, Qt::NoBrush, faded(s.print, .32), .9);
            disc(p, {0, 4}, 26.4, Qt::NoBrush, faded(s.print, .25), .5);
            break;
        case Emblem::None: break;
        }
    }

    void boxPrint(int box) {
        const double w = t.boxWidth(), h = FeltTable::boxFar - FeltTable::boxNear;
        const double round = m_print.layoutB ? h / 2 : 15; // layout B: boxes with round ends
        p.save();
        p.translate(t.at(t.theta(box), (FeltTable::boxFar + FeltTable::boxNear) / 2));
        p.rotate(qRadiansToDegrees(t.theta(box)));
        roundRect(p, {-w / 2, -h / 2, w, h}, round, QColor(0, 0, 0, 26), faded(s.print, .92), s.highContrast ? 2.4 : 1.5);
        if (!s.highContrast)
            roundRect(p, {-w / 2 + 3.4, -h / 2 + 3.4, w - 6.8, h - 6.8}, round - 3, Qt::NoBrush, faded(s.gold, .75), .6);
        emblem();
        p.restore();
    }

    static QPainterPath star(int points, double inner, double outer) {
        QPolygonF polygon;
        for (int i = 0; i < 2 * points; ++i) {
            const double r = i % 2 ? inner : outer;
            polygon << QPointF(r * std::sin(i * M_PI / points), -r * std::cos(i * M_PI / points));
        }
        QPainterPath path;
        path.addPolygon(polygon);
        path.closeSubpath();
        return path;
    }

    void areaMark(const AreaStyle &area, const QColor &colour) {
        switch (area.mark) {
        case Mark::Words: {
            const QString words = area.words;
            const bool one = words.size() == 1;
            drawText(p, {0, one ? 6.4 : 3.2}, words, {Family::Serif, true, one ? 19.0 : 9.6, 0}, colour);
            break;
        }
        case Mark::Cards:
            for (const double way : {-1.0, 1.0}) {
                p.save();
                p.rotate(10 * way);
                roundRect(p, {way < 0 ? -8.4 : -.8, -6.6, 9.4, 13.2}, 1.6, Qt::NoBrush, colour, 1);
                p.restore();
            }
            break;
        case Mark::Chips:
            for (const QPointF at : {QPointF(0, -4.4), QPointF(-4.6, 3), QPointF(4.6, 3)})
                disc(p, at, 4.6, Qt::NoBrush, colour, 1);
            break;
        case Mark::Burst: strokeShape(p, star(9, 5, 9.4), colour, 1); break;
        case Mark::Star: strokeShape(p, star(5, 4.6, 11), colour, 1.1); break;
        }
    }

    void areas() {
        for (const PlacedItem &item : m_layout.items) {
            if (item.kind != ItemKind::Area)
                continue;
            const AreaStyle area = areaStyleOf(m_print.game, item.area);
            const QColor ring = s.ring(area.ring);
            const double r = item.rect.width() / 2;
            disc(p, item.at, r, QColor(0, 0, 0, 41), ring, s.highContrast ? 2.2 : 1.4);
            p.save();
            p.translate(item.at);
            p.rotate(item.turn);
            p.translate(0, -2.4);
            areaMark(area, faded(ring, .6));
            p.restore();
            const double size = item.text.size() < 9 ? 7.4 : 6.4;
            if (size * t.scale >= 6.5) // smaller words would not be read; the mark stays
                drawRimText(p, item.at, r - 2.2, item.text, {Family::Sans, true, size, .3}, ring, item.turn);
        }
    }

    void printedCards() {
        for (const PlacedItem &item : m_layout.items) {
            if (item.kind != ItemKind::PrintedCard)
                continue;
            // Through an image, so that the card fades as a whole. Painted in its turned frame: no resampling.
            const QTransform device = p.combinedTransform();
            const QRect area = device.mapRect(item.bounds().adjusted(-2, -2, 2, 2)).toAlignedRect();
            QImage image(area.size(), QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter card(&image);
            card.setRenderHint(QPainter::Antialiasing);
            card.translate(-area.topLeft());
            card.setTransform(item.frame() * device * QTransform::fromTranslate(-area.x(), -area.y()));
            card.translate(item.rect.topLeft());
            card.scale(item.rect.width() / 46, item.rect.width() / 46);
            paintFace(card, *item.card, Face::M, Deck::TwoColour);
            card.end();
            p.save();
            p.resetTransform();
            p.setOpacity(.80);
            p.drawImage(area.topLeft(), image);
            p.restore();
        }
    }

    void insuranceLine() {
        const bool few = t.boxes < 5;
        const double e = t.theta(t.boxes) + (few ? t.pitch * .95 : std::min(t.pitch * .62, .08));
        const double width = s.highContrast ? 2.2 : 1.4;
        const QColor line = faded(s.print, .9);
        QPainterPath outline = arc(FeltTable::insuranceFar, -e, e);
        const QPointF endFar = t.at(e, FeltTable::insuranceFar), endNear = t.at(e, FeltTable::insuranceNear);
        const QPointF startFar = t.at(-e, FeltTable::insuranceFar), startNear = t.at(-e, FeltTable::insuranceNear);
        const auto cap = [](QPainterPath &path, QPointF from, QPointF to, double turn) { // half a circle
            const QPointF middle = (from + to) / 2;
            const double r = std::hypot(from.x() - to.x(), from.y() - to.y()) / 2;
            const double start = -qRadiansToDegrees(std::atan2(from.y() - middle.y(), from.x() - middle.x()));
            path.arcMoveTo({middle.x() - r, middle.y() - r, 2 * r, 2 * r}, start);
            path.arcTo({middle.x() - r, middle.y() - r, 2 * r, 2 * r}, start, turn);
        };
        cap(outline, endFar, endNear, -180);
        cap(outline, startFar, startNear, 180);
        outline.addPath(arc(FeltTable::insuranceNear, -e, e));
        p.strokePath(outline, QPen(line, width));

        std::vector<double> gaps;
        if (few)
            gaps.push_back(t.theta(1) - t.pitch / 2);
        for (int box = 1; box < t.boxes; ++box)
            gaps.push_back((t.theta(box) + t.theta(box + 1)) / 2);
        if (few)
            gaps.push_back(t.theta(t.boxes) + t.pitch / 2);
        const Type type{Family::Serif, true, 11.6, t.boxes > 6 ? 1.5 : 2.2};
        const int count = static_cast<int>(gaps.size());
        for (int i = 0; i < count; ++i) { // the words fill the gaps in pairs; an odd gap in the middle gets an ornament
            const double a = gaps[static_cast<std::size_t>(i)];
            if (count % 2 && i == count / 2) {
                for (const double u : {-14.0, 0.0, 14.0})
                    lozenge(t.at(a, FeltTable::insuranceMid, u), u == 0 ? 5.2 : 3.4, faded(s.gold, .9));
                continue;
            }
            const int word = (i - (count % 2 && i > count / 2 ? 1 : 0)) % 2;
            drawArcText(p, t.centre, t.radius + FeltTable::insuranceMid - 4.2, a,
                        word ? m_print.insurancePays : m_print.insurance, type, s.gold);
        }
        for (int box = 1; box <= t.boxes; ++box)
            lozenge(t.at(t.theta(box), FeltTable::insuranceMid), 4, faded(s.print, .55));
    }

    void lozenge(QPointF at, double r, const QColor &colour) {
        QPainterPath path;
        path.addPolygon(QPolygonF({at - QPointF(0, r), at + QPointF(r, 0), at + QPointF(0, r), at - QPointF(r, 0)}));
        p.fillPath(path, colour);
    }

    void doubleLine() {
        const double e = t.low ? .29 : .40;
        p.strokePath(arc(-192, -e, e), QPen(faded(s.print, .8), s.highContrast ? 2 : 1.3));
        p.strokePath(arc(-197, -e, e), QPen(faded(s.accent, .9), s.highContrast ? 1.4 : .8));
    }

    void titles() {
        if (t.low) { // below it there is no room: it stands where hands of many cards may come to lie on it
            drawArcText(p, t.centre, t.radius - 181, 0, m_print.title,
                        {s.highContrast ? Family::Serif : Family::Display, true, 23, 5}, faded(s.gold, .62));
            return;
        }
        const bool own = m_print.insurance.isEmpty();
        const Family family = s.highContrast ? Family::Serif : Family::Display;
        drawArcText(p, t.centre, t.radius - (own ? 231 : 246), 0, m_print.title,
                    {family, true, own ? 31.0 : 27.0, own ? 8.0 : 4.2}, s.gold);
        drawArcText(p, t.centre, t.radius - (own ? 249 : 261), 0, m_print.second, {Family::Serif, false, 10.6, 1.0},
                    faded(s.print, .95));
    }

    void nearEdge() {
        QLinearGradient shade(0, t.height - 60, 0, t.height - 16);
        shade.setColorAt(0, QColor(0, 0, 0, 0));
        shade.setColorAt(1, QColor(0, 0, 0, 128));
        p.fillRect(QRectF(0, t.height - 60, t.width, 44), shade);
        QLinearGradient lip(0, t.height - 16, 0, t.height);
        lip.setColorAt(0, s.woodDark);
        lip.setColorAt(.12, s.woodLight);
        lip.setColorAt(.24, s.railBase);
        lip.setColorAt(.6, s.railLight);
        lip.setColorAt(1, s.railDark);
        p.fillRect(QRectF(0, t.height - 16, t.width, 16), lip);
        if (t.viewHeight > t.height)
            p.fillRect(QRectF(0, t.height, t.width, t.viewHeight - t.height + 1), QColor(0x0c, 0x0d, 0x0f));
    }

    QPainter &p;
    const FeltLayout &m_layout;
    const FeltTable &t;
    const FeltPrint &m_print;
    const FeltStyle &s;
};

} // namespace

void paintPayTable(QPainter &p, const PlacedItem &table, const FeltStyle &s) {
    const double w = table.rect.width(), size = table.size, lead = size * 1.26;
    roundRect(p, {0, 0, w, table.rect.height()}, 5, QColor(0, 0, 0, 41), faded(s.gold, .75), s.highContrast ? 1.6 : .8);
    const double headSize =
        std::min(size * 1.12, (w - 18 - .7 * double(table.text.size())) / widthOf(table.text, {Family::Serif, true, 1, 0}));
    drawText(p, {w / 2, size * 1.32}, table.text, {Family::Serif, true, headSize, .7}, s.gold);
    p.setPen(QPen(faded(s.gold, .7), .5));
    p.drawLine(QPointF(6, size * 1.72), QPointF(w - 6, size * 1.72));
    double y = size * 1.9 + lead * .74;
    for (const TextRow &row : table.rows) {
        drawText(p, {7, y}, row.first, {Family::Sans, false, size, 0}, s.print, Align::Left);
        drawText(p, {w - 7, y}, row.second, {Family::Sans, true, size, 0}, s.print, Align::Right);
        const double from = 7 + widthOf(row.first, {Family::Sans, false, size, 0}) + 3;
        const double to = w - 7 - widthOf(row.second, {Family::Sans, true, size, 0}) - 3;
        if (to > from + 3) {
            QPen dots(faded(s.print, .4), .7, Qt::CustomDashLine, Qt::RoundCap);
            dots.setDashPattern({.8 / .7, 2.6 / .7});
            p.setPen(dots);
            p.drawLine(QPointF(from, y - 1), QPointF(to, y - 1));
        }
        y += lead;
    }
    if (!table.letter.isEmpty())
        drawText(p, {w / 2, y - .6}, table.letter, {Family::Serif, false, size * .88, 0}, s.gold);
}

void paintGround(QPainter &painter, const FeltLayout &layout, const FeltPrint &print, const FeltStyle &style) {
    Ground(painter, layout, print, style).paint();
}

void paintCloth(QPainter &painter, const FeltTable &table, const FeltStyle &style) {
    const FeltLayout layout{table, {}};
    Ground(painter, layout, {}, style).paintBare();
}

QImage groundImage(const FeltLayout &layout, const FeltPrint &print, const FeltStyle &style, QSize pixels) {
    static QMutex mutex;
    static QCache<QString, QImage> cache(96 * 1024); // kilobytes: one felt at 4K and a few at usual sizes
    QString key = QStringLiteral("%1/%2/%3/%4x%5/%6/%7/%8")
                      .arg(QString::fromStdString(print.game))
                      .arg(layout.table.boxes)
                      .arg(print.layoutB)
                      .arg(pixels.width())
                      .arg(pixels.height())
                      .arg(style.highContrast)
                      .arg(print.title, print.second);
    for (const PlacedItem &item : layout.items)
        if (item.kind == ItemKind::PayTable)
            for (const TextRow &row : item.rows)
                key += row.first + row.second;
    const QMutexLocker lock(&mutex);
    if (const QImage *image = cache.object(key))
        return *image;
    QImage image(pixels, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.scale(pixels.width() / layout.table.width, pixels.height() / layout.table.viewHeight);
    paintGround(painter, layout, print, style);
    painter.end();
    cache.insert(key, new QImage(image), static_cast<int>(image.sizeInBytes() / 1024));
    return image;
}

} // namespace pitwise::felt
