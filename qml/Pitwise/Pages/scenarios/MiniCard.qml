// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.Controls

/// A card as small as a word: its rank and its suit.
Rectangle {
    id: root

    /// As the contract writes it: 8S, TD.
    required property string card
    readonly property string rank: card.length === 2 ? (card[0] === "T" ? "10" : card[0]) : "?"
    readonly property string suit: card.length === 2 ? ["♠", "♥", "♦", "♣"]["SHDC".indexOf(card[1])] ?? "" : ""
    readonly property bool red: card.length === 2 && (card[1] === "H" || card[1] === "D")

    implicitWidth: word.implicitWidth + Theme.px(12)
    implicitHeight: Theme.px(22)
    radius: 4
    color: "#FBF8F1"
    border.width: 1
    border.color: Theme.edge
    Accessible.role: Accessible.StaticText
    Accessible.name: rank + suit

    Text {
        id: word
        anchors.centerIn: parent
        text: root.rank + root.suit
        color: root.red ? "#B3231F" : "#1B1B1D"
        font.pixelSize: Theme.small
        font.bold: true
        textFormat: Text.PlainText
    }
}
