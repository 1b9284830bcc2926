// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/marking.h"

#include <QByteArray>
#include <QJsonObject>

namespace pitwise::exam {

/// What the QR code of a certificate says: `PITWISE1.<facts>.<key>.<signature>`, small enough to be scanned off paper.
[[nodiscard]] QByteArray makeQrText(const SatExam &sat, const MarkedExam &marked, const IssuerKey &key);

struct QrCheck {
    QString wrong; ///< Empty: good.
    QByteArray publicKey;
    QJsonObject facts; ///< number, name, title, date, validUntil.
};
[[nodiscard]] QrCheck checkQrText(const QByteArray &text);

} // namespace pitwise::exam
