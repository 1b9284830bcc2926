// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/daywords.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

namespace pitwise {
namespace {

QString dayWord(const char *source) {
    return QCoreApplication::translate("Days", source);
}

QDate dateOf(Day day) {
    return QDate(1970, 1, 1).addDays(day);
}

} // namespace

QString dayWords(Day day, Day today) {
    if (day <= today)
        return dayWord(QT_TRANSLATE_NOOP("Days", "today"));
    if (day == today + 1)
        return dayWord(QT_TRANSLATE_NOOP("Days", "tomorrow"));
    return day < today + 7 ? QLocale().dayName(dateOf(day).dayOfWeek()) : dateWords(day);
}

QString dateWords(Day day) {
    return QLocale().toString(dateOf(day), dayWord(QT_TRANSLATE_NOOP("Days", "d MMMM")));
}

QString shortDate(Day day, bool month) {
    return QLocale().toString(dateOf(day), month ? dayWord(QT_TRANSLATE_NOOP("Days", "d MMM")) : QStringLiteral("d"));
}

} // namespace pitwise
