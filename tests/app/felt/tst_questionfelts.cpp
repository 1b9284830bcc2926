// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/feltlayout.h"
#include "app/felt/felttargets.h"
#include "app/felt/felttext.h"
#include "app/felt/groundpainter.h"
#include "app/felt/piecepainter.h"
#include "core/quiz/bank.h"
#include "core/quiz/questionview.h"
#include "words/words.h"

#include <QDir>
#include <QJsonDocument>
#include <QTest>

using namespace pitwise;
using namespace pitwise::felt;

namespace {

constexpr QSize sizeOfFelt(1280, 800);

RoundView brokenTable(const Library &library) {
    PosedQuestion question;
    question.game = "lucky8";
    question.rulebook = library.find("lucky8")->name();
    question.round = QJsonDocument::fromJson(R"({"format":"pitwise-round/1","game":"lucky8","table":{"decks":6,"boxes":7},
        "seats":{"2":"A","5":"B"},
        "bets":[{"box":2,"player":"A","kind":"main","amount":10000},{"box":5,"player":"B","kind":"main","amount":5000},
                {"box":5,"player":"B","kind":"pair","amount":1000}],
        "shoe":"5H 9C 7D TS 8S","actions":[]})")
                         .object();
    using enum Scene::CardChange::What;
    question.scene.cards = {{Added, 3, 1, 0, parseCard("5C")},
                            {Stray, 2, 1, 0, parseCard("QD")},
                            {OtherBack, 5, 1, 0, std::nullopt},
                            {Torn, 0, 1, 0, std::nullopt}};
    question.scene.bets = {{4, "C", "main", 15'000, 10'000, 0},
                           {5, "B", "main", 2'000, 5'000, 0},
                           {5, "B", "pair", 0, 1'000, 0},
                           {6, "D", "main", 5'000, std::nullopt, -1}};
    question.scene.away = {2};
    question.scene.drawn = {parseCard("KH"), std::nullopt};
    question.scene.shoeLeft = 4;
    return feltOf(question, library).value();
}

} // namespace

/// What went wrong in a question, as it is drawn, read out and picked. With PITWISE_SHOTS set, pictures of irregularities
/// are left in <build>/shots/questions, PITWISE_SHOTS=N of each family and game.
class TestQuestionFelts : public QObject {
    Q_OBJECT

    Library m_library = Library::shipped();
    House m_house;
    QuestionBank m_bank{m_library, m_house};
    ChipSet m_chips = ChipSet::shipped();

    FeltLayout layoutOf(const RoundView &view) {
        FeltOptions options;
        options.width = sizeOfFelt.width();
        options.height = sizeOfFelt.height();
        return layOut(view, printOf(*m_library.find(view.game), view, false), m_chips, options);
    }
    QImage render(const RoundView &view) {
        const FeltPrint print = printOf(*m_library.find(view.game), view, false);
        const FeltLayout layout = layoutOf(view);
        const PieceLook look{styleOf(view.game, false), Deck::TwoColour, &m_chips};
        QImage image = groundImage(layout, print, look.style, sizeOfFelt);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(layout.table.scale, layout.table.scale);
        for (const PlacedItem &item : layout.items)
            if (isDrawnAsPiece(item.kind))
                paintPiece(painter, item, look);
        return image;
    }

private Q_SLOTS:
    void whatWentWrongIsDrawnSaidAndPicked_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("words");
        QTest::addColumn<bool>("picked");
        const auto row = [](const char *id, const char *words, bool picked = true) {
            QTest::newRow(id) << QString::fromLatin1(id) << QString::fromUtf8(words) << picked;
        };
        row("stray/0", "Box 2: Queen of Diamonds, lying apart");
        row("stray/1", "Box 5: a card with another back, face down");
        row("stray/2", "Dealer: a torn card that cannot be read");
        row("card/3/5C/0", "Box 3: 5 of Clubs");
        row("bet/4/1/C", "Box 4: main bet of C, $100");
        row("ghost/5/1/B", "Box 5: $30 of B, pulled back");
        row("ghost/5/pair/B", "Box 5: $10 of B, pulled back");
        row("bet/6/1/D", "Box 6: main bet of D, $50");
        row("seat/2", "Box 2: the chair of A, who has left");
        row("shoe", "Shoe, nearly empty");
        row("loose/1", "Card face down");
    }
    void whatWentWrongIsDrawnSaidAndPicked() {
        QFETCH(QString, id);
        QFETCH(QString, words);
        QFETCH(bool, picked);
        const RoundView view = brokenTable(m_library);
        const FeltLayout layout = layoutOf(view);
        const PlacedItem *item = layout.find(id);
        QVERIFY(item);
        QCOMPARE(itemWords(view, *item, m_library.find("lucky8")->play, false), words);
        QCOMPARE(targetKind(*item, EveryTarget) != NoTarget, picked);
    }
    void theDarkLiesOverEverything() {
        RoundView view = brokenTable(m_library);
        const QImage bright = render(view);
        view.dark = true;
        const QImage dark = render(view);
        if (qEnvironmentVariableIsSet("PITWISE_SHOTS")) {
            QDir().mkpath(QStringLiteral(PITWISE_BINARY_DIR "/shots/questions"));
            QVERIFY(bright.save(QStringLiteral(PITWISE_BINARY_DIR "/shots/questions/broken.png")));
            QVERIFY(dark.save(QStringLiteral(PITWISE_BINARY_DIR "/shots/questions/dark.png")));
        }
        for (const QPoint at : {QPoint(200, 300), QPoint(640, 500), QPoint(1100, 200)})
            QVERIFY(dark.pixelColor(at).lightness() <= bright.pixelColor(at).lightness());
        QCOMPARE(layoutOf(view).items.back().id, QStringLiteral("dark"));
    }
    void picturesOfIrregularities() {
        const int wanted = qEnvironmentVariableIntValue("PITWISE_SHOTS");
        QDir().mkpath(QStringLiteral(PITWISE_BINARY_DIR "/shots/questions"));
        const QString only = qEnvironmentVariable("PITWISE_FAMILY");
        for (const Family *family : allFamilies())
            for (const std::string &game : m_library.documents()) {
                if (only.isEmpty() ? family->topic != Topic::Irregularities : only.toStdString() != family->id)
                    continue;
                for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(std::max(1, wanted)); ++seed) {
                    const auto question = m_bank.make(*family, game, seed * 7919);
                    if (!question)
                        continue;
                    const auto felt = feltOf(*question, m_library);
                    if (!felt)
                        continue;
                    const QImage image = render(*felt);
                    QVERIFY(!image.isNull());
                    if (wanted > 0)
                        QVERIFY(image.save(QStringLiteral(PITWISE_BINARY_DIR "/shots/questions/%1-%2-%3.png")
                                               .arg(QString::fromStdString(family->id), QString::fromStdString(game))
                                               .arg(seed)));
                }
            }
    }
};

QTEST_MAIN(TestQuestionFelts)
#include "tst_questionfelts.moc"
