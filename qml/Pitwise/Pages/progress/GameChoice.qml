// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// The games with how ready the trainee is in each: one is shown. Arrows walk.
Row {
    id: root

    required property list<string> documents
    required property list<int> scores
    required property int current

    signal chosen(int index)

    spacing: -1
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Game")

    Repeater {
        id: segments
        model: root.documents

        T.AbstractButton {
            id: segment
            required property int index
            required property string modelData
            readonly property bool on: index === root.current
            readonly property int score: root.scores[index] ?? 0

            function step(by: int): void {
                const next = Math.max(0, Math.min(segments.count - 1, index + by));
                root.chosen(next);
                (segments.itemAt(next) as Item).forceActiveFocus(Qt.TabFocusReason);
            }

            width: Theme.px(Theme.narrow ? 84 : 88)
            height: Theme.px(44)
            z: activeFocus ? 2 : on ? 1 : 0
            focusPolicy: on ? Qt.StrongFocus : Qt.ClickFocus
            Accessible.role: Accessible.RadioButton
            Accessible.name: qsTr("%1, ready %2 of 100").arg(Theme.gameTag(modelData)).arg(score)
            Accessible.checkable: true
            Accessible.checked: on
            Accessible.onPressAction: segment.clicked()
            onClicked: root.chosen(index)
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
                anchors.centerIn: parent
                spacing: Theme.px(8)

                GameTag {
                    anchors.verticalCenter: parent.verticalCenter
                    document: segment.modelData
                }
                TextLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    text: segment.score
                    strong: segment.on
                    color: segment.on ? Theme.ground : Theme.text2
                }
            }
        }
    }
}
