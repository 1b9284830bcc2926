// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

/// The desktop's own dialog for a file, as a path.
Item {
    id: root

    required property bool saving
    required property bool folder
    required property string title
    required property string nameFilter

    signal found(string path)
    signal leaveRequested

    Component.onCompleted: folder ? folders.open() : dialog.open()

    FileDialog {
        id: dialog
        title: root.title
        fileMode: root.saving ? FileDialog.SaveFile : FileDialog.OpenFile
        nameFilters: root.nameFilter.length > 0 ? [root.nameFilter, qsTr("All files (*)")] : [qsTr("All files (*)")]
        onAccepted: root.found(decodeURIComponent(String(selectedFile).replace("file://", "")))
        onRejected: root.leaveRequested()
    }
    FolderDialog {
        id: folders
        title: root.title
        onAccepted: root.found(decodeURIComponent(String(selectedFolder).replace("file://", "")))
        onRejected: root.leaveRequested()
    }
}
