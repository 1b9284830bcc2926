// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/form.h"
#include "core/exam/issuerkey.h"

#include <QJsonObject>

#include <map>

namespace pitwise::exam {

struct Spread {
    double least = 0, mean = 0, most = 0;
};

/// How alike a set of parallel forms is, and how often each question is shown in it. Questions are the same where they ask
/// the same (Item::identity), whatever their seeds.
struct EquivalenceReport {
    struct SectionReport {
        FormMaker::Target target;
        Spread difficulty; ///< Mean difficulty of a form.
        Spread seconds;    ///< Expected time of a form.
        int outside = 0;   ///< Forms outside the bands.
    };
    int forms = 0;
    int questions = 0; ///< Of a form.
    std::vector<SectionReport> sections;
    Spread clauseOverlap;    ///< Of two forms: clauses in both, as a share of the clauses in either.
    int sharedQuestions = 0; ///< Most questions that any two forms have in common.
    int equalForms = 0;      ///< Pairs of forms with the same questions.
    int distinctQuestions = 0;
    int mostExposed = 0;        ///< In how many forms the most shown question is.
    int practised = 0;          ///< Most questions of a form that practice shows too.
    QStringList practisedKinds; ///< Their families, `power-failure/lucky8`.
    [[nodiscard]] bool within() const;
    /// The pool is too small for forms that differ: two have more than a quarter in common.
    [[nodiscard]] bool tooAlike() const { return sharedQuestions * 4 > questions; }
};

[[nodiscard]] EquivalenceReport compareForms(const std::vector<FormFacts> &forms,
                                             const std::vector<FormMaker::Target> &targets);
[[nodiscard]] QJsonObject equivalenceJson(const EquivalenceReport &report);

/// How often each question, by its identity, was in a form, over all exams so far. Kept by the examiner, sealed: the list
/// would tell who has it what an exam to come asks.
using Exposure = std::map<QString, int>;
void countExposure(Exposure &exposure, const Form &form);
/// How many questions of these forms were in an exam before.
[[nodiscard]] int exposedBefore(const Exposure &exposure, const std::vector<FormFacts> &forms);
/// As a file that only the issuer's key opens; reading throws a Refusal.
[[nodiscard]] QByteArray sealExposure(const Exposure &exposure, const IssuerKey &key);
[[nodiscard]] Exposure openExposure(const QByteArray &file, const IssuerKey &key);

} // namespace pitwise::exam
