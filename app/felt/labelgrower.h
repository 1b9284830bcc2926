// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/felt/feltlayout.h"

#include <map>

namespace pitwise::felt {

/// How wide a label with this letter and text is.
[[nodiscard]] double labelWidth(const QString &letter, const QString &text, double size);
inline constexpr double labelHeight = 1.34; ///< Of the text's size.

/// Labels are put down small, where they always fit. Those of one box and kind of bet then grow together, and after that
/// each for itself, into whatever felt is free beside their chips: what is paid has to be read at once.
class LabelGrower {
public:
    /// `wishes`: what a label would rather say, by its id, if there is room.
    LabelGrower(std::vector<PlacedItem> &items, const FeltTable &table, const std::map<QString, QString> &wishes);
    /// Sizes of text in table units. A wish is granted from `least` on.
    void grow(double wanted, double least);

private:
    struct Obstacle {
        QPolygonF outline; ///< Four corners: what labels keep clear of.
        QPolygonF own;     ///< The same for the labels of its own stake.
        QRectF bounds;
        QString stake;
    };
    struct Label {
        std::size_t item = 0; ///< Among the layout's.
        QString stake;
        QRectF chips;                            ///< Of its stake; labels stay beside them.
        std::vector<const Obstacle *> obstacles; ///< Those within its reach.
        QString wish;
    };
    using Group = std::vector<Label *>;

    void meetObstacles();
    [[nodiscard]] bool growTo(const Group &group, double size, bool wishes);
    [[nodiscard]] bool isFree(const Label &label, const QRectF &rect, const Group &group,
                              const std::vector<QRectF> &taken) const;
    [[nodiscard]] std::vector<QPointF> places(const Label &label, QSizeF size) const;

    std::vector<PlacedItem> &m_items;
    const FeltTable &m_table;
    std::vector<Obstacle> m_obstacles;
    std::vector<Label> m_labels;
};

} // namespace pitwise::felt
