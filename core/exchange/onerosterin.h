// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <map>
#include <string>
#include <vector>

namespace pitwise::exchange {

/// A person of a OneRoster 1.2 set, in plain cells. Nothing is judged but the set itself: who he is here is the roster's.
struct OneRosterPerson {
    QString id;     ///< The set's own, for good (`sourcedId`).
    QString number; ///< `identifier`: the staff number as it is written, zeros at the front and all; may be empty.
    QString given, family, middle;
    bool enabled = true;         ///< Not one who has left.
    QString role;                ///< `student`, `teacher`, `proctor`, …; empty: the set does not say.
    std::vector<QString> groups; ///< Titles of the classes he is enrolled in, in the set's order.
    int line = 0;                ///< In users.csv.
};

/// What in the set is wrong, or was left out.
struct OneRosterNote {
    std::string place; ///< `users.csv: line 4, identifier`
    std::string what;
};

struct OneRosterSet {
    QString source; ///< What the set says it was written by; may be empty.
    std::vector<OneRosterPerson> people;
    std::vector<OneRosterNote> notes; ///< Rows that were not taken.
};

/// Reads a set out of a zip, or the CSV files of a folder by name. Columns by name in any order, UTF-8 with or without a
/// mark. Throws a Refusal with its place where it is no set, is a delta, or is hostile.
[[nodiscard]] OneRosterSet readOneRoster(const QByteArray &zip);
[[nodiscard]] OneRosterSet readOneRoster(const std::map<std::string, QByteArray> &files);
/// A zip, or a folder with the files in it.
[[nodiscard]] OneRosterSet readOneRosterFrom(const QString &path);

} // namespace pitwise::exchange
