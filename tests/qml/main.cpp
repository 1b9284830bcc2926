// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/trainerbench.h"

#include <QFileInfo>

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

void registerBench() {
    qmlRegisterType<TestBench>("Pitwise.Test", 1, 0, "TestBench");
}

QUICK_TEST_MAIN_WITH_SETUP(pitwise, QmlSetup)
#include "main.moc"
