// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// One game: its felt, what it is called and by whose rules it is played. More about it goes into `children`.
T.AbstractButton {
    id: root

    required property int index
    required property string document
    required property string title
    required property string edition
    required property string houseName
    required property string inForce
    required property string decks
    required property string boxes
    required property int mostBoxes
    required property int clauses
    readonly property string keyName: String(index + 1)

    implicitHeight: picture.height + body.implicitHeight + Theme.px(34)
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: title
    Accessible.description: qsTr("%1, %2, %3. Opens the rulebook.").arg(houseName).arg(decks).arg(boxes)
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Panel {
        color: root.down ? Theme.ground : root.hovered ? Theme.control : Theme.panel
        border.color: root.hovered ? Theme.edge : Theme.hairline

        FocusRing {
            shown: root.activeFocus
            controlRadius: Theme.radiusPanel
        }
    }

    GamePicture {
        id: picture
        x: 1
        y: 1
        width: parent.width - 2
        height: Math.round(Math.min(width * 0.36, Theme.px(150)))
        radius: Theme.radiusPanel - 1
        document: root.document
        boxes: root.mostBoxes
        feltTop: Theme.feltTop(root.document)
        feltBottom: Theme.feltBottom(root.document)
        rail: Theme.tableRail
        ground: Theme.control
    }

    component Fact: RowLayout {
        id: fact

        required property string name
        required property string value

        width: parent ? parent.width : 0
        visible: value.length > 0

        TextLabel {
            text: fact.name
            font.pixelSize: Theme.small
            color: Theme.text2
            wrapMode: Text.NoWrap
        }
        TextLabel {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignRight
            text: fact.value
            font.pixelSize: Theme.small
        }
    }

    Column {
        id: body
        x: Theme.px(17)
        anchors.top: picture.bottom
        anchors.topMargin: Theme.px(14)
        width: parent.width - 2 * x
        spacing: Theme.px(7)

        Row {
            spacing: Theme.px(10)
            bottomPadding: Theme.px(4)

            GameTag {
                anchors.verticalCenter: parent.verticalCenter
                document: root.document
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                width: body.width - Theme.px(44)
                text: root.title
                font.pixelSize: Theme.px(17)
                strong: true
            }
        }
        Fact { name: qsTr("House"); value: root.houseName }
        Fact { name: qsTr("In force"); value: root.inForce.length > 0 ? root.inForce : root.edition }
        Fact { name: qsTr("Shoe"); value: root.decks }
        Fact { name: qsTr("Felt"); value: root.boxes }
        Fact { name: qsTr("Rules"); value: qsTr("%n clause(s)", "", root.clauses) }
        Row {
            anchors.right: parent.right
            topPadding: Theme.px(8)
            spacing: Theme.px(8)

            KeyCap {
                anchors.verticalCenter: parent.verticalCenter
                key: root.keyName
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Read the rules")
                color: Theme.text2
            }
        }
    }
}
