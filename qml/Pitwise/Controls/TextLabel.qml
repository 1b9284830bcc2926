// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Words of the house: body size, theme colour, read out by a screen reader.
Text {
    property bool strong: false

    color: Theme.text
    font.pixelSize: Theme.body
    font.bold: strong
    wrapMode: Text.Wrap
    lineHeight: Theme.lineHeight
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
