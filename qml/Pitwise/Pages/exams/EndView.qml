// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// After the end: the result is written. The invigilator takes a copy to the examiner.
FocusScope {
    id: root

    required property SittingSession sitting
    readonly property bool unsaved: sitting.resultFile.length === 0

    Keys.onPressed: event => {
        if (event.key === Qt.Key_C)
            copy.ask("");
        else
            return;
        event.accepted = true;
    }

    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.margin, Theme.px(640))
        spacing: Theme.gap

        TextLabel {
            text: qsTr("The exam is over")
            font.pixelSize: Theme.px(32)
            strong: true
            Accessible.role: Accessible.Heading
        }
        TextLabel {
            width: parent.width
            objectName: "endText"
            text: qsTr("%1 Your examiner marks them and tells you the result.").arg(root.sitting.endText)
        }
        ErrorLine {
            width: parent.width
            text: root.sitting.problem
        }
        Panel {
            width: parent.width
            height: file.implicitHeight + Theme.px(40)

            Column {
                id: file
                x: Theme.px(20)
                y: Theme.px(20)
                width: parent.width - 2 * x
                spacing: Theme.px(8)
                TextLabel {
                    text: qsTr("For the invigilator")
                    strong: true
                }
                TextLabel {
                    width: parent.width
                    text: root.unsaved ? qsTr("The result could not be written here. Make room and try again, or save a copy on another disk; every answer is in the log.") : qsTr("The result is sealed: only the issuer can open it, and nobody can alter it unseen. It is kept here until you take it.")
                    color: Theme.text2
                }
                TextLabel {
                    width: parent.width
                    text: root.sitting.resultFile
                    wrapMode: Text.WrapAnywhere
                    font.pixelSize: Theme.small
                    color: Theme.text2
                }
                Row {
                    spacing: Theme.px(12)

                    QuietButton {
                        visible: root.unsaved
                        text: qsTr("Try again")
                        onClicked: root.sitting.keepResult()
                    }
                    QuietButton {
                        keyName: "C"
                        text: qsTr("Save a copy")
                        onClicked: copy.ask("")
                    }
                }
            }
        }
        PrimaryButton {
            anchors.right: parent.right
            focus: true
            objectName: "leave"
            text: qsTr("Leave the exam")
            onClicked: root.sitting.close()
        }
    }
    Toast {
        id: toast
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.margins: Theme.px(20)
    }
    Connections {
        target: root.sitting
        function onSaved(file: string): void {
            toast.show(qsTr("Saved: %1").arg(file), "");
        }
    }
    PathAsk {
        id: copy
        title: qsTr("Save a copy of the result")
        actionText: qsTr("Save")
        saving: true
        nameFilter: qsTr("Results (*.pitresult)")
        onChosen: file => root.sitting.saveResult(file)
    }
}
