// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/lint.h"

#include <cstdint>

/// Whatever the bytes: a pack is read, in part or not at all, never a crash; what was read can be linted and packed again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    static const pitwise::Library library = pitwise::Library::shipped();
    const auto reading =
        pitwise::readPack(QByteArray::fromRawData(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    if (reading && reading->pack.scenarios.size() < 20) {
        (void)pitwise::lint(reading->pack, library, {});
        if (!pitwise::readPack(pitwise::writePack(reading->pack, library, {})))
            __builtin_trap();
    }
    return 0;
}
