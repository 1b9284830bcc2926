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

    function press(event: KeyEvent): bool {
        if (event.key === Qt.Key_F && event.modifiers === Qt.ControlModifier)
            search.forceActiveFocus(Qt.ShortcutFocusReason);
        else if (event.modifiers !== Qt.NoModifier && event.modifiers !== Qt.ShiftModifier)
            return false;
        else if (event.key === Qt.Key_N)
            fresh.open();
        else if (event.key === Qt.Key_K)
            packSheet.begin();
        else if (event.key === Qt.Key_I)
            files.ask(LibraryFiles.Import);
        else if (event.key === Qt.Key_X)
            files.ask(LibraryFiles.Export);
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
        placeholderText: qsTr("Search this pack")
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
        onPackRequested: packSheet.begin()
        onImportRequested: files.ask(LibraryFiles.Import)
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
        }
        ScenarioList {
            id: list
            anchors.top: head.bottom
            anchors.topMargin: Theme.px(10)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(12)
            x: Theme.px(12)
            width: parent.width - 2 * x
            focus: true
            library: root.library
        }
        EmptyState {
            anchors.centerIn: parent
            width: Math.min(parent.width - Theme.px(40), Theme.px(460))
            visible: list.count === 0
            text: root.library.search.length > 0 ? qsTr("Nothing in this pack is called that.") : qsTr("This pack is empty.")
            detail: root.library.search.length > 0 ? "" : qsTr("Deal something on the felt, break it, ask about it.")
            buttonText: root.library.search.length > 0 ? qsTr("Show all") : qsTr("New scenario")
            onPressed: root.library.search.length > 0 ? root.library.search = "" : fresh.open()
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
    Sheet {
        id: packSheet

        function begin(): void {
            open();
            packName.clear();
            packName.forceActiveFocus();
        }

        anchors.fill: parent
        title: qsTr("A pack of your own")
        onClosed: list.forceActiveFocus()

        EditorField {
            id: packName
            objectName: "packName"
            width: parent.width
            label: qsTr("Its title")
            placeholderText: qsTr("Night shift, November")
            onLeaveRequested: packSheet.close()
            onEntered: {
                root.library.makePack(text);
                packSheet.close();
            }
        }
        PrimaryButton {
            text: qsTr("Make it")
            enabled: packName.text.trim().length > 0
            onClicked: packName.entered()
        }
    }
    LibraryFiles {
        id: files
        anchors.fill: parent
        library: root.library
        onClosed: list.forceActiveFocus()
    }
}
