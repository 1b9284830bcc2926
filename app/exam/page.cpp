// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exam/page.h"

#include "core/refusal.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDate>
#include <QFont>
#include <QLocale>
#include <QPageSize>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>
#include <QTextOption>

#include <algorithm>
#include <memory>
#include <qrencode.h>

namespace pitwise::print {
namespace {

constexpr int dotsPerInch = 300;
constexpr double dotsPerMillimetre = dotsPerInch / 25.4;

/// A word longer than its line is broken rather than run off the page.
QTextOption wrapped(Qt::Alignment alignment) {
    QTextOption option(alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    return option;
}

} // namespace

void Page::setFont(double millimetres, bool bold, double spacing) {
    QFont font;
    // Named once, in this order: otherwise Chinese names take Japanese forms.
    font.setFamilies({QStringLiteral("Noto Sans"), QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Noto Sans Tamil")});
    font.setPixelSize(qMax(1, qRound(millimetres * 10))); // the painter's unit is a tenth of a millimetre
    font.setBold(bold);
    font.setLetterSpacing(QFont::PercentageSpacing, 100 + spacing); // absolute spacing differs between screen and paper
    m_painter.setFont(font);
}

void Page::setInk(const QColor &colour) {
    m_painter.setPen(colour);
}

double Page::text(const QRectF &box, const QString &words, Qt::Alignment alignment) {
    const double high = heightOf(box.width(), words);
    const QRectF tenths(box.x() * 10, box.y() * 10, box.width() * 10, std::max(box.height(), high) * 10 + 1);
    m_painter.drawText(tenths, words, wrapped(alignment));
    return high;
}

double Page::heightOf(double wide, const QString &words) {
    constexpr double endless = 100'000;
    return m_painter.boundingRect(QRectF(0, 0, wide * 10, endless), words, wrapped(Qt::AlignLeft)).height() / 10;
}

double Page::fitted(const QRectF &box, const QString &words, double millimetres, bool bold, Qt::Alignment alignment) {
    constexpr double least = 2, step = 0.94;
    setFont(millimetres, bold);
    for (double size = millimetres * step; heightOf(box.width(), words) > box.height() && size > least; size *= step)
        setFont(size, bold);
    return text(box, words, alignment);
}

void Page::mark(double x, double y, double wide) {
    m_painter.save();
    m_painter.translate(x * 10, y * 10);
    m_painter.scale(wide / 10, wide / 10); // 100 units wide
    QPainterPath arch(QPointF(0, 80));
    arch.lineTo(0, 50);
    arch.arcTo(QRectF(0, 0, 100, 100), 180, -180);
    arch.lineTo(100, 80);
    arch.closeSubpath();
    m_painter.setPen(QPen(brass, 4));
    m_painter.setBrush(QColor(0x1F, 0x5C, 0x46));
    m_painter.drawPath(arch);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(Qt::white);
    m_painter.drawRoundedRect(QRectF(32, 22, 36, 48), 5, 5);
    QPainterPath spade(QPointF(50, 30));
    spade.cubicTo(54, 40, 63, 43, 62, 50);
    spade.cubicTo(61, 56, 54, 56, 51.5, 52);
    spade.lineTo(54, 61);
    spade.lineTo(46, 61);
    spade.lineTo(48.5, 52);
    spade.cubicTo(46, 56, 39, 56, 38, 50);
    spade.cubicTo(37, 43, 46, 40, 50, 30);
    m_painter.setBrush(ink);
    m_painter.drawPath(spade);
    m_painter.restore();
}

void Page::line(double x1, double y1, double x2, double y2, const QColor &colour, double thickness) {
    m_painter.save();
    m_painter.setPen(QPen(colour, thickness * 10));
    m_painter.drawLine(QLineF(x1 * 10, y1 * 10, x2 * 10, y2 * 10));
    m_painter.restore();
}

void Page::frame(const QRectF &box, const QColor &colour, double thickness) {
    m_painter.save();
    m_painter.setPen(QPen(colour, thickness * 10));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(QRectF(box.x() * 10, box.y() * 10, box.width() * 10, box.height() * 10));
    m_painter.restore();
}

void Page::fill(const QRectF &box, const QColor &colour) {
    m_painter.fillRect(QRectF(box.x() * 10, box.y() * 10, box.width() * 10, box.height() * 10), colour);
}

void Page::qrCode(const QRectF &box, const QByteArray &words) {
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeData(static_cast<int>(words.size()), reinterpret_cast<const unsigned char *>(words.constData()), 0,
                          QR_ECLEVEL_M),
        &QRcode_free);
    if (!code)
        throw Refusal{"the text is too long for a QR code", "certificate", {}};
    constexpr int quietModules = 4; // the standard's white border
    const double module = box.width() * 10 / (code->width + 2 * quietModules);
    QPainterPath path;
    for (int row = 0; row < code->width; ++row)
        for (int column = 0; column < code->width; ++column)
            if ((code->data[row * code->width + column] & 1) != 0)
                path.addRect(box.x() * 10 + (column + quietModules) * module, box.y() * 10 + (row + quietModules) * module,
                             module, module);
    fill(box, Qt::white);
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    m_painter.fillPath(path.simplified(), Qt::black);
    m_painter.restore();
}

void Page::nextPage() {
    if (m_writer)
        m_writer->newPage();
}

QByteArray makePdf(const QString &title, const std::function<void(Page &)> &draw) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QBuffer::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPdfVersion(QPagedPaintDevice::PdfVersion_A1b);
        writer.setResolution(dotsPerInch);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        writer.setTitle(title);
        writer.setCreator(QStringLiteral("Pitwise"));
        QPainter painter(&writer);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(dotsPerMillimetre / 10, dotsPerMillimetre / 10);
        Page page(painter, &writer);
        draw(page);
    }
    return bytes;
}

QString dayText(const QString &isoDate) {
    const QDate date = QDate::fromString(isoDate, Qt::ISODate);
    return date.isValid() ? QLocale().toString(date, QCoreApplication::translate("ClauseWords", "d MMMM yyyy")) : QString();
}

} // namespace pitwise::print
