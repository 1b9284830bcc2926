// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who answers for what, and chips that move after the closing call.
#include "core/quiz/families/lists.h"
#include "core/quiz/family.h"
#include "core/quiz/incident.h"

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

// ---------------------------------------------------------------- who answers for it

/// Something said and something done that do not agree; which of them counts is asked by what it would bring.
struct Disagreement {
    PhraseId prompt;
    std::vector<Phrase> story;
    bool yes = false;
    PhraseId why;
    std::vector<std::string> clauses;
    const char *matter = "";
    RulingCode ruling = RulingCode::PlayerAnswers;
};

/// One box with a hand that may still draw. Nothing where the cards have decided it already.
std::optional<int> handInTurn(Maker &m, LiveRound &live, int box) {
    live.wishOpening({{box, m.rules().play.printed ? std::vector{m.worth(m.between(4, 9))}
                                                   : std::vector{m.worth(10), m.worth(m.between(3, 8))}}},
                     m.worth(m.between(2, 10)));
    live.deal();
    live.closeOffers();
    if (live.round().stage() != Stage::Play || live.round().whyNot(Do::Hit) || live.round().whyNot(Do::Stand))
        return std::nullopt;
    return live.round().activeHandState().total.total;
}

Disagreement totalCalledWrong(Maker &m, LiveRound &live, int box, int total) {
    const int said = total + m.oneOf({-2, -1, 1, 2});
    const bool signalled = m.chance(50);
    Disagreement it{"procedure-bettors.does-he-get-card"_say,
                    {say("procedure-bettors.you-called-box-as", Box{box}, said)},
                    !signalled,
                    "procedure-bettors.each-player-counts-his-own-hand"_say,
                    m.because(Asked::ownCount),
                    "spoken-total"};
    if (signalled)
        live.act(Do::Stand);
    it.story.push_back(signalled ? "procedure-bettors.he-waved-now-he-counts"_say
                                 : "procedure-bettors.before-he-signals-he-counts"_say);
    return it;
}

Disagreement wordAgainstSignal(Maker &m, int box) {
    const bool wave = m.chance(50);
    return {"procedure-bettors.does-he-get-card"_say,
            {say(wave ? "procedure-bettors.on-box-says-card-and-waves"_say : "procedure-bettors.on-box-says-i-stay-but"_say,
                 Box{box})},
            !wave,
            "procedure-bettors.whether-he-stands-or-draws-is"_say,
            m.because(Asked::signalCounts),
            "word-against-signal",
            RulingCode::SignalDecides};
}

/// Chips that staff laid, not where the player says he wanted them.
Disagreement placedByStaff(Maker &m, int box) {
    const PhraseId staff = m.oneOf(
        {"procedure-bettors.dealer"_say, "procedure-bettors.pit-supervisor"_say, "procedure-bettors.pit-manager"_say});
    const bool stays = m.chance(50);
    return {stays ? "procedure-bettors.does-that-bet-play-there"_say : "procedure-bettors.do-you-give-it-back"_say,
            {say("procedure-bettors.laid-as-bet-on-box-for", staff, Box{box}),
             "procedure-bettors.bets-are-closed-now-he-says"_say},
            stays,
            "procedure-bettors.staff-may-place-bet-if-asked"_say,
            m.because(Asked::betByStaff),
            "bet-by-staff"};
}

Disagreement notWhereMeant(Maker &m, int box) {
    const bool stays = m.chance(50);
    return {stays ? "procedure-bettors.does-that-bet-play-there"_say : "procedure-bettors.do-you-give-it-back"_say,
            {say("procedure-bettors.says-he-meant-another-box", Box{box}), "procedure-bettors.bets-are-closed"_say},
            stays,
            "procedure-bettors.bets-are-settled-by-where-chips"_say,
            m.because(Asked::chipsAstride),
            "chips-astride",
            RulingCode::PositionDecides};
}

Disagreement belowMinimum(Maker &m, int box) {
    const bool stays = m.chance(50);
    return {stays ? "procedure-bettors.does-that-bet-win-or-lose"_say : "procedure-bettors.do-you-give-it-back"_say,
            {say("procedure-bettors.bet-on-box-is-below-nobody-told", Box{box})},
            stays,
            "procedure-bettors.limits-are-displayed-and-it-is"_say,
            m.because(Asked::limitsArePlayers),
            "bet-outside-limits"};
}

std::optional<Question> whoAnswers(Maker &m) {
    const int way = m.says(Asked::chipsAstride) ? m.between(2, 4) : m.between(0, 2);
    TableSetup setup = m.table(2);
    const std::vector<int> boxes = severalBettors(m, setup, 2);
    const int box = boxes[0];
    if (way == 4 && setup.mainLimits.min > 500)
        setup.bets.front().placed = setup.bets.front().counts =
            setup.mainLimits.min - 500 * m.between(1, static_cast<int>(setup.mainLimits.min / 500) - 1);
    LiveRound live(setup, m.random());
    std::optional<int> total;
    if (way < 2 || m.chance(60)) {
        total = handInTurn(m, live, box);
        if (!total)
            return std::nullopt;
    }
    const bool undealt = !total;
    const Disagreement it = way == 0   ? totalCalledWrong(m, live, box, *total)
                            : way == 1 ? wordAgainstSignal(m, box)
                            : way == 2 ? placedByStaff(m, box)
                            : way == 3 ? notWhereMeant(m, box)
                                       : belowMinimum(m, box);
    if (!undealt && live.round().stage() != Stage::Play)
        return std::nullopt; // he stood, and nobody is left to act
    Question question = m.question(it.prompt, {}, 6);
    question.asks = {{L1("box"), box}, {L1("way"), way}};
    question.story = it.story;
    question.round = live.script();
    question.scene.undealt = undealt;
    question.scene.turnHidden = way == 0;
    if (way == 3)
        question.scene.bets = {
            {box, "A", "main", setup.bets.front().placed, std::nullopt, box > 1 && m.chance(50) ? -1 : 1}};
    setEither(m, question, "common.yes"_say, "common.no"_say, it.yes, it.why);
    if (!ruledAs(m, question, "responsibility", {{L1("matter"), L1(it.matter)}}, {it.ruling}))
        return std::nullopt;
    explain(question, it.why, it.clauses);
    return question;
}

// ---------------------------------------------------------------- after the closing call

/// Chips that move after "No more bets": whether they play is for the rules to say, never a matter of taste.
struct LateMove {
    Phrase prompt, story;
    bool yes = false;
    PhraseId why;
    std::vector<std::string> clauses;
};

/// Laid, added or pulled: the felt shows what lay there when bets were closed, and what lies there now.
std::optional<Question> lateChips(Maker &m) {
    const bool lucky = !m.rules().host.empty();
    TableSetup setup = m.table(2);
    const std::vector<int> boxes = severalBettors(m, setup, 2);
    const std::string side = m.oneOf(m.rules().sideBets).kind;
    const bool onSide = lucky || m.chance(30);
    const int way = lucky ? 0 : m.oneOf({0, 1, 2, 2});
    const std::string kind = onSide ? side : "main";
    const Cents there = onSide ? m.sideStake() : setup.bets.front().placed;
    const Cents amount = onSide ? m.sideStake() : m.stake();
    if (onSide && way != 0)
        m.bet(setup, boxes[0], "A", there, kind);
    const int box = way == 0 && !onSide ? boxes[0] % setup.boxes + 1 : boxes[0];
    if (way == 0 && !onSide && box == boxes[1])
        return std::nullopt;
    LiveRound live(setup, m.random());
    Question question = m.question({}, {}, 6);
    // Before the call nothing is late: the same chips play.
    const bool inTime = way != 2 && m.chance(lucky ? 50 : 30);
    const bool dealt = !inTime && (lucky || m.chance(60));
    if (dealt)
        live.deal();
    question.scene.undealt = !dealt;
    static constexpr const char *moves[] = {"placed", "increased", "withdrawn"};
    Scene::BetChange change{box, "A", kind, amount, Cents{0}};
    PhraseId prompt = "procedure-bettors.does-that-bet-play-in"_say;
    if (way == 0) {
        question.story = {say("procedure-bettors.now-puts-as-on-box", Money{amount}, betName(kind), Box{box})};
    } else if (way == 1) {
        change.chips = there + amount;
        change.closedAt = there;
        prompt = "procedure-bettors.do-added-chips-play-in"_say;
        question.story = {say("procedure-bettors.now-adds-to-his-on-box", Money{amount}, betName(kind), Box{box})};
    } else {
        change.chips = 0;
        change.closedAt = there;
        question.story = {say("procedure-bettors.now-takes-his-off-box", betName(kind), Money{there}, Box{box})};
    }
    if (inTime && change.closedAt) // as it lies when they are closed
        change.closedAt.reset();
    question.story.insert(question.story.begin(), lucky    ? (inTime ? "procedure-bettors.round-has-not-begun"_say
                                                                     : "procedure-bettors.round-has-begun"_say)
                                                  : inTime ? "procedure-bettors.you-have-not-called-no-more"_say
                                                           : "procedure-bettors.you-have-called-no-more-bets"_say);
    question.prompt = prompt;
    question.scene.bets = {change};
    question.round = live.script();
    question.asks = {{L1("box"), box}, {L1("player"), L1("A")}, {L1("move"), L1(moves[way])}, {L1("inTime"), inTime}};
    const bool plays = inTime || way == 2;
    const PhraseId why = lucky      ? "procedure-bettors.all-bets-have-to-lie-before"_say
                         : inTime   ? "procedure-bettors.until-call-bets-may-be"_say
                         : way == 2 ? "procedure-bettors.bet-that-lay-there-at-call"_say
                                    : "procedure-bettors.bet-placed-after-call-is-not"_say;
    setEither(m, question, "common.yes"_say, "common.no"_say, plays, why);
    if (!lucky && !inTime) {
        using enum RulingCode;
        // Where one clause bars every move, the withdrawal is refused, which comes to the same.
        const bool stands = way == 2 && !m.says(Asked::noLateBets);
        if (!ruledAs(m, question, "late-bet", {{L1("what"), L1(moves[way])}}, {stands ? BetStands : RefuseBet}))
            return std::nullopt;
    }
    explain(question, why,
            lucky                       ? m.because(Asked::sideBetBeforeRound)
            : inTime                    ? m.because(Asked::betsClosed)
            : m.says(Asked::noLateBets) ? m.because(Asked::noLateBets, Asked::betsClosed)
                                        : m.because(way == 2 ? Asked::noBetPulled : Asked::noBetAdded, Asked::betsClosed));
    return question;
}

/// What the rules themselves leave open after the call: each by its own clause, where the cards allow it.
LateMove leftOpen(const Maker &m, Do what, bool fits, int box) {
    switch (what) {
    case Do::Insurance:
        return {"procedure-bettors.do-those-chips-play-in"_say,
                say("procedure-bettors.box-puts-chips-on-insurance-line", Box{box}), fits,
                fits ? "procedure-bettors.insurance-is-laid-after-call"_say : "common.insurance-is-for-dealers-ace-only"_say,
                m.because(Asked::insuranceOffered)};
    case Do::Surrender:
        return {"procedure-bettors.does-his-whole-bet-play-on"_say,
                say("procedure-bettors.box-wants-half-of-his-bet", Box{box}), !fits,
                fits ? "procedure-bettors.surrender-gives-half-back-after"_say
                     : "common.there-is-no-surrender-against-ace"_say,
                m.because(Asked::surrenderWindow)};
    case Do::Double:
        return {"procedure-bettors.do-those-chips-play-in"_say,
                say("procedure-bettors.box-puts-same-amount-again-beside", Box{box}), fits,
                fits ? "procedure-bettors.double-is-laid-after-call"_say
                     : "procedure-bettors.after-third-card-nothing-is-doubled"_say,
                m.because(Asked::doubleAmount)};
    default:
        return {"procedure-bettors.do-those-chips-play-in"_say,
                say("procedure-bettors.box-puts-same-amount-again-to", Box{box}), fits,
                fits ? "procedure-bettors.split-is-laid-after-call"_say : "common.these-two-cards-may-not-be"_say,
                m.because(Asked::splitEqual)};
    }
}

std::optional<Question> openAfterCall(Maker &m) {
    TableSetup setup = m.table(2);
    const int box = m.loneBettor(setup);
    LiveRound live(setup, m.random());
    const bool printed = m.rules().play.printed.has_value(), insures = m.rules().play.insurance != InsuranceBy::Nobody;
    const bool fits = m.chance(55);
    const Do what = insures ? m.oneOf({Do::Insurance, Do::Surrender, Do::Double, Do::Split})
                            : m.oneOf({Do::Surrender, Do::Double, Do::Split});
    if (what == Do::Surrender && printed && !fits)
        return std::nullopt; // it is always open there
    const bool pair = what == Do::Split && fits;
    const Card first = m.worth(printed ? (pair ? 8 : m.between(2, 3)) : m.between(2, 5));
    const Card second = pair ? m.card(first.rank()) : m.worth(first.points() + 1);
    const bool ace = what == Do::Insurance ? fits : what == Do::Surrender && !fits;
    live.wishOpening({{box, printed ? std::vector{first} : std::vector{first, second}}},
                     ace ? m.card(Rank::Ace) : m.worth(m.between(2, 9)));
    live.deal();
    if (what == Do::Double || what == Do::Split)
        live.closeOffers();
    if (what == Do::Double && !fits) {
        live.wish(m.worth(2));
        live.act(Do::Hit);
    }
    const auto offers = live.round().offers();
    const bool allowed = what == Do::Insurance   ? !offers.empty() && offers.front().insurance
                         : what == Do::Surrender ? !offers.empty() && offers.front().surrender
                                                 : live.round().stage() == Stage::Play && !live.round().whyNot(what);
    if (allowed != fits)
        return std::nullopt;
    const LateMove move = leftOpen(m, what, fits, box);
    Question question = m.question(move.prompt, {}, 6);
    question.round = live.script();
    question.asks = {{L1("box"), box},
                     {L1("player"), L1("A")},
                     {L1("do"), QString::fromLatin1(name(what).data(), static_cast<qsizetype>(name(what).size()))}};
    question.story = {"procedure-bettors.you-have-called-no-more-bets"_say, move.story};
    setEither(m, question, "common.yes"_say, "common.no"_say, move.yes, move.why);
    explain(question, move.why, move.clauses);
    explain(question, "procedure-bettors.closing-call-bars-new-bets-and"_say,
            m.because(what == Do::Surrender ? Asked::noBetPulled : Asked::noBetAdded));
    return question;
}

std::optional<Question> lateBet(Maker &m) {
    return m.rules().host.empty() && m.chance(45) ? openAfterCall(m) : lateChips(m);
}

} // namespace

const std::vector<Family> &bettorFamilies() {
    static const std::vector<Family> families = [] {
        std::vector<Family> list{
            {"who-answers-for-it", Topic::Control, "family.who-answers-for-it"_say, {}, whoAnswers},
            {"late-and-pulled-bets", Topic::Irregularities, "family.late-and-pulled-bets"_say, {}, lateBet},
        };
        for (Family &family : coBettorFamilies())
            list.push_back(std::move(family));
        return list;
    }();
    return families;
}

} // namespace pitwise
