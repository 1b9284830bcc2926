// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
// Answers one question after the other until it is killed, and says each answer's id when, and only when, it
// is recorded.
#include "tests/core/records/recordsfixture.h"

#include <QCoreApplication>

#include <cstdio>

using namespace pitwise;

int main(int argc, char *argv[]) {
    const QCoreApplication application(argc, argv);
    const SystemClock clock;
    const auto store = Store::open(QString::fromLocal8Bit(argv[1]), clock);
    if (!store) {
        std::fprintf(stderr, "%s\n", errorText(store.error()).c_str());
        return 1;
    }
    // Goes on with the session that the kill before left open.
    const std::vector<Trainee> trainees = (*store)->roster().all().value();
    SessionId session;
    if (trainees.empty())
        session = startPractice(**store).session;
    else if (const auto open = (*store)->sessions().unfinished(trainees.front().id).value())
        session = open->id;
    else
        return 2;
    for (int i = 0;; ++i) {
        const Stored<AnswerId> id = (*store)->answers().append(sampleAnswer(session, i, i % 4 != 0));
        if (!id) {
            std::fprintf(stderr, "%s\n", errorText(id.error()).c_str());
            return 1;
        }
        std::printf("%s\n", qPrintable(id->toString(QUuid::WithoutBraces)));
        std::fflush(stdout);
    }
}
