// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/facts.h"
#include "app/editor/scriptedit.h"
#include "core/quiz/key.h"
#include "core/rulings/rulingtable.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;
using Type = FactField::Type;

QString tr(const char *source) {
    return QCoreApplication::translate("Facts", source);
}

/// A fact by its name, with what its control needs. `%1`: which bettor or claimant.
struct Known {
    const char *name;
    const char *label;
    Type type;
    std::vector<std::pair<const char *, const char *>> choices = {};
    int min = 0, max = 0;
    bool mayBeNone = false;
};

const std::vector<Known> &known() {
    static const std::vector<Known> list{
        {"found",
         QT_TRANSLATE_NOOP("Facts", "Found"),
         Type::Choice,
         {{"extra", QT_TRANSLATE_NOOP("Facts", "A card too many")},
          {"missing", QT_TRANSLATE_NOOP("Facts", "A card missing")},
          {"foreign", QT_TRANSLATE_NOOP("Facts", "A foreign card")},
          {"unshuffled", QT_TRANSLATE_NOOP("Facts", "Not shuffled")}}},
        {"what",
         QT_TRANSLATE_NOOP("Facts", "The bet was"),
         Type::Choice,
         {{"placed", QT_TRANSLATE_NOOP("Facts", "Placed")},
          {"increased", QT_TRANSLATE_NOOP("Facts", "Increased")},
          {"withdrawn", QT_TRANSLATE_NOOP("Facts", "Withdrawn")}}},
        {"stage",
         QT_TRANSLATE_NOOP("Facts", "Seen in"),
         Type::Choice,
         {{"initial", QT_TRANSLATE_NOOP("Facts", "Opening deal")},
          {"subsequent", QT_TRANSLATE_NOOP("Facts", "Later deal")}}},
        {"settled",
         QT_TRANSLATE_NOOP("Facts", "Settled"),
         Type::Choice,
         {{"none", QT_TRANSLATE_NOOP("Facts", "Nothing")},
          {"interim", QT_TRANSLATE_NOOP("Facts", "Some bets")},
          {"final", QT_TRANSLATE_NOOP("Facts", "Finally")}}},
        {"reconstructible", QT_TRANSLATE_NOOP("Facts", "Order of the cards is known"), Type::YesNo},
        {"refusals",
         QT_TRANSLATE_NOOP("Facts", "The card was refused by"),
         Type::Choice,
         {{"none", QT_TRANSLATE_NOOP("Facts", "Nobody")},
          {"some", QT_TRANSLATE_NOOP("Facts", "Some")},
          {"all", QT_TRANSLATE_NOOP("Facts", "All")}}},
        {"areasActedSince",
         QT_TRANSLATE_NOOP("Facts", "Boxes that have had cards since"),
         Type::Number,
         {},
         0,
         maxBoxes - 1},
        {"cards", QT_TRANSLATE_NOOP("Facts", "Cards"), Type::Cards},
        {"dealer", QT_TRANSLATE_NOOP("Facts", "Dealer's cards"), Type::Cards},
        {"extra", QT_TRANSLATE_NOOP("Facts", "The further card"), Type::Cards},
        {"manualShuffle", QT_TRANSLATE_NOOP("Facts", "Shuffled by hand"), Type::YesNo},
        {"othersOnBox", QT_TRANSLATE_NOOP("Facts", "Another bettor on the box"), Type::YesNo},
        {"hand",
         QT_TRANSLATE_NOOP("Facts", "Drawn for"),
         Type::Choice,
         {{"player", QT_TRANSLATE_NOOP("Facts", "A player")}, {"dealer", QT_TRANSLATE_NOOP("Facts", "The dealer")}}},
        {"disclosed", QT_TRANSLATE_NOOP("Facts", "Of them face up"), Type::Number, {}, 0, 9},
        {"drawn", QT_TRANSLATE_NOOP("Facts", "Drawn together"), Type::Cards},
        {"afterRule", QT_TRANSLATE_NOOP("Facts", "After the ruling by clause"), Type::Name},
        {"furtherCardDealt", QT_TRANSLATE_NOOP("Facts", "A further card has been dealt"), Type::YesNo},
        {"noticed", QT_TRANSLATE_NOOP("Facts", "Noticed"), Type::Choice},
        {"repeat", QT_TRANSLATE_NOOP("Facts", "He did it before"), Type::YesNo},
        {"min", QT_TRANSLATE_NOOP("Facts", "Minimum"), Type::Money},
        {"max", QT_TRANSLATE_NOOP("Facts", "Maximum"), Type::Money},
        {"bet", QT_TRANSLATE_NOOP("Facts", "Bet"), Type::Choice},
        {"outcomeEstablished", QT_TRANSLATE_NOOP("Facts", "The outcome is established"), Type::YesNo},
        {"outcomeEstablishable", QT_TRANSLATE_NOOP("Facts", "The outcome can be established"), Type::YesNo},
        {"player", QT_TRANSLATE_NOOP("Facts", "Player %1"), Type::Name},
        {"amount", QT_TRANSLATE_NOOP("Facts", "Bet of player %1"), Type::Money},
        {"seated", QT_TRANSLATE_NOOP("Facts", "Seated"), Type::Name, {}, 0, 0, true},
        {"agreed", QT_TRANSLATE_NOOP("Facts", "They agreed on"), Type::Name, {}, 0, 0, true},
        {"surrendered", QT_TRANSLATE_NOOP("Facts", "Surrendered"), Type::Name, {}, 0, 0, true},
        {"mainOnBox",
         QT_TRANSLATE_NOOP("Facts", "Place of his main bet on the box, player %1"),
         Type::Number,
         {},
         1,
         99,
         true},
        {"distance",
         QT_TRANSLATE_NOOP("Facts", "Boxes to his main bet, player %1"),
         Type::Number,
         {},
         0,
         maxBoxes - 1,
         true},
        {"sideTotal", QT_TRANSLATE_NOOP("Facts", "All his side bets, player %1"), Type::Money},
        {"insuranceTotal", QT_TRANSLATE_NOOP("Facts", "Insurance on boxes that he does not control, player %1"), Type::Money},
        {"order", QT_TRANSLATE_NOOP("Facts", "Asked as number, player %1"), Type::Number, {}, 0, 99},
    };
    return list;
}

/// Choices that depend on the kind of situation or on the game.
std::vector<std::pair<const char *, const char *>> choicesOf(const Known &fact, SituationKind kind,
                                                             const Rulebook &rulebook) {
    const L1 name(fact.name);
    if (name == L1("noticed") && kind == SituationKind::UnderMinimum)
        return {{"before-close", QT_TRANSLATE_NOOP("Facts", "Before no more bets")},
                {"after-outcome", QT_TRANSLATE_NOOP("Facts", "After the outcome")}};
    if (name == L1("noticed"))
        return {{"before-close", QT_TRANSLATE_NOOP("Facts", "Before no more bets")},
                {"after-close", QT_TRANSLATE_NOOP("Facts", "After no more bets")}};
    if (name == L1("bet")) {
        std::vector<std::pair<const char *, const char *>> bets{{"main", QT_TRANSLATE_NOOP("Facts", "Main bet")}};
        if (rulebook.sideBetIndex("boombusted") >= 0)
            bets.emplace_back("boombusted", QT_TRANSLATE_NOOP("Facts", "Boom Busted"));
        return bets;
    }
    const bool finalExists = rulebook.rulings && rulebook.rulings->repairBy == RepairBy::Settlement;
    std::vector<std::pair<const char *, const char *>> choices = fact.choices;
    if (name == L1("settled") && !finalExists)
        choices.pop_back();
    return choices;
}

void addField(std::vector<FactField> &fields, const QString &path, const QString &name, int number, SituationKind kind,
              const Rulebook &rulebook) {
    const auto fact = std::ranges::find_if(known(), [&](const Known &one) { return name == L1(one.name); });
    if (fact == known().end())
        return;
    FactField field;
    field.path = path;
    field.label = tr(fact->label);
    if (number > 0)
        field.label = field.label.arg(number);
    field.type = fact->type;
    if (kind == SituationKind::ShortDeal && name == L1("cards")) { // how many, not which
        field.type = Type::Number;
        field.max = rulebook.play.printed ? 0 : 1;
    } else {
        field.min = fact->min;
        field.max = fact->max;
    }
    field.mayBeNone = fact->mayBeNone;
    if (field.type == Type::Choice)
        for (const auto &[value, words] : choicesOf(*fact, kind, rulebook)) {
            field.values << QString::fromLatin1(value);
            field.words << tr(words);
        }
    fields.push_back(field);
}

QJsonValue at(const QJsonObject &facts, const QString &path) {
    QJsonValue value = facts;
    for (const QString &part : path.split(u'/'))
        value = value.isArray() ? value.toArray().at(part.toInt()) : value.toObject().value(part);
    return value;
}

QJsonValue put(const QJsonValue &whole, QStringList path, const QJsonValue &value) {
    if (path.isEmpty())
        return value;
    const QString part = path.takeFirst();
    if (whole.isArray()) {
        QJsonArray list = whole.toArray();
        list[part.toInt()] = put(list.at(part.toInt()), path, value);
        return list;
    }
    QJsonObject object = whole.toObject();
    object[part] = put(object.value(part), path, value);
    return object;
}

QJsonArray namesIn(const QString &text) {
    QJsonArray names;
    for (const QString &name : text.split(u',', Qt::SkipEmptyParts))
        names.append(name.trimmed());
    return names;
}

std::optional<QJsonValue> valueOf(const QJsonValue &before, const FactField &field, const QString &typed) {
    const QString text = typed.trimmed();
    if (text.isEmpty() && field.mayBeNone && !before.isArray())
        return QJsonValue();
    switch (field.type) {
    case Type::Choice: return field.values.contains(text) ? std::optional<QJsonValue>(text) : std::nullopt;
    case Type::YesNo: return QJsonValue(text == L1("true"));
    case Type::Number: {
        bool isNumber = false;
        const int number = text.toInt(&isNumber);
        return isNumber && number >= field.min && number <= field.max ? std::optional<QJsonValue>(number) : std::nullopt;
    }
    case Type::Cards: {
        const auto cards = script::typedCards(text);
        if (!cards || cards->empty())
            return std::nullopt;
        if (before.isString())
            return cards->size() == 1 ? std::optional<QJsonValue>(QString::fromStdString(cardName(cards->front())))
                                      : std::nullopt;
        QJsonArray list;
        for (const Card card : *cards)
            list.append(QString::fromStdString(cardName(card)));
        return list;
    }
    case Type::Money: {
        const auto cents = script::typedMoney(text);
        return cents ? std::optional<QJsonValue>(static_cast<qint64>(*cents)) : std::nullopt;
    }
    case Type::Name:
        if (before.isArray())
            return namesIn(text);
        return text.isEmpty() ? std::nullopt : std::optional<QJsonValue>(text);
    }
    return std::nullopt;
}

} // namespace

std::vector<FactField> factFields(SituationKind kind, const QJsonObject &facts, const Rulebook &rulebook) {
    std::vector<FactField> fields;
    // In the order in which people tell it, which is the order of known().
    for (const Known &fact : known())
        if (const QString name = QString::fromLatin1(fact.name); facts.contains(name) && !facts[name].isObject())
            addField(fields, name, name, 0, kind, rulebook);
    if (const QJsonObject limits = facts[L1("limits")].toObject(); !limits.isEmpty())
        for (const char *name : {"min", "max"})
            addField(fields, QStringLiteral("limits/") + L1(name), L1(name), 0, kind, rulebook);
    const QString list = peopleIn(kind);
    const QJsonArray people = facts[list].toArray();
    for (int i = 0; i < people.size(); ++i) {
        const std::size_t first = fields.size();
        for (const Known &fact : known())
            if (people[i].toObject().contains(L1(fact.name)))
                addField(fields, QStringLiteral("%1/%2/%3").arg(list).arg(i).arg(L1(fact.name)), L1(fact.name), i + 1, kind,
                         rulebook);
        for (std::size_t one = first; one < fields.size(); ++one)
            fields[one].person = i;
        if (first < fields.size())
            fields[first].heading = personTitle(kind, i + 1);
    }
    return fields;
}

QString factText(const QJsonObject &facts, const FactField &field) {
    const QJsonValue value = at(facts, field.path);
    switch (field.type) {
    case Type::YesNo: return value.toBool() ? QStringLiteral("true") : QStringLiteral("false");
    case Type::Number: return value.isDouble() ? QString::number(value.toInt()) : QString();
    case Type::Money: return moneyText(value.toInteger());
    case Type::Choice: return value.toString();
    case Type::Cards:
    case Type::Name: break;
    }
    if (!value.isArray())
        return value.toString();
    QStringList words;
    for (const QJsonValue &one : value.toArray())
        words << one.toString();
    return words.join(field.type == Type::Cards ? QStringLiteral(" ") : QStringLiteral(", "));
}

std::optional<QJsonObject> withFact(const QJsonObject &facts, const FactField &field, const QString &text) {
    const auto value = valueOf(at(facts, field.path), field, text);
    if (!value)
        return std::nullopt;
    QJsonObject changed = put(facts, field.path.split(u'/'), *value).toObject();
    // Whose hand it is decides whether his cards are told.
    if (field.path == L1("hand") && value->toString() == L1("player"))
        changed.remove(L1("dealer"));
    else if (field.path == L1("hand") && !changed.contains(L1("dealer")))
        changed[L1("dealer")] = QJsonArray();
    return changed;
}

} // namespace pitwise
