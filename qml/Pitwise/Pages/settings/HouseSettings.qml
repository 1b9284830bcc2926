// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// What the house decides. Every change is kept with the name of who decided it, and questions follow it at once.
Column {
    id: root

    required property HouseDesk house

    function takeFocus(): void {
        who.forceActiveFocus();
    }

    spacing: Theme.px(16)

    component Heading: TextLabel {
        width: root.width
        font.pixelSize: Theme.panelTitle
        strong: true
        Accessible.role: Accessible.Heading
    }

    Panel {
        width: parent.width
        height: decider.implicitHeight

        SettingRow {
            id: decider
            width: parent.width
            name: qsTr("Decided by")
            detail: qsTr("Recorded with every change below. Nothing is overwritten: earlier decisions stay on record.")

            EntryField {
                id: who
                objectName: "who"
                width: Theme.px(300)
                label: qsTr("Decided by")
                placeholderText: qsTr("Name and title")
                text: root.house.who
                enabled: root.house.usable
                maximumLength: 80
                onTextEdited: root.house.who = text
            }
        }
    }
    ErrorLine {
        width: parent.width
        text: root.house.problem
        buttonText: qsTr("Got it")
        onPressed: root.house.forgive()
    }
    Heading {
        text: qsTr("Tables")
    }
    Panel {
        width: parent.width
        height: tables.implicitHeight

        Column {
            id: tables
            width: parent.width

            SettingRow {
                width: parent.width
                name: qsTr("Lucky Lucky pay table in force")
                detail: qsTr("The table printed on the felt. All: questions use each of the three.")

                ChoiceRow {
                    objectName: "payTable"
                    arrowsChoose: false
                    name: qsTr("Lucky Lucky pay table in force")
                    labels: [qsTr("All"), qsTr("Table 1"), qsTr("Table 2"), qsTr("Table 3")]
                    current: root.house.payTable
                    onChosen: index => root.house.setPayTable(index)
                }
            }
            SettingRow {
                width: parent.width
                name: qsTr("Bets are settled")
                detail: qsTr("From the dealer's right by custom. Lucky Lucky bets always are (LL 7).")

                ChoiceRow {
                    objectName: "settling"
                    arrowsChoose: false
                    name: qsTr("Bets are settled")
                    labels: [qsTr("From the right"), qsTr("From the left")]
                    current: root.house.settlesFromLeft ? 1 : 0
                    onChosen: index => root.house.setSettlesFromLeft(index === 1)
                }
            }
            ChipSettings {
                width: parent.width
                house: root.house
            }
        }
    }
    Heading {
        text: qsTr("Limits")
    }
    Panel {
        width: parent.width
        height: limits.implicitHeight + Theme.px(16)

        Column {
            id: limits
            y: Theme.px(8)
            width: parent.width

            Repeater {
                model: root.house.limits

                LimitRow {
                    width: limits.width
                    onSetRequested: (minimum, maximum) => root.house.setLimits(index, minimum, maximum)
                    onForgetRequested: root.house.forgetLimits(index)
                }
            }
        }
    }
    Heading {
        text: qsTr("Readings of doubtful clauses")
    }
    TextLabel {
        width: parent.width
        text: qsTr("%n are open: their questions are shown and not scored. Fixing one makes them count; taking it back opens it again.", "", root.house.openReadings)
        color: Theme.text2
    }
    Column {
        width: parent.width
        spacing: Theme.px(12)

        Repeater {
            model: root.house.readings

            HouseReadingRow {
                width: root.width
                onFixRequested: option => root.house.fix(index, option)
                onTakeBackRequested: root.house.takeBack(index)
            }
        }
    }
}
