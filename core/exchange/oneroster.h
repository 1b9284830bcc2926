// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/results.h"

#include <QIODevice>

namespace pitwise::exchange {

/// Whose results they are, in a OneRoster set.
struct School {
    QString name;     ///< As people call it.
    QString code;     ///< A stable one of its own; ids in the set are made from it.
    QString platform; ///< What wrote the set: `Pitwise 1.0`
};

/// A OneRoster 1.2 set (CSV binding 1.2.1, bulk) as a zip: each exam a lineItem, each mark a result, and whatever they refer
/// to. The same results give the same bytes and the same ids, so that a later set is taken as the same people and exams.
/// Throws a Refusal where the same sitting is given twice.
void writeOneRoster(QIODevice &out, const School &school, const std::vector<ExamResult> &results);

/// Columns of a OneRoster file, in the order of the standard; empty: there is no such file.
[[nodiscard]] QStringList oneRosterColumns(const QString &file);
/// All data files of a set, as its manifest names them.
[[nodiscard]] const QStringList &oneRosterFiles();

} // namespace pitwise::exchange
