// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/security/pinstrength.h"

#include <QDate>
#include <QString>

#include <algorithm>
#include <cmath>
#include <set>

namespace pitwise::security {
namespace {

bool isDigits(QByteArrayView text) {
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// 11111111, 12121212, 12341234: a short part again and again.
bool isPattern(QByteArrayView pin) {
    for (qsizetype part = 1; part <= pin.size() / 2; ++part) {
        bool again = true;
        for (qsizetype i = part; i < pin.size() && again; ++i)
            again = pin[i] == pin[i - part];
        if (again)
            return true;
    }
    return false;
}

/// 12345678, 87654321, 13579135, abcdefgh.
bool isSequence(QByteArrayView pin) {
    if (pin.size() < 3)
        return false;
    const bool digits = isDigits(pin);
    const auto step = [&](qsizetype i) {
        const int difference = pin[i] - pin[i - 1];
        return digits ? (difference + 15) % 10 - 5 : difference; // -5 to 4: after 9 comes 0
    };
    const int first = step(1);
    if (std::abs(first) > 3)
        return false;
    for (qsizetype i = 2; i < pin.size(); ++i)
        if (step(i) != first)
            return false;
    return true;
}

bool isRow(const QByteArray &pin) {
    const QByteArray low = pin.toLower();
    for (QByteArray row :
         {"qwertyuiop", "asdfghjkl", "zxcvbnm", "1qaz2wsx3edc", "password", "passwort", "pitwise", "examen"}) {
        const QByteArray letters = low.left(std::max<qsizetype>(4, std::min(low.size(), row.size())));
        if (row.startsWith(letters) || low.contains(row))
            return true;
        std::reverse(row.begin(), row.end());
        if (row.startsWith(letters))
            return true;
    }
    return false;
}

/// A day between 1900 and 2100, in any order, with or without the century.
bool isDate(const QByteArray &pin) {
    QByteArray digits;
    for (const char c : pin)
        if (c >= '0' && c <= '9')
            digits += c;
        else if (c != '.' && c != '-' && c != '/' && c != ' ')
            return false;
    const QString text = QString::fromLatin1(digits);
    for (const char *format : {"ddMMyyyy", "yyyyMMdd", "MMddyyyy", "ddMMyy", "yyMMdd", "MMddyy"}) {
        const QDate day = QDate::fromString(text, QString::fromLatin1(format));
        if (text.size() == qsizetype(qstrlen(format)) && day.isValid() && day.year() >= 1900 && day.year() <= 2100)
            return true;
    }
    return false;
}

} // namespace

std::string weaknessOf(QByteArrayView typed) {
    const QByteArray pin = typed.toByteArray();
    if (pin.isEmpty())
        return {};
    if (isPattern(pin))
        return "repeats itself";
    if (isSequence(pin))
        return "is a sequence";
    if (pin.size() >= 6 && isDate(pin))
        return "is a date";
    if (isRow(pin))
        return "is a word or a row of keys that everybody tries";
    if (std::set<char>(pin.begin(), pin.end()).size() < (pin.size() > 5 ? 4 : 3))
        return "has too few different characters";
    return {};
}

PinStrength strengthOf(QByteArrayView pin) {
    if (!weaknessOf(pin).empty() || pin.size() < 6)
        return PinStrength::Weak;
    double kinds = 0;
    const auto has = [&](auto is) { return std::any_of(pin.begin(), pin.end(), is); };
    kinds += has([](char c) { return c >= '0' && c <= '9'; }) ? 10 : 0;
    kinds += has([](char c) { return c >= 'a' && c <= 'z'; }) ? 26 : 0;
    kinds += has([](char c) { return c >= 'A' && c <= 'Z'; }) ? 26 : 0;
    kinds += has([](char c) { return !std::isalnum(static_cast<unsigned char>(c)); }) ? 10 : 0;
    // What people choose is worth less than what is drawn: count three bits a letter, and digits in full.
    const double bits = isDigits(pin) ? static_cast<double>(pin.size()) * std::log2(10.0)
                                      : std::min(static_cast<double>(pin.size()) * 3, double(pin.size()) * std::log2(kinds));
    return bits < 26 ? PinStrength::Days : bits < 33 ? PinStrength::Years : PinStrength::Decades;
}

} // namespace pitwise::security
