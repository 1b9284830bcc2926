// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The wrong options: drop one, take it back in, add one. One that is right under the rules is refused with the reason.
Sheet {
    id: root

    required property ScenarioEditor editor
    readonly property EditorAsk ask: editor.ask

    title: qsTr("Wrong options")
    onVisibleChanged: {
        if (!visible)
            return;
        ask.listRulings();
        if (field.visible)
            field.forceActiveFocus();
    }

    TextLabel {
        width: parent.width
        text: qsTr("The engine makes them from the other games' rules and from misreadings. Drop what does not suit; add your own.")
        color: Theme.text2
    }
    Repeater {
        model: root.ask.options

        Toggle {
            id: option

            required property int index
            required property string wording
            required property int mark

            text: wording
            objectName: "option" + index
            width: parent ? parent.width : 0
            implicitHeight: Math.max(Theme.px(44), words.implicitHeight + Theme.px(16))
            enabled: mark !== AskRows.RightOne
            checked: mark !== AskRows.Dropped
            onToggled: root.ask.toggleOption(index)
            contentItem: Item {
                TextLabel {
                    id: words
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width
                    text: option.mark === AskRows.RightOne ? qsTr("%1 (the answer)").arg(option.text)
                        : option.mark === AskRows.Added ? qsTr("%1 (yours)").arg(option.text) : option.text
                    color: option.mark === AskRows.Dropped ? Theme.text3 : Theme.text
                    font.strikeout: option.mark === AskRows.Dropped
                }
            }
        }
    }
    ErrorLine {
        objectName: "optionError"
        width: parent.width
        text: root.ask.optionError
    }
    EditorField {
        id: field
        objectName: "optionField"
        width: parent.width
        visible: root.ask.addBy === EditorAsk.Amount || root.ask.addBy === EditorAsk.Total || root.ask.addBy === EditorAsk.Name
        label: qsTr("Add a wrong option")
        placeholderText: root.ask.addBy === EditorAsk.Amount ? qsTr("Add a wrong amount: 75") : root.ask.addBy === EditorAsk.Total ? qsTr("Add a wrong total: soft 18") : qsTr("Add a wrong player")
        onEntered: if (root.ask.addTyped(text)) clear()
        onLeaveRequested: root.close()
        onUndoRequested: root.editor.undo()
        onRedoRequested: root.editor.redo()
    }
    PanelHead {
        width: parent.width
        visible: root.ask.addBy === EditorAsk.Ruling
        text: qsTr("Add a ruling that is wrong here")
    }
    Repeater {
        model: root.ask.addBy === EditorAsk.Ruling ? root.ask.rulings : null

        QuietButton {
            id: ruling

            required property int index
            required property string wording
            required property int mark

            text: wording
            objectName: "ruling" + index
            width: parent ? parent.width : 0
            implicitHeight: Math.max(Theme.px(40), line.implicitHeight + Theme.px(14))
            onClicked: root.ask.addRuling(index)
            contentItem: Item {
                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(18)
                    height: width
                    name: Icon.Plus
                    color: Theme.text2
                }
                TextLabel {
                    id: line
                    x: Theme.px(28)
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - x
                    text: ruling.text
                }
            }
        }
    }
}
