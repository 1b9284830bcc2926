// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Pitwise.App
import Pitwise.Controls

/// The chosen pack: its name, what can be done with it, and what has just been done.
Column {
    id: root

    required property ScenarioLibrary library

    readonly property string why: qsTr("Practice never shows it.")

    signal exportRequested
    signal renameRequested
    signal reportRequested

    spacing: Theme.px(8)

    RowLayout {
        width: parent.width
        spacing: Theme.px(8)

        TextLabel {
            objectName: "packTitle"
            Layout.fillWidth: true
            text: root.library.packTitle
            font.pixelSize: Theme.panelTitle
            strong: true
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
        Badge {
            visible: root.library.readOnly
            text: qsTr("Read-only")
        }
        QuietButton {
            objectName: "renameButton"
            implicitHeight: Theme.px(40)
            visible: !root.library.readOnly && root.library.packTitle.length > 0
            keyName: "T"
            text: Theme.narrow ? "" : qsTr("Rename")
            Accessible.name: qsTr("Rename this pack")
            onClicked: root.renameRequested()
        }
        QuietButton {
            objectName: "practiseButton"
            implicitHeight: Theme.px(40)
            keyName: "P"
            text: Theme.narrow ? "" : qsTr("Practise it")
            Accessible.name: qsTr("Practise this pack")
            Accessible.description: root.library.examOnly ? root.why : ""
            enabled: root.library.canPractise
            onClicked: root.library.practise()
        }
        QuietButton {
            objectName: "exportButton"
            implicitHeight: Theme.px(40)
            keyName: "X"
            text: Theme.narrow ? "" : qsTr("Export")
            Accessible.name: qsTr("Export this pack")
            enabled: root.library.packTitle.length > 0
            onClicked: root.exportRequested()
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.px(8)

        Toggle {
            objectName: "assignToggle"
            implicitHeight: Theme.px(40)
            text: qsTr("Assigned to practice")
            checked: root.library.assigned
            enabled: root.library.packTitle.length > 0 && !root.library.examOnly
            Accessible.description: root.library.examOnly ? root.why : ""
            onToggled: {
                root.library.setAssigned(checked);
                checked = Qt.binding(() => root.library.assigned);
            }
        }
        Toggle {
            objectName: "examToggle"
            implicitHeight: Theme.px(40)
            visible: !root.library.readOnly || root.library.examOnly
            text: qsTr("For exams only")
            checked: root.library.examOnly
            enabled: root.library.packTitle.length > 0 && !root.library.readOnly
            onToggled: {
                root.library.setExamOnly(checked);
                checked = Qt.binding(() => root.library.examOnly);
            }
        }
        TextLabel {
            height: Theme.px(40)
            visible: root.library.examOnly
            verticalAlignment: Text.AlignVCenter
            text: root.why
            color: Theme.text2
            font.pixelSize: Theme.small
        }
    }
    WorkLine {
        objectName: "libraryWork"
        width: parent.width
        work: root.library.work
    }
    ErrorLine {
        objectName: "libraryError"
        width: parent.width
        text: root.library.error
    }
    RowLayout {
        width: parent.width
        visible: root.library.notice.length > 0
        spacing: Theme.px(10)

        TextLabel {
            objectName: "libraryNotice"
            Layout.fillWidth: true
            text: root.library.notice
            color: Theme.right
        }
        QuietButton {
            objectName: "reportButton"
            implicitHeight: Theme.px(38)
            visible: root.library.report.count > 0
            keyName: "Y"
            text: qsTr("What came in")
            onClicked: root.reportRequested()
        }
    }
    RowLayout {
        width: root.width
        visible: root.library.unfinished.length > 0
        spacing: Theme.px(10)

        Icon {
            Layout.preferredWidth: Theme.px(20)
            Layout.preferredHeight: Theme.px(20)
            name: Icon.Clock
            color: Theme.flag
        }
        TextLabel {
            Layout.fillWidth: true
            text: qsTr("A pack was left: %1").arg(root.library.unfinished)
        }
        QuietButton {
            objectName: "goOnWithRun"
            implicitHeight: Theme.px(38)
            text: qsTr("Go on with it")
            onClicked: root.library.goOnWithRun()
        }
        QuietButton {
            objectName: "endRun"
            implicitHeight: Theme.px(38)
            bare: true
            text: qsTr("Leave it at that")
            onClicked: root.library.endRun()
        }
    }
    Repeater {
        model: root.library.drafts

        RowLayout {
            id: draft

            required property int index
            required property string title
            required property string detail
            required property string game

            width: root.width
            spacing: Theme.px(10)

            Icon {
                Layout.preferredWidth: Theme.px(20)
                Layout.preferredHeight: Theme.px(20)
                name: Icon.Warning
                color: Theme.flag
            }
            TextLabel {
                Layout.fillWidth: true
                text: qsTr("A draft was left open: %1").arg(draft.title)
            }
            QuietButton {
                objectName: "goOn" + draft.index
                implicitHeight: Theme.px(38)
                text: qsTr("Go on with it")
                onClicked: root.library.goOnWithDraft(draft.index)
            }
            QuietButton {
                implicitHeight: Theme.px(38)
                bare: true
                text: qsTr("Throw it away")
                ink: Theme.wrong
                onClicked: throwing.open()
            }
            AskDialog {
                id: throwing
                title: qsTr("Throw this draft away?")
                text: qsTr("What was edited since the scenario was last left is gone for good.")
                safeText: qsTr("Keep it")
                otherText: qsTr("Throw away")
                risky: true
                onOtherChosen: root.library.dropDraft(draft.index)
            }
        }
    }
}
