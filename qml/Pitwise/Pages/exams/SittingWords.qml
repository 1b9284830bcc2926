// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// What is asked, and what the felt cannot show of it. Tab comes here where there is more than fits, and arrows scroll.
FocusScope {
    id: root

    required property SittingSession sitting
    readonly property ShownQuestion stage: sitting.stage
    property string note: ""

    /// Never while it has the keyboard: that would be lost.
    function settle(): void {
        if (!flick.activeFocus)
            flick.activeFocusOnTab = flick.contentHeight > flick.height;
    }

    FocusRing {
        shown: flick.activeFocus
    }
    Flickable {
        id: flick
        anchors.fill: parent
        contentHeight: column.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.px(40))
        Keys.onDownPressed: contentY = Math.max(0, Math.min(contentHeight - height, contentY + Theme.px(40)))
        onContentHeightChanged: {
            contentY = 0;
            root.settle();
        }
        onHeightChanged: root.settle()
        onActiveFocusChanged: root.settle()
        T.ScrollBar.vertical: SlimScrollBar {}

        Column {
            id: column
            width: flick.width - Theme.px(8)
            spacing: Theme.px(10)

            TextLabel {
                text: qsTr("Question %1 of %2").arg(root.sitting.number).arg(root.sitting.count)
                color: Theme.text2
            }
            TextLabel {
                width: parent.width
                objectName: "prompt"
                text: root.stage.prompt
                font.pixelSize: Theme.question
                strong: true
                lineHeight: Theme.titleLineHeight
            }
            EnglishLine {
                width: parent.width
                text: root.stage.english
            }
            Repeater {
                // Without a felt the story stands in its place.
                model: root.stage.hasFelt ? root.stage.story : []

                TextLabel {
                    required property string modelData
                    width: column.width
                    text: modelData
                    color: Theme.text2
                }
            }
            TextLabel {
                width: parent.width
                visible: text.length > 0
                text: root.note
                color: Theme.text2
                font.pixelSize: Theme.small
            }
        }
    }
}
