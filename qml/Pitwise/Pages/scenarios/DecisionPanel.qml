// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// What may be decided at this point, by letter.
Column {
    id: root

    required property ScenarioEditor editor
    readonly property EditorTable table: editor.table

    signal leaveRequested

    spacing: Theme.px(6)
    visible: table.decisions.count > 0

    PanelHead {
        width: parent.width
        text: root.table.changing ? qsTr("Change the decision") : qsTr("Decide")
    }
    Flow {
        width: parent.width
        spacing: Theme.px(6)

        Repeater {
            model: root.table.decisions

            QuietButton {
                id: button

                required property int index
                required property string label
                required property string letter

                objectName: "decide" + letter
                implicitHeight: Theme.px(34)
                leftPadding: Theme.px(8)
                keyName: letter
                text: label
                font.pixelSize: Theme.small
                onClicked: root.table.decide(index)
            }
        }
    }
    Toggle {
        width: parent.width
        implicitHeight: Theme.px(36)
        visible: root.table.others.length > 0
        text: qsTr("%1 as well").arg(root.table.others)
        checked: root.table.othersFollow
        onToggled: root.table.othersFollow = checked
    }
    EditorField {
        objectName: "amountField"
        width: parent.width
        visible: root.table.takesAmount
        label: qsTr("Amount of a double or an insurance")
        placeholderText: qsTr("For less: amount, Enter")
        text: root.table.amountText
        error: root.table.amountError
        validator: RegularExpressionValidator {
            regularExpression: /[$]?[0-9,]*[.]?[0-9]{0,2}/
        }
        onTextEdited: root.table.amountText = text
        onEntered: root.table.decideWithAmount()
        onLeaveRequested: root.leaveRequested()
        onUndoRequested: root.editor.undo()
        onRedoRequested: root.editor.redo()
    }
}
