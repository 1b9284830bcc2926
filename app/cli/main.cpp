// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "core/security/safefile.h"

#include <QCoreApplication>

#include <cerrno>
#include <cstdio>
#include <cstring>

using namespace pitwise;
using namespace pitwise::cli;

namespace {

// One a line, so that commands can be added side by side.
constexpr const Command *commands[] = {
    &checkCommand, &coverageCommand, &examCommand, &exportCommand,  &gradeCommand, &importCommand, &liveCommand,
    &oddsCommand,  &playCommand,     &quizCommand, &recordsCommand, &ruleCommand,  &schoolCommand, &simulateCommand,
};

void printOverview(std::FILE *out) {
    std::fputs("pitwise-cli: the dealer trainer without a window\n\n", out);
    for (const Command *command : commands)
        std::fprintf(out, "  %-10s %s\n", command->name, command->summary);
    std::fputs("\n'pitwise-cli COMMAND --help' says more. Rulebooks of your own: PITWISE_RULEBOOKS=FOLDER.\n"
               "Exit status 2: the command cannot be carried out as given; 3: its output could not be written.\n",
               out);
}

const Command *commandNamed(const QString &name) {
    for (const Command *command : commands)
        if (name == QLatin1String(command->name))
            return command;
    std::fprintf(stderr, "pitwise-cli: there is no command '%s'; 'pitwise-cli --help' lists them\n", qPrintable(name));
    return nullptr;
}

int printHelp(const Command &command) {
    std::printf("pitwise-cli %s%s%s\n\n%s\n%s", command.name, *command.usage ? " " : "", command.usage, command.summary,
                command.help);
    return Ok;
}

bool asksForHelp(const QString &argument) {
    return argument == QLatin1String("--help") || argument == QLatin1String("-h");
}

/// `--seed=5` is `--seed 5`.
QStringList apart(const QStringList &arguments) {
    QStringList out;
    for (const QString &argument : arguments) {
        const qsizetype equals = argument.startsWith(QLatin1String("--")) ? argument.indexOf(u'=') : -1;
        out << argument.first(equals < 0 ? argument.size() : equals);
        if (equals >= 0)
            out << argument.sliced(equals + 1);
    }
    return out;
}

int tell(const Command &command, const Refusal &refusal, Exit status) {
    std::fprintf(stderr, "pitwise-cli %s: %s%s%s\n", command.name, refusal.at.c_str(), refusal.at.empty() ? "" : ": ",
                 refusal.error.c_str());
    return status;
}

int run(QStringList arguments) {
    if (arguments.isEmpty()) {
        printOverview(stderr);
        return NoInput;
    }
    const QString name = arguments.takeFirst();
    const bool help = asksForHelp(name) || name == QLatin1String("help");
    if (help && arguments.isEmpty()) {
        printOverview(stdout);
        return Ok;
    }
    if (name == QLatin1String("--version")) {
        std::puts("pitwise-cli " PITWISE_VERSION);
        return Ok;
    }
    const Command *command = commandNamed(help ? arguments.takeFirst() : name);
    if (!command)
        return NoInput;
    if (arguments.removeIf(asksForHelp) > 0 || help) {
        if (!command->ownHelp)
            return printHelp(*command);
        arguments << QStringLiteral("--help"); // it tells of the sub-command that is named before
    }
    try {
        return command->run(apart(arguments));
    } catch (const security::NotWritten &refusal) {
        return tell(*command, refusal, refusal.code == EEXIST ? NoInput : NotWritten); // a wrong name is no full disk
    } catch (const Refusal &refusal) {
        return tell(*command, refusal, NoInput);
    }
}

} // namespace

int main(int argc, char *argv[]) {
    const QCoreApplication application(argc, argv);
    const int status = run(QCoreApplication::arguments().mid(1));
    // A full disk must not pass for an answer.
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
        std::fprintf(stderr, "pitwise-cli: the output could not be written: %s\n", std::strerror(errno));
        return NotWritten;
    }
    return status;
}
