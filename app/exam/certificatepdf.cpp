// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exam/certificatepdf.h"

#include "app/exam/page.h"

#include <QCoreApplication>

namespace pitwise::print {
namespace {

QString certificateText(const char *text) {
    return QCoreApplication::translate("Certificate", text);
}

constexpr double foot = 197; ///< Millimetres from the top: date, signature and code stand below, the words above.

} // namespace

void drawCertificate(Page &page, const CertificateFacts &facts) {
    constexpr double left = 26;
    constexpr double wide = Page::width - 2 * left;
    page.fill({0, 0, Page::width, Page::height}, paper);
    page.frame({12, 12, Page::width - 24, Page::height - 24}, brass, 0.9);
    page.frame({14.5, 14.5, Page::width - 29, Page::height - 29}, brass, 0.25);
    page.mark(Page::width / 2 - 14, 26, 28);

    page.setInk(ink);
    page.setFont(13, true, 12);
    page.text({left, 56, wide, 18}, certificateText(QT_TRANSLATE_NOOP("Certificate", "CERTIFICATE")), Qt::AlignHCenter);
    // Everything down to the rule of the foot may be long: a name of five words, a title in Chinese, four documents.
    page.setInk(quietInk);
    double y = 80;
    y += page.fitted({left, y, wide, 9}, certificateText(QT_TRANSLATE_NOOP("Certificate", "This is to certify that")), 6.2,
                     false, Qt::AlignHCenter) +
         4;
    page.setInk(ink);
    y += page.fitted({left, y, wide, 28}, facts.name, 14, true, Qt::AlignHCenter) + 4;
    page.setInk(quietInk);
    //: %1 is what was passed, such as "the written dealer examination"
    y += page.fitted({left, y, wide, 18},
                     certificateText(QT_TRANSLATE_NOOP("Certificate", "has passed %1 under")).arg(facts.certificate), 6.2,
                     false, Qt::AlignHCenter) +
         4;
    page.setInk(ink);
    const double forTitle = 12;
    y += page.fitted({left, y, wide, foot - forTitle - 8 - y}, facts.rules.join(QLatin1Char('\n')), 6.4, true,
                     Qt::AlignHCenter) +
         4;
    page.setInk(quietInk);
    page.fitted({left, y, wide, foot - 8 - y}, facts.title, 4.8, false, Qt::AlignHCenter);

    constexpr double half = 92; // left of the code
    page.line(left, foot - 5, Page::width - left, foot - 5, brass, 0.25);
    page.setInk(ink);
    page.setFont(5.8, true);
    page.text({left, foot, half, 8}, dayText(facts.date));
    page.setInk(quietInk);
    const QString validity =
        facts.validUntil.isEmpty()
            ? certificateText(QT_TRANSLATE_NOOP("Certificate", "Valid until one of these rule documents changes"))
            : certificateText(QT_TRANSLATE_NOOP("Certificate", "Valid to %1, or until one of these rule documents changes"))
                  .arg(dayText(facts.validUntil));
    page.fitted({left, foot + 9, half, 18}, validity, 5, false);
    page.line(left, foot + 44, left + half, foot + 44, ink, 0.25);
    const double signer =
        page.fitted({left, foot + 45.5, half, 9.5},
                    certificateText(QT_TRANSLATE_NOOP("Certificate", "%1, examiner")).arg(facts.examiner), 5, false);
    page.setInk(ink);
    page.fitted({left, foot + 46 + signer, half, 7}, facts.number, 5, true);
    page.qrCode({Page::width - left - 60, foot, 60, 60}, facts.qrText);
    page.setInk(quietInk);
    page.fitted(
        {left, 263, wide, 14},
        certificateText(
            QT_TRANSLATE_NOOP(
                "Certificate",
                "Issued by %1, key %2. The file and the code are signed: anybody can verify them without a connection."))
            .arg(facts.issuer, facts.fingerprint),
        3.4, false, Qt::AlignHCenter);
}

QByteArray certificatePdf(const CertificateFacts &facts) {
    return makePdf(certificateText(QT_TRANSLATE_NOOP("Certificate", "Certificate")) + QLatin1Char(' ') + facts.number,
                   [&](Page &page) { drawCertificate(page, facts); });
}

} // namespace pitwise::print
