// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Pitwise.App

/// Document and number of a clause; pressing it opens the rulebook there.
T.AbstractButton {
    id: root

    /// The game whose page this is; a clause written `lucky8:3.34` names its document itself.
    required property string document
    required property string clause
    /// In tables and running text.
    property bool slim: false
    /// Off in long lists, where only the current row's chips are stops of Tab.
    property bool inTabOrder: true
    /// Only the number, where the name of the row stands beside it.
    property bool shortened: false
    readonly property int colon: clause.indexOf(":")
    readonly property string ownDocument: colon > 0 ? clause.substring(0, colon) : document
    readonly property string number: colon > 0 ? clause.substring(colon + 1) : clause

    signal openRequested(string document, string clause)

    implicitWidth: implicitContentWidth + Theme.px(8)
    implicitHeight: Theme.px(slim ? 24 : 28)
    focusPolicy: inTabOrder ? Qt.StrongFocus : Qt.ClickFocus
    activeFocusOnTab: inTabOrder
    Accessible.role: Accessible.Link
    Accessible.name: qsTr("%1 clause %2").arg(Theme.gameTag(ownDocument)).arg(number)
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    onClicked: root.openRequested(ownDocument, number)

    background: PaintedFrame {
        radius: Theme.radiusChip
        fill: root.down ? Theme.ground : root.hovered ? Theme.raised : Theme.control
        edge: root.hovered ? Theme.text2 : Theme.edge

        FocusRing {
            controlRadius: Theme.radiusChip
            shown: root.activeFocus
        }
    }
    contentItem: Row {
        spacing: Theme.px(8)
        leftPadding: 1

        ChipTag {
            anchors.verticalCenter: parent.verticalCenter
            height: parent.height - 2
            document: root.ownDocument
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: root.number.replace(root.shortened ? /#.*/ : "#", root.shortened ? "" : " ").replace("App.", "App. ").replace("intro.", "Intro ")
            color: Theme.text
            font.pixelSize: Theme.small
            font.bold: true
            textFormat: Text.PlainText
        }
    }
}
