// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/lint.h"
#include "core/scenario/scenarioformat.h"

#include <cstdint>

/// Whatever the bytes: a scenario is read or refused; one that is read is written the same way twice, and linted.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    static const pitwise::Library library = pitwise::Library::shipped();
    const auto scenario =
        pitwise::readScenario(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    if (!scenario)
        return 0;
    const QByteArray written = pitwise::writeScenario(*scenario);
    const auto back = pitwise::readScenario(written);
    if (written.size() <= pitwise::maxScenarioBytes && (!back || pitwise::writeScenario(*back) != written))
        __builtin_trap();
    (void)pitwise::lint(*scenario, {}, library, {});
    (void)pitwise::askable(*scenario, library);
    return 0;
}
