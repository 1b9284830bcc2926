// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/scriptedit.h"
#include "core/qttext.h"

#include <QRegularExpression>

#include <algorithm>

namespace pitwise::script {
namespace {

using L1 = QLatin1String;

QString word(Card card) {
    return qt(cardName(card));
}

/// The house's usual limits for a new table, in cents.
constexpr qint64 usualMin = 2500, usualMax = 500000;

std::optional<Card> typedCard(QString text) {
    text = text.trimmed().toUpper();
    if (text.startsWith(L1("10")))
        text.replace(0, 2, QStringLiteral("T"));
    return parseCard(text.toStdString());
}

bool isMain(const QJsonObject &bet) {
    return bet[L1("kind")].toString() == L1("main");
}

} // namespace

QJsonObject emptyTable(const Rulebook &rulebook) {
    QJsonObject table{{L1("decks"), rulebook.decks.max}, {L1("boxes"), rulebook.boxes().max}};
    table[L1("limits")] = QJsonObject{{L1("main"), QJsonObject{{L1("min"), usualMin}, {L1("max"), usualMax}}}};
    if (rulebook.payTables > 1)
        table[L1("payTable")] = 1;
    return {{L1("format"), L1("pitwise-round/1")},
            {L1("game"), qt(rulebook.document)},
            {L1("table"), table},
            {L1("bets"), QJsonArray()},
            {L1("shoe"), QString()},
            {L1("actions"), QJsonArray()}};
}

QStringList shoe(const QJsonObject &script) {
    return script[L1("shoe")].toString().simplified().split(u' ', Qt::SkipEmptyParts);
}

QJsonArray actions(const QJsonObject &script) {
    return script[L1("actions")].toArray();
}
QJsonArray bets(const QJsonObject &script) {
    return script[L1("bets")].toArray();
}

QJsonObject withShoe(QJsonObject script, const QStringList &cards) {
    script[L1("shoe")] = cards.join(u' ');
    return script;
}

QJsonObject withCards(QJsonObject script, int at, const std::vector<Card> &cards) {
    QStringList words = shoe(script);
    at = std::clamp(at, 0, static_cast<int>(words.size()));
    for (const Card card : cards)
        words.insert(at++, word(card));
    return withShoe(std::move(script), words);
}

QJsonObject withCard(QJsonObject script, int at, Card card) {
    QStringList words = shoe(script);
    if (at >= 0 && at < words.size())
        words[at] = word(card);
    return withShoe(std::move(script), words);
}

QJsonObject withoutCard(QJsonObject script, int at) {
    QStringList words = shoe(script);
    if (at >= 0 && at < words.size())
        words.removeAt(at);
    return withShoe(std::move(script), words);
}

QJsonObject withAction(QJsonObject script, int at, const QJsonObject &action) {
    QJsonArray list = actions(script);
    list.insert(std::clamp(at, 0, static_cast<int>(list.size())), action);
    script[L1("actions")] = list;
    return script;
}

QJsonObject withActionAt(QJsonObject script, int at, const QJsonObject &action) {
    QJsonArray list = actions(script);
    if (at >= 0 && at < list.size())
        list[at] = action;
    script[L1("actions")] = list;
    return script;
}

QJsonObject withoutAction(QJsonObject script, int at) {
    QJsonArray list = actions(script);
    if (at >= 0 && at < list.size())
        list.removeAt(at);
    script[L1("actions")] = list;
    return script;
}

QJsonObject cut(QJsonObject script, int cards, int count) {
    const QStringList words = shoe(script).mid(0, cards);
    QJsonArray list = actions(script);
    while (list.size() > std::max(0, count))
        list.removeLast();
    script[L1("actions")] = list;
    return withShoe(std::move(script), words);
}

QJsonObject withBet(QJsonObject script, int box, const QString &player, const QString &kind, Cents amount) {
    QJsonArray list = bets(script);
    const bool first = kind == L1("main") && std::none_of(list.begin(), list.end(), [&](const QJsonValue &value) {
                           return isMain(value.toObject()) && value.toObject()[L1("box")].toInt() == box;
                       });
    const auto same = std::find_if(list.begin(), list.end(), [&](const QJsonValue &value) {
        const QJsonObject bet = value.toObject();
        return bet[L1("box")].toInt() == box && bet[L1("player")].toString() == player && bet[L1("kind")].toString() == kind;
    });
    const QJsonObject bet{
        {L1("box"), box}, {L1("player"), player}, {L1("kind"), kind}, {L1("amount"), static_cast<qint64>(amount)}};
    if (same == list.end()) {
        if (amount > 0)
            list.append(bet);
    } else if (amount > 0) {
        *same = bet;
    } else {
        list.erase(same);
    }
    script[L1("bets")] = list;
    return first && amount > 0 && seatedAt(script, box).isEmpty() ? withSeat(std::move(script), box, player) : script;
}

QJsonObject withoutBet(QJsonObject script, int index) {
    QJsonArray list = bets(script);
    if (index >= 0 && index < list.size())
        list.removeAt(index);
    script[L1("bets")] = list;
    return script;
}

Cents betOf(const QJsonObject &script, int box, const QString &player, const QString &kind) {
    for (const QJsonValue &value : bets(script)) {
        const QJsonObject bet = value.toObject();
        if (bet[L1("box")].toInt() == box && bet[L1("player")].toString() == player && bet[L1("kind")].toString() == kind)
            return bet[L1("amount")].toInteger();
    }
    return 0;
}

QString seatedAt(const QJsonObject &script, int box) {
    return script[L1("seats")].toObject()[QString::number(box)].toString();
}

QStringList bettorsOn(const QJsonObject &script, int box) {
    QStringList names;
    for (const bool main : {true, false}) // who has only a side bet comes last
        for (const QJsonValue &value : bets(script)) {
            const QJsonObject bet = value.toObject();
            if (const QString name = bet[L1("player")].toString();
                bet[L1("box")].toInt() == box && isMain(bet) == main && !names.contains(name))
                names << name;
        }
    return names;
}

QString playerFor(const QJsonObject &script, int box, int place) {
    const QString seated = seatedAt(script, box);
    QStringList here = bettorsOn(script, box);
    if (!seated.isEmpty() && !here.contains(seated))
        here.prepend(seated);
    if (place < 0 && !here.isEmpty())
        return seated.isEmpty() ? here.first() : seated;
    if (place >= 0 && place < here.size())
        return here[place];
    QStringList taken;
    for (const QJsonValue &value : bets(script))
        taken << value.toObject()[L1("player")].toString();
    for (const QJsonValue &seat : script[L1("seats")].toObject())
        taken << seat.toString();
    for (char letter = 'A'; letter <= 'Z'; ++letter)
        if (const QString name(QLatin1Char{letter}); !taken.contains(name))
            return name;
    return QStringLiteral("A");
}

QJsonObject withSeat(QJsonObject script, int box, const QString &player) {
    QJsonObject seats = script[L1("seats")].toObject();
    if (player.isEmpty())
        seats.remove(QString::number(box));
    else
        seats[QString::number(box)] = player;
    if (seats.isEmpty())
        script.remove(L1("seats"));
    else
        script[L1("seats")] = seats;
    return script;
}

QJsonObject withTable(QJsonObject script, const QString &member, int value) {
    QJsonObject table = script[L1("table")].toObject();
    table[member] = value;
    script[L1("table")] = table;
    return script;
}

QJsonObject withLimits(QJsonObject script, const QString &kind, Cents min, Cents max) {
    QJsonObject table = script[L1("table")].toObject();
    QJsonObject limits = table[L1("limits")].toObject();
    QJsonObject limit;
    if (min > 0)
        limit[L1("min")] = static_cast<qint64>(min);
    if (max > 0)
        limit[L1("max")] = static_cast<qint64>(max);
    if (limit.isEmpty())
        limits.remove(kind);
    else
        limits[kind] = limit;
    if (limits.isEmpty())
        table.remove(L1("limits"));
    else
        table[L1("limits")] = limits;
    script[L1("table")] = table;
    return script;
}

std::optional<std::vector<Card>> typedCards(const QString &text, QString *wrong) {
    static const QRegularExpression between(QStringLiteral("[\\s,;]+"));
    std::vector<Card> cards;
    for (const QString &part : text.split(between, Qt::SkipEmptyParts)) {
        const std::optional<Card> card = typedCard(part);
        if (!card) {
            if (wrong)
                *wrong = part;
            return std::nullopt;
        }
        cards.push_back(*card);
    }
    return cards;
}

std::optional<Cents> typedMoney(const QString &text) {
    static const QRegularExpression form(QStringLiteral("^\\$?(\\d{1,3}(?:,\\d{3})+|\\d{1,10})(?:\\.(\\d{1,2}))?$"));
    const QRegularExpressionMatch match = form.match(text.trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    const Cents dollars = match.captured(1).remove(u',').toLongLong();
    const Cents cents = match.captured(2).leftJustified(2, u'0').toLongLong();
    return dollars * 100 + cents;
}

std::vector<int> cardsLeft(const QJsonObject &script, const Rulebook &rulebook) {
    std::vector<int> left(Card::codes, script[L1("table")].toObject()[L1("decks")].toInt());
    for (unsigned code = 0; code < Card::codes; ++code)
        if (!rulebook.hasTens && Card::fromCode(code).rank() == Rank::Ten)
            left[code] = 0;
    for (const QString &text : shoe(script))
        if (const auto card = parseCard(text.toStdString()))
            --left[card->code()];
    return left;
}

} // namespace pitwise::script
