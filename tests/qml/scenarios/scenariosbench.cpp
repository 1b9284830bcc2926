// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/trainerbench.h"

/// With a place for files of its own.
class ScenarioBench : public TrainerBench {
    Q_OBJECT

public:
    using TrainerBench::TrainerBench;
    [[nodiscard]] Q_INVOKABLE QString path(const QString &name) const { return folder().filePath(name); }
};

PITWISE_BENCH(ScenarioBench, "Pitwise.ScenarioTest")
#include "scenariosbench.moc"
