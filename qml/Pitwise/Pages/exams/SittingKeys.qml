// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Back, flag and lock, always in the same place.
Item {
    id: root

    required property SittingSession sitting
    property bool overviewKey: false

    signal lockRequested
    signal overviewRequested

    /// Over the whole width, with the note elsewhere: little room.
    property bool full: false
    readonly property string note: sitting.leavesSection ? qsTr("The last of its section: after locking there is no way back to it.") : qsTr("Your answer is saved when you lock it. Results come after the end.")
    readonly property real leftWidth: left.width

    implicitHeight: full ? lock.height : info.height + Theme.px(12) + lock.height

    Row {
        id: info
        visible: !root.full
        width: parent.width
        spacing: Theme.px(10)

        Icon {
            width: Theme.px(20)
            height: width
            name: Icon.Info
            color: Theme.text2
        }
        TextLabel {
            width: parent.width - Theme.px(30)
            text: root.note
            color: Theme.text2
            font.pixelSize: Theme.small
        }
    }
    Row {
        id: left
        objectName: "keysLeft"
        anchors.bottom: parent.bottom
        spacing: Theme.px(10)

        QuietButton {
            height: lock.height
            keyName: qsTr("PgUp")
            text: Theme.narrow ? "" : qsTr("Back")
            Accessible.name: qsTr("Back")
            enabled: root.sitting.canGoBack
            onClicked: root.sitting.back()
        }
        QuietButton {
            height: lock.height
            keyName: "F"
            iconName: Icon.Flag
            text: Theme.narrow ? "" : root.sitting.flagged ? qsTr("Take flag off") : qsTr("Flag")
            Accessible.name: root.sitting.flagged ? qsTr("Take flag off") : qsTr("Flag")
            ink: root.sitting.flagged ? Theme.flag : Theme.text
            onClicked: root.sitting.toggleFlag()
        }
        QuietButton {
            height: lock.height
            visible: root.overviewKey
            keyName: "O"
            text: qsTr("Overview")
            onClicked: root.overviewRequested()
        }
    }
    PrimaryButton {
        id: lock
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        objectName: "lock"
        text: root.sitting.last ? qsTr("Lock, end") : qsTr("Lock, next")
        enabled: root.sitting.stage.input.complete
        onClicked: root.lockRequested()
    }
}
