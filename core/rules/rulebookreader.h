// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulebook.h"

#include <QByteArray>

#include <functional>
#include <memory>

namespace pitwise {

/// Finds the rulebook named `document@version` that another one builds on; null where there is none.
using HostFinder = std::function<const Rulebook *(const std::string &name)>;

/// The gate: bytes of a `rulebook.json` in, a right Rulebook out, or a Refusal thrown that says what is wrong and where.
[[nodiscard]] std::unique_ptr<const Rulebook> readRulebook(const QByteArray &bytes, const HostFinder &findHost);

} // namespace pitwise
