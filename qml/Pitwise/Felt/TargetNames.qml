// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App

/// Everything that can be pointed at, by name, for a screen reader: nothing is made while none is listening.
Repeater {
    id: root

    required property FeltScene scene
    required property int pickable
    required property bool listening
    property int shownRevision: scene.revision

    signal pressed(string target)

    model: listening && shownRevision >= 0 ? scene.targets(pickable) : []

    Item {
        id: named

        required property string modelData
        readonly property rect place: root.scene.targetRect(modelData)

        x: place.x
        y: place.y
        width: place.width
        height: place.height
        objectName: modelData
        Accessible.role: Accessible.Button
        Accessible.name: root.scene.words(modelData)
        Accessible.onPressAction: root.pressed(modelData)
    }
}
