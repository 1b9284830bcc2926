// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/trainer.h"

#include <QFont>
#include <QGuiApplication>
#include <QQmlEngine>
#include <QTemporaryDir>
#include <QtQuickTest>

using namespace pitwise;

/// A trainer of its own, on a folder that is thrown away; nothing moves.
class ScenarioBench : public QObject {
    Q_OBJECT
    Q_PROPERTY(pitwise::Trainer *trainer READ trainer CONSTANT)

public:
    explicit ScenarioBench(QObject *parent = nullptr) : QObject(parent), m_trainer({m_folder.path()}) {
        m_trainer.settings()->setMotion(false);
    }
    [[nodiscard]] Trainer *trainer() { return &m_trainer; }

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
        qmlRegisterType<ScenarioBench>("Pitwise.ScenarioTest", 1, 0, "ScenarioBench");
    }
};

QUICK_TEST_MAIN_WITH_SETUP(scenarios, Setup)
#include "main.moc"
