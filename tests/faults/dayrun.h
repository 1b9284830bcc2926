// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>

namespace pitwise::test {

/// One run of a program at a data folder.
struct Ran {
    int status = -1; ///< -1: it crashed, or was killed.
    QByteArray out, err;
};

inline Ran run(const QString &program, const QStringList &arguments, const QStringList &more = {}) {
    QProcess process;
    QStringList environment = QProcess::systemEnvironment();
    environment << more;
    process.setEnvironment(environment);
    process.start(program, arguments);
    process.waitForFinished(120'000);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

inline const QString day = QStringLiteral(PITWISE_BINARY_DIR "/tests/scripted_day");
inline const char *const daySteps[] = {"settings", "staff", "practise", "author", "issue", "sit", "mark", "exchange"};

/// A folder in memory where there is such a place: these tests sync files thousands of times.
inline QString quickPlace() {
    const QString memory = QStringLiteral("/dev/shm");
    return (QFileInfo(memory).isWritable() ? memory : QDir::tempPath()) + QStringLiteral("/pitwise-day-XXXXXX");
}

inline void copyTree(const QString &from, const QString &to) {
    QProcess::execute(QStringLiteral("cp"), {QStringLiteral("-a"), from, to});
}

/// What was acknowledged, for `scripted_day FOLDER verify FILE`.
inline void keep(const QString &file, const QByteArray &lines) {
    QFile out(file);
    if (!out.open(QFile::WriteOnly) || out.write(lines) != lines.size())
        qFatal("the test's own file cannot be written");
}

} // namespace pitwise::test
