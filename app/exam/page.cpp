// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exam/page.h"

#include "core/refusal.h"

#include <QBuffer>
#include <QDate>
#include <QFont>
#include <QLocale>
#include <QPageSize>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>

#include <memory>
#include <qrencode.h>

namespace pitwise::print {
namespace {

constexpr int dotsPerInch = 300;
constexpr double dotsPerMillimetre = dotsPerInch / 25.4;

} // namespace

void Page::setFont(double millimetres, bool bold, double spacing) {
    QFont font;
    // Named once, in this order: otherwise Chinese names take Japanese forms.
    font.setFamilies({QStringLiteral("Noto Sans"), QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Noto Sans Tamil")});
    font.setPixelSize(qMax(1, qRound(millimetres * 10))); // the painter's unit is a tenth of a millimetre
    font.setBold(bold);
    font.setLetterSpacing(QFont::AbsoluteSpacing, spacing * 10);
    m_painter.setFont(font);
}

void Page::setInk(const QColor &colour) {
    m_painter.setPen(colour);
}

double Page::text(const QRectF &box, const QString &words, Qt::Alignment alignment) {
    const QRectF tenths(box.x() * 10, box.y() * 10, box.width() * 10, box.height() * 10);
    QRectF used;
    m_painter.drawText(tenths, static_cast<int>(alignment) | Qt::TextWordWrap | Qt::TextDontClip, words, &used);
    return used.height() / 10;
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
    buffer.open(QIODevice::WriteOnly);
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
    return date.isValid() ? QLocale().toString(date, QStringLiteral("d MMMM yyyy")) : QString();
}

} // namespace pitwise::print
