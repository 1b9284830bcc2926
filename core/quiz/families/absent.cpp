// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A player has walked away: his hand card by card, who plays it for him, and what it comes to.
#include "core/quiz/families/lists.h"
#include "core/quiz/families/moments.h"
#include "core/quiz/families/trouble.h"

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;
using enum RulingCode;

/// Cards that are still to be drawn to, or not: soft totals are where the houses part.
std::vector<Card> absentHand(Maker &m, bool draws) {
    const RulingTable &table = *m.rules().rulings;
    if (m.rules().play.printed)
        return {m.worth(draws ? m.between(2, 3) : m.between(4, 7))};
    if (m.chance(55)) {
        const int most = table.absentStopsSoft - 12; // beside the Ace
        if (draws && most >= 2)
            return {m.card(Rank::Ace), m.worth(m.between(2, most))};
        if (!draws)
            return {m.card(Rank::Ace), m.worth(m.between(std::max(2, most + 1), 8))};
    }
    const int one = m.between(2, draws ? 6 : 9),
              other = draws ? m.between(2, 11 - one) : m.between(std::max(2, 12 - one), 10);
    return one == other ? std::vector<Card>{} : std::vector<Card>{m.worth(one), m.worth(other)};
}

QJsonObject absentFacts(const Trouble &t, bool others) {
    return {{L1("cards"), cardsJson(t.round().activeHandState().cards)}, {L1("othersOnBox"), others}};
}

/// Other players of the table who bet on the absent player's box too.
void joinBox(Maker &m, Trouble &t, int box, int count) {
    std::vector<int> others = t.boxes;
    std::erase(others, box);
    m.random().shuffle(others);
    for (int i = 0; i < count; ++i)
        m.bet(t.setup, box, t.playerOf(others[static_cast<std::size_t>(i)]).c_str(), m.stake());
}

void setAbsent(Maker &m, Question &question, const Ruling &ruling, HandTotal total) {
    const bool softTo17 = m.rules().rulings->absentStopsSoft > m.rules().rulings->absentStopsHard;
    const PhraseId bound = softTo17 ? "absent.here-such-hand-is-drawn-to-more"_say : "absent.here-such-hand-is-drawn-to"_say;
    const bool others = ruling.has(OtherBettorPlays);
    const Phrase label = others ? "absent.somebody-else-has-bet-on-box"_say : Phrase(bound);
    const AnswerOption draw{"absent.draw-card-for-it"_say, RulingAnswer{{Draw}},
                            !others && total.soft && !softTo17 ? "absent.drawing-to-soft-17-is-rule"_say : label};
    const AnswerOption stop{"absent.let-it-stand"_say, RulingAnswer{{Stop}},
                            !others && total.soft && total.total < 17 && softTo17 ? "absent.stopping-at-any-12-is-free"_say
                                                                                  : label};
    const AnswerOption other{"absent.another-bettor-of-box-plays-it"_say, RulingAnswer{{OtherBettorPlays}},
                             "absent.nobody-else-has-bet-on-box"_say};
    const AnswerOption &right = others ? other : ruling.has(Stop) ? stop : draw;
    std::vector<AnswerOption> wrong;
    for (const AnswerOption &option : {draw, stop, other})
        if (!(option.answer == right.answer))
            wrong.push_back(option);
    setAnswers(m, question, right, wrong);
    if (!others)
        question.steps.insert(question.steps.begin(),
                              {say(total.soft ? "absent.hand-is-soft"_say : "absent.hand-is-hard"_say, total.total), {}});
    question.target = 8;
}

/// Who of those behind the chair plays the hand.
std::optional<Question> whoPlaysIt(Maker &m, Trouble &t, int box) {
    QJsonArray bettors;
    std::vector<std::pair<std::string, Cents>> standing;
    for (const Bet &bet : t.setup.bets)
        if (bet.kind == mainBet && bet.box == box && t.setup.playerName(bet.player) != t.playerOf(box)) {
            standing.emplace_back(t.setup.playerName(bet.player), bet.placed);
            bettors.append(QJsonObject{{L1("player"), QString::fromStdString(standing.back().first)},
                                       {L1("amount"), static_cast<qint64>(bet.placed)}});
        }
    if (standing.size() != 2 || standing[0].second == standing[1].second)
        return std::nullopt;
    const QJsonObject facts{{L1("bettors"), bettors}, {L1("seated"), QJsonValue::Null}, {L1("surrendered"), QJsonArray()}};
    const Incident incident{"who-controls", facts, {say("absent.player-of-box-has-walked-away", Box{box})}};
    auto question = ruledQuestion(m, incident, say("absent.who-plays-hand-of-box-now", Box{box}));
    if (!question)
        return question;
    t.dress(*question, box);
    const auto ruling = rulingOn(m.library(), m.rules().document, incident.kind, incident.facts);
    const auto option = [](const std::string &player, Phrase label = {}) {
        return AnswerOption{Phrase::plain(playerName(player)), PlayerAnswer{player}, std::move(label)};
    };
    const bool largest = m.rules().play.control == ControlBy::Largest;
    const std::string &other = standing[standing[0].first == ruling->player ? 1 : 0].first;
    std::vector<AnswerOption> wrong{
        option(other, largest ? "absent.largest-bet-of-box-plays-it"_say : "absent.bet-nearest-dealer-plays-it"_say)};
    for (const int each : t.boxes)
        if (each != box && t.playerOf(each) != ruling->player)
            wrong.push_back(option(t.playerOf(each), "absent.he-has-no-bet-on-that"_say));
    setAnswers(m, *question, option(ruling->player), wrong, true, 4);
    question->steps.clear();
    explain(*question, largest ? "absent.largest-bet-of-box-plays-it"_say : "absent.bet-nearest-dealer-plays-it"_say,
            largest ? std::vector<std::string>{"1.30", "3.8"} : std::vector<std::string>{byGame(m, "5.22.1", "5.19.1", "")});
    question->target = 8;
    return question;
}

/// Played out as the rules have it, and the round with it.
std::optional<Question> settledWithoutHim(Maker &m, Trouble &t, int box) {
    const RulingTable &table = *m.rules().rulings;
    const auto goesOn = [&] {
        if (t.round().stage() != Stage::Play || t.round().activeBox() != box)
            return false;
        const HandTotal total = t.round().activeHandState().total;
        return total.total < (total.soft ? table.absentStopsSoft : table.absentStopsHard);
    };
    while (goesOn())
        t.live().act(Do::Hit);
    if (t.round().stage() == Stage::Play && t.round().activeBox() == box)
        t.stand();
    if (t.round().stage() == Stage::Play)
        t.playTo(t.last());
    t.live().finish();
    for (const Round::HandState &hand : t.round().hands())
        if (hand.box == box && (hand.bust || hand.cards.size() < 3))
            return std::nullopt;
    MoneySpec spec;
    spec.asked = {box, t.playerOf(box), "main", 0, m.chance(50) ? Measure::Pays : Measure::Takes};
    if (measured(t.round(), spec.asked) == 0)
        spec.asked.measure = spec.asked.measure == Measure::Pays ? Measure::Takes : Measure::Pays;
    spec.story = {say("absent.player-of-box-had-walked-away", Box{box})};
    spec.target = 12;
    spec.first = {table.absentStopsSoft > table.absentStopsHard ? "absent.here-such-hand-is-drawn-to-more"_say
                                                                : "absent.here-such-hand-is-drawn-to"_say,
                  {byGame(m, "5.22", "5.19", "5.3")}};
    spec.further = {byGame(m, "5.22", "5.19", "5.3")};
    Question question = moneyQuestion(m, t.live(), std::move(spec));
    question.scene = t.scene;
    question.scene.settled = true;
    return question;
}

std::optional<Question> absentPlayer(Maker &m) {
    Trouble t(m, 4);
    const int box = m.oneOf(t.boxes);
    const int way = m.between(0, 9); // draw, stand, another plays it; who does; what it comes to
    const bool others = way >= 4 && way <= 7;
    if (others)
        joinBox(m, t, box, way >= 6 ? 2 : 1);
    const std::vector<Card> hand = absentHand(m, way < 2 || way > 7 || (others && m.chance(50)));
    if (hand.empty())
        return std::nullopt;
    t.hand(box, hand);
    t.deal();
    t.playTo(box);
    t.scene.away = {box};
    t.scene.settled = true;
    if (t.round().activeBox() != box)
        return std::nullopt;
    if (way == 6 || way == 7)
        return whoPlaysIt(m, t, box);
    if (way > 7)
        return settledWithoutHim(m, t, box);
    if (!others && way < 2 && m.chance(25))
        t.live().act(Do::Hit);
    if (t.round().activeBox() != box || t.total() > 21)
        return std::nullopt;
    const Incident incident{
        "absent-player", absentFacts(t, others), {say("absent.player-of-box-has-walked-away", Box{box})}};
    const HandTotal total = t.round().activeHandState().total;
    const auto ruling = rulingOn(m.library(), m.rules().document, incident.kind, incident.facts);
    auto question = ruledQuestion(m, incident, say("absent.what-happens-with-hand-now", Box{box}));
    if (!question)
        return question;
    t.dress(*question, box);
    setAbsent(m, *question, *ruling, total);
    return question;
}

} // namespace

std::vector<Family> absentRulings() {
    return {
        {"absent-player",
         Topic::Irregularities,
         "family.absent-player"_say,
         {{"lucky8", "3.12 4.1#regular 4.3.2 4.3.3 4.4.1 4.6.1 5.22 5.22.1"},
          {"dueling8s", "3.12 4.1#regular 4.4.1 4.4.2 4.5.1 4.6.1 5.19 5.19.1"},
          {"freebet", "1.30 3.8 3.24.1 3.24.2 3.24.3 3.24.4 3.24.5 4.1.1#regular 5.3"}},
         absentPlayer},
    };
}

} // namespace pitwise
