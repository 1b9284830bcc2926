// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// One game: its felt, and how ready the trainee is for it as one figure. Pressed, it is practised.
T.AbstractButton {
    id: root

    required property int index
    required property string document
    required property string title
    required property int mostBoxes
    required property int readiness
    required property bool asked
    required property string mastered
    required property string rightShare
    required property string weak
    required property int due
    property int readyFrom: 85
    /// How much higher than it must be its felt may be.
    property real taller: 0
    readonly property real plainPicture: Math.round(Math.min(width * 0.345, Theme.px(130)))
    readonly property real plainHeight: plainPicture + body.implicitHeight + Theme.px(24)
    readonly property bool ready: readiness >= readyFrom
    readonly property string keyName: String(index + 1)

    implicitHeight: picture.height + body.implicitHeight + Theme.px(24)
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Practise %1").arg(title)
    Accessible.description: qsTr("Readiness %1 of 100. Mastered %2. %3 due.").arg(readiness).arg(mastered).arg(due)
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
        height: root.plainPicture + Math.round(Math.min(root.taller, root.plainPicture * 0.7))
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
        spacing: Theme.px(8)

        TextLabel {
            text: fact.name
            font.pixelSize: Theme.small
            color: Theme.text2
            wrapMode: Text.NoWrap
        }
        TextLabel {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignRight
            text: fact.value.length > 0 ? fact.value : "–"
            font.pixelSize: Theme.small
            elide: Text.ElideRight
            maximumLineCount: 1
            wrapMode: Text.NoWrap
        }
    }

    Column {
        id: body
        x: Theme.px(17)
        anchors.top: picture.bottom
        anchors.topMargin: Theme.px(10)
        width: parent.width - 2 * x
        spacing: Theme.px(2)

        Row {
            spacing: Theme.px(10)

            GameTag {
                anchors.verticalCenter: parent.verticalCenter
                document: root.document
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                width: body.width - Theme.px(44)
                text: root.title
                font.pixelSize: Theme.px(17)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.small
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                strong: true
            }
        }
        Row {
            spacing: Theme.px(10)

            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: root.readiness
                font.pixelSize: Theme.px(32)
                lineHeight: 0.95
                strong: true
            }
            Badge {
                anchors.verticalCenter: parent.verticalCenter
                text: root.ready ? qsTr("Ready") : root.asked ? qsTr("%1 to go").arg(root.readyFrom - root.readiness) : qsTr("Not begun")
                kind: root.ready ? Badge.Good : Badge.Plain
                iconName: root.ready ? Icon.Tick : Icon.Nothing
            }
        }
        Meter {
            width: parent.width
            value: root.readiness
            mark: root.readyFrom
            name: qsTr("Readiness %1 of 100").arg(root.readiness)
        }
        Fact { name: qsTr("Mastered"); value: root.mastered }
        Fact { name: qsTr("Right"); value: root.rightShare }
        Fact { name: qsTr("Weak"); value: root.weak }
        Item {
            width: parent.width
            height: Theme.px(34)

            TextLabel {
                anchors.bottom: parent.bottom
                text: qsTr("%n due", "", root.due)
                color: Theme.text2
            }
            Row {
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                spacing: Theme.px(8)

                KeyCap {
                    anchors.verticalCenter: parent.verticalCenter
                    key: root.keyName
                }
                TextLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Practise")
                    color: Theme.text2
                }
            }
        }
    }
}
