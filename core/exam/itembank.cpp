// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/itembank.h"

#include "core/security/cipher.h"

#include <QJsonDocument>

namespace pitwise::exam {

QString questionDigest(const QJsonObject &question) {
    const QByteArray bytes = QJsonDocument(question).toJson(QJsonDocument::Compact);
    return QString::fromLatin1(security::toBase64Url(security::digest(bytes)));
}

std::optional<Item> ItemBank::ask(const RulesInForce &, const QJsonObject &) const {
    return std::nullopt;
}

} // namespace pitwise::exam
