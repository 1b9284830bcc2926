// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Words in which a search has put `<mark>` round what it found.
Text {
    id: root

    required property string marked
    property bool strong: false

    text: marked.indexOf("<mark>") < 0 ? marked
        : marked.replace(/<mark>/g, "<span style='background-color:" + Theme.hit + ";color:" + Theme.hitInk + "'>").replace(/<\/mark>/g, "</span>")
    textFormat: marked.indexOf("<mark>") < 0 ? Text.StyledText : Text.RichText
    color: Theme.text
    font.pixelSize: Theme.body
    font.bold: strong
    wrapMode: Text.Wrap
    lineHeight: Theme.lineHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: marked.replace(/<[^>]*>/g, "")
}
