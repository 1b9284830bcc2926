// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace pitwise::exam {

/// Regularised incomplete beta function, to about 12 digits.
[[nodiscard]] double incompleteBeta(double a, double b, double x);
/// The value that an F variable with these degrees of freedom stays below with probability `p`.
[[nodiscard]] double fQuantile(double p, double df1, double df2);

} // namespace pitwise::exam
