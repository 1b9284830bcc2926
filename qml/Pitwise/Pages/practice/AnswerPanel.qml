// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The question and the control that fits it; Lock in always in the same place.
FocusScope {
    id: root

    required property PracticeSession session

    Rectangle {
        anchors.fill: parent
        color: Theme.panel

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.hairline
        }
    }

    Column {
        id: words
        x: Theme.px(24)
        y: Theme.px(16)
        width: Theme.px(Theme.narrow ? 260 : 326)
        spacing: Theme.px(10)

        TextLabel {
            width: parent.width
            text: root.session.prompt
            font.pixelSize: Theme.question
            strong: true
            lineHeight: Theme.titleLineHeight
        }
        Badge {
            visible: root.session.judgement
            text: qsTr("Judgement call: not scored")
        }
        ErrorLine {
            width: parent.width
            visible: text.length > 0
            text: root.session.problem
        }
    }

    Item {
        id: place
        anchors.left: words.right
        anchors.leftMargin: Theme.px(24)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(24)
        anchors.top: parent.top
        anchors.topMargin: Theme.px(16)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(16)

        AnswerControl {
            id: control
            anchors.fill: parent
            anchors.rightMargin: Theme.px(212)
            focus: true
            input: root.session.input
        }
        Column {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            width: Theme.px(196)
            spacing: Theme.px(10)

            QuietButton {
                width: parent.width
                visible: control.mayChange
                keyName: "T"
                text: root.session.input.typing ? qsTr("Pay with chips") : qsTr("Type it instead")
                onClicked: root.session.input.typing = !root.session.input.typing
            }
            PrimaryButton {
                width: parent.width
                large: true
                text: qsTr("Lock in")
                enabled: root.session.canLock
                onClicked: root.session.lock()
            }
        }
    }
}
