// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// A ruling on an item: what, why, and two people's PINs.
T.Popup {
    id: root

    required property ResultDesk desk
    required property Staff staff
    property int item: -1
    property int kind: 0
    property int first: 0
    property int second: 1

    function ask(row: int): void {
        item = row;
        root.desk.work.forgive();
        open();
    }

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(Theme.px(620), parent ? parent.width - Theme.px(32) : Theme.px(620))
    implicitHeight: column.implicitHeight + 2 * padding
    padding: Theme.px(20)
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape
    onOpened: reason.forceActiveFocus()

    Connections {
        target: root.desk
        function onRuled(): void {
            root.close();
        }
    }
    T.Overlay.modal: Rectangle {
        color: Qt.alpha(Theme.ground, 0.6)
    }
    background: Rectangle {
        color: Theme.control
        radius: Theme.radiusPanel
        border.width: 1
        border.color: Theme.edge
    }
    Column {
        id: column
        width: parent.width
        spacing: Theme.px(14)

        TextLabel {
            width: parent.width
            text: qsTr("Rule on %1").arg(root.desk.items.labelAt(root.item))
            font.pixelSize: Theme.panelTitle
            strong: true
        }
        ChoiceRow {
            name: qsTr("What happens to it")
            labels: [qsTr("Take it out"), qsTr("Full marks for all")]
            current: root.kind
            onChosen: index => root.kind = index
        }
        EntryField {
            id: reason
            width: parent.width
            placeholderText: qsTr("Reason: the candidate may ask for it")
        }
        RulingSigner {
            staff: root.staff
            id: firstSigner
            name: qsTr("First PIN")
            person: root.first
            onChosen: row => root.first = row
        }
        RulingSigner {
            staff: root.staff
            id: secondSigner
            name: qsTr("Second PIN")
            person: root.second
            onChosen: row => root.second = row
        }
        WorkLine {
            width: parent.width
            work: root.desk.work
        }
        Row {
            anchors.right: parent.right
            spacing: Theme.px(12)
            QuietButton {
                height: go.height
                keyName: qsTr("Esc")
                text: qsTr("Cancel")
                onClicked: root.close()
            }
            PrimaryButton {
                id: go
                keyName: ""
                text: qsTr("Rule and mark again")
                enabled: !root.desk.work.busy && reason.text.length > 0 && firstSigner.pin.length > 0 && secondSigner.pin.length > 0
                onClicked: {
                    root.desk.rule(root.item, root.kind === 0 ? ResultDesk.TakeOut : ResultDesk.FullMarks, reason.text, root.first, firstSigner.pin, root.second, secondSigner.pin);
                    firstSigner.pin = "";
                    secondSigner.pin = "";
                }
            }
        }
    }
}
