// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/trainerbench.h"

#include <QDropEvent>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>
#include <QQuickItem>
#include <QQuickWindow>

using namespace pitwise;

class TableBench : public TrainerBench {
    Q_OBJECT

public:
    using TrainerBench::TrainerBench;

    /// A file of that name with these words in it.
    Q_INVOKABLE QUrl file(const QString &name, const QString &text) const { return write(name, text.toUtf8()); }
    /// A round of the shelf as a file.
    Q_INVOKABLE QUrl shipped(const QString &round) const { return write(round + QStringLiteral(".json"), scriptOf(round)); }
    /// A round of the shelf without its last action, as a file.
    Q_INVOKABLE QUrl cutShort(const QString &round) const {
        QJsonObject script = QJsonDocument::fromJson(scriptOf(round)).object();
        QJsonArray actions = script[QStringLiteral("actions")].toArray();
        actions.removeLast();
        script[QStringLiteral("actions")] = actions;
        return write(QStringLiteral("cut.json"), QJsonDocument(script).toJson());
    }

    /// A drag from a file manager over the item, as the window system tells the window of it. Whether it is welcome.
    Q_INVOKABLE bool drag(QQuickItem *over, const QList<QUrl> &files) {
        m_data.clear();
        if (files.isEmpty())
            m_data.setText(QStringLiteral("words, not files"));
        else
            m_data.setUrls(files);
        m_over = over;
        QDragEnterEvent enter(where().toPoint(), Qt::CopyAction, &m_data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(over->window(), &enter);
        QDragMoveEvent move(where().toPoint(), Qt::CopyAction, &m_data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(over->window(), &move);
        return enter.isAccepted();
    }
    /// Lets go what is dragged.
    Q_INVOKABLE void drop() {
        QDropEvent drop(where(), Qt::CopyAction, &m_data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_over->window(), &drop);
    }
    /// The drag leaves the window without a drop.
    Q_INVOKABLE void dragAway() {
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(m_over->window(), &leave);
    }

private:
    [[nodiscard]] QPointF where() const { return m_over->mapToScene({m_over->width() / 2, m_over->height() / 2}); }
    [[nodiscard]] static QByteArray scriptOf(const QString &round) {
        QFile file(RoundShelf::fileOf(round));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] QUrl write(const QString &name, const QByteArray &bytes) const {
        QFile file(folder().filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return {};
        return QUrl::fromLocalFile(file.fileName());
    }

    QMimeData m_data;
    QQuickItem *m_over = nullptr;
};

PITWISE_BENCH(TableBench, "Pitwise.TableTest")
#include "tablebench.moc"
