// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/trainer.h"

#include <QFile>
#include <QFont>
#include <QGuiApplication>
#include <QQmlContext>
#include <QQmlEngine>
#include <QTemporaryDir>
#include <QtQml/qqmlregistration.h>
#include <QtQuickTest>

using namespace pitwise;

/// A trainer of its own for each test, on a folder that is thrown away.
class TestBench : public QObject {
    Q_OBJECT
    Q_PROPERTY(pitwise::Trainer *trainer READ trainer CONSTANT)

public:
    explicit TestBench(QObject *parent = nullptr)
        : QObject(parent), m_trainer({m_folder.path(), QStringLiteral(PITWISE_TEST_TRANSLATIONS)}) {
        connect(m_trainer.language(), &Language::changed, this, [this] { qmlEngine(this)->retranslate(); });
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
        qmlRegisterType<TestBench>("Pitwise.Test", 1, 0, "TestBench");
    }
};

QUICK_TEST_MAIN_WITH_SETUP(pitwise, Setup)
#include "main.moc"
