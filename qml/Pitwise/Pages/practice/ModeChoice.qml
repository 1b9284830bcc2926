// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// What kind of session: what is due, one's own choice, or one of the drills. Each has its key.
Row {
    id: root

    required property PracticeSetup setup
    readonly property list<string> keys: ["D", "C", "O", "H", "J", "T"]
    readonly property list<string> labels: [
        Theme.narrow ? qsTr("Due: %1").arg(setup.due) : qsTr("What is due: %1").arg(setup.due),
        qsTr("My choice"), Theme.narrow ? qsTr("Odds") : qsTr("Odds drill"), Theme.narrow ? qsTr("Hunt") : qsTr("Clause hunt"), Theme.narrow ? qsTr("Calls") : qsTr("Judgement calls"), qsTr("Storm")]

    spacing: -1
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Kind of session")

    Repeater {
        id: segments
        model: root.keys

        T.AbstractButton {
            id: segment
            required property int index
            required property string modelData
            readonly property bool on: root.setup.mode === index

            function step(by: int): void {
                const next = Math.max(0, Math.min(segments.count - 1, index + by));
                root.setup.mode = next;
                (segments.itemAt(next) as Item).forceActiveFocus(Qt.TabFocusReason);
            }

            width: row.implicitWidth + Theme.px(Theme.narrow ? 20 : 28)
            height: Theme.px(44)
            z: activeFocus ? 2 : on ? 1 : 0
            focusPolicy: on ? Qt.StrongFocus : Qt.ClickFocus
            Accessible.role: Accessible.RadioButton
            Accessible.name: root.labels[index]
            Accessible.checkable: true
            Accessible.checked: on
            Accessible.onPressAction: segment.clicked()
            onClicked: root.setup.mode = index
            Keys.onLeftPressed: step(-1)
            Keys.onRightPressed: step(1)

            background: PaintedFrame {
                radius: Theme.radiusControl
                corners: segment.index === 0 ? PaintedFrame.Left : segment.index === segments.count - 1 ? PaintedFrame.Right : PaintedFrame.NoCorner
                fill: segment.on ? Theme.text : segment.hovered ? Theme.raised : Theme.control
                edge: Theme.edge

                FocusRing {
                    shown: segment.activeFocus
                }
            }
            Row {
                id: row
                anchors.centerIn: parent
                spacing: Theme.px(8)

                KeyCap {
                    anchors.verticalCenter: parent.verticalCenter
                    key: segment.modelData
                }
                TextLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.labels[segment.index]
                    strong: segment.on
                    color: segment.on ? Theme.ground : Theme.text2
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
}
