// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who answers for what, late and pulled bets, and bettors who follow or do not.
#include "core/quiz/family.h"
#include "core/quiz/incident.h"
#include "core/refusal.h"

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

// ---------------------------------------------------------------- who answers for it

std::optional<Question> whoAnswers(Maker &m) {
    const bool freebet = m.isGame("freebet");
    const int box = m.between(1, m.rules().boxes().max);
    const int way = m.between(0, 2);
    Question question = m.question({}, {}, 8);
    question.asks = {{L1("box"), box}, {L1("way"), way}};
    PhraseId staff = m.oneOf(
        {"procedure-bettors.dealer"_say, "procedure-bettors.pit-supervisor"_say, "procedure-bettors.pit-manager"_say});
    if (way == 1) { // staff placed it
        question.story = {say("procedure-bettors.at-his-request-placed-as-bet", staff, Box{box}),
                          "procedure-bettors.bets-are-closed"_say};
        question.prompt = "procedure-bettors.who-answers-for-misplaced-bet"_say;
        m.setChoice(
            question, "procedure-bettors.player-bet-stands-where-it-lies"_say,
            {{"procedure-bettors.house-it-is-moved-to-box"_say, "procedure-bettors.seeing-that-it-lies-right-was"_say},
             {"procedure-bettors.whoever-placed-it-it-goes-back"_say,
              "procedure-bettors.staff-place-it-at-players-risk"_say},
             {"procedure-bettors.nobody-staff-may-not-place-bets"_say, "procedure-bettors.they-may-if-player-asks"_say}});
        if (!ruledAs(m, question, "responsibility", {{L1("matter"), L1("bet-by-staff")}}, {RulingCode::PlayerAnswers}))
            return std::nullopt;
        explain(question, "procedure-bettors.staff-may-place-bet-if-asked"_say, {freebet ? "5.19" : "3.7"});
        return question;
    }
    if (freebet) {
        const bool astride = way == 0;
        question.story = {astride ? say("procedure-bettors.has-bet-on-box-at-no", Box{box})
                                  : say("procedure-bettors.as-bet-on-box-is-below", Box{box})};
        question.prompt =
            astride ? "procedure-bettors.how-is-that-bet-settled"_say : "procedure-bettors.whose-business-is-it-to-bet"_say;
        if (astride) {
            m.setChoice(
                question, "procedure-bettors.as-it-lay-when-bets-were"_say,
                {{"procedure-bettors.as-player-meant-it"_say, "procedure-bettors.what-counts-is-where-chips-lay"_say},
                 {"procedure-bettors.it-goes-back-to-him"_say, "procedure-bettors.bet-placed-in-error-is-not"_say},
                 {"procedure-bettors.half-on-each-spot"_say, "procedure-bettors.nothing-is-shared-out"_say}});
            if (!ruledAs(m, question, "responsibility", {{L1("matter"), L1("chips-astride")}},
                         {RulingCode::PositionDecides}))
                return std::nullopt;
            explain(question, "procedure-bettors.bets-are-settled-by-where-chips"_say, {"5.15"});
        } else {
            m.setChoice(
                question, "procedure-bettors.players"_say,
                {{"procedure-bettors.dealers"_say, "procedure-bettors.limits-are-displayed-keeping-to-them"_say},
                 {"procedure-bettors.pit-supervisors"_say, "procedure-bettors.limits-are-displayed-keeping-to-them"_say},
                 {"procedure-bettors.nobodys-bet-is-void"_say, "procedure-bettors.short-bet-is-not-void"_say}});
            if (!ruledAs(m, question, "responsibility", {{L1("matter"), L1("bet-outside-limits")}},
                         {RulingCode::PlayerAnswers}))
                return std::nullopt;
            explain(question, "procedure-bettors.limits-are-displayed-and-it-is"_say, {"3.5"});
        }
        return question;
    }
    if (way == 0) { // a total called wrong
        const int total = m.between(13, 19), said = total + m.oneOf({-1, 1});
        question.story = {say("procedure-bettors.box-holds-dealer-called-and-stood", Box{box}, total, said)};
        question.prompt = "procedure-bettors.complains-what-now"_say;
        m.setChoice(
            question, "procedure-bettors.hand-stands-has-to-count-for"_say,
            {{"procedure-bettors.may-draw-another-card"_say, "procedure-bettors.nobody-may-rely-on-total-that"_say},
             {say("procedure-bettors.hand-counts-as-called", said), "procedure-bettors.cards-count-not-call"_say},
             {"procedure-bettors.as-bet-goes-back"_say, "procedure-bettors.nothing-goes-back-for-miscounted-call"_say}});
        if (!ruledAs(m, question, "responsibility", {{L1("matter"), L1("spoken-total")}}, {RulingCode::PlayerAnswers}))
            return std::nullopt;
        explain(question, "procedure-bettors.each-player-counts-his-own-hand"_say, {"3.5"});
        return question;
    }
    const bool wave = m.chance(50);
    question.story = {
        say(wave ? "procedure-bettors.on-box-says-card-but-waves"_say : "procedure-bettors.on-box-says-i-stay-but"_say,
            Box{box})};
    question.prompt = "procedure-bettors.what-counts"_say;
    m.setChoice(question, wave ? "procedure-bettors.signal-he-stands"_say : "procedure-bettors.signal-he-gets-card"_say,
                {{wave ? "procedure-bettors.word-he-gets-card"_say : "procedure-bettors.word-he-stands"_say,
                  "procedure-bettors.standing-or-drawing-goes-by-hand"_say},
                 {"procedure-bettors.neither-pit-supervisor-decides"_say,
                  "procedure-bettors.rules-decide-it-hand-signal-counts"_say}});
    if (!ruledAs(m, question, "responsibility", {{L1("matter"), L1("word-against-signal")}}, {RulingCode::SignalDecides}))
        return std::nullopt;
    explain(question, "procedure-bettors.whether-he-stands-or-draws-is"_say, {byGame(m, "3.31", "3.30", nullptr)});
    return question;
}

// ---------------------------------------------------------------- late and pulled bets

std::optional<Question> lateBet(Maker &m) {
    const bool freebet = m.isGame("freebet");
    const int box = m.between(1, m.rules().boxes().max);
    const Cents amount = m.stake();
    if (m.isGame("luckylucky")) {
        const bool late = m.chance(60);
        Question question = m.question("procedure-bettors.do-you-take-lucky-lucky-bet"_say, {}, 6);
        question.asks = {{L1("box"), box}};
        question.story = {say(late ? m.oneOf({"procedure-bettors.first-cards-are-out-when-adds"_say,
                                              "procedure-bettors.sees-his-first-card-on-box"_say})
                                   : "procedure-bettors.before-you-start-round-puts-lucky"_say,
                              Box{box})};
        setEither(m, question, "common.yes"_say, "common.no"_say, !late,
                  "procedure-bettors.all-bets-have-to-lie-before"_say);
        explain(question, "procedure-bettors.all-bets-have-to-lie-before"_say, {"5"});
        return question;
    }
    if (m.chance(35)) { // what the rules themselves allow after the call
        TableSetup setup = m.table();
        const int own = m.loneBettor(setup);
        LiveRound live(setup, m.random());
        const bool insurance = m.rules().play.insurance != InsuranceBy::Nobody && m.chance(40);
        const bool printed = m.rules().play.printed.has_value();
        const bool fits = m.chance(60); // else it fails by its own rule, not by the closing call
        const Card pair = m.worth(printed ? (fits ? 8 : 9) : m.between(2, 9)),
                   second = fits ? m.card(pair.rank()) : m.worth(pair.points() == 9 ? 7 : pair.points() + 1);
        const bool surrenders = !insurance && m.chance(35) && (fits || !printed);
        const bool ace = insurance ? fits : surrenders && !fits;
        live.wishOpening({{own, printed ? std::vector{pair} : std::vector{pair, second}}},
                         ace ? m.card(Rank::Ace) : m.worth(m.between(2, 9)));
        live.deal();
        Do what = Do::Insurance;
        if (surrenders)
            what = Do::Surrender;
        else if (!insurance) {
            live.closeOffers();
            what = fits && m.chance(50) ? Do::Double : Do::Split;
        }
        bool allowed = false;
        if (what == Do::Insurance || what == Do::Surrender) {
            const auto offer = live.round().offers().front();
            allowed = what == Do::Insurance ? offer.insurance : offer.surrender;
        } else
            allowed = live.round().stage() == Stage::Play && !live.round().whyNot(what);
        if (allowed != fits)
            return std::nullopt;
        Question question = m.question("procedure-bettors.no-more-bets-has-been-called"_say, {}, 6);
        question.round = live.script();
        question.asks = {{L1("box"), own},
                         {L1("player"), L1("A")},
                         {L1("do"), QString::fromLatin1(name(what).data(), static_cast<qsizetype>(name(what).size()))}};
        question.story = {say(what == Do::Insurance   ? "procedure-bettors.box-puts-chips-on-insurance-line"_say
                              : what == Do::Surrender ? "procedure-bettors.box-wants-half-of-his-bet"_say
                              : what == Do::Double    ? "procedure-bettors.box-puts-same-amount-again-beside"_say
                                                      : "procedure-bettors.box-puts-same-amount-again-to"_say,
                              Box{own})};
        PhraseId ownRule = what == Do::Insurance   ? "common.insurance-is-for-dealers-ace-only"_say
                           : what == Do::Surrender ? "common.there-is-no-surrender-against-ace"_say
                                                   : "common.these-two-cards-may-not-be"_say;
        setEither(m, question, "common.yes"_say, "common.no"_say, fits,
                  fits ? "procedure-bettors.bar-on-late-bets-leaves-what"_say : ownRule);
        if (!fits)
            explain(question, ownRule,
                    {what == Do::Insurance   ? byGame(m, "3.27", nullptr, "3.15.2")
                     : what == Do::Surrender ? byGame(m, "3.25", nullptr, "3.17")
                                             : byGame(m, "3.21", "3.21", "3.22")});
        explain(question, "procedure-bettors.closing-call-bars-new-bets-and"_say,
                {what == Do::Surrender ? byGame(m, "5.4", "5.4", "3.10") : byGame(m, "5.3", "5.3", "3.10")});
        return question;
    }
    const char *what = m.oneOf({"placed", "increased", "withdrawn"});
    const std::string_view act(what);
    Incident incident{"late-bet", {{L1("what"), L1(what)}}, {"procedure-bettors.you-have-called-no-more-bets"_say, {}}};
    incident.story[1] = say(act == "placed"      ? "procedure-bettors.then-puts-on-box"_say
                            : act == "increased" ? "procedure-bettors.then-adds-to-his-bet-on"_say
                                                 : "procedure-bettors.then-pulls-his-off-box-it"_say,
                            Money{amount}, Box{box});
    incident.further = {freebet ? "3.10" : "3.2"};
    incident.defensible = defensibleRulings(m.rules(), incident.kind, incident.facts);
    if (act != "withdrawn")
        incident.misread = {{{RulingCode::BetStands}, "procedure-bettors.bet-placed-after-call-is-not"_say}};
    auto question = rulingQuestion(m, incident, "procedure-bettors.what-about-that-bet"_say);
    if (question) {
        question->asks = {{L1("box"), box}, {L1("amount"), static_cast<qint64>(amount)}};
        question->target = 6;
    }
    return question;
}

// ---------------------------------------------------------------- co-bettors

std::optional<Question> followOrNot(Maker &m) {
    const bool freebet = m.isGame("freebet"), printed = m.rules().play.printed.has_value();
    TableSetup setup = m.table();
    const int box = m.between(1, setup.boxes);
    const Cents stakeA = m.stake(), stakeB = m.stake();
    if (stakeA == stakeB)
        return std::nullopt;
    m.bet(setup, box, "A", stakeA);
    m.bet(setup, box, "B", stakeB);
    m.seat(setup, box, "A");
    const int way = freebet ? m.oneOf({0, 2}) : m.between(0, 4);
    const bool split = way <= 1;
    LiveRound live(setup, m.random());
    const Card pair = printed ? m.card(Rank::Eight) : m.worth(m.between(2, 9));
    live.wishOpening({{box, split     ? (printed ? std::vector{pair} : std::vector{pair, m.card(pair.rank())})
                            : printed ? std::vector{m.worth(m.between(2, 3))}
                                      : std::vector{m.worth(6), m.worth(m.between(3, 5))}}},
                     m.worth(m.between(2, 9)));
    live.deal();
    live.closeOffers();
    if (live.round().stage() != Stage::Play || live.round().whyNot(split ? Do::Split : Do::Double))
        return std::nullopt;
    Question question = m.question({}, {}, 8);
    question.round = live.script();
    question.asks = {{L1("box"), box}, {L1("player"), L1("B")}, {L1("way"), way}};
    const PlayerId b = live.setup().bets[1].player;
    const int shared = box;
    switch (way) {
    case 0: {
        question.prompt = say("procedure-bettors.box-splits-and-pays-for-it", Box{shared});
        live.act(Do::Split);
        const RoundView view = viewOf(live.round());
        const auto &hands = view.table[static_cast<std::size_t>(box - 1)].hands;
        std::vector<int> on;
        for (std::size_t i = 0; i < hands.size(); ++i)
            for (const StakeView &stake : hands[i].stakes)
                if (stake.player == "B" && stake.chips > 0)
                    on.push_back(static_cast<int>(i + 1));
        if (on != std::vector{1})
            return std::nullopt;
        m.setChoice(question, "procedure-bettors.on-first-hand-only"_say,
                    {{"procedure-bettors.on-second-hand-only"_say, "common.it-stays-with-first-hand"_say},
                     {"procedure-bettors.half-on-each-hand"_say, "common.bet-is-not-divided-it-stays"_say},
                     {"procedure-bettors.back-to-b"_say, "common.it-stays-in-play-on-first"_say}});
        explain(question, "procedure-bettors.whoever-does-not-match-his-bet"_say, {byGame(m, "3.24.2", "3.24.2", "3.22.1")});
        return question;
    }
    case 1: {
        question.prompt = say("procedure-bettors.box-splits-and-b-wants-to", Box{shared});
        question.story = {say("procedure-bettors.has-and-b-has-on-box", Money{stakeA}, Money{stakeB})};
        const std::size_t before = live.round().events().size();
        live.act(Do::Split, 0, {{b, 0}});
        Cents added = 0;
        const auto &events = live.round().events();
        for (std::size_t i = before; i < events.size(); ++i)
            if (events[i].type == Event::Type::Staked && events[i].player == b)
                added += events[i].amount;
        if (added == 0)
            return std::nullopt;
        m.setChoice(question, Phrase::plain(Money{added}),
                    {{Phrase::plain(Money{stakeA}), "procedure-bettors.he-matches-his-own-bet-not"_say},
                     {Phrase::plain(Money{stakeB / 2}), "procedure-bettors.second-hand-takes-full-bet-of"_say},
                     {"procedure-bettors.nothing"_say, "procedure-bettors.without-matching-bet-he-stays-on"_say}});
        explain(question, "procedure-bettors.to-follow-he-adds-bet-equal"_say, {byGame(m, "3.24.1", "3.24.1", nullptr)});
        return question;
    }
    case 2: {
        question.prompt = say(freebet // a free double would serve B too (C14)
                                  ? "procedure-bettors.box-pays-for-double-b-does"_say
                                  : "procedure-bettors.box-doubles-b-does-not-what"_say,
                              Box{shared});
        m.setChoice(
            question, "procedure-bettors.it-stays-and-hand-gets-one"_say,
            {{"procedure-bettors.it-stays-and-b-may-draw"_say, "procedure-bettors.hand-gets-one-card-whoever-doubled"_say},
             {"procedure-bettors.it-goes-back-to-b"_say, "procedure-bettors.bs-bet-stays-in-play"_say},
             {"procedure-bettors.it-stands-on-two-cards-without"_say, "procedure-bettors.it-is-one-hand-with-same"_say}});
        explain(question, "procedure-bettors.whoever-does-not-double-lives-with"_say,
                {byGame(m, "3.26.6", "3.26.5", "3.23.2")});
        return question;
    }
    default: {
        const bool controllerDoubles = way == 3;
        question.prompt = say(controllerDoubles ? "procedure-bettors.box-who-controls-it-doubles-may"_say
                                                : "procedure-bettors.box-who-controls-it-does-not"_say,
                              Box{shared});
        bool allowed = true;
        try {
            if (controllerDoubles)
                live.act(Do::Double, stakeA, {{b, stakeB}});
            else {
                Action action;
                action.what = Do::Double;
                action.box = box;
                action.player = b;
                action.amount = stakeB;
                live.apply(action);
            }
        } catch (const Refusal &) {
            allowed = false;
        }
        if (allowed != controllerDoubles)
            return std::nullopt;
        setEither(m, question, "common.yes"_say, "common.no"_say, allowed,
                  allowed ? "procedure-bettors.once-controller-doubles-others-on-hand"_say
                          : "procedure-bettors.unless-controller-doubles-nobody-on-box"_say);
        explain(question,
                allowed ? "procedure-bettors.when-controller-doubles-others-may-do"_say
                        : "procedure-bettors.unless-controller-doubles-no-other-bettor"_say,
                {allowed ? byGame(m, "3.26.5", "3.26.4", nullptr) : byGame(m, "3.26.7", "3.26.6", nullptr)});
        return question;
    }
    }
}

} // namespace

const std::vector<Family> &bettorFamilies() {
    static const std::vector<Family> families{
        {"who-answers-for-it",
         Topic::Control,
         "family.who-answers-for-it"_say,
         {{"lucky8", "3.5 3.7 3.31"}, {"dueling8s", "3.5 3.7 3.30"}, {"freebet", "3.5 5.15 5.19"}},
         whoAnswers},
        {"late-and-pulled-bets",
         Topic::Irregularities,
         "family.late-and-pulled-bets"_say,
         {{"lucky8", "3.2 3.21 3.25 3.27 5.3 5.4"},
          {"dueling8s", "3.2 3.21 5.3 5.4"},
          {"freebet", "3.10 3.15.2 3.17 3.22 5.8"},
          {"luckylucky", "5"}},
         lateBet},
        {"follow-or-not",
         Topic::Control,
         "family.follow-or-not"_say,
         {{"lucky8", "3.24.1 3.24.2 3.26.5 3.26.6 3.26.7"},
          {"dueling8s", "3.24.1 3.24.2 3.26.4 3.26.5 3.26.6"},
          {"freebet", "3.22.1 3.23.2"}},
         followOrNot},
    };
    return families;
}

} // namespace pitwise
