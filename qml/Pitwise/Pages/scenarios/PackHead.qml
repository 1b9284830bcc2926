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
        TextLabel {
            objectName: "packAuthor"
            visible: root.library.packAuthor.length > 0 && !Theme.narrow
            text: qsTr("by %1").arg(root.library.packAuthor)
            color: Theme.text2
            font.pixelSize: Theme.small
            wrapMode: Text.NoWrap
        }
        Badge {
            visible: root.library.readOnly
            text: qsTr("Read-only")
        }
        Item {
            id: beside
            visible: !Theme.narrow
            Layout.preferredWidth: tools.width
            Layout.preferredHeight: tools.height
        }
    }
    Item {
        id: below
        visible: Theme.narrow
        width: parent.width
        height: tools.height
    }
    Row {
        id: tools
        parent: Theme.narrow ? below : beside
        spacing: Theme.px(8)

        QuietButton {
            objectName: "renameButton"
            implicitHeight: Theme.px(40)
            visible: !root.library.readOnly && root.library.packTitle.length > 0
            keyName: "T"
            text: qsTr("Rename")
            Accessible.name: qsTr("Rename this pack")
            onClicked: root.renameRequested()
        }
        QuietButton {
            objectName: "practiseButton"
            implicitHeight: Theme.px(40)
            keyName: "P"
            text: qsTr("Practise it")
            Accessible.name: qsTr("Practise this pack")
            Accessible.description: root.library.examOnly ? root.why : ""
            enabled: root.library.canPractise
            onClicked: root.library.practise()
        }
        QuietButton {
            objectName: "exportButton"
            implicitHeight: Theme.px(40)
            keyName: "X"
            text: qsTr("Export")
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
            text: qsTr("What was imported")
            onClicked: root.reportRequested()
        }
    }
    LeftRow {
        width: root.width
        visible: root.library.unfinished.length > 0
        iconName: Icon.Clock
        words: qsTr("Unfinished pack: %1").arg(root.library.unfinished)
        goOnName: "goOnWithRun"
        goOnKey: "W"
        otherText: qsTr("Leave it at that")
        onGoOnRequested: root.library.goOnWithRun()
        onOtherRequested: root.library.endRun()
    }
    Repeater {
        model: root.library.drafts

        LeftRow {
            id: draft

            required property int index
            required property string title
            required property string detail
            required property string game

            width: root.width
            words: qsTr("Unfinished draft: %1").arg(title)
            goOnName: "goOn" + index
            goOnKey: index === 0 ? "G" : ""
            otherText: qsTr("Discard it")
            otherInk: Theme.wrong
            onGoOnRequested: root.library.goOnWithDraft(index)
            onOtherRequested: throwing.open()

            AskDialog {
                id: throwing
                title: qsTr("Discard this draft?")
                text: qsTr("All edits since you last left the scenario go with it. You can bring it back for 30 days.")
                safeText: qsTr("Keep it")
                otherText: qsTr("Discard")
                risky: true
                onOtherChosen: root.library.dropDraft(draft.index)
            }
        }
    }
}
