// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"

#include <QtQml/qqmlregistration.h>

#include <vector>

namespace pitwise {

/// The rounds that come with the program, each showing one rule worth seeing.
class RoundShelf : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table")

public:
    enum Role { RoundIdRole = Qt::UserRole + 1, TitleRole, ShowsRole, GameRole };
    struct Entry {
        QString id, title, shows, game;
    };

    /// Titles and explanations come in the language `code` (`en`) where they are shipped in it. Throws a Refusal.
    explicit RoundShelf(const QString &code, QObject *parent = nullptr);

    void setLanguage(const QString &code);
    [[nodiscard]] const std::vector<Entry> &entries() const { return m_entries; }
    [[nodiscard]] static QString fileOf(const QString &id);

    [[nodiscard]] int count() const override { return static_cast<int>(m_entries.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<Entry> m_entries;
};

} // namespace pitwise
