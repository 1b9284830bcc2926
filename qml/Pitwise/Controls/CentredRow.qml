// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The inside of a button: a row in the middle of whatever room there is, or at its left.
Item {
    id: root

    default property alias content: row.data
    property alias spacing: row.spacing
    property alias layoutDirection: row.layoutDirection
    property bool atLeft: false

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight

    Row {
        id: row
        x: root.atLeft ? 0 : (root.width - width) / 2
        y: (root.height - height) / 2
    }
}
