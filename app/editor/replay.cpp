// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/replay.h"
#include "app/editor/scriptedit.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>

namespace pitwise {
namespace {

using L1 = QLatin1String;

/// `actions[3].amount` with `name` "actions": 3.
std::optional<int> indexIn(const std::string &at, const char *name) {
    static const QRegularExpression form(QStringLiteral("^(\\w+)\\[(\\d+)\\]"));
    const QRegularExpressionMatch match = form.match(QString::fromStdString(at));
    if (!match.hasMatch() || match.captured(1) != L1(name))
        return std::nullopt;
    return match.captured(2).toInt();
}

/// The entry of the whole list that is number `index` among those not passed over.
int original(const std::map<int, Refusal> &passedOver, int index) {
    int entry = 0;
    while (passedOver.contains(entry) || index-- > 0)
        ++entry;
    return entry;
}

std::vector<int> keptEntries(int count, const std::map<int, Refusal> &passedOver) {
    std::vector<int> entries;
    for (int i = 0; i < count; ++i)
        if (!passedOver.contains(i))
            entries.push_back(i);
    return entries;
}

bool isCard(const Event &event) {
    return event.type == Event::Type::CardToHand || event.type == Event::Type::CardToDealer;
}

} // namespace

/// Stands in for one card that the shoe does not have, so that the engine says whose it would be.
class Replay::Filler : public Round::Supply {
public:
    explicit Filler(std::vector<Card> shoe) : m_cards(std::move(shoe)), m_real(m_cards.size()) {
        m_cards.push_back(Card(Rank::Two, Suit::Clubs));
    }
    [[nodiscard]] std::span<const Card> shoe() const { return {m_cards.data(), m_real}; }
    [[nodiscard]] bool isShort() const { return m_short; }
    [[nodiscard]] std::size_t real() const { return m_real; }
    const Card *more(const Card *end) override {
        if (m_short)
            return nullptr;
        m_short = true;
        return end + 1;
    }

private:
    std::vector<Card> m_cards;
    std::size_t m_real;
    bool m_short = false;
};

Replay::Replay(const QJsonObject &script, const Library &library) : m_written(script) {
    passOverCards(library);
    // Each turn passes over one more entry or is the last.
    while (!m_problem && !script::bets(reduced(m_written)).isEmpty())
        if (read(library) && play())
            return;
    layEmptyTable(library);
}

/// Cards that such a shoe cannot hold.
void Replay::passOverCards(const Library &library) {
    const Rulebook *rulebook = library.find(m_written[L1("game")].toString().toStdString());
    const int decks = m_written[L1("table")].toObject()[L1("decks")].toInt();
    std::map<unsigned, int> copies;
    const QStringList words = script::shoe(m_written);
    for (int i = 0; i < words.size(); ++i) {
        const std::string word = words[i].toStdString();
        const std::optional<Card> card = parseCard(word);
        if (!card)
            m_badCards[i] = {word + " is no card", "shoe", {}};
        else if (rulebook && !rulebook->hasTens && card->rank() == Rank::Ten)
            m_badCards[i] = {word + ": this game is played without tens", "shoe",
                             rulebook->names(rulebook->cite(Cite::cardNotInDeck))};
        else if (++copies[card->code()] > decks)
            m_badCards[i] = {word + " is there more often than there are decks", "shoe", {}};
    }
}

QJsonObject Replay::reduced(QJsonObject script) const {
    const auto kept = [](const QJsonArray &all, const std::map<int, Refusal> &passedOver) {
        QJsonArray list;
        for (int i = 0; i < all.size(); ++i)
            if (!passedOver.contains(i))
                list.append(all[i]);
        return list;
    };
    script[L1("bets")] = kept(script::bets(script), m_badBets);
    script[L1("actions")] = kept(script::actions(script), m_badActions);
    const QStringList words = script::shoe(script);
    QStringList cards;
    for (int i = 0; i < words.size(); ++i)
        if (!m_badCards.contains(i))
            cards << words[i];
    return script::withShoe(std::move(script), cards);
}

/// False: something was passed over, or the table cannot be played on at all.
bool Replay::read(const Library &library) {
    try {
        m_read = readRoundScript(JsonNode(reduced(m_written)), library);
    } catch (const Refusal &refusal) {
        if (const auto bet = indexIn(refusal.at, "bets"))
            m_badBets[original(m_badBets, *bet)] = refusal;
        else if (const auto action = indexIn(refusal.at, "actions"))
            m_badActions[original(m_badActions, *action)] = refusal;
        else
            m_problem = refusal;
        return false;
    }
    m_cardEntries = keptEntries(static_cast<int>(script::shoe(m_written).size()), m_badCards);
    m_actionEntries = keptEntries(static_cast<int>(script::actions(m_written).size()), m_badActions);
    return true;
}

/// The felt of a table on which nothing can be dealt yet.
void Replay::layEmptyTable(const Library &library) {
    const Rulebook *rulebook = library.find(m_written[L1("game")].toString().toStdString());
    if (!rulebook)
        rulebook = library.rulebooks().front().get();
    QJsonObject script = script::emptyTable(*rulebook);
    QJsonObject written = script;
    written[L1("table")] = m_written[L1("table")];
    const QJsonArray dummy{
        QJsonObject{{L1("box"), 1}, {L1("player"), QStringLiteral("A")}, {L1("kind"), L1("main")}, {L1("amount"), 100}}};
    script[L1("bets")] = written[L1("bets")] = dummy;
    try {
        m_read = readRoundScript(JsonNode(written), library);
    } catch (const Refusal &refusal) {
        m_problem = refusal;
        m_read = readRoundScript(JsonNode(script), library);
    }
    m_read->setup.bets.clear();
    m_round = std::make_unique<Round>(m_read->setup);
    m_items = {ReplayItem{}};
    m_awaited = {};
    m_cardEntries.clear();
    m_actionEntries.clear();
    listRest();
}

/// False: an action is refused; it is passed over and everything has to be played again.
bool Replay::play() {
    m_round = std::make_unique<Round>(m_read->setup);
    m_items = {ReplayItem{}};
    Filler filler(m_read->shoe);
    std::size_t done = 0;
    const auto take = [&](int action) {
        m_shown = m_round->events().size();
        if (filler.isShort()) // the stand-in's card and all after it never happened
            for (std::size_t i = 0, cards = 0; i < m_shown; ++i)
                if (isCard(m_round->events()[i]) && ++cards > filler.real())
                    m_shown = i;
        takeEvents(done, action);
        done = m_shown;
    };
    try {
        m_round->deal(filler.shoe(), &filler);
    } catch (const Refusal &refusal) {
        if (!filler.isShort()) {
            m_problem = refusal;
            return false;
        }
    }
    take(-1);
    for (std::size_t i = 0; i < m_read->actions.size() && !filler.isShort(); ++i) {
        try {
            m_round->apply(m_read->actions[i]);
        } catch (const Refusal &refusal) {
            if (!filler.isShort()) {
                m_badActions[m_actionEntries[i]] = refusal;
                return false;
            }
        }
        take(m_actionEntries[i]);
    }
    await(filler);
    listRest();
    return true;
}

/// Events from `from` up to m_shown as items; `action`: the entry they follow from, -1: the deal.
void Replay::takeEvents(std::size_t from, int action) {
    const std::vector<Event> &events = m_round->events();
    if (action >= 0) {
        takeMisfits(action);
        ReplayItem item = m_items.back();
        item.kind = ReplayItem::Kind::Decision;
        item.entry = action;
        item.fits = true;
        item.refusal = {};
        item.actions = action + 1;
        item.box = item.hand = 0;
        item.events = from;
        m_items.push_back(item);
    }
    bool over = false;
    std::size_t last = from; // the first event after the last card
    for (std::size_t i = from; i < m_shown; ++i) {
        over |= events[i].type == Event::Type::RoundOver;
        if (!isCard(events[i]))
            continue;
        m_items.back().events = i;
        addCard(i);
        last = i + 1;
    }
    if (!over) {
        m_items.back().events = m_shown;
        return;
    }
    m_items.back().events = std::max(last, m_items.back().events);
    ReplayItem item = m_items.back();
    item.kind = ReplayItem::Kind::Settlement;
    item.entry = -1;
    item.box = item.hand = 0;
    item.events = m_shown;
    m_items.push_back(item);
}

void Replay::addCard(std::size_t event) {
    const auto drawn = static_cast<std::size_t>(std::ranges::count_if(
        m_items, [](const ReplayItem &item) { return item.kind == ReplayItem::Kind::Card && item.fits; }));
    const int entry = m_cardEntries[drawn];
    for (int bad = m_items.back().cards; bad < entry; ++bad) { // passed over in between
        ReplayItem item = m_items.back();
        item.kind = ReplayItem::Kind::Card;
        item.entry = bad;
        item.cards = bad + 1;
        item.fits = false;
        item.refusal = m_badCards[bad];
        m_items.push_back(item);
    }
    const Event &what = m_round->events()[event];
    ReplayItem item = m_items.back();
    item.kind = ReplayItem::Kind::Card;
    item.entry = entry;
    item.cards = entry + 1;
    item.card = what.card;
    item.box = what.type == Event::Type::CardToHand ? what.box : 0;
    item.hand = what.type == Event::Type::CardToHand ? what.hand : 0;
    item.events = event + 1;
    item.fits = true;
    item.refusal = {};
    m_items.push_back(item);
}

/// Actions passed over that stand before entry `before`.
void Replay::takeMisfits(int before) {
    for (int entry = m_items.back().actions; entry < before; ++entry) {
        ReplayItem item = m_items.back();
        item.kind = ReplayItem::Kind::Decision;
        item.entry = entry;
        item.actions = entry + 1;
        item.fits = false;
        item.box = item.hand = 0;
        const auto bad = m_badActions.find(entry);
        item.refusal = bad != m_badActions.end() ? bad->second : Refusal{"a card is missing before it", "shoe", {}};
        m_items.push_back(item);
    }
}

/// What was never reached: decisions, then cards that are still in the shoe.
void Replay::listRest() {
    takeMisfits(static_cast<int>(script::actions(m_written).size()));
    const QStringList words = script::shoe(m_written);
    for (int entry = m_items.back().cards; entry < words.size(); ++entry) {
        ReplayItem item = m_items.back();
        item.kind = ReplayItem::Kind::Card;
        item.entry = entry;
        item.cards = entry + 1;
        item.card = parseCard(words[entry].toStdString()).value_or(Card());
        item.box = item.hand = 0;
        item.fits = !m_badCards.contains(entry);
        item.refusal = item.fits ? Refusal{} : m_badCards[entry];
        item.inShoe = item.fits;
        m_items.push_back(item);
    }
}

void Replay::await(const Filler &filler) {
    m_awaited = {};
    const std::vector<Event> &events = m_round->events();
    if (filler.isShort()) {
        m_awaited.kind = Awaited::Kind::Card;
        if (m_shown < events.size() && events[m_shown].type == Event::Type::CardToHand) {
            m_awaited.box = events[m_shown].box;
            m_awaited.hand = events[m_shown].hand;
        }
        return;
    }
    switch (m_round->stage()) {
    case Stage::Offers: m_awaited.kind = Awaited::Kind::Offers; break;
    case Stage::Settled: m_awaited.kind = Awaited::Kind::Nothing; break;
    case Stage::Play:
        m_awaited.kind = Awaited::Kind::Decision;
        m_awaited.box = m_round->activeBox();
        m_awaited.hand = m_round->activeHand();
        m_awaited.player = m_round->setup().playerName(m_round->activePlayer());
        for (std::size_t i = 0; i < doCount; ++i)
            if (const Do what = static_cast<Do>(i);
                what != Do::CloseOffers && m_round->gameHas(what) && !m_round->whyNot(what))
                m_awaited.allowed.push_back(what);
        break;
    }
}

bool Replay::fitsUpTo(std::size_t item) const {
    if (m_problem || !m_badBets.empty())
        return false;
    const std::size_t end = std::min(item + 1, m_items.size());
    return std::all_of(m_items.begin(), m_items.begin() + static_cast<std::ptrdiff_t>(end),
                       [](const ReplayItem &i) { return i.fits; });
}

RoundView Replay::view(std::size_t item) const {
    return viewAt(*m_round, m_items[std::min(item, m_items.size() - 1)].events);
}

QJsonObject Replay::fitting(std::size_t item) const {
    const ReplayItem &last = m_items[std::min(item, m_items.size() - 1)];
    return reduced(script::cut(m_written, last.cards, last.actions));
}

} // namespace pitwise
