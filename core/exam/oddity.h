// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/resultfile.h"

#include <QJsonArray>

#include <vector>

namespace pitwise::exam {

/// What a person has to look at before he believes a sitting. Nothing of it changes a mark.
enum class Oddity {
    BeforeSealing,   ///< The station's clock says that it began before the exam was sealed; number: minutes.
    AfterMarking,    ///< It ended after the marking clock's now; number: minutes.
    ApartFromOthers, ///< Days between it and the middle one of the exam's other results.
    LateAnswers,     ///< Answers that came after the time was over.
    LargeExtension,  ///< Minutes given in all, more than the exam has.
    NoTime,          ///< Answers given in less than a second each.
    ClockWentBack,   ///< Minutes that the station's clock was set back.
    EntriesMissing,  ///< Entries that the log had before a resumption and has no more.
    ClockMissing,    ///< The clock's file was taken away; number: times.
    BytesDropped,    ///< Of a damaged end of the log.
    LogDamaged,      ///< Its log was damaged and mended under a note; number: entries that were lost.
    LeftWindow,      ///< Times that the window was left; number: seconds in all are in the record.
    EarlierSealing,  ///< The exam was sealed once more since; number: 0.
    AnotherResult,   ///< Other results of the same candidate that count too.
};

struct OddThing {
    Oddity kind{};
    qint64 number = 0;
    friend bool operator==(const OddThing &, const OddThing &) = default;
};

/// What is odd in the record itself; `nowMs` is the marking clock, 0: not asked.
[[nodiscard]] std::vector<OddThing> odditiesOf(const SatExam &sat, qint64 nowMs);
/// A result against the others of its exam: another day, another result of the candidate.
[[nodiscard]] std::vector<OddThing> odditiesAmong(const SatExam &sat, const std::vector<const SatExam *> &all);

/// In English, for the command line and the papers.
[[nodiscard]] QString oddityText(const OddThing &odd);
[[nodiscard]] QJsonArray odditiesJson(const std::vector<OddThing> &odd);

} // namespace pitwise::exam
