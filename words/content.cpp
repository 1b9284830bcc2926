// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/content.h"
#include "core/qttext.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <map>
#include <mutex>

namespace pitwise {
namespace {

/// A file of content in that language, by its place without language (`contrasts/contrasts`), or the English one; read once.
const QJsonObject &fileOf(const QString &folder, const QString &place, const QString &code) {
    static std::mutex lock;
    static std::map<QString, QJsonObject> files;
    const QString stem = folder + u'/' + place + u'.';
    const std::scoped_lock locked(lock);
    const auto known = files.find(stem + code);
    if (known != files.end())
        return known->second;
    QFile file(stem + code + QStringLiteral(".json"));
    if (!file.exists())
        file.setFileName(QStringLiteral(":/assets/%1.en.json").arg(place));
    const bool open = file.open(QIODevice::ReadOnly);
    return files[stem + code] = open ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

/// A clause in our own words: `lucky8@5`, `5.8`.
QString clauseText(const QString &folder, const QString &rulebook, const QString &clause, const QString &code) {
    const QString place =
        QStringLiteral("rulebooks/%1/%2/clauses").arg(rulebook.section(u'@', 0, 0), rulebook.section(u'@', 1));
    const QJsonObject clauses = fileOf(folder, place, code).value(QLatin1String("clauses")).toObject();
    return clauses.value(clause).toObject().value(QLatin1String("sentence")).toString();
}

} // namespace

QString Content::text(std::string_view place) const {
    const QStringList path = qt(place).split(u'/');
    if (path.size() < 3)
        return {};
    if (path[0] == u"clause")
        return clauseText(m_folder, path[1], path[2], m_code);
    const bool contrast = path[0] == u"contrast";
    const QJsonObject &file =
        fileOf(m_folder, contrast ? QStringLiteral("contrasts/contrasts") : QStringLiteral("readings/readings"), m_code);
    const QJsonObject entry =
        file.value(contrast ? QLatin1String("rows") : QLatin1String("items")).toObject().value(path[1]).toObject();
    if (path.size() == 3)
        return entry.value(path[2]).toString();
    const QString text = entry.value(path[2]).toObject().value(path[3]).toString();
    // A cell that stands by itself as it is.
    return text.isEmpty() && path[2] == u"alone" ? entry.value(QLatin1String("cells")).toObject().value(path[3]).toString()
                                                 : text;
}

} // namespace pitwise
