// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The inside of a button: a row in the middle of whatever room there is, or at its left.
Item {
    default property alias content: row.data
    property alias spacing: row.spacing
    property alias layoutDirection: row.layoutDirection
    property bool atLeft: false

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight

    Row {
        id: row
        x: parent.atLeft ? 0 : (parent.width - width) / 2
        y: (parent.height - height) / 2
    }
}
