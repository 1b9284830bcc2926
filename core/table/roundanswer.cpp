// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/roundanswer.h"
#include "core/documents/jsonlines.h"
#include "core/json/jsonwriter.h"

#include <algorithm>

namespace pitwise {
namespace {

void writeCards(JsonWriter &json, std::span<const Card> cards) {
    json.key("cards").beginArray();
    for (const Card card : cards) {
        const auto letters = notation(card);
        json.text({letters.data(), letters.size()});
    }
    json.endArray();
}

void writeClauses(JsonWriter &json, const Rulebook &rulebook, const ClauseList &clauses) {
    json.beginArray();
    for (const ClauseId id : clauses)
        json.text(rulebook.clauseName(id));
    json.endArray();
}

void writeSettled(JsonWriter &json, const Round &round) {
    const TableSetup &setup = round.setup();
    json.member("status", "settled").key("dealer").beginObject();
    writeCards(json, round.dealerCards());
    json.member("total", round.dealerTotal().total).endObject();
    json.key("hands").beginArray();
    for (const auto &hand : round.hands()) {
        json.beginObject().member("box", hand.box).member("hand", hand.hand);
        writeCards(json, hand.cards);
        json.member("total", hand.total.total).endObject();
    }
    json.endArray().key("net").beginArray();
    for (const Net &net : netOf(round))
        json.beginObject()
            .member("box", net.box)
            .member("player", setup.playerName(net.player))
            .member("kind", setup.kindName(net.kind))
            .member("amount", net.amount)
            .endObject();
    json.endArray().key("ledger").beginArray();
    for (const LedgerLine &line : round.ledger()) {
        json.beginObject().member("box", line.box);
        if (line.hand > 0)
            json.member("hand", line.hand);
        json.member("player", setup.playerName(line.player))
            .member("kind", setup.kindName(line.kind))
            .member("stake", line.stake)
            .member("result", name(line.result))
            .member("pays", line.pays)
            .member("takes", line.takes)
            .key("clauses");
        writeClauses(json, *setup.rulebook, line.clauses());
        json.endObject();
    }
    json.endArray();
}

void writeOffers(JsonWriter &json, const Round &round) {
    json.member("stage", "offers").key("offers").beginArray();
    for (const auto &offer : round.offers()) {
        json.beginObject().member("box", offer.box).member("player", round.setup().playerName(offer.player));
        json.key("allowed").beginArray();
        if (offer.evenMoney)
            json.text(name(Do::EvenMoney));
        if (offer.insurance)
            json.text(name(Do::Insurance));
        if (offer.surrender)
            json.text(name(Do::Surrender));
        json.endArray().endObject();
    }
    json.endArray();
}

void writePlay(JsonWriter &json, const Round &round) {
    json.member("stage", "play").member("box", round.activeBox()).member("hand", round.activeHand());
    json.member("player", round.setup().playerName(round.activePlayer()));
    json.key("allowed").beginArray();
    for (std::size_t i = 1; i < doCount; ++i)
        if (const Do what = static_cast<Do>(i); round.gameHas(what) && !round.whyNot(what))
            json.text(name(what));
    json.endArray().key("refused").beginObject();
    for (std::size_t i = 1; i < doCount; ++i) {
        const Do what = static_cast<Do>(i);
        if (!round.gameHas(what))
            continue;
        if (const auto cite = round.whyNot(what)) {
            json.key(name(what));
            writeClauses(json, *round.setup().rulebook, round.setup().rulebook->cite(*cite));
        }
    }
    json.endObject();
}

} // namespace

std::vector<Net> netOf(const Round &round) {
    std::vector<Net> nets;
    const TableSetup &setup = round.setup();
    const auto add = [&](int box, PlayerId player, BetKind kind, Cents amount) {
        for (Net &net : nets)
            if (net.box == box && net.player == player && net.kind == kind) {
                net.amount += amount;
                return;
            }
        nets.push_back({box, player, kind, amount});
    };
    for (const LedgerLine &line : round.ledger())
        add(line.box, line.player, line.kind, line.pays - line.takes);
    std::sort(nets.begin(), nets.end(), [&](const Net &a, const Net &b) {
        if (a.box != b.box)
            return a.box < b.box;
        if (a.player != b.player)
            return setup.playerName(a.player) < setup.playerName(b.player);
        return setup.kindName(a.kind) < setup.kindName(b.kind);
    });
    return nets;
}

void writeAnswer(std::string &out, const QJsonValue &id, const Round &round) {
    JsonWriter json(out);
    json.beginObject();
    writeId(json, id);
    if (round.stage() == Stage::Settled) {
        writeSettled(json, round);
    } else {
        json.member("status", "awaiting").key("awaiting").beginObject();
        round.stage() == Stage::Offers ? writeOffers(json, round) : writePlay(json, round);
        json.endObject();
    }
    json.endObject();
}

} // namespace pitwise
