// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Random rounds of every game, with several bettors, seats, limits and readings: what has to hold of any round at all.
#include "core/json/jsonnode.h"
#include "core/random/random.h"
#include "core/refusal.h"
#include "core/rules/library.h"
#include "core/table/roundanswer.h"
#include "core/table/roundscript.h"

#include <QTest>

#include <map>
#include <tuple>

using namespace pitwise;

namespace {

const Library &library() {
    static const Library shipped = Library::shipped();
    return shipped;
}

/// Makes tables and decisions; the same seed makes the same round.
class Generator {
public:
    Generator(const Rulebook &book, std::uint64_t seed) : m_random(seed), m_book(book) {}

    TableSetup setup() {
        TableSetup setup;
        setup.rulebook = &m_book;
        for (const Reading &reading : m_book.readings)
            if (m_random.below(4) == 0)
                setup.readingValues[reading.name] =
                    reading.values[m_random.below(static_cast<std::uint32_t>(reading.values.size()))];
        setup.readings = m_book.playReadings(setup.readingValues);
        setup.decks = between(std::max(m_book.decks.min, 4), m_book.decks.max);
        setup.boxes = m_book.boxes().max;
        setup.payTable = between(1, m_book.payTables);
        setup.settleFrom = m_random.below(3) ? SettleFrom::Right : SettleFrom::Left;
        setup.seated.fill(nobody);
        setup.sideLimits.resize(m_book.sideBets.size());
        if (m_random.below(2)) {
            setup.mainLimited = true;
            setup.mainLimits = {between(0, 3) * 1000, between(4, 30) * 1000};
        }
        const int boxes = between(1, std::min(3, setup.boxes));
        for (int i = 0; i < boxes; ++i) {
            const int box = between(1, setup.boxes);
            for (const char *name : {"A", "B", "C"})
                if (m_random.below(2) || name[0] == 'A')
                    setup.bets.push_back({box, setup.player(name), mainBet, between(1, 12) * 1200, 0});
            if (m_random.below(2))
                setup.seated[static_cast<std::size_t>(box)] = setup.player(m_random.below(3) ? "B" : "Z");
            for (std::size_t kind = 0; kind < m_book.sideBets.size(); ++kind)
                if (m_random.below(2))
                    setup.bets.push_back({box, setup.player(m_random.below(3) ? "A" : "Z"), static_cast<BetKind>(kind),
                                          between(1, 9) * 100, 0});
        }
        return setup;
    }

    std::vector<Card> shoe(const TableSetup &setup) {
        std::vector<Card> cards;
        for (int deck = 0; deck < setup.decks; ++deck)
            for (unsigned code = 0; code < Card::codes; ++code)
                if (const Card card = Card::fromCode(code); card.rank() != Rank::Ten || m_book.hasTens)
                    cards.push_back(card);
        m_random.shuffle(cards);
        // Pairs, 8s and Aces come up often enough only if some of them are put in front.
        for (std::size_t i = 0; i < 8; ++i)
            if (m_random.below(3) == 0)
                for (std::size_t k = i; k < cards.size(); ++k)
                    if (const Rank wanted = m_random.below(2) ? Rank::Eight : Rank::Ace; cards[k].rank() == wanted) {
                        std::swap(cards[i], cards[k]);
                        break;
                    }
        return cards;
    }

    Random &random() { return m_random; }
    int between(int min, int max) {
        return min + static_cast<int>(m_random.below(static_cast<std::uint32_t>(max - min + 1)));
    }

private:
    Random m_random;
    const Rulebook &m_book;
};

using Bettor3 = std::tuple<int, PlayerId, BetKind>;

} // namespace

class TestConformance : public QObject {
    Q_OBJECT

    /// Every kind of decision, in turn, at this very moment: allowed ones are accepted, others refused with a clause.
    static void checkAllowed(const TableSetup &setup, const std::vector<Card> &shoe, const std::vector<Action> &before,
                             const Round &now) {
        for (std::size_t i = 1; i < doCount; ++i) {
            const Do what = static_cast<Do>(i);
            if (!now.gameHas(what))
                continue;
            Action action;
            action.what = what;
            action.box = now.activeBox();
            action.player = now.activePlayer();
            action.amount = what == Do::Insurance ? 1 : 0;
            const auto cite = now.whyNot(what);
            Round again(setup);
            again.deal(shoe);
            for (const Action &earlier : before)
                again.apply(earlier);
            try {
                again.apply(action);
                QVERIFY2(!cite, name(what).data());
            } catch (const Refusal &refusal) {
                if (!cite) // only what does not come out in whole cents may still stand against it
                    QVERIFY2(refusal.error.find("whole cents") != std::string::npos, refusal.error.c_str());
                else
                    QVERIFY2(!refusal.clauses.empty(), refusal.error.c_str());
            }
        }
    }

    static void checkLedger(const Round &round) {
        const TableSetup &setup = round.setup();
        std::map<Bettor3, Cents> sums;
        std::map<Bettor3, int> opening;
        for (const LedgerLine &line : round.ledger()) {
            QVERIFY(line.pays >= 0 && line.takes >= 0 && line.takes <= line.stake);
            QVERIFY(line.result != Result::Win || line.takes == 0);
            QVERIFY(line.result != Result::Lose || line.pays == 0);
            sums[{line.box, line.player, line.kind}] += line.pays - line.takes;
            ++opening[{line.box, line.player, line.kind}];
            QVERIFY(!line.clauses().empty());
            for (const ClauseId id : line.clauses())
                QVERIFY(id < setup.rulebook->clauses.size());
        }
        for (const Bet &bet : setup.bets)
            QVERIFY2((opening.count({bet.box, bet.player, bet.kind})), "a bet was never settled");
        const auto nets = netOf(round);
        QCOMPARE(nets.size(), sums.size());
        for (const Net &net : nets)
            QCOMPARE(net.amount, (sums[{net.box, net.player, net.kind}]));
    }

    /// Main stakes settled: one line for each hand that a bettor has a stake on, no more.
    static void checkOnce(const Round &round) {
        std::map<std::tuple<int, int, PlayerId>, int> lines;
        for (const LedgerLine &line : round.ledger())
            if (line.kind == mainBet && !(line.result == Result::Returned && line.pays > 0)) // A01 (a) hands a surplus back
                ++lines[{line.box, line.hand, line.player}];
        for (const auto &[where, count] : lines)
            QCOMPARE(count, 1);
    }

    /// At no moment more cards or results than have happened; at the end all of them.
    static void checkViews(const Round &round, const std::vector<Card> &shoe) {
        const bool printed = round.setup().rulebook->play.printed.has_value();
        for (std::size_t at = 0; at <= round.events().size(); ++at) {
            const RoundView view = viewAt(round, at);
            std::size_t drawn = 0, settled = 0;
            for (std::size_t i = 0; i < at; ++i) {
                drawn +=
                    round.events()[i].type == Event::Type::CardToHand || round.events()[i].type == Event::Type::CardToDealer;
                settled += round.events()[i].type == Event::Type::Settled;
            }
            std::size_t shown = view.dealer.size() - (printed ? 1 : 0);
            std::array<int, Card::codes> left{};
            for (std::size_t i = 0; i < drawn; ++i)
                ++left[shoe[i].code()];
            std::vector<Card> cards(view.dealer.begin() + (printed ? 1 : 0), view.dealer.end());
            std::size_t closed = 0;
            Cents paid = 0;
            const auto count = [&](const auto &stake) {
                closed += stake.state != BetState::Open;
                paid += stake.paid;
            };
            for (const BoxView &box : view.table) {
                for (const HandView &hand : box.hands) {
                    const std::size_t skip = hand.printedFirst ? 1 : 0;
                    shown += hand.cards.size() - skip;
                    cards.insert(cards.end(), hand.cards.begin() + static_cast<std::ptrdiff_t>(skip), hand.cards.end());
                    for (const StakeView &stake : hand.stakes)
                        count(stake);
                    for (const StakeView &stake : hand.ties)
                        count(stake);
                }
                for (const SideAreaView &area : box.sides)
                    for (const StakeView &stake : area.stakes)
                        count(stake);
                for (const InsuranceView &insurance : box.insurance)
                    count(insurance);
            }
            QCOMPARE(shown, drawn);
            for (const Card card : cards)
                QVERIFY(--left[card.code()] >= 0);
            QVERIFY2(closed <= settled, "a result is shown that has not been settled");
            if (at == round.events().size()) {
                Cents pays = 0;
                std::size_t bonuses = 0;
                for (const LedgerLine &line : round.ledger()) {
                    pays += line.pays;
                    bonuses +=
                        line.kind == bonusBet || (line.kind == mainBet && line.result == Result::Returned && line.pays > 0);
                }
                if (bonuses == 0) {
                    QCOMPARE(paid, pays);
                    QCOMPARE(closed, round.ledger().size());
                }
                QVERIFY(view.stage == Stage::Settled);
            }
        }
    }

private Q_SLOTS:
    void holdsOfAnyRound_data() {
        QTest::addColumn<QString>("game");
        for (const std::string &game : library().documents())
            QTest::newRow(game.c_str()) << QString::fromStdString(game);
    }
    void holdsOfAnyRound() {
        QFETCH(QString, game);
        const Rulebook &book = *library().find(game.toStdString());
        int settledRounds = 0;
        for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
            Generator make(book, seedFrom(seed, std::string_view(book.document)));
            TableSetup setup = make.setup();
            try {
                checkSetup(setup);
            } catch (const Refusal &) {
                continue; // two bets of a kind, a share with a fraction: other tests look at these
            }
            const std::vector<Card> shoe = make.shoe(setup);
            std::vector<Action> actions;
            Round round(setup);
            try {
                round.deal(shoe);
                for (int guard = 0; round.stage() != Stage::Settled && guard < 500; ++guard) {
                    const Action action = round.stage() == Stage::Offers ? offer(make, round) : decision(make, round);
                    if (round.stage() == Stage::Play && make.random().below(4) == 0)
                        checkAllowed(setup, shoe, actions, round);
                    if (QTest::currentTestFailed())
                        QFAIL(qPrintable(QStringLiteral("seed %1").arg(seed)));
                    round.apply(action);
                    actions.push_back(action);
                }
            } catch (const Refusal &refusal) {
                QVERIFY2(refusal.error.find("whole cents") != std::string::npos,
                         qPrintable(QStringLiteral("seed %1: ").arg(seed) + QString::fromStdString(refusal.error)));
                continue;
            }
            QVERIFY(round.stage() == Stage::Settled);
            ++settledRounds;
            checkLedger(round);
            checkOnce(round);
            checkViews(round, shoe);
            // Replay, on the same Round: bit for bit the same answer.
            std::string first, second;
            writeAnswer(first, {}, round);
            Round again(setup);
            for (int twice = 0; twice < 2; ++twice) {
                again.deal(shoe);
                for (const Action &action : actions)
                    again.apply(action);
            }
            writeAnswer(second, {}, again);
            QCOMPARE(second, first);
            QCOMPARE(again.events().size(), round.events().size());
            QVERIFY_THROWS_EXCEPTION(Refusal, again.apply(Action{}));
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(QStringLiteral("seed %1").arg(seed)));
        }
        QVERIFY2(settledRounds > 800, qPrintable(QString::number(settledRounds)));
    }

    /// One bettor who only stands: his net, straight from the final hands.
    void paysAStandingPlayerByHisTotal_data() { holdsOfAnyRound_data(); }
    void paysAStandingPlayerByHisTotal() {
        QFETCH(QString, game);
        const Rulebook &book = *library().find(game.toStdString());
        for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
            Generator make(book, seedFrom(seed, "simple", std::string_view(book.document)));
            TableSetup setup;
            setup.rulebook = &book;
            setup.readings = book.playReadings({});
            setup.decks = 6;
            setup.boxes = book.boxes().max;
            setup.seated.fill(nobody);
            setup.sideLimits.resize(book.sideBets.size());
            setup.bets.push_back({1, setup.player("A"), mainBet, 1000, 0});
            checkSetup(setup);
            const std::vector<Card> shoe = make.shoe(setup);
            Round round(setup);
            round.deal(shoe);
            round.call(Do::CloseOffers);
            while (round.stage() == Stage::Play)
                round.call(round.whyNot(Do::Stand) ? Do::Hit : Do::Stand);
            const auto hand = round.hands().front();
            const auto dealer = round.dealerCards();
            const int mine = handTotal(hand.cards).total;
            const int his = handTotal(dealer).total;
            const bool natural = !book.play.printed && hand.cards.size() == 2 && mine == 21;
            const bool hisNatural = !book.play.printed && dealer.size() == 2 && his == 21;
            const int bustOver = game == QLatin1String("freebet") ? 22 : 21;
            Cents expected = 0;
            if (mine > 21)
                expected = -1000;
            else if (natural)
                expected = hisNatural ? 0 : 1500;
            else if (hisNatural)
                expected = -1000;
            else if (his > bustOver)
                expected = 1000;
            else if (his == 22 || mine == his)
                expected = 0;
            else
                expected = mine > his ? 1000 : -1000;
            QCOMPARE(netOf(round).front().amount, expected);
        }
    }

private:
    static Action offer(Generator &make, const Round &round) {
        Action action;
        const auto offers = round.offers();
        if (offers.empty() || make.random().below(3) == 0)
            return action;
        const auto &one = offers[make.random().below(static_cast<std::uint32_t>(offers.size()))];
        action.box = one.box;
        action.player = one.player;
        if (one.evenMoney && make.random().below(2)) {
            action.what = Do::EvenMoney;
        } else if (one.insurance) {
            action.what = Do::Insurance;
            action.amount = 100;
        } else if (one.surrender && make.random().below(2)) {
            action.what = Do::Surrender;
        } else {
            return Action{};
        }
        return action;
    }

    static Action decision(Generator &make, const Round &round) {
        std::vector<Do> allowed;
        for (std::size_t i = 1; i < doCount; ++i)
            if (const Do what = static_cast<Do>(i); round.gameHas(what) && !round.whyNot(what))
                allowed.insert(allowed.end(), what == Do::Split || what == Do::FreeSplit ? 4 : 1, what);
        Action action;
        action.what = allowed[make.random().below(static_cast<std::uint32_t>(allowed.size()))];
        action.box = round.activeBox();
        action.player = round.activePlayer();
        if (action.what != Do::Split && action.what != Do::Double)
            return action;
        // Whoever has a stake on that very hand may follow; the view knows who.
        const RoundView view = viewOf(round);
        const HandView &hand =
            view.table[static_cast<std::size_t>(action.box - 1)].hands[static_cast<std::size_t>(round.activeHand() - 1)];
        for (const StakeView &stake : hand.stakes) {
            const TableSetup &setup = round.setup();
            const auto player = static_cast<PlayerId>(std::find(setup.players.begin(), setup.players.end(), stake.player) -
                                                      setup.players.begin());
            Cents placed = 0;
            for (const Bet &bet : setup.bets)
                if (bet.box == action.box && bet.player == player && bet.kind == mainBet)
                    placed = bet.placed;
            const bool mayDouble =
                action.what == Do::Split || !setup.rulebook->play.doubleNeedsMinimum || placed >= setup.mainLimits.min;
            if (stake.state == BetState::Open && player != action.player && mayDouble && make.random().below(2))
                action.with.push_back({player, action.what == Do::Double ? placed : 0});
        }
        return action;
    }
};

QTEST_GUILESS_MAIN(TestConformance)
#include "tst_conformance.moc"
