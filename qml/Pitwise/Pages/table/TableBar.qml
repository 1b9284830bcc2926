// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Pitwise.App
import Pitwise.Controls

/// Which round is on the table, what it shows, and the ways to another one.
Rectangle {
    id: root

    required property string game
    required property string title
    required property string shows

    required property bool twoLayouts
    required property bool layoutB
    required property bool mayAuthor

    signal layoutRequested
    signal shelfRequested
    signal fileRequested
    signal scenarioRequested

    implicitHeight: Theme.px(60)
    color: Theme.ground

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.px(16)
        anchors.rightMargin: Theme.px(12)
        spacing: Theme.px(12)

        GameTag {
            visible: root.game.length > 0
            document: root.game
            large: true
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            TextLabel {
                Layout.fillWidth: true
                text: root.title
                strong: true
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
            TextLabel {
                Layout.fillWidth: true
                visible: text.length > 0
                text: root.shows
                color: Theme.text2
                font.pixelSize: Theme.small
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
        }
        QuietButton {
            objectName: "layoutButton"
            visible: root.twoLayouts
            text: root.layoutB ? qsTr("Layout B") : qsTr("Layout A")
            keyName: "L"
            Accessible.description: qsTr("Changes to the other layout of this document")
            onClicked: root.layoutRequested()
        }
        QuietButton {
            objectName: "scenarioButton"
            text: Theme.narrow ? "" : qsTr("Make a scenario")
            Accessible.name: qsTr("Make this round a scenario")
            iconName: Theme.narrow ? Icon.Scenarios : Icon.Nothing
            keyName: "M"
            visible: root.mayAuthor
            enabled: root.game.length > 0
            onClicked: root.scenarioRequested()
        }
        QuietButton {
            objectName: "shelfButton"
            text: qsTr("Rounds")
            keyName: "S"
            onClicked: root.shelfRequested()
        }
        QuietButton {
            objectName: "openButton"
            text: qsTr("Open a file")
            keyName: "O"
            onClicked: root.fileRequested()
        }
    }
}
