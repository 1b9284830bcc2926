// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/exam.h"
#include "app/cli/lang.h"
#include "core/exam/releasegate.h"
#include "core/exam/sitting.h"
#include "core/json/jsonnode.h"
#include "core/people/people.h"
#include "core/security/safefile.h"
#include "words/questionwords.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <poll.h>
#include <unistd.h>

namespace pitwise::cli {
namespace {

QJsonObject stateOf(const exam::Sitting &sitting, const Words &words) {
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
        json.insert(QStringLiteral("question"), saidQuestion(sitting.question(state.current()), words));
    return json;
}

/// For this candidate, or by an order beside the exam file for everybody.
void extend(exam::Sitting &sitting, const JsonNode &line, const QString &source) {
    const auto text = [&](const char *key) { return QString::fromStdString(line.need(QLatin1String(key)).text()); };
    const qint64 amount = line.need(QLatin1String("minutes")).integer(1, 1440) * 60'000;
    if (!line.has(QLatin1String("all")) || !line.need(QLatin1String("all")).boolean())
        return sitting.extend(amount, text("who"), text("reason"));
    const auto order =
        exam::RoomOrder::make(sitting.exam(), amount, text("who"), text("reason"), exam::SystemClock().wallMs());
    exam::keepOrder(source, order, sitting.roomKey());
    sitting.obey(order);
}

/// Lines of standard input as they come. While none comes the clock goes on, as it does in the window.
class LiveInput {
public:
    /// Nothing: the input has ended, or the sitting.
    std::optional<QByteArray> next(exam::Sitting &sitting, const QString &source) {
        for (;;) {
            if (const qsizetype end = m_text.indexOf('\n'); end >= 0 || (m_ended && !m_text.isEmpty())) {
                QByteArray line = m_text.first(end < 0 ? m_text.size() : end);
                m_text.remove(0, end < 0 ? m_text.size() : end + 1);
                return line;
            }
            if (m_ended)
                return std::nullopt;
            pollfd in{STDIN_FILENO, POLLIN, 0};
            if (::poll(&in, 1, 250) > 0) {
                char bytes[4096];
                const ssize_t count = ::read(STDIN_FILENO, bytes, sizeof bytes);
                m_ended = count <= 0;
                m_text.append(bytes, std::max<ssize_t>(0, count));
                continue;
            }
            for (const exam::RoomOrder &order : exam::ordersIn(source, sitting.exam(), sitting.roomKey()))
                sitting.obey(order);
            sitting.tick();
            if (sitting.state().phase() == exam::SittingPhase::Finished)
                return std::nullopt;
        }
    }

private:
    QByteArray m_text;
    bool m_ended = false;
};

void act(exam::Sitting &sitting, const JsonNode &line, const QString &source) {
    const auto text = [&](const char *key) { return QString::fromStdString(line.need(QLatin1String(key)).text()); };
    const std::string what = line.need(QLatin1String("do")).text();
    if (what == "show")
        sitting.show(static_cast<int>(line.need(QLatin1String("question")).integer(0, 25'000)));
    else if (what == "answer")
        sitting.answer(line.need(QLatin1String("answer")).object());
    else if (what == "choose")
        sitting.choose(line.need(QLatin1String("answer")).object());
    else if (what == "flag")
        sitting.flag(line.need(QLatin1String("on")).boolean());
    else if (what == "extend")
        extend(sitting, line, source);
    else if (what == "setting")
        sitting.changeSetting(text("name"), static_cast<qint64>(line.need(QLatin1String("value")).integer(0, 1000)));
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
                               QStringLiteral("code-file"), QStringLiteral("out"), QStringLiteral("who"),
                               QStringLiteral("who-pin-file"), QStringLiteral("people"), QStringLiteral("issuer"),
                               QStringLiteral("lang"), QStringLiteral("damage-note")},
                              1, 1);
    const Words words = wordsOf(given.valueOr("lang", QStringLiteral("en")));
    std::optional<exam::Issuer> expected;
    if (given.has("issuer"))
        expected = exam::readIssuer(security::readFile(given.value("issuer")));
    const exam::ExamFile file(security::readFile(given.files().first()), expected);
    const exam::SystemClock clock;
    const QString folder = given.value("folder");
    if (given.has("people")) // where there is a list of staff, not everybody releases
        people::People(given.value("people"))
            .need(people::Right::ReleaseSittings, given.value("who"), given.secret("who-pin-file", "Your own PIN"),
                  clock.wallMs());
    // The station's door counts wrong PINs here as it does in the window.
    exam::ReleaseGate gate(folder + QStringLiteral("/gate.json"), clock.wallMs());
    auto released = gate.release(file, given.value("candidate"), given.secret("pin-file", "Release PIN"), clock.wallMs());
    if (!released)
        throw Refusal{gate.isLocked(clock.wallMs()) ? "too many wrong PINs: this station is locked until " +
                                                          QDateTime::fromMSecsSinceEpoch(gate.lockout().lockedUntilMs)
                                                              .toString(QStringLiteral("HH:mm:ss"))
                                                              .toStdString()
                                                    : std::string("the release PIN is not right"),
                      given.files().first().toStdString(),
                      {}};
    released->giveCode(given.secret("code-file", "Release code of the candidate"));
    security::keepMemoryPrivate(true);
    const ExamBank questions;
    const QString who = given.valueOr("who", QStringLiteral("invigilator"));
    const exam::SittingPlace place{folder, file.exam(), released->candidate.number};
    const bool again = place.wasStarted();
    exam::Sitting sitting = again ? exam::Sitting::resume(std::move(*released), questions.bank(), clock, folder, who,
                                                          given.valueOr("damage-note", QString()))
                                  : exam::Sitting::start(std::move(*released), questions.bank(), clock, folder, who,
                                                         QStringLiteral("command line"));
    QJsonObject first = stateOf(sitting, words);
    first.insert(QStringLiteral("resumed"), again);
    printLine(first);
    const QString source = QFileInfo(given.files().first()).absolutePath();
    LiveInput input;
    while (sitting.state().phase() != exam::SittingPhase::Finished) {
        const std::optional<QByteArray> line = input.next(sitting, source);
        if (!line)
            break; // the input ended, the sitting did not: it can be resumed; or its time is over
        if (line->trimmed().isEmpty())
            continue;
        try {
            act(sitting, JsonNode(parseJson(*line)), source);
            printLine(stateOf(sitting, words));
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
    {"sit",
     "EXAM --candidate NUMBER --folder DIR [--pin-file FILE] [--code-file FILE] [--issuer FILE] [--lang CODE]\n"
     "            [--who NAME] [--people FILE [--who-pin-file FILE]] [--damage-note TEXT] [--out RESULT]",
     "a sitting by JSON lines, its files in DIR; one that was broken off goes on. --issuer: an exam of anybody else is\n"
     "      refused; --code-file: the candidate's release code, see exam codes; --who: the invigilator, with --people by the id\n"
     "      and PIN of one who may release sittings; --lang: of the questions (en); --damage-note: what happened to a log\n"
     "      that is damaged: it goes on with what can be proved, and marking says so. Each line is answered by the state, with the question on screen:\n"
     "      {\"do\":\"answer\",\"answer\":{…}}; choose (answer: not locked, counts at the end), show (question, from 0), flag (on), setting (name, value: a number), extend (minutes, who,\n"
     "      reason, all: for everybody whose exam file lies in the same folder), note (who, text), pause (who, reason),\n"
     "      proceed (who), stop (who, reason), finish. The result is written at the end, in DIR or as RESULT",
     sit},
};

} // namespace pitwise::cli
