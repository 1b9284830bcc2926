// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// One scenario of a pack: game, title, status, version, problems; the current one with what can be done.
T.AbstractButton {
    id: root

    required property int index
    required property string title
    required property string game
    required property int status
    required property string statusText
    required property int version
    required property int versions
    required property int errors
    required property int warnings
    required property string detail
    property bool current: false
    property bool focused: false
    property bool readOnly: false
    property bool examOnly: false

    signal openRequested
    signal deriveRequested
    signal answerRequested
    signal versionsRequested
    signal statusRequested(int status)
    signal removeRequested

    objectName: "scenario" + index
    topPadding: Theme.px(7)
    implicitHeight: column.implicitHeight + Theme.px(14)
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2, version %3").arg(title).arg(statusText).arg(version)
    Accessible.onPressAction: root.openRequested()

    background: PaintedFrame {
        radius: Theme.radiusControl
        fill: root.current ? Theme.raised : root.hovered ? Theme.control : "transparent"
        edge: root.focused ? Theme.focus : "transparent"
        edgeWidth: 2
    }
    contentItem: Column {
        id: column
        spacing: Theme.px(6)

        RowLayout {
            width: parent.width
            spacing: Theme.px(12)

            GameTag {
                Layout.leftMargin: Theme.px(8)
                document: root.game
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                TextLabel {
                    Layout.fillWidth: true
                    text: root.title
                    strong: true
                }
                TextLabel {
                    Layout.fillWidth: true
                    visible: text.length > 0
                    text: root.detail
                    color: Theme.text2
                    font.pixelSize: Theme.small
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                }
            }
            Badge {
                visible: root.errors > 0 || root.warnings > 0
                text: root.errors > 0 ? qsTr("%n error(s)", "", root.errors) : qsTr("%n hint(s)", "", root.warnings)
                kind: root.errors > 0 ? Badge.Bad : Badge.Plain
                iconName: root.errors > 0 ? Icon.Cross : Icon.Info
            }
            Badge {
                text: root.statusText
                kind: root.status === ScenarioModel.Approved ? Badge.Good : root.status === ScenarioModel.InReview ? Badge.Noted : Badge.Plain
                iconName: root.status === ScenarioModel.Approved ? Icon.Tick : Icon.Nothing
            }
            TextLabel {
                Layout.preferredWidth: Theme.px(28)
                Layout.rightMargin: Theme.px(6)
                text: qsTr("v%1").arg(root.version)
                color: Theme.text2
                font.pixelSize: Theme.small
                horizontalAlignment: Text.AlignRight
            }
        }
        Flow {
            visible: root.current
            width: parent.width
            leftPadding: Theme.px(52)
            spacing: Theme.px(6)

            QuietButton {
                objectName: "open" + root.index
                implicitHeight: Theme.px(36)
                keyName: qsTr("Enter")
                text: root.readOnly ? qsTr("Derive and open") : qsTr("Open")
                onClicked: root.openRequested()
            }
            QuietButton {
                implicitHeight: Theme.px(36)
                visible: !root.readOnly
                keyName: "D"
                text: qsTr("Duplicate")
                onClicked: root.deriveRequested()
            }
            QuietButton {
                objectName: "answer" + root.index
                implicitHeight: Theme.px(36)
                keyName: "Q"
                text: root.examOnly ? qsTr("Try it") : qsTr("Answer it")
                enabled: root.errors === 0
                onClicked: root.answerRequested()
            }
            QuietButton {
                objectName: "versions" + root.index
                implicitHeight: Theme.px(36)
                keyName: "H"
                text: qsTr("%n version(s)", "", root.versions)
                onClicked: root.versionsRequested()
            }
            QuietButton {
                objectName: "review" + root.index
                implicitHeight: Theme.px(36)
                visible: !root.readOnly && root.status === ScenarioModel.Draft
                keyName: "S"
                text: qsTr("Send for review")
                enabled: root.errors === 0
                Accessible.description: enabled ? "" : qsTr("Errors have to be solved first")
                onClicked: root.statusRequested(ScenarioModel.InReview)
            }
            QuietButton {
                objectName: "backToDraft" + root.index
                implicitHeight: Theme.px(36)
                visible: !root.readOnly && root.status === ScenarioModel.InReview
                keyName: "B"
                text: qsTr("Back to draft")
                onClicked: root.statusRequested(ScenarioModel.Draft)
            }
            QuietButton {
                objectName: "approve" + root.index
                implicitHeight: Theme.px(36)
                visible: !root.readOnly && root.status !== ScenarioModel.Approved
                keyName: "V"
                text: root.status === ScenarioModel.Retired ? qsTr("Approve again") : qsTr("Approve")
                enabled: root.errors === 0
                Accessible.description: enabled ? "" : qsTr("Errors have to be solved first")
                onClicked: root.statusRequested(ScenarioModel.Approved)
            }
            QuietButton {
                implicitHeight: Theme.px(36)
                visible: !root.readOnly && root.status === ScenarioModel.Approved
                keyName: "R"
                text: qsTr("Retire")
                onClicked: root.statusRequested(ScenarioModel.Retired)
            }
            QuietButton {
                objectName: "remove" + root.index
                implicitHeight: Theme.px(36)
                bare: true
                visible: !root.readOnly
                keyName: qsTr("Del")
                text: qsTr("Remove")
                ink: Theme.wrong
                onClicked: root.removeRequested()
            }
        }
    }
}
