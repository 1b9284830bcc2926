// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Pitwise.App
import Pitwise.Controls

/// Where one is, whether it is saved, undo, trying it, and sending it on.
Rectangle {
    id: root

    required property ScenarioEditor editor

    signal leaveRequested
    signal wordsRequested

    implicitHeight: Theme.px(56)
    color: Theme.panel

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.hairline
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.px(12)
        anchors.rightMargin: Theme.px(12)
        spacing: Theme.px(10)

        QuietButton {
            objectName: "leaveButton"
            bare: true
            keyName: qsTr("Esc")
            text: Theme.narrow ? "" : qsTr("Scenarios")
            Accessible.name: qsTr("Back to the scenarios")
            ink: Theme.text2
            onClicked: root.leaveRequested()
        }
        Rectangle {
            Layout.preferredWidth: 1
            Layout.preferredHeight: Theme.px(32)
            color: Theme.hairline
        }
        GameTag {
            document: root.editor.table.game
        }
        QuietButton {
            id: title
            objectName: "titleButton"
            Layout.fillWidth: true
            Layout.preferredWidth: Math.ceil(whole.advanceWidth) + leftPadding + rightPadding
            Layout.maximumWidth: Layout.preferredWidth
            bare: true
            leftPadding: Theme.px(4)
            text: root.editor.ask.title.length > 0 ? root.editor.ask.title : qsTr("No title yet")
            ink: root.editor.ask.title.length > 0 ? Theme.text : Theme.text3
            font.bold: true
            onClicked: root.wordsRequested()
            TextMetrics {
                id: whole
                font: title.font
                text: title.text
            }
            contentItem: Text { // a long title ends in dots, not in the middle of a letter
                text: title.text
                font: title.font
                color: title.ink
                elide: Text.ElideRight
                verticalAlignment: Text.AlignVCenter
                textFormat: Text.PlainText
            }
        }
        Badge {
            text: root.editor.statusText
        }
        TextLabel {
            Layout.fillWidth: true
            visible: !Theme.narrow
            text: qsTr("Pack: %1").arg(root.editor.packTitle)
            color: Theme.text2
            font.pixelSize: Theme.small
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
        Item {
            Layout.fillWidth: true
            visible: Theme.narrow
        }
        TextLabel {
            objectName: "saved"
            text: root.editor.saved ? qsTr("Saved") : qsTr("Not saved")
            color: root.editor.saved ? Theme.text2 : Theme.wrong
            font.pixelSize: Theme.small
            wrapMode: Text.NoWrap
        }
        QuietButton {
            objectName: "undoButton"
            implicitHeight: Theme.px(40)
            leftPadding: Theme.px(10)
            enabled: root.editor.canUndo
            keyName: qsTr("Ctrl Z")
            text: Theme.narrow ? "" : qsTr("Undo")
            Accessible.name: qsTr("Undo")
            onClicked: root.editor.undo()
        }
        QuietButton {
            objectName: "redoButton"
            implicitHeight: Theme.px(40)
            leftPadding: Theme.px(10)
            visible: root.editor.canRedo && !Theme.narrow
            text: qsTr("Redo")
            Accessible.description: qsTr("Ctrl Shift Z")
            onClicked: root.editor.redo()
        }
        QuietButton {
            objectName: "tryButton"
            implicitHeight: Theme.px(40)
            leftPadding: Theme.px(10)
            enabled: root.editor.canTry
            keyName: "F5"
            keyAtRight: true
            iconName: Icon.Play
            text: qsTr("Try it")
            onClicked: root.editor.tryIt()
        }
        QuietButton {
            objectName: "sendButton"
            implicitHeight: Theme.px(40)
            leftPadding: Theme.px(12)
            enabled: root.editor.canSend
            text: Theme.narrow ? qsTr("Review") : qsTr("Send for review")
            Accessible.description: enabled ? "" : qsTr("Errors have to be solved first")
            onClicked: root.editor.sendForReview()
        }
    }
}
