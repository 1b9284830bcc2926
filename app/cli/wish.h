// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/bank.h"
#include "core/rules/library.h"

#include <QString>

class QCommandLineParser;

namespace pitwise::cli {

/// A list that was given and has nothing in it is a slip, not "all". Throws a Refusal.
[[nodiscard]] std::vector<std::string> listOf(const QCommandLineParser &parser, const QString &option);
/// `--games --topics --families --count --seed`; throws a Refusal that names the option.
[[nodiscard]] QuizWish readWish(const QCommandLineParser &parser, const Library &library);

} // namespace pitwise::cli
