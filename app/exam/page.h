// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QColor>
#include <QRectF>
#include <QString>

#include <functional>

class QPainter;
class QPdfWriter;

namespace pitwise::print {

inline const QColor ink(0x1D, 0x1A, 0x15);
inline const QColor quietInk(0x4C, 0x46, 0x3B);
inline const QColor brass(0xA8, 0x7D, 0x2E);
inline const QColor paper(0xFC, 0xF8, 0xEC);
inline const QColor hairline(0xCF, 0xC6, 0xB5);
inline const QColor passInk(0x0E, 0x68, 0x40);
inline const QColor failInk(0xA3, 0x2A, 0x14);

/// An A4 page, or several, measured in millimetres from the top left.
class Page {
public:
    /// Without a writer there is one page only: a preview.
    explicit Page(QPainter &painter, QPdfWriter *writer = nullptr) : m_painter(painter), m_writer(writer) {}
    static constexpr double width = 210;
    static constexpr double height = 297;

    void setFont(double millimetres, bool bold = false, double spacing = 0); ///< Spacing of letters: per cent more.
    void setInk(const QColor &colour);
    /// Writes in a box, wrapping words; gives the height it took.
    double text(const QRectF &box, const QString &words, Qt::Alignment alignment = Qt::AlignLeft);
    /// The same, in the largest type up to `millimetres` that keeps all words inside the box; the height it took.
    double fitted(const QRectF &box, const QString &words, double millimetres, bool bold,
                  Qt::Alignment alignment = Qt::AlignLeft);
    [[nodiscard]] double heightOf(double wide, const QString &words); ///< In the type that is set.
    void line(double x1, double y1, double x2, double y2, const QColor &colour, double thickness = 0.2);
    void frame(const QRectF &box, const QColor &colour, double thickness);
    void fill(const QRectF &box, const QColor &colour);
    void mark(double x, double y, double wide); ///< The house mark: a table's arc with a card on it, 0.8 as high as wide.
    /// The code, its quiet zone included. Throws a Refusal where the text is too long for one.
    void qrCode(const QRectF &box, const QByteArray &words);
    void nextPage();
    [[nodiscard]] QPainter &painter() { return m_painter; }

private:
    QPainter &m_painter;
    QPdfWriter *m_writer;
};

/// A PDF of what `draw` puts on the page.
[[nodiscard]] QByteArray makePdf(const QString &title, const std::function<void(Page &)> &draw);

/// "27 November 2026"; empty for none.
[[nodiscard]] QString dayText(const QString &isoDate);

} // namespace pitwise::print
