// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/examwords.h"

#include <QCoreApplication>

#include <utility>

namespace pitwise {

QString gameTitle(const QString &game) {
    static const std::pair<const char *, const char *> titles[] = {
        {"lucky8", QT_TRANSLATE_NOOP("Games", "Lucky 8")},
        {"dueling8s", QT_TRANSLATE_NOOP("Games", "Dueling 8's 21+")},
        {"freebet", QT_TRANSLATE_NOOP("Games", "Free Bet")},
        {"luckylucky", QT_TRANSLATE_NOOP("Games", "Lucky Lucky")}};
    for (const auto &[id, title] : titles)
        if (game == QLatin1String(id))
            return QCoreApplication::translate("Games", title);
    return game;
}

QString familyTitle(const QString &family) {
    QString words = family.section(u'/', -1); // a pack's: night-shift/irregularities
    words.replace(u'-', u' ');
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

QString rulesTags(const QStringList &rulebooks) {
    static const std::pair<const char *, const char *> tags[] = {
        {"lucky8", "L8"}, {"dueling8s", "D8"}, {"freebet", "FB"}, {"luckylucky", "LL"}};
    QStringList words;
    for (const QString &book : rulebooks) {
        QString tag = book.section(u'@', 0, 0);
        for (const auto &[id, letters] : tags)
            if (tag == QLatin1String(id))
                tag = QString::fromLatin1(letters);
        const QString version = book.section(u'@', 1);
        const bool byDay = version.contains(u'-'); // one document is known by its day: the year will do here
        words << (byDay ? QStringLiteral("%1 %2").arg(tag, version.section(u'-', 0, 0))
                        : QStringLiteral("%1 v%2").arg(tag, version));
    }
    return words.join(QStringLiteral(", "));
}

} // namespace pitwise
