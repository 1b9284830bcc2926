// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Felt

/// The felt of the question; harder levels leave the amounts out.
Felt {
    required property PracticeSession session
    required property Settings settings

    scene: session.scene
    amounts: session.amounts && settings.amountLabels
}
