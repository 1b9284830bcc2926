// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/trainer.h"

#include <QQmlEngine>
#include <QTemporaryDir>

/// A clock that a slow machine does not move: a tick with each look at it, and what a test lets pass.
class BenchClock final : public pitwise::Clock {
public:
    [[nodiscard]] pitwise::UtcMs nowMs() const override { return ++m_now; }
    void pass(pitwise::UtcMs ms) { m_now += ms; }

private:
    mutable pitwise::UtcMs m_now = pitwise::SystemClock().nowMs();
};

/// A trainer of its own, on a folder that is thrown away; nothing moves. A folder of QML tests adds what it needs.
class TrainerBench : public QObject {
    Q_OBJECT
    Q_PROPERTY(pitwise::Trainer *trainer READ trainer CONSTANT)

public:
    explicit TrainerBench(QObject *parent = nullptr, const QString &translations = QStringLiteral(":/i18n"))
        : QObject(parent), m_trainer({m_folder.path(), translations, &m_clock}) {
        m_trainer.settings()->setMotion(false);
    }
    [[nodiscard]] pitwise::Trainer *trainer() { return &m_trainer; }
    [[nodiscard]] const QTemporaryDir &folder() const { return m_folder; }
    Q_INVOKABLE void pass(double ms) { m_clock.pass(static_cast<pitwise::UtcMs>(ms)); }

private:
    QTemporaryDir m_folder;
    BenchClock m_clock;
    pitwise::Trainer m_trainer;
};

/// Makes a folder's bench known to QML: `import Pitwise.PracticeTest`.
#define PITWISE_BENCH(Bench, uri) [[maybe_unused]] static const int registered = qmlRegisterType<Bench>(uri, 1, 0, #Bench);
