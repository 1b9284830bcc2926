// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App

/// Words of the house in which cards are drawn as small cards.
CardWords {
    ink: Theme.text
    pixelSize: Theme.body
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
