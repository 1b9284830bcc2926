// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainter>
#include <QPainterPath>
#include <QString>

// Small tools of all painters: paths written as text, and type as outlines, so that turned and scaled letters stay crisp.

namespace pitwise::felt {

/// Reads the commands M L C Q A Z and m l of a path written as text. Read once for each text: keep the text static.
[[nodiscard]] const QPainterPath &pathOf(const char *text);

enum class Family { Sans, Serif, Display };

struct Type {
    Family family = Family::Sans;
    bool bold = false;
    double size = 10;
    double spacing = 0;
};

[[nodiscard]] double widthOf(const QString &text, const Type &type);
/// Outlines of a text, its base line at 0, its left at 0, at the size of `type`.
[[nodiscard]] QPainterPath outlineOf(const QString &text, const Type &type);

enum class Align { Left, Middle, Right };
void drawText(QPainter &painter, QPointF baseline, const QString &text, const Type &type, const QColor &colour,
              Align align = Align::Middle);
/// Letters on an arc about `centre`, each turned to its own radius. `middle`: angle of the text's middle, 0 straight up.
void drawArcText(QPainter &painter, QPointF centre, double radius, double middle, const QString &text, const Type &type,
                 const QColor &colour);
/// Letters along the lower inside of a ring, read from below; `turn` in degrees.
void drawRimText(QPainter &painter, QPointF centre, double radius, const QString &text, const Type &type,
                 const QColor &colour, double turn);

void fillShape(QPainter &painter, const QPainterPath &path, const QBrush &brush);
void strokeShape(QPainter &painter, const QPainterPath &path, const QColor &colour, double width);
void roundRect(QPainter &painter, const QRectF &rect, double radius, const QBrush &brush,
               const QColor &line = Qt::transparent, double width = 0);
void disc(QPainter &painter, QPointF centre, double radius, const QBrush &brush, const QColor &line = Qt::transparent,
          double width = 0);

} // namespace pitwise::felt
