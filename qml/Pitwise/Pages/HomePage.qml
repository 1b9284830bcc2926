// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.Controls

DeskPage {
    id: root

    title: qsTr("Home")

    TextLabel {
        x: Theme.margin
        y: Theme.px(24)
        text: qsTr("Games")
        font.pixelSize: Theme.pageTitle
        strong: true
    }
}
