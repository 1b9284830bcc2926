// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Pitwise.App
import Pitwise.Controls

/// What was done last, and the ways on from it.
FocusScope {
    id: root

    required property HomeDesk home
    property bool keysOn: false

    signal practiceRequested
    signal reviewRequested
    signal progressRequested
    signal focusTaken

    implicitHeight: Math.max(Theme.px(64), row.implicitHeight + Theme.px(20))
    onActiveFocusChanged: if (activeFocus) focusTaken()

    Panel {
        anchors.fill: parent
    }
    RowLayout {
        id: row
        anchors.fill: parent
        anchors.leftMargin: Theme.px(18)
        anchors.rightMargin: Theme.px(14)
        spacing: Theme.px(14)

        Icon {
            Layout.preferredWidth: Theme.px(20)
            Layout.preferredHeight: Theme.px(20)
            name: Icon.Progress
            color: Theme.text
        }
        TextLabel {
            visible: text.length > 0
            text: root.home.lastWhen
            strong: true
            wrapMode: Text.NoWrap
        }
        TextLabel {
            Layout.fillWidth: true
            text: root.home.lastWhen.length > 0 ? root.home.lastFigures
                : root.home.canGoOn ? qsTr("No session is finished yet.") : qsTr("Nothing practised yet. Twenty questions take about seven minutes.")
            color: Theme.text2
        }
        QuietButton {
            bare: true
            keyName: "V"
            text: qsTr("Review %n miss(es)", "", root.home.lastMisses)
            visible: root.home.lastMisses > 0
            onClicked: root.reviewRequested()

            Shortcut {
                sequence: "V"
                enabled: root.keysOn && root.home.lastMisses > 0
                onActivated: root.reviewRequested()
            }
        }
        QuietButton {
            bare: true
            text: qsTr("Progress")
            visible: root.home.lastWhen.length > 0 && !Theme.narrow
            onClicked: root.progressRequested()
        }
        QuietButton {
            bare: true
            keyName: "N"
            text: qsTr("New practice")
            onClicked: root.practiceRequested()

            Shortcut {
                sequence: "N"
                enabled: root.keysOn
                onActivated: root.practiceRequested()
            }
        }
    }
}
