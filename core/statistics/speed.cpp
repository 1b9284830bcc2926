// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/speed.h"

#include <algorithm>

namespace pitwise {

int medianOf(std::vector<std::int32_t> values) {
    if (values.empty())
        return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>((values.size() - 1) / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

Speed speedOf(const std::vector<TimedAnswer> &times) {
    std::vector<std::int32_t> taken, targets, shares;
    taken.reserve(times.size());
    for (const TimedAnswer &time : times) {
        taken.push_back(time.takenMs);
        if (time.targetMs <= 0)
            continue;
        targets.push_back(time.targetMs);
        shares.push_back(static_cast<std::int32_t>(std::min<std::int64_t>(100LL * time.takenMs / time.targetMs, 100'000)));
    }
    return {static_cast<int>(times.size()), medianOf(std::move(taken)), medianOf(std::move(targets)),
            medianOf(std::move(shares))};
}

} // namespace pitwise
