// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/jsonwriter.h"
#include "core/live/trace.h"

namespace pitwise::live {
namespace {

void writeCards(JsonWriter &json, std::string_view key, const std::vector<Card> &cards) {
    std::string text;
    for (const Card card : cards) {
        if (!text.empty())
            text += ' ';
        text += cardName(card);
    }
    json.member(key, text);
}

void writeLimits(JsonWriter &json, std::string_view kind, const Limits &limits) {
    json.key(kind).beginObject();
    if (limits.min > 0)
        json.member("min", limits.min);
    if (limits.max <= maxAmount)
        json.member("max", limits.max);
    json.endObject();
}

class EntryWriter {
public:
    EntryWriter(std::string &out, const Header &header, const Entry &entry)
        : m_json(out), m_header(header), m_entry(entry) {}

    void write() {
        m_json.beginObject().member("t", m_entry.t);
        m_json.member(isCrew(m_entry.act) ? "sim" : "do", name(m_entry.act));
        members();
        m_json.endObject();
    }

private:
    void what(std::string_view word) { m_json.member("what", word); }
    void place() {
        if (m_entry.box > 0)
            m_json.member("box", static_cast<int>(m_entry.box));
        if (m_entry.hand > 0)
            m_json.member("hand", handName(m_entry.box, m_entry.hand));
    }
    void player() {
        if (m_entry.player != nobody)
            m_json.member("player", m_header.table.playerName(m_entry.player));
    }
    void kind() { m_json.member("kind", m_header.table.kindName(m_entry.kind)); }
    void codes() {
        m_json.key("codes").beginArray();
        for (const RulingCode code : m_entry.codes)
            m_json.text(nameOf(code));
        m_json.endArray();
    }

    void members() {
        switch (m_entry.act) {
        case Act::Say: what(callNames[m_entry.what]); break;
        case Act::Card:
        case Act::Discard:
            if (m_entry.burn)
                m_json.member("burn", true);
            else if (m_entry.box == 0)
                m_json.member("dealer", true);
            else
                place();
            break;
        case Act::Marker:
        case Act::LiftMarker:
            place();
            m_json.member("side", m_entry.side == Side::Right ? "right" : "left");
            break;
        case Act::Take:
        case Act::Pay:
        case Act::Return:
        case Act::Half: money(); break;
        case Act::Accept:
        case Act::Refuse: m_json.member("of", m_entry.of); break;
        case Act::Report:
            m_json.member("kind", nameOf(m_entry.situation));
            if (m_entry.dealer)
                m_json.member("dealer", true);
            place();
            break;
        case Act::Rule: codes(); break;
        case Act::Ask:
            player();
            what(askedNames[m_entry.what]);
            place();
            break;
        case Act::Bets: bets(); break;
        case Act::Signal:
        case Act::Word: signal(); break;
        case Act::OfferChips:
        case Act::ChipsMoved:
            place();
            player();
            kind();
            if (m_entry.act == Act::ChipsMoved)
                what(lateNames[m_entry.what]);
            m_json.member("amount", m_entry.cents);
            break;
        case Act::Answer:
            player();
            what(answeredNames[m_entry.what]);
            break;
        case Act::Dispute:
            place();
            player();
            if (m_entry.cents > 0)
                m_json.member("claims", m_entry.cents);
            break;
        case Act::Shoe:
            what(shoeEventNames[m_entry.what]);
            if (!m_entry.cards.empty())
                writeCards(m_json, "cards", m_entry.cards);
            break;
        case Act::Notice:
            player();
            if (m_entry.of > 0)
                m_json.member("of", m_entry.of);
            break;
        default: place(); player();
        }
    }
    void money() {
        m_json.member("box", static_cast<int>(m_entry.box));
        player();
        kind();
        if (m_entry.hand > 0)
            m_json.member("hand", handName(m_entry.box, m_entry.hand));
        if (m_entry.cents > 0)
            m_json.member("cents", m_entry.cents);
        if (!m_entry.chips.empty()) {
            m_json.key("chips").beginArray();
            for (const Cents chip : m_entry.chips)
                m_json.number(chip);
            m_json.endArray();
        }
    }
    void bets() {
        m_json.member("round", m_entry.round).key("seats").beginObject();
        for (int box = 1; box <= m_header.table.boxes; ++box)
            if (const PlayerId who = m_entry.seated[static_cast<std::size_t>(box)]; who != nobody)
                m_json.member(std::to_string(box), m_header.table.playerName(who));
        m_json.endObject().key("bets").beginArray();
        for (const Bet &bet : m_entry.bets)
            m_json.beginObject()
                .member("box", bet.box)
                .member("player", m_header.table.playerName(bet.player))
                .member("kind", m_header.table.kindName(bet.kind))
                .member("amount", bet.placed)
                .endObject();
        m_json.endArray();
    }
    void amounts(std::string_view key, const std::vector<Follower> &list) {
        m_json.key(key).beginObject();
        for (const Follower &follower : list)
            m_json.member(m_header.table.playerName(follower.player), follower.amount);
        m_json.endObject();
    }
    void signal() {
        place();
        player();
        what(name(m_entry.wish));
        if (m_entry.cents > 0)
            m_json.member("amount", m_entry.cents);
        if (m_entry.insured != nobody)
            m_json.member("of", m_header.table.playerName(m_entry.insured));
        if (!m_entry.with.empty() && m_entry.wish == Do::Double)
            amounts("with", m_entry.with);
        if (!m_entry.with.empty() && m_entry.wish == Do::Split) {
            m_json.key("with").beginArray();
            for (const Follower &follower : m_entry.with)
                m_json.text(m_header.table.playerName(follower.player));
            m_json.endArray();
        }
        if (!m_entry.tie.empty())
            amounts("tie18", m_entry.tie);
    }

    JsonWriter m_json;
    const Header &m_header;
    const Entry &m_entry;
};

} // namespace

void writeHeader(std::string &out, const Header &header) {
    const TableSetup &table = header.table;
    JsonWriter json(out);
    json.beginObject().member("format", "pitwise-live/1").member("game", header.book->document);
    json.member("rulebook", header.book->name());
    if (!table.readingValues.empty()) {
        json.key("readings").beginObject();
        for (const auto &[name, value] : table.readingValues)
            json.member(name, value);
        json.endObject();
    }
    json.member("seed", header.seed).key("table").beginObject().member("decks", table.decks).member("boxes", table.boxes);
    if (header.book->payTables > 1)
        json.member("payTable", table.payTable);
    json.key("limits").beginObject();
    if (table.mainLimited)
        writeLimits(json, "main", table.mainLimits);
    for (std::size_t i = 0; i < table.sideLimits.size(); ++i)
        if (table.sideLimits[i].min > 0 || table.sideLimits[i].max <= maxAmount)
            writeLimits(json, header.book->sideBets[i].kind, table.sideLimits[i]);
    json.endObject().endObject().key("house").beginObject();
    json.member("burn", header.house.burn).member("floorForCards", header.house.floorForCards);
    json.member("earlyFixed", header.house.earlyFixed).member("manualShuffle", header.house.manualShuffle);
    if (table.settleFrom == SettleFrom::Left)
        json.member("settleFrom", "left");
    json.endObject().member("dial", header.dial);
    writeCards(json, "shoe", header.shoe);
    json.endObject();
}

void writeEntry(std::string &out, const Header &header, const Entry &entry) {
    EntryWriter(out, header, entry).write();
}

} // namespace pitwise::live
