// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/house/chipset.h"
#include "core/refusal.h"

#include <cstdint>

/// Whatever the bytes: a right set of chips or a refusal, and then amounts can be cut from it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    try {
        const pitwise::ChipSet chips = pitwise::ChipSet::read(bytes);
        for (const pitwise::Cents amount : {0LL, 1LL, 12'345LL, 999'999LL})
            (void)chips.cut(amount);
    } catch (const pitwise::Refusal &) {
    }
    return 0;
}
