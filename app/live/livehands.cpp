// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/felttext.h"
#include "app/live/livetable.h"
#include "app/text/said.h"
#include "core/moneytext.h"

#include <algorithm>

// What the dealer's hands do at the live table, and the bet that they are about.

namespace pitwise {

using live::Act;
using live::Entry;

// ---------------------------------------------------------------- acts

void LiveTable::act(Entry entry) {
    if (m_phase != Phase::Dealing || m_paused || !m_shift)
        return;
    const std::size_t before = m_shift->entries().size();
    try {
        m_shift->advance(now());
        if (m_shift->entries().size() != before) // a player was quicker
            follow(before);
        if (holdsBack(entry)) {
            show();
            return wait();
        }
        const std::size_t from = m_shift->entries().size();
        m_shift->act(std::move(entry), now());
        setHint({});
        setProblem({});
        follow(from);
    } catch (const security::NotWritten &why) {
        setProblem(tr("This was not saved, so it has not happened: %1.").arg(QString::fromStdString(why.error)));
    } catch (const Refusal &) {
        setHint(tr("That cannot be done: nothing lies there for it."));
    }
    show();
    if (m_shift->ended())
        return finish();
    wait();
}

void LiveTable::say(int call) {
    Entry entry;
    entry.act = Act::Say;
    entry.what = static_cast<std::uint8_t>(std::clamp(call, 0, static_cast<int>(live::callCount) - 1));
    act(std::move(entry));
}

/// The hand of a box that is being dealt to, or the one to the right of it.
int LiveTable::handNamed(int box, bool next) const {
    const int now = std::max(1, m_handOf[static_cast<std::size_t>(box)]);
    if (!next)
        return now;
    const auto &order = m_shift->session().felt().handsInOrder(box);
    const auto it = std::ranges::find(order, now);
    return it == order.end() || it + 1 == order.end() ? order.back() : *(it + 1);
}

void LiveTable::deal(int box, bool nextHand) {
    if (!m_shift || box < 0 || box > m_shift->header().table.boxes)
        return;
    Entry entry;
    entry.act = Act::Card;
    entry.dealer = box == 0;
    entry.box = static_cast<std::uint8_t>(box);
    entry.hand = box == 0 ? 0 : static_cast<std::uint8_t>(handNamed(box, nextHand));
    act(std::move(entry));
}

void LiveTable::dealTo(int box, int hand) {
    if (!m_shift || box < 1 || box > m_shift->header().table.boxes)
        return;
    const auto &order = m_shift->session().felt().handsInOrder(box);
    Entry entry;
    entry.act = Act::Card;
    entry.box = static_cast<std::uint8_t>(box);
    entry.hand = order[static_cast<std::size_t>(std::clamp(hand, 1, static_cast<int>(order.size())) - 1)];
    act(std::move(entry));
}

void LiveTable::burn() {
    Entry entry;
    entry.act = Act::Card;
    entry.burn = true;
    act(std::move(entry));
}

void LiveTable::lift() {
    Entry entry;
    entry.act = Act::Lift;
    act(std::move(entry));
}

/// The hand under the cursor, else the one that signalled last.
int LiveTable::handUnderCursor() const {
    return m_cursor && m_cursor->hand > 0 ? m_cursor->hand : m_cursor ? handNamed(m_cursor->box, false) : 0;
}

void LiveTable::split() {
    if (!m_cursor)
        return setHint(tr("First go to a bet: ← and → walk from box to box."));
    Entry entry;
    entry.act = Act::Split;
    entry.box = static_cast<std::uint8_t>(m_cursor->box);
    entry.hand = static_cast<std::uint8_t>(handUnderCursor());
    act(std::move(entry));
}

void LiveTable::marker(bool right) {
    if (!m_cursor)
        return setHint(tr("First go to a bet: ← and → walk from box to box."));
    Entry entry;
    entry.act = Act::Marker;
    entry.box = static_cast<std::uint8_t>(m_cursor->box);
    entry.hand = static_cast<std::uint8_t>(handUnderCursor());
    entry.side = right ? live::Side::Right : live::Side::Left;
    act(std::move(entry));
}

void LiveTable::money(Act what, Cents cents) {
    if (!m_cursor)
        return setHint(tr("First go to a bet: ← and → walk from box to box."));
    Entry entry;
    entry.act = what;
    entry.box = static_cast<std::uint8_t>(m_cursor->box);
    entry.player = m_cursor->player;
    entry.kind = m_payBonus && what == Act::Pay ? bonusBet : m_cursor->kind;
    entry.hand = entry.kind == bonusBet ? 0 : static_cast<std::uint8_t>(m_cursor->hand);
    entry.cents = cents;
    act(std::move(entry));
}

void LiveTable::take() {
    const live::Spot *at = spot();
    if (at && at->chips > 0)
        money(Act::Take, at->chips);
    else
        setHint(tr("No chips lie there."));
}

void LiveTable::same() {
    const live::Spot *at = spot();
    const Cents laid = at ? at->chips - std::min(at->paid, at->chips) : 0;
    if (laid > 0)
        money(Act::Pay, laid);
    else
        setHint(tr("No chips lie there."));
}

void LiveTable::half() {
    const live::Spot *at = spot();
    if (at && at->chips > 1)
        money(Act::Half, at->chips / 2);
    else
        setHint(tr("No chips lie there."));
}

void LiveTable::giveBack() {
    const live::Spot *at = spot();
    if (!at || at->chips == 0)
        return setHint(tr("No chips lie there."));
    if (at->paid > 0)
        money(Act::Take, std::min(at->paid, at->chips));
    else
        money(Act::Return, at->chips);
}

/// The last thing that was offered or asked for and has no answer; 0: none.
int LiveTable::offeredLine() const {
    const live::Dealing *round = m_shift ? m_shift->session().round() : nullptr;
    if (!round)
        return 0;
    const auto &wishes = round->wishes();
    for (auto it = wishes.rbegin(); it != wishes.rend(); ++it)
        if (it->accepted == 0 && it->refused == 0 && it->granted == 0)
            return it->line;
    return 0;
}

void LiveTable::answer(bool accept) {
    const int line = offeredLine();
    if (line == 0)
        return setHint(tr("Nobody offers anything."));
    Entry entry;
    entry.act = accept ? Act::Accept : Act::Refuse;
    entry.of = line;
    act(std::move(entry));
}

void LiveTable::clearHand() {
    if (!m_cursor)
        return setHint(tr("First go to a bet: ← and → walk from box to box."));
    Entry entry;
    entry.act = Act::Clear;
    entry.box = static_cast<std::uint8_t>(m_cursor->box);
    entry.hand = static_cast<std::uint8_t>(std::max(1, handUnderCursor()));
    act(std::move(entry));
}

void LiveTable::clearAll() {
    Entry entry;
    entry.act = Act::ClearAll;
    act(std::move(entry));
}

void LiveTable::askControl() {
    if (!m_cursor)
        return setHint(tr("First go to a bet: ← and → walk from box to box."));
    Entry entry;
    entry.act = Act::Ask;
    entry.what = static_cast<std::uint8_t>(live::Asked::Control);
    entry.box = static_cast<std::uint8_t>(m_cursor->box);
    entry.player = m_cursor->player;
    act(std::move(entry));
}

void LiveTable::stop() {
    const live::Dealing *round = m_shift ? m_shift->session().round() : nullptr;
    if (!round || round->episode())
        return;
    Entry entry;
    entry.act = Act::Stop;
    act(entry);
    if (!round->episode())
        return;
    entry.act = Act::Call;
    act(entry);
}

// ---------------------------------------------------------------- the bet in hand

bool LiveTable::hasBonus() const {
    return m_shift && m_shift->header().book->play.bonus678;
}

/// Box by box, in a box as they are settled: hands from the left, side bets, insurance.
std::vector<LiveTable::BetAt> LiveTable::bets() const {
    std::vector<BetAt> list;
    if (!m_shift)
        return list;
    const live::Felt &felt = m_shift->session().felt();
    for (const live::Spot &spot : felt.spots()) {
        const bool marked = spot.kind == mainBet && std::ranges::any_of(felt.markers(), [&](const live::MarkerLaid &marker) {
                                return marker.box == spot.box && marker.hand == spot.hand;
                            });
        const bool free = spot.kind == mainBet && spot.laid == 0; // a hand without money, from a free split
        if (spot.kind != bonusBet && (spot.chips > 0 || marked || free))
            list.push_back({spot.box, spot.hand, spot.player, spot.kind});
    }
    std::ranges::stable_sort(list, {}, [](const BetAt &bet) {
        const int rank = bet.kind == mainBet ? 0 : bet.kind >= 0 ? 1 + bet.kind : 100;
        return std::tuple(bet.box, rank, bet.hand);
    });
    return list;
}

const live::Spot *LiveTable::spot() const {
    if (!m_shift || !m_cursor)
        return nullptr;
    return m_shift->session().felt().find(m_cursor->box, m_cursor->player, m_cursor->kind, m_cursor->hand);
}

void LiveTable::setCursor(const std::optional<BetAt> &bet) {
    m_cursor = bet;
    Q_EMIT cursorChanged();
    if (m_cursor)
        Q_EMIT announced(cursorWords(), false);
}

void LiveTable::moveBox(int by) {
    const auto list = bets();
    const int from = m_cursor ? m_cursor->box : by > 0 ? 0 : maxBoxes + 1;
    const BetAt *best = nullptr;
    for (const BetAt &bet : list)
        if (by > 0 ? bet.box > from && !best : bet.box < from && (!best || bet.box > best->box))
            best = &bet;
    if (best)
        setCursor(*best);
}

void LiveTable::moveBet(int by) {
    if (!m_cursor)
        return moveBox(by);
    std::vector<BetAt> list = bets();
    std::erase_if(list, [&](const BetAt &bet) { return bet.box != m_cursor->box; });
    const auto it = std::ranges::find(list, *m_cursor);
    if (list.empty())
        return;
    const auto at = it == list.end() ? 0 : (it - list.begin() + by + std::ssize(list)) % std::ssize(list);
    setCursor(list[static_cast<std::size_t>(at)]);
}

/// What lies under that target of the felt becomes the bet in hand.
void LiveTable::point(const QString &target) {
    for (const BetAt &bet : bets())
        if (stackId(bet) == target)
            return setCursor(bet);
    const felt::PlacedItem *item = m_scene.item(target);
    if (!item || item->box == 0)
        return;
    for (const BetAt &bet : bets())
        if (bet.box == item->box && (item->player.empty() || m_shift->header().table.playerName(bet.player) == item->player))
            return setCursor(bet);
}

/// The stack of a bet as the layout knows it.
QString LiveTable::stackId(const BetAt &bet) const {
    const felt::FeltLayout *layout = m_scene.layout();
    if (!layout || !m_shift)
        return {};
    const auto &order = m_shift->session().felt().handsInOrder(bet.box);
    const int place = static_cast<int>(std::ranges::find(order, std::max(1, bet.hand)) - order.begin()) + 1;
    const std::string &player = m_shift->header().table.playerName(bet.player);
    QString marker, hand;
    for (const felt::PlacedItem &item : layout->items) {
        if (item.box != bet.box)
            continue;
        if (item.kind == felt::ItemKind::Hand && bet.kind == mainBet && item.hand == place)
            hand = item.id;
        if (item.kind == felt::ItemKind::Marker && bet.kind == mainBet && item.hand == place)
            marker = item.id;
        if (item.kind != felt::ItemKind::Stack || item.player != player)
            continue;
        const bool fits =
            bet.kind == mainBet        ? item.role == felt::StackRole::Bet && item.hand == place
            : bet.kind == insuranceBet ? item.role == felt::StackRole::Insurance
            : bet.hand > 1             ? item.role == felt::StackRole::Tie && item.hand == place
                           : item.role == felt::StackRole::Side && item.area == m_shift->header().table.kindName(bet.kind);
        if (fits)
            return item.id;
    }
    return marker.isEmpty() ? hand : marker;
}

QString LiveTable::cursor() const {
    if (!m_cursor)
        return {};
    const QString stack = stackId(*m_cursor); // gone: the box stays in hand
    return stack.isEmpty() ? QStringLiteral("box/%1").arg(m_cursor->box) : stack;
}

QString LiveTable::cursorWords() const {
    if (!m_cursor || !m_shift)
        return {};
    const live::Spot *at = spot();
    const QString place = m_cursor->hand > 1 ? tr("Box %1, hand %2").arg(m_cursor->box).arg(QChar(u'a' + m_cursor->hand - 1))
                                             : tr("Box %1").arg(m_cursor->box);
    return QStringLiteral("%1: %2, %3, %4")
        .arg(place, QString::fromStdString(m_shift->header().table.playerName(m_cursor->player)),
             betWords(m_cursor->kind, m_shift->header()), moneyText(at ? at->chips : 0));
}

void LiveTable::openTray(bool bonus) {
    if (!m_cursor)
        return setHint(tr("First go to a bet: ← and → walk from box to box."));
    m_payBonus = bonus && hasBonus();
    m_pile.clear();
    m_typed.clear();
    m_paying = m_payBonus ? tr("Bonus, %1").arg(cursorWords()) : cursorWords();
    Q_EMIT payingChanged();
}

void LiveTable::type(const QString &key) {
    constexpr qsizetype longest = 9;
    if (key.isEmpty())
        m_typed.chop(1);
    else if (m_typed.size() < longest && centsTyped(m_typed + key))
        m_typed += key;
    Q_EMIT payingChanged();
}

void LiveTable::closeTray(bool pay) {
    const std::optional<Cents> typed = centsTyped(m_typed);
    if (pay && !m_typed.isEmpty() && !typed)
        return; // no amount yet: the tray stays open
    const Cents cents = m_typed.isEmpty() ? m_pile.amount() : typed.value_or(0);
    m_paying.clear();
    if (pay && cents > 0)
        money(Act::Pay, cents);
    m_payBonus = false;
    Q_EMIT payingChanged();
}

// ---------------------------------------------------------------- what is due

Entry LiveTable::entryOf(const live::Duty &duty) {
    Entry entry;
    entry.act = duty.act;
    entry.box = duty.place.box;
    entry.hand = duty.place.hand != 0 ? duty.place.hand : duty.hand;
    entry.what = static_cast<std::uint8_t>(duty.call);
    entry.burn = duty.place.burn;
    entry.dealer = duty.act == Act::Card && duty.place.dealer();
    entry.player = duty.player;
    entry.kind = duty.kind;
    entry.cents = duty.cents;
    entry.of = duty.of;
    return entry;
}

std::optional<live::Duty> LiveTable::nextDuty() const {
    using Purpose = live::Company::Purpose;
    if (!m_shift)
        return std::nullopt;
    const auto &company = m_shift->company();
    if (company.awaitsBets()) {
        const bool said = !m_shift->entries().empty() && m_shift->entries().back().act == Act::Say;
        const bool over = company.next() && company.next()->purpose == Purpose::End;
        return said || over ? std::nullopt : std::optional(live::Duty{});
    }
    const live::Dealing *round = m_shift->session().round();
    if (!round || round->episode() || round->suspended())
        return std::nullopt;
    const live::DutyList list = round->duties();
    for (std::size_t i = 0; i < list.duties.size(); ++i) {
        const live::Duty &duty = list.duties[i];
        const bool call = duty.act == Act::Say;
        const bool close = call && (duty.call == live::Call::CloseInsurance || duty.call == live::Call::CloseSurrender);
        const bool speaking = company.next() && company.next()->purpose == Purpose::Said;
        const bool betting = call && duty.call == live::Call::NoMoreBets && company.next();
        if (list.open(i) && !(close && speaking) && !betting)
            return duty;
    }
    return std::nullopt;
}

void LiveTable::doDue() {
    if (const auto duty = nextDuty())
        act(entryOf(*duty));
}

QString LiveTable::targetOf(const live::Duty &duty) const {
    const bool ofHand = duty.act == Act::Clear || duty.act == Act::Split || duty.act == Act::Marker;
    if (ofHand)
        for (const BetAt &bet : bets())
            if (bet.kind == mainBet && bet.box == duty.place.box && bet.hand == duty.place.hand)
                return stackId(bet);
    if (duty.act == Act::Card || ofHand)
        return duty.place.box > 0 ? QStringLiteral("box/%1").arg(duty.place.box) : QStringLiteral("shoe");
    if (duty.player != nobody)
        return stackId({duty.place.box, duty.hand, duty.player, duty.kind});
    return {};
}

void LiveTable::guideOn() {
    m_guide.clear();
    m_guideClauses.clear();
    m_guideTarget.clear();
    if (m_plan.mode() != LivePlan::Guided || !m_shift)
        return;
    const live::Dealing *round = m_shift->session().round();
    const bool open = round && std::ranges::any_of(round->incidents(), [](const live::Incident &incident) {
                          return !incident.inPassing && !incident.noticed;
                      });
    if (round && round->episode()) {
        m_guide = tr("Report it, rule on it, do it; then go on.");
        m_guideClauses = clauseList(round->episode()->clauses);
    } else if (open) {
        m_guide = tr("Something is wrong: stop the game and call the floor.");
    } else if (const auto duty = nextDuty()) {
        m_guide = dutyWords(*duty, m_shift->header());
        m_guideClauses = clauseList(m_shift->header().book->names(duty->clauses));
        m_guideTarget = targetOf(*duty);
    } else {
        m_guide = tr("Wait for the players.");
    }
}

/// Guided: what is not due is taken back at once, with a word why.
bool LiveTable::holdsBack(const Entry &entry) {
    if (m_plan.mode() != LivePlan::Guided)
        return false;
    const live::Dealing *round = m_shift->session().round();
    const bool open =
        round && (round->episode() || round->suspended() ||
                  std::ranges::any_of(round->incidents(), [](const live::Incident &incident) { return !incident.noticed; }));
    if (open || entry.act == Act::Ask)
        return false;
    const auto duty = nextDuty();
    const auto same = [&](const live::Duty &one) {
        const Entry due = entryOf(one);
        return due.act == entry.act && due.box == entry.box && due.of == entry.of &&
               (due.act != Act::Say || due.what == entry.what) && due.burn == entry.burn && due.player == entry.player &&
               due.kind == entry.kind && due.cents == entry.cents && entry.side == live::Side::Right &&
               (due.hand == 0 || entry.hand == 0 || due.hand == entry.hand);
    };
    if (duty && same(*duty))
        return false;
    if (round && !m_shift->company().awaitsBets()) { // any other that nothing stands before
        const live::DutyList list = round->duties();
        for (std::size_t i = 0; i < list.duties.size(); ++i)
            if (list.open(i) && same(list.duties[i]))
                return false;
    }
    setHint(duty ? tr("Not yet. Now: %1.").arg(dutyWords(*duty, m_shift->header())) : tr("Wait for the players."));
    return true;
}

} // namespace pitwise
