// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// A payout in stacks by value, the highest left, with the number of each below.
Item {
    id: root

    required property ChipPile pile
    /// A dashed place for the next stack.
    property bool ghost: false
    /// Without it, nothing can be taken from it.
    signal takeBackRequested(int row)

    /// Two where they are larger so.
    readonly property int rows: !ghost && discIn(2) > discIn(1) ? 2 : 1
    readonly property int columns: Math.max(1, Math.ceil((pile.stacks + (ghost ? 1 : 0)) / rows))
    readonly property real cell: height / rows
    readonly property real pitch: Math.min(Theme.px(108), (width - Theme.px(8)) / columns)
    /// Narrow stacks have their value below their number.
    readonly property bool twoLines: pitch < Theme.px(78)
    readonly property real foot: Theme.px(twoLines ? 42 : 24)
    readonly property real disc: Math.min(Theme.px(70), pitch - Theme.px(10), (cell - foot - 2) * 0.72)
    readonly property real start: ghost ? Theme.px(8) : (width - columns * pitch) / 2

    function discIn(rows: int): real {
        return Math.min(Theme.px(70), width / Math.max(1, Math.ceil(pile.stacks / rows)) - Theme.px(10), (height / rows - Theme.px(44)) * 0.72);
    }

    /// How many stacks of higher value lie before it.
    function rank(index: int): int {
        let before = 0;
        for (let i = index + 1; i < stacks.count; ++i)
            if ((stacks.itemAt(i) as ChipStack)?.taken > 0)
                ++before;
        return before;
    }

    PaintedFrame {
        visible: root.ghost
        x: root.start + root.pile.stacks * root.pitch + (root.pitch - width) / 2
        y: root.height - root.foot - height
        width: root.disc
        height: root.disc
        radius: width / 2
        dashed: true
        edge: Theme.edge
    }
    Repeater {
        id: stacks

        /// Counts up with every stack made: those made earlier look where they lie once more.
        property int made: 0

        model: root.pile
        onItemAdded: ++made

        ChipStack {
            readonly property int place: stacks.made > 0 && root.pile.stacks > 0 ? root.rank(index) : 0

            x: root.start + (place % root.columns) * root.pitch
            y: Math.floor(place / root.columns) * root.cell
            width: root.pitch
            height: root.cell
            pile: root.pile
            disc: root.disc
            foot: root.foot
            twoLines: root.twoLines
            takeable: root.ghost
            onTakeBackRequested: root.takeBackRequested(index)
        }
    }
}
