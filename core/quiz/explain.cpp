// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/explain.h"
#include "core/qttext.h"
#include "core/table/sidebets.h"

#include <QCoreApplication>

#include <algorithm>

namespace pitwise {
namespace {

std::optional<Round::HandState> handOf(const Round &round, int box, int hand) {
    for (const Round::HandState &state : round.hands())
        if (state.box == box && state.hand == std::max(hand, 1))
            return state;
    return std::nullopt;
}

std::size_t handsOf(const Round &round, int box) {
    const auto hands = round.hands();
    return static_cast<std::size_t>(std::count_if(hands.begin(), hands.end(), [&](const auto &h) { return h.box == box; }));
}

/// "Hand 2: …" where the box has several.
Phrase onHand(const Round &round, const LedgerLine &line, const Phrase &text) {
    if (line.hand == 0 || handsOf(round, line.box) < 2)
        return text;
    return {QT_TRANSLATE_NOOP("quiz", "Hand %1. %2"), {QString::number(line.hand), text.text()}};
}

Phrase mainFact(const Round &round, const LedgerLine &line) {
    const auto hand = handOf(round, line.box, line.hand);
    const int dealer = round.dealerTotal().total;
    const PlayRules &play = round.setup().rulebook->play;
    const bool dealerBlackjack = play.blackjack && round.dealerCards().size() == 2 && dealer == 21;
    const QString dealerText = QString::number(dealer);
    if (line.result == Result::Surrender)
        return QT_TRANSLATE_NOOP("quiz", "The hand was surrendered.");
    if (line.result == Result::EvenMoney)
        return QT_TRANSLATE_NOOP("quiz", "A Blackjack against an Ace, and the player took even money.");
    if (!hand)
        return {};
    const QString total = QString::number(hand->total.total);
    if (hand->bust)
        return {QT_TRANSLATE_NOOP("quiz", "%1 is over 21: bust, lost whatever the dealer makes."), {total}};
    if (hand->blackjack) {
        if (dealerBlackjack)
            return QT_TRANSLATE_NOOP("quiz", "Both have a Blackjack.");
        if (round.dealerCards().size() == 1 || (!round.dealerCards()[0].isAce() && !round.dealerCards()[0].isTenValue()))
            return {QT_TRANSLATE_NOOP("quiz", "A Blackjack against a dealer's %1: he cannot make one."),
                    {cardsText(round.dealerCards().first(1))}};
        return {QT_TRANSLATE_NOOP("quiz", "A Blackjack; the dealer has %1 and no Blackjack."), {dealerText}};
    }
    if (dealerBlackjack)
        return {QT_TRANSLATE_NOOP("quiz", "The dealer has a Blackjack, which beats %1."), {total}};
    if (dealer > play.dealerBustsOver)
        return {QT_TRANSLATE_NOOP("quiz", "%1, and the dealer is bust with %2."), {total, dealerText}};
    if (dealer == 22)
        return {QT_TRANSLATE_NOOP("quiz", "%1, and the dealer makes 22, which is no bust here."), {total}};
    return {QT_TRANSLATE_NOOP("quiz", "%1 against the dealer's %2."), {total, dealerText}};
}

const SideBet *sideBetOf(const TableSetup &setup, const LedgerLine &line) {
    return line.kind >= 0 ? &setup.rulebook->sideBets[static_cast<std::size_t>(line.kind)] : nullptr;
}

/// The row a winning side bet was paid on, found by what it paid on and the clauses behind it.
const PayRow *rowOf(const SideBet &bet, const LedgerLine &line) {
    for (const PayRow &row : bet.rows)
        if (line.because == &row.clauses)
            return &row;
    return nullptr;
}

Phrase sideFact(const Round &round, const LedgerLine &line, const SideBet &bet) {
    const auto dealer = round.dealerCards();
    const QString dealerText = QString::number(round.dealerTotal().total);
    const PayRow *row = rowOf(bet, line);
    switch (bet.rule) {
    case SideBetRule::DealerBust:
        if (line.result == Result::Returned)
            return QT_TRANSLATE_NOOP("quiz", "The bets placed before it have reached the maximum: it goes back.");
        if (!row)
            return {QT_TRANSLATE_NOOP("quiz", "The dealer has %1: not bust, so the bet loses."), {dealerText}};
        return {QT_TRANSLATE_NOOP("quiz", "The dealer is bust with %1 in %2 cards, his first card counted."),
                {dealerText, QString::number(dealer.size())}};
    case SideBetRule::TieOnTotal: {
        const auto hand = handOf(round, line.box, line.hand);
        if (hand && hand->bust)
            return {QT_TRANSLATE_NOOP("quiz", "%1 is over 21: bust."), {QString::number(hand->total.total)}};
        return {QT_TRANSLATE_NOOP("quiz", "%1 against the dealer's %2; both have to be 18."),
                {QString::number(hand ? hand->total.total : 0), dealerText}};
    }
    default: break;
    }
    if (!row && bet.rule == SideBetRule::Markers)
        return QT_TRANSLATE_NOOP("quiz", "No marker was used on this box.");
    if (!row && bet.rule == SideBetRule::RunOfEights)
        return QT_TRANSLATE_NOOP("quiz", "The first card to the box is no 8: the run ends at the printed one.");
    std::vector<Card> cards;
    for (const Event &event : round.events())
        if (event.type == Event::Type::CardToHand && event.box == line.box && cards.size() < 2)
            cards.push_back(event.card);
    const QString opening = cardsText(cards);
    const bool withDealer = bet.rule == SideBetRule::LuckyEights || bet.rule == SideBetRule::ThreeCardTotal;
    const QString text = row ? rowText(bet.kind, row->name).text() : QString();
    if (bet.rule == SideBetRule::Markers || bet.rule == SideBetRule::RunOfEights)
        return {QT_TRANSLATE_NOOP("quiz", "On the box: %1."), {text}};
    if (withDealer && row)
        return {QT_TRANSLATE_NOOP("quiz", "%1 with the dealer's %2: %3."), {opening, cardsText(dealer.first(1)), text}};
    if (withDealer)
        return {QT_TRANSLATE_NOOP("quiz", "%1 with the dealer's %2: no row of the pay table."),
                {opening, cardsText(dealer.first(1))}};
    if (row)
        return {QT_TRANSLATE_NOOP("quiz", "%1: %2."), {opening, text}};
    return {QT_TRANSLATE_NOOP("quiz", "%1: no pair for this bet."), {opening}};
}

Phrase markersPaid(const LedgerLine &line, int markers) {
    const QString chips = moneyText(line.stake), marked = moneyText(line.pays - line.stake), pays = moneyText(line.pays),
                  count = QString::number(markers);
    if (line.stake == 0)
        return markers == 1 ? Phrase(QT_TRANSLATE_NOOP("quiz", "It wins: its marker stands for %1 at 1 to 1, so pay %2."),
                                     {marked, pays})
                            : Phrase(QT_TRANSLATE_NOOP("quiz", "It wins: its %1 markers stand for %2 at 1 to 1, so pay %3."),
                                     {count, marked, pays});
    return markers == 1
               ? Phrase(QT_TRANSLATE_NOOP("quiz", "It wins: %1 for the chips and %2 for the marker, at 1 to 1, so pay %3."),
                        {chips, marked, pays})
               : Phrase(
                     QT_TRANSLATE_NOOP("quiz", "It wins: %1 for the chips and %2 for the %3 markers, at 1 to 1, so pay %4."),
                     {chips, marked, count, pays});
}

Phrase outcome(const Round &round, const LedgerLine &line) {
    const TableSetup &setup = round.setup();
    const QString stake = moneyText(line.stake);
    const QString pays = moneyText(line.pays);
    switch (line.result) {
    case Result::Win: {
        const SideBet *bet = sideBetOf(setup, line);
        const PayRow *row = bet ? rowOf(*bet, line) : nullptr;
        if (row)
            return {QT_TRANSLATE_NOOP("quiz", "That pays %1: %2 pays %3."),
                    {oddsText(row->pays[static_cast<std::size_t>(setup.payTable - 1)]), stake, pays}};
        const auto hand = handOf(round, line.box, line.hand);
        if (line.kind == mainBet && hand && hand->markers > 0)
            return markersPaid(line, hand->markers);
        const PlayRules &play = setup.rulebook->play;
        const Ratio odds = line.kind == insuranceBet ? play.insurancePays
                           : line.kind == bonusBet
                               ? (line.because == &play.bonusSpadesRow ? play.bonusSpades : play.bonusMixed)
                           : hand && hand->blackjack ? play.blackjackPays
                                                     : play.regularPays;
        return {QT_TRANSLATE_NOOP("quiz", "It wins at %1: %2 pays %3."), {oddsText(odds), stake, pays}};
    }
    case Result::EvenMoney: return {QT_TRANSLATE_NOOP("quiz", "It is paid 1 to 1: %1 pays %2."), {stake, pays}};
    case Result::Lose:
        if (line.takes < line.stake)
            return {QT_TRANSLATE_NOOP("quiz", "Of %1 only the first bet is lost: take %2, give back %3."),
                    {stake, moneyText(line.takes), moneyText(line.stake - line.takes)}};
        if (line.stake == 0)
            return QT_TRANSLATE_NOOP("quiz", "It loses, but there are no chips on it: a marker costs nothing.");
        return {QT_TRANSLATE_NOOP("quiz", "It loses: take %1."), {moneyText(line.takes)}};
    case Result::StandOff:
        if (line.stake == 0)
            return QT_TRANSLATE_NOOP("quiz", "It stands off: its marker earns nothing.");
        return {QT_TRANSLATE_NOOP("quiz", "It stands off: nothing is paid, nothing is taken, %1 stays the player's."),
                {stake}};
    case Result::Surrender:
        return {QT_TRANSLATE_NOOP("quiz", "Half of %1 is lost for good: take %2, give back %3."),
                {stake, moneyText(line.takes), moneyText(line.stake - line.takes)}};
    case Result::Returned: return {QT_TRANSLATE_NOOP("quiz", "%1 goes back to the player."), {stake}};
    }
    return {};
}

} // namespace

QString cardsText(std::span<const Card> cards) {
    static constexpr char16_t suits[] = u"♠♥♦♣";
    QString text;
    for (const Card card : cards) {
        if (!text.isEmpty())
            text += u' ';
        if (card.rank() == Rank::Ten)
            text += u"10";
        else
            text += QLatin1Char(notation(card)[0]);
        text += QChar(suits[card.code() % 4]);
    }
    return text;
}

Phrase rowText(std::string_view kind, std::string_view row) {
    struct Entry {
        std::string_view kind, row;
        const char *text;
    };
    static constexpr Entry entries[] = {
        {"pair", "pair", QT_TRANSLATE_NOOP("quiz", "a Pair")},
        {"lucky8", "3-suited-8s", QT_TRANSLATE_NOOP("quiz", "three 8s of one suit")},
        {"lucky8", "3-unsuited-8s", QT_TRANSLATE_NOOP("quiz", "three 8s, not all of one suit")},
        {"lucky8", "2-suited-8s", QT_TRANSLATE_NOOP("quiz", "two 8s of one suit")},
        {"lucky8", "2-unsuited-8s", QT_TRANSLATE_NOOP("quiz", "two 8s of two suits")},
        {"lucky8", "two-of-a-kind", QT_TRANSLATE_NOOP("quiz", "Two of a Kind")},
        {"superb8s", "four-8s-all-spades", QT_TRANSLATE_NOOP("quiz", "four 8s in a row, all of Spades")},
        {"superb8s", "four-8s", QT_TRANSLATE_NOOP("quiz", "four 8s in a row, not all of Spades")},
        {"superb8s", "three-8s", QT_TRANSLATE_NOOP("quiz", "three 8s in a row, the printed one counted")},
        {"superb8s", "two-8s", QT_TRANSLATE_NOOP("quiz", "two 8s in a row, the printed one counted")},
        {"tie18", "tie-on-18", QT_TRANSLATE_NOOP("quiz", "both on 18")},
        {"21plus", "8-cards", QT_TRANSLATE_NOOP("quiz", "the dealer busts with 8 cards")},
        {"21plus", "7-cards", QT_TRANSLATE_NOOP("quiz", "the dealer busts with 7 cards")},
        {"21plus", "6-cards", QT_TRANSLATE_NOOP("quiz", "the dealer busts with 6 cards")},
        {"21plus", "5-cards", QT_TRANSLATE_NOOP("quiz", "the dealer busts with 5 cards")},
        {"21plus", "4-cards", QT_TRANSLATE_NOOP("quiz", "the dealer busts with 4 cards")},
        {"21plus", "3-cards", QT_TRANSLATE_NOOP("quiz", "the dealer busts with 3 cards")},
        {"rwspairs", "ace-pair-suited", QT_TRANSLATE_NOOP("quiz", "two Aces of one suit")},
        {"rwspairs", "suited-pair", QT_TRANSLATE_NOOP("quiz", "a pair of one suit")},
        {"rwspairs", "coloured-pair", QT_TRANSLATE_NOOP("quiz", "a pair of one colour and two suits")},
        {"rwspairs", "mixed-pair", QT_TRANSLATE_NOOP("quiz", "a pair of one red and one black card")},
        {"boombusted", "8-or-more", QT_TRANSLATE_NOOP("quiz", "the dealer busts with 8 cards or more")},
        {"boombusted", "7-cards", QT_TRANSLATE_NOOP("quiz", "the dealer busts with 7 cards")},
        {"boombusted", "6-cards", QT_TRANSLATE_NOOP("quiz", "the dealer busts with 6 cards")},
        {"boombusted", "5-cards", QT_TRANSLATE_NOOP("quiz", "the dealer busts with 5 cards")},
        {"boombusted", "3-or-4-cards", QT_TRANSLATE_NOOP("quiz", "the dealer busts with 3 or 4 cards")},
        {"luckystash", "7-markers", QT_TRANSLATE_NOOP("quiz", "7 markers")},
        {"luckystash", "6-markers", QT_TRANSLATE_NOOP("quiz", "6 markers")},
        {"luckystash", "5-markers", QT_TRANSLATE_NOOP("quiz", "5 markers")},
        {"luckystash", "4-markers", QT_TRANSLATE_NOOP("quiz", "4 markers")},
        {"luckystash", "3-markers", QT_TRANSLATE_NOOP("quiz", "3 markers")},
        {"luckystash", "2-markers", QT_TRANSLATE_NOOP("quiz", "2 markers")},
        {"luckystash", "1-marker", QT_TRANSLATE_NOOP("quiz", "1 marker")},
        {"luckylucky", "suited-777", QT_TRANSLATE_NOOP("quiz", "7-7-7 of one suit")},
        {"luckylucky", "suited-678", QT_TRANSLATE_NOOP("quiz", "6-7-8 of one suit")},
        {"luckylucky", "777", QT_TRANSLATE_NOOP("quiz", "7-7-7")},
        {"luckylucky", "678", QT_TRANSLATE_NOOP("quiz", "6-7-8")},
        {"luckylucky", "suited-21", QT_TRANSLATE_NOOP("quiz", "21 in one suit")},
        {"luckylucky", "21", QT_TRANSLATE_NOOP("quiz", "a total of 21")},
        {"luckylucky", "20", QT_TRANSLATE_NOOP("quiz", "a total of 20")},
        {"luckylucky", "19", QT_TRANSLATE_NOOP("quiz", "a total of 19")}};
    for (const Entry &entry : entries)
        if (entry.kind == kind && entry.row == row)
            return entry.text;
    return Phrase::verbatim(qt(row));
}

Phrase payTableText(const TableSetup &setup) {
    return setup.decks == 1
               ? Phrase(QT_TRANSLATE_NOOP("quiz", "Pay table %1 is in force; one deck."), {QString::number(setup.payTable)})
               : Phrase(QT_TRANSLATE_NOOP("quiz", "Pay table %1 is in force; %2 decks."),
                        {QString::number(setup.payTable), QString::number(setup.decks)});
}

Phrase moneyPrompt(const Round &round, const MoneyAsked &asked) {
    int bettors = 0;
    for (const Bet &bet : round.setup().bets)
        bettors += bet.box == asked.box && round.setup().playerName(bet.player) != asked.player;
    const bool severalHands = asked.kind == "main" && handsOf(round, asked.box) > 1;
    const QString box = QString::number(asked.box);
    const QString bet = kindName(asked.kind).text();
    QString place = QCoreApplication::translate("quiz", "Box %1").arg(box);
    if (asked.hand > 0 && (severalHands || asked.kind == "tie18") && handsOf(round, asked.box) > 1)
        place = QCoreApplication::translate("quiz", "Box %1, hand %2").arg(box).arg(asked.hand);
    else if (severalHands)
        place = QCoreApplication::translate("quiz", "Box %1, all hands together").arg(box);
    if (bettors > 0)
        place = QCoreApplication::translate("quiz", "%1, player %2").arg(place, QString::fromStdString(asked.player));
    switch (asked.measure) {
    case Measure::Pays: return {QT_TRANSLATE_NOOP("quiz", "%1: what do you pay the %2?"), {place, bet}};
    case Measure::Takes: return {QT_TRANSLATE_NOOP("quiz", "%1: how much of the %2 do you take?"), {place, bet}};
    case Measure::Returns:
        return {QT_TRANSLATE_NOOP("quiz", "%1: how much of the %2 goes back to the player?"), {place, bet}};
    }
    return {};
}

void explainLine(std::vector<Step> &steps, const Round &round, const LedgerLine &line, const std::vector<std::string> &also,
                 bool oneOfSeveral) {
    const TableSetup &setup = round.setup();
    Phrase fact;
    if (line.kind == mainBet)
        fact = mainFact(round, line);
    else if (line.kind == insuranceBet)
        fact = line.result == Result::Returned
                   ? Phrase(QT_TRANSLATE_NOOP("quiz", "The player took even money: his insurance is over."))
               : line.result == Result::Win
                   ? Phrase(QT_TRANSLATE_NOOP("quiz", "The dealer's second card is worth ten: a Blackjack."))
                   : Phrase(QT_TRANSLATE_NOOP("quiz", "The dealer's second card is not worth ten: no Blackjack."));
    else if (line.kind == bonusBet)
        fact = line.because == &setup.rulebook->play.bonusSpadesRow
                   ? Phrase(QT_TRANSLATE_NOOP("quiz", "6-7-8, all of Spades, the printed 8 counted."))
                   : Phrase(QT_TRANSLATE_NOOP("quiz",
                                              "6-7-8, not all of Spades: paid whatever the hand does, on the first bet."));
    else if (const SideBet *bet = sideBetOf(setup, line))
        fact = sideFact(round, line, *bet);
    std::vector<std::string> behind;
    for (const ClauseId id : line.clauses())
        behind.push_back(setup.rulebook->clauseName(id));
    if (oneOfSeveral && !fact.isEmpty()) {
        behind.insert(behind.end(), also.begin(), also.end());
        const Phrase both{QT_TRANSLATE_NOOP("quiz", "%1 %2"), {fact.text(), outcome(round, line).text()}};
        steps.push_back({onHand(round, line, both), behind});
        return;
    }
    if (!fact.isEmpty())
        steps.push_back({onHand(round, line, fact), also});
    steps.push_back({onHand(round, line, outcome(round, line)), behind});
}

} // namespace pitwise
