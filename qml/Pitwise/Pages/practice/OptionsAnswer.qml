// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// One of several, or all that apply: digits choose. Short words stand on tiles, sentences in rows that are never cut off.
AnswerPart {
    id: root

    /// The felt answers too.
    property bool pointing: false
    readonly property bool several: input.control === AnswerInput.SomeOf
    readonly property int count: input.options.count
    readonly property bool tiles: several && input.options.longest <= 22
    readonly property int columns: tiles ? Math.min(5, Math.max(3, Math.floor(width / Theme.px(136)))) : width > Theme.px(560) && (count > 1) ? 2 : 1
    readonly property int rows: Math.max(1, Math.ceil((count + (input.mayBeNone ? 1 : 0)) / columns))
    readonly property bool crowded: !tiles && rows > 4
    readonly property real least: Theme.px(tiles ? 84 : crowded ? 34 : 56)
    readonly property real gap: Theme.px(crowded ? 5 : 12)

    note: several ? (input.none ? qsTr("None of them applies.") : input.complete ? qsTr("%1 of %2 chosen. Choose all that apply.").arg(input.options.chosenCount).arg(count) : input.mayBeNone ? qsTr("Choose all that apply, or none.") : qsTr("Choose all that apply.")) : input.complete ? "" : pointing ? qsTr("Choose one, or point at the felt.") : qsTr("Choose one.")

    function handleKey(event: KeyEvent): bool {
        const digit = event.key === Qt.Key_0 ? 10 : event.key - Qt.Key_0;
        if (digit >= 1 && digit <= Math.min(10, count))
            root.input.choose(digit - 1);
        else if (event.key >= Qt.Key_A && event.key <= Qt.Key_J && event.key - Qt.Key_A + 10 < count)
            root.input.choose(event.key - Qt.Key_A + 10);
        else
            return false;
        return true;
    }

    function stepFocus(from: int, by: int): void {
        const to = from + by;
        if (to >= 0 && to < count)
            (repeater.itemAt(to) as Item).forceActiveFocus(Qt.TabFocusReason);
    }

    Flickable {
        id: flick
        anchors.fill: parent
        // Rings of the outer tiles stand out a little.
        anchors.margins: -Theme.px(6)
        contentHeight: grid.implicitHeight + Theme.px(12)
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        Grid {
            id: grid
            x: Theme.px(6)
            y: Theme.px(6)
            width: root.width
            columns: root.columns
            spacing: root.gap

            Repeater {
                id: repeater
                model: root.input.options

                OptionTile {
                    width: (grid.width - (root.columns - 1) * grid.spacing) / root.columns
                    height: Math.max(root.least, implicitHeight, Math.min(Theme.px(118), (root.height - (root.rows - 1) * grid.spacing) / root.rows))
                    several: root.several
                    tile: root.tiles
                    low: root.crowded
                    focus: index === 0
                    onPicked: root.input.choose(index)
                    Keys.onLeftPressed: root.stepFocus(index, -1)
                    Keys.onRightPressed: root.stepFocus(index, 1)
                    Keys.onUpPressed: root.stepFocus(index, -root.columns)
                    Keys.onDownPressed: root.stepFocus(index, root.columns)
                    onActiveFocusChanged: if (activeFocus)
                        flick.contentY = Math.max(0, Math.min(y, Math.max(flick.contentY, y + height + Theme.px(12) - flick.height)))
                }
            }
            NoneKey {
                visible: root.input.mayBeNone
                height: root.tiles && repeater.count > 0 ? (repeater.itemAt(0) as Item).height : implicitHeight
                width: (grid.width - (root.columns - 1) * grid.spacing) / root.columns
                input: root.input
                text: qsTr("None")
            }
        }
        T.ScrollBar.vertical: SlimScrollBar {}
    }
}
