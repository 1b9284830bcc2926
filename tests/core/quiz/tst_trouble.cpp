// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Irregularities happen on a table: the round is played, what the scene tells is laid on it, and felt, facts and every
// single option are held against each other.
#include "core/quiz/answerjson.h"
#include "core/quiz/bank.h"
#include "core/quiz/key.h"
#include "core/quiz/questionview.h"
#include "core/refusal.h"
#include "core/rulings/roundcheck.h"
#include "core/rulings/ruling.h"
#include "core/rulings/situationreader.h"
#include "core/table/roundscript.h"
#include "words/words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace pitwise;

namespace {

using L1 = QLatin1String;
constexpr std::uint64_t seeds = 130; ///< Of each family and game: some 5,000 questions.

QString english(const Phrase &phrase) {
    return Words::english().say(phrase);
}

QString told(const Question &question) {
    QString all;
    for (const Phrase &line : question.story)
        all += english(line) + u' ';
    return all + english(question.prompt);
}

QJsonObject factsIn(const Question &question) {
    return question.situation.value(L1("facts")).toObject();
}

std::vector<Card> cardsIn(const QJsonValue &list) {
    std::vector<Card> cards;
    for (const QJsonValue &card : list.toArray())
        cards.push_back(parseCard(card.toString().toStdString()).value());
    return cards;
}

/// The facts of the question whose bets lie there before any card, held against its table.
std::string wrongWithTable(const Question &question, const Library &library) {
    try {
        const auto script = readRoundScript(JsonNode(question.round), library);
        checkTable(readSituation(JsonNode(question.situation), library), script->setup, 0);
    } catch (const Refusal &refusal) {
        return refusal.error;
    }
    return {};
}

/// `rule` with the round beside the facts: it refuses where they contradict each other.
std::string wrongWithRound(const Question &question, const Library &library) {
    QJsonObject situation = question.situation;
    const std::vector<RulingCode> alone = rule(readSituation(JsonNode(situation), library)).codes;
    situation[L1("round")] = question.round;
    try {
        return rule(readSituation(JsonNode(situation), library)).codes == alone ? "" : "another ruling beside the round";
    } catch (const Refusal &refusal) {
        return refusal.error;
    }
}

bool partOf(const std::vector<RulingCode> &some, const std::vector<RulingCode> &all) {
    return std::ranges::all_of(some, [&](RulingCode code) { return std::ranges::find(all, code) != all.end(); });
}

/// What goes wrong with cards, limits, light and people.
void eachFamily(const std::function<void(const Family &, const char *)> &visit) {
    for (const char *id : {"void-or-repair", "missing-or-surplus-cards", "dealers-hand-went-wrong", "card-nobody-asked-for",
                           "two-cards-at-once", "skipped-player", "shoe-and-shuffle", "power-failure", "a-round-late",
                           "absent-player", "limit-ruling", "who-decides", "may-i-pull-out"})
        for (const Covers &cover : findFamily(id)->covers)
            visit(*findFamily(id), cover.game);
}

} // namespace

class TestTrouble : public QObject {
    Q_OBJECT

    Library m_library = Library::shipped();
    House m_house;
    QuestionBank m_bank{m_library, m_house};

    void eachQuestion(const QString &family, const QString &game, const std::function<void(const Question &)> &visit) const {
        const Family &made = *findFamily(family.toStdString());
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
            if (const auto question = m_bank.make(made, game.toStdString(), seed * 31);
                question && !QTest::currentTestFailed())
                visit(*question);
    }
    static void families() {
        QTest::addColumn<QString>("family");
        QTest::addColumn<QString>("game");
        eachFamily([](const Family &family, const char *game) {
            QTest::addRow("%s in %s", family.id, game) << QString::fromLatin1(family.id) << QString::fromLatin1(game);
        });
    }

    RoundView felt(const Question &question) const { return feltOf(question, m_library).value(); }
    static const BoxView &box(const RoundView &view, int number) {
        return view.table.at(static_cast<std::size_t>(number - 1));
    }

    // --- what a kind of situation has to look like; empty where it does

    static QString wrongDealer(const RoundView &view, const QJsonObject &facts, bool withExtra) {
        std::vector<Card> cards = cardsIn(facts.value(L1("dealer")));
        if (withExtra)
            cards.push_back(parseCard(facts.value(L1("extra")).toString().toStdString()).value());
        return view.dealer == cards ? QString() : QStringLiteral("the dealer's hand");
    }
    static QString wrongDrawn(const RoundView &view, const QJsonObject &facts) {
        const auto seen = std::ranges::count_if(view.drawnTogether, [](const auto &card) { return card.has_value(); });
        if (static_cast<qsizetype>(view.drawnTogether.size()) != facts.value(L1("drawn")).toArray().size() ||
            seen != facts.value(L1("disclosed")).toInt())
            return QStringLiteral("the cards drawn together");
        return facts.value(L1("hand")) == L1("dealer") ? wrongDealer(view, facts, false) : QString();
    }
    static QString wrongShortBox(const Question &question, const RoundView &view, int cards) {
        const BoxView &there = box(view, question.asks.value(L1("box")).toInt());
        const HandView &hand = there.hands.front();
        const int dealt = static_cast<int>(hand.cards.size()) - (hand.printedFirst ? 1 : 0);
        if (dealt != cards)
            return QStringLiteral("the box has %1 cards").arg(dealt);
        return hand.stakes.size() == 1 && hand.stakes.front().chips > 0 ? QString() : QStringLiteral("the box has no bet");
    }
    static QString wrongEmptyBox(const Question &question, const RoundView &view) {
        const HandView &hand = box(view, question.asks.value(L1("box")).toInt()).hands.front();
        return hand.stakes.empty() && hand.cards.size() > (hand.printedFirst ? 1u : 0u) ? QString()
                                                                                        : QStringLiteral("a bet or no card");
    }
    static QString wrongAbsent(const Question &question, const RoundView &view, const QJsonObject &facts) {
        const BoxView &there = box(view, question.asks.value(L1("box")).toInt());
        if (!there.away || there.hands.front().cards != cardsIn(facts.value(L1("cards"))))
            return QStringLiteral("the empty chair or the hand");
        return (there.hands.front().stakes.size() > 1) == facts.value(L1("othersOnBox")).toBool()
                   ? QString()
                   : QStringLiteral("other bettors");
    }
    static QString wrongSkipped(const Question &question, const RoundView &view, const QJsonObject &facts) {
        const int skipped = question.asks.value(L1("box")).toInt();
        int drawn = 0;
        for (const BoxView &each : view.table)
            if (!each.hands.empty() && each.box > skipped)
                drawn += each.hands.front().cards.size() > 2;
        return drawn == facts.value(L1("areasActedSince")).toInt() && box(view, skipped).hands.front().cards.size() == 2
                   ? QString()
                   : QStringLiteral("boxes dealt to since");
    }
    static QString wrongLimits(const Question &question, const RoundView &view, const QString &kind,
                               const QJsonObject &facts) {
        const HandView &hand = box(view, question.asks.value(L1("box")).toInt()).hands.front();
        if (kind == L1("over-maximum")) {
            const QJsonArray bets = facts.value(L1("bets")).toArray();
            for (qsizetype i = 0; i < bets.size(); ++i)
                if (hand.stakes.at(static_cast<std::size_t>(i)).chips != bets[i].toObject().value(L1("amount")).toInteger())
                    return QStringLiteral("the stacks");
        } else if (hand.stakes.front().chips >=
                   question.round[L1("table")][L1("limits")][L1("main")][L1("min")].toInteger()) {
            return QStringLiteral("the bet is not under the minimum");
        }
        const bool dealt = hand.cards.size() > (hand.printedFirst ? 1u : 0u);
        return (facts.value(L1("noticed")) == L1("before-close")) != dealt ? QString()
                                                                           : QStringLiteral("cards and the close");
    }
    QString wrongLook(const Question &question) const {
        const RoundView view = felt(question);
        const QString kind = question.situation.value(L1("kind")).toString();
        const QJsonObject facts = factsIn(question);
        if (kind == L1("simultaneous-draw"))
            return wrongDrawn(view, facts);
        if (kind == L1("dealer-overdraw"))
            return wrongDealer(view, facts, question.family == "dealers-hand-went-wrong");
        if (kind == L1("short-deal"))
            return wrongShortBox(question, view, facts.value(L1("cards")).toInt());
        if (kind == L1("empty-box-dealt"))
            return wrongEmptyBox(question, view);
        if (kind == L1("dealer-no-card"))
            return view.dealer.empty() != told(question).contains(L1("now you have drawn it"))
                       ? QString()
                       : QStringLiteral("the dealer's card");
        if (kind == L1("absent-player"))
            return wrongAbsent(question, view, facts);
        if (kind == L1("player-skipped"))
            return wrongSkipped(question, view, facts);
        if (kind == L1("under-minimum") || kind == L1("over-maximum"))
            return wrongLimits(question, view, kind, facts);
        if (kind == L1("shoe-empty"))
            return view.shoeLeft ? QString() : QStringLiteral("the shoe");
        if (kind == L1("face-up-card"))
            return view.faceUpInShoe ? QString() : QStringLiteral("the card in the shoe");
        if (kind == L1("cut-card-missed"))
            return view.cutCardOut ? QString() : QStringLiteral("the cut card");
        if (kind == L1("power-failure"))
            return view.dark == told(question).contains(L1("power")) ? QString() : QStringLiteral("the lights");
        if (kind == L1("card-in-error"))
            return view.strays.size() == 1 ? QString() : QStringLiteral("the card that belongs to nobody");
        return {};
    }

    /// What has been taken is gone: bust hands with their bets, and side bets that were settled. Unless it says that nothing
    /// is settled yet: then all of it lies there.
    QString wrongChips(const Question &question) const {
        if (question.scene.undealt)
            return {};
        const RoundView view = felt(question);
        const PlayedRound played = playScript(question.round, m_library);
        for (const Round::HandState &hand : played.round().hands()) {
            const HandView &shown = box(view, hand.box).hands.at(static_cast<std::size_t>(hand.hand - 1));
            const bool gone =
                std::ranges::all_of(shown.stakes, [](const StakeView &s) { return s.state != BetState::Open; });
            if (hand.bust && question.scene.settled && !gone)
                return QStringLiteral("the bet of a bust hand lies there");
        }
        const bool early = told(question).contains(L1("before any bet is settled"));
        if (early && question.scene.settled)
            return QStringLiteral("bets are gone before any is settled");
        if (told(question).contains(L1("after you have settled the bets on the opening cards")) && !question.scene.settled)
            return QStringLiteral("bets lie there after they are settled");
        for (const LedgerLine &line : played.round().ledger())
            for (const SideAreaView &area : box(view, line.box).sides)
                if (line.kind >= 0 && area.kind == played.round().setup().kindName(line.kind))
                    for (const StakeView &stake : area.stakes)
                        if (stake.player == played.round().setup().playerName(line.player) && question.scene.settled &&
                            played.round().stage() != Stage::Settled && stake.state == BetState::Open)
                            return QStringLiteral("a side bet that is settled lies there");
        return {};
    }

    /// Every option judged by `rule`: one is right, none of the others is, not even in part.
    QString wrongOption(const Question &question) const {
        const auto *key = std::get_if<RulingAnswer>(&question.key());
        if (!key || question.options.empty())
            return {};
        const Ruling ruling = rule(readSituation(JsonNode(question.situation), m_library));
        int right = 0;
        for (const Option &option : question.options) {
            const auto *codes = std::get_if<RulingAnswer>(&option.answer);
            if (!codes)
                return QStringLiteral("an option of another kind");
            right += codes->codes == ruling.codes;
            if (codes->codes != ruling.codes && partOf(codes->codes, ruling.codes))
                return QStringLiteral("true as far as it goes: ") + english(option.text);
            if (codes->codes != ruling.codes && codes->codes.front() == RulingCode::VoidRound &&
                ruling.has(RulingCode::VoidRound))
                return QStringLiteral("void in other words");
        }
        return right == 1 ? QString() : QStringLiteral("%1 options are right").arg(right);
    }

    /// Ticks against the codes of the ruling.
    QString wrongTick(const Question &question) const {
        if (question.shape() != AnswerKind::Choices || question.situation.isEmpty())
            return {};
        const Ruling ruling = rule(readSituation(JsonNode(question.situation), m_library));
        const bool isVoid = ruling.has(RulingCode::VoidRound);
        const std::map<std::string, bool> expected{
            {"put-back", ruling.has(RulingCode::Reconstruct)},
            {"discard", ruling.has(RulingCode::DiscardCards) || ruling.has(RulingCode::DiscardAndRedraw)},
            {"all-leave", ruling.has(RulingCode::OfferContinueOrReturn)},
            {"one-leaves", false},
            {"stayers-take", ruling.has(RulingCode::OfferContinueOrReturn)},
            {"void", isVoid},
            {"finish-first", ruling.has(RulingCode::ActingPlayerMayFinishFirst)},
            {"draw-now", ruling.has(RulingCode::DealerDrawsNow)},
            {"offer", ruling.has(RulingCode::OfferSurrenderOrInsurance)},
            {"pick", ruling.has(RulingCode::PlayerSelects)},
            {"seen-first", ruling.has(RulingCode::DisclosedIsNext)},
            {"this-void", isVoid},
            {"this-goes-on", !isVoid},
            {"earlier-stand", ruling.has(RulingCode::EarlierRoundsStand) || ruling.has(RulingCode::SettledStands)},
            {"earlier-void", false},
            {"ask-back", false}};
        const std::vector<std::string> ticked = optionsIn(question.key());
        for (const Option &option : question.options) {
            const auto known = expected.find(option.key);
            if (known == expected.end())
                return QStringLiteral("nobody judges the tick ") + QString::fromStdString(option.key);
            if (known->second != (std::ranges::find(ticked, option.key) != ticked.end()))
                return QStringLiteral("wrongly ticked: ") + english(option.text);
        }
        return {};
    }

private Q_SLOTS:
    void roundAndFactsAgree_data() { families(); }
    void roundAndFactsAgree() {
        QFETCH(QString, family);
        QFETCH(QString, game);
        int tables = 0;
        eachQuestion(family, game, [&](const Question &question) {
            QVERIFY2(!question.round.isEmpty(), question.id().c_str());
            ++tables;
            const QString kind = question.situation.value(L1("kind")).toString();
            // The absent player is none of those who are asked for; cards that came together are told by the scene.
            if (kind.isEmpty() || (family == L1("absent-player") && kind == L1("who-controls")))
                return;
            const std::string wrong =
                question.scene.undealt ? wrongWithTable(question, m_library) : wrongWithRound(question, m_library);
            QVERIFY2(wrong.empty(), (question.id() + ": " + wrong).c_str());
        });
        QVERIFY(tables > 100);
    }

    void feltShowsWhatTheFactsSay_data() { families(); }
    void feltShowsWhatTheFactsSay() {
        QFETCH(QString, family);
        QFETCH(QString, game);
        eachQuestion(family, game, [&](const Question &question) {
            const QString look = wrongLook(question), chips = wrongChips(question);
            QVERIFY2(look.isEmpty(), qPrintable(QString::fromStdString(question.id()) + u' ' + look));
            QVERIFY2(chips.isEmpty(), qPrintable(QString::fromStdString(question.id()) + u' ' + chips));
        });
    }

    void historyEndsInTheFelt_data() { families(); }
    void historyEndsInTheFelt() {
        QFETCH(QString, family);
        QFETCH(QString, game);
        int watched = 0;
        eachQuestion(family, game, [&](const Question &question) {
            if (++watched > 25)
                return;
            const std::vector<RoundView> history = historyOf(question, m_library);
            QVERIFY2(history.size() > (question.scene.undealt ? 1u : 4u), question.id().c_str());
            QCOMPARE(history.back().dealer, felt(question).dealer);
        });
    }

    void oneOptionIsRight_data() { families(); }
    void oneOptionIsRight() {
        QFETCH(QString, family);
        QFETCH(QString, game);
        eachQuestion(family, game, [&](const Question &question) {
            const QString option = wrongOption(question), tick = wrongTick(question);
            QVERIFY2(option.isEmpty(), qPrintable(QString::fromStdString(question.id()) + u' ' + option));
            QVERIFY2(tick.isEmpty(), qPrintable(QString::fromStdString(question.id()) + u' ' + tick));
        });
    }

    /// Whoever remembers which texts were ever right has learnt nothing: all of them are, somewhere.
    void everyOptionIsRightSomewhere_data() { families(); }
    void everyOptionIsRightSomewhere() {
        QFETCH(QString, family);
        QFETCH(QString, game);
        static const QRegularExpression numbers(QStringLiteral("[0-9]+"));
        QMap<QString, int> shown, right;
        const Family &made = *findFamily(family.toStdString());
        for (std::uint64_t seed = 1; seed <= 500; ++seed) {
            const auto question = m_bank.make(made, game.toStdString(), seed);
            if (!question || question->shape() == AnswerKind::Choices || question->shape() == AnswerKind::Card)
                continue;
            for (const Option &option : question->options) {
                const QString text = english(option.text).replace(numbers, QStringLiteral("#"));
                ++shown[text];
                right[text] += option.answer == question->key();
            }
        }
        for (auto it = shown.begin(); it != shown.end(); ++it)
            QVERIFY2(right.value(it.key()) > 0 || it.value() < 8,
                     qPrintable(QStringLiteral("never right, shown %1 times: %2").arg(it.value()).arg(it.key())));
    }

    /// Steps name the clauses that say so, each its own (E1, E3).
    void everyStepOfARulingIsCited_data() { families(); }
    void everyStepOfARulingIsCited() {
        QFETCH(QString, family);
        QFETCH(QString, game);
        eachQuestion(family, game, [&](const Question &question) {
            if (std::holds_alternative<RulingAnswer>(question.key()))
                for (const Step &step : question.steps)
                    if (english(step.text).startsWith(L1("The hand is")) == false)
                        QVERIFY2(!step.clauses.empty(), (question.id() + ": " + english(step.text).toStdString()).c_str());
        });
    }
    /// W2: that whoever refuses a card gets no more is no wrong option beside the card's next stop.
    void aCardNobodyAskedForHasOnePlaceToGo() {
        for (const char *game : {"lucky8", "dueling8s"})
            eachQuestion(QStringLiteral("card-nobody-asked-for"), QString::fromLatin1(game), [&](const Question &question) {
                for (const Option &option : question.options)
                    QVERIFY2(!english(option.text).contains(L1("refuse")), question.id().c_str());
            });
    }
    /// D1: no hand is paid while a box of the same round still draws.
    void freeBetAsksNoLaterErrorOnceHandsAreSettled() {
        for (const char *family : {"void-or-repair", "card-nobody-asked-for", "skipped-player"})
            eachQuestion(QString::fromLatin1(family), QStringLiteral("freebet"), [&](const Question &question) {
                QVERIFY2(factsIn(question).value(L1("settled")) != L1("final"), question.id().c_str());
            });
    }
    /// D3: a surrender is no bet that is conclusively won or lost.
    void noSurrenderDecidesAPowerFailure() {
        for (const char *game : {"lucky8", "dueling8s", "freebet"})
            eachQuestion(QStringLiteral("power-failure"), QString::fromLatin1(game), [&](const Question &question) {
                for (const QJsonValue &action : question.round.value(L1("actions")).toArray())
                    QVERIFY2(action[L1("do")] != L1("surrender"), question.id().c_str());
            });
    }
    /// D4: the cards of a bust hand stay where a split hand of the same player is still to act.
    void superb8sKeepsCardsOfASplitHand() {
        int kept = 0;
        eachQuestion(QStringLiteral("on-a-bust"), QStringLiteral("dueling8s"), [&](const Question &question) {
            const bool superb =
                std::ranges::any_of(question.options, [](const Option &o) { return o.key == "take-superb"; });
            const std::vector<std::string> ticked = optionsIn(question.key());
            if (!superb)
                return;
            ++kept;
            QVERIFY2(std::ranges::find(ticked, "clear-cards") == ticked.end(), question.id().c_str());
            QCOMPARE(question.round.value(L1("actions")).toArray().last()[L1("do")].toString(), QStringLiteral("split"));
        });
        QVERIFY(kept > 20);
    }
    /// D5: that Dueling 8's dealer draws no card is written nowhere.
    void noCardForTheDealerIsAskedWhereItIsWritten() {
        for (const char *game : {"dueling8s", "freebet"})
            eachQuestion(QStringLiteral("dealer-draws-at-all"), QString::fromLatin1(game), [&](const Question &question) {
                for (const Option &option : question.options)
                    QVERIFY2(english(option.text) != L1("No card"), question.id().c_str());
            });
    }
    /// D6: where the dealer's card falls in Lucky Lucky is the house's game, and cited so.
    void luckyLuckysDealCitesTheHostGame() {
        eachQuestion(QStringLiteral("opening-deal-order"), QStringLiteral("luckylucky"), [&](const Question &question) {
            QVERIFY2(std::ranges::find(question.clauses, "lucky8:3.18") != question.clauses.end(), question.id().c_str());
        });
    }
    /// No card can follow the dealer's own (trainee 30).
    void nothingIsDealtAfterTheDealersHand() {
        for (const char *game : {"lucky8", "dueling8s"})
            eachQuestion(QStringLiteral("may-i-pull-out"), QString::fromLatin1(game), [&](const Question &question) {
                if (felt(question).dealer.size() > 1)
                    QVERIFY2(!factsIn(question).value(L1("furtherCardDealt")).toBool(), question.id().c_str());
            });
    }
    void lateDealersCardIsCitedRightWayRound() { // E1
        const Ruling ruling = rule(readSituation(
            JsonNode(QJsonDocument::fromJson(R"({"format":"pitwise-situation/1","game":"lucky8","kind":"dealer-no-card",
                "facts":{"stage":"subsequent","settled":"interim"}})")
                         .object()),
            m_library));
        QCOMPARE(ruling.codes.front(), RulingCode::ActingPlayerMayFinishFirst);
        QCOMPARE(ruling.book->names(ruling.behind[0]), std::vector<std::string>{"5.12.1"});
        QCOMPARE(ruling.book->names(ruling.behind[1]), std::vector<std::string>{"5.12"});
        QCOMPARE(ruling.book->names(ruling.behind[2]), std::vector<std::string>{"5.12.2"});
    }
};

QTEST_GUILESS_MAIN(TestTrouble)
#include "tst_trouble.moc"
