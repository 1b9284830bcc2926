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

/// `contrasts` or `readings` of that language, or the English ones; read once.
const QJsonObject &fileOf(const QString &folder, const QString &kind, const QString &code) {
    static std::mutex lock;
    static std::map<QString, QJsonObject> files;
    const QString stem = folder + u'/' + kind + u'/' + kind + u'.';
    const std::scoped_lock locked(lock);
    const auto known = files.find(stem + code);
    if (known != files.end())
        return known->second;
    QFile file(stem + code + QStringLiteral(".json"));
    if (!file.exists())
        file.setFileName(QStringLiteral(":/assets/%1/%1.en.json").arg(kind));
    const bool open = file.open(QIODevice::ReadOnly);
    return files[stem + code] = open ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

} // namespace

QString Content::text(std::string_view place) const {
    const QStringList path = qt(place).split(u'/');
    if (path.size() < 3)
        return {};
    const bool contrast = path[0] == u"contrast";
    const QJsonObject &file = fileOf(m_folder, contrast ? QStringLiteral("contrasts") : QStringLiteral("readings"), m_code);
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
