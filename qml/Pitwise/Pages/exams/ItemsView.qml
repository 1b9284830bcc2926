// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// What the exam was worth, its questions one by one, and what was decided about bad ones. Arrows walk, Enter rules on one.
FocusScope {
    id: root

    required property ResultDesk desk
    required property Staff staff
    /// Too little room for two columns: what can be done stands below the list.
    readonly property bool stacked: width < Theme.px(820)
    readonly property int numberWidth: Theme.px(44)
    readonly property int figureWidth: Theme.px(166)
    readonly property int facilityX: list.width - 2 * figureWidth - Theme.px(12)
    readonly property int discriminationX: list.width - figureWidth - Theme.px(12)

    ScrollArea {
        id: page
        anchors.fill: parent
        contentHeight: root.stacked ? cards.height + Theme.px(12) + lower.height : Math.max(height, cards.height + Theme.px(12) + Theme.px(420))

        ErrorLine {
            width: page.width
            text: root.desk.groupProblem
        }
        FigureCards {
            id: cards
            width: page.width
            figures: root.desk.group
        }
        Item {
            id: lower
            anchors.top: cards.bottom
            anchors.topMargin: Theme.px(12)
            width: page.width
            height: root.stacked ? table.height + Theme.gap + side.height : page.contentHeight - y

            Panel {
                id: table
                width: root.stacked ? parent.width : parent.width - side.width - Theme.gap
                height: root.stacked ? Theme.px(360) : parent.height

                Item {
                    id: head
                    x: Theme.px(8)
                    width: list.width
                    height: Theme.px(40)
                    TextLabel {
                        anchors.verticalCenter: parent.verticalCenter
                        x: Theme.px(12)
                        text: qsTr("Question")
                        color: Theme.text2
                        font.pixelSize: Theme.small
                    }
                    TextLabel {
                        anchors.verticalCenter: parent.verticalCenter
                        x: root.facilityX
                        text: qsTr("Right (95 %)")
                        color: Theme.text2
                        font.pixelSize: Theme.small
                    }
                    TextLabel {
                        anchors.verticalCenter: parent.verticalCenter
                        x: root.discriminationX
                        text: qsTr("Tells apart (95 %)")
                        color: Theme.text2
                        font.pixelSize: Theme.small
                    }
                }
                ListView {
                    id: list
                    anchors.top: head.bottom
                    anchors.left: parent.left
                    anchors.right: parent.right
                    anchors.bottom: parent.bottom
                    anchors.margins: Theme.px(8)
                    anchors.topMargin: 0
                    clip: true
                    focus: true
                    model: root.desk.items
                    boundsBehavior: Flickable.StopAtBounds
                    highlightMoveDuration: 0
                    T.ScrollBar.vertical: SlimScrollBar {}
                    Keys.onReturnPressed: rule.clicked()
                    Keys.onEnterPressed: rule.clicked()
                    Keys.onPressed: event => {
                        if (event.key === Qt.Key_Home)
                            currentIndex = 0;
                        else if (event.key === Qt.Key_End)
                            currentIndex = count - 1;
                        else
                            return;
                        event.accepted = true;
                    }
                    Accessible.role: Accessible.Table
                    Accessible.name: qsTr("Questions and their figures")

                    delegate: Item {
                        id: row
                        required property int index
                        required property int number
                        required property string game
                        required property string label
                        required property string facility
                        required property string facilityWithin
                        required property string discrimination
                        required property string discriminationWithin
                        required property string remark
                        required property bool doubtful

                        width: list.width - Theme.px(10)
                        height: Math.max(Theme.px(44), words.implicitHeight + Theme.px(14))
                        Accessible.role: Accessible.Row
                        Accessible.name: qsTr("%1. %2: facility %3, discrimination %4. %5").arg(number).arg(label).arg(facility).arg(discrimination).arg(remark)

                        Rectangle {
                            anchors.fill: parent
                            anchors.bottomMargin: 1
                            radius: Theme.radiusChip
                            color: row.ListView.isCurrentItem || hover.hovered ? Theme.raised : "transparent"
                            FocusRing {
                                anchors.margins: Theme.ring
                                controlRadius: Theme.radiusChip
                                shown: row.ListView.isCurrentItem && list.activeFocus
                            }
                        }
                        Rectangle {
                            anchors.bottom: parent.bottom
                            width: parent.width
                            height: 1
                            color: Theme.hairline
                        }
                        TextLabel {
                            anchors.verticalCenter: parent.verticalCenter
                            width: root.numberWidth - Theme.px(8)
                            horizontalAlignment: Text.AlignRight
                            text: row.number
                            color: Theme.text2
                            wrapMode: Text.NoWrap
                        }
                        GameTag {
                            x: root.numberWidth
                            anchors.verticalCenter: parent.verticalCenter
                            document: row.game
                        }
                        Column {
                            id: words
                            x: root.numberWidth + Theme.px(42)
                            width: root.facilityX - x - Theme.px(10)
                            anchors.verticalCenter: parent.verticalCenter
                            TextLabel {
                                width: parent.width
                                text: row.label
                            }
                            Row {
                                visible: row.remark.length > 0
                                spacing: Theme.px(6)
                                Icon {
                                    anchors.verticalCenter: parent.verticalCenter
                                    visible: row.doubtful
                                    width: Theme.px(16)
                                    height: width
                                    name: Icon.Warning
                                    color: Theme.flag
                                }
                                TextLabel {
                                    text: row.remark
                                    color: row.doubtful ? Theme.flag : Theme.text2
                                    font.pixelSize: Theme.small
                                    wrapMode: Text.NoWrap
                                }
                            }
                        }
                        TextLabel {
                            x: root.facilityX
                            anchors.verticalCenter: parent.verticalCenter
                            text: qsTr("%1  (%2)").arg(row.facility).arg(row.facilityWithin)
                            wrapMode: Text.NoWrap
                        }
                        TextLabel {
                            x: root.discriminationX
                            anchors.verticalCenter: parent.verticalCenter
                            text: row.discriminationWithin.length > 0 ? qsTr("%1  (%2)").arg(row.discrimination).arg(row.discriminationWithin) : row.discrimination
                            color: row.doubtful ? Theme.flag : Theme.text
                            wrapMode: Text.NoWrap
                        }
                        HoverHandler {
                            id: hover
                        }
                        TapHandler {
                            onTapped: {
                                list.currentIndex = row.index;
                                list.forceActiveFocus();
                            }
                        }
                    }
                }
            }
            ScrollArea {
                id: side
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                width: root.stacked ? parent.width : Theme.px(Theme.narrow ? 250 : 310)
                height: root.stacked ? sideColumn.implicitHeight : parent.height
                contentHeight: sideColumn.implicitHeight

                Column {
                    id: sideColumn
                    width: parent.width
                    spacing: Theme.px(12)

                    QuietButton {
                        id: rule
                        width: parent.width
                        objectName: "rule"
                        keyName: qsTr("Enter")
                        text: qsTr("Rule on this question")
                        enabled: list.currentIndex >= 0 && !root.desk.work.busy
                        onClicked: ruling.ask(list.currentIndex)
                    }
                    TextLabel {
                        width: parent.width
                        text: qsTr("Order")
                        color: Theme.text2
                        font.pixelSize: Theme.small
                    }
                    ChoiceRow {
                        name: qsTr("Order")
                        labels: Theme.narrow ? [qsTr("1, 2"), qsTr("Hard"), qsTr("Worst")] : [qsTr("Number"), qsTr("Hardest"), qsTr("Worst")]
                        current: root.desk.items.order
                        onChosen: index => root.desk.items.order = index
                    }
                    TextLabel {
                        width: parent.width
                        text: qsTr("Right: the share of candidates who got it right (facility). Tells apart: whether those who are right elsewhere are right here too (corrected discrimination): 0.2 and more is good, below 0 means look at it. In brackets: where the true figure lies with 95 %; few candidates, wide brackets.")
                        color: Theme.text2
                        font.pixelSize: Theme.small
                    }
                    TextLabel {
                        width: parent.width
                        text: qsTr("A bad question is taken out or given full marks for everybody, with a reason and two people's PINs. Everybody is marked again; both scores are kept.")
                        color: Theme.text2
                        font.pixelSize: Theme.small
                    }
                    TextLabel {
                        text: qsTr("Rulings")
                        strong: true
                        visible: root.desk.rulings.count > 0
                    }
                    FigureColumn {
                        width: parent.width
                        figures: root.desk.rulings
                        marked: false
                    }
                }
            }
        }
    }
    RulingPanel {
        id: ruling
        desk: root.desk
        staff: root.staff
        onClosed: list.forceActiveFocus()
    }
}
