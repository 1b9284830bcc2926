// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// What the record of a sitting says of its screen: sizes, text size, and whoever turns to another window, for how long too.
Item {
    id: root

    required property SittingSession sitting

    Window.onActiveChanged: {
        if (root.Window.active)
            root.sitting.windowBack();
        else
            root.sitting.windowLeft();
    }
    Window.onWidthChanged: note.restart()
    Component.onCompleted: note.restart()
    Timer {
        id: note
        interval: 1000
        onTriggered: root.sitting.screenSeen(Screen.width, Screen.height, root.Window.width, root.Window.height, Screen.devicePixelRatio)
    }
    Connections {
        target: Theme
        function onTextSettingChanged(): void {
            note.restart();
        }
    }
}
