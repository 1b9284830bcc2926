// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// The greeting, and who is training: pressed, it opens the list of trainees.
Item {
    id: root

    required property HomeDesk home
    required property Trainees trainees

    signal peopleRequested

    implicitHeight: Math.max(words.implicitHeight, who.implicitHeight)

    Column {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - who.width - Theme.px(20)

        TextLabel {
            width: parent.width
            text: root.home.greeting
            font.pixelSize: Theme.pageTitle
            lineHeight: Theme.titleLineHeight
            strong: true
            Accessible.role: Accessible.Heading
        }
        TextLabel {
            width: parent.width
            text: root.home.date
            color: Theme.text2
        }
    }
    T.AbstractButton {
        id: who
        objectName: "who"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        implicitWidth: implicitContentWidth + Theme.px(22)
        implicitHeight: Theme.px(54)
        focusPolicy: Qt.StrongFocus
        Accessible.role: Accessible.Button
        Accessible.name: root.trainees.seated ? qsTr("%1 is training. Switch").arg(root.trainees.name) : qsTr("Who is training?")
        Accessible.onPressAction: who.clicked()
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
        onClicked: root.peopleRequested()

        background: Rectangle {
            radius: Theme.radiusControl
            color: who.down ? Theme.ground : who.hovered ? Theme.raised : Theme.control
            border.width: 1
            border.color: who.hovered ? Theme.text2 : Theme.edge

            FocusRing {
                shown: who.activeFocus
            }
        }
        contentItem: CentredRow {
            spacing: Theme.px(10)

            Initials {
                anchors.verticalCenter: parent.verticalCenter
                letters: root.trainees.seated ? root.trainees.initials : "?"
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter

                TextLabel {
                    width: Math.min(implicitWidth, Theme.px(260))
                    text: root.trainees.seated ? root.trainees.name : qsTr("Who is training?")
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    strong: true
                    lineHeight: Theme.titleLineHeight
                }
                TextLabel {
                    width: Math.min(implicitWidth, Theme.px(260))
                    visible: text.length > 0
                    text: root.trainees.seated ? root.trainees.batch : qsTr("Practise without a name, or say who you are")
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    color: Theme.text2
                    font.pixelSize: Theme.small
                    lineHeight: Theme.titleLineHeight
                }
            }
            KeyCap {
                anchors.verticalCenter: parent.verticalCenter
                key: "U"
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.trainees.seated
                text: qsTr("Switch")
                color: Theme.text2
                font.pixelSize: Theme.small
            }
        }
    }
}
