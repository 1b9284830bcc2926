// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/refusal.h"
#include "core/rules/rulebookreader.h"

#include <cstdint>

/// Whatever the bytes: a right rulebook or a refusal, never a crash.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    try {
        (void)pitwise::readRulebook(bytes, [](const std::string &) { return nullptr; });
    } catch (const pitwise::Refusal &) {
    }
    return 0;
}
