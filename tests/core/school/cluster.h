// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/school/schooladmin.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

namespace pitwise {

/// A PostgreSQL of the test's own: data, socket and port in a temporary folder, gone with the object. PostgreSQL does not
/// run as root, so root runs it as `nobody`.
class Cluster {
public:
    Cluster() {
        const QDir all(QStringLiteral("/usr/lib/postgresql"));
        const QStringList versions = all.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
        if (!versions.isEmpty())
            m_programs = all.filePath(versions.last()) + QStringLiteral("/bin/");
        m_port = 20000 + static_cast<int>(getpid() % 20000);
    }
    ~Cluster() { stop("immediate"); }
    Cluster(const Cluster &) = delete;
    Cluster &operator=(const Cluster &) = delete;

    /// Stations log in with their passwords; the test's own user, `owner`, without.
    bool make() {
        if (m_programs.isEmpty())
            return false;
        const QString data = folder() + QStringLiteral("/data");
        if (geteuid() == 0 && run(QStringLiteral("chown"), {QStringLiteral("nobody"), folder()}) != 0)
            return false;
        if (asUser(QStringLiteral("initdb"),
                   {QStringLiteral("-D"), data, QStringLiteral("-U"), QStringLiteral("owner"), QStringLiteral("-N"),
                    QStringLiteral("-E"), QStringLiteral("UTF8"), QStringLiteral("--locale=C.UTF-8"), QStringLiteral("-A"),
                    QStringLiteral("trust")}))
            return false;
        append(data + QStringLiteral("/postgresql.conf"),
               QStringLiteral("listen_addresses = '127.0.0.1'\nport = %1\nunix_socket_directories = '%2'\nfsync = off\n"
                              "shared_buffers = 16MB\nmax_connections = 60\nlog_min_messages = fatal\n")
                   .arg(m_port)
                   .arg(folder())
                   .toUtf8());
        QFile::remove(data + QStringLiteral("/pg_hba.conf"));
        append(data + QStringLiteral("/pg_hba.conf"), "local all owner trust\nlocal all all scram-sha-256\n"
                                                      "hostssl all all 127.0.0.1/32 scram-sha-256\n");
        return start();
    }
    bool start() {
        return control({QStringLiteral("start"), QStringLiteral("-w"), QStringLiteral("-l"),
                        folder() + QStringLiteral("/log")}) == 0;
    }
    /// `fast`, or `immediate`: as a power cut.
    void stop(const char *how) {
        (void)control({QStringLiteral("stop"), QStringLiteral("-w"), QStringLiteral("-m"), QString::fromLatin1(how)});
    }
    bool reload() { return control({QStringLiteral("reload")}) == 0; }
    void configure(const QByteArray &lines) { append(folder() + QStringLiteral("/data/postgresql.conf"), lines); }

    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] int port() const { return m_port; }
    /// How a station reaches it.
    [[nodiscard]] QString place(const QString &database = QStringLiteral("school")) const {
        return QStringLiteral("host=%1 port=%2 dbname=%3").arg(folder()).arg(m_port).arg(database);
    }
    [[nodiscard]] QString owner(const QString &database = QStringLiteral("school")) const {
        return place(database) + QStringLiteral(" user=owner");
    }
    void makeDatabase(const QString &name = QStringLiteral("school")) {
        school::Postgres(owner(QStringLiteral("postgres"))).script(QStringLiteral("CREATE DATABASE ") + name);
    }
    int asUser(const QString &program, const QStringList &arguments) { return asUserTool(m_programs + program, arguments); }
    int asUserTool(QString path, QStringList arguments) {
        if (geteuid() == 0) {
            arguments = QStringList{QStringLiteral("-u"), QStringLiteral("nobody"), QStringLiteral("--"), path} + arguments;
            path = QStringLiteral("runuser");
        }
        return run(path, arguments);
    }

private:
    int control(const QStringList &arguments) {
        return asUser(QStringLiteral("pg_ctl"),
                      arguments + QStringList{QStringLiteral("-D"), folder() + QStringLiteral("/data")});
    }
    int run(const QString &program, const QStringList &arguments) {
        QProcess process;
        process.setWorkingDirectory(folder());
        process.setStandardOutputFile(QProcess::nullDevice()); // what it starts would hold a pipe open
        process.setStandardErrorFile(QProcess::nullDevice());
        process.start(program, arguments);
        return process.waitForFinished(60'000) ? process.exitCode() : -1;
    }
    /// Written as root into a folder of `nobody`: rights stay those of the file.
    static void append(const QString &path, const QByteArray &lines) {
        QFile file(path);
        const bool isNew = !file.exists();
        if (file.open(QIODevice::Append))
            file.write(lines);
        file.close();
        if (isNew)
            file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther);
    }

    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/pw-XXXXXX")}; // a socket's path is short
    QString m_programs;
    int m_port = 0;
};

} // namespace pitwise
