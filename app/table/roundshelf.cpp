// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/roundshelf.h"
#include "core/json/jsonnode.h"

#include <QFile>

namespace pitwise {

RoundShelf::RoundShelf(const QString &code, QObject *parent) : RowList(parent) {
    setLanguage(code);
}

QString RoundShelf::fileOf(const QString &id) {
    return QStringLiteral(":/assets/rounds/%1.json").arg(id);
}

void RoundShelf::setLanguage(const QString &code) {
    QFile file(QStringLiteral(":/assets/rounds/shelf.%1.json").arg(code));
    if (!file.open(QIODevice::ReadOnly)) {
        file.setFileName(QStringLiteral(":/assets/rounds/shelf.en.json"));
        if (!file.open(QIODevice::ReadOnly))
            throw Refusal{"the shelf of rounds cannot be read", file.fileName().toStdString(), {}};
    }
    const JsonNode root(parseJson(file.readAll()));
    root.allowOnly({QLatin1String("format"), QLatin1String("rounds")});
    if (const JsonNode format = root.need(QLatin1String("format")); format.text() != "pitwise-shelf/1")
        format.fail("must be pitwise-shelf/1");
    beginResetModel();
    m_entries.clear();
    root.need(QLatin1String("rounds")).eachElement([this](const JsonNode &node) {
        node.allowOnly({QLatin1String("id"), QLatin1String("game"), QLatin1String("title"), QLatin1String("shows")});
        const auto text = [&node](QLatin1String key) { return QString::fromStdString(node.need(key).text()); };
        m_entries.push_back({text(QLatin1String("id")), text(QLatin1String("title")), text(QLatin1String("shows")),
                             text(QLatin1String("game"))});
    });
    endResetModel();
}

QVariant RoundShelf::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry &entry = m_entries[static_cast<std::size_t>(index.row())];
    switch (role) {
    case RoundIdRole: return entry.id;
    case TitleRole: return entry.title;
    case ShowsRole: return entry.shows;
    case GameRole: return entry.game;
    }
    return {};
}

QHash<int, QByteArray> RoundShelf::roleNames() const {
    return {{RoundIdRole, "roundId"}, {TitleRole, "title"}, {ShowsRole, "shows"}, {GameRole, "game"}};
}

} // namespace pitwise
