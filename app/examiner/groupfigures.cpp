// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/groupfigures.h"

#include <algorithm>
#include <cmath>

namespace pitwise {
namespace {

QString withinText(const std::optional<exam::Interval> &interval, int decimals) {
    return interval
               ? FigureList::tr(" (%1 to %2)").arg(interval->low, 0, 'f', decimals).arg(interval->high, 0, 'f', decimals)
               : QString();
}

/// Usual words for a coefficient of reliability; a wide interval says that the group is too small for them.
QString reliabilityWords(const exam::ExamStatistics &figures) {
    const double kr20 = *figures.kr20;
    if (figures.kr20Within && figures.kr20Within->high - figures.kr20Within->low > 0.3)
        return FigureList::tr("The group is small: the true figure may lie anywhere in brackets.");
    if (kr20 >= 0.9)
        return FigureList::tr("Very good: fit for decisions about single people.");
    if (kr20 >= 0.8)
        return FigureList::tr("Good: fit for decisions about single people.");
    if (kr20 >= 0.7)
        return FigureList::tr("Usable. More questions, or better ones, would make it surer.");
    return FigureList::tr("Low: the marks tell these candidates apart poorly. Look at the questions below.");
}

} // namespace

std::vector<FigureList::Row> groupRows(const exam::ExamStatistics &figures, const MarkedResults &results) {
    std::vector<FigureList::Row> rows;
    const auto passed =
        std::count_if(results.begin(), results.end(), [](const auto &one) { return one->marked.score.passed(); });
    rows.push_back(
        {FigureList::tr("Candidates"), QString::number(figures.candidates),
         FigureList::tr("%1 passed, %2 %")
             .arg(passed)
             .arg(results.empty() ? 0 : qRound(100.0 * static_cast<double>(passed) / static_cast<double>(results.size())))});
    rows.push_back({FigureList::tr("Mean"), FigureList::tr("%1 of %2").arg(figures.mean, 0, 'f', 1).arg(figures.items),
                    FigureList::tr("Scores lie about %1 questions either side of it (standard deviation).")
                        .arg(figures.deviation, 0, 'f', 1)});
    if (!figures.kr20) {
        rows.push_back({FigureList::tr("Reliability (KR-20)"), FigureList::tr("not to be said"),
                        FigureList::tr("It takes two candidates with different scores, and two questions.")});
        return rows;
    }
    rows.push_back({FigureList::tr("Reliability (KR-20)"),
                    QString::number(*figures.kr20, 'f', 2) + withinText(figures.kr20Within, 2), reliabilityWords(figures),
                    *figures.kr20 >= 0.7});
    if (figures.standardError) {
        const auto close = std::count_if(results.begin(), results.end(), [&](const auto &one) {
            const exam::Score &score = one->marked.score;
            return std::abs(score.right - (score.needed - 0.5)) <= *figures.standardError;
        });
        rows.push_back(
            {FigureList::tr("Standard error"),
             FigureList::tr("%1 questions").arg(*figures.standardError, 0, 'f', 1) +
                 withinText(figures.standardErrorWithin, 1),
             FigureList::tr(
                 "Another form would give two of three candidates a mark this close to their own. So close to the "
                 "pass mark: %1 candidates.")
                 .arg(close)});
    }
    return rows;
}

} // namespace pitwise
