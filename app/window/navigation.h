// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// Where the window is: the name of a page, and the way back. The pages themselves are listed in `Pages.qml`.
class Navigation : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(QString page READ page NOTIFY pageChanged)
    Q_PROPERTY(QString part READ part NOTIFY pageChanged) ///< Of the page, where one was asked for.
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY pageChanged)

public:
    explicit Navigation(QObject *parent = nullptr);

    [[nodiscard]] QString page() const { return m_page; }
    [[nodiscard]] QString part() const { return m_part; }
    [[nodiscard]] bool canGoBack() const { return !m_back.isEmpty(); }

    /// Opens a page from the rail. There is no way back from it.
    Q_INVOKABLE void open(const QString &page);
    /// The same at a part of it; the page knows the word.
    Q_INVOKABLE void openPart(const QString &page, const QString &part);
    /// Opens the rulebook at a clause; back() returns to the page that asked.
    Q_INVOKABLE void openClause(const QString &document, const QString &clause);
    Q_INVOKABLE void back();

Q_SIGNALS:
    void pageChanged();
    void clauseRequested(const QString &document, const QString &clause);

private:
    QString m_page = QStringLiteral("home");
    QString m_part;
    QStringList m_back; ///< Pages to return to, the last one first asked for.
};

} // namespace pitwise
