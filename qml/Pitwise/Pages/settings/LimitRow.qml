// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Pitwise.Controls

/// Least and most of one bet, in dollars. Enter or leaving the field records it.
Item {
    id: root

    required property int index
    required property string game
    required property string bet
    required property bool opensGame
    required property string minimum
    required property string maximum
    required property bool own
    required property string decided

    signal setRequested(string minimum, string maximum)
    signal forgetRequested

    function save(): void {
        if (least.text !== minimum || most.text !== maximum)
            setRequested(least.text, most.text);
    }
    /// What was refused is not left standing as if it were in force.
    function showInForce(): void {
        least.text = Qt.binding(() => root.minimum);
        most.text = Qt.binding(() => root.maximum);
    }

    implicitHeight: line.implicitHeight + Theme.px(opensGame && index > 0 ? 24 : 10)
    onMinimumChanged: showInForce()
    onMaximumChanged: showInForce()

    Rectangle {
        visible: root.opensGame && root.index > 0
        x: Theme.px(20)
        y: Theme.px(9)
        width: parent.width - 2 * x
        height: 1
        color: Theme.hairline
    }
    RowLayout {
        id: line
        x: Theme.px(20)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(5)
        width: parent.width - 2 * x
        spacing: Theme.px(10)

        Item {
            Layout.preferredWidth: Theme.px(40)
            Layout.preferredHeight: Theme.px(24)

            GameTag {
                visible: root.opensGame
                document: root.game
            }
        }
        TextLabel {
            Layout.preferredWidth: Theme.px(170)
            text: root.bet
            strong: root.opensGame
        }
        TextLabel {
            text: "$"
            color: Theme.text2
        }
        EntryField {
            id: least
            objectName: "least" + root.index
            Layout.preferredWidth: Theme.px(90)
            horizontalAlignment: TextInput.AlignRight
            label: qsTr("%1 %2, minimum").arg(Theme.gameTag(root.game)).arg(root.bet)
            text: root.minimum
            inputMethodHints: Qt.ImhDigitsOnly
            onAccepted: root.save()
            onActiveFocusChanged: if (!activeFocus) root.save()
            Keys.onEscapePressed: root.showInForce()
        }
        TextLabel {
            text: qsTr("to", "from … to …")
            color: Theme.text2
        }
        EntryField {
            id: most
            objectName: "most" + root.index
            Layout.preferredWidth: Theme.px(110)
            horizontalAlignment: TextInput.AlignRight
            label: qsTr("%1 %2, maximum").arg(Theme.gameTag(root.game)).arg(root.bet)
            text: root.maximum
            inputMethodHints: Qt.ImhDigitsOnly
            onAccepted: root.save()
            onActiveFocusChanged: if (!activeFocus) root.save()
            Keys.onEscapePressed: root.showInForce()
        }
        TextLabel {
            Layout.fillWidth: true
            text: root.own ? root.decided : qsTr("default")
            color: root.own ? Theme.text2 : Theme.text3
            font.pixelSize: Theme.small
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }
        QuietButton {
            visible: root.own
            bare: true
            text: qsTr("Default")
            onClicked: root.forgetRequested()
        }
    }
}
