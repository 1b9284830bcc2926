// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exam/certificatepdf.h"

#include "app/exam/page.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

namespace pitwise::print {
namespace {

QString tr(const char *text) {
    return QCoreApplication::translate("Certificate", text);
}

/// The house mark: a table's arc with a card on it.
void drawMark(Page &page, double x, double y, double width) {
    QPainter &painter = page.painter();
    painter.save();
    painter.translate(x * 10, y * 10);
    painter.scale(width / 10, width / 10); // 100 units wide
    QPainterPath arch(QPointF(0, 80));
    arch.lineTo(0, 50);
    arch.arcTo(QRectF(0, 0, 100, 100), 180, -180);
    arch.lineTo(100, 80);
    arch.closeSubpath();
    painter.setPen(QPen(brass, 4));
    painter.setBrush(QColor(0x1F, 0x5C, 0x46));
    painter.drawPath(arch);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::white);
    painter.drawRoundedRect(QRectF(32, 22, 36, 48), 5, 5);
    QPainterPath spade(QPointF(50, 30));
    spade.cubicTo(54, 40, 63, 43, 62, 50);
    spade.cubicTo(61, 56, 54, 56, 51.5, 52);
    spade.lineTo(54, 61);
    spade.lineTo(46, 61);
    spade.lineTo(48.5, 52);
    spade.cubicTo(46, 56, 39, 56, 38, 50);
    spade.cubicTo(37, 43, 46, 40, 50, 30);
    painter.setBrush(ink);
    painter.drawPath(spade);
    painter.restore();
}

} // namespace

void drawCertificate(Page &page, const CertificateFacts &facts) {
    constexpr double left = 28;
    constexpr double wide = Page::width - 2 * left;
    page.fill({0, 0, Page::width, Page::height}, paper);
    page.frame({12, 12, Page::width - 24, Page::height - 24}, brass, 0.9);
    page.frame({14.5, 14.5, Page::width - 29, Page::height - 29}, brass, 0.25);
    drawMark(page, Page::width / 2 - 13, 32, 26);

    page.setInk(ink);
    page.setFont(12, true, 1.6);
    page.text({left, 66, wide, 16}, tr("CERTIFICATE"), Qt::AlignHCenter);
    page.setFont(5);
    page.setInk(quietInk);
    page.text({left, 88, wide, 8}, tr("This is to certify that"), Qt::AlignHCenter);
    page.setInk(ink);
    page.setFont(11, true);
    double y = 100;
    y += page.text({left, y, wide, 18}, facts.name, Qt::AlignHCenter) + 7;
    page.setFont(5);
    page.setInk(quietInk);
    //: %1 is what was passed, such as "the written dealer examination"
    y += page.text({left, y, wide, 16}, tr("has passed %1 under").arg(facts.certificate), Qt::AlignHCenter) + 5;
    page.setInk(ink);
    page.setFont(5, true);
    for (const QString &rule : facts.rules)
        y += page.text({left, y, wide, 8}, rule, Qt::AlignHCenter) + 1.5;
    page.setFont(4.2);
    page.setInk(quietInk);
    page.text({left, y + 3, wide, 12}, facts.title, Qt::AlignHCenter);

    constexpr double foot = 196;
    page.line(left, foot - 6, Page::width - left, foot - 6, brass, 0.25);
    page.setInk(ink);
    page.setFont(5, true);
    page.text({left, foot, 90, 8}, dayText(facts.date));
    page.setFont(4);
    page.setInk(quietInk);
    const QString validity =
        facts.validUntil.isEmpty()
            ? tr("Valid until one of these rule documents changes")
            : tr("Valid to %1, or until one of these rule documents changes").arg(dayText(facts.validUntil));
    page.text({left, foot + 8, 84, 14}, validity);
    page.line(left, foot + 42, left + 84, foot + 42, ink, 0.25);
    page.text({left, foot + 43.5, 84, 6}, tr("%1, examiner").arg(facts.examiner));
    page.setInk(ink);
    page.setFont(4, true);
    page.text({left, foot + 50, 84, 6}, facts.number);
    page.qrCode({Page::width - left - 58, foot, 58, 58}, facts.qrText);
    page.setFont(3);
    page.setInk(quietInk);
    page.text({left, 262, wide, 12},
              tr("Issued by %1, key %2. The file and the code are signed: anybody can verify them without a connection.")
                  .arg(facts.issuer, facts.fingerprint),
              Qt::AlignHCenter);
}

QByteArray certificatePdf(const CertificateFacts &facts) {
    return makePdf(tr("Certificate") + QLatin1Char(' ') + facts.number, [&](Page &page) { drawCertificate(page, facts); });
}

} // namespace pitwise::print
