// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QObject>
#include <QStringList>
#include <QtQmlIntegration>

namespace pitwise {

/// The games there are and how each looks on a page: from the data beside their rulebooks (app/felt/looks.h).
class GameLooks : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QStringList documents READ documents CONSTANT)

public:
    using QObject::QObject;

    /// Every document, in the library's order.
    [[nodiscard]] static QStringList documents();
    /// Two letters that stand for a game wherever its colour does.
    Q_INVOKABLE [[nodiscard]] static QString tag(const QString &document);
    Q_INVOKABLE [[nodiscard]] static QColor colour(const QString &document);
    Q_INVOKABLE [[nodiscard]] static QColor feltTop(const QString &document);
    Q_INVOKABLE [[nodiscard]] static QColor feltBottom(const QString &document);
    /// "Blackjack Lucky 8"
    Q_INVOKABLE [[nodiscard]] static QString title(const QString &document);
};

} // namespace pitwise
