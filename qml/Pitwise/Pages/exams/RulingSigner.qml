// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// One of the two people behind a ruling, with his PIN.
Row {
    id: root

    required property Staff staff
    required property int person
    required property string name
    property alias pin: field.text

    signal chosen(int row)

    spacing: Theme.px(8)

    Repeater {
        model: root.staff

        QuietButton {
            id: one
            required property int index
            required property string name

            text: name
            line: index === root.person ? Theme.brass : Theme.edge
            font.bold: index === root.person
            Accessible.checked: index === root.person
            onClicked: root.chosen(one.index)
        }
    }
    EntryField {
        id: field
        width: Theme.px(140)
        placeholderText: root.name
        echoMode: TextInput.Password
    }
}
