// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/housedecisions.h"

#include <QList>

#include <cstdint>
#include <cstdlib>

/// Whatever the lines `KEY VALUE`, as decisions of the house: what is taken lies within the bounds that questions need.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    using namespace pitwise;
    static const Library library = Library::shipped();
    static const ReadingItems items = ReadingItems::shipped(library);
    std::vector<HouseDecision> decisions;
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    for (const QByteArray &line : bytes.split('\n')) {
        HouseDecision &decision = decisions.emplace_back();
        const qsizetype space = line.indexOf(' ');
        decision.key = line.first(space < 0 ? line.size() : space).toStdString();
        decision.value = space < 0 ? QByteArray() : line.sliced(space + 1);
        (void)readingDecided(decision);
    }
    const HouseRules rules = readHouse(decisions, library, items);
    for (const auto &[place, limits] : rules.house.limits)
        if (limits.min > limits.max || limits.min < sideMinimum.min || limits.max > mainMaximum.max)
            std::abort();
    return 0;
}
