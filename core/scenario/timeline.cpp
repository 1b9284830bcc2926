// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/timeline.h"
#include "core/qttext.h"
#include "core/rules/library.h"
#include "core/scenario/scriptedit.h"
#include "core/table/refusaltext.h"
#include "core/table/scriptwriter.h"

#include <QJsonArray>

#include <algorithm>
#include <charconv>
#include <utility>

namespace pitwise {
namespace {

using L1 = QLatin1String;

void putRules(QJsonObject &json, const Scenario &scenario) {
    if (!scenario.rulebook.empty())
        json[L1("rulebook")] = qt(scenario.rulebook);
    QJsonObject readings;
    for (const auto &[name, value] : scenario.readings)
        readings[qt(name)] = qt(value);
    if (!readings.isEmpty())
        json[L1("readings")] = readings;
}

bool isBare(const QJsonObject &round) {
    const auto none = [&](const char *list) { return round.value(L1(list)).toArray().isEmpty(); };
    return none("bets") && none("actions") && none("seats") && round.value(L1("shoe")).toString().trimmed().isEmpty() &&
           round.value(L1("shoe")).toArray().isEmpty();
}

Awaited cardFor(int box, int hand) {
    Awaited awaited;
    awaited.kind = Awaited::Kind::Card;
    awaited.box = box;
    awaited.hand = hand;
    return awaited;
}

bool isCard(const Event &event) {
    return event.type == Event::Type::CardToHand || event.type == Event::Type::CardToDealer;
}

/// `actions[3].amount` with `name` "actions": 3.
std::optional<int> indexIn(std::string_view at, std::string_view name) {
    if (!at.starts_with(name) || !at.substr(name.size()).starts_with('['))
        return std::nullopt;
    int index = 0;
    const char *first = at.data() + name.size() + 1;
    const auto [end, error] = std::from_chars(first, at.data() + at.size(), index);
    return error == std::errc() && end != at.data() + at.size() && *end == ']' ? std::optional(index) : std::nullopt;
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

/// A table on which nothing can be played yet: its boxes, and each bet that can be read.
RoundView bareTable(const QJsonObject &round, const Rulebook &book) {
    RoundView view;
    view.game = book.document;
    const QJsonObject table = round.value(L1("table")).toObject();
    const int boxes = table.value(L1("boxes")).toInt(book.boxes().max);
    view.boxes = book.boxes().contains(boxes) ? boxes : book.boxes().max;
    view.decks = table.value(L1("decks")).toInt(book.decks.max);
    view.payTable = table.value(L1("payTable")).toInt(1);
    for (int number = 1; number <= view.boxes; ++number) {
        BoxView box;
        box.box = number;
        box.seated = round.value(L1("seats")).toObject().value(QString::number(number)).toString().toStdString();
        view.table.push_back(std::move(box));
    }
    for (const QJsonValue &value : round.value(L1("bets")).toArray()) {
        const QJsonObject bet = value.toObject();
        const int number = bet.value(L1("box")).toInt();
        if (number < 1 || number > view.boxes)
            continue;
        BoxView &box = view.table[static_cast<std::size_t>(number - 1)];
        StakeView stake;
        stake.player = bet.value(L1("player")).toString().toStdString();
        stake.seated = box.seated == stake.player;
        stake.chips = std::max<qint64>(0, bet.value(L1("amount")).toInteger());
        const std::string kind = bet.value(L1("kind")).toString().toStdString();
        if (kind == "main") {
            if (box.hands.empty())
                box.hands.emplace_back();
            box.hands.front().stakes.push_back(stake);
        } else if (book.sideBetIndex(kind) >= 0) {
            auto area =
                std::find_if(box.sides.begin(), box.sides.end(), [&](const SideAreaView &a) { return a.kind == kind; });
            if (area == box.sides.end())
                area = box.sides.insert(box.sides.end(), SideAreaView{kind, {}});
            area->stakes.push_back(stake);
        }
    }
    if (const auto printed = book.play.printed) {
        view.dealer.push_back(*printed);
        view.dealerPrintedFirst = true;
        view.dealerTotal = handTotal(view.dealer);
    }
    return view;
}

} // namespace

QJsonObject playableRound(const Scenario &scenario) {
    QJsonObject json = scenario.round;
    json[L1("format")] = L1("pitwise-round/1");
    json[L1("game")] = qt(scenario.game);
    putRules(json, scenario);
    return json;
}

QJsonObject playableSituation(const Scenario &scenario, const QJsonObject &round) {
    QJsonObject json{{L1("format"), L1("pitwise-situation/1")}, {L1("game"), qt(scenario.game)}};
    if (scenario.incident) {
        json[L1("kind")] = qt(scenario.incident->kind);
        json[L1("facts")] = scenario.incident->facts;
    }
    putRules(json, scenario);
    if (!round.isEmpty())
        json[L1("round")] = round;
    return json;
}

/// Stands in for one card that the shoe does not have, so that the engine says whose it would be.
class Timeline::Filler : public Round::Supply {
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

/// Every hand as its cards come, for what it makes at that moment.
class Timeline::Hands {
public:
    explicit Hands(const TableSetup &setup) : m_play(setup.rulebook->play) {
        for (const Bet &bet : setup.bets)
            if (auto &box = m_boxes[static_cast<std::size_t>(bet.box)]; bet.kind == mainBet && box.empty()) {
                box.emplace_back();
                if (m_play.printed)
                    box.front().cards.push_back(*m_play.printed);
            }
        if (m_play.printed)
            m_dealer.cards.push_back(*m_play.printed);
    }
    void take(const Event &event) {
        auto &box = m_boxes[event.box];
        if (event.type == Event::Type::CardToDealer) {
            m_dealer.cards.push_back(event.card);
        } else if (event.type == Event::Type::CardToHand) {
            box[event.hand - 1u].cards.push_back(event.card);
        } else if (event.type == Event::Type::Split) {
            One &parent = box[event.hand - 1u];
            parent.fromSplit = true;
            One fresh{{parent.cards.back()}, true};
            parent.cards.pop_back();
            box.insert(box.begin() + event.hand, std::move(fresh));
        }
    }
    void tell(TimelineItem &item) const {
        const auto &box = m_boxes[static_cast<std::size_t>(item.box)];
        const One &hand = item.box == 0 ? m_dealer : box[static_cast<std::size_t>(item.hand - 1)];
        item.total = handTotal(hand.cards);
        item.cardsInHand = static_cast<int>(hand.cards.size());
        item.several = box.size() > 1;
        item.blackjack =
            m_play.blackjack && !m_play.printed && hand.cards.size() == 2 && !hand.fromSplit && item.total.total == 21;
        item.bust = item.total.total > (item.box == 0 ? m_play.dealerBustsOver : 21);
    }

private:
    struct One {
        std::vector<Card> cards;
        bool fromSplit = false;
    };
    const PlayRules &m_play;
    std::array<std::vector<One>, maxBoxes + 1> m_boxes;
    One m_dealer;
};

Timeline::Timeline(const Scenario &scenario, const Library &library)
    : m_written(playableRound(scenario)), m_rulebook(rulebookOf(scenario, library)) {
    // An incident on a table on which nothing lies is an incident without a table.
    const bool hasTable = !scenario.round.isEmpty() && !(scenario.incident && isBare(scenario.round)) && m_rulebook;
    if (hasTable)
        readAsItIs(library);
    work(library);
}

Timeline::Timeline(const QJsonObject &script, const Library &library)
    : m_written(script), m_rulebook(library.find(script[L1("game")].toString().toStdString())) {
    readAsItIs(library);
    work(library);
}

Timeline::~Timeline() = default;

void Timeline::work(const Library &library) {
    // Each turn passes over one more entry or is the last.
    while (!m_problem && !script::bets(reduced(m_written)).isEmpty())
        if (read(library) && play())
            break;
    if (!m_round || m_problem || script::bets(reduced(m_written)).isEmpty())
        layEmptyTable(library);
    if (m_refusal)
        m_refusal->at.insert(0, m_refusal->at.empty() ? "round" : "round.");
}

/// Cards that such a shoe cannot hold.
void Timeline::passOverCards() {
    const int decks = m_written[L1("table")].toObject()[L1("decks")].toInt();
    std::map<unsigned, int> copies;
    const QStringList words = script::shoe(m_written);
    for (int i = 0; i < words.size(); ++i) {
        const std::string word = words[i].toStdString();
        const std::optional<Card> card = parseCard(word);
        if (!card)
            m_badCards[i] = {word + " is no card", "shoe", {}};
        else if (m_rulebook && !m_rulebook->hasTens && card->rank() == Rank::Ten)
            m_badCards[i] = {word + ": this game is played without tens", "shoe",
                             m_rulebook->names(m_rulebook->cite(Cite::cardNotInDeck))};
        else if (++copies[card->code()] > decks)
            m_badCards[i] = {word + " is there more often than there are decks", "shoe", {}};
    }
}

/// The script whole; where only its shoe cannot be, with as many of its cards as can.
void Timeline::readAsItIs(const Library &library) {
    try {
        m_script = readRoundScript(JsonNode(QJsonValue(m_written)), library);
        return;
    } catch (const Refusal &refusal) {
        m_refusal = refusal;
    }
    if (m_refusal->at != "shoe" || !m_written.value(L1("shoe")).isString())
        return;
    passOverCards();
    if (m_badCards.empty())
        return;
    try {
        const QJsonObject asFar = script::withShoe(m_written, script::shoe(m_written).first(m_badCards.begin()->first));
        m_script = readRoundScript(JsonNode(QJsonValue(asFar)), library);
    } catch (const Refusal &) {
        m_script.reset();
    }
}

QJsonObject Timeline::reduced(QJsonObject script) const {
    if (m_badBets.empty() && m_badActions.empty() && m_badCards.empty())
        return script;
    const auto kept = [](const QJsonArray &all, const Misfits &passedOver) {
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
bool Timeline::read(const Library &library) {
    const bool whole = m_script && m_badBets.empty() && m_badCards.empty() && m_badActions.empty();
    try {
        m_read = whole ? m_script : readRoundScript(JsonNode(reduced(m_written)), library);
    } catch (const Refusal &refusal) {
        if (const auto bet = indexIn(refusal.at, "bets"))
            m_badBets[original(m_badBets, *bet)] = refusal;
        else if (const auto action = indexIn(refusal.at, "actions"))
            m_badActions[original(m_badActions, *action)] = refusal;
        else if (refusal.at == "shoe" && m_badCards.empty())
            passOverCards();
        else
            m_problem = refusal;
        if (refusal.at == "shoe" && m_badCards.empty())
            m_problem = refusal;
        return false;
    }
    m_cardEntries = keptEntries(static_cast<int>(m_read->shoe.size() + m_badCards.size()), m_badCards);
    m_actionEntries = keptEntries(static_cast<int>(script::actions(m_written).size()), m_badActions);
    return true;
}

/// The felt of a table on which nothing can be dealt yet.
void Timeline::layEmptyTable(const Library &library) {
    const Rulebook *rulebook = library.find(m_written[L1("game")].toString().toStdString());
    if (!rulebook)
        rulebook = library.rulebooks().front().get();
    QJsonObject script = script::emptyTable(*rulebook);
    QJsonObject written = script;
    if (m_written.contains(L1("table")))
        written[L1("table")] = m_written[L1("table")];
    const QJsonArray dummy{
        QJsonObject{{L1("box"), 1}, {L1("player"), QStringLiteral("A")}, {L1("kind"), L1("main")}, {L1("amount"), 100}}};
    script[L1("bets")] = written[L1("bets")] = dummy;
    std::unique_ptr<RoundScript> bare;
    try {
        bare = readRoundScript(JsonNode(written), library);
    } catch (const Refusal &refusal) {
        m_problem = refusal;
        bare = readRoundScript(JsonNode(script), library);
    }
    bare->setup.bets.clear();
    m_round = std::make_unique<Round>(bare->setup);
    m_read = std::move(bare);
    m_items = {TimelineItem{}};
    m_awaited = {};
    m_events = 0;
    m_boundaries.clear();
    m_script.reset();
    if (m_badCards.empty())
        passOverCards();
    listRest();
}

/// How far what fits goes: known from the first play, in which nothing had been passed over but cards.
void Timeline::end(std::vector<std::size_t> boundaries, std::size_t events, const std::optional<Refusal> &refusal) {
    if (std::exchange(m_ended, true) || !m_script)
        return;
    if (!m_badCards.empty()) { // the first of them ends it
        const std::size_t good = static_cast<std::size_t>(m_badCards.begin()->first);
        std::size_t cards = 0;
        for (std::size_t i = 0; i < events; ++i)
            if (isCard(m_round->events()[i]) && ++cards > good)
                events = i;
        std::erase_if(boundaries, [&](std::size_t boundary) { return boundary > events; });
    }
    m_boundaries = std::move(boundaries);
    m_events = events;
    if (!m_refusal)
        m_refusal = refusal;
}

/// False: an action is refused; it is passed over and everything has to be played again.
bool Timeline::play() {
    m_round = std::make_unique<Round>(m_read->setup);
    m_items = {TimelineItem{}};
    m_before.clear();
    Filler filler(m_read->shoe);
    Hands hands(m_read->setup);
    std::vector<std::size_t> boundaries;
    std::size_t done = 0;
    const auto take = [&](int action) {
        std::size_t shown = m_round->events().size();
        if (filler.isShort()) // the stand-in's card and all after it never happened
            for (std::size_t i = 0, cards = 0; i < shown; ++i)
                if (isCard(m_round->events()[i]) && ++cards > filler.real())
                    shown = i;
        takeEvents(done, shown, action, hands);
        done = shown;
        if (!filler.isShort())
            boundaries.push_back(done);
    };
    try {
        m_round->deal(filler.shoe(), &filler);
    } catch (const Refusal &refusal) {
        if (!filler.isShort()) {
            end({}, 0, refusal);
            m_problem = refusal;
            return false;
        }
    }
    take(-1);
    for (std::size_t i = 0; i < m_read->actions.size() && !filler.isShort(); ++i) {
        Awaited before = awaitedNow();
        try {
            m_round->apply(m_read->actions[i]);
        } catch (const Refusal &refusal) {
            if (!filler.isShort()) {
                Refusal placed = refusal;
                if (placed.at.empty() || placed.at.front() == '.')
                    placed.at.insert(0, "actions[" + std::to_string(i) + ']');
                const std::size_t last = boundaries.back(); // what was not allowed has left no trace
                end(std::move(boundaries), last, placed);
                m_badActions[m_actionEntries[i]] = refusal;
                return false;
            }
        }
        m_before.emplace(m_actionEntries[i], std::move(before));
        take(m_actionEntries[i]);
    }
    m_needsCard = !m_ended && m_script && !m_refusal && filler.isShort();
    end(std::move(boundaries), done,
        filler.isShort() ? std::optional(Refusal{cardShortText(filler.real()), "shoe", {}}) : std::nullopt);
    if (filler.isShort()) {
        const auto &events = m_round->events();
        const bool toHand = done < events.size() && events[done].type == Event::Type::CardToHand;
        m_awaited = toHand ? cardFor(events[done].box, events[done].hand) : cardFor(0, 0);
    } else {
        m_awaited = awaitedNow();
    }
    listRest();
    return true;
}

/// Events of one action as items; `action`: the entry they follow from, -1: the deal.
void Timeline::takeEvents(std::size_t from, std::size_t to, int action, Hands &hands) {
    const std::vector<Event> &events = m_round->events();
    if (action >= 0) {
        takeMisfits(action);
        TimelineItem item;
        item.cards = m_items.back().cards;
        item.kind = TimelineItem::Kind::Decision;
        item.entry = action;
        item.actions = action + 1;
        item.events = from;
        m_items.push_back(std::move(item));
    }
    bool over = false;
    std::size_t last = from; // the first event after the last card
    for (std::size_t i = from; i < to; ++i) {
        over |= events[i].type == Event::Type::RoundOver;
        hands.take(events[i]);
        if (!isCard(events[i]))
            continue;
        m_items.back().events = i;
        addCard(i, hands);
        last = i + 1;
    }
    if (!over) {
        m_items.back().events = to;
        return;
    }
    m_items.back().events = std::max(last, m_items.back().events);
    TimelineItem item;
    item.cards = m_items.back().cards;
    item.actions = m_items.back().actions;
    item.kind = TimelineItem::Kind::Settlement;
    item.events = to;
    m_items.push_back(std::move(item));
}

void Timeline::addCard(std::size_t event, const Hands &hands) {
    const auto drawn = static_cast<std::size_t>(std::ranges::count_if(
        m_items, [](const TimelineItem &item) { return item.kind == TimelineItem::Kind::Card && item.fits; }));
    const int entry = m_cardEntries[drawn];
    TimelineItem item;
    item.kind = TimelineItem::Kind::Card;
    item.actions = m_items.back().actions;
    for (int bad = m_items.back().cards; bad < entry; ++bad) { // passed over in between
        item.entry = bad;
        item.cards = bad + 1;
        item.events = m_items.back().events;
        item.fits = false;
        item.refusal = m_badCards[bad];
        m_items.push_back(item);
    }
    const Event &what = m_round->events()[event];
    item.entry = entry;
    item.cards = entry + 1;
    item.card = what.card;
    item.box = what.type == Event::Type::CardToHand ? what.box : 0;
    item.hand = what.type == Event::Type::CardToHand ? what.hand : 0;
    item.events = event + 1;
    item.fits = true;
    item.refusal = {};
    hands.tell(item);
    m_items.push_back(std::move(item));
}

/// Actions passed over that stand before entry `before`.
void Timeline::takeMisfits(int before) {
    for (int entry = m_items.back().actions; entry < before; ++entry) {
        TimelineItem item;
        item.cards = m_items.back().cards;
        item.events = m_items.back().events;
        item.kind = TimelineItem::Kind::Decision;
        item.entry = entry;
        item.actions = entry + 1;
        item.fits = false;
        const auto bad = m_badActions.find(entry);
        item.refusal = bad != m_badActions.end() ? bad->second : Refusal{"a card is missing before it", "shoe", {}};
        m_items.push_back(std::move(item));
    }
}

/// What was never reached: decisions, then cards that are still in the shoe.
void Timeline::listRest() {
    takeMisfits(static_cast<int>(script::actions(m_written).size()));
    const QStringList words = script::shoe(m_written);
    for (int entry = m_items.back().cards; entry < words.size(); ++entry) {
        TimelineItem item;
        item.actions = m_items.back().actions;
        item.events = m_items.back().events;
        item.kind = TimelineItem::Kind::Card;
        item.entry = entry;
        item.cards = entry + 1;
        item.card = parseCard(words[entry].toStdString()).value_or(Card());
        item.fits = !m_badCards.contains(entry);
        item.refusal = item.fits ? Refusal{} : m_badCards[entry];
        item.inShoe = item.fits;
        m_items.push_back(std::move(item));
    }
}

Awaited Timeline::awaitedNow() const {
    Awaited awaited;
    switch (m_round->stage()) {
    case Stage::Offers:
        awaited.kind = Awaited::Kind::Offers;
        awaited.offers = m_round->offers();
        break;
    case Stage::Settled: awaited.kind = Awaited::Kind::Nothing; break;
    case Stage::Play:
        awaited.kind = Awaited::Kind::Decision;
        awaited.box = m_round->activeBox();
        awaited.hand = m_round->activeHand();
        awaited.player = m_round->setup().playerName(m_round->activePlayer());
        awaited.total = m_round->activeHandState().total;
        for (std::size_t i = 0; i < doCount; ++i)
            if (const Do what = static_cast<Do>(i);
                what != Do::CloseOffers && m_round->gameHas(what) && !m_round->whyNot(what))
                awaited.allowed.push_back(what);
        break;
    }
    return awaited;
}

// ---------------------------------------------------------------- asked afterwards

Awaited Timeline::awaitedBefore(std::size_t decision) const {
    const auto before = m_before.find(m_items[decision].entry);
    return m_items[decision].fits && before != m_before.end() ? before->second
                                                              : awaitedAfter(decision == 0 ? 0 : decision - 1);
}

Awaited Timeline::awaitedAfter(std::size_t item) const {
    for (std::size_t i = item + 1; i < m_items.size(); ++i) {
        const TimelineItem &next = m_items[i];
        if (!next.fits || next.inShoe)
            continue;
        switch (next.kind) {
        case TimelineItem::Kind::Card: return cardFor(next.box, next.hand);
        case TimelineItem::Kind::Decision: return m_before.at(next.entry);
        case TimelineItem::Kind::Settlement: return m_awaited;
        case TimelineItem::Kind::Bets: break; // the first of all
        }
    }
    return m_awaited;
}

bool Timeline::fitsUpTo(std::size_t item) const {
    if (m_problem || !m_badBets.empty())
        return false;
    const std::size_t end = std::min(item + 1, m_items.size());
    return std::all_of(m_items.begin(), m_items.begin() + static_cast<std::ptrdiff_t>(end),
                       [](const TimelineItem &i) { return i.fits; });
}

RoundView Timeline::viewAfter(std::size_t item) const {
    return viewAt(*m_round, m_items[std::min(item, m_items.size() - 1)].events);
}

QJsonObject Timeline::fitting(std::size_t item) const {
    const TimelineItem &last = m_items[std::min(item, m_items.size() - 1)];
    return reduced(script::cut(m_written, last.cards, last.actions));
}

int Timeline::actionsAt(std::size_t events) const {
    return static_cast<int>(std::upper_bound(m_boundaries.begin(), m_boundaries.end(), events) - m_boundaries.begin()) - 1;
}

std::size_t Timeline::cardsAt(std::size_t events) const {
    const auto end = happened().begin() + static_cast<std::ptrdiff_t>(std::min(events, m_events));
    return static_cast<std::size_t>(std::count_if(happened().begin(), end, isCard));
}

RoundView Timeline::view(std::size_t events) const {
    if (m_script)
        return viewAt(*m_round, std::min(events, m_events));
    return m_rulebook ? bareTable(m_written, *m_rulebook) : RoundView{};
}

QJsonObject Timeline::cutScript(std::size_t events) const {
    const int done = actionsAt(events);
    if (done < 0)
        return {};
    const auto actions = static_cast<std::size_t>(done);
    QJsonObject script = scriptJson(m_script->setup, std::span(m_script->shoe).first(cardsAt(m_boundaries[actions])),
                                    std::span(m_script->actions).first(actions));
    if (m_written.contains(L1("rulebook")))
        script[L1("rulebook")] = m_written.value(L1("rulebook"));
    return script;
}

} // namespace pitwise
