// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/housedecisions.h"
#include "core/refusal.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;
constexpr std::string_view limitsPrefix = "limits/";
constexpr std::string_view readingPrefix = "reading/";
const std::string payTableKey = "payTable";
const std::string settleKey = "settleFrom";
const std::string chipsKey = "chips";

QJsonValue valueOf(const HouseDecision &decision) {
    return QJsonDocument::fromJson('[' + decision.value + ']').array().at(0);
}

std::string dollars(Cents amount) {
    return '$' + std::to_string(amount / 100);
}

void mustLie(Cents amount, Limits within, const char *what) {
    if (amount < within.min || amount > within.max || amount % limitStep != 0)
        throw Refusal{std::string("the ") + what + " is from " + dollars(within.min) + " to " + dollars(within.max) +
                          " in steps of " + dollars(limitStep),
                      what,
                      {}};
}

void checkLimits(std::string_view kind, Limits limits) {
    const bool main = kind == "main";
    mustLie(limits.min, main ? mainMinimum : sideMinimum, "minimum");
    mustLie(limits.max, main ? mainMaximum : sideMaximum, "maximum");
    if (main && limits.max < mainSpread * limits.min)
        throw Refusal{"the maximum is at least " + std::to_string(mainSpread) +
                          " times the minimum: " + dollars(mainSpread * limits.min),
                      "maximum",
                      {}};
}

bool isKindOf(const Rulebook &rulebook, std::string_view kind) {
    return kind == "main" || rulebook.sideBetIndex(kind) >= 0;
}

void takeLimits(House &house, std::string_view place, const QJsonObject &json, const Library &library) {
    const std::size_t slash = place.find('/');
    if (slash == std::string_view::npos)
        return;
    const Rulebook *rulebook = library.find(place.substr(0, slash));
    const std::string_view kind = place.substr(slash + 1);
    const Limits limits{json.value(L1("min")).toInteger(), json.value(L1("max")).toInteger()};
    if (!rulebook || !isKindOf(*rulebook, kind))
        return;
    try {
        checkLimits(kind, limits);
        house.limits[std::string(place)] = limits;
    } catch (const Refusal &) { // of a program with other bounds
    }
}

void takeReading(House &house, const std::string &id, const std::string &key, const Library &library,
                 const ReadingItems &items) {
    const ReadingItem *item = items.find(id);
    if (!item || (!key.empty() && std::find(item->readings.begin(), item->readings.end(), key) == item->readings.end()))
        return;
    house.fixed.insert(id);
    for (const auto &rulebook : library.rulebooks())
        if (const Reading *reading = item->switchName.empty() ? nullptr : rulebook->reading(item->switchName))
            if (const std::string value = switchValue(*item, *reading, key);
                !value.empty() && value != reading->defaultValue)
                house.readings[reading->name] = value;
}

QByteArray compact(const QJsonObject &json) {
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

/// The document whose pay table the house chooses; null where none has several.
const Rulebook *withPayTables(const Library &library) {
    for (const std::string &document : library.documents())
        if (const Rulebook *rulebook = library.find(document); rulebook->payTables > 1)
            return rulebook;
    return nullptr;
}

} // namespace

HouseRules readHouse(const std::vector<HouseDecision> &inForce, const Library &library, const ReadingItems &items) {
    HouseRules rules;
    const Rulebook *tables = withPayTables(library);
    for (const HouseDecision &decision : inForce) {
        const QJsonValue value = valueOf(decision);
        const std::string_view key = decision.key;
        if (key.starts_with(limitsPrefix))
            takeLimits(rules.house, key.substr(limitsPrefix.size()), value.toObject(), library);
        else if (key.starts_with(readingPrefix))
            takeReading(rules.house, std::string(key.substr(readingPrefix.size())),
                        readingDecided(decision).value_or(std::string()), library, items);
        else if (key == payTableKey)
            rules.house.payTable = tables && value.toInt() <= tables->payTables ? std::max(0, value.toInt()) : 0;
        else if (key == settleKey)
            rules.house.settleFrom = value.toString() == L1("left") ? SettleFrom::Left : SettleFrom::Right;
        else if (key == chipsKey)
            for (const QJsonValue &chip : value.toArray())
                rules.chips.push_back(chip.toInteger());
    }
    return rules;
}

DecisionText limitsDecision(const Rulebook &rulebook, std::string_view kind, Limits limits) {
    if (!isKindOf(rulebook, kind))
        throw Refusal{"this game has no such bet", std::string(kind), {}};
    checkLimits(kind, limits);
    return {limitsKey(rulebook.document, kind),
            compact({{L1("min"), static_cast<qint64>(limits.min)}, {L1("max"), static_cast<qint64>(limits.max)}})};
}

DecisionText payTableDecision(const Library &library, int table) {
    const Rulebook *rulebook = withPayTables(library);
    if (!rulebook || table < 0 || table > rulebook->payTables)
        throw Refusal{"there is no such pay table", payTableKey, {}};
    return {payTableKey, QByteArray::number(table)};
}

DecisionText settleDecision(SettleFrom from) {
    return {settleKey, from == SettleFrom::Left ? "\"left\"" : "\"right\""};
}

DecisionText chipsDecision(const ChipSet &all, const std::vector<Cents> &values) {
    const ChipSet set = all.only(values);
    if (!set.canLay(limitStep))
        throw Refusal{"keep a chip of $5 or less: bets are laid in steps of $5", chipsKey, {}};
    QJsonArray json;
    for (const Chip &chip : set.chips())
        json.append(static_cast<qint64>(chip.value));
    return {chipsKey, QJsonDocument(json).toJson(QJsonDocument::Compact)};
}

DecisionText readingDecision(const ReadingItem &item, const std::string &key) {
    if (item.readings.empty() ? !key.empty()
                              : std::find(item.readings.begin(), item.readings.end(), key) == item.readings.end())
        throw Refusal{"this clause has no such reading", item.id, {}};
    return {readingKey(item.id), compact({{L1("reading"), QString::fromStdString(key)}})};
}

std::string limitsKey(std::string_view game, std::string_view kind) {
    return std::string(limitsPrefix) + std::string(game) + '/' + std::string(kind);
}

std::string readingKey(std::string_view item) {
    return std::string(readingPrefix) + std::string(item);
}

std::optional<std::string> readingDecided(const HouseDecision &decision) {
    const QJsonValue value = valueOf(decision);
    if (!value.isObject())
        return std::nullopt;
    return value.toObject().value(L1("reading")).toString().toStdString();
}

} // namespace pitwise
