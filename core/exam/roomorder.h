// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/examfile.h"

#include <QString>

#include <vector>

namespace pitwise::exam {

/// More time for everybody who sits an exam, given once by an invigilator at any of its stations. It lies as a small file
/// beside the exam file, `autumn.<id>.pitorder`; every station that was opened from that folder obeys it once. Sealed
/// under a key that only the release PIN gives: a candidate can neither read one nor make one.
struct RoomOrder {
    QString id; ///< Of its own, so that no sitting obeys it twice.
    QString exam;
    qint64 wallMs = 0; ///< When it was given.
    qint64 amountMs = 0;
    QString who, reason;

    [[nodiscard]] static RoomOrder make(const QString &exam, qint64 amountMs, const QString &who, const QString &reason,
                                        qint64 wallMs);
    [[nodiscard]] QString fileName() const;
};

/// Throws a Refusal that names the file.
void keepOrder(const QString &folder, const RoomOrder &order, const security::SecretBytes &roomKey);
/// Those of this exam that lie there, by name. What was not made under this key is passed over. Files are read: keep it
/// off the window's thread, a folder may be on another machine.
[[nodiscard]] std::vector<RoomOrder> ordersIn(const QString &folder, const QString &exam,
                                              const security::SecretBytes &roomKey);

} // namespace pitwise::exam
