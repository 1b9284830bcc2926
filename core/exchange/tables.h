// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/item.h"
#include "core/exchange/results.h"
#include "core/records/answerfeed.h"

#include <QByteArray>

namespace pitwise::exchange {

// Tables for people, as a spreadsheet opens them by a double click: UTF-8 with a byte-order mark, commas, CRLF, and no cell
// that runs as a formula. The first line names the columns in the reader's language.

[[nodiscard]] QByteArray resultTableHead(const InWords &say);
[[nodiscard]] QByteArray resultTableRow(const ExamResult &result, const InWords &say);

[[nodiscard]] QByteArray answerTableHead(const InWords &say);
[[nodiscard]] QByteArray answerTableRow(const FedAnswer &answer, const InWords &say);

/// A spreadsheet drops the zeros at the front of such a number unless the column is taken in as text.
[[nodiscard]] bool losesZeros(const QString &number);

} // namespace pitwise::exchange
