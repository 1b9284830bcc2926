// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

/// Looks for a file. Loaded when it is wanted: dialogs cost a noticeable part of a start.
Item {
    id: root

    required property bool saving
    /// A round or a scenario, not a pack.
    required property bool plain

    signal chosen(url file)

    Component.onCompleted: dialog.open()

    FileDialog {
        id: dialog
        fileMode: root.saving ? FileDialog.SaveFile : FileDialog.OpenFile
        title: root.saving ? qsTr("Export a pack") : root.plain ? qsTr("Open a round script or a scenario") : qsTr("Import a pack")
        nameFilters: root.plain ? [qsTr("Rounds and scenarios (*.json)"), qsTr("All files (*)")] : [qsTr("Packs (*.pitwise)"), qsTr("Questions of Moodle and QTI 3 (*.xml *.zip)"), qsTr("All files (*)")]
        onAccepted: root.chosen(selectedFile)
    }
}
