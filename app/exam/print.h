// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>

namespace pitwise::print {

/// The PDF of a job of core/exam/printjob.h, unsigned. Throws a Refusal. A QGuiApplication has to exist.
[[nodiscard]] QByteArray printJob(const QJsonObject &job);

} // namespace pitwise::print
