// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls
import "../practice"

/// The question and the control that answers it; Lock in at the lower right.
FocusScope {
    id: root

    required property ScenarioRun run

    Rectangle {
        anchors.fill: parent
        color: Theme.panel
    }
    Column {
        id: words
        x: Theme.px(24)
        y: Theme.px(14)
        width: Theme.px(Theme.narrow ? 260 : 326)
        spacing: Theme.px(10)

        TextLabel {
            objectName: "runPrompt"
            width: parent.width
            text: root.run.prompt
            font.pixelSize: Theme.question
            strong: true
            lineHeight: Theme.titleLineHeight
        }
        Badge {
            visible: root.run.judgement
            text: qsTr("Judgement call: not scored")
        }
        ErrorLine {
            width: parent.width
            text: root.run.problem
        }
    }
    AnswerControl {
        id: control
        anchors.left: words.right
        anchors.leftMargin: Theme.px(24)
        anchors.right: lock.left
        anchors.rightMargin: Theme.px(16)
        anchors.top: parent.top
        anchors.topMargin: Theme.px(14)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(14)
        focus: true
        input: root.run.input
    }
    PrimaryButton {
        id: lock
        objectName: "lockButton"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(24)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(16)
        width: Theme.px(180)
        large: true
        text: qsTr("Lock in")
        enabled: root.run.input.complete
        onClicked: root.run.lock()
    }
}
