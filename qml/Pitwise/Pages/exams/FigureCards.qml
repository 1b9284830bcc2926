// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Figures side by side, each with what it means below it.
Grid {
    id: root

    required property FigureList figures
    readonly property int across: width >= Theme.px(1000) ? Math.max(1, Math.min(4, figures.count)) : 2
    readonly property int cardWidth: Math.floor((width - (across - 1) * spacing) / across)

    columns: across
    spacing: Theme.px(12)

    Repeater {
        id: cards
        model: root.figures

        Panel {
            id: card
            required property string label
            required property string value
            required property string detail
            required property bool good
            readonly property int wanted: words.implicitHeight + Theme.px(24)

            width: root.cardWidth
            height: {
                let most = 0;
                for (let i = 0; i < cards.count; ++i)
                    most = Math.max(most, cards.itemAt(i) ? cards.itemAt(i).wanted : 0);
                return most;
            }

            Column {
                id: words
                x: Theme.px(16)
                y: Theme.px(12)
                width: parent.width - 2 * x
                spacing: Theme.px(2)
                TextLabel {
                    width: parent.width
                    text: card.label
                    color: Theme.text2
                    font.pixelSize: Theme.small
                }
                TextLabel {
                    width: parent.width
                    text: card.value
                    font.pixelSize: Theme.panelTitle
                    strong: true
                    color: card.good ? Theme.text : Theme.flag
                }
                TextLabel {
                    width: parent.width
                    text: card.detail
                    color: Theme.text2
                    font.pixelSize: Theme.small
                }
            }
        }
    }
}
