// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/factfields.h"
#include "core/quiz/key.h"
#include "core/rulings/rulingtable.h"
#include "core/scenario/scriptedit.h"
#include "core/table/tablesetup.h"

#include <QJsonArray>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;
using Type = FactField::Type;

/// A fact by its name, with what its control needs.
struct Known {
    const char *name;
    Type type;
    std::vector<const char *> choices = {};
    int min = 0, max = 0;
    bool mayBeNone = false;
};

const std::vector<Known> &known() {
    static const std::vector<Known> list{
        {"found", Type::Choice, {"extra", "missing", "foreign", "unshuffled"}},
        {"what", Type::Choice, {"placed", "increased", "withdrawn"}},
        {"stage", Type::Choice, {"initial", "subsequent"}},
        {"settled", Type::Choice, {"none", "interim", "final"}},
        {"reconstructible", Type::YesNo},
        {"refusals", Type::Choice, {"none", "some", "all"}},
        {"areasActedSince", Type::Number, {}, 0, maxBoxes - 1},
        {"cards", Type::Cards},
        {"dealer", Type::Cards},
        {"extra", Type::Cards},
        {"manualShuffle", Type::YesNo},
        {"othersOnBox", Type::YesNo},
        {"hand", Type::Choice, {"player", "dealer"}},
        {"disclosed", Type::Number, {}, 0, 9},
        {"drawn", Type::Cards},
        {"afterRule", Type::Name},
        {"furtherCardDealt", Type::YesNo},
        {"noticed", Type::Choice},
        {"repeat", Type::YesNo},
        {"min", Type::Money},
        {"max", Type::Money},
        {"bet", Type::Choice},
        {"outcomeEstablished", Type::YesNo},
        {"outcomeEstablishable", Type::YesNo},
        {"player", Type::Name},
        {"amount", Type::Money},
        {"seated", Type::Name, {}, 0, 0, true},
        {"agreed", Type::Name, {}, 0, 0, true},
        {"surrendered", Type::Name, {}, 0, 0, true},
        {"mainOnBox", Type::Number, {}, 1, 99, true},
        {"distance", Type::Number, {}, 0, maxBoxes - 1, true},
        {"sideTotal", Type::Money},
        {"insuranceTotal", Type::Money},
        {"order", Type::Number, {}, 0, 99},
    };
    return list;
}

/// Choices that depend on the kind of situation or on the game.
std::vector<const char *> choicesOf(const Known &fact, SituationKind kind, const Rulebook &rulebook) {
    const L1 name(fact.name);
    if (name == L1("noticed"))
        return {"before-close", kind == SituationKind::UnderMinimum ? "after-outcome" : "after-close"};
    if (name == L1("bet")) {
        std::vector<const char *> bets{"main"};
        for (const SideBet &bet : rulebook.sideBets) // the excess of others is nobody's but their own
            if (bet.overMax == SideBetOverMax::LaterReturned)
                bets.push_back(bet.kind.c_str());
        return bets;
    }
    const bool finalExists = rulebook.rulings && rulebook.rulings->repairBy == RepairBy::Settlement;
    std::vector<const char *> choices = fact.choices;
    if (name == L1("settled") && !finalExists)
        choices.pop_back();
    return choices;
}

void addField(std::vector<FactField> &fields, const QString &path, const QString &name, SituationKind kind,
              const Rulebook &rulebook) {
    const auto fact = std::ranges::find_if(known(), [&](const Known &one) { return name == L1(one.name); });
    if (fact == known().end())
        return;
    FactField field{path, name, fact->type, {}, fact->min, fact->max, fact->mayBeNone, -1};
    if (kind == SituationKind::ShortDeal && name == L1("cards")) { // how many, not which
        field.type = Type::Number;
        field.max = rulebook.play.printed ? 0 : 1;
    }
    if (field.type == Type::Choice)
        for (const char *value : choicesOf(*fact, kind, rulebook))
            field.values << QString::fromLatin1(value);
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
            addField(fields, name, name, kind, rulebook);
    if (const QJsonObject limits = facts[L1("limits")].toObject(); !limits.isEmpty())
        for (const char *name : {"min", "max"})
            addField(fields, QStringLiteral("limits/") + L1(name), L1(name), kind, rulebook);
    const QString list = peopleIn(kind);
    const QJsonArray people = facts[list].toArray();
    for (int i = 0; i < people.size(); ++i) {
        const std::size_t first = fields.size();
        for (const Known &fact : known())
            if (people[i].toObject().contains(L1(fact.name)))
                addField(fields, QStringLiteral("%1/%2/%3").arg(list).arg(i).arg(L1(fact.name)), L1(fact.name), kind,
                         rulebook);
        for (std::size_t one = first; one < fields.size(); ++one)
            fields[one].person = i;
    }
    return fields;
}

QString factText(const QJsonObject &facts, const FactField &field) {
    const QJsonValue value = at(facts, field.path);
    switch (field.type) {
    case Type::YesNo: return value.toBool() ? QStringLiteral("true") : QStringLiteral("false");
    case Type::Number: return value.isDouble() ? QString::number(value.toInt()) : QString();
    case Type::Money: {
        const Cents cents = value.toInteger();
        const QString dollars = QString::number(cents / 100);
        return cents % 100 ? dollars + QStringLiteral(".%1").arg(cents % 100, 2, 10, QLatin1Char('0')) : dollars;
    }
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
