// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/liveseats.h"

#include <QCoreApplication>

#include <algorithm>

namespace pitwise {

using live::Act;

void LiveSeats::read(std::span<const live::Entry> entries, const live::Header &header) {
    std::vector<Row> rows;
    const auto away = [&](int box) { std::erase_if(rows, [&](const Row &row) { return row.box == box; }); };
    for (const live::Entry &entry : entries) {
        const bool signal = entry.act == Act::Signal || entry.act == Act::Word;
        const bool chips = entry.act == Act::OfferChips;
        if (entry.act == Act::Bets || entry.act == Act::ClearAll)
            rows.clear();
        else if (signal || chips) {
            const bool play =
                signal && entry.wish != Do::Surrender && entry.wish != Do::Insurance && entry.wish != Do::EvenMoney;
            if (play) // one hand after the other
                std::erase_if(rows, [&](const Row &row) { return row.box != entry.box; });
            std::erase_if(rows, [&](const Row &row) {
                return row.box == entry.box && row.spoken == (entry.act == Act::Word) &&
                       row.player == QString::fromStdString(header.table.playerName(entry.player));
            });
            rows.push_back({entry.box, QString::fromStdString(header.table.playerName(entry.player)),
                            chips ? QCoreApplication::translate("Live", "lays chips") : signalWords(entry.wish),
                            chips                    ? Icon::Coins
                            : entry.act == Act::Word ? Icon::Speech
                                                     : signalIcon(entry.wish),
                            entry.act == Act::Word});
        } else if (!live::isCrew(entry.act) && entry.box > 0) {
            away(entry.box);
        } else if (entry.act == Act::Refuse || entry.act == Act::Accept) {
            if (!rows.empty())
                rows.pop_back();
        }
    }
    replace(m_rows, std::move(rows));
}

QVariant LiveSeats::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case BoxRole: return row.box;
    case PlayerRole: return row.player;
    case WordsRole: return row.words;
    case GlyphRole: return int(row.glyph);
    case SpokenRole: return row.spoken;
    }
    return {};
}

QHash<int, QByteArray> LiveSeats::roleNames() const {
    return {{BoxRole, "box"}, {PlayerRole, "player"}, {WordsRole, "words"}, {GlyphRole, "glyph"}, {SpokenRole, "spoken"}};
}

} // namespace pitwise
