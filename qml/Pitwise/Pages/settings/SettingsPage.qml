// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.Controls

DeskPage {
    id: root

    title: qsTr("Settings")

    TextLabel {
        x: Theme.margin
        y: Theme.px(24)
        text: qsTr("Settings")
        font.pixelSize: Theme.pageTitle
        strong: true
    }
}
