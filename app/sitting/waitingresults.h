// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// Results that lie at a station until somebody takes them to the examiner. They stay here all the same; a mark beside
/// each says that it was copied out.
class WaitingResults : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the sitting")
    Q_PROPERTY(int count READ count NOTIFY changed)             ///< All that are kept here.
    Q_PROPERTY(QStringList waiting READ waiting NOTIFY changed) ///< Those never copied out: "autumn, 0417".
    Q_PROPERTY(QString problem READ problem NOTIFY changed)     ///< Of the last taking; empty: none.

public:
    explicit WaitingResults(QString folder, QObject *parent = nullptr) : QObject(parent), m_folder(std::move(folder)) {}

    Q_INVOKABLE void refresh();
    /// Copies all of them into a folder; what lies there already is never written over.
    Q_INVOKABLE void take(const QUrl &folder);
    void markTaken(const QString &result); ///< It was copied out one by one.

    [[nodiscard]] int count() const { return static_cast<int>(m_files.size()); }
    [[nodiscard]] QStringList waiting() const { return m_waiting; }
    [[nodiscard]] QString problem() const { return m_problem; }

Q_SIGNALS:
    void changed();
    void taken(int results, const QString &folder);

private:
    QString m_folder, m_problem;
    QStringList m_files, m_waiting;
};

} // namespace pitwise
