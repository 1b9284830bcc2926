// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/exam.h"
#include "core/exam/sitting.h"
#include "core/json/jsonnode.h"
#include "core/security/safefile.h"

#include <QFile>

#include <cstdio>

namespace pitwise::cli {
namespace {

QJsonObject stateOf(const exam::Sitting &sitting) {
    const exam::SittingState &state = sitting.state();
    int answered = 0;
    for (const exam::QuestionState &question : state.questions())
        answered += question.answered ? 1 : 0;
    QJsonObject json{{QStringLiteral("finished"), state.phase() == exam::SittingPhase::Finished},
                     {QStringLiteral("paused"), state.phase() == exam::SittingPhase::Paused},
                     {QStringLiteral("current"), state.current()},
                     {QStringLiteral("answered"), answered},
                     {QStringLiteral("count"), static_cast<qint64>(state.questions().size())},
                     {QStringLiteral("remainingMs"), sitting.remainingMs()}};
    if (state.phase() == exam::SittingPhase::Running)
        json.insert(QStringLiteral("question"), sitting.question(state.current()));
    return json;
}

void act(exam::Sitting &sitting, const JsonNode &line) {
    const auto text = [&](const char *key) { return QString::fromStdString(line.need(QLatin1String(key)).text()); };
    const std::string what = line.need(QLatin1String("do")).text();
    if (what == "show")
        sitting.show(static_cast<int>(line.need(QLatin1String("question")).integer(0, 25'000)));
    else if (what == "answer")
        sitting.answer(line.need(QLatin1String("answer")).object());
    else if (what == "flag")
        sitting.flag(line.need(QLatin1String("on")).boolean());
    else if (what == "extend")
        sitting.extend(line.need(QLatin1String("minutes")).integer(1, 1440) * 60'000, text("who"), text("reason"));
    else if (what == "note")
        sitting.noteIncident(text("who"), text("text"));
    else if (what == "pause")
        sitting.pause(text("who"), text("reason"));
    else if (what == "proceed")
        sitting.proceed(text("who"));
    else if (what == "stop")
        sitting.stop(text("who"), text("reason"));
    else if (what == "finish")
        sitting.finish();
    else
        line.need(QLatin1String("do")).fail("is not known");
}

int sit(const QStringList &arguments) {
    const ExamArguments given(arguments,
                              {QStringLiteral("candidate"), QStringLiteral("folder"), QStringLiteral("pin-file"),
                               QStringLiteral("out"), QStringLiteral("who"), QStringLiteral("issuer")},
                              1, 1);
    std::optional<exam::Issuer> expected;
    if (given.has("issuer"))
        expected = exam::readIssuer(security::readFile(given.value("issuer")));
    const exam::ExamFile file(security::readFile(given.files().first()), expected);
    auto released = file.release(given.value("candidate"), given.secret("pin-file", "Release PIN"));
    if (!released)
        throw Refusal{"the release PIN is not right", given.files().first().toStdString(), {}};
    const ExamBank questions;
    const exam::SystemClock clock;
    const QString folder = given.value("folder");
    const QString who = given.valueOr("who", QStringLiteral("invigilator"));
    const exam::SittingPlace place{folder, file.exam(), released->candidate.number};
    const bool again = place.wasStarted();
    exam::Sitting sitting = again ? exam::Sitting::resume(std::move(*released), questions.bank(), clock, folder, who)
                                  : exam::Sitting::start(std::move(*released), questions.bank(), clock, folder, who,
                                                         QStringLiteral("command line"));
    QJsonObject first = stateOf(sitting);
    first.insert(QStringLiteral("resumed"), again);
    printLine(first);
    QFile in;
    if (!in.open(stdin, QIODevice::ReadOnly))
        throw Refusal{"cannot be read", "standard input", {}};
    while (sitting.state().phase() != exam::SittingPhase::Finished) {
        const QByteArray line = in.readLine();
        if (line.isEmpty())
            break; // the input ended, the sitting did not: it can be resumed
        if (line.trimmed().isEmpty())
            continue;
        try {
            act(sitting, JsonNode(parseJson(line)));
            printLine(stateOf(sitting));
        } catch (const Refusal &refusal) {
            printLine({{QStringLiteral("refused"), QString::fromStdString(refusal.error)},
                       {QStringLiteral("at"), QString::fromStdString(refusal.at)}});
        }
    }
    if (sitting.state().phase() != exam::SittingPhase::Finished)
        return Refused;
    security::writeFile(given.valueOr("out", place.resultFile()), sitting.result());
    return Ok;
}

} // namespace

const std::vector<ExamCommand> examSitCommands{
    {"sit", "EXAM --candidate NUMBER --folder DIR [--pin-file FILE] [--issuer FILE] [--out RESULT]",
     "a sitting by JSON lines; resumes where one was broken off", sit},
};

} // namespace pitwise::cli
