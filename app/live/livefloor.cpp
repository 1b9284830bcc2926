// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/livefloor.h"
#include "app/editor/factwords.h"
#include "app/live/livewords.h"
#include "app/text/said.h"
#include "core/quiz/rulingtext.h"
#include "core/random/random.h"
#include "core/rulings/rulingtable.h"

#include <algorithm>
#include <utility>

namespace pitwise {
namespace {

using K = SituationKind;
/// What can be seen at a table; the more usual first.
constexpr K usual[] = {K::Misdeal,      K::CardInError,    K::ShortDeal,         K::PlayerSkipped, K::DealerOverdraw,
                       K::DealerNoCard, K::EmptyBoxDealt,  K::BurnForgotten,     K::ForeignCards,  K::SimultaneousDraw,
                       K::AbsentPlayer, K::CutCardMissed,  K::ShoeEmpty,         K::FaceUpCard,    K::LateBet,
                       K::PowerFailure, K::CardUnreadable, K::SideSettlementLate};

} // namespace

LiveFloor::LiveFloor(Do act, QObject *parent) : QObject(parent), m_act(std::move(act)) {
}

void LiveFloor::read(const live::Shift *shift) {
    m_shift = shift;
    const live::Dealing *round = shift ? shift->session().round() : nullptr;
    const live::Episode *episode = round ? round->episode() : nullptr;
    m_offTable = round && round->handedOver();
    if (!episode) {
        m_step = Closed;
        m_stop = 0;
        Q_EMIT changed();
        return;
    }
    if (m_stop != episode->stop) {
        m_stop = episode->stop;
        m_kind = -1;
        m_codes.clear();
        m_asked.clear();
        makeKinds(*episode);
        makeRulings(*episode);
    }
    if (episode->rule > 0)
        m_step = Act;
    else if (episode->report > 0)
        m_step = Rule;
    else
        m_step = m_kind >= 0 ? Where : Report;
    if (episode->report > 0 && m_kind < 0)
        m_kind = static_cast<int>(std::ranges::find(m_kinds, episode->reported) - m_kinds.begin());
    m_codes = episode->codes;
    m_asked.clear();
    for (const live::Entry &entry : shift->entries())
        if (entry.line > episode->stop && entry.act == live::Act::Answer)
            m_asked << entryWords(entry, shift->header());
    Q_EMIT changed();
}

/// The right one and others that might be meant, always in the same order for the same stop.
void LiveFloor::makeKinds(const live::Episode &episode) {
    Random random(seedFrom(m_shift->header().seed, "report", static_cast<std::uint64_t>(episode.stop)));
    const Rulebook &book = *m_shift->header().book;
    m_kinds.clear();
    if (episode.known)
        m_kinds.push_back(episode.kind);
    std::vector<K> others;
    for (const K kind : usual)
        if (kind != episode.kind && (!book.rulings || book.rulings->knows(kind)))
            others.push_back(kind);
    random.shuffle(others);
    for (const K kind : others)
        if (m_kinds.size() + 1 < mostKinds)
            m_kinds.push_back(kind);
    m_kinds.push_back(K::NotCovered);
    std::ranges::sort(m_kinds); // in the vocabulary's order, so that place tells nothing
}

void LiveFloor::makeRulings(const live::Episode &episode) {
    Random random(seedFrom(m_shift->header().seed, "rulings", static_cast<std::uint64_t>(episode.stop)));
    const Rulebook &book = *m_shift->header().book;
    m_rulings.clear();
    m_rulings.push_back(episode.ruling.empty() ? std::vector{RulingCode::ReferShiftManager} : episode.ruling);
    const std::string own = std::string(nameOf(episode.kind)) + '.';
    std::vector<std::vector<RulingCode>> near, far;
    if (book.rulings)
        for (const auto &[name, one] : book.rulings->cases) {
            const bool shown = std::ranges::find(usual, situationKind(name.substr(0, name.find('.')))) != std::end(usual);
            if (!one.codes.empty() && shown)
                (name.starts_with(own) ? near : far).push_back(one.codes);
        }
    random.shuffle(near);
    random.shuffle(far);
    near.insert(near.end(), far.begin(), far.end());
    near.push_back({RulingCode::NoIrregularity});
    near.push_back({RulingCode::VoidRound});
    near.push_back({RulingCode::Continue});
    near.push_back({RulingCode::Reconstruct});
    for (auto &codes : near)
        if (m_rulings.size() < mostRulings && std::ranges::find(m_rulings, codes) == m_rulings.end())
            m_rulings.push_back(std::move(codes));
    random.shuffle(m_rulings);
}

QStringList LiveFloor::options() const {
    QStringList list;
    if (m_step == Report)
        for (const K kind : m_kinds)
            list << kindTitle(kind);
    else if (m_step == Rule)
        for (const auto &codes : m_rulings)
            list << said(rulingText(codes));
    return list;
}

QString LiveFloor::chosen() const {
    return m_kind >= 0 && m_kind < static_cast<int>(m_kinds.size()) ? kindTitle(m_kinds[static_cast<std::size_t>(m_kind)])
                                                                    : QString();
}

QString LiveFloor::ruling() const {
    return m_codes.empty() ? QString() : said(rulingText(m_codes));
}

int LiveFloor::boxes() const {
    return m_shift ? m_shift->header().table.boxes : 0;
}

void LiveFloor::choose(int option) {
    if (option < 0)
        return;
    if (m_step == Report && option < static_cast<int>(m_kinds.size())) {
        m_kind = option;
        m_step = Where;
        Q_EMIT changed();
    } else if (m_step == Rule && option < static_cast<int>(m_rulings.size())) {
        live::Entry entry;
        entry.act = live::Act::Rule;
        entry.codes = m_rulings[static_cast<std::size_t>(option)];
        m_act(std::move(entry));
    }
}

void LiveFloor::place(int box) {
    if (m_step != Where || box < 0 || box > boxes())
        return;
    live::Entry entry;
    entry.act = live::Act::Report;
    entry.situation = m_kinds[static_cast<std::size_t>(m_kind)];
    entry.dealer = box == 0;
    entry.box = static_cast<std::uint8_t>(box);
    entry.hand = box == 0 ? 0 : 1;
    m_act(std::move(entry));
}

/// Who has not been asked yet.
PlayerId LiveFloor::next() const {
    const live::Dealing *round = m_shift ? m_shift->session().round() : nullptr;
    const live::Episode *episode = round ? round->episode() : nullptr;
    if (!episode)
        return nobody;
    for (const Bet &bet : round->reference().setup().bets)
        if (bet.kind == mainBet && std::ranges::find(episode->asked, bet.player) == episode->asked.end())
            return bet.player;
    return nobody;
}

QString LiveFloor::nextToAsk() const {
    const PlayerId player = m_step == Act ? next() : nobody;
    return player == nobody ? QString() : QString::fromStdString(m_shift->header().table.playerName(player));
}

/// What the ruling has the dealer ask.
live::Asked LiveFloor::question() const {
    const auto rules = [&](RulingCode code) { return std::ranges::find(m_codes, code) != m_codes.end(); };
    if (rules(RulingCode::OfferActOrWithdraw))
        return live::Asked::ActOrWithdraw;
    if (rules(RulingCode::OfferWithdrawAll))
        return live::Asked::WithdrawAll;
    if (rules(RulingCode::OfferAsNextCard))
        return live::Asked::TakeCard;
    return rules(RulingCode::MayWithdraw) ? live::Asked::Withdraw : live::Asked::Continue;
}

void LiveFloor::askNext() {
    const PlayerId player = next();
    if (player == nobody)
        return;
    live::Entry entry;
    entry.act = live::Act::Ask;
    entry.player = player;
    entry.what = static_cast<std::uint8_t>(question());
    m_act(std::move(entry));
}

void LiveFloor::discardOwn() {
    live::Entry entry;
    entry.act = live::Act::Discard;
    entry.dealer = true;
    m_act(std::move(entry));
}

void LiveFloor::discardHand(int box, int hand) {
    live::Entry entry;
    entry.act = live::Act::Discard;
    entry.box = static_cast<std::uint8_t>(box);
    entry.hand = static_cast<std::uint8_t>(hand);
    m_act(std::move(entry));
}

void LiveFloor::resumeGame() {
    live::Entry entry;
    entry.act = live::Act::Resume;
    m_act(std::move(entry));
}

} // namespace pitwise
