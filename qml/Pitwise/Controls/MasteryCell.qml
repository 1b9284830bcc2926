// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App

/// How far a trainee is with a clause: not asked is dashed, learning a third full, right full, right and fast light with a
/// tick; a brass dot where it is due.
PaintedFrame {
    id: root

    /// ClauseModel.Mastery
    required property int mastery
    property bool due: false
    readonly property bool asked: mastery > ClauseModel.NotAsked
    readonly property string words: {
        const known = ["", qsTr("not asked yet"), qsTr("learning"), qsTr("right"), qsTr("right and fast")][mastery] ?? "";
        return due ? qsTr("%1, due").arg(known) : known;
    }

    implicitWidth: Theme.px(18)
    implicitHeight: implicitWidth
    radius: 4
    dashed: !asked
    edge: asked ? Theme.mastery2 : Theme.edge
    fill: mastery === ClauseModel.RightAndFast ? Theme.mastery3 : mastery === ClauseModel.Right ? Theme.mastery2 : "transparent"
    Accessible.ignored: true

    Rectangle {
        visible: root.mastery === ClauseModel.Learning
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 2
        anchors.horizontalCenter: parent.horizontalCenter
        width: parent.width - 4
        height: Math.round(parent.height / 3)
        color: Theme.mastery2
    }
    Icon {
        visible: root.mastery === ClauseModel.RightAndFast
        anchors.centerIn: parent
        width: parent.width - 3
        height: width
        name: Icon.Tick
        color: Theme.colours === Settings.Light ? "#FFFFFF" : Theme.primaryInk
    }
    Rectangle {
        visible: root.due
        x: parent.width - width / 2 - 2
        y: -height / 2 + 2
        width: Theme.px(8)
        height: width
        radius: width / 2
        color: Theme.brass
        border.width: 1
        border.color: Theme.panel
    }
}
