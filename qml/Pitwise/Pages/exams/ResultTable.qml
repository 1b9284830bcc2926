// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// Everybody's result, a row each. Arrows walk, Home and End jump, Enter opens; Ctrl+F looks for a name or number.
FocusScope {
    id: root

    required property ResultList results
    /// Place of the one that was open last.
    required property int current
    readonly property bool slim: width < Theme.px(760)
    readonly property int scoreX: slim ? width - Theme.px(330) : Math.round(width * 0.42)

    signal opened(int place)

    Component.onCompleted: list.currentIndex = Math.max(0, results.rowOf(current))

    Shortcut {
        sequence: "Ctrl+F"
        onActivated: search.forceActiveFocus()
    }

    Flow {
        id: tools
        width: parent.width
        spacing: Theme.px(12)

        SearchField {
            id: search
            objectName: "searchResults"
            width: Theme.px(300)
            label: qsTr("Find a candidate")
            placeholderText: qsTr("Name or number")
            text: root.results.search
            onTextChanged: root.results.search = text
            onLeaveRequested: list.forceActiveFocus()
            Keys.onReturnPressed: list.forceActiveFocus()
            Keys.onDownPressed: list.forceActiveFocus()
        }
        ChoiceRow {
            name: qsTr("Who is shown")
            labels: [qsTr("All"), qsTr("Passed"), qsTr("Not passed")]
            current: root.results.who
            onChosen: index => root.results.who = index
        }
        ChoiceRow {
            name: qsTr("Order")
            labels: [qsTr("Number"), qsTr("Name"), qsTr("Score")]
            current: root.results.order
            onChosen: index => root.results.order = index
        }
    }
    Panel {
        anchors.top: tools.bottom
        anchors.topMargin: Theme.px(12)
        anchors.bottom: parent.bottom
        width: parent.width

        TextLabel {
            anchors.centerIn: parent
            visible: root.results.count === 0
            text: qsTr("Nobody matches.")
            color: Theme.text2
        }
        ListView {
            id: list
            anchors.fill: parent
            anchors.margins: Theme.px(8)
            clip: true
            focus: true
            model: root.results
            boundsBehavior: Flickable.StopAtBounds
            highlightMoveDuration: 0
            T.ScrollBar.vertical: SlimScrollBar {}
            Accessible.role: Accessible.Table
            Accessible.name: qsTr("Results")
            Keys.onPressed: event => {
                const page = Math.max(1, Math.floor(height / Theme.px(48)) - 1);
                if (event.key === Qt.Key_Home)
                    currentIndex = 0;
                else if (event.key === Qt.Key_End)
                    currentIndex = count - 1;
                else if (event.key === Qt.Key_PageDown)
                    currentIndex = Math.min(count - 1, currentIndex + page);
                else if (event.key === Qt.Key_PageUp)
                    currentIndex = Math.max(0, currentIndex - page);
                else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && currentIndex >= 0)
                    root.opened(root.results.placeAt(currentIndex));
                else
                    return;
                event.accepted = true;
            }

            delegate: Item {
                id: row
                required property int index
                required property int place
                required property string number
                required property string name
                required property string score
                required property int percent
                required property bool passed
                required property string reason
                required property string note

                width: list.width - Theme.px(10)
                height: Math.max(Theme.px(48), second.visible ? second.y + second.height + Theme.px(8) : 0)
                Accessible.role: Accessible.Row
                Accessible.name: passed ? qsTr("%1 %2: %3, passed").arg(number).arg(name).arg(score) : qsTr("%1 %2: %3, not passed, %4").arg(number).arg(name).arg(score).arg(reason)

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
                    x: Theme.px(14)
                    y: Theme.px(12)
                    width: Theme.px(96)
                    text: row.number
                    color: Theme.text2
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                }
                TextLabel {
                    x: Theme.px(116)
                    y: Theme.px(12)
                    width: root.scoreX - x - Theme.px(12)
                    text: row.name
                    strong: true
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                }
                TextLabel {
                    x: root.scoreX
                    y: Theme.px(12)
                    width: Theme.px(90)
                    horizontalAlignment: Text.AlignRight
                    text: row.score
                    wrapMode: Text.NoWrap
                }
                TextLabel {
                    x: root.scoreX + Theme.px(96)
                    y: Theme.px(12)
                    width: Theme.px(60)
                    horizontalAlignment: Text.AlignRight
                    text: qsTr("%1 %").arg(row.percent)
                    wrapMode: Text.NoWrap
                }
                Row {
                    x: root.scoreX + Theme.px(172)
                    y: Theme.px(12)
                    spacing: Theme.px(6)
                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(18)
                        height: width
                        name: row.passed ? Icon.Tick : Icon.Cross
                        color: row.passed ? Theme.right : Theme.wrong
                    }
                    TextLabel {
                        text: row.passed ? qsTr("passed") : qsTr("not passed")
                        color: row.passed ? Theme.right : Theme.wrong
                        wrapMode: Text.NoWrap
                    }
                }
                TextLabel {
                    id: second
                    x: root.slim ? Theme.px(116) : root.scoreX + Theme.px(296)
                    y: root.slim ? Theme.px(38) : Theme.px(13)
                    width: parent.width - x - Theme.px(12)
                    visible: text.length > 0
                    text: row.note.length > 0 && row.reason.length > 0 ? qsTr("%1; %2").arg(row.reason).arg(row.note) : row.reason + row.note
                    color: Theme.text2
                    font.pixelSize: Theme.small
                }
                HoverHandler {
                    id: hover
                }
                TapHandler {
                    onTapped: {
                        list.currentIndex = row.index;
                        list.forceActiveFocus();
                        root.opened(row.place);
                    }
                }
            }
        }
    }
}
