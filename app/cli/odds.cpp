// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/odds.h"
#include "app/cli/command.h"
#include "app/cli/rulebooks.h"
#include "core/json/jsonwriter.h"
#include "core/refusal.h"

#include <cstdio>

namespace pitwise::cli {
namespace {

constexpr int digits = 15; // of a probability; the contract asks for ten

struct Wanted {
    const Rulebook *book = nullptr;
    int decks = 0;
    int payTable = 1;
};

int wholeNumber(const QString &option, const QString &text) {
    bool right = false;
    const int number = text.toInt(&right);
    if (!right)
        throw Refusal{"\"" + text.toStdString() + "\" is no whole number", option.toStdString(), {}};
    return number;
}

Wanted readArguments(const QStringList &arguments, const Library &library) {
    Wanted wanted;
    bool payTableGiven = false;
    for (qsizetype i = 0; i < arguments.size(); i += 2) {
        const QString &option = arguments[i];
        if (option != QLatin1String("--game") && option != QLatin1String("--decks") &&
            option != QLatin1String("--pay-table"))
            throw Refusal{"there is no such option", option.toStdString(), {}};
        if (i + 1 == arguments.size())
            throw Refusal{"needs a value", option.toStdString(), {}};
        const QString &value = arguments[i + 1];
        if (option == QLatin1String("--game")) {
            wanted.book = library.find(value.toStdString());
            if (!wanted.book)
                throw Refusal{"there is no game \"" + value.toStdString() + "\"", "--game", {}};
        } else if (option == QLatin1String("--decks")) {
            wanted.decks = wholeNumber(option, value);
        } else {
            wanted.payTable = wholeNumber(option, value);
            payTableGiven = true;
        }
    }
    if (!wanted.book)
        throw Refusal{"name a game", "--game", {}};
    const Rulebook &book = *wanted.book;
    if (!book.decks.contains(wanted.decks))
        throw Refusal{book.document + " is played with " + std::to_string(book.decks.min) + " to " +
                          std::to_string(book.decks.max) + " decks",
                      "--decks",
                      {}};
    if (book.payTables == 1 ? payTableGiven : !payTableGiven || wanted.payTable < 1 || wanted.payTable > book.payTables)
        throw Refusal{book.payTables == 1
                          ? book.document + " has one pay table only"
                          : book.document + " has pay tables 1 to " + std::to_string(book.payTables) + ": name one",
                      "--pay-table",
                      {}};
    return wanted;
}

void writeBet(JsonWriter &json, const BetOdds &bet) {
    json.key(bet.kind).beginObject();
    if (!bet.byDealer)
        json.member("ways", static_cast<std::uint64_t>(bet.ways));
    json.key("outcomes").beginArray();
    for (const OutcomeOdds &outcome : bet.outcomes) {
        json.beginObject().member("name", outcome.name);
        if (bet.byDealer)
            json.key("probability").real(ratioOf(outcome.ways, bet.ways), digits);
        else
            json.member("ways", static_cast<std::uint64_t>(outcome.ways));
        json.key("pays");
        if (outcome.pays.denominator == 1)
            json.number(outcome.pays.numerator);
        else
            json.real(static_cast<double>(outcome.pays.numerator) / outcome.pays.denominator);
        json.endObject();
    }
    json.endArray().key("edge").real(bet.edge(), digits).endObject();
}

int run(const QStringList &arguments) {
    const Library library = openLibrary();
    const Wanted wanted = readArguments(arguments, library);
    const Rulebook &book = *wanted.book;
    const Odds odds = oddsOf(book, wanted.decks, wanted.payTable);

    std::string out;
    JsonWriter json(out);
    json.beginObject().member("game", book.document).member("decks", wanted.decks);
    if (book.payTables > 1)
        json.member("payTable", wanted.payTable);
    json.key("bets").beginObject();
    for (const BetOdds &bet : odds.bets)
        writeBet(json, bet);
    json.endObject().key("dealer").beginObject();
    for (int total = 17; total <= book.play.dealerBustsOver; ++total)
        json.key(std::to_string(total))
            .real(ratioOf(odds.dealer.totals[static_cast<std::size_t>(total)], odds.dealer.all), digits);
    json.key("bust").real(ratioOf(odds.dealer.bust, odds.dealer.all), digits).endObject();
    if (book.play.blackjack)
        json.key("dealerBlackjack").real(ratioOf(odds.dealer.blackjack, odds.dealer.all), digits);
    json.endObject();
    out += '\n';
    std::fwrite(out.data(), 1, out.size(), stdout);
    return Ok;
}

} // namespace

const Command oddsCommand{
    "odds", "--game GAME --decks N [--pay-table N]", "exact counts and probabilities from a full shoe",
    "\nSide bets that the opening cards decide are counted in ordered deals; those on the dealer's hand, and his\n"
    "final totals, are exact probabilities of a dealer who always draws out. \"21\" includes his Blackjack,\n"
    "which \"dealerBlackjack\" gives alone. luckylucky needs --pay-table.\n",
    run};

} // namespace pitwise::cli
