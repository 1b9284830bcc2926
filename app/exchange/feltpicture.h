// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/question.h"
#include "core/rules/library.h"

#include <QByteArray>

namespace pitwise::exchange {

/// The felt of a question as a PNG, as wide as that; empty where it has none. Pay tables are not shown: they would be the
/// answer. A QGuiApplication has to exist. Throws a Refusal where its rulebook is not there.
[[nodiscard]] QByteArray feltPng(const PosedQuestion &question, const Library &library, int width);

} // namespace pitwise::exchange
