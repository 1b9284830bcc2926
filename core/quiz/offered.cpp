// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/offered.h"
#include "core/qttext.h"
#include "core/quiz/key.h"

#include <QJsonArray>

#include <algorithm>
#include <set>

namespace pitwise {
namespace {

using L1 = QLatin1String;

QJsonObject factsOf(const PosedQuestion &question) {
    return question.situation.value(L1("facts")).toObject();
}

} // namespace

AnswerControl controlFor(AnswerKind kind) {
    switch (kind) {
    case AnswerKind::Amount:
    case AnswerKind::Chips: return AnswerControl::Money;
    case AnswerKind::Total:
    case AnswerKind::Count: return AnswerControl::Number;
    case AnswerKind::Choices:
    case AnswerKind::Actions: return AnswerControl::SomeOf;
    case AnswerKind::Order: return AnswerControl::InOrder;
    case AnswerKind::Choice:
    case AnswerKind::Player:
    case AnswerKind::Bet:
    case AnswerKind::Card:
    case AnswerKind::Place:
    case AnswerKind::Clause:
    case AnswerKind::Ruling: break;
    }
    return AnswerControl::OneOf;
}

Offered::Offered(const PosedQuestion &question, const Rulebook &rules, const std::optional<RoundView> &felt)
    : m_kind(question.shape()) {
    for (const Option &option : question.options)
        m_lines.push_back({option.answer, option.text});
    if (!m_lines.empty())
        return;
    switch (m_kind) {
    case AnswerKind::Actions: offerActions(rules.play); break;
    case AnswerKind::Player: offerPlayers(question, felt); break;
    case AnswerKind::Card: offerCards(question); break;
    case AnswerKind::Bet:
        if (felt)
            offerBets(question, *felt);
        break;
    case AnswerKind::Amount:
    case AnswerKind::Chips:
    case AnswerKind::Total:
    case AnswerKind::Count:
    case AnswerKind::Choice:
    case AnswerKind::Choices:
    case AnswerKind::Order:
    case AnswerKind::Place:
    case AnswerKind::Clause:
    case AnswerKind::Ruling: break; // nothing but their options, or no lines at all
    }
}

void Offered::offerActions(const PlayRules &play) {
    // In the order of a dealer's questions; what this game does not know is left out.
    for (const Do what : {Do::Hit, Do::Stand, Do::Double, Do::Split, Do::FreeDouble, Do::FreeSplit, Do::Surrender,
                          Do::Insurance, Do::EvenMoney}) {
        const bool isFree = what == Do::FreeDouble || what == Do::FreeSplit;
        const bool insures = what == Do::Insurance || what == Do::EvenMoney;
        if ((isFree && !play.freeBets) || (insures && play.insurance == InsuranceBy::Nobody))
            continue;
        m_lines.push_back({ActionsAnswer{{what}}});
    }
}

void Offered::offerPlayers(const PosedQuestion &question, const std::optional<RoundView> &felt) {
    std::set<std::string> players;
    for (const L1 list : {L1("bettors"), L1("claimants"), L1("bets")})
        for (const QJsonValue &entry : factsOf(question).value(list).toArray())
            players.insert(entry.toObject().value(L1("player")).toString().toStdString());
    const int box = question.asks.value(L1("box")).toInt();
    if (felt)
        for (const BoxView &seen : felt->table)
            if (box == 0 || seen.box == box) {
                players.insert(seen.seated);
                for (const HandView &hand : seen.hands)
                    for (const StakeView &stake : hand.stakes)
                        players.insert(stake.player);
                for (const SideAreaView &area : seen.sides)
                    for (const StakeView &stake : area.stakes)
                        players.insert(stake.player);
            }
    players.erase(std::string());
    for (const std::string &player : players)
        m_lines.push_back({PlayerAnswer{player}});
}

void Offered::offerBets(const PosedQuestion &question, const RoundView &felt) {
    const auto add = [&](BetAnswer bet, bool several) {
        const auto &settled = question.settlements;
        const auto told = std::find_if(settled.begin(), settled.end(), [&](const Settlement &one) {
            return one.box == bet.box && one.player == bet.player && one.kind == bet.kind &&
                   (one.hand == 0 || one.hand == bet.hand);
        });
        if (told != settled.end())
            m_lines.push_back({std::move(bet), settlementText(*told), several});
        else if (settled.empty()) // else one of the settlements is asked for: a bet that is not among them is no answer
            m_lines.push_back({std::move(bet), {}, several});
    };
    for (const BoxView &box : felt.table) {
        for (std::size_t h = 0; h < box.hands.size(); ++h)
            for (const StakeView &stake : box.hands[h].stakes)
                add({box.box, stake.player, "main", static_cast<int>(h) + 1}, box.hands.size() > 1);
        for (const SideAreaView &area : box.sides)
            for (const StakeView &stake : area.stakes)
                add({box.box, stake.player, area.kind}, false);
        for (const InsuranceView &insurance : box.insurance)
            add({box.box, insurance.player, "insurance"}, false);
    }
}

bool Offered::tells(const Phrase &line) const {
    return std::any_of(m_lines.begin(), m_lines.end(), [&](const Line &one) {
        return !one.text.isEmpty() && (line == one.text || line == say("payouts-table.settlement", one.text));
    });
}

void Offered::offerCards(const PosedQuestion &question) {
    for (const QJsonValue &value : factsOf(question).value(L1("drawn")).toArray())
        if (const auto card = parseCard(value.toString().toStdString()))
            m_lines.push_back({CardAnswer{*card}});
}

std::optional<Answer> Offered::one(int line) const {
    if (line < 0 || line >= static_cast<int>(m_lines.size()))
        return std::nullopt;
    return m_lines[static_cast<std::size_t>(line)].answer;
}

Answer Offered::some(const std::vector<bool> &chosen) const {
    ChoicesAnswer choices;
    ActionsAnswer actions;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (i >= chosen.size() || !chosen[i])
            continue;
        if (const auto *action = std::get_if<ActionsAnswer>(&m_lines[i].answer))
            actions.allowed.insert(actions.allowed.end(), action->allowed.begin(), action->allowed.end());
        for (std::string &key : optionsIn(m_lines[i].answer))
            choices.keys.push_back(std::move(key));
    }
    // Alphabetical, as they are written down.
    std::sort(actions.allowed.begin(), actions.allowed.end());
    std::sort(choices.keys.begin(), choices.keys.end());
    return m_kind == AnswerKind::Actions ? Answer(std::move(actions)) : Answer(std::move(choices));
}

Answer Offered::order(const std::vector<int> &lines) const {
    OrderAnswer answer;
    for (const int line : lines)
        for (std::string &key : optionsIn(m_lines[static_cast<std::size_t>(line)].answer))
            answer.keys.push_back(std::move(key));
    return answer;
}

Answer Offered::money(Cents cents, const std::vector<ChipCount> &laid) const {
    return laid.empty() ? Answer(AmountAnswer{cents}) : Answer(ChipsAnswer{cents, laid});
}

Answer Offered::number(int number, bool soft) const {
    return m_kind == AnswerKind::Total ? Answer(TotalAnswer{number, soft}) : Answer(CountAnswer{number});
}

bool Offered::holds(const Answer &answer, const Line &line) const {
    if (control() != AnswerControl::SomeOf)
        return sayTheSame(answer, line.answer);
    if (const auto *action = std::get_if<ActionsAnswer>(&line.answer)) {
        const auto *actions = std::get_if<ActionsAnswer>(&answer);
        return actions && std::find(actions->allowed.begin(), actions->allowed.end(), action->allowed.front()) !=
                              actions->allowed.end();
    }
    const std::vector<std::string> keys = optionsIn(answer), own = optionsIn(line.answer);
    return !own.empty() && std::find(keys.begin(), keys.end(), own.front()) != keys.end();
}

std::vector<bool> Offered::linesOf(const Answer &answer) const {
    std::vector<bool> held;
    for (const Line &line : m_lines)
        held.push_back(holds(answer, line));
    return held;
}

std::vector<int> Offered::orderOf(const Answer &answer) const {
    std::vector<int> lines;
    for (const std::string &key : optionsIn(answer))
        for (std::size_t i = 0; i < m_lines.size(); ++i)
            if (m_lines[i].answer == Answer(ChoiceAnswer{key}))
                lines.push_back(static_cast<int>(i));
    return lines;
}

} // namespace pitwise
