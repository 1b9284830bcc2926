// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/elsewhere.h"
#include "core/qttext.h"
#include "core/quiz/guards.h"
#include "core/quiz/incident.h"
#include "core/quiz/rulingtext.h"
#include "core/refusal.h"
#include "core/rulings/situationreader.h"
#include "core/table/roundscript.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace pitwise {
namespace {

using L1 = QLatin1String;

/// Bets of one idea under two names.
bool alike(SideBetRule a, SideBetRule b) {
    const auto pairs = [](SideBetRule rule) { return rule == SideBetRule::RankPair || rule == SideBetRule::PairClass; };
    return a == b || (pairs(a) && pairs(b));
}

/// That game's bet of the same idea: its index, -1 where it has none.
int sideBetLike(const Rulebook &other, const SideBet &bet) {
    for (std::size_t i = 0; i < other.sideBets.size(); ++i)
        if (alike(other.sideBets[i].rule, bet.rule))
            return static_cast<int>(i);
    return -1;
}

/// The boxes in use, closed up from the dealer's left: what stands at a box's number is its new one.
std::array<int, maxBoxes + 1> closedUp(const TableSetup &setup, const Rulebook &other) {
    std::array<int, maxBoxes + 1> to{};
    for (const Bet &bet : setup.bets)
        to[static_cast<std::size_t>(bet.box)] = bet.box;
    if (setup.boxes <= other.boxes().max)
        return to;
    int next = 0;
    for (int &box : to)
        if (box > 0)
            box = ++next;
    return to;
}

std::optional<TableSetup> sameTable(const TableSetup &setup, const Rulebook &other,
                                    const std::array<int, maxBoxes + 1> &boxes) {
    TableSetup there;
    there.rulebook = &other;
    there.readings = other.playReadings({});
    there.decks = std::clamp(setup.decks, other.decks.min, other.decks.max);
    there.boxes = std::min(setup.boxes, other.boxes().max);
    there.settleFrom = setup.settleFrom;
    there.mainLimited = setup.mainLimited;
    there.mainLimits = setup.mainLimits;
    there.players = setup.players;
    there.seated.fill(nobody);
    there.sideLimits.resize(other.sideBets.size(), Limits{0, noMaximum});
    for (std::size_t box = 1; box < boxes.size(); ++box) {
        if (boxes[box] > there.boxes)
            return std::nullopt;
        if (boxes[box] > 0)
            there.seated[static_cast<std::size_t>(boxes[box])] = setup.seated[box];
    }
    for (Bet bet : setup.bets) {
        bet.box = boxes[static_cast<std::size_t>(bet.box)];
        if (bet.kind >= 0) {
            const auto kind = static_cast<std::size_t>(bet.kind);
            const int like = sideBetLike(other, setup.rulebook->sideBets[kind]);
            if (like < 0)
                continue;
            if (kind < setup.sideLimits.size())
                there.sideLimits[static_cast<std::size_t>(like)] = setup.sideLimits[kind];
            bet.kind = static_cast<BetKind>(like);
        }
        there.bets.push_back(bet);
    }
    checkSetup(there);
    return there;
}

/// The cards in the order in which that game deals them; nothing where it cannot have such hands.
std::optional<std::vector<Card>> sameCards(const TableSetup &setup, const Rulebook &other, std::span<const Card> cards) {
    const auto &printed = setup.rulebook->play.printed;
    if (other.play.printed != printed && other.play.printed)
        return std::nullopt; // every hand would have to begin with its card
    std::vector<Card> dealt;
    if (printed && !other.play.printed) {
        std::array<bool, maxBoxes + 1> used{};
        for (const Bet &bet : setup.bets)
            if (bet.kind == mainBet)
                used[static_cast<std::size_t>(bet.box)] = true;
        dealt.assign(static_cast<std::size_t>(std::count(used.begin(), used.end(), true)) + 1, *printed);
    }
    dealt.insert(dealt.end(), cards.begin(), cards.end());
    if (!other.hasTens && std::any_of(dealt.begin(), dealt.end(), [](Card c) { return c.rank() == Rank::Ten; }))
        return std::nullopt;
    return dealt;
}

std::optional<MoneyAsked> sameBet(const TableSetup &setup, const Rulebook &other, const std::array<int, maxBoxes + 1> &boxes,
                                  MoneyAsked asked) {
    asked.box = boxes[static_cast<std::size_t>(std::clamp(asked.box, 0, int{maxBoxes}))];
    const int side = setup.rulebook->sideBetIndex(asked.kind);
    if (side < 0)
        return asked.kind == "main" || asked.kind == "insurance" ? std::optional(asked) : std::nullopt;
    const int like = sideBetLike(other, setup.rulebook->sideBets[static_cast<std::size_t>(side)]);
    if (like < 0)
        return std::nullopt;
    asked.kind = other.sideBets[static_cast<std::size_t>(like)].kind;
    return asked;
}

// ---------------------------------------------------------------- what differs

struct Moved {
    Cents pays = 0, takes = 0;
    friend bool operator==(const Moved &, const Moved &) = default;
};

Moved movedFor(const Round &round, MoneyAsked asked) {
    Moved moved;
    asked.measure = Measure::Pays;
    moved.pays = measured(round, asked);
    asked.measure = Measure::Takes;
    moved.takes = measured(round, asked);
    return moved;
}

Phrase movedText(const Moved &moved, const MoneyAsked &asked) {
    const Name bet = betName(asked.kind);
    if (moved.pays > 0 && moved.takes > 0)
        return say("elsewhere.is-paid-and-loses", bet, Money{moved.pays}, Money{moved.takes});
    if (moved.pays > 0)
        return say("elsewhere.is-paid", bet, Money{moved.pays});
    if (moved.takes > 0)
        return say("elsewhere.loses", bet, Money{moved.takes});
    return say("elsewhere.stands-off", bet);
}

/// Whether that game asks for a card that this one never drew: his dealer goes on where the own one stood.
bool drawsOn(const Rulebook &other, const Round &round) {
    return !round.setup().rulebook->play.printed && round.stage() == Stage::Settled && round.dealerCards().size() > 1 &&
           Round::dealerMustDraw(other.play, round.dealerTotal()) &&
           !Round::dealerMustDraw(round.setup().rulebook->play, round.dealerTotal());
}

std::optional<Elsewhere> playedOtherwise(const Question &question, const Rulebook &other, const PlayedRound &played) {
    const Round &round = played.round();
    const bool money = question.asks.contains(L1("measure")) && moneyIn(question.key());
    const std::optional<MoneyAsked> asked = money ? std::optional(readMoneyAsked(question.asks)) : std::nullopt;
    if (money && round.stage() != Stage::Settled)
        return std::nullopt;
    std::optional<Elsewhere> differs;
    const bool whole =
        playElsewhere(other, round, std::span(played.script().shoe).first(round.cardsDrawn()), played.script().actions,
                      asked, [&](const OtherRound &there) {
                          if (!money) {
                              const ActionsAnswer here = actionsAnswer(round), may = actionsAnswer(there.round);
                              Listing more{{}, Listing::As::Apart}, less{{}, Listing::As::Apart};
                              Elsewhere found{other.document, {}, {}};
                              for (const Do what : may.allowed)
                                  if (std::ranges::find(here.allowed, what) == here.allowed.end())
                                      more.items.emplace_back(actionName(what));
                              for (const Do what : here.allowed)
                                  if (std::ranges::find(may.allowed, what) == may.allowed.end()) {
                                      less.items.emplace_back(actionName(what));
                                      if (const auto why = there.round.whyNot(what))
                                          for (const std::string &clause : other.names(other.cite(*why)))
                                              found.clauses.push_back(clause);
                                  }
                              if (more.items.empty() && less.items.empty())
                                  return;
                              found.text = less.items.empty()   ? say("elsewhere.open-too", more)
                                           : more.items.empty() ? say("elsewhere.not-open", less)
                                                                : say("elsewhere.open-too-but-not", more, less);
                              differs = std::move(found);
                              return;
                          }
                          if (!there.asked || there.round.stage() != Stage::Settled ||
                              !readingsTouched(there.round, &*there.asked).empty())
                              return;
                          const Moved moved = movedFor(there.round, *there.asked);
                          if (moved != movedFor(round, *asked))
                              differs = Elsewhere{other.document, movedText(moved, *there.asked),
                                                  clausesBehind(there.round, *there.asked)};
                      });
    if (!whole && money && asked->kind == "main" && drawsOn(other, round))
        return Elsewhere{other.document, say("elsewhere.dealer-draws-on", round.dealerTotal().total), {}};
    return differs;
}

std::optional<Elsewhere> ruledOtherwise(const Question &question, const Rulebook &here, const Rulebook &other,
                                        const Library &library) {
    const QByteArray kind = question.situation.value(L1("kind")).toString().toLatin1();
    const QJsonObject facts = question.situation.value(L1("facts")).toObject();
    if (question.situation.contains(L1("round")))
        return std::nullopt; // decided by its round
    const auto own = rulingOn(library, here.document, kind.constData(), facts);
    const QJsonObject theirs = factsFor(other, kind.constData(), facts);
    const auto ruling = rulingOn(library, other.document, kind.constData(), theirs);
    if (!own || !ruling || (own->codes == ruling->codes && own->player == ruling->player && own->officer == ruling->officer))
        return std::nullopt;
    if (!openRulings(library, other, kind.constData(), theirs, {}, ruling->codes).empty())
        return std::nullopt; // how it is read there is open
    const Phrase text = ruling->player.empty() || own->codes != ruling->codes
                            ? say("elsewhere.ruling", rulingText(ruling->codes))
                            : say("elsewhere.it-is-that-players", playerName(ruling->player));
    return Elsewhere{other.document, text, other.names(ruling->clauses)};
}

} // namespace

bool playElsewhere(const Rulebook &other, const Round &round, std::span<const Card> cards, std::span<const Action> actions,
                   const std::optional<MoneyAsked> &asked, const std::function<void(const OtherRound &)> &visit) {
    const TableSetup &setup = round.setup();
    try {
        const std::array<int, maxBoxes + 1> boxes = closedUp(setup, other);
        const std::optional<TableSetup> there = sameTable(setup, other, boxes);
        const std::optional<std::vector<Card>> dealt = sameCards(setup, other, cards);
        if (!there || !dealt)
            return false;
        Round again(*there);
        again.recordEvents(false);
        again.deal(*dealt);
        for (Action action : actions) {
            action.box = boxes[static_cast<std::size_t>(action.box)];
            again.apply(action);
        }
        visit({again, asked ? sameBet(setup, other, boxes, *asked) : std::nullopt});
        return true;
    } catch (const Refusal &) {
        return false; // a card short, or what that game does not allow
    }
}

std::vector<Elsewhere> elsewhere(const Question &question, const Library &library) {
    std::vector<Elsewhere> differing;
    const Rulebook *here = library.find(question.rulebook);
    const bool decided =
        (question.asks.contains(L1("measure")) && moneyIn(question.key())) || question.shape() == AnswerKind::Actions;
    const bool ruled = !question.situation.isEmpty() && !decided;
    if (!here || !here->host.empty() || (!decided && !ruled) || (decided && question.round.isEmpty()))
        return differing;
    try {
        const std::optional<PlayedRound> played =
            decided ? std::optional<PlayedRound>(playScript(question.round, library)) : std::nullopt;
        for (const std::string &document : library.documents()) {
            const Rulebook *other = library.find(document);
            if (document == question.game || !other->host.empty())
                continue;
            if (auto found =
                    decided ? playedOtherwise(question, *other, *played) : ruledOtherwise(question, *here, *other, library))
                differing.push_back(std::move(*found));
        }
    } catch (const Refusal &) {
        differing.clear(); // a rulebook or round of before that cannot be played any more
    }
    return differing;
}

} // namespace pitwise
