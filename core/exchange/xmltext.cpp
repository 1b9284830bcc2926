// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/xmltext.h"

namespace pitwise::exchange {
namespace {

/// What XML 1.0 lets a document hold. Halves of a pair are told apart by the caller.
bool isXmlUnit(QChar c) {
    const char16_t u = c.unicode();
    return u == u'\t' || u == u'\n' || u == u'\r' || (u >= 0x20 && u < 0xfffe);
}

/// The unit at `i` alone, where it is half of no pair.
bool isLoneHalf(const QString &text, qsizetype i) {
    if (text[i].isHighSurrogate())
        return i + 1 >= text.size() || !text[i + 1].isLowSurrogate();
    return text[i].isLowSurrogate() && (i == 0 || !text[i - 1].isHighSurrogate());
}

} // namespace

QString escaped(const QString &text) {
    QString out;
    out.reserve(text.size() + text.size() / 8);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (!isXmlUnit(c) || isLoneHalf(text, i))
            continue;
        switch (c.unicode()) {
        case u'&': out += QLatin1String("&amp;"); break;
        case u'<': out += QLatin1String("&lt;"); break;
        case u'>': out += QLatin1String("&gt;"); break;
        case u'"': out += QLatin1String("&quot;"); break;
        case u'\r': out += QLatin1String("&#13;"); break;
        default: out += c;
        }
    }
    return out;
}

QString cdata(const QString &text) {
    QString inside;
    inside.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i)
        if (isXmlUnit(text[i]) && !isLoneHalf(text, i))
            inside += text[i];
    inside.replace(QLatin1String("]]>"), QLatin1String("]]]]><![CDATA[>"));
    return QLatin1String("<![CDATA[") + inside + QLatin1String("]]>");
}

} // namespace pitwise::exchange
