// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/rulebooks.h"
#include "core/live/session.h"

#include <QFile>

#include <cstdio>
#include <unistd.h>

namespace pitwise::cli {
namespace {

int run(const QStringList &arguments) {
    for (const QString &argument : arguments)
        if (argument.startsWith(u'-') && argument != QLatin1String("-"))
            throw Refusal{"there is no such option; see --help", argument.toStdString(), {}};
    if (arguments.size() != 1) {
        std::fputs("pitwise-cli grade: give one FILE, or - for standard input\n", stderr);
        return NoInput;
    }
    const QString &name = arguments.first();
    const bool standardInput = name == QLatin1String("-");
    QFile file(name);
    if (!(standardInput ? file.open(STDIN_FILENO, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly))) {
        std::fprintf(stderr, "pitwise-cli grade: %s: %s\n", qPrintable(name), qPrintable(file.errorString()));
        return NoInput;
    }
    const Library library = openLibrary();
    Refusal problem;
    const auto result = live::gradeTraces(
        file, library, [](std::string_view lines) { std::fwrite(lines.data(), 1, lines.size(), stdout); }, problem);
    if (result == live::GradeResult::NoJson)
        std::fprintf(stderr, "pitwise-cli grade: %s%s%s: %s\n", standardInput ? "standard input" : qPrintable(name),
                     problem.at.empty() ? "" : ": ", problem.at.c_str(), problem.error.c_str());
    return static_cast<int>(result);
}

} // namespace

const Command gradeCommand{
    "grade", "FILE", "grades what was dealt at the live table: every act, with its clause",
    "\nFILE holds one trace (pitwise-live/1), or many one after another; - is standard input. One JSON line a round,\n"
    "then one for the session; a trace that cannot be is refused in one line that names its place. To see one:\n"
    "  pitwise-cli live --game lucky8 --seed 7 | pitwise-cli grade -\n"
    "core/live/README.md lists acts, faults and weights. Exit status: 0 graded, 1 a trace was refused, 2 no JSON.\n",
    run};

} // namespace pitwise::cli
