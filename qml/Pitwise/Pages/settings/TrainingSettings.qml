// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// What the seated trainee trains for, and who he is. Kept with him.
Column {
    id: root

    required property Goals goals
    required property Trainees trainees

    signal homeRequested

    function takeFocus(): void {
        goals.usable ? retention.takeFocus() : empty.takeFocus();
    }

    spacing: Theme.px(16)

    component Heading: TextLabel {
        width: root.width
        font.pixelSize: Theme.panelTitle
        strong: true
        Accessible.role: Accessible.Heading
    }

    EmptyState {
        id: empty
        width: parent.width
        visible: !root.goals.usable
        text: qsTr("Nobody is training yet.")
        detail: qsTr("Say who you are on the home page; these settings are kept with you.")
        buttonText: qsTr("To the home page")
        onPressed: root.homeRequested()
    }
    ErrorLine {
        width: parent.width
        text: root.goals.problem
    }
    Heading {
        visible: root.goals.usable
        text: qsTr("Learning")
    }
    Panel {
        width: parent.width
        visible: root.goals.usable
        height: learning.implicitHeight

        Column {
            id: learning
            width: parent.width

            SettingRow {
                width: parent.width
                name: qsTr("Target recall")
                detail: qsTr("A clause comes back when the chance that you still know it falls to this. Higher means more questions a day.")

                ChoiceRow {
                    id: retention
                    objectName: "retention"
                    name: qsTr("Target recall")
                    labels: Array.from(root.goals.retentions)
                    current: root.goals.retentionChoice
                    onChosen: index => root.goals.retentionChoice = index
                }
            }
            SettingRow {
                width: parent.width
                name: qsTr("Table test")
                detail: root.goals.hasExam ? root.goals.examWords : qsTr("Set the date, and new clauses are spread over the days before it.")

                Row {
                    spacing: Theme.px(10)

                    EntryField {
                        id: date
                        objectName: "examDate"
                        width: Theme.px(150)
                        label: qsTr("Day of the test")
                        placeholderText: qsTr("day/month/year")
                        text: root.goals.examDate
                        onAccepted: root.goals.setExam(text)
                        onEditingFinished: if (text.length > 0 && text !== root.goals.examDate) root.goals.setExam(text)
                    }
                    QuietButton {
                        text: qsTr("In 2 weeks")
                        onClicked: root.goals.setExamIn(14)
                    }
                    QuietButton {
                        text: qsTr("In 4 weeks")
                        onClicked: root.goals.setExamIn(28)
                    }
                    QuietButton {
                        objectName: "forgetExam"
                        visible: root.goals.hasExam
                        text: qsTr("Clear")
                        onClicked: root.goals.forgetExam()
                    }
                }
            }
            SettingRow {
                width: parent.width
                visible: root.goals.hasExam
                height: visible ? implicitHeight : 0
                name: qsTr("Its games")
                detail: root.goals.plan

                Row {
                    spacing: Theme.px(8)

                    Repeater {
                        model: GameLooks.documents

                        Toggle {
                            required property string modelData

                            text: Theme.gameTag(modelData)
                            checked: Array.from(root.goals.examGames).includes(modelData)
                            onToggled: {
                                root.goals.toggleGame(modelData);
                                checked = Qt.binding(() => root.goals.examGames.includes(modelData));
                            }
                        }
                    }
                }
            }
        }
    }
    Heading {
        visible: root.goals.usable
        text: qsTr("You")
    }
    YouSettings {
        width: parent.width
        visible: root.goals.usable
        trainees: root.trainees
    }
    Connections {
        target: root.goals

        function onChanged(): void {
            date.text = Qt.binding(() => root.goals.examDate);
        }
    }
}
