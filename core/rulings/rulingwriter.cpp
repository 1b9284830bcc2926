// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulings/rulingwriter.h"
#include "core/documents/jsonlines.h"
#include "core/json/jsonwriter.h"

namespace pitwise {
namespace {

void writeBets(JsonWriter &json, std::string_view key, const std::vector<PlacedBet> &bets) {
    if (bets.empty())
        return;
    json.key(key).beginArray();
    for (const PlacedBet &bet : bets)
        json.beginObject().member("player", bet.player).member("amount", bet.amount).endObject();
    json.endArray();
}

void writeBetsAt(JsonWriter &json, std::string_view key, const std::vector<Ruling::BetAt> &bets) {
    if (bets.empty())
        return;
    json.key(key).beginArray();
    for (const Ruling::BetAt &bet : bets)
        json.beginObject().member("player", bet.player).member("kind", bet.kind).member("amount", bet.amount).endObject();
    json.endArray();
}

} // namespace

void writeRuling(std::string &out, const Ruling &ruling, const QJsonValue &id, const StepWords &words) {
    JsonWriter json(out);
    json.beginObject();
    writeId(json, id);
    json.member("status", "ruled").key("ruling").beginArray();
    for (const RulingCode code : ruling.codes)
        json.text(nameOf(code));
    json.endArray();
    if (ruling.card)
        json.member("card", cardName(*ruling.card));
    if (ruling.total)
        json.member("total", *ruling.total);
    writeBets(json, "shares", ruling.shares);
    writeBets(json, "returns", ruling.returns);
    writeBets(json, "rejects", ruling.rejects);
    if (ruling.accepts)
        json.member("accepts", *ruling.accepts);
    if (ruling.to)
        json.member("box", ruling.to->box).member("hand", ruling.to->hand);
    writeBetsAt(json, "takes", ruling.takes);
    writeBetsAt(json, "stays", ruling.stays);
    if (!ruling.player.empty())
        json.member("player", ruling.player);
    if (!ruling.officer.empty())
        json.member("officer", ruling.officer);
    json.key("clauses").beginArray();
    for (const ClauseId clause : ruling.clauses)
        json.text(ruling.book->clauseName(clause));
    json.endArray().key("steps").beginArray();
    for (const StepId step : stepsOf(ruling))
        json.text(words(step, ruling));
    json.endArray().endObject();
}

} // namespace pitwise
