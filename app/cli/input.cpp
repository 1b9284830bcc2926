// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input.h"
#include "app/cli/command.h"

#include <QFile>

#include <cstdio>
#include <unistd.h>

namespace pitwise::cli {

int answerFile(const char *command, const QStringList &arguments, const DocumentAnswer &answer) {
    for (const QString &argument : arguments)
        if (argument.startsWith(u'-') && argument != QLatin1String("-"))
            throw Refusal{"there is no such option; see --help", argument.toStdString(), {}};
    if (arguments.size() != 1) {
        std::fprintf(stderr, "pitwise-cli %s: give one FILE, or - for standard input\n", command);
        return NoInput;
    }
    const QString &name = arguments.first();
    const bool standardInput = name == QLatin1String("-");
    QFile file(name);
    if (!(standardInput ? file.open(STDIN_FILENO, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly))) {
        std::fprintf(stderr, "pitwise-cli %s: %s: %s\n", command, qPrintable(name), qPrintable(file.errorString()));
        return NoInput;
    }
    Refusal problem;
    const InputResult result = answerDocuments(
        file, answer, [](std::string_view lines) { std::fwrite(lines.data(), 1, lines.size(), stdout); }, problem);
    if (result == InputResult::NoJson)
        std::fprintf(stderr, "pitwise-cli %s: %s%s%s: %s\n", command, standardInput ? "standard input" : qPrintable(name),
                     problem.at.empty() ? "" : ": ", problem.at.c_str(), problem.error.c_str());
    return static_cast<int>(result);
}

} // namespace pitwise::cli
