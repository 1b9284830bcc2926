// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// One problem: its mark by severity, its words, its clauses, its fix.
T.AbstractButton {
    id: root

    required property int index
    required property string wording
    required property int severity
    required property list<string> clauses
    required property string fix
    required property bool current
    required property bool byKey
    required property string game

    signal fixRequested
    signal clauseRequested(string document, string clause)

    objectName: "problem" + index
    implicitHeight: Math.max(Theme.px(44), column.implicitHeight + Theme.px(14))
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: [qsTr("Error"), qsTr("Warning"), qsTr("Hint")][severity] + ": " + wording
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.radiusChip
        color: root.current ? Theme.chosen : root.hovered ? Theme.raised : "transparent"

        Rectangle {
            y: parent.height
            width: parent.width
            height: 1
            color: Theme.hairline
        }
        FocusRing {
            controlRadius: Theme.radiusChip
            anchors.margins: 0
            shown: root.activeFocus
        }
    }
    contentItem: Item {
        Icon {
            x: Theme.px(2)
            y: Theme.px(8)
            width: Theme.px(20)
            height: width
            name: [Icon.Cross, Icon.Warning, Icon.Info][root.severity]
            color: [Theme.wrong, Theme.flag, Theme.note][root.severity]
        }
        Column {
            id: column
            x: Theme.px(30)
            y: Theme.px(6)
            width: parent.width - x
            spacing: Theme.px(6)

            TextLabel {
                width: parent.width
                text: root.wording
                strong: root.severity === ProblemModel.Error
            }
            Flow {
                width: parent.width
                visible: root.clauses.length > 0
                spacing: Theme.px(6)

                Repeater {
                    model: root.clauses

                    ClauseChip {
                        required property string modelData
                        document: root.game
                        clause: modelData
                        slim: true
                        onOpenRequested: (document, clause) => root.clauseRequested(document, clause)
                    }
                }
            }
            QuietButton {
                objectName: "fix" + root.index
                visible: root.fix.length > 0
                implicitHeight: Theme.px(36)
                keyName: root.byKey ? "F" : ""
                text: root.fix
                font.pixelSize: Theme.small
                onClicked: root.fixRequested()
            }
        }
    }
}
