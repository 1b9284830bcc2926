// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Ten thousand questions made and written without pictures, in each format: seconds, and how much the memory grew after
// the first thousand.
//   bench_exchange [--json]
#include "core/exchange/questionexport.h"
#include "core/quiz/bank.h"
#include "words/words.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryFile>

#include <cstdio>
#include <cstring>

using namespace pitwise;

namespace {

/// Resident memory in KiB.
long memory() {
    QFile status(QStringLiteral("/proc/self/statm"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    return status.readAll().split(' ').value(1).toLong() * 4;
}

} // namespace

int main(int argc, char **argv) {
    const bool json = argc > 1 && std::strcmp(argv[1], "--json") == 0;
    const Library library = Library::shipped();
    const House house;
    const exchange::InWords say = [](const Phrase &phrase) { return Words::english().say(phrase); };
    for (const auto format : {exchange::QuestionFormat::Moodle, exchange::QuestionFormat::Qti}) {
        QTemporaryFile file;
        if (!file.open())
            return 1;
        exchange::QuestionExport out(format, file, library, say, QStringLiteral("en"));
        QElapsedTimer timer;
        timer.start();
        long early = 0;
        int written = 0;
        QuestionBank(library, house).session({{}, {}, {}, 10'000, 3}, [&](const Question &question) {
            out.add(question);
            if (++written == 1000)
                early = memory();
        });
        (void)out.finish();
        std::printf(
            json ? "{\"bench\": \"exchange\", \"format\": \"%s\", \"questions\": %d, \"seconds\": %.1f, \"grownKiB\": %ld}\n"
                 : "%-8s %6d questions %6.1f s, memory grew by %ld KiB\n",
            format == exchange::QuestionFormat::Moodle ? "moodle" : "qti", written,
            static_cast<double>(timer.elapsed()) / 1000, memory() - early);
    }
    return 0;
}
