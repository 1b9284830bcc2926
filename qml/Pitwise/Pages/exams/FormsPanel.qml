// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// How alike the parallel forms are, and how often a question is shown.
Column {
    id: root

    required property ExamPlan plan

    spacing: Theme.px(12)

    ListHead {
        width: parent.width
        title: qsTr("Forms")
        QuietButton {
            objectName: "compare"
            keyName: qsTr("Ctrl K")
            text: qsTr("Compare the forms")
            enabled: !root.plan.work.busy
            onClicked: root.plan.compare(0)
        }
    }
    TextLabel {
        width: parent.width
        text: qsTr("Everybody gets their own form: the same kinds of question, equally hard and long, with different cards and amounts.")
        color: Theme.text2
    }
    EmptyState {
        width: parent.width
        visible: !root.plan.reported
        text: qsTr("Not compared yet")
        detail: qsTr("The forms are made as they will be sealed, and measured against each other.")
    }
    Badge {
        visible: root.plan.reported
        kind: root.plan.alike ? Badge.Good : Badge.Bad
        iconName: root.plan.alike ? Icon.Tick : Icon.Cross
        text: root.plan.alike ? qsTr("%1 forms: all alike, no two equal").arg(root.plan.formCount) : qsTr("%1 forms: not alike").arg(root.plan.formCount)
    }
    Panel {
        width: parent.width
        visible: root.plan.reported
        height: rows.implicitHeight + Theme.px(24)

        FigureColumn {
            id: rows
            x: Theme.px(16)
            y: Theme.px(12)
            width: parent.width - 2 * x
            figures: root.plan.report
        }
    }
    QuietButton {
        visible: root.plan.reported
        bare: true
        leftPadding: 0
        text: qsTr("Try it with 500 forms")
        enabled: !root.plan.work.busy
        onClicked: root.plan.compare(500)
    }
}
