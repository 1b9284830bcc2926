// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/jsontext.h"
#include "core/qttext.h"
#include "core/records/record.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace pitwise {

QByteArray canonicalJson(const QByteArray &json, const char *what) {
    // Wrapped in an array, since the reader takes no bare string or number.
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson('[' + json + ']', &error);
    if (error.error != QJsonParseError::NoError || document.array().size() != 1)
        throw StoreError{StoreErrorKind::Refused, {}, QStringLiteral("%1 is not JSON").arg(QLatin1String(what))};
    const QByteArray text = QJsonDocument(document.array()).toJson(QJsonDocument::Compact);
    return text.mid(1, text.size() - 2);
}

QByteArray toJsonArray(const std::vector<std::string> &texts) {
    return QJsonDocument(jsonTexts(texts)).toJson(QJsonDocument::Compact);
}

std::vector<std::string> fromJsonArray(const QByteArray &json) {
    std::vector<std::string> texts;
    const QJsonArray array = QJsonDocument::fromJson(json).array();
    for (const QJsonValue &value : array)
        texts.push_back(value.toString().toStdString());
    return texts;
}

const char *outcomeName(Outcome outcome) {
    switch (outcome) {
    case Outcome::Right: return "right";
    case Outcome::Wrong: return "wrong";
    case Outcome::Unscored: break;
    }
    return "unscored";
}

std::optional<Outcome> outcomeNamed(const QString &name) {
    for (const Outcome outcome : {Outcome::Right, Outcome::Wrong, Outcome::Unscored})
        if (name == QLatin1String(outcomeName(outcome)))
            return outcome;
    return std::nullopt;
}

} // namespace pitwise
