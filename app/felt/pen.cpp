// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/pen.h"

#include <QCache>
#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QTextBoundaryFinder>
#include <QtMath>

#include <array>
#include <charconv>
#include <cstring>

namespace pitwise::felt {
namespace {

class PathReader {
public:
    explicit PathReader(const char *text) : m_at(text), m_end(text + std::strlen(text)) {}

    QPainterPath read() {
        char command = 0;
        while (skip()) {
            if (std::isalpha(static_cast<unsigned char>(*m_at)))
                command = *m_at++;
            step(command);
            if (command == 'M')
                command = 'L';
            else if (command == 'm')
                command = 'l';
        }
        return m_path;
    }

private:
    bool skip() {
        while (m_at < m_end && (*m_at == ' ' || *m_at == ','))
            ++m_at;
        return m_at < m_end;
    }
    double number() {
        skip();
        double value = 0;
        const auto [end, error] = std::from_chars(m_at, m_end, value);
        m_at = end == m_at ? m_at + 1 : end; // never stands still, whatever is written there
        return value;
    }
    QPointF point() {
        const double x = number();
        return {x, number()};
    }
    void step(char command) {
        switch (command) {
        case 'M': m_path.moveTo(point()); break;
        case 'm': m_path.moveTo(m_path.currentPosition() + point()); break;
        case 'L': m_path.lineTo(point()); break;
        case 'l': m_path.lineTo(m_path.currentPosition() + point()); break;
        case 'C': {
            const QPointF a = point(), b = point();
            m_path.cubicTo(a, b, point());
            break;
        }
        case 'Q': {
            const QPointF a = point();
            m_path.quadTo(a, point());
            break;
        }
        case 'A': {
            const QPointF radii = point();
            number();
            const bool large = number() != 0, sweep = number() != 0;
            arc(radii, large, sweep, point());
            break;
        }
        case 'Z': m_path.closeSubpath(); break;
        default: ++m_at;
        }
    }
    void arc(QPointF radii, bool large, bool sweep, QPointF to) {
        const QPointF from = m_path.currentPosition();
        // On the unit circle: the middle lies off the chord, on the side that the two flags name.
        const QPointF a(from.x() / radii.x(), from.y() / radii.y()), b(to.x() / radii.x(), to.y() / radii.y());
        const QPointF half = (b - a) / 2;
        const double length = std::hypot(half.x(), half.y());
        const double off = std::sqrt(std::max(0.0, 1 - length * length)) * (large == sweep ? -1 : 1);
        const QPointF unit = length > 0 ? half / length : QPointF();
        const QPointF c = (a + b) / 2 + QPointF(unit.y(), -unit.x()) * -off;
        const double start = std::atan2(a.y() - c.y(), a.x() - c.x());
        double turn = std::atan2(b.y() - c.y(), b.x() - c.x()) - start;
        if (sweep && turn < 0)
            turn += 2 * M_PI;
        else if (!sweep && turn > 0)
            turn -= 2 * M_PI;
        const QRectF box(c.x() * radii.x() - radii.x(), c.y() * radii.y() - radii.y(), 2 * radii.x(), 2 * radii.y());
        m_path.arcTo(box, -qRadiansToDegrees(start), -qRadiansToDegrees(turn));
    }

    const char *m_at;
    const char *m_end;
    QPainterPath m_path;
};

constexpr double unitSize = 100; // outlines are made at this size and scaled

QFont fontOf(Family family, bool bold) {
    const QString name = family == Family::Sans    ? QStringLiteral("Noto Sans")
                         : family == Family::Serif ? QStringLiteral("Noto Serif")
                                                   : QStringLiteral("Noto Serif Display");
    QFont font;
    font.setFamilies({name, family == Family::Sans ? QStringLiteral("Noto Sans") : QStringLiteral("Noto Serif"),
                      QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Noto Sans Tamil")});
    font.setPixelSize(static_cast<int>(unitSize));
    font.setBold(bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setKerning(false);
    return font;
}

struct Run {
    QPainterPath path;
    double advance = 0;
};

/// Outline of a text without spacing. Painting happens on one thread at a time for each window, so each thread keeps its
/// own.
const Run &runOf(const QString &text, Family family, bool bold) {
    thread_local QCache<QString, Run> cache(2000);
    const QString key = QChar(u'a' + static_cast<int>(family) * 2 + bold) + text;
    if (const Run *run = cache.object(key))
        return *run;
    auto *run = new Run;
    const QFont font = fontOf(family, bold);
    run->path.addText(0, 0, font, text);
    run->advance = QFontMetricsF(font).horizontalAdvance(text);
    cache.insert(key, run);
    return *run;
}

/// What a reader takes for one letter; a base and its marks stay together.
QStringList letters(const QString &text) {
    QStringList list;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    qsizetype from = 0;
    while (finder.toNextBoundary() >= 0) {
        list << text.mid(from, finder.position() - from);
        from = finder.position();
    }
    return list;
}

void fillRun(QPainter &painter, const Run &run, QPointF at, double degrees, double dx, double size, const QColor &colour) {
    painter.save();
    painter.translate(at);
    painter.rotate(degrees);
    painter.translate(dx, 0);
    painter.scale(size / unitSize, size / unitSize);
    painter.fillPath(run.path, colour);
    painter.restore();
}

} // namespace

const QPainterPath &pathOf(const char *text) {
    thread_local QHash<const char *, QPainterPath> paths;
    auto it = paths.find(text);
    if (it == paths.end())
        it = paths.insert(text, PathReader(text).read());
    return it.value();
}

double widthOf(const QString &text, const Type &type) {
    double width = runOf(text, type.family, type.bold).advance * type.size / unitSize;
    if (type.spacing != 0)
        width += type.spacing * static_cast<double>(letters(text).size() - 1);
    return width;
}

QPainterPath outlineOf(const QString &text, const Type &type) {
    return QTransform::fromScale(type.size / unitSize, type.size / unitSize).map(runOf(text, type.family, type.bold).path);
}

void drawText(QPainter &painter, QPointF baseline, const QString &text, const Type &type, const QColor &colour,
              Align align) {
    const double width = widthOf(text, type);
    QPointF at = baseline - QPointF(align == Align::Left ? 0 : align == Align::Middle ? width / 2 : width, 0);
    if (type.spacing == 0) {
        fillRun(painter, runOf(text, type.family, type.bold), at, 0, 0, type.size, colour);
        return;
    }
    for (const QString &letter : letters(text)) {
        const Run &run = runOf(letter, type.family, type.bold);
        fillRun(painter, run, at, 0, 0, type.size, colour);
        at.rx() += run.advance * type.size / unitSize + type.spacing;
    }
}

void drawArcText(QPainter &painter, QPointF centre, double radius, double middle, const QString &text, const Type &type,
                 const QColor &colour) {
    double angle = middle - widthOf(text, type) / 2 / radius;
    for (const QString &letter : letters(text)) {
        const Run &run = runOf(letter, type.family, type.bold);
        const double width = run.advance * type.size / unitSize, own = angle + width / 2 / radius;
        fillRun(painter, run, centre + QPointF(radius * std::sin(own), -radius * std::cos(own)), qRadiansToDegrees(own),
                -width / 2, type.size, colour);
        angle += (width + type.spacing) / radius;
    }
}

void drawRimText(QPainter &painter, QPointF centre, double radius, const QString &text, const Type &type,
                 const QColor &colour, double turn) {
    painter.save();
    painter.translate(centre);
    painter.rotate(turn);
    double angle = -widthOf(text, type) / 2 / radius;
    for (const QString &letter : letters(text)) {
        const Run &run = runOf(letter, type.family, type.bold);
        const double width = run.advance * type.size / unitSize, own = angle + width / 2 / radius;
        fillRun(painter, run, {radius * std::sin(own), radius * std::cos(own)}, -qRadiansToDegrees(own), -width / 2,
                type.size, colour);
        angle += (width + type.spacing) / radius;
    }
    painter.restore();
}

void fillShape(QPainter &painter, const QPainterPath &path, const QBrush &brush) {
    painter.fillPath(path, brush);
}

void strokeShape(QPainter &painter, const QPainterPath &path, const QColor &colour, double width) {
    painter.strokePath(path, QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void roundRect(QPainter &painter, const QRectF &rect, double radius, const QBrush &brush, const QColor &line, double width) {
    painter.setBrush(brush);
    painter.setPen(width > 0 ? QPen(line, width) : QPen(Qt::NoPen));
    if (radius > 0)
        painter.drawRoundedRect(rect, radius, radius);
    else
        painter.drawRect(rect);
}

void disc(QPainter &painter, QPointF centre, double radius, const QBrush &brush, const QColor &line, double width) {
    painter.setBrush(brush);
    painter.setPen(width > 0 ? QPen(line, width) : QPen(Qt::NoPen));
    painter.drawEllipse(centre, radius, radius);
}

} // namespace pitwise::felt
