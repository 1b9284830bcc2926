// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Released, and not begun: the candidate sees his own name and the rules before his clock starts.
FocusScope {
    id: root

    required property SittingSession sitting
    required property Language language

    /// Not by the Enter that ended the code.
    function begin(): void {
        if (root.sitting.isSettled())
            root.sitting.begin();
    }

    Keys.onPressed: event => {
        if (event.isAutoRepeat)
            return;
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            root.begin();
        else if (event.key === Qt.Key_Escape)
            root.sitting.notHim();
        else
            return;
        event.accepted = true;
    }

    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.max(Theme.px(24), (parent.height - height) / 2)
        width: Math.min(parent.width - 2 * Theme.margin, Theme.px(640))
        spacing: Theme.gap

        ViewHead {
            width: parent.width
            title: qsTr("%1, candidate %2").arg(root.sitting.name).arg(root.sitting.candidate)
            subtitle: root.sitting.title
        }
        Panel {
            width: parent.width
            height: rules.implicitHeight + Theme.px(40)

            Column {
                id: rules
                x: Theme.px(20)
                y: Theme.px(20)
                width: parent.width - 2 * x
                spacing: Theme.px(16)

                ChoiceRow {
                    objectName: "sittingLanguage"
                    visible: root.language.names.length > 1
                    name: qsTr("Language of your exam")
                    labels: root.language.names
                    current: root.language.current
                    onChosen: index => root.sitting.speak(root.language.codeOf(index))
                }
                TextLabel {
                    width: parent.width
                    visible: root.language.code !== "en"
                    text: qsTr("F9 shows the English words of a question. Where the two differ, the English counts.")
                    color: Theme.text2
                    font.pixelSize: Theme.small
                }
                TextLabel {
                    width: parent.width
                    text: qsTr("Is this you? Read how the exam works. Your time starts when you are ready.")
                    strong: true
                }
                TextLabel {
                    objectName: "rules"
                    width: parent.width
                    text: root.sitting.rulesText
                    lineHeight: 1.35
                }
                WorkLine {
                    width: parent.width
                    work: root.sitting.work
                }
                Row {
                    anchors.right: parent.right
                    spacing: Theme.px(12)

                    QuietButton {
                        height: go.height
                        keyName: qsTr("Esc")
                        text: qsTr("This is not me")
                        onClicked: root.sitting.notHim()
                    }
                    PrimaryButton {
                        id: go
                        objectName: "begin"
                        text: qsTr("This is me: start my time")
                        enabled: !root.sitting.work.busy
                        onClicked: root.begin()
                    }
                }
            }
        }
    }
}
