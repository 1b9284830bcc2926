// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/practicejson.h"

#include <cstdint>
#include <cstdlib>

/// Whatever the bytes, as a trainee's settings or as a session's plan: what was read is written and read again as the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    using namespace pitwise;
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const QByteArray settings = practiceSettingsJson(readPracticeSettings(bytes));
    const QByteArray plan = planJson(readPlan(bytes));
    if (practiceSettingsJson(readPracticeSettings(settings)) != settings || planJson(readPlan(plan)) != plan)
        std::abort();
    return 0;
}
