// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace pitwise::cli {

/// Exit statuses of the contract; and one for what could not be written.
enum Exit { Ok = 0, Refused = 1, NoInput = 2, NotWritten = 3 };

/// One sub-command of `pitwise-cli`. Its output goes to standard output, its errors to standard error.
struct Command {
    const char *name;
    const char *usage;   ///< One line: the arguments.
    const char *summary; ///< One line: what it does.
    const char *help;    ///< Everything else `--help` says; may be empty.
    int (*run)(const QStringList &arguments);
    bool ownHelp = false; ///< It has sub-commands, and answers `--help` itself.
};

// One declaration for each command; its file has its name.
extern const Command checkCommand;
extern const Command coverageCommand;
extern const Command examCommand;
extern const Command exportCommand;
extern const Command gradeCommand;
extern const Command importCommand;
extern const Command liveCommand;
extern const Command oddsCommand;
extern const Command playCommand;
extern const Command simulateCommand;
extern const Command quizCommand;
extern const Command recordsCommand;
extern const Command ruleCommand;
extern const Command schoolCommand;

} // namespace pitwise::cli
