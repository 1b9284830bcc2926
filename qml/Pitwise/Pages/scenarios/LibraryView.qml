// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The packs on the left, the scenarios of the chosen one on the right.
FocusScope {
    id: root

    required property ScenarioLibrary library
    required property TablePlayer table

    /// A file dropped here: a pack comes in, a round or a scenario is opened.
    function take(file: url): void {
        if (String(file).toLowerCase().endsWith(".json"))
            library.newFromFile(file);
        else
            library.importFile(file);
    }
    function press(event: KeyEvent): bool {
        if (event.key === Qt.Key_F && event.modifiers === Qt.ControlModifier)
            search.forceActiveFocus(Qt.ShortcutFocusReason);
        else if (event.modifiers !== Qt.NoModifier && event.modifiers !== Qt.ShiftModifier)
            return false;
        else if (event.key === Qt.Key_N)
            fresh.open();
        else if (event.key === Qt.Key_K)
            packSheet.ask(false);
        else if (event.key === Qt.Key_T && !library.readOnly && library.packTitle.length > 0)
            packSheet.ask(true);
        else if (event.key === Qt.Key_Y && library.report.count > 0)
            report.show();
        else if (event.key === Qt.Key_I)
            files.ask(LibraryFiles.Import);
        else if (event.key === Qt.Key_X)
            files.ask(LibraryFiles.Export);
        else if (event.key === Qt.Key_Z && library.removed.count > 0)
            removed.open();
        else if (event.key === Qt.Key_G && library.drafts.count > 0)
            library.goOnWithDraft(0);
        else if (event.key === Qt.Key_W && library.unfinished.length > 0)
            library.goOnWithRun();
        else if (event.key === Qt.Key_P && library.canPractise)
            library.practise();
        else
            return false;
        return true;
    }

    Keys.onPressed: event => event.accepted = root.press(event)

    TextLabel {
        id: title
        x: Theme.margin
        y: Theme.px(24)
        text: qsTr("Scenarios")
        font.pixelSize: Theme.pageTitle
        strong: true
    }
    SearchField {
        id: search
        objectName: "scenarioSearch"
        anchors.verticalCenter: title.verticalCenter
        anchors.right: fresher.left
        anchors.rightMargin: Theme.px(12)
        width: Theme.px(Theme.narrow ? 220 : 300)
        placeholderText: qsTr("Title, tag, story, clause 3.27")
        text: root.library.search
        onTextEdited: root.library.search = text
        onTextChanged: if (text !== root.library.search) root.library.search = text
        onLeaveRequested: list.forceActiveFocus()
        Keys.onReturnPressed: list.forceActiveFocus()
        Keys.onEnterPressed: list.forceActiveFocus()
        Keys.onDownPressed: list.forceActiveFocus()
    }
    PrimaryButton {
        id: fresher
        objectName: "newButton"
        anchors.verticalCenter: title.verticalCenter
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        keyName: "N"
        text: qsTr("New scenario")
        onClicked: fresh.open()
    }
    PackList {
        id: packs
        anchors.top: title.bottom
        anchors.topMargin: Theme.px(20)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(24)
        x: Theme.margin
        width: Theme.px(Theme.narrow ? 232 : 288)
        library: root.library
        onPackRequested: packSheet.ask(false)
        onImportRequested: files.ask(LibraryFiles.Import)
        onRemovedRequested: removed.open()
    }
    Panel {
        anchors.top: packs.top
        anchors.bottom: packs.bottom
        anchors.left: packs.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin

        PackHead {
            id: head
            x: Theme.px(20)
            y: Theme.px(14)
            width: parent.width - 2 * x
            library: root.library
            onExportRequested: files.ask(LibraryFiles.Export)
            onRenameRequested: packSheet.ask(true)
            onReportRequested: report.show()
        }
        ChoiceRow {
            id: states
            objectName: "stateFilter"
            x: Theme.px(20)
            anchors.top: head.bottom
            anchors.topMargin: Theme.px(10)
            name: qsTr("Show scenarios of one state")
            labels: [qsTr("All"), qsTr("Drafts"), qsTr("In review"), qsTr("Approved"), qsTr("Retired")]
            current: root.library.only + 1
            onChosen: index => root.library.only = index - 1
        }
        ScenarioList {
            id: list
            anchors.top: states.bottom
            anchors.topMargin: Theme.px(8)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(12)
            x: Theme.px(12)
            width: parent.width - 2 * x
            focus: true
            library: root.library
            onVersionsRequested: row => versions.show(row)
            onRemoveRequested: row => {
                removing.row = row;
                removing.open();
            }
        }
        EmptyState {
            anchors.horizontalCenter: list.horizontalCenter
            y: list.y + Math.max(0, (list.height - height) / 2.6)
            width: Math.min(parent.width - Theme.px(40), Theme.px(460))
            visible: list.count === 0
            readonly property bool narrowed: root.library.search.length > 0 || root.library.only >= 0
            text: root.library.work.busy ? qsTr("The packs are being read.") : root.library.search.length > 0 ? qsTr("Nothing in this pack matches that.") : narrowed ? qsTr("Nothing in this pack is in that state.") : qsTr("This pack is empty.")
            detail: narrowed ? "" : qsTr("Deal something on the felt, break it, ask about it.")
            buttonText: narrowed ? qsTr("Show all") : qsTr("New scenario")
            onPressed: {
                if (!narrowed)
                    return fresh.open();
                root.library.search = "";
                root.library.only = -1;
            }
        }
    }
    NewSheet {
        id: fresh
        anchors.fill: parent
        library: root.library
        shelf: root.table.shelf
        onFileRequested: files.ask(LibraryFiles.Open)
        onClosed: list.forceActiveFocus()
    }
    PackSheet {
        id: packSheet
        anchors.fill: parent
        library: root.library
        onClosed: list.forceActiveFocus()
    }
    AskDialog {
        id: removing

        property int row: -1

        title: qsTr("Remove “%1” from the pack?").arg(root.library.titleAt(row))
        text: qsTr("All its versions go. Answers on record still show what was asked, and the files can be brought back for 30 days.")
        safeText: qsTr("Keep it")
        otherText: qsTr("Remove")
        risky: true
        onSafeChosen: list.forceActiveFocus()
        onOtherChosen: {
            root.library.remove(row);
            list.forceActiveFocus();
        }
    }
    RemovedSheet {
        id: removed
        anchors.fill: parent
        library: root.library
        onClosed: list.forceActiveFocus()
    }
    VersionsSheet {
        id: versions
        anchors.fill: parent
        library: root.library
        onClosed: list.forceActiveFocus()
    }
    ImportSheet {
        id: report
        anchors.fill: parent
        library: root.library
        onClosed: list.forceActiveFocus()
        onScenarioRequested: row => {
            close();
            root.library.goToImported(row);
        }
    }
    Connections {
        target: root.library
        function onScenarioWanted(row: int): void {
            list.currentIndex = row;
            list.positionViewAtIndex(row, ListView.Center);
            list.forceActiveFocus();
        }
        // Whatever did not simply come in is shown at once; the rest is told above the list.
        function onFileDone(well: bool): void {
            if (well && root.library.report.needsEye)
                report.show();
        }
    }
    LibraryFiles {
        id: files
        anchors.fill: parent
        library: root.library
        onClosed: list.forceActiveFocus()
    }
    DropArea {
        anchors.fill: parent
        onEntered: drag => drag.accepted = drag.hasUrls
        onDropped: drop => {
            if (drop.urls.length > 0)
                root.take(drop.urls[0]);
        }

        Rectangle {
            objectName: "dropEdge"
            anchors.fill: parent
            anchors.margins: Theme.px(8)
            visible: (parent as DropArea).containsDrag
            color: "transparent"
            radius: Theme.radiusPanel
            border.width: 3
            border.color: Theme.brass
        }
    }
}
