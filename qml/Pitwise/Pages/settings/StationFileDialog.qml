// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

/// Asks for a station file. Loaded when it is wanted: dialogs cost a noticeable part of a start.
Item {
    id: root

    signal accepted(url file)

    Component.onCompleted: dialog.open()

    FileDialog {
        id: dialog
        title: qsTr("Join a school")
        acceptLabel: qsTr("Join")
        nameFilters: [qsTr("Station files (*.json)"), qsTr("All files (*)")]
        onAccepted: root.accepted(selectedFile)
    }
}
