// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include "core/json/jsonnode.h"
#include "core/table/roundanswer.h"
#include "core/table/roundscript.h"

#include <QBuffer>
#include <QJsonDocument>
#include <QTest>

#include <map>
#include <thread>

using namespace pitwise;
using namespace pitwise::live;

namespace {

int seeds = 150; ///< A game; `--seeds N` for more.

using Books = std::map<std::tuple<int, std::string, std::string>, Cents>;

/// What each player is up or down by the chips that moved.
Books moved(const Header &header, std::span<const Entry> entries) {
    Books books;
    for (const Entry &entry : entries) {
        const Cents sign = entry.act == Act::Pay ? 1 : entry.act == Act::Take || entry.act == Act::Half ? -1 : 0;
        if (sign != 0)
            books[{entry.box, header.table.playerName(entry.player), std::string(header.table.kindName(entry.kind))}] +=
                sign * entry.cents;
    }
    std::erase_if(books, [](const auto &line) { return line.second == 0; });
    return books;
}

/// The same by `play` of the round that counted.
Books settled(const std::string &script) {
    const PlayedRound played = playScript(QJsonDocument::fromJson(QByteArray::fromStdString(script)).object(), library());
    Books books;
    for (const Net &net : netOf(played.round()))
        if (net.amount != 0)
            books[{net.box, played.script().setup.playerName(net.player),
                   std::string(played.script().setup.kindName(net.kind))}] = net.amount;
    return books;
}

std::string graded(const QByteArray &trace, GradeResult *result = nullptr) {
    QByteArray bytes = trace;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    std::string out;
    Refusal problem;
    const GradeResult got = gradeTraces(
        buffer, library(), [&](std::string_view lines) { out += lines; }, problem);
    if (result)
        *result = got;
    return out;
}

void eachGame() {
    QTest::addColumn<QString>("game");
    for (const char *game : games)
        QTest::newRow(game) << QString::fromLatin1(game);
}

} // namespace

class TestLive : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPerfectDealerHasNoFault_data() { eachGame(); }
    void aPerfectDealerHasNoFault() {
        QFETCH(const QString, game);
        for (int seed = 1; seed <= seeds; ++seed) {
            const auto number = static_cast<std::uint64_t>(seed);
            const auto played = dealt(qPrintable(game), number, "perfect", number % 3 == 0 ? 0 : number);
            const auto list = grades(*played);
            QCOMPARE(list.size(), 1u);
            const QByteArray why = QByteArray::number(seed) + ": " + brief(played->header, list);
            QVERIFY2(list[0].faults.empty() && list[0].score() == 1000 && !list[0].unfinished, why.constData());
            QVERIFY2(list[0].duties > 0 && list[0].right == list[0].duties, why.constData());
            QVERIFY2(moved(played->header, played->entries) == settled(list[0].script), why.constData());
        }
    }

    void aDemandingTableIsDealtRightToo_data() { eachGame(); }
    void aDemandingTableIsDealtRightToo() {
        QFETCH(const QString, game);
        for (int seed = 1; seed <= seeds; ++seed) {
            const auto number = static_cast<std::uint64_t>(seed);
            const auto played = dealt(qPrintable(game), number, "perfect", number, 2, 0, 1 + seed % 5, "none");
            const auto list = grades(*played);
            const QByteArray why = QByteArray::number(seed) + ": " + brief(played->header, list);
            for (const RoundGrade &grade : list)
                QVERIFY2(grade.faults.empty() && !grade.unfinished, why.constData());
        }
    }

    /// What goes wrong without the dealer is seen, ruled as the document says, and the round goes on or ends by it.
    void whatGoesWrongIsHandledRight_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("incident");
        for (const char *game : games)
            for (const BotName &incident : incidentNames())
                if (!std::string_view(incident.name).starts_with("relief")) // tst_mistakes
                    QTest::addRow("%s %s", game, incident.name)
                        << QString::fromLatin1(game) << QString::fromLatin1(incident.name);
    }
    void whatGoesWrongIsHandledRight() {
        QFETCH(const QString, game);
        QFETCH(const QString, incident);
        int seen = 0;
        for (std::uint64_t seed = 1; seed <= 25; ++seed) {
            const auto played = dealt(qPrintable(game), seed, "perfect", seed, 1, 0, 0, incident.toStdString());
            const auto list = grades(*played);
            const QByteArray why = QByteArray::number(seed) + ": " + brief(played->header, list);
            QVERIFY2(list[0].faults.empty() && list[0].score() == 1000, why.constData());
            for (const SituationGrade &situation : list[0].situations) {
                ++seen;
                QVERIFY2(situation.unscored || situation.ruled == SituationGrade::Ruled::Right, why.constData());
                QVERIFY2(situation.unscored == (game == QLatin1String("luckylucky")), why.constData());
                QVERIFY2(situation.unscored || (!situation.ruling.empty() && !situation.clauses.empty()), why.constData());
            }
        }
        QVERIFY(seen > 0);
    }

    void aTraceReadsBackAsItWasWritten_data() { eachGame(); }
    void aTraceReadsBackAsItWasWritten() {
        QFETCH(const QString, game);
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const auto played = dealt(qPrintable(game), seed, "perfect", seed, 2, 0, 3, "some");
            GradeResult result{};
            const QByteArray trace = QByteArray::fromStdString(traceText(*played));
            const std::string out = graded(trace, &result);
            QVERIFY2(result == GradeResult::Graded, out.c_str());
            const QByteArray direct = text(played->header, grades(*played));
            QVERIFY2(QByteArray::fromStdString(out).startsWith(direct), (direct + out.c_str()).constData());
            // Two traces in one file are graded one after the other.
            QCOMPARE(graded(trace + trace), out + out);
        }
    }

    void cardsAndChipsAreConserved_data() { eachGame(); }
    void cardsAndChipsAreConserved() {
        QFETCH(const QString, game);
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto played = dealt(qPrintable(game), seed, "perfect", seed, 3, 0, 4, "some");
            Session session(played->header, library());
            for (const Entry &entry : played->entries) {
                session.take(entry);
                QVERIFY2(session.felt().conserved(), qPrintable(QString::number(entry.line)));
            }
        }
    }

    /// The window grades entry by entry, `grade` the whole trace: the same after each.
    void batchAndIncrementalAgree_data() { eachGame(); }
    void batchAndIncrementalAgree() {
        QFETCH(const QString, game);
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const auto played = dealt(qPrintable(game), seed, seed % 2 ? "perfect" : "no-signal-repaired", seed);
            Session session(played->header, library());
            const std::span<const Entry> all(played->entries);
            for (std::size_t i = 0; i < all.size(); ++i) {
                session.take(all[i]);
                QCOMPARE(text(played->header, session.grades()),
                         text(played->header, grades(played->header, all.first(i + 1))));
            }
        }
    }

    /// Of the same duties in another order only the time may differ.
    void whatNothingOrdersMayBeSwapped_data() { eachGame(); }
    void whatNothingOrdersMayBeSwapped() {
        QFETCH(const QString, game);
        int compared = 0;
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const auto one = dealt(qPrintable(game), seed, "perfect", 0);
            const auto base = grades(*one);
            for (std::size_t i = 0; i + 1 < one->entries.size(); ++i) {
                const Entry &a = one->entries[i], &b = one->entries[i + 1];
                const auto money = [](const Entry &e) { return e.act == Act::Take || e.act == Act::Pay; };
                if (!money(a) || !money(b) || QLatin1String("luckylucky") == game)
                    continue;
                std::vector<Entry> swapped = one->entries;
                std::swap(swapped[i], swapped[i + 1]);
                std::swap(swapped[i].t, swapped[i + 1].t);
                std::swap(swapped[i].line, swapped[i + 1].line);
                auto other = grades(one->header, swapped);
                QCOMPARE(text(one->header, other), text(one->header, base));
                ++compared;
            }
        }
        QVERIFY(compared > 0 || game == QLatin1String("luckylucky"));
    }

    void stretchingTimeChangesThePaceOnly_data() { eachGame(); }
    void stretchingTimeChangesThePaceOnly() {
        QFETCH(const QString, game);
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const auto played = dealt(qPrintable(game), seed, "pay-under");
            const auto before = grades(*played);
            std::vector<Entry> slow = played->entries;
            for (Entry &entry : slow)
                entry.t *= 3;
            auto after = grades(played->header, slow);
            QVERIFY(after[0].own > before[0].own);
            after[0].own = before[0].own;
            QCOMPARE(text(played->header, after), text(played->header, before));
        }
    }

    void twoThreadsGiveTheSameBytes() {
        const auto run = [](std::string &out) {
            for (std::uint64_t seed = 1; seed <= 8; ++seed)
                for (const char *game : games) {
                    const auto played = dealt(game, seed, "perfect", seed, 2, 0, 5, "some");
                    out += traceText(*played) + text(played->header, grades(*played)).toStdString();
                }
        };
        std::string one, two;
        std::thread first([&] { run(one); }), second([&] { run(two); });
        first.join();
        second.join();
        QVERIFY(!one.empty());
        QVERIFY(one == two);
    }

    void wrongTracesAreRefusedWithTheirPlace_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("at");
        const auto row = [](const char *name, const char *line, const char *at) {
            QTest::newRow(name) << QByteArray(line) << QByteArray(at);
        };
        row("no such act", "{\"t\":99999999,\"do\":\"juggle\"}", "line 4: do");
        row("no act", "{\"t\":99999999}", "line 4: do");
        row("no time", "{\"do\":\"stop\"}", "line 4: t");
        row("falling time", "{\"t\":0,\"do\":\"stop\"}", "line 4: t");
        row("no such call", "{\"t\":99999999,\"do\":\"say\",\"what\":\"hello\"}", "line 4: what");
        row("no such member", "{\"t\":99999999,\"do\":\"stop\",\"why\":1}", "line 4: why");
        row("no such box", "{\"t\":99999999,\"do\":\"card\",\"box\":9,\"hand\":\"9a\"}", "line 4: box");
        row("hand of another box", "{\"t\":99999999,\"do\":\"card\",\"box\":1,\"hand\":\"2a\"}", "line 4: hand");
        row("no such hand", "{\"t\":99999999,\"do\":\"card\",\"box\":1,\"hand\":\"1c\"}", "line 4: hand");
        row("chips that are not there",
            "{\"t\":99999999,\"do\":\"take\",\"box\":1,\"player\":\"Mei\",\"kind\":\"main\",\"hand\":\"1a\",\"cents\":99999999}",
            "line 4: cents");
        row("nobody of that name",
            "{\"t\":99999999,\"do\":\"pay\",\"box\":1,\"player\":\"Nobody\",\"kind\":\"main\",\"hand\":\"1a\",\"cents\":100}",
            "line 4: player");
        row("no card to lift", "{\"t\":99999999,\"do\":\"lift\"}", "line 4");
        row("no card to clear", "{\"t\":99999999,\"do\":\"clear\",\"box\":1,\"hand\":\"1a\"}", "line 4: hand");
        row("nothing to split", "{\"t\":99999999,\"do\":\"split\",\"box\":1,\"hand\":\"1a\"}", "line 4: hand");
        row("nothing offered", "{\"t\":99999999,\"do\":\"accept\",\"of\":2}", "line 4: of");
        row("nothing stopped", "{\"t\":99999999,\"do\":\"resume\"}", "line 4: do");
        row("cut off", "{\"t\":99999999,\"do\":\"ca", "line 4");
        row("no object", "[1]", "line 4");
        row("the round before", "{\"t\":99999999,\"sim\":\"bets\",\"round\":1,\"bets\":[]}", "line 4: round");
    }
    void wrongTracesAreRefusedWithTheirPlace() {
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, at);
        const auto played = dealt("lucky8", 3);
        const QList<QByteArray> lines = QByteArray::fromStdString(traceText(*played)).split('\n');
        GradeResult result{};
        const std::string out = graded(lines[0] + '\n' + lines[1] + '\n' + lines[2] + '\n' + line + '\n', &result);
        QCOMPARE(result, GradeResult::SomeRefused);
        const QJsonObject answer = QJsonDocument::fromJson(QByteArray::fromStdString(out)).object();
        QCOMPARE(answer.value(QLatin1String("status")).toString(), QStringLiteral("refused"));
        QVERIFY2(answer.value(QLatin1String("at")).toString().startsWith(QString::fromUtf8(at)), out.c_str());
        QVERIFY2(!answer.value(QLatin1String("error")).toString().isEmpty(), out.c_str());
    }

    /// A trace may end anywhere: what is there is graded, what is not there is no fault yet.
    void aTraceCutOffIsGradedAsFarAsItGoes_data() { eachGame(); }
    void aTraceCutOffIsGradedAsFarAsItGoes() {
        QFETCH(const QString, game);
        const auto played = dealt(qPrintable(game), 5);
        const std::span<const Entry> all(played->entries);
        for (std::size_t count = 2; count < all.size(); ++count) {
            const auto list = grades(played->header, all.first(count));
            QCOMPARE(list.size(), 1u);
            if (list[0].unfinished)
                QVERIFY2(list[0].faults.empty(), brief(played->header, list).constData());
        }
    }
};

int main(int argc, char *argv[]) {
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        if (i + 1 < argc && std::string_view(argv[i]) == "--seeds")
            seeds = QByteArray(argv[++i]).toInt();
        else
            arguments << QString::fromLocal8Bit(argv[i]);
    const QCoreApplication application(argc, argv);
    TestLive test;
    return QTest::qExec(&test, arguments);
}

#include "tst_live.moc"
