// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Felt

Window {
    id: root

    required property FeltScene scene

    width: 1280
    height: 800

    Felt {
        anchors.fill: parent
        scene: root.scene
        motion: root.scene.objectName === "moving"
    }
}
