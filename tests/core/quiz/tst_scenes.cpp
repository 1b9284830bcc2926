// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/bank.h"
#include "core/quiz/questionview.h"
#include "core/refusal.h"

#include <QJsonDocument>
#include <QTest>

using namespace pitwise;

namespace {

Card card(const char *name) {
    return parseCard(name).value();
}

Scene fullScene() {
    Scene scene;
    scene.settled = scene.dark = scene.cutCardOut = true;
    scene.faceUpInShoe = card("8H");
    scene.shoeLeft = 3;
    scene.drawn = {card("KH"), std::nullopt};
    scene.away = {2};
    scene.cards = {{Scene::CardChange::What::Added, 3, 1, 0, card("5C")},
                   {Scene::CardChange::What::Gone, 0, 1, 0, std::nullopt},
                   {Scene::CardChange::What::OtherBack, 2, 1, 0, std::nullopt}};
    scene.bets = {{4, "C", "main", 15'000, 10'000, 0}, {2, "A", "pair", 0, 500, -1}};
    return scene;
}

/// Two boxes, A on 2 and B on 5, with opening cards.
QJsonObject twoBoxes() {
    return QJsonDocument::fromJson(R"({"format":"pitwise-round/1","game":"lucky8","table":{"decks":6,"boxes":7},
        "seats":{"2":"A","5":"B"},
        "bets":[{"box":2,"player":"A","kind":"main","amount":10000},{"box":5,"player":"B","kind":"main","amount":5000}],
        "shoe":"5H 9C 7D TS 8S","actions":[]})")
        .object();
}

} // namespace

/// What went wrong on the felt of a question, and how it is written down.
class TestScenes : public QObject {
    Q_OBJECT

    Library m_library = Library::shipped();

    RoundView shown(const Scene &scene) {
        PosedQuestion question;
        question.game = "lucky8";
        question.rulebook = m_library.find("lucky8")->name();
        question.round = twoBoxes();
        question.scene = scene;
        return feltOf(question, m_library).value();
    }
    static const BoxView &box(const RoundView &view, int number) { return view.table[static_cast<std::size_t>(number - 1)]; }

private Q_SLOTS:
    void readsBackAsWritten() {
        const Scene scene = fullScene();
        QVERIFY(readScene(JsonNode(sceneJson(scene))) == scene);
        QVERIFY(sceneJson(Scene{}).isEmpty());
    }
    void unknownMembersAndPlacesAreRefused_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("member") << QByteArray(R"({"lights":true})");
        QTest::newRow("what") << QByteArray(R"({"cards":[{"what":"burnt","box":1}]})");
        QTest::newRow("box") << QByteArray(R"({"away":[{"box":99}]})");
        QTest::newRow("card") << QByteArray(R"({"faceUp":"1H"})");
    }
    void unknownMembersAndPlacesAreRefused() {
        QFETCH(QByteArray, json);
        QVERIFY_EXCEPTION_THROWN((void)readScene(JsonNode(QJsonDocument::fromJson(json).object())), Refusal);
    }
    void cardsAndBetsLieWhereTheSceneSays() {
        Scene scene;
        using enum Scene::CardChange::What;
        scene.cards = {{Added, 3, 1, 0, card("5C")},
                       {Gone, 5, 1, 1, std::nullopt},
                       {Gone, 0, 1, 0, std::nullopt},
                       {Stray, 2, 1, 0, card("QD")}};
        scene.bets = {{4, "C", "main", 15'000, 10'000, 0}};
        scene.away = {2};
        const RoundView view = shown(scene);
        QCOMPARE(box(view, 3).hands.front().cards, std::vector{card("5C")});
        QVERIFY(box(view, 3).hands.front().stakes.empty());
        QCOMPARE(box(view, 5).hands.front().cards, std::vector{card("9C")});
        QVERIFY(view.dealer.empty());
        QCOMPARE(box(view, 4).hands.front().stakes.front().chips, Cents{15'000});
        QVERIFY(box(view, 4).hands.front().cards.empty());
        QVERIFY(box(view, 2).away);
        QCOMPARE(view.strays.size(), std::size_t{1});
    }
    void handsThatAreNotThereAreRefused() {
        Scene scene;
        scene.cards = {{Scene::CardChange::What::Added, 2, 3, 0, card("5C")}};
        QVERIFY_EXCEPTION_THROWN((void)shown(scene), Refusal);
    }
    void nothingIsDealtBeforeTheDeal() {
        Scene scene;
        scene.undealt = true;
        const RoundView view = shown(scene);
        QVERIFY(view.dealer.empty());
        QVERIFY(box(view, 2).hands.front().cards.empty());
        QCOMPARE(box(view, 2).hands.front().stakes.front().chips, Cents{10'000});
    }
    /// What was so from the beginning is so in every step, and the last step is the felt.
    void historyHasNoCardThatWasNeverDealt() {
        PosedQuestion question;
        question.game = "lucky8";
        question.rulebook = m_library.find("lucky8")->name();
        question.round = twoBoxes();
        question.scene.cards = {{Scene::CardChange::What::Gone, 0, 1, 0, std::nullopt}};
        const std::vector<RoundView> history = historyOf(question, m_library);
        QVERIFY(history.size() > 4);
        for (const RoundView &view : history)
            QVERIFY(view.dealer.empty());
    }
};

QTEST_GUILESS_MAIN(TestScenes)
#include "tst_scenes.moc"
