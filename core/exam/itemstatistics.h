// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/marking.h"

#include <QString>

#include <optional>
#include <vector>

namespace pitwise::exam {

/// A 95 % interval: with few candidates it is wide, and says so.
struct Interval {
    double low = 0, high = 0;
};

struct ItemStatistic {
    QString label; ///< Game and family of the slot.
    int slot = 0;
    int candidates = 0;
    double facility = 0;     ///< Share of right answers.
    Interval facilityWithin; ///< Wilson.
    std::optional<double>
        discrimination; ///< Corrected point-biserial: with the score on all other items. None where one side does not vary.
    std::optional<Interval> discriminationWithin; ///< By Fisher's z; from four candidates on.
};

struct ExamStatistics {
    int candidates = 0;
    int items = 0;
    double mean = 0;                     ///< Of the scores.
    double deviation = 0;                ///< Of the scores, over the group as it is (divided by n, as KR-20 wants it).
    std::optional<double> kr20;          ///< None with fewer than two items or candidates, or where all scores are equal.
    std::optional<Interval> kr20Within;  ///< Feldt.
    std::optional<double> standardError; ///< Of measurement, in questions.
    std::optional<Interval> standardErrorWithin;
    std::vector<ItemStatistic> perItem;
};

/// Who got which item right: one row a candidate, all rows equally long.
using ResponseTable = std::vector<std::vector<bool>>;

/// The figures of a table. `labels` names the columns. Throws a Refusal for rows of different length.
[[nodiscard]] ExamStatistics examStatistics(const ResponseTable &table, const std::vector<QString> &labels);

/// Same blueprint and seed needed: parallel forms ask the same family in the same slot, so slots are compared.
/// Items taken out for anybody are left out. Throws a Refusal where the exams do not belong together.
[[nodiscard]] ExamStatistics examStatistics(const std::vector<const SatExam *> &sat,
                                            const std::vector<const MarkedExam *> &marked);

[[nodiscard]] QJsonObject statisticsJson(const ExamStatistics &statistics);

/// Cut score by the modified Angoff method: each judge says for each item how likely a candidate who just deserves to
/// pass gets it right. An aid to setting the pass mark; people decide.
struct AngoffCut {
    int judges = 0;
    int items = 0;
    double cut = 0;            ///< Right answers.
    int passMark = 0;          ///< Per cent, rounded up.
    double judgeDeviation = 0; ///< Between the judges' cuts (n - 1).
    double standardError = 0;  ///< Of the cut.
    std::vector<double> judgeCuts;
    std::vector<int> disputed; ///< Items whose ratings lie more than 0.4 apart: talk about them and rate again.
};
/// One row a judge, 0 to 1. Throws a Refusal for rows of different length or ratings out of range.
[[nodiscard]] AngoffCut angoffCut(const std::vector<std::vector<double>> &ratings);
[[nodiscard]] QJsonObject angoffJson(const AngoffCut &cut);

} // namespace pitwise::exam
