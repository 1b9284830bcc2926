// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>

namespace pitwise {

/// A share with its confidence: where the true share surely (95 %) lies.
struct Share {
    int hits = 0;
    int of = 0;
    double low = 0;
    double high = 1;

    [[nodiscard]] double value() const { return of > 0 ? double(hits) / of : 0; }
};

/// Wilson's score interval at 95 %. Honest for few answers and near 0 and 1, where the plain one is not.
[[nodiscard]] inline Share wilson(int hits, int of) {
    Share share{hits, of, 0, 1};
    if (of <= 0)
        return share;
    constexpr double z = 1.959963984540054, z2 = z * z;
    const double n = of, p = hits / n;
    const double middle = (p + z2 / (2 * n)) / (1 + z2 / n);
    const double half = z / (1 + z2 / n) * std::sqrt(p * (1 - p) / n + z2 / (4 * n * n));
    share.low = std::max(0.0, middle - half);
    share.high = std::min(1.0, middle + half);
    return share;
}

} // namespace pitwise
