// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// Asks where a file is or shall go: typed, or looked for. Enter takes it, Esc leaves everything as it is.
T.Popup {
    id: root

    required property string title
    required property string actionText
    property string text: ""
    property bool saving: false
    property bool folder: false
    property string nameFilter: ""
    /// The file is there already: taking it once more replaces it.
    property bool replacing: false
    property string problem: ""

    signal chosen(url file)

    /// `name`: what the file may be called, or a whole path; empty: nothing is proposed.
    function ask(name: string): void {
        field.text = name.length > 0 && name[0] !== "/" ? Paths.among(name) : name;
        problem = "";
        replacing = false;
        open();
    }
    function take(): void {
        if (field.text.length === 0)
            return;
        problem = !saving && !Paths.exists(field.text) ? qsTr("There is no such file or folder.")
                : saving && !folder && Paths.isFolder(field.text) ? qsTr("This is a folder: add a name for the file.") : "";
        if (problem.length > 0)
            return;
        if (saving && !folder && !replacing && Paths.exists(field.text)) {
            replacing = true;
            return;
        }
        close();
        chosen(Paths.urlOf(field.text));
    }

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(Theme.px(620), parent ? parent.width - Theme.px(32) : Theme.px(620))
    implicitHeight: column.implicitHeight + 2 * padding
    padding: Theme.px(20)
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape
    onOpened: {
        field.forceActiveFocus();
        field.selectAll();
    }

    T.Overlay.modal: Rectangle {
        color: Qt.alpha(Theme.ground, 0.6)
    }
    background: Rectangle {
        color: Theme.control
        radius: Theme.radiusPanel
        border.width: 1
        border.color: Theme.edge
    }

    Column {
        id: column
        width: parent.width
        spacing: Theme.px(14)
        Accessible.role: Accessible.Dialog
        Accessible.name: root.title

        TextLabel {
            width: parent.width
            text: root.title
            font.pixelSize: Theme.panelTitle
            strong: true
        }
        TextLabel {
            width: parent.width
            visible: text.length > 0
            text: root.text
            color: Theme.text2
        }
        Row {
            width: parent.width
            spacing: Theme.px(8)

            EntryField {
                id: field
                objectName: "path"
                width: parent.width - browse.width - Theme.px(8)
                label: root.folder ? qsTr("Path of the folder") : qsTr("Path of the file")
                placeholderText: qsTr("/home/…")
                onTextEdited: {
                    root.replacing = false;
                    root.problem = "";
                }
                Keys.onReturnPressed: root.take()
                Keys.onEnterPressed: root.take()
            }
            QuietButton {
                id: browse
                text: qsTr("Browse")
                onClicked: finder.active = true
            }
        }
        ErrorLine {
            width: parent.width
            text: root.problem.length > 0 ? root.problem : root.replacing ? qsTr("There is such a file already. Once more replaces it; another name keeps both.") : ""
        }
        Row {
            anchors.right: parent.right
            spacing: Theme.px(12)

            QuietButton {
                height: accept.height
                keyName: qsTr("Esc")
                text: qsTr("Cancel")
                onClicked: root.close()
            }
            PrimaryButton {
                id: accept
                objectName: "accept"
                text: root.replacing ? qsTr("Replace it") : root.actionText
                enabled: field.text.length > 0
                onClicked: root.take()
            }
        }
        // Loaded when it is wanted: dialogs cost a noticeable part of a start.
        Loader {
            id: finder
            active: false
            sourceComponent: FileFinder {
                saving: root.saving
                folder: root.folder
                title: root.title
                nameFilter: root.nameFilter
                onFound: path => {
                    field.text = path;
                    finder.active = false;
                    field.forceActiveFocus();
                }
                onLeaveRequested: finder.active = false
            }
        }
    }
}
