// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// Aids for reading, within reach during the whole sitting. What is changed is recorded; nothing of it costs marks.
T.Popup {
    id: root

    required property SittingSession sitting
    readonly property Settings look: sitting.look

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(Theme.px(560), parent ? parent.width - Theme.px(32) : Theme.px(560))
    implicitHeight: column.implicitHeight + 2 * padding
    padding: Theme.px(20)
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape
    onOpened: done.forceActiveFocus()

    T.Overlay.modal: Rectangle {
        color: Qt.alpha(Theme.ground, 0.6)
    }
    background: Rectangle {
        color: Theme.control
        radius: Theme.radiusPanel
        border.width: 1
        border.color: Theme.edge
    }

    Column {
        id: column
        width: parent.width
        spacing: Theme.px(14)

        TextLabel {
            text: qsTr("Text, contrast, read aloud")
            font.pixelSize: Theme.panelTitle
            strong: true
        }
        ChoiceRow {
            name: qsTr("Text size")
            labels: ["100 %", "120 %", "150 %"]
            current: root.look.textSize === 100 ? 0 : root.look.textSize === 120 ? 1 : 2
            onChosen: index => root.sitting.useAid(SittingSession.TextSize, index === 0 ? 100 : index === 1 ? 120 : 150)
        }
        ChoiceRow {
            name: qsTr("Colours")
            labels: [qsTr("Dark"), qsTr("Light"), qsTr("High contrast")]
            current: root.look.colours
            onChosen: index => root.sitting.useAid(SittingSession.Contrast, index)
        }
        ChoiceRow {
            name: qsTr("Motion")
            labels: [qsTr("Motion off"), qsTr("Motion on")]
            current: root.look.motion ? 1 : 0
            onChosen: index => root.sitting.useAid(SittingSession.Motion, index)
        }
        ChoiceRow {
            visible: root.sitting.speaker.available
            objectName: "reading"
            name: qsTr("Reading aloud")
            labels: [qsTr("Silent"), qsTr("Read aloud")]
            current: root.sitting.speaker.on ? 1 : 0
            onChosen: index => root.sitting.useAid(SittingSession.ReadAloud, index)
        }
        TextLabel {
            width: parent.width
            text: root.sitting.speaker.failed ? qsTr("This computer has a voice, but it does not answer. Call the invigilator.") : root.sitting.speaker.on ? qsTr("V reads the question again.") : root.sitting.speaker.available ? qsTr("Every question is read aloud when it appears.") : qsTr("This computer has no voice: nothing can be read aloud here.")
            color: Theme.text2
            font.pixelSize: Theme.small
        }
        TextLabel {
            width: parent.width
            text: qsTr("This computer's magnifier and screen reader work as usual.")
            color: Theme.text2
            font.pixelSize: Theme.small
        }
        PrimaryButton {
            id: done
            anchors.right: parent.right
            text: qsTr("Back to the exam")
            onClicked: root.close()
        }
    }
}
