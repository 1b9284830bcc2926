// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/felttext.h"
#include "app/felt/looks.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace pitwise::felt {
namespace {

QString words(const char *source) {
    return QCoreApplication::translate("Felt", source);
}

struct Named {
    const char *id;
    const char *name;
};

constexpr Named games[] = {
    {"lucky8", QT_TRANSLATE_NOOP("Felt", "Blackjack Lucky 8")},
    {"dueling8s", QT_TRANSLATE_NOOP("Felt", "Dueling 8's 21+")},
    {"freebet", QT_TRANSLATE_NOOP("Felt", "Free Bet Blackjack")},
    {"luckylucky", QT_TRANSLATE_NOOP("Felt", "Lucky Lucky")},
};
constexpr Named sideBets[] = {
    {"main", QT_TRANSLATE_NOOP("Felt", "Main")},
    {"pair", QT_TRANSLATE_NOOP("Felt", "Pair")},
    {"lucky8", QT_TRANSLATE_NOOP("Felt", "Lucky 8")},
    {"superb8s", QT_TRANSLATE_NOOP("Felt", "Superb 8's")},
    {"tie18", QT_TRANSLATE_NOOP("Felt", "Tie on 18")},
    {"21plus", QT_TRANSLATE_NOOP("Felt", "21+")},
    {"rwspairs", QT_TRANSLATE_NOOP("Felt", "RWS Pairs")},
    {"luckystash", QT_TRANSLATE_NOOP("Felt", "Lucky Stash")},
    {"boombusted", QT_TRANSLATE_NOOP("Felt", "Boom Busted")},
    {"luckylucky", QT_TRANSLATE_NOOP("Felt", "Lucky Lucky")},
    {"insurance", QT_TRANSLATE_NOOP("Felt", "Insurance")},
    {"bonus678", QT_TRANSLATE_NOOP("Felt", "6-7-8 Bonus")},
};
constexpr Named payRows[] = {
    {"3-suited-8s", QT_TRANSLATE_NOOP("Felt", "3 suited 8's")},
    {"3-unsuited-8s", QT_TRANSLATE_NOOP("Felt", "3 unsuited 8's")},
    {"2-suited-8s", QT_TRANSLATE_NOOP("Felt", "2 suited 8's")},
    {"2-unsuited-8s", QT_TRANSLATE_NOOP("Felt", "2 unsuited 8's")},
    {"two-of-a-kind", QT_TRANSLATE_NOOP("Felt", "Two of a Kind")},
    {"four-8s-all-spades", QT_TRANSLATE_NOOP("Felt", "Four 8's, all Spades")},
    {"four-8s", QT_TRANSLATE_NOOP("Felt", "Four 8's")},
    {"three-8s", QT_TRANSLATE_NOOP("Felt", "Three 8's")},
    {"two-8s", QT_TRANSLATE_NOOP("Felt", "Two 8's")},
    {"ace-pair-suited", QT_TRANSLATE_NOOP("Felt", "Ace Pair Suited")},
    {"suited-pair", QT_TRANSLATE_NOOP("Felt", "Suited Pair")},
    {"coloured-pair", QT_TRANSLATE_NOOP("Felt", "Coloured Pair")},
    {"mixed-pair", QT_TRANSLATE_NOOP("Felt", "Mixed Pair")},
    {"8-or-more", QT_TRANSLATE_NOOP("Felt", "8 cards or more")},
    {"3-or-4-cards", QT_TRANSLATE_NOOP("Felt", "3 or 4 cards")},
    {"1-marker", QT_TRANSLATE_NOOP("Felt", "1 marker")},
    {"suited-777", QT_TRANSLATE_NOOP("Felt", "Suited 7-7-7")},
    {"suited-678", QT_TRANSLATE_NOOP("Felt", "Suited 6-7-8")},
    {"777", QT_TRANSLATE_NOOP("Felt", "7-7-7")},
    {"678", QT_TRANSLATE_NOOP("Felt", "6-7-8")},
    {"suited-21", QT_TRANSLATE_NOOP("Felt", "Suited 21")},
    {"21", QT_TRANSLATE_NOOP("Felt", "21 total")},
    {"20", QT_TRANSLATE_NOOP("Felt", "20 total")},
    {"19", QT_TRANSLATE_NOOP("Felt", "19 total")},
};

QString lookUp(std::span<const Named> list, const std::string &id) {
    for (const Named &named : list)
        if (id == named.id)
            return words(named.name);
    return QString::fromStdString(id).replace(u'-', u' '); // a later rulebook's own: better its id than nothing
}

TablePrint sideTable(const SideBet &bet, int payTable, int payTables) {
    TablePrint print;
    print.head = sideBetName(bet.kind).toUpper();
    for (const PayRow &row : bet.rows)
        print.rows.emplace_back(payRowName(bet, row),
                                oddsText(row.pays[std::min<std::size_t>(row.pays.size(), payTable) - 1]));
    if (bet.rule == SideBetRule::DealerBust && bet.kind.find("bust") == std::string::npos)
        print.head = QCoreApplication::translate("Felt", "%1 DEALER BUSTS").arg(print.head);
    if (payTables > 1)
        print.note = QCoreApplication::translate("Felt", "Pay table %1.  18 or less loses").arg(payTable);
    return print;
}

TablePrint mainTable(const Rulebook &book) {
    TablePrint print;
    print.head = words(QT_TRANSLATE_NOOP("Felt", "THE TABLE PAYS"));
    if (book.play.blackjack)
        print.rows.emplace_back(words(QT_TRANSLATE_NOOP("Felt", "Blackjack")), oddsText(book.play.blackjackPays));
    print.rows.emplace_back(words(QT_TRANSLATE_NOOP("Felt", "Regular")), oddsText(book.play.regularPays));
    if (book.play.insurance != InsuranceBy::Nobody)
        print.rows.emplace_back(words(QT_TRANSLATE_NOOP("Felt", "Insurance")), oddsText(book.play.insurancePays));
    for (const SideBet &bet : book.sideBets)
        if (bet.rows.size() == 1)
            print.rows.emplace_back(sideBetName(bet.kind), oddsText(bet.rows[0].pays[0]));
    return print;
}

TablePrint bonusTable(const Rulebook &book) {
    return {words(QT_TRANSLATE_NOOP("Felt", "6-7-8 BONUS")),
            {{words(QT_TRANSLATE_NOOP("Felt", "All Spades")), oddsText(book.play.bonusSpades)},
             {words(QT_TRANSLATE_NOOP("Felt", "Any other")), oddsText(book.play.bonusMixed)}},
            {}};
}

QString secondLine(const PlayRules &play) {
    QStringList parts;
    if (play.printed)
        parts << QCoreApplication::translate("Felt", "Every hand starts with the %1.").arg(cardWords(*play.printed));
    const bool more = play.dealerBustsOver == 22;
    parts << (play.dealerHitsSoft17 ? words(QT_TRANSLATE_NOOP("Felt", "Dealer draws on soft 17"))
                                    : words(QT_TRANSLATE_NOOP("Felt", "Dealer draws to 16 and stands on all 17s")));
    if (more) {
        parts.back() += u'.';
        parts << words(QT_TRANSLATE_NOOP("Felt", "Dealer 22 stands off every hand but Blackjack"));
    }
    return parts.join(QStringLiteral("  "));
}

TablePrint gameSign(const Rulebook &book, const RoundView &view) {
    TablePrint sign;
    sign.head = gameName(view.game).toUpper();
    sign.rows.emplace_back(view.decks == 1 ? words(QT_TRANSLATE_NOOP("Felt", "1 deck"))
                                           : QCoreApplication::translate("Felt", "%1 decks").arg(view.decks),
                           book.hasTens ? QString() : words(QT_TRANSLATE_NOOP("Felt", "no tens")));
    QString stage;
    switch (view.stage) {
    case Stage::Offers: stage = words(QT_TRANSLATE_NOOP("Felt", "offers")); break;
    case Stage::Settled: stage = words(QT_TRANSLATE_NOOP("Felt", "settled")); break;
    case Stage::Play:
        stage = words(QT_TRANSLATE_NOOP("Felt", "play"));
        for (const BoxView &box : view.table)
            for (std::size_t i = 0; i < box.hands.size(); ++i)
                if (box.hands[i].active)
                    stage = QCoreApplication::translate("Felt", "box %1, hand %2").arg(box.box).arg(i + 1);
    }
    sign.rows.emplace_back(words(QT_TRANSLATE_NOOP("Felt", "Stage")), stage);
    return sign;
}

TablePrint limitSign(const RoundView &view) {
    TablePrint sign;
    if (view.limits.empty())
        return sign;
    sign.head = words(QT_TRANSLATE_NOOP("Felt", "LIMITS"));
    const auto range = [](const RoundView::Limit &limit) {
        return money(limit.min) + QStringLiteral(" - ") + money(limit.max);
    };
    QString sides, sideRange;
    bool alike = true;
    int count = 0;
    for (const auto &limit : view.limits)
        if (limit.kind != "main") {
            ++count;
            sides = count > 2 ? words(QT_TRANSLATE_NOOP("Felt", "Side bets"))
                              : (sides.isEmpty() ? QString() : sides + QStringLiteral(", ")) + sideBetName(limit.kind);
            alike = alike && (sideRange.isEmpty() || sideRange == range(limit));
            sideRange = range(limit);
        }
    for (const auto &limit : view.limits)
        if (limit.kind == "main" || !alike)
            sign.rows.emplace_back(sideBetName(limit.kind), range(limit));
    if (alike && count > 0)
        sign.rows.emplace_back(sides, sideRange);
    return sign;
}

} // namespace

QString gameName(const std::string &game) {
    return lookUp(games, game);
}
QString sideBetName(const std::string &kind) {
    return lookUp(sideBets, kind);
}

QString payRowName(const SideBet &bet, const PayRow &row) {
    if (row.counts.min == row.counts.max && row.counts.min > 1)
        return bet.rule == SideBetRule::Markers ? QCoreApplication::translate("Felt", "%1 markers").arg(row.counts.min)
                                                : QCoreApplication::translate("Felt", "%1 cards").arg(row.counts.min);
    return lookUp(payRows, row.name);
}

QString oddsText(Ratio odds) {
    return QCoreApplication::translate("Felt", "%1 to %2", "odds").arg(odds.numerator).arg(odds.denominator);
}

bool hasLayoutB(const Rulebook &book) {
    return std::ranges::find(book.layouts, "B", &Layout::id) != book.layouts.end();
}

FeltPrint printOf(const Rulebook &book, const RoundView &view, bool layoutB) {
    FeltPrint print;
    print.game = view.game;
    print.printedCards = book.play.printed.has_value();
    print.layoutB = layoutB && hasLayoutB(book);
    print.title = book.play.blackjack ? QCoreApplication::translate("Felt", "BLACKJACK PAYS %1 TO %2")
                                            .arg(book.play.blackjackPays.numerator)
                                            .arg(book.play.blackjackPays.denominator)
                                      : gameName(view.game).toUpper();
    print.second = secondLine(book.play);
    if (book.play.insurance != InsuranceBy::Nobody) {
        print.insurance = words(QT_TRANSLATE_NOOP("Felt", "INSURANCE"));
        print.insurancePays = QCoreApplication::translate("Felt", "PAYS %1 TO %2")
                                  .arg(book.play.insurancePays.numerator)
                                  .arg(book.play.insurancePays.denominator);
    }
    const Look &look = lookOf(view.game);
    for (const Look::Circle &circle : look.circles)
        if (book.sideBetIndex(circle.bet) >= 0)
            print.areas.push_back({circle.bet, sideBetName(circle.bet).toUpper()});
    for (const SideBet &bet : book.sideBets)
        if (std::ranges::find(print.areas, bet.kind, &AreaPrint::kind) == print.areas.end())
            print.areas.push_back({bet.kind, sideBetName(bet.kind).toUpper()});

    const auto add = [&](std::vector<TablePrint> &column, const std::string &name) {
        if (name == "main")
            column.push_back(mainTable(book));
        else if (name == "bonus")
            column.push_back(bonusTable(book));
        else if (const int index = book.sideBetIndex(name); index >= 0)
            column.push_back(sideTable(book.sideBets[static_cast<std::size_t>(index)], view.payTable, book.payTables));
    };
    for (const std::string &name : look.left)
        add(print.left, name);
    for (const std::string &name : look.right)
        add(print.right, name);
    if (look.left.empty() && look.right.empty()) {
        print.left.push_back(mainTable(book));
        for (const SideBet &bet : book.sideBets)
            if (bet.rows.size() > 1)
                print.right.push_back(sideTable(bet, view.payTable, book.payTables));
    }
    if (print.layoutB)
        std::swap(print.left, print.right);
    print.gameSign = gameSign(book, view);
    print.limitSign = limitSign(view);
    return print;
}

} // namespace pitwise::felt
