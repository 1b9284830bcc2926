// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/trace.h"
#include "core/json/jsonwords.h"
#include "core/table/roundscript.h"

#include <algorithm>
#include <charconv>

namespace pitwise::live {
namespace {

using L1 = QLatin1String;

constexpr std::int64_t longest = 366LL * 24 * 3600 * 1000; ///< Milliseconds of a session: a bound for input from outside.

template <typename Names> std::uint8_t placeOf(const JsonNode &node, const Names &names) {
    const std::string_view word = node.viewOrEmpty();
    const auto it = std::find(names.begin(), names.end(), word);
    if (it == names.end())
        failNotOneOf(node, word, names);
    return static_cast<std::uint8_t>(it - names.begin());
}

} // namespace

std::vector<Card> readCards(const JsonNode &node, const Rulebook &book, int decks) {
    const std::string_view text = node.viewOrEmpty();
    std::vector<Card> cards;
    std::array<int, Card::codes> copies{};
    cards.reserve(text.size() / 3 + 1);
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] == ' ') {
            ++i;
            continue;
        }
        const std::size_t end = std::min(text.find(' ', i), text.size());
        const std::string_view word = text.substr(i, end - i);
        const auto fail = [&](const char *what, std::vector<std::string> clauses = {}) {
            node.fail(std::string(word) + what + " (card " + std::to_string(cards.size() + 1) + ")", std::move(clauses));
        };
        const auto card = parseCard(word);
        if (!card)
            fail(" is no card");
        if (card->rank() == Rank::Ten && !book.hasTens)
            fail(": this game is played without tens", book.names(book.cite(Cite::cardNotInDeck)));
        if (++copies[card->code()] > decks)
            fail(" is there more often than there are decks", book.names(book.cite(Cite::cardNotInDeck)));
        cards.push_back(*card);
        i = end;
    }
    return cards;
}

/// Of one entry: members by the act that has them.
class TraceReader::EntryReader {
public:
    EntryReader(const JsonNode &node, Header &header, Entry &entry) : m_node(node), m_header(header), m_entry(entry) {}

    void read() {
        const bool sim = m_node.has(L1("sim"));
        if (sim && m_node.has(L1("do")))
            m_node.need(L1("do")).fail("an entry has \"do\" or \"sim\", not both");
        const JsonNode act = m_node.need(sim ? L1("sim") : L1("do"));
        const std::string_view word = act.viewOrEmpty();
        const auto first = static_cast<std::size_t>(Act::Bets);
        const std::size_t from = sim ? first : 0, to = sim ? actNames.size() : first;
        std::size_t found = from;
        while (found < to && actNames[found] != word)
            ++found;
        if (found == to)
            failNotOneOf(act, word, std::span(actNames).subspan(from, to - from));
        m_entry.act = static_cast<Act>(found);
        readMembers();
    }

private:
    template <typename... Keys> void only(Keys... keys) const {
        m_node.allowOnly({L1("t"), L1("do"), L1("sim"), L1(keys)...});
    }

    void readMembers() {
        switch (m_entry.act) {
        case Act::Say:
            only("what");
            m_entry.what = placeOf(m_node.need(L1("what")), callNames);
            break;
        case Act::Card: readCard(); break;
        case Act::Split:
        case Act::Clear:
            only("box", "hand");
            place(true);
            break;
        case Act::Marker:
        case Act::LiftMarker:
            only("box", "hand", "side");
            place(true);
            side();
            break;
        case Act::Take:
        case Act::Pay:
        case Act::Return:
        case Act::Half: readMoney(); break;
        case Act::Accept:
        case Act::Refuse:
            only("of");
            m_entry.of = static_cast<int>(m_node.need(L1("of")).integer(2, m_entry.line - 1));
            break;
        case Act::Report: readReport(); break;
        case Act::Rule:
            only("codes");
            readCodes(m_node.need(L1("codes")));
            break;
        case Act::Ask:
            only("player", "what", "box", "hand");
            m_entry.what = placeOf(m_node.need(L1("what")), askedNames);
            if (m_node.has(L1("player")))
                player();
            place(false);
            break;
        case Act::Discard:
            only("box", "hand", "dealer");
            dealerOrPlace();
            break;
        default:
            if (isCrew(m_entry.act))
                readCrew();
            else
                only();
        }
    }

    void readCrew() {
        switch (m_entry.act) {
        case Act::Bets: readBets(); break;
        case Act::Signal:
        case Act::Word: readSignal(); break;
        case Act::OfferChips:
        case Act::ChipsMoved:
            only("box", "player", "kind", "hand", "what", "amount");
            place(false);
            if (m_entry.box == 0)
                (void)m_node.need(L1("box"));
            player();
            kind();
            m_entry.what = m_node.has(L1("what")) ? placeOf(m_node.need(L1("what")), lateNames) : std::uint8_t{0};
            m_entry.cents = m_node.need(L1("amount")).integer(1, maxAmount);
            break;
        case Act::Answer:
            only("player", "what", "box");
            player();
            m_entry.what = placeOf(m_node.need(L1("what")), answeredNames);
            place(false);
            break;
        case Act::Dispute:
            only("box", "hand", "player", "claims");
            place(true);
            player();
            m_entry.cents = m_node.has(L1("claims")) ? m_node.need(L1("claims")).integer(2, 31) : 0;
            break;
        case Act::Leaves:
        case Act::Returns:
            only("player", "box");
            player();
            place(false);
            break;
        case Act::Shoe:
            only("what", "cards");
            m_entry.what = placeOf(m_node.need(L1("what")), shoeEventNames);
            if (m_node.has(L1("cards")))
                m_entry.cards = readCards(m_node.need(L1("cards")), *m_header.book, m_header.table.decks);
            break;
        case Act::Notice:
            only("player", "of");
            if (m_node.has(L1("player")))
                player();
            if (m_node.has(L1("of")))
                m_entry.of = static_cast<int>(m_node.need(L1("of")).integer(2, m_entry.line - 1));
            break;
        case Act::Officer:
            only("title", "codes");
            if (m_node.has(L1("title")) && std::find(m_header.book->officers.begin(), m_header.book->officers.end(),
                                                     m_node.need(L1("title")).text()) == m_header.book->officers.end())
                m_node.need(L1("title")).fail("is not on the ladder of officers");
            if (m_node.has(L1("codes")))
                readCodes(m_node.need(L1("codes")));
            break;
        default: only();
        }
    }

    int box(const JsonNode &node) const {
        const auto number = node.integer();
        if (number < 1 || number > m_header.table.boxes)
            node.fail("this table has boxes 1 to " + std::to_string(m_header.table.boxes),
                      m_header.book->names(m_header.book->cite(Cite::boxCount)));
        return static_cast<int>(number);
    }
    /// `box` and `hand`; a hand's name begins with its box.
    void place(bool needed) {
        if (!needed && !m_node.has(L1("box")) && !m_node.has(L1("hand")))
            return;
        m_entry.box = static_cast<std::uint8_t>(box(m_node.need(L1("box"))));
        if (!needed && !m_node.has(L1("hand")))
            return;
        const JsonNode node = m_node.need(L1("hand"));
        const std::string_view id = node.viewOrEmpty();
        if (id.size() != 2 || id[0] != '0' + m_entry.box || id[1] < 'a' || id[1] > 'z')
            node.fail("a hand of box " + std::to_string(m_entry.box) + " is called " + handName(m_entry.box, 1) +
                      ", of a split also " + handName(m_entry.box, 2) + " and so on");
        m_entry.hand = static_cast<std::uint8_t>(id[1] - 'a' + 1);
    }
    void flag(L1 key, bool &on) const {
        const JsonNode node = m_node.need(key);
        if (!node.boolean())
            node.fail("is true or left out");
        on = true;
    }
    void dealerOrPlace() {
        if (!m_node.has(L1("dealer")))
            return place(true);
        flag(L1("dealer"), m_entry.dealer);
        for (const char *other : {"box", "hand"})
            if (m_node.has(L1(other)))
                m_node.need(L1(other)).fail("the dealer's hand lies on no box");
    }
    void readCard() {
        only("box", "hand", "dealer", "burn");
        if (!m_node.has(L1("burn")))
            return dealerOrPlace();
        flag(L1("burn"), m_entry.burn);
        for (const char *other : {"box", "hand", "dealer"})
            if (m_node.has(L1(other)))
                m_node.need(L1(other)).fail("a burned card lies on no hand");
    }
    void player() { m_entry.player = m_header.table.player(m_node.need(L1("player")).view()); }
    void kind() {
        const JsonNode node = m_node.need(L1("kind"));
        m_entry.kind = kindOf(node);
    }
    BetKind kindOf(const JsonNode &node) const {
        const std::string_view word = node.view();
        if (word == "main")
            return mainBet;
        if (word == "insurance" && m_header.book->play.insurance != InsuranceBy::Nobody)
            return insuranceBet;
        if (word == "bonus678" && m_header.book->play.bonus678)
            return bonusBet;
        const int index = m_header.book->sideBetIndex(word);
        if (index < 0)
            node.fail('"' + std::string(word) + "\" is no bet of this game");
        return static_cast<BetKind>(index);
    }
    void side() {
        const JsonNode node = m_node.need(L1("side"));
        const std::string_view word = node.viewOrEmpty();
        if (word != "right" && word != "left")
            node.fail("must be \"right\" or \"left\"");
        m_entry.side = word == "right" ? Side::Right : Side::Left;
    }
    void readMoney() {
        only("box", "player", "kind", "hand", "cents", "chips");
        place(false);
        if (m_entry.box == 0)
            (void)m_node.need(L1("box"));
        player();
        const bool half = m_entry.act == Act::Half;
        if (!half || m_node.has(L1("kind")))
            kind();
        if (half && m_entry.kind != mainBet)
            m_node.need(L1("kind")).fail("only a main bet is surrendered");
        if (!half || m_node.has(L1("cents")))
            m_entry.cents = m_node.need(L1("cents")).integer(1, maxAmount);
        const auto &sides = m_header.book->sideBets;
        const bool ofHand = m_entry.kind < 0 ? m_entry.kind != insuranceBet
                                             : sides[static_cast<std::size_t>(m_entry.kind)].rule == SideBetRule::TieOnTotal;
        if (m_entry.hand != 0 && !ofHand)
            m_entry.hand = 0; // lies on the box, whichever hand is named
        if (m_node.has(L1("chips")))
            readChips(m_node.need(L1("chips")));
    }
    void readChips(const JsonNode &node) {
        Cents sum = 0;
        if (node.size() > 1000)
            node.fail("more chips than hands can hold");
        node.eachElement([&](const JsonNode &chip) {
            m_entry.chips.push_back(chip.integer(1, maxAmount));
            sum += m_entry.chips.back();
        });
        if (sum != m_entry.cents)
            node.fail("come to " + std::to_string(sum) + ", not to " + std::to_string(m_entry.cents));
    }
    void readReport() {
        only("kind", "box", "hand", "dealer");
        const JsonNode node = m_node.need(L1("kind"));
        const auto known = situationKind(node.viewOrEmpty());
        if (!known)
            node.fail('"' + node.textOrEmpty() + "\" is no kind of situation");
        m_entry.situation = *known;
        if (m_node.has(L1("dealer")))
            dealerOrPlace();
        else
            place(false);
    }
    void readCodes(const JsonNode &node) {
        node.eachElement([&](const JsonNode &element) {
            const auto code = rulingCode(element.viewOrEmpty());
            if (!code)
                element.fail('"' + element.textOrEmpty() + "\" is no ruling");
            m_entry.codes.push_back(*code);
        });
        if (m_entry.codes.empty() || m_entry.codes.size() > rulingCodeCount)
            node.fail("a ruling has one code at least");
    }
    void readBets() {
        only("round", "seats", "bets");
        m_entry.round = static_cast<int>(m_node.need(L1("round")).integer(1, 1'000'000));
        if (m_node.has(L1("seats")))
            m_node.need(L1("seats")).eachMember([&](std::string_view key, const JsonNode &seat) {
                int number = 0;
                std::from_chars(key.data(), key.data() + key.size(), number);
                if (number < 1 || number > m_header.table.boxes || key != std::to_string(number))
                    seat.fail('"' + std::string(key) + "\" is no box of this table");
                m_entry.seated[static_cast<std::size_t>(number)] = m_header.table.player(seat.view());
            });
        m_node.need(L1("bets")).eachElement([&](const JsonNode &element) {
            element.allowOnly({L1("box"), L1("player"), L1("kind"), L1("amount")});
            Bet bet;
            bet.box = box(element.need(L1("box")));
            bet.player = m_header.table.player(element.need(L1("player")).view());
            const JsonNode kindNode = element.need(L1("kind"));
            bet.kind = kindOf(kindNode);
            if (bet.kind < mainBet)
                kindNode.fail("is not placed before the deal");
            bet.placed = element.need(L1("amount")).integer(1, maxAmount);
            m_entry.bets.push_back(bet);
        });
    }
    void readSignal() {
        only("box", "hand", "player", "what", "amount", "with", "tie18", "of");
        place(false);
        if (m_entry.box == 0)
            (void)m_node.need(L1("box"));
        player();
        const JsonNode what = m_node.need(L1("what"));
        m_entry.wish = static_cast<Do>(placeOf(what, doNames));
        if (m_entry.wish == Do::CloseOffers)
            what.fail("the dealer closes the offers");
        const bool money = m_entry.wish == Do::Insurance || m_entry.wish == Do::Double;
        const auto has = [&](const char *key, bool allowed) {
            if (!m_node.has(L1(key)))
                return false;
            if (!allowed)
                m_node.need(L1(key)).fail("does not go with this signal");
            return true;
        };
        if (has("amount", money))
            m_entry.cents = m_node.need(L1("amount")).integer(1, maxAmount);
        else if (m_entry.wish == Do::Insurance && m_entry.act == Act::Signal)
            (void)m_node.need(L1("amount"));
        if (has("of", m_entry.wish == Do::Insurance))
            m_entry.insured = m_header.table.player(m_node.need(L1("of")).view());
        if (has("with", m_entry.wish == Do::Split || m_entry.wish == Do::Double)) {
            const JsonNode with = m_node.need(L1("with"));
            if (m_entry.wish == Do::Double)
                amounts(with, m_entry.with);
            else
                with.eachElement([&](const JsonNode &who) {
                    m_entry.with.push_back({m_header.table.player(who.view()), 0});
                });
        }
        if (has("tie18", m_entry.wish == Do::Split))
            amounts(m_node.need(L1("tie18")), m_entry.tie);
        const bool playing = m_entry.wish != Do::Insurance && m_entry.wish != Do::Surrender && m_entry.wish != Do::EvenMoney;
        if (playing && m_entry.hand == 0)
            (void)m_node.need(L1("hand"));
    }
    void amounts(const JsonNode &node, std::vector<Follower> &to) const {
        node.eachMember([&](std::string_view who, const JsonNode &amount) {
            if (who.empty())
                amount.fail("a player has a name");
            to.push_back({m_header.table.player(who), amount.integer(1, maxAmount)});
        });
    }

    const JsonNode &m_node;
    Header &m_header;
    Entry &m_entry;
};

namespace {

void readHouse(const JsonNode &node, House &house) {
    node.allowOnly({L1("burn"), L1("floorForCards"), L1("earlyFixed"), L1("manualShuffle"), L1("settleFrom")});
    const auto flag = [&](const char *key, bool &value) {
        if (node.has(L1(key)))
            value = node.need(L1(key)).boolean();
    };
    flag("burn", house.burn);
    flag("floorForCards", house.floorForCards);
    flag("earlyFixed", house.earlyFixed);
    flag("manualShuffle", house.manualShuffle);
}

/// The table of a round script, with the limits of its bets.
void readTable(const JsonNode &node, TableSetup &table) {
    const Rulebook &book = *table.rulebook;
    node.allowOnly({L1("decks"), L1("boxes"), L1("limits"), L1("payTable")});
    const JsonNode decks = node.need(L1("decks"));
    if (!book.decks.contains(decks.integer()))
        decks.fail("this game is played with " + std::to_string(book.decks.min) + " to " + std::to_string(book.decks.max) +
                       " decks",
                   book.names(book.cite(Cite::deckCount)));
    table.decks = static_cast<int>(decks.integer());
    table.boxes = book.boxes().max;
    if (node.has(L1("boxes"))) {
        const JsonNode boxes = node.need(L1("boxes"));
        if (!book.boxes().contains(boxes.integer()))
            boxes.fail("a layout of this game has " + std::to_string(book.boxes().min) + " to " +
                           std::to_string(book.boxes().max) + " boxes",
                       book.names(book.cite(Cite::boxCount)));
        table.boxes = static_cast<int>(boxes.integer());
    }
    if (book.payTables > 1)
        table.payTable = static_cast<int>(node.need(L1("payTable")).integer(1, book.payTables));
    else if (node.has(L1("payTable")))
        node.need(L1("payTable")).fail("this game has one pay table only");
    if (!node.has(L1("limits")))
        return;
    node.need(L1("limits")).eachMember([&](std::string_view kind, const JsonNode &member) {
        member.allowOnly({L1("min"), L1("max")});
        Limits limits;
        if (member.has(L1("min")))
            limits.min = member.need(L1("min")).integer(0, maxAmount);
        if (member.has(L1("max")))
            limits.max = member.need(L1("max")).integer(1, maxAmount);
        if (limits.min > limits.max)
            member.fail("the minimum is over the maximum");
        const int index = book.sideBetIndex(kind);
        if (kind == "main")
            table.mainLimits = limits, table.mainLimited = true;
        else if (index >= 0)
            table.sideLimits[static_cast<std::size_t>(index)] = limits;
        else
            member.fail('"' + std::string(kind) + "\" is no bet of this game");
    });
}

/// Calls `read`; a refusal gets the line in front of its place.
template <typename F> void inLine(int line, F &&read) {
    try {
        read();
    } catch (Refusal &refusal) {
        const std::string place = "line " + std::to_string(line);
        refusal.at = refusal.at.empty() ? place : place + ": " + refusal.at;
        throw;
    }
}

} // namespace

void TraceReader::readHeader(const JsonNode &root) {
    inLine(1, [&] {
        if (!root.isObject())
            root.fail("a trace begins with its header, a JSON object");
        if (const JsonNode format = root.need(L1("format")); format.viewOrEmpty() != "pitwise-live/1")
            format.fail("the format is \"pitwise-live/1\"");
        root.allowOnly({L1("format"), L1("id"), L1("game"), L1("rulebook"), L1("readings"), L1("seed"), L1("table"),
                        L1("house"), L1("dial"), L1("shoe")});
        m_header = {};
        m_last = 0;
        m_header.book = &readGame(root, m_library);
        TableSetup &table = m_header.table;
        table.rulebook = m_header.book;
        table.seated.fill(nobody);
        table.sideLimits.resize(m_header.book->sideBets.size());
        if (root.has(L1("readings")))
            table.readingValues = readReadings(root.need(L1("readings")), *m_header.book);
        table.readings = m_header.book->playReadings(table.readingValues);
        if (root.has(L1("seed")))
            m_header.seed = static_cast<std::uint64_t>(root.need(L1("seed")).integer());
        readTable(root.need(L1("table")), table);
        if (root.has(L1("house"))) {
            const JsonNode house = root.need(L1("house"));
            readHouse(house, m_header.house);
            if (house.has(L1("settleFrom"))) {
                const JsonNode from = house.need(L1("settleFrom"));
                if (from.viewOrEmpty() != "right" && from.viewOrEmpty() != "left")
                    from.fail("must be \"right\" or \"left\"");
                table.settleFrom = from.view() == "left" ? SettleFrom::Left : SettleFrom::Right;
            }
        }
        if (root.has(L1("dial")))
            m_header.dial = static_cast<int>(root.need(L1("dial")).integer(0, 5));
        m_header.shoe = readCards(root.need(L1("shoe")), *m_header.book, table.decks);
    });
}

const Entry &TraceReader::read(const JsonNode &root, int line) {
    inLine(line, [&] {
        if (!root.isObject())
            root.fail("an entry is a JSON object");
        m_entry = {};
        m_entry.line = line;
        m_entry.seated.fill(nobody);
        const JsonNode t = root.need(L1("t"));
        m_entry.t = t.integer(0, longest);
        if (m_entry.t < m_last)
            t.fail("time never falls: the entry before is at " + std::to_string(m_last));
        EntryReader(root, m_header, m_entry).read();
        m_last = m_entry.t;
    });
    return m_entry;
}

} // namespace pitwise::live
