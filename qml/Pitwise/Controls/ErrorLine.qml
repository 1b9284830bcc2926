// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Pitwise.App

/// What went wrong and where, in place, with a way out. Stays until it is solved.
PaintedFrame {
    id: root

    required property string text
    property string buttonText: ""

    signal pressed

    implicitHeight: Math.max(Theme.px(48), row.implicitHeight + Theme.px(16))
    radius: Theme.radiusControl
    fill: Theme.wrongFill
    edge: Theme.wrong
    dashed: true
    visible: text.length > 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    RowLayout {
        id: row
        anchors.fill: parent
        anchors.leftMargin: Theme.px(14)
        anchors.rightMargin: Theme.px(8)
        spacing: Theme.px(12)

        Icon {
            Layout.preferredWidth: Theme.px(20)
            Layout.preferredHeight: Theme.px(20)
            name: Icon.Warning
            color: Theme.wrong
        }
        TextLabel {
            Layout.fillWidth: true
            text: root.text
        }
        QuietButton {
            visible: root.buttonText.length > 0
            text: root.buttonText
            onClicked: root.pressed()
        }
    }
}
