// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/marking.h"

#include <QJsonObject>

namespace pitwise::exam {

/// What is to be printed, for app/exam/print.h or the program pitwise-print: facts only, the words and the look are theirs.
/// Sign the PDF that comes back with security::signText.
[[nodiscard]] QJsonObject certificateJob(const SatExam &sat, const MarkedExam &marked, const IssuerKey &key,
                                         const QString &examiner);
[[nodiscard]] QJsonObject reportJob(const SatExam &sat, const MarkedExam &marked, const Issuer &issuer);

/// The printed PDF of a job, signed: after the PDF's own end a line says which paper this is (kind, number, last day of
/// validity if any), and the last one carries the signature over every byte before it.
[[nodiscard]] QByteArray signPaper(const QByteArray &pdf, const QJsonObject &job, const IssuerKey &key);
inline constexpr char paperMark[] = "%PITWISE-PAPER 1 ";

} // namespace pitwise::exam
