// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/school/stationfile.h"
#include "core/json/jsonnode.h"
#include "core/json/jsonparser.h"
#include "core/json/jsonwriter.h"
#include "core/security/safefile.h"

#include <QFileInfo>

namespace pitwise::school {

QString stationFilePath(const QString &records) {
    return QFileInfo(records).absolutePath() + QStringLiteral("/school.json");
}

std::optional<StationFile> readStationFile(const QString &path) {
    const QFileInfo file(path);
    if (!file.exists())
        return std::nullopt;
    if (file.permissions() & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther))
        throw Refusal{
            "others may read the password of this station in it; only its owner may: chmod 600", path.toStdString(), {}};
    return readHandedStationFile(path);
}

StationFile readHandedStationFile(const QString &path) {
    const JsonNode node(parseJson(security::readFile(path)));
    if (node.need(QLatin1String("format")).text() != "pitwise-station/1")
        node.need(QLatin1String("format")).fail("is not pitwise-station/1");
    const auto word = [&node](const char *key) { return QString::fromStdString(node.need(QLatin1String(key)).text()); };
    StationFile station;
    station.connect = word("connect");
    station.school = QUuid::fromString(word("school"));
    if (station.school.isNull())
        node.need(QLatin1String("school")).fail("is not an id");
    station.name = word("name");
    station.title = word("title");
    const std::string whose = node.need(QLatin1String("records")).text();
    if (whose != "everybody" && whose != "here")
        node.need(QLatin1String("records")).fail("is neither 'everybody' nor 'here'");
    station.everybody = whose == "everybody";
    return station;
}

void writeStationFile(const QString &path, const StationFile &station) {
    std::string text;
    JsonWriter json(text);
    json.beginObject().member("format", "pitwise-station/1").member("connect", station.connect.toStdString());
    json.member("school", station.school.toString(QUuid::WithoutBraces).toStdString());
    json.member("name", station.name.toStdString()).member("title", station.title.toStdString());
    json.member("records", station.everybody ? "everybody" : "here").endObject();
    text += '\n';
    security::writeFile(path, QByteArray::fromStdString(text), {.over = security::FileMark()});
}

} // namespace pitwise::school
