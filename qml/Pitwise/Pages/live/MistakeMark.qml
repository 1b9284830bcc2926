// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import Pitwise.Controls

/// How bad a mistake is, as a shape: octagon, diamond, triangle, chevron, dot.
Item {
    id: root

    required property int level
    readonly property list<string> shapes: [
        "M7,1 L15,1 L21,7 L21,15 L15,21 L7,21 L1,15 L1,7 Z",
        "M11,1 L21,11 L11,21 L1,11 Z",
        "M11,2 L21,20 L1,20 Z",
        "M2,3 L11,11 L2,19 L8,19 L18,11 L8,3 Z",
        "M11,6 A5,5 0 1 1 10.9,6 Z"]

    implicitWidth: Theme.px(18)
    implicitHeight: implicitWidth

    Shape {
        width: 22
        height: 22
        scale: root.width / 22
        transformOrigin: Item.TopLeft

        ShapePath {
            strokeWidth: 1
            strokeColor: Theme.wrong
            fillColor: root.level < 3 ? Theme.wrong : "transparent"

            PathSvg {
                path: root.shapes[Math.max(0, Math.min(4, root.level))]
            }
        }
    }
}
