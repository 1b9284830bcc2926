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

#include <QCoreApplication>
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
    Question question = maker.question({QT_TRANSLATE_NOOP("quiz", "Box %1: who calls the decisions?"), {number(box)}},
                                       maker.rules().names(ruling->clauses), 8);
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
            wrong.push_back(
                {Phrase::verbatim(player), PlayerAnswer{player.toStdString()},
                 gone.contains(player) ? QT_TRANSLATE_NOOP("quiz", "Whoever surrendered is out of the hand.")
                 : bySeat
                     ? QT_TRANSLATE_NOOP("quiz", "Whoever sits at the box with a bet on it calls, wherever the bets lie.")
                 : byLargest
                     ? QT_TRANSLATE_NOOP(
                           "quiz", "Going by the nearest bet is the rule of the other house; here the largest bet calls.")
                     : QT_TRANSLATE_NOOP("quiz", "With nobody seated the bet nearest the dealer calls.")});
    }
    const bool bystander = !seated.isEmpty() && std::none_of(wrong.begin(), wrong.end(),
                                                             [&](const AnswerOption &o) { return o.text.text() == seated; });
    if (!bySeat && bystander)
        wrong.push_back({Phrase::verbatim(seated), PlayerAnswer{seated.toStdString()},
                         QT_TRANSLATE_NOOP("quiz", "Sitting there without a bet gives no say.")});
    if (wrong.empty())
        return std::nullopt;
    setAnswers(maker, question, {Phrase::verbatim(qt(ruling->player)), PlayerAnswer{ruling->player}}, wrong);
    question.steps.push_back({{bySeat      ? QT_TRANSLATE_NOOP("quiz", "So %1 calls.")
                               : byLargest ? QT_TRANSLATE_NOOP("quiz", "So the largest bet calls: %1.")
                                           : QT_TRANSLATE_NOOP("quiz", "So the bet nearest the dealer calls: %1."),
                               {qt(ruling->player)}},
                              maker.rules().names(ruling->clauses)});
    return question;
}

// ---------------------------------------------------------------- the next card, the dealer's cards, the order

Phrase handPlace(int box, int hand) {
    return {QT_TRANSLATE_NOOP("quiz", "Box %1, hand %2"), {number(box), number(hand)}};
}

Question nextCardAt(const ScenarioPoint &point, Maker &maker) {
    const Round &round = point.live->round();
    Question question = maker.question(QT_TRANSLATE_NOOP("quiz", "Which hand gets the next card?"), {}, 6);
    question.round = point.cut;
    question.asks = {{L1("box"), round.activeBox()}};
    std::vector<WrongText> wrong;
    for (const Round::HandState &hand : round.hands())
        if (!hand.bust && !hand.blackjack && (hand.box != round.activeBox() || hand.hand != round.activeHand()))
            wrong.emplace_back(handPlace(hand.box, hand.hand),
                               hand.box == round.activeBox()
                                   ? QT_TRANSLATE_NOOP("quiz", "The first hand is finished before the second gets any card.")
                                   : QT_TRANSLATE_NOOP("quiz", "A box is finished before the next one acts."));
    maker.setChoice(question, handPlace(round.activeBox(), round.activeHand()), wrong);
    explain(question, QT_TRANSLATE_NOOP("quiz", "The first hand gets its card and is finished before the second gets any."),
            {byGame(maker, "3.23", "3.23", "3.22.2")});
    return question;
}

Question dealerDrawAt(const ScenarioPoint &point, Maker &maker) {
    const bool watched = point.dealerDraw == "out-for-side-bet";
    const std::size_t key = point.dealerDraw == "none" ? 0 : point.dealerDraw == "one" ? 1 : 2;
    const Action &action = *point.toDealer;
    const QString box = number(action.box);
    Question question = maker.question(QT_TRANSLATE_NOOP("quiz", "How much does the dealer draw?"), {}, 10);
    question.round = point.cut;
    const std::string_view what = name(action.what);
    question.asks = {
        {L1("then"), QJsonObject{{L1("box"), action.box},
                                 {L1("do"), QString::fromLatin1(what.data(), static_cast<qsizetype>(what.size()))}}}};
    question.story.push_back(
        action.what == Do::Stand
            ? Phrase{QT_TRANSLATE_NOOP("quiz", "Box %1 stands. Every hand is finished."), {box}}
            : Phrase{QT_TRANSLATE_NOOP("quiz", "Box %1 takes its last card. Every hand is finished."), {box}});
    const std::array<Phrase, 3> options{QT_TRANSLATE_NOOP("quiz", "No card"), QT_TRANSLATE_NOOP("quiz", "Exactly one card"),
                                        QT_TRANSLATE_NOOP("quiz", "He draws out")};
    const std::array<const char *, 3> labels{
        watched ? QT_TRANSLATE_NOOP("quiz", "The side bet on the dealer's hand still needs his result.")
                : QT_TRANSLATE_NOOP("quiz", "A bet is still open that his cards decide."),
        QT_TRANSLATE_NOOP("quiz", "One card is for an insurance or a Blackjack that waits, and nothing else."),
        QT_TRANSLATE_NOOP("quiz", "No further card can change an open bet.")};
    std::vector<WrongText> wrong;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (i != key)
            wrong.emplace_back(options[i], labels[i]);
    maker.setChoice(question, options[key], wrong);
    std::vector<std::string> clauses{byGame(maker, "3.35", "3.33.1", "3.26.1")};
    if (key == 2 && maker.isGame("lucky8"))
        clauses.insert(clauses.begin(), "3.34"); // drawing out is the rule, 3.35 its exception
    explain(question,
            watched ? QT_TRANSLATE_NOOP(
                          "quiz", "All hands are bust, but a bet on the dealer's hand waits for his result: he draws out.")
            : key == 0 ? QT_TRANSLATE_NOOP("quiz", "Nothing is open that a card could change: he draws none.")
            : key == 1
                ? QT_TRANSLATE_NOOP("quiz", "Only an insurance or a Blackjack waits: one card decides it, then he stops.")
                : QT_TRANSLATE_NOOP("quiz", "A hand is still in: he draws to 17 or more."),
            std::move(clauses));
    question.difficulty = 0.6;
    return question;
}

Question orderAt(const ScenarioPoint &point, Maker &maker) {
    Question question = maker.question(QT_TRANSLATE_NOOP("quiz", "In which order do you settle these bets?"), {}, 8);
    question.round = point.cut;
    question.asks = {{L1("kind"), L1("luckylucky")}};
    std::vector<Phrase> order;
    std::vector<int> back;
    for (const LedgerLine &line : point.live->round().ledger())
        if (line.kind >= 0) {
            back.insert(back.begin(), static_cast<int>(order.size()));
            order.push_back({QT_TRANSLATE_NOOP("quiz", "Box %1"), {number(line.box)}});
        }
    setOrder(maker, question, order);
    addWrongOrder(
        question, back,
        QT_TRANSLATE_NOOP("quiz", "That is the order of the deal; these bets are settled from the dealer's right."));
    explain(question, QT_TRANSLATE_NOOP("quiz", "Cards are dealt from the dealer's left …"), {"6"});
    explain(question, QT_TRANSLATE_NOOP("quiz", "… but these bets are settled from his right, before anybody plays on."),
            {"7"});
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
    Question question = maker.question(control ? QT_TRANSLATE_NOOP("quiz", "Who calls the decisions?")
                                               : QT_TRANSLATE_NOOP("quiz", "Who gets to place that bet?"),
                                       maker.rules().names(ruling.clauses), 15);
    question.round = point.cut;
    question.situation = playableSituation(scenario, {});
    const Phrase nobodyText = QT_TRANSLATE_NOOP("quiz", "Nobody");
    const auto option = [&](const QString &player, const char *label) {
        return AnswerOption{player.isEmpty() ? nobodyText : Phrase::verbatim(player), PlayerAnswer{player.toStdString()},
                            label};
    };
    std::vector<AnswerOption> wrong;
    for (const QJsonValue &value : facts.value(control ? L1("bettors") : L1("claimants")).toArray())
        if (const QString player = value.toObject().value(L1("player")).toString(); player != qt(ruling.player))
            wrong.push_back(
                option(player,
                       control ? QT_TRANSLATE_NOOP("quiz", "Somebody else comes before him.")
                               : QT_TRANSLATE_NOOP("quiz", "By the order of claims somebody else comes first, or nobody.")));
    if (control && facts.value(L1("seated")).isString() && facts.value(L1("seated")).toString() != qt(ruling.player))
        wrong.push_back(option(facts.value(L1("seated")).toString(),
                               QT_TRANSLATE_NOOP("quiz", "Sitting there without a bet gives no say.")));
    if (!control && !ruling.player.empty())
        wrong.push_back(option({}, QT_TRANSLATE_NOOP("quiz", "The order of claims names somebody.")));
    if (wrong.empty())
        return std::nullopt;
    setAnswers(maker, question, option(qt(ruling.player), ""), wrong);
    question.steps.push_back(
        {ruling.player.empty() ? Phrase(QT_TRANSLATE_NOOP("quiz", "Nobody comes first by the order of claims."))
         : control             ? Phrase(QT_TRANSLATE_NOOP("quiz", "So %1 calls."), {qt(ruling.player)})
                               : Phrase(QT_TRANSLATE_NOOP("quiz", "By the order of claims it is %1."), {qt(ruling.player)}),
         question.clauses});
    question.difficulty = 0.6;
    return question;
}

std::optional<Question> cardAt(const Scenario &scenario, const ScenarioPoint &point, Maker &maker, IncidentMemo &memo) {
    auto question = besideRuling(scenario, point, maker, memo, QT_TRANSLATE_NOOP("quiz", "Which card does the dealer get?"));
    if (!question)
        return question;
    const auto option = [](Card card) {
        return AnswerOption{Phrase::verbatim(cardText(card)), CardAnswer{card},
                            QT_TRANSLATE_NOOP("quiz", "The dealer gets the card that is worse for him.")};
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
    auto question =
        besideRuling(scenario, point, maker, memo, QT_TRANSLATE_NOOP("quiz", "Which total of the dealer counts?"));
    if (!question)
        return question;
    std::vector<Card> dealer;
    for (const QJsonValue &value : scenario.incident->facts.value(L1("dealer")).toArray())
        if (const auto card = parseCard(value.toString().toStdString()))
            dealer.push_back(*card);
    question->setKey(totalAnswer({*point.ruling->total, handTotal(dealer).soft}));
    if (const auto extra = parseCard(scenario.incident->facts.value(L1("extra")).toString().toStdString()))
        dealer.push_back(*extra);
    addWrong(*question, totalAnswer(handTotal(dealer)), QT_TRANSLATE_NOOP("quiz", "The surplus card does not count."));
    return question;
}

std::optional<Question> shareAt(const Scenario &scenario, const ScenarioPoint &point, const Ask &ask, Maker &maker,
                                IncidentMemo &memo) {
    const bool shared = !point.ruling->shares.empty();
    const QString who = qt(ask.player);
    auto question = besideRuling(scenario, point, maker, memo,
                                 {shared ? QT_TRANSLATE_NOOP("quiz", "How much of %1's bet counts?")
                                         : QT_TRANSLATE_NOOP("quiz", "How much goes back to %1?"),
                                  {who}});
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
                   shared ? QT_TRANSLATE_NOOP("quiz", "Over the maximum not the whole bet counts.")
                          : QT_TRANSLATE_NOOP("quiz", "Only what exceeds the maximum goes back."));
    addWrongAmount(*question, placed - key,
                   shared ? QT_TRANSLATE_NOOP("quiz", "That is what does not count.")
                          : QT_TRANSLATE_NOOP("quiz", "That is what stays."));
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
