// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/jsonlines.h"

#include <QString>
#include <QStringList>

namespace pitwise::cli {

/// Answers every document in the one FILE that `arguments` names (`-`: standard input), a line each on standard
/// output; what keeps the whole input from being read goes to standard error. Returns the exit status.
[[nodiscard]] int answerFile(const char *command, const QStringList &arguments, const DocumentAnswer &answer);

} // namespace pitwise::cli
