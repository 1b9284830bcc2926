// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The way to the table test: its day, what comes due on each day before it, and whether the pace will do.
FocusScope {
    id: root

    required property HomeDesk home
    required property bool seated
    readonly property list<int> load: home.examLoad
    readonly property int most: Math.max(1, ...load)

    signal dateRequested
    signal focusTaken

    implicitHeight: home.hasExam ? column.implicitHeight + Theme.px(40) : Math.max(Theme.px(180), empty.implicitHeight)
    onActiveFocusChanged: if (activeFocus) focusTaken()

    EmptyState {
        id: empty
        anchors.fill: parent
        visible: !root.home.hasExam
        text: qsTr("No table test is planned.")
        detail: root.seated ? qsTr("Set the date, and every day until then is planned.") : qsTr("Say who you are first. The date then plans your days.")
        buttonText: root.seated ? qsTr("Set a date") : ""
        onPressed: root.dateRequested()
    }
    Panel {
        anchors.fill: parent
        visible: root.home.hasExam
    }
    Column {
        id: column
        x: Theme.px(24)
        y: Theme.px(20)
        width: parent.width - 2 * x
        visible: root.home.hasExam
        spacing: Theme.px(8)

        Item {
            width: parent.width
            height: Math.max(title.implicitHeight, badge.implicitHeight)

            TextLabel {
                id: title
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Table test")
                font.pixelSize: Theme.panelTitle
                strong: true
                Accessible.role: Accessible.Heading
            }
            Badge {
                id: badge
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: root.home.examIn
                kind: Badge.Flagged
                iconName: Icon.Clock
            }
        }
        TextLabel {
            width: parent.width
            text: qsTr("%1. %2", "day of the test, its games").arg(root.home.examDay).arg(root.home.examGames)
        }
        Item {
            id: days
            width: parent.width
            height: Theme.px(44)

            readonly property real step: (width - Theme.px(34)) / Math.max(1, root.load.length)

            Repeater {
                model: root.load

                Rectangle {
                    required property int index
                    required property int modelData

                    x: index * days.step
                    width: Math.max(2, days.step - Theme.px(6))
                    height: Math.max(Theme.px(4), (days.height - 2) * modelData / root.most)
                    anchors.bottom: parent.bottom
                    radius: 3
                    color: index === 0 ? Theme.brass : Theme.raised
                    border.width: 1
                    border.color: index === 0 ? Theme.brass : Theme.edge
                    Accessible.role: Accessible.StaticText
                    Accessible.name: index === 0 ? qsTr("Today: %n question(s)", "", modelData) : qsTr("In %1 days: %2").arg(index).arg(modelData)
                }
            }
            Icon {
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                width: Theme.px(30)
                height: width
                name: Icon.Flag
                color: Theme.flag
            }
        }
        Item {
            width: parent.width
            height: today.implicitHeight

            TextLabel {
                id: today
                text: qsTr("Today")
                font.pixelSize: Theme.small
                color: Theme.text2
            }
            TextLabel {
                anchors.right: parent.right
                text: root.home.examShortDay
                font.pixelSize: Theme.small
                color: Theme.text2
            }
        }
        Row {
            width: parent.width
            spacing: Theme.px(8)

            Icon {
                width: Theme.px(18)
                height: width
                name: root.home.onCourse ? Icon.Tick : Icon.Warning
                color: root.home.onCourse ? Theme.right : Theme.flag
            }
            TextLabel {
                width: parent.width - Theme.px(26)
                text: root.home.examAdvice
                font.pixelSize: Theme.small
                color: Theme.text2
            }
        }
    }
}
