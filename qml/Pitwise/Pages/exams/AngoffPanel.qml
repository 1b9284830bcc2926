// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// An aid for the pass mark: judges say of each question how likely somebody who just deserves to pass gets it right.
Column {
    id: root

    required property AngoffAid angoff
    property bool folded: true

    signal used(int mark)

    spacing: Theme.px(8)

    QuietButton {
        bare: true
        leftPadding: 0
        text: root.folded ? qsTr("Pass mark by judges (Angoff)") : qsTr("Hide the judges")
        iconName: root.folded ? Icon.Right : Icon.Down
        onClicked: root.folded = !root.folded
    }
    TextLabel {
        width: parent.width
        visible: !root.folded
        text: qsTr("One line for each judge, one number for each question: how many of 100 candidates who only just deserve to pass would get it right.")
        color: Theme.text2
        font.pixelSize: Theme.small
    }
    T.TextArea {
        id: area
        width: parent.width
        height: Theme.px(120)
        visible: !root.folded
        leftPadding: Theme.px(12)
        topPadding: Theme.px(8)
        color: Theme.text
        font.pixelSize: Theme.body
        wrapMode: TextEdit.NoWrap
        selectByMouse: true
        KeyNavigation.priority: KeyNavigation.BeforeItem
        KeyNavigation.tab: use
        Accessible.name: qsTr("Ratings of the judges")
        text: root.angoff.ratings
        onTextChanged: root.angoff.ratings = text
        background: Rectangle {
            radius: Theme.radiusControl
            color: Theme.control
            border.width: 1
            border.color: Theme.edge
            FocusRing {
                shown: area.activeFocus
            }
        }
    }
    ErrorLine {
        width: parent.width
        visible: !root.folded && text.length > 0
        text: root.angoff.problem
    }
    TextLabel {
        width: parent.width
        visible: !root.folded && text.length > 0
        text: root.angoff.disputed.length > 0 ? root.angoff.result + " " + root.angoff.disputed : root.angoff.result
    }
    QuietButton {
        id: use
        visible: !root.folded
        text: root.angoff.passMark > 0 ? qsTr("Use %1 %").arg(root.angoff.passMark) : qsTr("Use it")
        enabled: root.angoff.passMark > 0
        onClicked: root.used(root.angoff.passMark)
    }
}
