// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/live/livewords.h"
#include "app/rowlist.h"

#include <span>

namespace pitwise {

/// What somebody at a box has just shown or said: a glyph and a word on his seat, one row a box.
class LiveSeats : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the live table")

public:
    enum Role { BoxRole = Qt::UserRole, PlayerRole, WordsRole, GlyphRole, SpokenRole };

    using RowList::RowList;
    /// From what has happened in a round so far: a signal stays until its hand has got what it asked for.
    void read(std::span<const live::Entry> entries, const live::Header &header);

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    struct Row {
        int box = 0;
        QString player, words;
        Icon::Name glyph = Icon::Tap;
        bool spoken = false;
    };
    std::vector<Row> m_rows;
};

} // namespace pitwise
