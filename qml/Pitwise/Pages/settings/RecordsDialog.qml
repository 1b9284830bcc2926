// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

/// Asks for a file of records. Loaded when it is wanted: dialogs cost a noticeable part of a start.
Item {
    id: root

    required property bool saving
    required property string ending
    required property url folder
    required property url offered

    signal accepted(url file)

    Component.onCompleted: {
        if (saving)
            dialog.currentFile = offered;
        dialog.open();
    }

    FileDialog {
        id: dialog
        title: root.saving ? qsTr("Save as") : qsTr("Open")
        fileMode: root.saving ? FileDialog.SaveFile : FileDialog.OpenFile
        acceptLabel: root.saving ? qsTr("Save") : qsTr("Open")
        defaultSuffix: root.ending
        currentFolder: root.folder
        nameFilters: root.ending === "db" ? [qsTr("Backups (*.db)"), qsTr("All files (*)")]
                   : root.saving ? (root.ending === "csv" ? [qsTr("Tables (*.csv)")] : [qsTr("Records (*.json)")])
                                 : [qsTr("Records (*.json *.jsonl *.csv)"), qsTr("All files (*)")]
        onAccepted: root.accepted(selectedFile)
    }
}
