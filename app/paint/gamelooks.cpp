// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/gamelooks.h"
#include "app/felt/felttext.h"
#include "app/felt/looks.h"

namespace pitwise {

QStringList GameLooks::documents() {
    QStringList list;
    for (const std::string &document : felt::lookedAt())
        list << QString::fromStdString(document);
    return list;
}

QString GameLooks::tag(const QString &document) {
    return felt::lookOf(document.toStdString()).tag;
}

QColor GameLooks::colour(const QString &document) {
    return felt::lookOf(document.toStdString()).colour;
}

QColor GameLooks::feltTop(const QString &document) {
    return felt::lookOf(document.toStdString()).tileTop;
}

QColor GameLooks::feltBottom(const QString &document) {
    return felt::lookOf(document.toStdString()).tileBottom;
}

QString GameLooks::title(const QString &document) {
    return felt::gameName(document.toStdString());
}

} // namespace pitwise
