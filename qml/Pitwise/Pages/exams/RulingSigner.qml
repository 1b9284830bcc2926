// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// One of the two people behind a ruling, with his PIN. Only those are offered who may, and not the other one.
Column {
    id: root

    required property Staff staff
    required property int person
    /// Who stands behind it already; -1: nobody.
    required property int other
    required property string name
    property alias pin: field.text
    readonly property bool typing: field.activeFocus

    signal chosen(int row)
    signal entered

    /// The keyboard to the PIN.
    function take(): void {
        field.forceActiveFocus();
    }

    spacing: Theme.px(6)

    TextLabel {
        text: root.name
        color: Theme.text2
        font.pixelSize: Theme.small
    }
    Flow {
        width: parent.width
        spacing: Theme.px(8)

        Repeater {
            model: root.staff

            QuietButton {
                id: one
                required property int index
                required property string name
                required property string rankText
                required property bool mayRule

                visible: mayRule && index !== root.other
                text: qsTr("%1, %2").arg(name).arg(rankText)
                line: index === root.person ? Theme.brass : Theme.edge
                font.bold: index === root.person
                Accessible.role: Accessible.RadioButton
                Accessible.checked: index === root.person
                onClicked: {
                    root.chosen(one.index);
                    field.forceActiveFocus();
                }
            }
        }
        EntryField {
            id: field
            width: Theme.px(140)
            label: qsTr("PIN of the %1").arg(root.name)
            placeholderText: qsTr("PIN")
            echoMode: TextInput.Password
            enabled: root.person >= 0
            Keys.onReturnPressed: root.entered()
            Keys.onEnterPressed: root.entered()
        }
    }
}
