// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls
import "../practice"

/// What happened, then what is right, and why.
Item {
    id: root

    required property ScenarioRun run

    signal clauseRequested(string document, string clause)

    Rectangle {
        anchors.fill: parent
        color: Theme.panel
    }
    Column {
        id: words
        x: Theme.px(24)
        y: Theme.px(14)
        width: Math.round(parent.width * 0.4)
        spacing: Theme.px(10)

        Row {
            spacing: Theme.px(12)

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(30)
                height: width
                name: root.run.judgement ? Icon.Info : root.run.right ? Icon.Tick : Icon.Cross
                color: root.run.judgement ? Theme.note : root.run.right ? Theme.right : Theme.wrong
            }
            TextLabel {
                objectName: "runHeadline"
                text: root.run.headline
                font.pixelSize: Theme.px(28)
                strong: true
            }
        }
        TextLabel {
            width: parent.width
            visible: !root.run.right
            text: qsTr("Yours: %1").arg(root.run.given)
            color: Theme.wrong
        }
        TextLabel {
            width: parent.width
            text: root.run.judgement ? qsTr("One reading: %1").arg(root.run.expected) : qsTr("It is: %1").arg(root.run.expected)
            color: Theme.right
            strong: true
        }
        TextLabel {
            width: parent.width
            visible: text.length > 0
            text: root.run.misconception
            color: Theme.text2
        }
        PrimaryButton {
            objectName: "nextButton"
            text: root.run.number < root.run.count ? qsTr("Next") : root.run.recorded ? qsTr("Done") : qsTr("Back to the editor")
            onClicked: root.run.next()
        }
    }
    ListView {
        anchors.left: words.right
        anchors.leftMargin: Theme.px(32)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(24)
        anchors.top: parent.top
        anchors.topMargin: Theme.px(14)
        anchors.bottom: parent.bottom
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.run.steps

        delegate: StepRow {
            width: ListView.view.width
            onOpenRequested: (document, clause) => root.clauseRequested(document, clause)
        }
    }
}
