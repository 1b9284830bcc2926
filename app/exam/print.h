// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exam/certificatepdf.h"

#include <QByteArray>
#include <QJsonObject>

namespace pitwise::print {

/// The PDF of a job of core/exam/printjob.h, unsigned. Throws a Refusal. A QGuiApplication has to exist.
[[nodiscard]] QByteArray printJob(const QJsonObject &job);
/// What a certificate's job says, for its preview.
[[nodiscard]] CertificateFacts certificateFacts(const QJsonObject &job);

} // namespace pitwise::print
