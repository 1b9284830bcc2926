// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/editortable.h"
#include "app/editor/factwords.h"
#include "app/text/said.h"
#include "core/qttext.h"
#include "core/random/random.h"
#include "core/scenario/scriptedit.h"
#include "core/scenario/worked.h"

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

bool isPut(const TimelineItem &item) {
    return item.fits && !item.inShoe;
}

/// The last item that has happened when so many events have; the last of all where none is named.
std::size_t itemAt(const Timeline &played, const std::optional<int> &at) {
    std::size_t found = 0;
    const std::vector<TimelineItem> &items = played.items();
    for (std::size_t i = 0; i < items.size(); ++i)
        if (isPut(items[i]) && (!at || items[i].events <= static_cast<std::size_t>(*at)))
            found = i;
    return found;
}

} // namespace

EditorTable::EditorTable(EditorDocument &document, const Library &library, const ChipSet &chips, QObject *parent)
    : QObject(parent), m_document(document), m_library(library), m_chipSet(chips), m_scene(chips), m_chips(chips) {
}

// ---------------------------------------------------------------- what is shown

std::vector<TimelineStop> EditorTable::stopsOf(const Scenario &scenario, const Timeline &played) const {
    std::vector<TimelineStop> stops;
    const std::size_t point = itemAt(played, scenario.at);
    for (std::size_t i = 0; i < played.items().size(); ++i) {
        stops.push_back({i, false});
        if (scenario.incident && i == point)
            stops.push_back({i, true});
    }
    return stops;
}

void EditorTable::show(std::shared_ptr<const Timeline> played, std::optional<RoundView> view) {
    m_played = std::move(played);
    m_questionView = std::move(view);
    m_stops = stopsOf(m_document.scenario(), *m_played);
    refresh();
}

std::shared_ptr<const Timeline> EditorTable::playedOf(const Scenario &scenario) const {
    return m_next && haveOneTable(m_next->first, scenario) ? m_next->second : nullptr;
}

void EditorTable::refresh() {
    const Scenario &scenario = m_document.scenario();
    m_document.setStop(std::clamp(m_document.stop(), 0, stopCount() - 1));
    readMoment();
    QString incident;
    if (scenario.incident)
        if (const auto kind = situationKind(scenario.incident->kind))
            incident = kindTitle(*kind);
    m_timeline.show(*m_played, m_stops, stop(), askedStop(), incident);
    showFelt();
    Q_EMIT shown();
}

void EditorTable::readMoment() {
    if (!canChange())
        m_changing = false;
    const bool again = m_changing && nowItem().kind == TimelineItem::Kind::Decision;
    m_awaited = again ? m_played->awaitedBefore(now()) : m_played->awaitedAfter(now());
    m_decisions.show(m_awaited, m_played->setup());
    m_others.clear();
    if (m_awaited.kind != Awaited::Kind::Decision)
        return;
    const RoundView view = m_played->viewAfter(again ? now() - 1 : now());
    for (const BoxView &box : view.table)
        for (const HandView &hand : box.hands)
            for (const StakeView &stake : hand.stakes)
                if (hand.active && !stake.controls && (stake.chips > 0 || hand.markers > 0))
                    m_others << qt(stake.player);
}

void EditorTable::showFelt() {
    const bool atPoint = m_questionView && stop() == pointStop();
    m_scene.show(atPoint ? *m_questionView : m_played->viewAfter(now()), rulebook(), FeltScene::Arrival::Jump);
}

std::size_t EditorTable::now() const {
    return m_stops[static_cast<std::size_t>(stop())].item;
}

int EditorTable::pointStop() const {
    const std::size_t point = itemAt(*m_played, m_document.scenario().at);
    for (int i = stopCount() - 1; i >= 0; --i)
        if (m_stops[static_cast<std::size_t>(i)].item == point)
            return i;
    return 0;
}

int EditorTable::askedStop() const {
    const Scenario &scenario = m_document.scenario();
    return scenario.ask || scenario.incident || scenario.at ? pointStop() : -1;
}

int EditorTable::stopOfEntry(TimelineItem::Kind kind, int entry) const {
    for (int i = 0; i < stopCount(); ++i) {
        const TimelineStop &stop = m_stops[static_cast<std::size_t>(i)];
        if (const TimelineItem &item = m_played->items()[stop.item];
            !stop.incident && item.kind == kind && item.entry == entry)
            return i;
    }
    return -1;
}

bool EditorTable::canChange() const {
    if (m_stops[static_cast<std::size_t>(stop())].incident)
        return false;
    const TimelineItem::Kind kind = nowItem().kind;
    return kind == TimelineItem::Kind::Card || kind == TimelineItem::Kind::Decision;
}

void EditorTable::setChanging(bool on) {
    m_changing = on;
    readMoment();
    Q_EMIT shown();
}

QString EditorTable::game() const {
    return m_played ? qt(rulebook().document) : QString();
}

QString EditorTable::tableText() const {
    if (!m_played)
        return {};
    const QString decksText = tr("%n deck(s)", nullptr, decks());
    const QString boxesText = tr("%n box(es)", nullptr, boxes());
    const QString limits = maxText().isEmpty() ? QString() : tr(", %1 to %2").arg(minText(), maxText());
    return tr("%1, %2%3", "4 decks, 4 boxes, $25 to $5,000").arg(decksText, boxesText, limits);
}

QString EditorTable::waitsFor() const {
    if (!m_played)
        return {};
    const Awaited &awaited = m_awaited;
    switch (awaited.kind) {
    case Awaited::Kind::Bets: return m_played->problem() ? qt(m_played->problem()->error) : tr("Put a bet on a box");
    case Awaited::Kind::Card:
        return awaited.box == 0   ? tr("The dealer gets a card")
               : awaited.hand > 1 ? tr("Box %1, hand %2 gets a card").arg(awaited.box).arg(awaited.hand)
                                  : tr("Box %1 gets a card").arg(awaited.box);
    case Awaited::Kind::Offers: return tr("The offers are open");
    case Awaited::Kind::Nothing: return tr("The round is over");
    case Awaited::Kind::Decision: break;
    }
    const HandTotal made = awaited.total;
    const QString total = made.soft ? tr("soft %1").arg(made.total) : QString::number(made.total);
    return tr("Box %1, hand %2: %3, %4 decides")
        .arg(QString::number(awaited.box), QString::number(awaited.hand), total, qt(awaited.player));
}

// ---------------------------------------------------------------- one edit

QJsonObject EditorTable::round() const {
    const QJsonObject &round = m_document.scenario().round;
    return round.isEmpty() ? script::emptyTable(rulebook()) : round;
}

bool EditorTable::atEnd() const {
    const std::vector<TimelineItem> &items = m_played->items();
    for (std::size_t i = m_stops[static_cast<std::size_t>(stop())].item + 1; i < items.size(); ++i)
        if (!items[i].inShoe)
            return false;
    return true;
}

void EditorTable::edit(const QString &what, const QJsonObject &round, std::size_t item, int added,
                       EditorDocument::Joined joined) {
    Scenario after = m_document.scenario();
    after.round = round;
    const auto played = std::make_shared<const Timeline>(after, m_library);
    const Timeline &next = *played;
    const auto grown =
        static_cast<std::ptrdiff_t>(next.items().size()) - static_cast<std::ptrdiff_t>(m_played->items().size());
    if (after.at) {
        auto point = static_cast<std::ptrdiff_t>(itemAt(*m_played, after.at));
        if (static_cast<std::ptrdiff_t>(item) < point || (grown < 0 && static_cast<std::ptrdiff_t>(item) == point))
            point += grown;
        point = std::clamp<std::ptrdiff_t>(point, 0, static_cast<std::ptrdiff_t>(next.items().size()) - 1);
        after.at = static_cast<int>(next.items()[static_cast<std::size_t>(point)].events);
    }
    const std::vector<TimelineStop> stops = stopsOf(after, next);
    // At the end one goes on with the end; elsewhere one stands on what was put in.
    std::size_t wanted = item + static_cast<std::size_t>(std::max(0, added));
    if (atEnd() && added >= 0)
        wanted = itemAt(next, std::nullopt);
    else if (added < 0 && wanted > 0)
        --wanted;
    int stop = 0;
    for (int i = 0; i < static_cast<int>(stops.size()); ++i)
        if (stops[static_cast<std::size_t>(i)].item <= wanted && !stops[static_cast<std::size_t>(i)].incident)
            stop = i;
    m_changing = false;
    setErrors({}, {});
    m_next.emplace(after, played);
    m_document.change(what, std::move(after), stop, joined);
    m_next.reset();
}

void EditorTable::setErrors(const QString &card, const QString &bet) {
    if (m_cardError == card && m_betError == bet)
        return;
    m_cardError = card;
    m_betError = bet;
    Q_EMIT errorChanged();
}

// ---------------------------------------------------------------- cards

void EditorTable::putCards(const std::vector<Card> &cards) {
    if (cards.empty())
        return;
    const std::size_t item = m_stops[static_cast<std::size_t>(stop())].item;
    const TimelineItem &now = nowItem();
    if (changing() && now.kind == TimelineItem::Kind::Card) {
        QJsonObject changed = script::withCard(round(), now.entry, cards.front());
        changed = script::withCards(changed, now.entry + 1, {cards.begin() + 1, cards.end()});
        edit(tr("Change a card"), changed, item, static_cast<int>(cards.size()) - 1);
        return;
    }
    edit(tr("Deal a card"), script::withCards(round(), now.cards, cards), item, static_cast<int>(cards.size()));
}

bool EditorTable::typeCards(const QString &text) {
    QString wrong;
    const auto cards = script::typedCards(text, &wrong);
    if (!cards) {
        setErrors(tr("%1 is no card. Type rank and suit: 8S KD.").arg(wrong), m_betError);
        return false;
    }
    putCards(*cards);
    return true;
}

void EditorTable::dealRank(int rank) {
    if (rank >= 1 && rank <= 13)
        putCards({Card(static_cast<Rank>(rank), static_cast<Suit>(m_suit))});
}

Card EditorTable::randomCard(const QJsonObject &round) const {
    // The same draft gives the same card: nothing here depends on the clock.
    Random random(seedFrom(1, m_document.scenario().id, static_cast<std::uint64_t>(script::shoe(round).size()),
                           static_cast<std::uint64_t>(script::actions(round).size())));
    const std::vector<int> left = script::cardsLeft(round, rulebook());
    for (int tries = 0; tries < 10'000; ++tries)
        if (const unsigned code = random.below(Card::codes);
            left[code] > 0 && static_cast<int>(random.below(8)) < left[code])
            return Card::fromCode(code);
    return Card::fromCode(static_cast<unsigned>(std::ranges::max_element(left) - left.begin()));
}

void EditorTable::dealRandom() {
    putCards({randomCard(round())});
}

void EditorTable::dealOn() {
    goTo(stopCount() - 1);
    QJsonObject script = round();
    bool dealt = false;
    for (int steps = 0; steps < 80; ++steps) {
        Scenario scenario = m_document.scenario();
        scenario.round = script;
        const Timeline played(scenario, m_library);
        const Awaited &awaited = played.awaited();
        if (awaited.kind == Awaited::Kind::Card) {
            script = script::withCards(script, static_cast<int>(script::shoe(script).size()), {randomCard(script)});
        } else if (dealt || awaited.kind == Awaited::Kind::Nothing || awaited.kind == Awaited::Kind::Bets) {
            break;
        } else {
            QJsonObject action{{L1("do"), L1("close-offers")}};
            if (awaited.kind == Awaited::Kind::Decision) {
                const bool may = std::ranges::find(awaited.allowed, Do::Stand) != awaited.allowed.end();
                const bool stands = may && awaited.total.total >= 17;
                action = {{L1("do"), stands ? L1("stand") : L1("hit")},
                          {L1("box"), awaited.box},
                          {L1("player"), qt(awaited.player)}};
            }
            script = script::withAction(script, static_cast<int>(script::actions(script).size()), action);
        }
        dealt = true;
    }
    edit(tr("Deal"), script, m_played->items().size() - 1);
}

// ---------------------------------------------------------------- decisions

QJsonObject EditorTable::actionOf(const DecisionModel::Row &row) const {
    QJsonObject action{
        {L1("do"), QString::fromLatin1(name(row.what).data(), static_cast<qsizetype>(name(row.what).size()))}};
    if (row.what == Do::CloseOffers)
        return action;
    action[L1("box")] = row.box;
    action[L1("player")] = row.player;
    const auto typed = script::typedMoney(m_amountText);
    const Cents bet = script::betOf(round(), row.box, row.player, QStringLiteral("main"));
    if (row.what == Do::Insurance)
        action[L1("amount")] = static_cast<qint64>(typed.value_or(bet / 2));
    else if (row.what == Do::Double && typed)
        action[L1("amount")] = static_cast<qint64>(*typed);
    if (!m_othersFollow || m_others.isEmpty())
        return action;
    if (row.what == Do::Split) {
        action[L1("with")] = QJsonArray::fromStringList(m_others);
    } else if (row.what == Do::Double) {
        QJsonObject with;
        for (const QString &other : m_others)
            with[other] = static_cast<qint64>(script::betOf(round(), row.box, other, QStringLiteral("main")));
        action[L1("with")] = with;
    }
    return action;
}

int EditorTable::amountRow() const {
    const auto takes = [](const DecisionModel::Row &row) { return row.what == Do::Double || row.what == Do::Insurance; };
    const auto row = std::ranges::find_if(m_decisions.rows(), takes);
    return row == m_decisions.rows().end() ? -1 : static_cast<int>(row - m_decisions.rows().begin());
}

void EditorTable::setAmountError(const QString &error) {
    if (error == m_amountError)
        return;
    m_amountError = error;
    Q_EMIT errorChanged();
}

void EditorTable::decideWithAmount() {
    decide(amountRow());
}

void EditorTable::decide(int row) {
    if (row < 0 || row >= m_decisions.count())
        return;
    const Do what = m_decisions.rows()[static_cast<std::size_t>(row)].what;
    const bool typed = !m_amountText.trimmed().isEmpty();
    if ((what == Do::Double || what == Do::Insurance) && typed && !script::typedMoney(m_amountText))
        return setAmountError(tr("Type an amount: 25 or 2.50. Nothing: the whole."));
    setAmountError({});
    const QJsonObject action = actionOf(m_decisions.rows()[static_cast<std::size_t>(row)]);
    const std::size_t item = m_stops[static_cast<std::size_t>(stop())].item;
    const TimelineItem &now = nowItem();
    m_amountText.clear();
    Q_EMIT followChanged();
    if (changing() && now.kind == TimelineItem::Kind::Decision)
        edit(tr("Change a decision"), script::withActionAt(round(), now.entry, action), item, 0);
    else
        edit(tr("Decide"), script::withAction(round(), now.actions, action), item);
}

// ---------------------------------------------------------------- the timeline

void EditorTable::goTo(int stop) {
    const int to = std::clamp(stop, 0, stopCount() - 1);
    if (to == m_document.stop())
        return;
    m_document.setStop(to);
    m_changing = false;
    refresh();
}

void EditorTable::back() {
    goTo(stop() - 1);
}
void EditorTable::forward() {
    goTo(stop() + 1);
}

void EditorTable::goToCard(int box, int hand, int card) {
    int index = rulebook().play.printed ? 1 : 0; // the printed card is no event
    for (int i = 0; i < stopCount(); ++i) {
        const TimelineStop &stop = m_stops[static_cast<std::size_t>(i)];
        const TimelineItem &item = m_played->items()[stop.item];
        if (stop.incident || item.kind != TimelineItem::Kind::Card || !isPut(item) || item.box != box ||
            (box > 0 && item.hand != std::max(1, hand)))
            continue;
        if (index++ == card)
            return goTo(i);
    }
}

void EditorTable::remove() {
    const TimelineStop &now = m_stops[static_cast<std::size_t>(stop())];
    if (now.incident) {
        Scenario after = m_document.scenario();
        after.incident.reset();
        m_document.change(tr("Take the irregularity out"), std::move(after), std::max(0, stop() - 1));
        return;
    }
    const TimelineItem &item = nowItem();
    if (item.kind == TimelineItem::Kind::Card)
        edit(tr("Take a card out"), script::withoutCard(round(), item.entry), now.item, -1);
    else if (item.kind == TimelineItem::Kind::Decision)
        edit(tr("Take a decision out"), script::withoutAction(round(), item.entry), now.item, -1);
}

void EditorTable::removeRest() {
    const TimelineItem &now = nowItem();
    edit(tr("Take the rest out"), script::cut(round(), now.cards, now.actions),
         m_stops[static_cast<std::size_t>(stop())].item, 0);
}

void EditorTable::dropEntry(const QString &list, int entry) {
    const bool action = list == L1("actions");
    const int at = stopOfEntry(action ? TimelineItem::Kind::Decision : TimelineItem::Kind::Card, entry);
    const std::size_t item = at < 0 ? 0 : m_stops[static_cast<std::size_t>(at)].item;
    if (list == L1("bets"))
        edit(tr("Take a bet away"), script::withoutBet(round(), entry), 0, 0);
    else
        edit(tr("Drop an event"), action ? script::withoutAction(round(), entry) : script::withoutCard(round(), entry), item,
             -1);
}

void EditorTable::setSuit(int suit) {
    if (suit == m_suit || suit < 0 || suit > 3)
        return;
    m_suit = suit;
    Q_EMIT suitChanged();
}

bool EditorTable::hasTens() const {
    return !m_played || rulebook().hasTens;
}

} // namespace pitwise
