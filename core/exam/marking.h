// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/oddity.h"
#include "core/exam/resultfile.h"
#include "core/exam/ruling.h"

#include <QDate>
#include <QJsonObject>

#include <vector>

namespace pitwise::exam {

struct MarkedQuestion {
    bool answered = false;
    bool right = false;   ///< As the rules engine says.
    bool counted = true;  ///< Not taken out.
    bool granted = false; ///< Full marks by a ruling.
    qint64 spentMs = 0;
    QJsonObject key; ///< Computed now.
    QStringList clauses;
    [[nodiscard]] bool scores() const { return counted && (right || granted); }
};

struct SectionScore {
    QString title;
    int right = 0;
    int count = 0;
    int needed = 0;          ///< 0: the section has no pass mark.
    qint64 middleTimeMs = 0; ///< Median over its questions that were seen.
    [[nodiscard]] bool passed() const { return right >= needed; }
};

struct Score {
    int right = 0;
    int count = 0;
    int needed = 0;
    std::vector<SectionScore> sections;
    /// In all and in every section.
    [[nodiscard]] bool passed() const;
    /// Sections below their mark; -1 stands for the exam in all. Empty: passed.
    [[nodiscard]] std::vector<int> failedIn() const;
};

/// A sitting, marked. Rulings made later give a second score beside the first.
struct MarkedExam {
    std::vector<MarkedQuestion> questions;
    Score score;                     ///< With the rulings.
    Score original;                  ///< Without any; equal to score where there are none.
    std::vector<ItemRuling> rulings; ///< That touched this candidate's questions.
    std::vector<OddThing> odd;       ///< To be looked at by a person; changes no mark.
};

/// With what is odd in the record itself; `nowMs` is the marking clock, 0: not asked.
[[nodiscard]] MarkedExam markExam(const SatExam &sat, const ItemBank &bank, const std::vector<ItemRuling> &rulings = {},
                                  qint64 nowMs = 0);

inline constexpr QLatin1String markFormat("pitwise-mark/1");

/// "PW-2026-0417-B7-3F9C": the year of the exam, the candidate, his form, and four digits of the result's own digest: who
/// sits twice in a year has two numbers. Marked again after rulings it is another, "PW-2026-0417-B7-3F9C-R2": no number
/// ever stands for two verdicts.
[[nodiscard]] QString certificateNumber(const SatExam &sat, const MarkedExam &marked);
[[nodiscard]] QDate examDate(const SatExam &sat);
/// Last day of validity; not valid where the blueprint sets no end.
[[nodiscard]] QDate validUntil(const SatExam &sat);

/// The result as a signed document (signText): JSON, then the signature.
[[nodiscard]] QByteArray signMark(const SatExam &sat, const MarkedExam &marked, const IssuerKey &key, qint64 nowMs);
[[nodiscard]] QJsonObject markJson(const SatExam &sat, const MarkedExam &marked);
[[nodiscard]] QJsonObject scoreJson(const Score &score);

} // namespace pitwise::exam
