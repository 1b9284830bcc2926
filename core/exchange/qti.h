// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/itemhtml.h"
#include "core/exchange/zipwriter.h"

namespace pitwise::exchange {

/// Writes questions as a QTI 3.0 package: an item each, one test that asks them all, the manifest. Only the names of the
/// items are kept in memory.
class QtiWriter {
public:
    /// Both outlive the writer. `title`: of the test.
    QtiWriter(QIODevice &out, const InWords &say, QString title, QString language);
    /// Gives what QTI cannot hold of it; Loss::Question: it was not written.
    [[nodiscard]] std::vector<Loss> write(const Item &item, const QByteArray &png);
    void finish();

private:
    struct Written {
        QString identifier;
        bool picture = false;
    };
    [[nodiscard]] QByteArray manifest() const;
    [[nodiscard]] QByteArray test() const;

    ZipWriter m_zip;
    const InWords &m_say;
    QString m_title, m_language;
    std::vector<Written> m_items;
};

/// One item's file. `picture`: its place, seen from the item; empty: none.
[[nodiscard]] QString qtiItem(const Item &item, const QString &identifier, const QString &picture, const InWords &say);

} // namespace pitwise::exchange
