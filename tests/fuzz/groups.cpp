// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/refusal.h"
#include "core/rules/clausegroups.h"

#include <cstdint>

/// Whatever the bytes: groups in which every testable clause stands once, or a refusal.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    using namespace pitwise;
    static const Library library = Library::shipped();
    try {
        (void)ClauseGroups::read(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)), library);
    } catch (const Refusal &) {
    }
    return 0;
}
