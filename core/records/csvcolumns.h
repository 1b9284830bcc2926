// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/records/record.h"

#include <span>

namespace pitwise {

/// One row of the table of answers.
struct CsvRow {
    Trainee trainee;
    Session session;
    AnswerRecord answer;
};

struct CsvColumn {
    const char *name;
    QString (*write)(const CsvRow &row);
    /// False where the cell is not right. Null: for people only, not read back.
    bool (*read)(const QString &cell, CsvRow &row);
};

/// In the order of the table.
[[nodiscard]] std::span<const CsvColumn> csvColumns();

} // namespace pitwise
