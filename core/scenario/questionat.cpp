// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/qttext.h"
#include "core/quiz/explain.h"
#include "core/quiz/guards.h"
#include "core/quiz/incident.h"
#include "core/quiz/money.h"
#include "core/quiz/tablequestions.h"
#include "core/scenario/point.h"
#include "core/table/scriptwriter.h"

#include <QJsonArray>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

Question moneyAt(const ScenarioPoint &point, const Ask &ask, Maker &maker) {
    Question question = moneyQuestion(maker, *point.live, {{ask.box, ask.player, ask.bet, ask.hand, ask.measure}, 12, 40});
    question.setKey(AmountAnswer{moneyIn(question.key()).value_or(0)}); // paying in chips is the practice page's own choice
    return question;
}

// ---------------------------------------------------------------- who calls a box

/// The box as `who-controls` wants it told.
QJsonObject controlFacts(const Round &round, int box) {
    const TableSetup &setup = round.setup();
    QJsonArray bettors, surrendered;
    for (const Bet &bet : setup.bets)
        if (bet.box == box && bet.kind == mainBet)
            bettors.append(QJsonObject{{L1("player"), qt(setup.playerName(bet.player))},
                                       {L1("amount"), static_cast<qint64>(bet.placed)}});
    for (const Event &event : round.events())
        if (event.type == Event::Type::Surrendered && event.box == box)
            surrendered.append(qt(setup.playerName(event.player)));
    const PlayerId seated = setup.seated[static_cast<std::size_t>(box)];
    return {{L1("bettors"), bettors},
            {L1("surrendered"), surrendered},
            {L1("seated"), seated == nobody ? QJsonValue() : QJsonValue(qt(setup.playerName(seated)))}};
}

std::optional<Question> controlAt(const ScenarioPoint &point, int box, Maker &maker) {
    const Round &round = point.live->round();
    const QJsonObject facts = controlFacts(round, box);
    const auto ruling = rulingOn(maker.library(), maker.rules().document, "who-controls", facts, {}, maker.rules().name());
    if (!ruling)
        return std::nullopt;
    Question question =
        maker.question(say("common.box-who-calls-decisions", Box{box}), maker.rules().names(ruling->clauses), 8);
    question.round = point.cut;
    question.situation = situationJson(maker.rules().document, "who-controls", facts);
    question.asks = {{L1("box"), box}};
    for (const std::string &item : readingsTouched(round))
        if (item == "C30")
            question.readings.push_back(item);
    const QString seated = facts.value(L1("seated")).toString();
    const bool bySeat = seated == qt(ruling->player);
    const bool byLargest = maker.rules().play.control == ControlBy::Largest;
    const QJsonArray gone = facts.value(L1("surrendered")).toArray();
    std::vector<AnswerOption> wrong;
    for (const QJsonValue &bettor : facts.value(L1("bettors")).toArray()) {
        const QString player = bettor.toObject().value(L1("player")).toString();
        if (player != qt(ruling->player))
            wrong.push_back({Phrase::plain(playerName(player.toStdString())), PlayerAnswer{player.toStdString()},
                             gone.contains(player) ? "common.whoever-surrendered-is-out-of-hand"_say
                             : bySeat              ? "common.whoever-sits-at-box-with-bet"_say
                             : byLargest           ? "common.going-by-nearest-bet-is-rule"_say
                                                   : "common.with-nobody-seated-bet-nearest-dealer"_say});
    }
    const bool bystander = !seated.isEmpty() && std::none_of(wrong.begin(), wrong.end(), [&](const AnswerOption &o) {
        return o.answer == Answer(PlayerAnswer{seated.toStdString()});
    });
    if (!bySeat && bystander)
        wrong.push_back({Phrase::plain(playerName(seated.toStdString())), PlayerAnswer{seated.toStdString()},
                         "common.sitting-there-without-bet-gives-no"_say});
    if (wrong.empty())
        return std::nullopt;
    setAnswers(maker, question, {Phrase::plain(playerName(ruling->player)), PlayerAnswer{ruling->player}}, wrong);
    question.steps.push_back({say(bySeat      ? "common.so-calls"_say
                                  : byLargest ? "common.so-largest-bet-calls"_say
                                              : "common.so-bet-nearest-dealer-calls"_say,
                                  playerName(ruling->player)),
                              maker.rules().names(ruling->clauses)});
    return question;
}

// ---------------------------------------------------------------- the next card, the dealer's cards, the order

Phrase handPlace(int box, int hand) {
    return say("common.box-hand", Box{box}, hand);
}

Question nextCardAt(const ScenarioPoint &point, Maker &maker) {
    const Round &round = point.live->round();
    Question question = maker.question("common.which-hand-gets-next-card"_say, {}, 6);
    question.round = point.cut;
    question.asks = {{L1("box"), round.activeBox()}};
    std::vector<WrongText> wrong;
    for (const Round::HandState &hand : round.hands())
        if (!hand.bust && !hand.blackjack && (hand.box != round.activeBox() || hand.hand != round.activeHand()))
            wrong.emplace_back(handPlace(hand.box, hand.hand), hand.box == round.activeBox()
                                                                   ? "common.first-hand-is-finished-before-second"_say
                                                                   : "scenario.box-is-finished-before-next-one"_say);
    maker.setChoice(question, handPlace(round.activeBox(), round.activeHand()), wrong);
    explain(question, "common.first-hand-gets-its-card-and"_say, maker.because(Asked::splitHandsInTurn));
    return question;
}

Question dealerDrawAt(const ScenarioPoint &point, Maker &maker) {
    const bool watched = point.dealerDraw == "out-for-side-bet";
    const std::size_t key = point.dealerDraw == "none" ? 0 : point.dealerDraw == "one" ? 1 : 2;
    const Action &action = *point.toDealer;
    const int box = action.box;
    Question question = maker.question("common.how-much-does-dealer-draw"_say, {}, 10);
    question.round = point.cut;
    const std::string_view what = name(action.what);
    question.asks = {
        {L1("then"), QJsonObject{{L1("box"), action.box},
                                 {L1("do"), QString::fromLatin1(what.data(), static_cast<qsizetype>(what.size()))}}}};
    question.story.push_back(action.what == Do::Stand ? say("scenario.box-stands-every-hand-is-finished", Box{box})
                                                      : say("scenario.box-takes-its-last-card-every", Box{box}));
    const std::array<Phrase, 3> options{"common.no-card"_say, "common.exactly-one-card"_say, "common.he-draws-out"_say};
    const std::array<PhraseId, 3> labels{
        watched ? "common.side-bet-on-dealers-hand-still"_say : "common.bet-is-still-open-that-his"_say,
        "common.one-card-is-for-insurance-or"_say, "common.no-further-card-can-change-open"_say};
    std::vector<WrongText> wrong;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (i != key)
            wrong.emplace_back(options[i], labels[i]);
    maker.setChoice(question, options[key], wrong);
    // Where the document says when he stops, drawing out is the rule and that its exception.
    const bool drawsOut = key == 2 && maker.says(Asked::dealerStopsDrawing);
    std::vector<std::string> clauses = drawsOut ? maker.because(Asked::dealerDraws, Asked::dealerStopsDrawing)
                                                : maker.because(Asked::dealerStopsDrawing, Asked::drawsForDealerBustBet);
    explain(question,
            watched    ? "scenario.all-hands-are-bust-but-bet"_say
            : key == 0 ? "common.nothing-is-open-that-card-could"_say
            : key == 1 ? "common.only-insurance-or-blackjack-waits-one"_say
                       : "common.hand-is-still-in-he-draws"_say,
            std::move(clauses));
    question.difficulty = 0.6;
    return question;
}

Question orderAt(const ScenarioPoint &point, Maker &maker) {
    Question question = maker.question("scenario.in-which-order-do-you-settle"_say, {}, 8);
    question.round = point.cut;
    question.asks = {{L1("kind"), qt(maker.sideKind(SideBetRule::ThreeCardTotal))}};
    std::vector<Phrase> order;
    std::vector<int> back;
    for (const LedgerLine &line : point.live->round().ledger())
        if (line.kind >= 0) {
            back.insert(back.begin(), static_cast<int>(order.size()));
            order.push_back(say("common.box", Box{line.box}));
        }
    setOrder(maker, question, order);
    addWrongOrder(question, back, "common.that-is-order-of-deal-these"_say);
    explain(question, "common.cards-are-dealt-from-dealers-left"_say, maker.because(Asked::dealtFromLeft));
    explain(question, "common.but-these-bets-are-settled-from"_say, maker.because(Asked::sideBetsFromRight));
    return question;
}

// ---------------------------------------------------------------- the incident

std::optional<Question> rulingAt(const Scenario &scenario, const ScenarioPoint &point, Maker &maker, IncidentMemo &memo) {
    auto question = memo.question(*scenario.incident, maker);
    if (question)
        question->round = point.cut;
    return question;
}

/// The incident's question with another prompt and nothing to choose yet.
std::optional<Question> besideRuling(const Scenario &scenario, const ScenarioPoint &point, Maker &maker, IncidentMemo &memo,
                                     Phrase prompt) {
    auto question = rulingAt(scenario, point, maker, memo);
    if (!question)
        return question;
    question->prompt = std::move(prompt);
    question->options.clear();
    question->misconceptions.clear();
    question->target = 10;
    return question;
}

std::optional<Question> awardAt(const Scenario &scenario, const ScenarioPoint &point, Maker &maker) {
    const Ruling &ruling = *point.ruling;
    const QJsonObject &facts = scenario.incident->facts;
    const bool control = ruling.kind == SituationKind::WhoControls;
    Question question =
        maker.question(control ? "scenario.who-calls-decisions"_say : "common.who-gets-to-place-that-bet"_say,
                       maker.rules().names(ruling.clauses), 15);
    question.round = point.cut;
    question.situation = playableSituation(scenario, {});
    const Phrase nobodyText = "common.nobody"_say;
    const auto option = [&](const QString &player, const Phrase &label) {
        return AnswerOption{player.isEmpty() ? nobodyText : Phrase::plain(playerName(player.toStdString())),
                            PlayerAnswer{player.toStdString()}, label};
    };
    std::vector<AnswerOption> wrong;
    for (const QJsonValue &value : facts.value(control ? L1("bettors") : L1("claimants")).toArray())
        if (const QString player = value.toObject().value(L1("player")).toString(); player != qt(ruling.player))
            wrong.push_back(option(player, control ? "scenario.somebody-else-comes-before-him"_say
                                                   : "scenario.by-order-of-claims-somebody-else"_say));
    if (control && facts.value(L1("seated")).isString() && facts.value(L1("seated")).toString() != qt(ruling.player))
        wrong.push_back(option(facts.value(L1("seated")).toString(), "common.sitting-there-without-bet-gives-no"_say));
    if (!control && !ruling.player.empty())
        wrong.push_back(option({}, "scenario.order-of-claims-names-somebody"_say));
    if (wrong.empty())
        return std::nullopt;
    setAnswers(maker, question, option(qt(ruling.player), {}), wrong);
    question.steps.push_back({ruling.player.empty() ? "scenario.nobody-comes-first-by-order-of"_say
                              : control             ? say("common.so-calls", playerName(ruling.player))
                                                    : say("scenario.by-order-of-claims-it-is", playerName(ruling.player)),
                              question.clauses});
    question.difficulty = 0.6;
    return question;
}

std::optional<Question> cardAt(const Scenario &scenario, const ScenarioPoint &point, Maker &maker, IncidentMemo &memo) {
    auto question = besideRuling(scenario, point, maker, memo, "common.which-card-does-dealer-get"_say);
    if (!question)
        return question;
    const auto option = [](Card card) {
        return AnswerOption{Phrase::plain(card), CardAnswer{card}, "common.dealer-gets-card-that-is-worse"_say};
    };
    std::vector<AnswerOption> wrong;
    for (const QJsonValue &value : scenario.incident->facts.value(L1("drawn")).toArray())
        if (const auto card = parseCard(value.toString().toStdString()); card && *card != *point.ruling->card)
            wrong.push_back(option(*card));
    if (wrong.empty())
        return std::nullopt;
    setAnswers(maker, *question, option(*point.ruling->card), wrong);
    return question;
}

std::optional<Question> standsTotalAt(const Scenario &scenario, const ScenarioPoint &point, Maker &maker,
                                      IncidentMemo &memo) {
    auto question = besideRuling(scenario, point, maker, memo, "common.which-total-of-dealer-counts"_say);
    if (!question)
        return question;
    std::vector<Card> dealer;
    for (const QJsonValue &value : scenario.incident->facts.value(L1("dealer")).toArray())
        if (const auto card = parseCard(value.toString().toStdString()))
            dealer.push_back(*card);
    question->setKey(totalAnswer({*point.ruling->total, handTotal(dealer).soft}));
    if (const auto extra = parseCard(scenario.incident->facts.value(L1("extra")).toString().toStdString()))
        dealer.push_back(*extra);
    addWrong(*question, totalAnswer(handTotal(dealer)), "common.surplus-card-does-not-count"_say);
    return question;
}

std::optional<Question> shareAt(const Scenario &scenario, const ScenarioPoint &point, const Ask &ask, Maker &maker,
                                IncidentMemo &memo) {
    const bool shared = !point.ruling->shares.empty();
    const QString who = qt(ask.player);
    auto question = besideRuling(scenario, point, maker, memo,
                                 say(shared ? "scenario.how-much-of-s-bet-counts"_say : "scenario.how-much-goes-back-to"_say,
                                     playerName(ask.player)));
    if (!question)
        return question;
    Cents key = 0, placed = 0;
    for (const PlacedBet &bet : shared ? point.ruling->shares : point.ruling->returns)
        key += bet.player == ask.player ? bet.amount : 0;
    for (const QJsonValue &bet : scenario.incident->facts.value(L1("bets")).toArray())
        if (bet.toObject().value(L1("player")).toString() == who)
            placed += bet.toObject().value(L1("amount")).toInteger();
    question->asks = {{L1("player"), who}};
    question->setKey(AmountAnswer{key});
    addWrongAmount(*question, placed,
                   shared ? "scenario.over-maximum-not-whole-bet-counts"_say
                          : "scenario.only-what-exceeds-maximum-goes-back"_say);
    addWrongAmount(*question, placed - key,
                   shared ? "scenario.that-is-what-does-not-count"_say : "scenario.that-is-what-stays"_say);
    return question;
}

} // namespace

std::optional<Question> questionAt(const Scenario &scenario, const ScenarioPoint &point, const Ask &ask, Maker &maker,
                                   IncidentMemo &memo) {
    switch (ask.kind) {
    case AskKind::Amount: return moneyAt(point, ask, maker);
    case AskKind::Actions: return actionsQuestion(maker, *point.live, 50);
    case AskKind::Offers:
        for (const Round::Offer &offer : point.live->round().offers())
            if (offer.box == ask.box && point.live->round().setup().playerName(offer.player) == ask.player)
                return offersQuestion(maker, *point.live, offer);
        return std::nullopt;
    case AskKind::Total:
        for (const Round::HandState &hand : point.live->round().hands())
            if (hand.box == ask.box && hand.hand == ask.hand)
                return totalQuestion(maker, *point.live, hand);
        return std::nullopt;
    case AskKind::Controls: return controlAt(point, ask.box, maker);
    case AskKind::NextCard: return nextCardAt(point, maker);
    case AskKind::DealerDraw: return dealerDrawAt(point, maker);
    case AskKind::Order: return orderAt(point, maker);
    case AskKind::Ruling: return rulingAt(scenario, point, maker, memo);
    case AskKind::Award: return awardAt(scenario, point, maker);
    case AskKind::Card: return cardAt(scenario, point, maker, memo);
    case AskKind::StandsTotal: return standsTotalAt(scenario, point, maker, memo);
    case AskKind::Share: return shareAt(scenario, point, ask, maker, memo);
    }
    return std::nullopt;
}

} // namespace pitwise
