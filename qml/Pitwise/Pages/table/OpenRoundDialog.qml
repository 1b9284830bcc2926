// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Pitwise.App

/// Asks for a round script and opens it. Loaded when it is wanted: dialogs cost a noticeable part of a start.
Item {
    id: root

    required property TablePlayer player

    Component.onCompleted: dialog.open()

    FileDialog {
        id: dialog
        title: qsTr("Open a round script")
        nameFilters: [qsTr("Round scripts (*.json *.jsonl)"), qsTr("All files (*)")]
        onAccepted: root.player.openFile(selectedFile)
    }
}
