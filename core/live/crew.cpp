// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/crew.h"
#include "core/refusal.h"
#include "core/simulate/strategy.h"

#include <algorithm>

namespace pitwise::live {
namespace {

constexpr std::array names{"Mei",  "Arun", "Tom",  "Li Na", "Omar", "Rosa", "Jun",  "Kavi", "Eva",  "Sam",
                           "Hana", "Piet", "Noor", "Diego", "Ines", "Raj",  "Lena", "Theo", "Yuki", "Maya",
                           "Ivan", "Zoe",  "Anil", "Ruth",  "Chen", "Olga", "Finn", "Aiko"};
constexpr int bettorsOnBox = 3;

} // namespace

Persona Crew::persona(int round, int box) const {
    Random random = draw("persona", static_cast<std::uint64_t>(round), static_cast<std::uint64_t>(box));
    const int dial = m_header.dial;
    const std::uint32_t known = dial == 0 ? 3 : dial == 1 ? 5 : personaNames.size();
    constexpr std::array quiet{Persona::Regular, Persona::HighRoller, Persona::Crowd};
    return dial == 0 ? quiet[random.below(known)] : static_cast<Persona>(random.below(known));
}

Entry Crew::bets(int round) {
    Entry entry;
    entry.act = Act::Bets;
    entry.round = round;
    entry.seated.fill(nobody);
    const Rulebook &book = *m_header.book;
    TableSetup probe = m_header.table;
    const auto tryBet = [&](int box, PlayerId player, BetKind kind, Cents amount) {
        Bet bet;
        bet.box = box;
        bet.player = player;
        bet.kind = kind;
        bet.placed = amount;
        probe.players = m_header.table.players;
        probe.bets = entry.bets;
        probe.seated = entry.seated;
        probe.bets.push_back(bet);
        try {
            checkSetup(probe);
            entry.bets.push_back(bet);
        } catch (const Refusal &) { // not allowed to him
        }
    };
    for (int box = 1; box <= m_boxes; ++box) {
        Random random = draw("bets", static_cast<std::uint64_t>(round), static_cast<std::uint64_t>(box));
        const Persona who = persona(round, box);
        const bool many = who == Persona::Crowd || who == Persona::Disagreeing;
        const int bettors = many ? 2 + static_cast<int>(random.below(bettorsOnBox - 1)) : 1 + (random.below(5) == 0);
        std::vector<PlayerId> players;
        for (int i = 0; i < bettors; ++i)
            players.push_back(m_header.table.player(names[static_cast<std::size_t>((box - 1) * 4 + i)]));
        const std::uint32_t seat = random.below(static_cast<std::uint32_t>(bettors) + 1);
        if (seat < players.size())
            entry.seated[static_cast<std::size_t>(box)] = players[seat];
        const Cents unit = who == Persona::HighRoller ? 2500 : 1000; // cents; whole cents at 3 to 2 and in halves
        for (const PlayerId player : players)
            tryBet(box, player, mainBet, unit * (1 + random.below(who == Persona::HighRoller ? 40 : 20)));
        for (std::size_t kind = 0; kind < book.sideBets.size(); ++kind)
            for (const PlayerId player : players)
                if (who == Persona::HighRoller || random.below(3) == 0)
                    tryBet(box, player, static_cast<BetKind>(kind), 500 * (1 + random.below(5)));
        if (many && random.below(2) == 0) // somebody from the next box bets here too, on the side
            for (std::size_t kind = 0; kind < book.sideBets.size(); ++kind)
                if (random.below(4) == 0)
                    tryBet(box, m_header.table.player(names[static_cast<std::size_t>((box % m_boxes) * 4)]),
                           static_cast<BetKind>(kind), 500);
    }
    return entry;
}

std::optional<Entry> Crew::lateComer(const Entry &bets, int round) {
    Random random = draw("late-comer", static_cast<std::uint64_t>(round));
    if (m_header.dial < 2 || random.below(3) != 0)
        return std::nullopt;
    const Bet &near = bets.bets[random.below(static_cast<std::uint32_t>(bets.bets.size()))];
    Entry entry;
    entry.act = Act::OfferChips;
    entry.box = static_cast<std::uint8_t>(1 + random.below(static_cast<std::uint32_t>(m_header.table.boxes)));
    entry.player = random.below(2) ? near.player : m_header.table.player("Bo");
    entry.kind = static_cast<BetKind>(
        static_cast<int>(random.below(static_cast<std::uint32_t>(m_header.book->sideBets.size()) + 1)) - 1);
    entry.cents = 1000 * (1 + random.below(5));
    const auto same = [&](const Bet &bet) {
        return bet.box == entry.box && bet.player == entry.player && bet.kind == entry.kind;
    };
    if (std::any_of(bets.bets.begin(), bets.bets.end(), same))
        return std::nullopt; // raises before the close are no news
    return entry;
}

std::vector<Entry> Crew::offers(const Dealing &dealing, int round) const {
    std::vector<Entry> wishes;
    const Reference &reference = dealing.reference();
    const Rulebook &book = *m_header.book;
    const TableSetup &setup = reference.setup();
    const bool ace = reference.upAce();
    for (const Bet &bet : setup.bets) {
        if (bet.kind != mainBet)
            continue;
        Random random = draw("offers", static_cast<std::uint64_t>(round), static_cast<std::uint64_t>(bet.box),
                             std::string_view(m_header.table.playerName(bet.player)));
        bool blackjack = false;
        for (const Round::HandState &hand : reference.round().hands())
            blackjack = blackjack || (hand.box == bet.box && hand.blackjack);
        Entry entry;
        entry.act = Act::Signal;
        entry.box = static_cast<std::uint8_t>(bet.box);
        entry.player = bet.player;
        const bool insures = ace && book.play.insurance != InsuranceBy::Nobody;
        if (insures && random.below(4) == 0) {
            entry.wish = Do::Insurance;
            entry.cents = bet.placed / 2 / (1 + random.below(2));
            entry.cents -= entry.cents % 50;
            if (entry.cents > 0)
                wishes.push_back(entry);
        }
        if (insures && blackjack && random.below(2) == 0) {
            Entry even = entry;
            even.wish = Do::EvenMoney;
            even.cents = 0;
            wishes.push_back(even);
        }
        const bool gives = (!ace || book.play.surrenderAgainstAce) && !blackjack;
        const bool asksAnyway =
            (wantsUnlawfulOffer || (m_header.dial > 0 && persona(round, bet.box) == Persona::Beginner)) && !gives &&
            random.below(3) == 0;
        const bool settled = blackjack && !ace && !reference.round().dealerCards().front().isTenValue();
        if ((gives && random.below(8) == 0) || (asksAnyway && !settled)) {
            Entry away = entry;
            away.wish = Do::Surrender;
            away.cents = 0;
            wishes.push_back(away);
        }
    }
    return wishes;
}

/// Something that the rules do not allow the hand in turn.
std::optional<Do> Crew::unlawful(const Dealing &dealing, Random &random) const {
    const Round &round = dealing.reference().round();
    std::vector<Do> list;
    for (const Do what : {Do::Hit, Do::Stand, Do::Double, Do::Split, Do::FreeDouble, Do::FreeSplit})
        if (round.gameHas(what) && round.whyNot(what))
            list.push_back(what);
    if (list.empty())
        return std::nullopt;
    return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

Do Crew::choice(const Round &round, Persona persona, Random &random) const {
    const bool wild = persona == Persona::Beginner || persona == Persona::Superstitious || persona == Persona::Crowd;
    if (!wild || random.below(3) != 0)
        return simpleDecision(round);
    std::vector<Do> list;
    for (const Do what : {Do::Hit, Do::Stand, Do::Double, Do::Split, Do::FreeDouble, Do::FreeSplit})
        if (round.gameHas(what) && !round.whyNot(what))
            list.push_back(what);
    return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

/// Who goes along with a split or a double, and for how much.
void Crew::company(const Dealing &dealing, Entry &entry, Random &random) const {
    const Reference &reference = dealing.reference();
    const TableSetup &setup = reference.setup();
    const auto out = [&](PlayerId player) {
        const auto actions = reference.actions();
        return std::any_of(actions.begin(), actions.end(), [&](const Action &action) {
            return action.box == entry.box && action.player == player &&
                   (action.what == Do::Surrender || action.what == Do::EvenMoney);
        });
    };
    std::vector<PlayerId> staked{entry.player};
    for (const Bet &bet : setup.bets) {
        if (bet.kind != mainBet || bet.box != entry.box || bet.player == entry.player || out(bet.player))
            continue;
        const Spot *spot = dealing.felt().find(entry.box, bet.player, mainBet, entry.hand);
        if (!spot || spot->chips == 0 || random.below(2) == 0)
            continue;
        const bool whole = entry.wish == Do::Split || random.below(3) != 0;
        const Cents half = bet.placed / 2 >= m_header.table.mainLimits.min ? bet.placed / 2 : bet.placed;
        entry.with.push_back({bet.player, entry.wish == Do::Split ? 0 : whole ? bet.placed : half});
        staked.push_back(bet.player);
    }
    if (entry.wish != Do::Split)
        return;
    for (const Bet &bet : setup.bets)
        if (bet.box == entry.box && bet.kind >= 0 &&
            m_header.book->sideBets[static_cast<std::size_t>(bet.kind)].rule == SideBetRule::TieOnTotal &&
            std::find(staked.begin(), staked.end(), bet.player) != staked.end() && random.below(2) == 0)
            entry.tie.push_back({bet.player, bet.placed});
}

std::vector<Entry> Crew::decision(const Dealing &dealing, int round, int nth) const {
    std::vector<Entry> said;
    const Reference &reference = dealing.reference();
    const Round &played = reference.round();
    Entry entry;
    entry.act = Act::Signal;
    entry.box = static_cast<std::uint8_t>(played.activeBox());
    entry.hand = reference.activeHand();
    entry.player = played.activePlayer();
    Random random = draw("play", static_cast<std::uint64_t>(round), static_cast<std::uint64_t>(entry.box),
                         std::string_view(m_header.table.playerName(entry.player)), static_cast<std::uint64_t>(nth));
    const Persona who = persona(round, entry.box);
    const bool loud = m_header.dial > 0;
    if (wantsUnlawful || (loud && who == Persona::Beginner && random.below(4) == 0))
        if (const auto what = unlawful(dealing, random)) {
            Entry wrong = entry;
            wrong.wish = *what;
            said.push_back(wrong);
        }
    entry.wish = choice(played, who, random);
    if (wantsNoSplit && entry.wish == Do::Split)
        entry.wish = Do::Hit;
    if (wantsWrongPerson || (loud && who == Persona::Disagreeing))
        for (const Bet &bet : reference.setup().bets)
            if (bet.kind == mainBet && bet.box == entry.box && bet.player != entry.player) {
                Entry other = entry;
                other.player = bet.player;
                other.wish = Do::Hit;
                said.push_back(other);
                break;
            }
    if (loud && who == Persona::Beginner && entry.wish == Do::Stand && random.below(2) == 0) { // says one, shows another
        Entry word = entry;
        word.act = Act::Word;
        word.wish = Do::Hit;
        said.push_back(word);
    }
    if (entry.wish == Do::Split || entry.wish == Do::Double)
        company(dealing, entry, random);
    said.push_back(entry);
    return said;
}

std::optional<Entry> Crew::firstToPlay(const Dealing &dealing) {
    const Reference &reference = dealing.reference();
    const TableSetup &setup = reference.setup();
    const auto out = [&](int box, PlayerId player) {
        const auto actions = reference.actions();
        return std::any_of(actions.begin(), actions.end(), [&](const Action &a) {
            return a.box == box && a.player == player && (a.what == Do::Surrender || a.what == Do::EvenMoney);
        });
    };
    for (const Round::HandState &hand : reference.round().hands()) {
        std::vector<const Bet *> mains;
        for (const Bet &bet : setup.bets)
            if (bet.kind == mainBet && bet.box == hand.box)
                mains.push_back(&bet);
        const int index = controllerAmong(setup.rulebook->play.control, setup.seated[static_cast<std::size_t>(hand.box)],
                                          static_cast<int>(mains.size()), [&](int i) {
                                              const Bet &bet = *mains[static_cast<std::size_t>(i)];
                                              return Bettor{bet.player, bet.placed, !out(bet.box, bet.player)};
                                          });
        if (index < 0 || hand.total.total == 21)
            continue;
        Entry entry;
        entry.act = Act::Signal;
        entry.wish = hand.total.total < 17 ? Do::Hit : Do::Stand;
        entry.box = static_cast<std::uint8_t>(hand.box);
        entry.hand = 1;
        entry.player = mains[static_cast<std::size_t>(index)]->player;
        return entry;
    }
    return std::nullopt;
}

std::int64_t Crew::thinks(int round, int nth, int box) const {
    Random random = draw("thinks", static_cast<std::uint64_t>(round), static_cast<std::uint64_t>(nth));
    const bool slow = box > 0 && m_header.dial > 0 && persona(round, box) == Persona::Slow;
    return slow ? 6000 + random.below(9000) : 800 + random.below(700); // ms
}

} // namespace pitwise::live
