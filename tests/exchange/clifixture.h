// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

struct Said {
    int status = -1;
    QList<QByteArray> lines;
    QByteArray error;
    [[nodiscard]] QJsonObject lastObject() const {
        return QJsonDocument::fromJson(lines.isEmpty() ? QByteArray() : lines.last()).object();
    }
    [[nodiscard]] QByteArray all() const { return lines.join('\n') + '\n' + error; }
};

inline Said runProgram(const QString &program, const QStringList &arguments) {
    QProcess process;
    process.start(program, arguments);
    process.closeWriteChannel();
    process.waitForFinished(300'000);
    QList<QByteArray> lines = process.readAllStandardOutput().split('\n');
    lines.removeAll(QByteArray());
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, lines, process.readAllStandardError()};
}

inline Said cli(const QStringList &arguments) {
    return runProgram(QStringLiteral(PITWISE_BINARY_DIR "/pitwise-cli"), arguments);
}

/// A script of this folder, run by Debian's Python with Debian's packages.
inline Said python(const char *script, const QStringList &arguments) {
    return runProgram(QStringLiteral("/usr/bin/python3"),
                      QStringList{QStringLiteral("-B"), // no compiled files in the sources
                                  QStringLiteral(PITWISE_SOURCE_DIR "/tests/exchange/") + QString::fromLatin1(script)} +
                          arguments);
}

/// Schemas that others have published, beside the repository; they may be missing.
inline QString sharedData(const QString &name) {
    return QStringLiteral(PITWISE_SOURCE_DIR "/../shared/data/") + name;
}
