// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "core/refusal.h"

#include <QCoreApplication>

#include <cstdio>

using namespace pitwise;
using namespace pitwise::cli;

namespace {

// One a line, so that commands can be added side by side.
constexpr const Command *commands[] = {
    &checkCommand, &coverageCommand, &examCommand, &oddsCommand,     &playCommand,
    &quizCommand,  &recordsCommand,  &ruleCommand, &simulateCommand,
};

void printOverview(std::FILE *out) {
    std::fputs("pitwise-cli: the dealer trainer without a window\n\n", out);
    for (const Command *command : commands)
        std::fprintf(out, "  %-10s %s\n", command->name, command->summary);
    std::fputs("\n'pitwise-cli COMMAND --help' says more. Rulebooks of your own: PITWISE_RULEBOOKS=FOLDER.\n", out);
}

} // namespace

int main(int argc, char *argv[]) {
    const QCoreApplication application(argc, argv);
    QStringList arguments = QCoreApplication::arguments().mid(1);
    if (arguments.isEmpty() || arguments.first() == QLatin1String("--help") || arguments.first() == QLatin1String("help")) {
        printOverview(arguments.isEmpty() ? stderr : stdout);
        return arguments.isEmpty() ? NoInput : Ok;
    }
    const QString name = arguments.takeFirst();
    for (const Command *command : commands) {
        if (name != QLatin1String(command->name))
            continue;
        if (arguments.contains(QLatin1String("--help"))) {
            std::printf("pitwise-cli %s %s\n\n%s\n%s", command->name, command->usage, command->summary, command->help);
            return Ok;
        }
        try {
            return command->run(arguments);
        } catch (const Refusal &refusal) {
            std::fprintf(stderr, "pitwise-cli %s: %s%s%s\n", command->name, refusal.at.c_str(),
                         refusal.at.empty() ? "" : ": ", refusal.error.c_str());
            return NoInput;
        }
    }
    std::fprintf(stderr, "pitwise-cli: there is no command '%s'\n", qPrintable(name));
    printOverview(stderr);
    return NoInput;
}
