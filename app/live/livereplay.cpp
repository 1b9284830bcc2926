// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/livereplay.h"
#include "core/table/replay.h"

#include <algorithm>

namespace pitwise {

LiveReplay::LiveReplay(const Library &library, const ChipSet &chips, QObject *parent)
    : RowList(parent), m_library(library), m_scene(chips), m_dueScene(chips) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        setPosition(m_position + 1);
        schedule();
        Q_EMIT playingChanged();
    });
}

void LiveReplay::open(const live::Shift &shift, const live::PlayoutOptions &options) {
    m_timer.stop();
    beginResetModel();
    m_header = shift.header();
    m_options = options;
    m_entries = shift.entries();
    m_mistakes.clear();
    const int last = static_cast<int>(m_entries.size()) + 1;
    for (const live::RoundGrade &grade : shift.session().grades())
        for (const live::Fault &fault : grade.faults)
            m_mistakes.push_back(
                {fault.line > 0 ? fault.line : last, fault.level, faultWords(fault, m_header), clauseList(fault.clauses)});
    std::ranges::stable_sort(m_mistakes, {}, &Mistake::line);
    m_position = std::min(1, count());
    endResetModel();
    show();
    Q_EMIT opened();
}

/// Folds the entries up to here: a round is microseconds.
void LiveReplay::show() {
    live::Session session(m_header, m_library);
    live::Company company(m_header, m_options);
    for (int i = 0; i < m_position; ++i) {
        session.take(m_entries[static_cast<std::size_t>(i)]);
        company.follow(m_entries[static_cast<std::size_t>(i)], session);
    }
    const live::Dealing *round = session.round();
    m_due.clear();
    m_differs = false;
    if (round && round->suspended()) {
        const live::Mishap *mishap = round->mishaps().empty() ? nullptr : &round->mishaps().back();
        m_differs = mishap && !round->handedOver();
        if (mishap && mishap->due) {
            live::Entry card;
            card.act = live::Act::Card;
            card.box = mishap->dueTo.box;
            card.hand = mishap->dueTo.hand;
            card.burn = mishap->dueTo.burn;
            m_due = entryWords(card, m_header);
        }
    } else if (round) {
        const live::DutyList list = round->duties();
        for (std::size_t i = 0; i < list.duties.size() && m_due.isEmpty(); ++i)
            if (list.open(i))
                m_due = dutyWords(list.duties[i], m_header);
    }
    const live::Header &header = m_header;
    m_scene.show(live::viewOf(header, session.felt(), round, company.signs(), false), *header.book);
    if (m_differs) { // the round that counts, as far as the dealer should have dealt it
        const auto &reference = round->reference();
        const auto cards =
            static_cast<std::size_t>(std::ranges::count_if(session.felt().cards(), [](const live::LaidCard &card) {
                return !card.dealtTo.burn && card.state != live::LaidCard::State::Removed;
            }));
        std::size_t events = 0, dealt = 0;
        for (const Event &event : reference.round().events()) {
            dealt += event.type == Event::Type::CardToHand || event.type == Event::Type::CardToDealer;
            if (dealt > cards)
                break;
            ++events;
        }
        m_dueScene.show(viewAt(reference.round(), events), *header.book, FeltScene::Arrival::Jump);
    }
    Q_EMIT moved();
}

void LiveReplay::setPosition(int position) {
    position = std::clamp(position, 0, count());
    if (position == m_position)
        return;
    m_position = position;
    show();
}

void LiveReplay::step(int by) {
    m_timer.stop();
    setPosition(m_position + by);
    Q_EMIT playingChanged();
}

void LiveReplay::toMistake(int by) {
    m_timer.stop();
    const int line = m_position + 1; // of the entry shown last
    if (by > 0) {
        for (const Mistake &mistake : m_mistakes)
            if (mistake.line > line)
                return toLine(mistake.line);
    } else {
        for (auto it = m_mistakes.rbegin(); it != m_mistakes.rend(); ++it)
            if (it->line < line)
                return toLine(it->line);
    }
}

void LiveReplay::toLine(int line) {
    setPosition(line - 1);
}

void LiveReplay::playOrStop() {
    if (m_timer.isActive())
        m_timer.stop();
    else
        schedule();
    Q_EMIT playingChanged();
}

/// As long as it took, but nobody waits for more than three seconds.
void LiveReplay::schedule() {
    if (m_position >= count())
        return;
    const std::int64_t from = m_position > 0 ? m_entries[static_cast<std::size_t>(m_position - 1)].t : 0;
    const std::int64_t wait = m_entries[static_cast<std::size_t>(m_position)].t - from;
    m_timer.start(static_cast<int>(std::clamp<std::int64_t>(wait, 60, 3000)) / m_speed);
}

void LiveReplay::setSpeed(int speed) {
    m_speed = speed >= 4 ? 4 : std::max(1, speed);
    Q_EMIT playingChanged();
}

const LiveReplay::Mistake *LiveReplay::mistakeAt(int entry) const {
    const Mistake *worst = nullptr;
    for (const Mistake &mistake : m_mistakes)
        if (mistake.line == entry + 2 && (!worst || mistake.level < worst->level))
            worst = &mistake;
    return worst;
}

QString LiveReplay::text() const {
    return m_position > 0 ? entryWords(m_entries[static_cast<std::size_t>(m_position - 1)], m_header)
                          : tr("Before the first act");
}

QString LiveReplay::when() const {
    return clockText(m_position > 0 ? m_entries[static_cast<std::size_t>(m_position - 1)].t : 0);
}

QStringList LiveReplay::mistakes() const {
    QStringList list;
    for (const Mistake &mistake : m_mistakes)
        if (mistake.line == m_position + 1)
            list << mistake.text;
    return list;
}

QStringList LiveReplay::clauses() const {
    QStringList list;
    for (const Mistake &mistake : m_mistakes)
        if (mistake.line == m_position + 1)
            list << mistake.clauses;
    list.removeDuplicates();
    return list;
}

QString LiveReplay::game() const {
    return m_header.book ? QString::fromStdString(m_header.book->document) : QString();
}

QVariant LiveReplay::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const live::Entry &entry = m_entries[static_cast<std::size_t>(index.row())];
    const Mistake *mistake = mistakeAt(index.row());
    switch (role) {
    case LaneRole: return static_cast<int>(laneOf(entry.act));
    case FromRole: return static_cast<double>(entry.t);
    case MistakeRole: return mistake ? static_cast<int>(mistake->level) : -1;
    case TextRole: return entryWords(entry, m_header);
    }
    return {};
}

QHash<int, QByteArray> LiveReplay::roleNames() const {
    return {{LaneRole, "lane"}, {FromRole, "from"}, {MistakeRole, "mistake"}, {TextRole, "text"}};
}

} // namespace pitwise
