// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwise.App
import Pitwise.Controls

/// What was removed in the last thirty days, each with the way back.
Sheet {
    id: root

    required property ScenarioLibrary library

    title: qsTr("Removed")

    TextLabel {
        width: parent.width
        text: root.library.removed.count > 0 ? qsTr("For thirty days everything can be brought back to where it was.") : qsTr("Nothing was removed in the last thirty days.")
        color: Theme.text2
    }
    Repeater {
        model: root.library.removed

        RowLayout {
            id: entry

            required property int index
            required property string title
            required property string detail

            width: parent ? parent.width : 0
            spacing: Theme.px(12)

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                TextLabel {
                    Layout.fillWidth: true
                    text: entry.title
                    strong: true
                }
                TextLabel {
                    Layout.fillWidth: true
                    text: entry.detail
                    color: Theme.text2
                    font.pixelSize: Theme.small
                }
            }
            QuietButton {
                objectName: "restore" + entry.index
                text: qsTr("Bring back")
                Accessible.name: qsTr("Bring back: %1").arg(entry.title)
                onClicked: root.library.restore(entry.index)
            }
        }
    }
    ErrorLine {
        width: parent.width
        text: root.library.error
    }
}
