// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The author's words: title, story, remark, tags, level and target time.
Sheet {
    id: root

    required property ScenarioEditor editor
    readonly property EditorAsk ask: editor.ask

    function toTitle(): void {
        open();
        titleField.forceActiveFocus();
    }
    function toStory(): void {
        open();
        story.forceActiveFocus();
    }

    title: qsTr("In words")

    TextLabel {
        text: qsTr("Title")
        color: Theme.text2
        font.pixelSize: Theme.small
    }
    EditorField {
        id: titleField
        objectName: "titleField"
        width: parent.width
        label: qsTr("Title")
        placeholderText: qsTr("The name instructors see")
        text: root.ask.title
        onTextEdited: root.ask.title = text
        onEntered: root.close()
        onLeaveRequested: root.close()
        onUndoRequested: root.editor.undo()
        onRedoRequested: root.editor.redo()
    }
    TextLabel {
        text: qsTr("Story: what the felt cannot show, told to the trainee")
        color: Theme.text2
        font.pixelSize: Theme.small
    }
    EditorText {
        id: story
        objectName: "storyField"
        width: parent.width
        label: qsTr("Story")
        text: root.ask.story
        onTextChanged: if (activeFocus) root.ask.story = text
        KeyNavigation.tab: remark
        KeyNavigation.backtab: titleField
        onLeaveRequested: root.close()
        onUndoRequested: root.editor.undo()
        onRedoRequested: root.editor.redo()
    }
    TextLabel {
        text: qsTr("Remark: said with the verdict")
        color: Theme.text2
        font.pixelSize: Theme.small
    }
    EditorText {
        id: remark
        objectName: "remarkField"
        width: parent.width
        label: qsTr("Remark")
        text: root.ask.remark
        onTextChanged: if (activeFocus) root.ask.remark = text
        KeyNavigation.tab: tags
        KeyNavigation.backtab: story
        onLeaveRequested: root.close()
        onUndoRequested: root.editor.undo()
        onRedoRequested: root.editor.redo()
    }
    TextLabel {
        text: qsTr("Tags, separated by commas")
        color: Theme.text2
        font.pixelSize: Theme.small
    }
    EditorField {
        id: tags
        objectName: "tagsField"
        width: parent.width
        label: qsTr("Tags")
        text: root.ask.tags
        onTextEdited: root.ask.tags = text
        onEntered: root.close()
        onLeaveRequested: root.close()
        onUndoRequested: root.editor.undo()
        onRedoRequested: root.editor.redo()
    }
    TextLabel {
        text: root.ask.usualLevel > 0 ? qsTr("Level, 1 easy to 5 hard (the engine thinks %1)").arg(root.ask.usualLevel) : qsTr("Level, 1 easy to 5 hard")
        color: Theme.text2
        font.pixelSize: Theme.small
    }
    ChoiceRow {
        name: qsTr("Level")
        labels: [qsTr("Default"), "1", "2", "3", "4", "5"]
        current: root.ask.level
        onChosen: index => root.ask.level = index
    }
    TextLabel {
        text: root.ask.usualTarget > 0 ? qsTr("Target time in seconds; empty: %1").arg(root.ask.usualTarget) : qsTr("Target time in seconds; empty: as the engine thinks")
        color: Theme.text2
        font.pixelSize: Theme.small
    }
    EditorField {
        objectName: "targetField"
        width: Theme.px(160)
        label: qsTr("Target time in seconds")
        text: root.ask.target > 0 ? root.ask.target : ""
        inputMethodHints: Qt.ImhDigitsOnly
        validator: IntValidator {
            bottom: 0
            top: 3600
        }
        onTextEdited: root.ask.target = text.length > 0 ? parseInt(text) : 0
        onEntered: root.close()
        onLeaveRequested: root.close()
        onUndoRequested: root.editor.undo()
        onRedoRequested: root.editor.redo()
    }
}
