// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwise.App
import Pitwise.Controls

/// One fact of the irregularity with the control it needs.
Column {
    id: root

    required property ScenarioEditor editor
    required property int index
    required property string label
    required property int control
    required property string value
    required property list<string> choices
    required property int chosen
    required property string error
    required property int person
    required property string heading

    signal leaveRequested

    function take(): void {
        if (control === FactModel.Typed)
            field.forceActiveFocus(Qt.ShortcutFocusReason);
        else if (control === FactModel.YesNo)
            yes.forceActiveFocus(Qt.ShortcutFocusReason);
    }
    function set(text: string): bool {
        return editor.incident.setFact(index, text);
    }

    spacing: Theme.px(3)
    bottomPadding: Theme.px(4)
    Keys.onEscapePressed: leaveRequested()

    RowLayout {
        width: parent.width
        visible: root.heading.length > 0

        TextLabel {
            Layout.fillWidth: true
            text: root.heading
            strong: true
        }
        QuietButton {
            objectName: root.heading.length > 0 ? "removePerson" + root.person : ""
            bare: true
            implicitHeight: Theme.px(32)
            iconName: Icon.Cross
            Accessible.name: qsTr("Remove: %1").arg(root.heading)
            onClicked: root.editor.incident.removePerson(root.person)
        }
    }
    TextLabel {
        width: parent.width
        visible: root.control !== FactModel.YesNo
        text: root.label
        color: Theme.text2
        font.pixelSize: Theme.small
    }
    Flow {
        width: parent.width
        visible: root.control === FactModel.Choice
        spacing: Theme.px(4)

        Repeater {
            model: root.choices

            QuietButton {
                id: choice
                required property int index
                required property string modelData
                readonly property bool on: index === root.chosen

                implicitHeight: Theme.px(32)
                leftPadding: Theme.px(10)
                text: modelData
                font.pixelSize: Theme.small
                font.bold: on
                line: on ? Theme.brass : Theme.hairline
                onClicked: root.editor.incident.setFact(root.index, root.editor.incident.choiceValue(root.index, index))
            }
        }
    }
    Toggle {
        id: yes
        width: parent.width
        implicitHeight: Theme.px(36)
        visible: root.control === FactModel.YesNo
        text: root.label
        checked: root.value === "true"
        onToggled: root.set(checked ? "true" : "false")
    }
    EditorField {
        id: field
        objectName: "fact" + root.index
        width: parent.width
        visible: root.control === FactModel.Typed
        label: root.label
        text: root.value
        error: root.error
        onTextEdited: root.editor.incident.typeFact(root.index, text)
        onEntered: if (root.set(text)) text = Qt.binding(() => root.value)
        onActiveFocusChanged: if (!activeFocus && text !== root.value) entered()
        onLeaveRequested: {
            text = Qt.binding(() => root.value);
            root.leaveRequested();
        }
        onUndoRequested: root.editor.undo()
        onRedoRequested: root.editor.redo()
    }
    Item {
        width: 1
        height: root.error.length > 0 ? Theme.px(18) : 0
    }
}
