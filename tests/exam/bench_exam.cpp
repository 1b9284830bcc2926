// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
// 500 parallel forms of a 60-question blueprint, with real questions, on one core.
#include "core/exam/equivalence.h"
#include "core/exam/quizitembank.h"
#include "core/refusal.h"

#include <QElapsedTimer>

#include <cstdio>
#include <cstring>

using namespace pitwise;
using namespace pitwise::exam;

namespace {

Blueprint sixtyQuestions() {
    Blueprint blueprint;
    blueprint.id = QStringLiteral("bench");
    blueprint.title = blueprint.certificate = QStringLiteral("Bench");
    blueprint.sections = {{QStringLiteral("Lucky 8"), {QStringLiteral("lucky8")}, {}, {}, {}, 24, 0, 1, 0, 80},
                          {QStringLiteral("Free Bet"), {QStringLiteral("freebet")}, {}, {}, {}, 18, 0, 1, 0, 80},
                          {QStringLiteral("Everything"), {}, {}, {}, {}, 18, 0, 1, 0, 80}};
    blueprint.minutes = 75;
    blueprint.passMark = 85;
    blueprint.rules.rulebooks = {QStringLiteral("lucky8@5"), QStringLiteral("dueling8s@2"),
                                 QStringLiteral("freebet@2025-04-15"), QStringLiteral("luckylucky@1")};
    return blueprint;
}

} // namespace

int main(int argc, char *argv[]) try {
    constexpr int count = 500;
    const Library library = Library::shipped();
    const QuizItemBank bank(library);
    const Blueprint blueprint = sixtyQuestions();
    QElapsedTimer timer;
    timer.start();
    const FormMaker maker(blueprint, bank, 2026);
    std::vector<FormFacts> forms;
    for (int number = 0; number < count; ++number)
        forms.push_back(maker.make(number));
    const double made = static_cast<double>(timer.elapsed()) / 1000;
    const EquivalenceReport report = compareForms(forms, maker.targets());
    const double all = static_cast<double>(timer.elapsed()) / 1000;
    if (argc > 1 && std::strcmp(argv[1], "--json") == 0)
        std::printf(
            "{\"bench\":\"exam\",\"forms\":%d,\"questions\":%d,\"seconds\":%.2f,\"withReport\":%.2f,\"within\":%s,\"equalForms\":%d,\"mostExposed\":%d}\n",
            count, blueprint.questionCount(), made, all, report.within() ? "true" : "false", report.equalForms,
            report.mostExposed);
    else
        std::printf(
            "exam forms: %d of %d questions in %.2f s (%.2f s with the report), %s the bands, %d equal, %d distinct questions, most exposed %d times\n",
            count, blueprint.questionCount(), made, all, report.within() ? "within" : "OUTSIDE", report.equalForms,
            report.distinctQuestions, report.mostExposed);
    return report.within() && all < 30 ? 0 : 1;
} catch (const Refusal &refusal) {
    std::fprintf(stderr, "bench_exam: %s: %s\n", refusal.at.c_str(), refusal.error.c_str());
    return 2;
}
