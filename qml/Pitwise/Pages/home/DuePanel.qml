// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// What waits today and why, and the one button that goes on with it. Nothing due: the empty state in the same place.
FocusScope {
    id: root

    required property HomeDesk home
    required property bool usable
    readonly property bool anything: home.canGoOn || home.due > 0

    signal dueRequested
    signal goOnRequested
    signal practiceRequested
    signal focusTaken

    implicitHeight: anything ? words.implicitHeight + Theme.px(44) : Math.max(Theme.px(180), empty.implicitHeight)
    onActiveFocusChanged: if (activeFocus) focusTaken()

    function takeFocus(): void {
        if (anything)
            go.forceActiveFocus();
        else
            empty.takeFocus();
    }

    Panel {
        anchors.fill: parent
        visible: root.anything
    }
    EmptyState {
        id: empty
        anchors.fill: parent
        visible: !root.anything
        text: qsTr("Nothing is due.")
        detail: root.home.next
        buttonText: qsTr("Practise anyway")
        buttonKey: "N"
        onPressed: root.practiceRequested()
    }

    Column {
        id: figure
        x: Theme.px(28)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.anything

        TextLabel {
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.home.due
            font.pixelSize: Theme.px(root.width < Theme.px(560) ? 60 : 88)
            lineHeight: 0.86
            strong: true
            wrapMode: Text.NoWrap
        }
        TextLabel {
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("due today")
            color: Theme.text2
            wrapMode: Text.NoWrap
        }
    }
    Column {
        id: words
        anchors.left: figure.right
        anchors.leftMargin: Theme.px(28)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(28)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.anything
        spacing: Theme.px(10)

        DueBar {
            width: parent.width
            games: root.home.games
            due: root.home.due
            shown: root.home.dueGames
            visible: root.home.due > 0
        }
        TextLabel {
            width: parent.width
            visible: text.length > 0
            text: root.home.canGoOn ? qsTr("You have an unfinished session. %1.").arg(root.home.unfinished)
                : time.fits ? root.home.why : qsTr("%1 %2.").arg(root.home.why).arg(time.text)
            color: Theme.text2
        }
        Flow {
            width: parent.width
            spacing: Theme.px(16)
            topPadding: Theme.px(4)

            PrimaryButton {
                id: go
                objectName: "go"
                large: true
                focus: true
                enabled: root.usable
                text: root.home.canGoOn ? qsTr("Resume") : qsTr("Continue: %n due", "", root.home.due)
                onClicked: root.home.canGoOn ? root.goOnRequested() : root.dueRequested()
            }
            QuietButton {
                id: dueButton
                height: go.height
                visible: root.home.canGoOn && root.home.due > 0
                keyName: "D"
                text: qsTr("What is due")
                enabled: root.usable
                onClicked: root.dueRequested()

                Shortcut {
                    sequence: "D"
                    enabled: dueButton.visible && dueButton.enabled
                    onActivated: root.dueRequested()
                }
            }
            TextLabel {
                id: time

                readonly property bool fits: parent.width >= go.width + parent.spacing + implicitWidth

                height: go.height
                visible: !root.home.canGoOn && fits
                verticalAlignment: Text.AlignVCenter
                text: qsTr("About %n min", "", root.home.minutes)
                color: Theme.text2
            }
        }
    }
}
