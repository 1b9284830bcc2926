// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include <QTest>

#include <set>

using namespace pitwise;
using namespace pitwise::live;

namespace {

int wanted = 4; ///< Planted mistakes a bot and game; `--seeds N` for more.
constexpr std::uint64_t tries = 60;

} // namespace

/// Each bot makes one mistake; the grader finds that one and no other.
class TestMistakes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theOneMistakeIsFound_data() {
        QTest::addColumn<QString>("bot");
        for (const Bot &bot : bots())
            if (bot.mistake != Mistake::None)
                QTest::newRow(bot.name.name) << QString::fromLatin1(bot.name.name);
    }
    void theOneMistakeIsFound() {
        QFETCH(const QString, bot);
        const Bot &made = *botNamed(bot.toStdString());
        int planted = 0;
        QByteArray bad;
        for (const char *game : games) {
            int here = 0;
            for (std::uint64_t seed = 1; seed <= tries + static_cast<std::uint64_t>(wanted) && here < wanted; ++seed) {
                std::unique_ptr<Played> played;
                try {
                    played = dealt(game, seed, bot.toStdString(), seed % 2 ? seed : 0, 1, 1 + static_cast<int>(seed % 6));
                } catch (const Refusal &refusal) {
                    QFAIL(qPrintable(QString::fromStdString(game + (' ' + std::to_string(seed)) + ": " + refusal.at + ": " +
                                                            refusal.error)));
                }
                if (!played->planted)
                    continue;
                ++here;
                const auto list = grades(*played);
                const QByteArray why =
                    QByteArray(game) + ' ' + QByteArray::number(seed) + ": " + brief(played->header, list);
                int named = 0, others = 0;
                bool cited = true; // but for customs of the house
                for (const Fault &fault : list[0].faults) {
                    const bool burn = fault.burn && QByteArray(game) == "freebet"; // the floor goes on without it
                    const bool same = (fault.fault == made.fault || burn) && (dutyOf(fault) == made.duty || !*made.duty);
                    named += same;
                    const bool custom =
                        fault.level == Level::Custom || fault.act == Act::Lift || fault.act == Act::Marker ||
                        fault.act == Act::Stop || fault.act == Act::Call || fault.act == Act::Split ||
                        fault.act == Act::Clear || fault.burn || fault.fault == FaultKind::WrongReport ||
                        (fault.act == Act::Say && fault.call == Call::OfferInsurance && QByteArray(game) == "dueling8s");
                    cited = cited && (!fault.clauses.empty() || custom || QByteArray(game) == "luckylucky");
                    others += !same;
                }
                // What was done about a card comes on top of the card itself.
                const bool twofold = made.reaction == Reaction::Misruled || made.reaction == Reaction::NoCall ||
                                     made.reaction == Reaction::WrongReport || made.reaction == Reaction::NotDone;
                const bool unruled = made.reaction != Reaction::Unnoticed || made.fault == FaultKind::MissedIrregularity;
                const bool silent = QByteArray(game) == "luckylucky" && unruled;
                const bool right = named == 1 && others <= (twofold ? 1 : 0) && cited;
                if (!right && !silent)
                    bad += why;
                if (list[0].score() < 0 || (list[0].score() >= 1000 && !silent))
                    bad += why;
            }
            planted += here;
        }
        QVERIFY2(bad.isEmpty(), bad.left(3000).constData());
        QVERIFY2(planted > 0, "this mistake was never made");
    }

    /// A table taken over in mid-round with the other dealer's error on it: seen and ruled, it costs nothing; not seen, it
    /// is the one fault. A clean one is simply dealt on.
    void aTableIsTakenOver_data() {
        QTest::addColumn<QString>("fault");
        for (const BotName &name : incidentNames())
            if (std::string_view(name.name).starts_with("relief"))
                QTest::newRow(name.name) << QString::fromLatin1(name.name);
    }
    void aTableIsTakenOver() {
        QFETCH(const QString, fault);
        int taken = 0;
        for (const char *game : games)
            for (std::uint64_t seed = 1; seed <= 40; ++seed)
                for (const bool missed : {false, true}) {
                    const auto played = dealt(game, seed, missed ? "incident-missed" : "perfect", 0, 1,
                                              1 + static_cast<int>(seed % 6), 0, fault.toStdString());
                    const auto list = grades(*played);
                    const auto relief = std::find_if(played->entries.begin(), played->entries.end(),
                                                     [](const Entry &entry) { return entry.act == Act::Relief; });
                    if (relief == played->entries.end())
                        continue;
                    ++taken;
                    const QByteArray why =
                        QByteArray(game) + ' ' + QByteArray::number(seed) + ": " + brief(played->header, list);
                    const bool clean = fault == QLatin1String("relief");
                    const bool ruled = played->header.book->rulings != nullptr;
                    const bool burn = fault.endsWith(QLatin1String("burn-forgotten"));
                    const bool wentOn = std::any_of(relief, played->entries.end(),
                                                    [](const Entry &entry) { return entry.act == Act::Card; });
                    if (clean)
                        QVERIFY2(list[0].situations.empty(), why.constData());
                    else if (!burn && (!missed || wentOn))
                        QVERIFY2(list[0].situations.size() == 1, why.constData());
                    QVERIFY2(list[0].falseCalls == 0, why.constData());
                    if (!missed || clean || burn || list[0].situations.empty()) {
                        QVERIFY2(list[0].faults.empty(), why.constData());
                    } else if (ruled && !list[0].situations[0].unscored) {
                        QVERIFY2(list[0].faults.size() == 1 && list[0].faults[0].fault == FaultKind::MissedIrregularity,
                                 why.constData());
                        QVERIFY2(!list[0].faults[0].clauses.empty(), why.constData());
                    }
                    for (const Fault &told : list[0].faults)
                        QVERIFY2(told.line == 0 || told.line >= relief->line, why.constData());
                }
        QVERIFY(taken > 0);
    }

    /// Two mistakes in one round: both are told, and nothing else.
    void twoMistakesAreBothFound_data() {
        QTest::addColumn<QString>("bot");
        for (const Bot &bot : bots())
            if ((bot.mistake == Mistake::Omit || bot.mistake == Mistake::Alter || bot.mistake == Mistake::Extra) &&
                std::string_view(bot.name.name) != "no-outcome" && bot.act != Act::Clear && bot.act != Act::Split)
                QTest::newRow(bot.name.name) << QString::fromLatin1(bot.name.name);
    }
    void twoMistakesAreBothFound() {
        QFETCH(const QString, bot);
        int compared = 0;
        for (const char *game : games)
            for (std::uint64_t seed = 1; seed <= 20; ++seed) {
                const auto played = dealt(game, seed, bot.toStdString(), seed, 1, 1 + static_cast<int>(seed % 6));
                const auto one = grades(*played);
                if (!played->planted || one[0].faults.empty())
                    continue;
                std::vector<Entry> entries = played->entries;
                std::erase_if(entries, [](const Entry &entry) {
                    return entry.act == Act::Say && static_cast<Call>(entry.what) == Call::Outcome;
                });
                if (entries.size() == played->entries.size())
                    continue;
                const auto two = grades(played->header, entries);
                const QByteArray why = QByteArray(game) + ' ' + QByteArray::number(seed) + ": " + brief(played->header, two);
                QVERIFY2(two[0].faults.size() == one[0].faults.size() + 1, why.constData());
                QVERIFY2(std::any_of(two[0].faults.begin(), two[0].faults.end(),
                                     [](const Fault &fault) { return dutyOf(fault) == "say-outcome"; }),
                         why.constData());
                ++compared;
            }
        if (compared == 0)
            QSKIP("never made in these seeds");
    }
};

int main(int argc, char *argv[]) {
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        if (i + 1 < argc && std::string_view(argv[i]) == "--seeds")
            wanted = QByteArray(argv[++i]).toInt();
        else
            arguments << QString::fromLocal8Bit(argv[i]);
    const QCoreApplication application(argc, argv);
    TestMistakes test;
    return QTest::qExec(&test, arguments);
}

#include "tst_mistakes.moc"
