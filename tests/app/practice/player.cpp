// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
// Practises with the real session until it is killed: goes on with what was left, or begins. Says "SESSION COUNT" for each
// answer when, and only when, its verdict is shown.
#include "app/trainees/trainees.h"
#include "tests/app/practice/anyanswer.h"

#include <QCoreApplication>

#include <cstdio>

using namespace pitwise;

int main(int argc, char *argv[]) {
    const QCoreApplication application(argc, argv);
    const Library library = Library::shipped();
    const SystemClock clock;
    Desk desk(QString::fromLocal8Bit(argv[1]), library, clock);
    Trainees trainees(desk);
    trainees.seatSomebody();
    PracticeSetup setup(desk);
    setup.setMode(PracticeSetup::Mode::Custom);
    setup.setLength(2); // 40 questions
    PracticeSession session(desk, setup);
    session.refresh();
    if (session.canGoOn())
        session.goOn();
    else
        session.start();
    for (int i = 0;; ++i) {
        if (session.phase() == PracticeSession::Phase::Finished)
            session.start();
        giveAnyAnswer(*session.input(), i);
        session.lock();
        if (session.phase() != PracticeSession::Phase::Judged) {
            std::fprintf(stderr, "not locked: %s\n", qPrintable(session.problem()));
            return 1;
        }
        std::printf("%s %d\n", qPrintable(session.session().toString(QUuid::WithoutBraces)),
                    static_cast<int>(session.marks().size()));
        std::fflush(stdout);
        session.next();
    }
}
