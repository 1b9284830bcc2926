// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/jsonnode.h"
#include "core/live/tracestore.h"
#include "core/random/random.h"
#include "tests/core/live/table.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

namespace pitwise::live {

class TestTraceStore : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    [[nodiscard]] QString at(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    static void put(const QString &path, const QByteArray &bytes) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    static QByteArray content(const QString &path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static std::string lineOf(const Header &header, const Entry &entry) {
        std::string line;
        writeEntry(line, header, entry);
        return line;
    }

    /// The rest of what a bot dealt, from where the store says that it stopped; killed at any moment.
    static void dealOn(const QString &path, const Played &played) {
        std::string header;
        writeHeader(header, played.header);
        TraceStore store = QFile::exists(path) ? TraceStore::open(path) : TraceStore::create(path, header);
        for (std::size_t i = store.lines().size() - 1; i < played.entries.size(); ++i)
            store.append(lineOf(played.header, played.entries[i]));
    }

private Q_SLOTS:
    void whatWasAppendedIsThere() {
        {
            TraceStore store = TraceStore::create(at("a.jsonl"), "{\"header\":1}");
            store.append("{\"t\":1}");
            store.append("{\"t\":2}\n{\"t\":3}");
        }
        const TraceStore store = TraceStore::open(at("a.jsonl"));
        QCOMPARE(store.lines(), (std::vector<std::string>{"{\"header\":1}", "{\"t\":1}", "{\"t\":2}", "{\"t\":3}"}));
        QCOMPARE(store.droppedBytes(), 0);
    }

    void aTornLineIsDropped() {
        for (const QByteArray &torn : {QByteArray("{\"t\":2"), QByteArray("{\"t\":\0\0\0\n", 9), QByteArray(12, '\0')}) {
            put(at("torn.jsonl"), "{\"h\":1}\n{\"t\":1}\n" + torn);
            {
                TraceStore store = TraceStore::open(at("torn.jsonl"));
                QCOMPARE(store.lines().size(), 2U);
                QCOMPARE(store.droppedBytes(), torn.size());
                store.append("{\"t\":9}");
            }
            QCOMPARE(content(at("torn.jsonl")), QByteArray("{\"h\":1}\n{\"t\":1}\n{\"t\":9}\n"));
        }
    }

    void damageInTheMiddleIsRefused() {
        put(at("bad.jsonl"), QByteArray("{\"h\":1}\n{\0\n{\"t\":2}\n", 19));
        QVERIFY_EXCEPTION_THROWN((void)TraceStore::open(at("bad.jsonl")), Refusal);
        put(at("empty.jsonl"), {});
        QVERIFY_EXCEPTION_THROWN((void)TraceStore::open(at("empty.jsonl")), Refusal);
    }

    void onlyOneWindowHasIt() {
        const TraceStore store = TraceStore::create(at("mine.jsonl"), "{}");
        QVERIFY_EXCEPTION_THROWN((void)TraceStore::open(at("mine.jsonl")), Refusal);
        QVERIFY_EXCEPTION_THROWN((void)TraceStore::create(at("mine.jsonl"), "{}"), Refusal);
    }

    /// A shift killed again and again: what was on disk is a beginning of what was dealt, and the grade is the same.
    void aKilledShiftGoesOn() {
        const auto played = dealt("lucky8", 7, "pay-under", 0, 2, 3);
        // A quick disk writes the shift in a few milliseconds: a child gets a twentieth of what the whole takes here. A
        // shift that came to its end sooner is followed by another.
        QElapsedTimer whole;
        whole.start();
        dealOn(at("measured.jsonl"), *played);
        const auto share = static_cast<std::uint32_t>(std::max<qint64>(50, whole.nsecsElapsed() / 20'000));
        Random random(7);
        QString path;
        int kills = 0;
        for (int shift = 0; kills < 20; ++shift) {
            QVERIFY2(shift < 40, qPrintable(QString::number(kills)));
            path = m_folder.filePath(QStringLiteral("shift-%1.jsonl").arg(shift));
            for (bool ended = false; !ended;) {
                const pid_t child = ::fork();
                if (child == 0) {
                    try {
                        dealOn(path, *played);
                    } catch (const Refusal &) {
                        ::_exit(QFile::exists(path) && content(path).isEmpty() ? 2 : 1);
                    }
                    ::_exit(0);
                }
                ::usleep(random.below(2 * share));
                if (kills < 40)
                    ::kill(child, SIGKILL);
                int status = 0;
                QCOMPARE(::waitpid(child, &status, 0), child);
                if (WIFEXITED(status)) {
                    if (WEXITSTATUS(status) == 2) // killed before the header was there
                        QVERIFY(QFile::remove(path));
                    else
                        QCOMPARE(WEXITSTATUS(status), 0);
                    ended = WEXITSTATUS(status) == 0;
                    continue;
                }
                ++kills;
                const QByteArray all = QByteArray::fromStdString(traceText(*played));
                const QByteArray now = content(path);
                QVERIFY2(all.startsWith(now), now.constData());
            }
        }
        const TraceStore store = TraceStore::open(path);
        TraceReader reader(library());
        std::vector<Entry> entries;
        for (std::size_t i = 0; i < store.lines().size(); ++i) {
            const JsonTree tree = parseJson(QByteArray::fromStdString(store.lines()[i]));
            if (i == 0)
                reader.readHeader(JsonNode(tree));
            else
                entries.push_back(reader.read(JsonNode(tree), static_cast<int>(i) + 1));
        }
        QCOMPARE(text(reader.header(), grades(reader.header(), entries)), text(played->header, grades(*played)));
    }
};

} // namespace pitwise::live

QTEST_GUILESS_MAIN(pitwise::live::TestTraceStore)
#include "tst_tracestore.moc"
