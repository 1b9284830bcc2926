// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/itemhtml.h"
#include "core/exchange/htmllines.h"
#include "core/exchange/xmltext.h"

#include <QtEndian>

namespace pitwise::exchange {

QString paragraph(const QString &text, const char *ofClass) {
    const QString head = ofClass ? QStringLiteral("<p class=\"%1\">").arg(QLatin1String(ofClass)) : QStringLiteral("<p>");
    return head + escaped(text) + QLatin1String("</p>");
}

QString questionHtml(const Item &item, const QString &pictureHref) {
    QString html;
    if (!item.felt.isEmpty()) {
        const QString words = item.felt.join(u' ');
        html += pictureHref.isEmpty()
                    ? paragraph(words)
                    : QStringLiteral("<p><img src=\"%1\" alt=\"%2\"/></p>").arg(escaped(pictureHref), escaped(words));
    }
    for (const QString &line : item.story)
        html += paragraph(line);
    html += paragraph(item.prompt);
    if (!item.hint.isEmpty())
        html += paragraph(item.hint, item.dollars ? dollarsClass : numberClass);
    return html;
}

QString feedbackHtml(const Item &item, const InWords &say) {
    QString html;
    if (!item.reasons.empty()) {
        html += QLatin1String("<ol>");
        for (const Reason &reason : item.reasons) {
            html += QLatin1String("<li>") + escaped(reason.text);
            if (!reason.clauses.isEmpty())
                html +=
                    QLatin1String(" <em>(") + escaped(reason.clauses.join(QStringLiteral(", "))) + QLatin1String(")</em>");
            html += QLatin1String("</li>");
        }
        html += QLatin1String("</ol>");
    }
    if (item.keyTyped)
        html += paragraph(say("problem.key-typed"_say), keyTypedClass);
    if (item.misread.isEmpty())
        return html;
    html += paragraph(say("exchange.often-misread"_say)) + QLatin1String("<ul>");
    for (const QString &label : item.misread)
        html += QLatin1String("<li>") + escaped(label) + QLatin1String("</li>");
    return html + QLatin1String("</ul>");
}

std::optional<PictureSize> sizeOfPng(const QByteArray &png) {
    static const QByteArray head("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
    if (png.size() < 24 || !png.startsWith(head))
        return std::nullopt;
    return PictureSize{qFromBigEndian<qint32>(png.constData() + 16), qFromBigEndian<qint32>(png.constData() + 20)};
}

} // namespace pitwise::exchange
