// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
// A candidate without a window, to be killed: sitting_child FOLDER WALL-MS [finish]
// Starts or resumes the sitting of FOLDER/exam.pitexam and answers until it is killed. After each call that has
// returned it says so on standard output; what was said must never be lost.
#include "core/security/safefile.h"
#include "tests/exam/examfixture.h"

#include <QJsonDocument>

#include <cstdio>
#include <unistd.h>

using namespace pitwise;
using namespace pitwise::exam;

namespace {

void say(const QJsonObject &line) {
    const QByteArray bytes = QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
    ::usleep(150); // a candidate is slower still; it keeps the log of a test small
    if (::write(STDOUT_FILENO, bytes.constData(), static_cast<std::size_t>(bytes.size())) < 0)
        ::_exit(3);
}

QJsonObject stateOf(const char *what, const Sitting &sitting, const Clock &clock) {
    return {{QStringLiteral("what"), QString::fromLatin1(what)},
            {QStringLiteral("elapsed"), sitting.elapsedMs()},
            {QStringLiteral("wall"), clock.wallMs()},
            {QStringLiteral("current"), sitting.state().current()}};
}

} // namespace

int main(int argc, char *argv[]) try {
    const QString folder = QString::fromLocal8Bit(argv[1]);
    HandClock clock;
    clock.wall = QByteArray(argv[2]).toLongLong();
    clock.steady = clock.wall % 977; // another boot, another beginning
    const FakeBank bank;
    const ExamFile file(security::readFile(folder + QStringLiteral("/exam.pitexam")));
    ReleasedSitting released = *file.release(file.candidates().first(), releasePin);
    released.giveCode(security::readFile(folder + QStringLiteral("/code")));
    const bool again = SittingPlace{folder, file.exam(), released.candidate.number}.wasStarted();
    Sitting sitting = again ? Sitting::resume(std::move(released), bank, clock, folder, QStringLiteral("goh"))
                            : Sitting::start(std::move(released), bank, clock, folder, QStringLiteral("goh"), {});
    QJsonObject first = stateOf(again ? "resumed" : "started", sitting, clock);
    QJsonArray answers;
    for (const QuestionState &question : sitting.state().questions())
        answers.append(question.answered ? question.answer.value(QLatin1String("cents")).toInt() : -1);
    first.insert(QStringLiteral("answers"), answers);
    say(first);
    if (argc > 3) {
        sitting.finish();
        security::writeFile(folder + QStringLiteral("/sitting.pitresult"), sitting.result());
        return 0;
    }
    int highest = 0;
    for (const QJsonValue &answer : std::as_const(answers))
        highest = std::max(highest, answer.toInt());
    for (;;) {
        clock.pass(370);
        sitting.tick();
        say(stateOf("ticked", sitting, clock));
        sitting.answer({{QStringLiteral("type"), QStringLiteral("amount")}, {QStringLiteral("cents"), ++highest}});
        QJsonObject line = stateOf("answered", sitting, clock);
        line.insert(QStringLiteral("cents"), highest);
        say(line);
        clock.pass(1'490); // longer than a beat, so that some time is on disk only as a beat
        sitting.tick();
        say(stateOf("ticked", sitting, clock));
        sitting.show((sitting.state().current() + 1) % static_cast<int>(sitting.state().questions().size()));
        say(stateOf("shown", sitting, clock));
    }
} catch (const Refusal &refusal) {
    std::fprintf(stderr, "%s: %s\n", refusal.at.c_str(), refusal.error.c_str());
    return 1;
}
