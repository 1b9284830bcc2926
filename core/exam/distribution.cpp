// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/distribution.h"

#include <cmath>

namespace pitwise::exam {
namespace {

/// The continued fraction of the incomplete beta function, evaluated forwards (Lentz).
double betaFraction(double a, double b, double x) {
    constexpr double tiny = 1e-300;
    const auto guarded = [](double value) { return std::abs(value) < tiny ? tiny : value; };
    double c = 1;
    double d = 1 / guarded(1 - (a + b) * x / (a + 1));
    double result = d;
    for (int m = 1; m < 1000; ++m) {
        const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
        d = 1 / guarded(1 + even * d);
        c = guarded(1 + even / c);
        result *= d * c;
        const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
        d = 1 / guarded(1 + odd * d);
        c = guarded(1 + odd / c);
        result *= d * c;
        if (std::abs(d * c - 1) < 1e-14)
            break;
    }
    return result;
}

} // namespace

double incompleteBeta(double a, double b, double x) {
    if (x <= 0)
        return 0;
    if (x >= 1)
        return 1;
    const double front =
        std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) + a * std::log(x) + b * std::log1p(-x));
    // The fraction converges fast on the near side of the mean only.
    return x < (a + 1) / (a + b + 2) ? front * betaFraction(a, b, x) / a : 1 - front * betaFraction(b, a, 1 - x) / b;
}

double fQuantile(double p, double df1, double df2) {
    double low = 0;
    double high = 1;
    for (int i = 0; i < 200; ++i) { // in x = df1 F / (df1 F + df2), where the search is bounded
        const double middle = (low + high) / 2;
        (incompleteBeta(df1 / 2, df2 / 2, middle) < p ? low : high) = middle;
    }
    const double x = (low + high) / 2;
    return df2 * x / (df1 * (1 - x));
}

} // namespace pitwise::exam
