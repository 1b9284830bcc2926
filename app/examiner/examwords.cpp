// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/examwords.h"
#include "app/felt/looks.h"

#include <QCoreApplication>

#include <algorithm>
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
    QStringList words;
    for (const QString &book : rulebooks) {
        const QString tag = felt::lookOf(book.section(u'@', 0, 0).toStdString()).tag;
        const QString version = book.section(u'@', 1);
        const bool byDay = version.contains(u'-'); // one document is known by its day: the year will do here
        words << (byDay ? QStringLiteral("%1 %2").arg(tag, version.section(u'-', 0, 0))
                        : QStringLiteral("%1 v%2").arg(tag, version));
    }
    return words.join(QStringLiteral(", "));
}

namespace {

const char *oddSource(exam::Oddity kind) {
    using exam::Oddity;
    switch (kind) {
    case Oddity::BeforeSealing: return QT_TRANSLATE_N_NOOP("Oddities", "Began %n minute(s) before the exam was sealed.");
    case Oddity::AfterMarking: return QT_TRANSLATE_N_NOOP("Oddities", "Ended %n minute(s) after now.");
    case Oddity::ApartFromOthers: return QT_TRANSLATE_N_NOOP("Oddities", "Held %n day(s) apart from the others.");
    case Oddity::LateAnswers: return QT_TRANSLATE_N_NOOP("Oddities", "%n answer(s) after the time was over.");
    case Oddity::LargeExtension: return QT_TRANSLATE_N_NOOP("Oddities", "%n minute(s) were given, more than the exam has.");
    case Oddity::NoTime: return QT_TRANSLATE_N_NOOP("Oddities", "%n answer(s) in less than a second each.");
    case Oddity::ClockWentBack: return QT_TRANSLATE_N_NOOP("Oddities", "The station's clock was set back by %n minute(s).");
    case Oddity::EntriesMissing: return QT_TRANSLATE_N_NOOP("Oddities", "%n record(s) were missing when it went on.");
    case Oddity::ClockMissing: return QT_TRANSLATE_N_NOOP("Oddities", "The clock's file was missing %n time(s).");
    case Oddity::BytesDropped: return QT_TRANSLATE_N_NOOP("Oddities", "%n byte(s) of a damaged log were dropped.");
    case Oddity::LogDamaged:
        return QT_TRANSLATE_N_NOOP("Oddities", "The log was damaged and mended under a note: %n record(s) of it are lost.");
    case Oddity::LeftWindow: return QT_TRANSLATE_N_NOOP("Oddities", "The exam's window was left %n time(s).");
    case Oddity::EarlierSealing:
        return QT_TRANSLATE_N_NOOP("Oddities", "Sat from an earlier file: the exam was sealed once more since.");
    case Oddity::AnotherResult: return QT_TRANSLATE_N_NOOP("Oddities", "%n other result(s) of this candidate.");
    }
    return "";
}

} // namespace

QString oddWords(const std::vector<exam::OddThing> &odd) {
    QStringList words;
    for (const exam::OddThing &one : odd)
        words << QCoreApplication::translate("Oddities", oddSource(one.kind), nullptr,
                                             static_cast<int>(std::min<qint64>(one.number, 1'000'000'000)));
    return words.join(u' ');
}

} // namespace pitwise
