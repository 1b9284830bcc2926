// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// The mastery map by clause. Arrows walk the cells, Enter opens one; the current one explains itself below.
FocusScope {
    id: root

    required property ProgressDesk progress
    readonly property MasteryRows map: progress.map

    signal openRequested
    signal clauseRequested(string document, string clause)

    Panel {
        anchors.fill: parent
    }
    TextLabel {
        id: heading
        x: Theme.px(18)
        y: Theme.px(10)
        text: qsTr("Clauses")
        font.pixelSize: Theme.panelTitle
        strong: true
    }
    TextLabel {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(18)
        anchors.baseline: heading.baseline
        text: qsTr("%1 of %2 mastered, %3 due").arg(root.progress.mastered).arg(root.progress.clauses).arg(root.progress.due)
        color: Theme.text2
        font.pixelSize: Theme.small
    }
    Flickable {
        id: flick
        x: Theme.px(18)
        anchors.top: heading.bottom
        anchors.topMargin: Theme.px(4)
        anchors.bottom: legend.top
        anchors.bottomMargin: Theme.px(6)
        width: parent.width - 2 * x
        contentHeight: cells.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: SlimScrollBar {}

        MasteryItem {
            id: cells
            objectName: "masteryMap"
            width: flick.width - (flick.contentHeight > flick.height ? Theme.px(14) : 0) // beside the scroll bar
            height: rowHeight * root.map.rowCount
            rowHeight: Math.max(Theme.px(19), Math.min(Theme.px(30), flick.height / Math.max(1, root.map.rowCount)))
            focus: true
            activeFocusOnTab: true
            source: root.map
            ringed: activeFocus
            textSize: Theme.small
            ink: Theme.text
            faint: Theme.text3
            low: Theme.mastery1
            middle: Theme.mastery2
            high: Theme.mastery3
            highInk: Theme.colours === Settings.Light ? Theme.panel : Theme.ground
            due: Theme.brass
            hatch: Theme.text3
            ring: Theme.focus
            Accessible.role: Accessible.Table
            Accessible.name: root.map.words(root.map.current)
            Accessible.focusable: true
            Keys.onPressed: event => {
                switch (event.key) {
                case Qt.Key_Left:
                case Qt.Key_Right:
                case Qt.Key_Up:
                case Qt.Key_Down:
                case Qt.Key_Home:
                case Qt.Key_End:
                    root.map.current = root.map.walk(root.map.current, event.key);
                    reveal();
                    break;
                case Qt.Key_Return:
                case Qt.Key_Enter:
                    root.openRequested();
                    break;
                default:
                    return;
                }
                event.accepted = true;
            }

            function reveal(): void {
                const place = placeOf(root.map.current);
                if (place.y < flick.contentY)
                    flick.contentY = Math.max(0, place.y - 4);
                else if (place.y + place.height > flick.contentY + flick.height)
                    flick.contentY = place.y + place.height + 4 - flick.height;
            }

            MouseArea {
                anchors.fill: parent
                hoverEnabled: true
                cursorShape: cells.hovered >= 0 ? Qt.PointingHandCursor : Qt.ArrowCursor
                onPositionChanged: mouse => cells.hovered = cells.cellAt(mouse.x, mouse.y)
                onExited: cells.hovered = -1
                onClicked: mouse => {
                    const cell = cells.cellAt(mouse.x, mouse.y);
                    cells.forceActiveFocus(Qt.MouseFocusReason);
                    if (cell < 0)
                        return;
                    if (cell === root.map.current)
                        root.openRequested();
                    else
                        root.map.current = cell;
                }
            }
        }
    }
    Flow {
        id: legend
        x: Theme.px(18)
        anchors.bottom: about.top
        anchors.bottomMargin: Theme.px(8)
        width: parent.width - 2 * x
        spacing: Theme.px(14)

        component Entry: Row {
            id: entry
            property int mastery: 0
            property bool due: false
            property bool open: false
            required property string text
            spacing: Theme.px(7)

            MasterySwatch {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(17)
                height: width
                map: cells
                mastery: entry.mastery
                due: entry.due
                openReading: entry.open
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: entry.text
                color: Theme.text2
                font.pixelSize: Theme.small
                wrapMode: Text.NoWrap
            }
        }
        Entry { text: qsTr("not asked %1").arg(root.map.notAsked) }
        Entry { mastery: 1; text: qsTr("learning %1").arg(root.map.learning) }
        Entry { mastery: 2; text: qsTr("right %1").arg(root.map.right) }
        Entry { mastery: 3; text: qsTr("right and fast %1").arg(root.map.rightAndFast) }
        Entry { mastery: 2; due: true; text: qsTr("due %1").arg(root.map.due) }
        Entry { open: true; text: qsTr("open reading") }
    }
    CellNote {
        id: about
        x: Theme.px(18)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(14)
        width: parent.width - 2 * x
        map: root.map
        onOpenRequested: root.openRequested()
        onClauseRequested: (document, clause) => root.clauseRequested(document, clause)
    }
}
