// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
// pitwise-print: a job as JSON on standard input, its PDF on standard output. pitwise-cli starts it, so that it can
// do without fonts itself. It never sees a key: what comes out is signed by the caller.
#include "app/exam/print.h"
#include "core/json/jsonnode.h"

#include <QFile>
#include <QGuiApplication>

#include <cstdio>

int main(int argc, char *argv[]) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    try {
        QFile in;
        QFile out;
        if (!in.open(stdin, QIODevice::ReadOnly) || !out.open(stdout, QIODevice::WriteOnly))
            return 2;
        const QByteArray pdf = pitwise::print::printJob(pitwise::JsonNode(pitwise::parseJson(in.readAll())).object());
        return out.write(pdf) == pdf.size() && out.flush() ? 0 : 2;
    } catch (const pitwise::Refusal &refusal) {
        std::fprintf(stderr, "pitwise-print: %s: %s\n", refusal.at.c_str(), refusal.error.c_str());
        return 1;
    }
}
