// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The list of staff cannot be read: only the staff's door is closed. It can be put right, or set aside.
Panel {
    id: root

    required property Staff staff

    height: column.implicitHeight + Theme.px(40)

    Column {
        id: column
        x: Theme.px(20)
        y: Theme.px(20)
        width: parent.width - 2 * x
        spacing: Theme.px(12)

        TextLabel {
            text: qsTr("Staff: the list cannot be read")
            font.pixelSize: Theme.panelTitle
            strong: true
        }
        ErrorLine {
            width: parent.width
            objectName: "damage"
            text: root.staff.damage
        }
        TextLabel {
            width: parent.width
            text: qsTr("Practice, sittings and verifying go on as always. Put a good copy of people.json into the data folder and read it again; or set the damaged list aside, and the staff give themselves new PINs. Exams, results and the issuer's key stay as they are.")
            color: Theme.text2
        }
        WorkLine {
            width: parent.width
            work: root.staff.work
        }
        Row {
            spacing: Theme.px(12)

            QuietButton {
                objectName: "readAgain"
                text: qsTr("Read it again")
                onClicked: root.staff.readAgain()
            }
            RiskyButton {
                objectName: "setAside"
                text: qsTr("Set it aside")
                onClicked: asking.open()
            }
        }
    }
    AskDialog {
        id: asking
        title: qsTr("Set the list of staff aside?")
        text: qsTr("It is kept under another name beside the old one. Everybody on it needs a new PIN, and whoever comes first becomes examiner.")
        safeText: qsTr("Cancel")
        otherText: qsTr("Set it aside")
        risky: true
        onOtherChosen: root.staff.setAside()
    }
}
