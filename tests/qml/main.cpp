// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/trainerbench.h"

#include <QFileInfo>
#include <QFont>
#include <QGuiApplication>
#include <QtQuickTest>

using namespace pitwise;

/// With a language besides English, and motion as a first start has it.
class TestBench : public TrainerBench {
    Q_OBJECT

public:
    explicit TestBench(QObject *parent = nullptr) : TrainerBench(parent, QStringLiteral(PITWISE_TEST_TRANSLATIONS)) {
        trainer()->settings()->setMotion(true);
        connect(trainer()->language(), &Language::changed, this, [this] { qmlEngine(this)->retranslate(); });
    }
    [[nodiscard]] Q_INVOKABLE QString path(const QString &name) const { return folder().filePath(name); }
    [[nodiscard]] Q_INVOKABLE double size(const QString &file) const { return static_cast<double>(QFileInfo(file).size()); }
};

PITWISE_BENCH(TestBench, "Pitwise.Test")

/// What every run begins with.
class QmlSetup : public QObject {
    Q_OBJECT
public Q_SLOTS:
    void applicationAvailable() {
        QFont font;
        font.setFamilies({QStringLiteral("Noto Sans")});
        QGuiApplication::setFont(font);
    }
    void qmlEngineAvailable(QQmlEngine *engine) { engine->addImportPath(QStringLiteral("qrc:/qt/qml")); }
};

QUICK_TEST_MAIN_WITH_SETUP(pitwise, QmlSetup)
#include "main.moc"
#include "moc_trainerbench.cpp"
