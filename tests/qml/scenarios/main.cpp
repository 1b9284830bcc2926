// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/trainerbench.h"

void registerBench() {
    qmlRegisterType<TrainerBench>("Pitwise.ScenarioTest", 1, 0, "ScenarioBench");
}

QUICK_TEST_MAIN_WITH_SETUP(scenarios, QmlSetup)
