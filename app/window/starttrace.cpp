// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/starttrace.h"

#include <QFile>
#include <QQuickWindow>

#include <chrono>
#include <cstdio>
#include <ctime>
#include <unistd.h>

namespace pitwise {
namespace {

/// As early as this program's own code runs; for machines without /proc.
const auto loaded = std::chrono::steady_clock::now();

long long sinceLoadedMs() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - loaded).count();
}

/// Milliseconds since the process was started; the kernel keeps the start in ticks of 10 ms.
long long processAgeMs() {
    QFile stat(QStringLiteral("/proc/self/stat"));
    if (!stat.open(QIODevice::ReadOnly))
        return sinceLoadedMs();
    const QByteArray line = stat.readAll();
    // Field 22 of proc(5); the name in brackets (field 2) may hold spaces.
    const QList<QByteArray> fields = line.mid(line.lastIndexOf(')') + 2).split(' ');
    timespec now{};
    if (fields.size() < 20 || clock_gettime(CLOCK_BOOTTIME, &now) != 0)
        return sinceLoadedMs();
    const long long startedMs = fields.at(19).toLongLong() * 1000 / sysconf(_SC_CLK_TCK);
    return now.tv_sec * 1000LL + now.tv_nsec / 1'000'000 - startedMs;
}

/// Of all threads so far: what is left of the measure on a machine that has other things to do.
long long cpuMs() {
    timespec used{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
    return used.tv_sec * 1000LL + used.tv_nsec / 1'000'000;
}

} // namespace

void traceFirstFrame(QQuickWindow &window, const char *name) {
    auto *once = new QObject(&window);
    QObject::connect(
        &window, &QQuickWindow::frameSwapped, once,
        [once, name] {
            std::fprintf(stderr, "%s ms=%lld cpu=%lld\n", name, processAgeMs(), cpuMs());
            once->deleteLater();
        },
        static_cast<Qt::ConnectionType>(Qt::DirectConnection | Qt::SingleShotConnection));
}

} // namespace pitwise
