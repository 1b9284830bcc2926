// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/itemhtml.h"

#include <QIODevice>

namespace pitwise::exchange {

/// Writes questions as Moodle takes them (its XML format), one by one: nothing is kept in memory.
class MoodleWriter {
public:
    /// Both outlive the writer.
    MoodleWriter(QIODevice &out, const InWords &say);
    /// Gives what Moodle cannot hold of it; Loss::Question: it was not written.
    [[nodiscard]] std::vector<Loss> write(const Item &item, const QByteArray &png);
    void finish();

private:
    void put(const QString &xml);
    void category(const Item &item);
    [[nodiscard]] QString common(const Item &item, const QByteArray &png) const;
    [[nodiscard]] QString answers(const Item &item) const;

    QIODevice &m_out;
    const InWords &m_say;
    QString m_category;
};

/// What a right tick is worth where `right` of them make the mark, from Moodle's own list; null: it has none.
[[nodiscard]] const char *moodleFraction(std::size_t right);

} // namespace pitwise::exchange
