// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulings/ruling.h"
#include "core/rulings/situationreader.h"
#include "core/scenario/factfields.h"
#include "core/scenario/scriptedit.h"
#include "core/scenario/tablefacts.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace pitwise;
using L1 = QLatin1String;

namespace {

const Library &library() {
    static const Library shipped = Library::shipped();
    return shipped;
}

QJsonObject freeBet() {
    QJsonObject script = script::emptyTable(*library().find("freebet"));
    script = script::withBet(script, 2, QStringLiteral("A"), QStringLiteral("main"), 10000);
    return script::withBet(script, 3, QStringLiteral("B"), QStringLiteral("main"), 5000);
}

QJsonObject with(QJsonObject script, const char *cards) {
    const int at = static_cast<int>(script::shoe(script).size());
    return script::withCards(script, at, *script::typedCards(QString::fromLatin1(cards)));
}

QJsonObject doing(QJsonObject script, const char *what, int box, const char *player) {
    QJsonObject action{{L1("do"), L1(what)}};
    if (box > 0) {
        action[L1("box")] = box;
        action[L1("player")] = L1(player);
    }
    return script::withAction(script, static_cast<int>(script::actions(script).size()), action);
}

/// Eights to box 2, a free split and a free double; box 3 stands.
QJsonObject splitAndDouble() {
    QJsonObject script = with(freeBet(), "8D JS 6C 8C 9D 3D");
    script = doing(script, "close-offers", 0, "");
    script = doing(script, "free-split", 2, "A");
    script = doing(script, "free-double", 2, "A");
    script = with(script, "9H KC");
    script = doing(script, "stand", 2, "A");
    return doing(script, "stand", 3, "B");
}

} // namespace

class TestTimeline : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anEmptyTableWaitsForBets() {
        for (const std::string &document : library().documents()) {
            const Timeline played(script::emptyTable(*library().find(document)), library());
            QVERIFY(!played.problem());
            QCOMPARE(played.items().size(), std::size_t(1));
            QCOMPARE(played.awaited().kind, Awaited::Kind::Bets);
            QVERIFY(played.viewAfter(0).boxes > 0);
        }
    }

    void betsDownItWaitsForTheFirstCardOfTheFirstBox() {
        const Timeline played(freeBet(), library());
        QCOMPARE(played.awaited().kind, Awaited::Kind::Card);
        QCOMPARE(played.awaited().box, 2);
    }

    void theDealIsDealtCardByCard() {
        const Timeline two(with(freeBet(), "8D JS"), library());
        QCOMPARE(two.awaited().kind, Awaited::Kind::Card);
        QCOMPARE(two.awaited().box, 0); // the dealer's, as any third
        const Timeline played(with(freeBet(), "8D JS 6C 8C 9D"), library());
        QCOMPARE(played.awaited().kind, Awaited::Kind::Offers);
        QCOMPARE(played.items().size(), std::size_t(6));
        QCOMPARE(played.items()[4].box, 2);
        QCOMPARE(played.items()[4].card, *parseCard("8C"));
    }

    void aFreeSplitAFreeDoubleAndTheDealersTurn() {
        const Timeline played(splitAndDouble(), library());
        for (const TimelineItem &item : played.items())
            QVERIFY2(item.fits, item.refusal.error.c_str());
        QCOMPARE(played.awaited().kind, Awaited::Kind::Card);
        QCOMPARE(played.awaited().box, 0);
        const RoundView view = played.viewAfter(played.items().size() - 1);
        QCOMPARE(view.table[1].hands.size(), std::size_t(2));
        QCOMPARE(view.table[1].hands[0].total.total, 20);
        QCOMPARE(view.dealer.size(), std::size_t(1));
    }

    void aDealersTwentyTwoIsNoBustWhereTheRulesSaySo() {
        for (const char *document : {"freebet", "lucky8"}) {
            QJsonObject script = script::emptyTable(*library().find(document));
            script = script::withBet(script, 2, QStringLiteral("A"), QStringLiteral("main"), 10000);
            script = doing(with(script, "TS 6C 9D"), "close-offers", 0, "");
            script = with(doing(script, "stand", 2, "A"), "6S TH");
            const Timeline played(script, library());
            const TimelineItem *last = nullptr;
            for (const TimelineItem &item : played.items())
                if (item.kind == TimelineItem::Kind::Card && item.box == 0)
                    last = &item;
            QVERIFY(last);
            QCOMPARE(last->total.total, 22);
            QCOMPARE(last->bust, qstrcmp(document, "lucky8") == 0);
        }
    }

    void aDecisionThatTheRulesDoNotAllowIsMarkedAndTheRestGoesOn() {
        // The second eight becomes a nine: nothing to split any more.
        const QJsonObject script = script::withCard(splitAndDouble(), 3, *parseCard("9C"));
        const Timeline played(script, library());
        std::vector<const TimelineItem *> misfits;
        for (const TimelineItem &item : played.items())
            if (!item.fits)
                misfits.push_back(&item);
        QVERIFY(!misfits.empty());
        QCOMPARE(misfits.front()->entry, 1); // the free split
        QVERIFY(!misfits.front()->refusal.clauses.empty());
        QVERIFY(!played.fitsUpTo(played.items().size() - 1));
        QVERIFY(played.fitsUpTo(5));
        // Box 3 still stands: what comes after is playeded.
        QVERIFY(played.items().back().actions == 5 || played.items().back().inShoe);
        const QJsonObject fitting = played.fitting(played.items().size() - 1);
        const Timeline again(fitting, library());
        QVERIFY(again.fitsUpTo(again.items().size() - 1));
    }

    void aCardThatTheShoeCannotHoldIsMarked() {
        QJsonObject script = script::withTable(freeBet(), QStringLiteral("decks"), library().find("freebet")->decks.min);
        for (int i = 0; i <= library().find("freebet")->decks.min; ++i)
            script = with(script, "8D");
        const Timeline played(script, library());
        QVERIFY(
            std::ranges::any_of(played.items(), [](const TimelineItem &item) { return !item.fits && item.entry == 4; }) ||
            library().find("freebet")->decks.min != 4);
        QVERIFY(!played.fitsUpTo(played.items().size() - 1));
    }

    void aBetThatTheRulesDoNotAllowIsNamed() {
        const QJsonObject script = script::withBet(freeBet(), 1, QStringLiteral("C"), QStringLiteral("rwspairs"), 1000);
        const Timeline played(script, library());
        QVERIFY(!played.fitsUpTo(0));
        QVERIFY(played.refusal() && played.refusal()->at.starts_with("round.bets[2]"));
        QCOMPARE(played.awaited().kind, Awaited::Kind::Card); // the others are dealt to
    }

    void cardsAheadOfTheirDrawLieInTheShoe() {
        const Timeline played(with(freeBet(), "8D JS 6C 8C 9D KH"), library());
        QVERIFY(played.items().back().inShoe);
        QCOMPARE(played.awaited().kind, Awaited::Kind::Offers);
    }

    void everyShippedRoundIsReplayedWhole() {
        QFile shelf(QStringLiteral(":/assets/rounds/shelf.en.json"));
        QVERIFY(shelf.open(QIODevice::ReadOnly));
        int rounds = 0;
        for (const char *id :
             {"fb-free-split", "d8-split-8s", "l8-four-hands", "ll-suited-777", "l8-even-money", "fb-boom-busted"}) {
            QFile file(QStringLiteral(":/assets/rounds/%1.json").arg(L1(id)));
            QVERIFY2(file.open(QIODevice::ReadOnly), id);
            const QJsonObject script = QJsonDocument::fromJson(file.readAll()).object();
            const Timeline played(script, library());
            QVERIFY2(played.fitsUpTo(played.items().size() - 1), id);
            const auto settled = std::ranges::find(played.items(), TimelineItem::Kind::Settlement, &TimelineItem::kind);
            QVERIFY2(settled != played.items().end(), id);
            int cards = 0;
            for (const TimelineItem &item : played.items())
                cards += item.kind == TimelineItem::Kind::Card;
            QCOMPARE(cards, static_cast<int>(script::shoe(script).size()));
            ++rounds;
        }
        QCOMPARE(rounds, 6);
    }

    void typedCards_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("count");
        QTest::newRow("as the contract") << "8S KD" << 2;
        QTest::newRow("small letters") << "8s kd" << 2;
        QTest::newRow("ten as it is said") << "10h, TC" << 2;
        QTest::newRow("nothing") << "" << 0;
        QTest::newRow("no card") << "8S 1X" << -1;
    }
    void typedCards() {
        QFETCH(QString, text);
        QFETCH(int, count);
        const auto cards = script::typedCards(text);
        QCOMPARE(cards ? static_cast<int>(cards->size()) : -1, count);
    }

    void typedMoney_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("cents");
        QTest::newRow("dollars") << "25" << qint64(2500);
        QTest::newRow("thousands") << "$1,250" << qint64(125000);
        QTest::newRow("cents") << "2.5" << qint64(250);
        QTest::newRow("no amount") << "2.555" << qint64(-1);
        QTest::newRow("minus") << "-5" << qint64(-1);
    }
    void typedMoney() {
        QFETCH(QString, text);
        QFETCH(qint64, cents);
        QCOMPARE(static_cast<qint64>(script::typedMoney(text).value_or(-1)), cents);
    }

    /// Each fact that the table tells is the table's, at that point.
    void factsAreTheTables() {
        Random random(3);
        const auto facts = [&](SituationKind kind, const QJsonObject &script, int box = 0) {
            const Timeline played(script, library());
            return factsFromTable(kind, played, played.items().size() - 1, box, random);
        };
        const QJsonObject dealt = with(freeBet(), "8D JS 6C 8C 9D");
        const QJsonObject played = splitAndDouble();
        // The moment.
        QCOMPARE(facts(SituationKind::Misdeal, dealt)[L1("stage")].toString(), QStringLiteral("initial"));
        QCOMPARE(facts(SituationKind::Misdeal, played)[L1("stage")].toString(), QStringLiteral("subsequent"));
        QCOMPARE(facts(SituationKind::OverMaximum, freeBet())[L1("noticed")].toString(), QStringLiteral("before-close"));
        QCOMPARE(facts(SituationKind::OverMaximum, dealt)[L1("noticed")].toString(), QStringLiteral("after-close"));
        QCOMPARE(facts(SituationKind::UnderMinimum, freeBet())[L1("noticed")].toString(), QStringLiteral("before-close"));
        QCOMPARE(facts(SituationKind::UnderMinimum, dealt)[L1("noticed")].toString(), QStringLiteral("after-outcome"));
        const QJsonObject over = with(played, "TD 5H");
        QCOMPARE(facts(SituationKind::Misdeal, over)[L1("settled")].toString(), QStringLiteral("final"));
        QCOMPARE(facts(SituationKind::UnderMinimum, over)[L1("noticed")].toString(), QStringLiteral("after-outcome"));
        // Cards and hands.
        QCOMPARE(facts(SituationKind::SimultaneousDraw, played)[L1("hand")].toString(), QStringLiteral("dealer"));
        QCOMPARE(facts(SituationKind::SimultaneousDraw, played)[L1("dealer")].toArray(), QJsonArray{L1("6C")});
        QCOMPARE(facts(SituationKind::AbsentPlayer, dealt)[L1("cards")].toArray(), (QJsonArray{L1("8D"), L1("8C")}));
        const QJsonObject overdrawn = facts(SituationKind::DealerOverdraw, played);
        QCOMPARE(overdrawn[L1("dealer")].toArray().first().toString(), QStringLiteral("6C"));
        std::vector<Card> dealer;
        for (const QJsonValue &card : overdrawn[L1("dealer")].toArray())
            dealer.push_back(*parseCard(card.toString().toStdString()));
        QVERIFY(handTotal(dealer).total >= 17 && handTotal(dealer).total <= 21); // he had no right to one more
        // Box 3 is in play and has drawn: whoever was passed over before it has been followed by one.
        const QJsonObject open = doing(with(freeBet(), "8D JS 6C 9C 4D 2S"), "close-offers", 0, "");
        QCOMPARE(facts(SituationKind::PlayerSkipped, doing(open, "stand", 2, "A"))[L1("areasActedSince")].toInt(), 0);
        QCOMPARE(
            facts(SituationKind::PlayerSkipped, doing(doing(open, "stand", 2, "A"), "hit", 3, "B"))[L1("areasActedSince")]
                .toInt(),
            1);
        // People.
        QCOMPARE(facts(SituationKind::OverMaximum, dealt, 3)[L1("bets")].toArray(),
                 (QJsonArray{QJsonObject{{L1("player"), L1("B")}, {L1("amount"), 5000}}}));
        QCOMPARE(facts(SituationKind::OverMaximum, dealt)[L1("limits")].toObject(),
                 (QJsonObject{{L1("min"), 2500}, {L1("max"), 500000}}));
        QCOMPARE(facts(SituationKind::WhoControls, dealt)[L1("seated")].toString(), QStringLiteral("A"));
    }

    /// Who might claim what the player of box 2 leaves: everybody else once, by place and distance, with what he has out.
    void claimantsAreTheOtherPlayersOfTheTable() {
        QJsonObject script = script::emptyTable(*library().find("lucky8"));
        for (const auto &[box, player, kind, amount] : {std::tuple{2, "A", "main", 10000},
                                                        {2, "B", "main", 5000},
                                                        {4, "C", "main", 5000},
                                                        {1, "D", "main", 5000},
                                                        {6, "D", "main", 5000},
                                                        {4, "C", "pair", 700},
                                                        {1, "D", "lucky8", 300},
                                                        {6, "D", "pair", 200}})
            script = script::withBet(script, box, QString::fromLatin1(player), QString::fromLatin1(kind), amount);
        const Timeline played(script, library());
        Random random(1);
        const QJsonArray people =
            factsFromTable(SituationKind::SideBetClaim, played, 0, 2, random)[L1("claimants")].toArray();
        const auto person = [](const char *name, QJsonValue place, int distance, int total, int order) {
            return QJsonObject{{L1("player"), L1(name)},
                               {L1("mainOnBox"), place},
                               {L1("distance"), distance},
                               {L1("sideTotal"), total},
                               {L1("order"), order}};
        };
        QCOMPARE(people, (QJsonArray{person("B", 2, 0, 0, 1), person("D", QJsonValue(), 1, 500, 2),
                                     person("C", QJsonValue(), 2, 700, 3)}));
    }

    /// Facts taken from the table are ones that the engine rules on, for every kind of every game.
    void factsFromTheTableAreRuledOn() {
        Random random(7);
        int ruled = 0;
        for (const std::string &document : library().documents()) {
            const Rulebook &rulebook = *library().find(document);
            QJsonObject script = script::emptyTable(rulebook);
            script = script::withBet(script, 1, QStringLiteral("A"), QStringLiteral("main"), 10000);
            script = script::withBet(script, 3, QStringLiteral("B"), QStringLiteral("main"), 5000);
            script = with(script, rulebook.play.printed ? "5D 4S" : "5D 4S 6C 8C 9D");
            script = doing(script, "close-offers", 0, "");
            const Timeline played(script, library());
            QVERIFY(played.fitsUpTo(played.items().size() - 1));
            for (const SituationKind kind : breakableKinds(rulebook)) {
                if (kind == SituationKind::OverMaximum)
                    continue; // these bets are within the limits
                const QJsonObject facts = factsFromTable(kind, played, played.items().size() - 1, 0, random);
                const QByteArray name(nameOf(kind).data(), static_cast<qsizetype>(nameOf(kind).size()));
                const QJsonObject situation{{L1("format"), L1("pitwise-situation/1")},
                                            {L1("game"), QString::fromStdString(document)},
                                            {L1("kind"), QString::fromLatin1(name)},
                                            {L1("facts"), facts}};
                try {
                    const Situation read = readSituation(JsonNode(situation), library());
                    ruled += !rule(read).codes.empty();
                } catch (const Refusal &refusal) {
                    // No dealing error without a printed card, and so on: refused for the game, never for a fact that is
                    // missing.
                    QVERIFY2(!QString::fromStdString(refusal.error).contains(L1("missing")),
                             (name + ": " + refusal.error.c_str() + " " + refusal.at.c_str()).constData());
                }
                for (const FactField &field : factFields(kind, facts, rulebook)) {
                    const auto same = withFact(facts, field, factText(facts, field));
                    QVERIFY2(same && *same == facts, (name + " " + field.path.toUtf8()).constData());
                }
            }
        }
        QVERIFY2(ruled > 70, QByteArray::number(ruled).constData());
    }
};

QTEST_GUILESS_MAIN(TestTimeline)
#include "tst_timeline.moc"
