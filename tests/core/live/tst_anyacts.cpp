// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include "core/random/random.h"

#include <QTest>

using namespace pitwise;
using namespace pitwise::live;

namespace {

int thousands = 20; ///< Entries a game; `--thousands N` for more.

/// Any act of hands or players, on any place, with any sum: most of them make no sense.
Entry anything(Random &random, const Header &header, int line, std::int64_t t, int round) {
    Entry entry;
    entry.t = t;
    entry.line = line;
    entry.seated.fill(nobody);
    entry.act = static_cast<Act>(random.below(static_cast<std::uint32_t>(actNames.size())));
    if (random.below(3) == 0)
        entry.act = random.below(2) ? Act::Card : Act::Signal;
    const auto boxes = static_cast<std::uint32_t>(header.table.boxes);
    entry.box = static_cast<std::uint8_t>(1 + random.below(boxes));
    entry.hand = static_cast<std::uint8_t>(1 + random.below(2));
    entry.player = static_cast<PlayerId>(random.below(static_cast<std::uint32_t>(header.table.players.size())));
    entry.wish = static_cast<Do>(1 + random.below(doCount - 1));
    entry.side = random.below(2) ? Side::Right : Side::Left;
    entry.cents = 500 * (1 + random.below(30));
    entry.kind = static_cast<BetKind>(
        static_cast<int>(random.below(static_cast<std::uint32_t>(header.book->sideBets.size()) + 1)) - 1);
    entry.of = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(line)));
    entry.round = round;
    switch (entry.act) {
    case Act::Say: entry.what = static_cast<std::uint8_t>(random.below(callCount)); break;
    case Act::Ask: entry.what = static_cast<std::uint8_t>(random.below(askedNames.size())); break;
    case Act::Answer: entry.what = static_cast<std::uint8_t>(random.below(answeredNames.size())); break;
    case Act::Shoe: entry.what = static_cast<std::uint8_t>(random.below(shoeEventNames.size() - 1)); break;
    case Act::ChipsMoved: entry.what = static_cast<std::uint8_t>(random.below(lateNames.size())); break;
    case Act::Rule: entry.codes = {static_cast<RulingCode>(random.below(rulingCodeCount))}; break;
    case Act::Report: entry.situation = static_cast<SituationKind>(random.below(situationKindCount)); break;
    case Act::Card:
    case Act::Discard:
        if (random.below(4) == 0) {
            entry.box = entry.hand = 0;
            entry.dealer = true;
            entry.burn = entry.act == Act::Card && random.below(4) == 0;
        }
        break;
    default: break;
    }
    return entry;
}

void check(const Session &session) {
    for (const RoundGrade &grade : session.grades())
        QVERIFY(grade.score() >= 0 && grade.score() <= 1000 && (grade.score() == 1000) == grade.faults.empty());
}

} // namespace

/// Whatever hands do: no crash, cards and chips are conserved, the score stays a score.
class TestAnyActs : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anyActsAreSurvived_data() {
        QTest::addColumn<QString>("game");
        for (const char *game : games)
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    void anyActsAreSurvived() {
        QFETCH(const QString, game);
        int left = thousands * 1000, taken = 0, refused = 0;
        for (std::uint64_t seed = 1; left > 0; ++seed) {
            // Some rounds are dealt rightly up to a point, so that the acts fall into every part of a round.
            const auto played = dealt(qPrintable(game), seed, "perfect", seed, 1, 0, 3);
            Random random(seedFrom(seed, "anything"));
            Session session(played->header, library());
            const std::size_t right = random.below(static_cast<std::uint32_t>(played->entries.size()) + 1);
            int line = 2;
            std::int64_t t = 0;
            for (std::size_t i = 0; i < std::max<std::size_t>(2, right); ++i) {
                session.take(played->entries[i]);
                line = played->entries[i].line + 1;
                t = played->entries[i].t;
            }
            for (int i = 0; i < 120 && left > 0; ++i, --left) {
                Entry entry = anything(random, played->header, line, ++t, 1);
                if (entry.act == Act::Bets) { // the next round, with the same bets
                    entry.bets = played->entries[1].bets;
                    entry.round = 1000 + line;
                }
                try {
                    session.take(entry);
                    ++line;
                    ++taken;
                } catch (const Refusal &refusal) {
                    QVERIFY(refusal.at.starts_with("line ") && !refusal.error.empty());
                    ++refused;
                }
                QVERIFY2(session.felt().conserved(), qPrintable(QString::number(seed)));
                if (i % 12 == 0)
                    check(session);
            }
            check(session);
        }
        QVERIFY(taken > refused / 10 && refused > 0);
    }
};

int main(int argc, char *argv[]) {
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        if (i + 1 < argc && std::string_view(argv[i]) == "--thousands")
            thousands = QByteArray(argv[++i]).toInt();
        else
            arguments << QString::fromLocal8Bit(argv[i]);
    const QCoreApplication application(argc, argv);
    TestAnyActs test;
    return QTest::qExec(&test, arguments);
}

#include "tst_anyacts.moc"
