// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

/// Asks for a list of people, or where the class's sheet goes. Loaded when it is wanted: dialogs cost a noticeable part of a start.
Item {
    id: root

    required property bool saving
    required property url offered

    signal chosen(url file, bool saving)

    Component.onCompleted: {
        if (saving)
            dialog.currentFile = offered;
        dialog.open();
    }

    FileDialog {
        id: dialog
        title: root.saving ? qsTr("Print the class as PDF") : qsTr("Import a list of people")
        fileMode: root.saving ? FileDialog.SaveFile : FileDialog.OpenFile
        acceptLabel: root.saving ? qsTr("Save") : qsTr("Open")
        defaultSuffix: root.saving ? "pdf" : ""
        nameFilters: root.saving ? [qsTr("PDF (*.pdf)")] : [qsTr("Tables (*.csv *.txt *.tsv)"), qsTr("All files (*)")]
        onAccepted: root.chosen(selectedFile, root.saving)
    }
}
