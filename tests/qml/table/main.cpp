// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/trainer.h"

#include <QFile>
#include <QFont>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQmlEngine>
#include <QTemporaryDir>
#include <QtQuickTest>

using namespace pitwise;

/// A trainer of its own, on a folder that is thrown away; opens with nothing moving.
class TableBench : public QObject {
    Q_OBJECT
    Q_PROPERTY(pitwise::Trainer *trainer READ trainer CONSTANT)

public:
    explicit TableBench(QObject *parent = nullptr) : QObject(parent), m_trainer({m_folder.path()}) {
        m_trainer.settings()->setMotion(false);
    }
    [[nodiscard]] Trainer *trainer() { return &m_trainer; }
    /// A round of the shelf without its last action, as a file.
    Q_INVOKABLE QUrl cutShort(const QString &round) const {
        QFile shipped(RoundShelf::fileOf(round)), file(m_folder.filePath(QStringLiteral("cut.json")));
        if (!shipped.open(QIODevice::ReadOnly) || !file.open(QIODevice::WriteOnly))
            return {};
        QJsonObject script = QJsonDocument::fromJson(shipped.readAll()).object();
        QJsonArray actions = script[QStringLiteral("actions")].toArray();
        actions.removeLast();
        script[QStringLiteral("actions")] = actions;
        file.write(QJsonDocument(script).toJson());
        return QUrl::fromLocalFile(file.fileName());
    }

private:
    QTemporaryDir m_folder;
    Trainer m_trainer;
};

class Setup : public QObject {
    Q_OBJECT
public Q_SLOTS:
    void applicationAvailable() {
        QFont font;
        font.setFamilies({QStringLiteral("Noto Sans")});
        QGuiApplication::setFont(font);
    }
    void qmlEngineAvailable(QQmlEngine *engine) {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        qmlRegisterType<TableBench>("Pitwise.TableTest", 1, 0, "TableBench");
    }
};

QUICK_TEST_MAIN_WITH_SETUP(table, Setup)
#include "main.moc"
