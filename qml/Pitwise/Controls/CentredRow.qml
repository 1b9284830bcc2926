// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The inside of a button: a row in the middle of whatever room there is.
Item {
    default property alias content: row.data
    property alias spacing: row.spacing
    property alias layoutDirection: row.layoutDirection

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight

    Row {
        id: row
        anchors.centerIn: parent
    }
}
