// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/onerosterin.h"
#include "core/refusal.h"

#include <cstdint>

/// Whatever the bytes, as a zip or as users.csv: people are read or refused, never a crash.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    try {
        if (bytes.startsWith("PK"))
            (void)pitwise::exchange::readOneRoster(bytes);
        else
            (void)pitwise::exchange::readOneRoster(std::map<std::string, QByteArray>{{"users.csv", bytes}});
    } catch (const pitwise::Refusal &) {
    }
    return 0;
}
