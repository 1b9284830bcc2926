// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The open clause, to be read: its sentence large, what it stands in, its parts, how other games differ, how it is read.
FocusScope {
    id: root

    required property RulebookDesk desk
    required property PracticeSession practice
    readonly property bool askable: practice.canPractise(desk.document, desk.clause)

    signal openRequested(string document, string clause)
    signal practiceRequested

    Connections {
        target: root.desk
        function onClauseChanged(): void {
            flick.contentY = 0;
        }
    }

    Flickable {
        id: flick
        anchors.fill: parent
        focus: true
        clip: true
        contentWidth: width
        contentHeight: column.height
        boundsBehavior: Flickable.StopAtBounds
        Keys.onDownPressed: scroll(Theme.px(60))
        Keys.onUpPressed: scroll(-Theme.px(60))
        Keys.onPressed: event => {
            if (event.key !== Qt.Key_PageDown && event.key !== Qt.Key_PageUp)
                return;
            scroll(event.key === Qt.Key_PageDown ? height * 0.9 : -height * 0.9);
            event.accepted = true;
        }

        function scroll(by: real): void {
            contentY = Math.max(0, Math.min(contentHeight - height, contentY + by));
        }

        Column {
            id: column
            width: flick.width - Theme.px(14)
            spacing: Theme.gap

            Panel {
                id: sheet
                width: parent.width
                height: body.implicitHeight + Theme.px(48)

                Rectangle {
                    // The game's colour along the top edge, inside the panel's rounding.
                    x: Theme.radiusPanel
                    y: 1
                    width: parent.width - 2 * Theme.radiusPanel
                    height: Theme.px(4)
                    radius: 2
                    color: Theme.gameColour(root.desk.document)
                }
                Column {
                    id: body
                    x: Theme.px(28)
                    y: Theme.px(26)
                    width: Math.min(parent.width - 2 * x, Theme.px(760))
                    spacing: Theme.px(18)

                    Flow {
                        width: parent.width
                        spacing: Theme.px(12)

                        GameTag {
                            large: true
                            document: root.desk.document
                        }
                        TextLabel {
                            objectName: "openClause"
                            text: root.desk.clause.replace("#", " ").replace("App.", "App. ").replace("intro.", "Intro ")
                            font.pixelSize: Theme.px(24)
                            strong: true
                            Accessible.role: Accessible.Heading
                        }
                        Badge {
                            text: root.desk.kind
                        }
                        Badge {
                            visible: root.desk.numbering !== RulebookDesk.Document
                            kind: Badge.Noted
                            iconName: Icon.Info
                            text: root.desk.numbering === RulebookDesk.Inferred ? qsTr("Number inferred") : qsTr("Number ours")
                        }
                    }
                    TextLabel {
                        objectName: "sentence"
                        width: parent.width
                        text: root.desk.sentence
                        font.pixelSize: Theme.px(22)
                    }
                    EnglishLine {
                        width: parent.width
                        text: root.desk.english
                    }
                    Row {
                        visible: root.desk.ask.length > 0
                        width: parent.width
                        spacing: Theme.px(10)

                        Icon {
                            width: Theme.px(20)
                            height: width
                            name: Icon.Practice
                            color: Theme.brass
                        }
                        TextLabel {
                            width: parent.width - Theme.px(30)
                            color: Theme.text2
                            text: qsTr("A dealer is asked: %1").arg(root.desk.ask)
                        }
                    }
                    QuietButton {
                        objectName: "practiseClause"
                        visible: root.askable
                        keyName: "X"
                        text: qsTr("Practise this clause")
                        onClicked: root.practiceRequested()
                    }
                    RelatedClauses {
                        width: parent.width
                        title: qsTr("Stands in")
                        clauses: root.desk.within
                        onOpenRequested: (document, clause) => root.openRequested(document, clause)
                    }
                    RelatedClauses {
                        width: parent.width
                        title: qsTr("Its parts")
                        clauses: root.desk.parts
                        onOpenRequested: (document, clause) => root.openRequested(document, clause)
                    }
                }
            }

            Column {
                width: parent.width
                visible: root.desk.clauseContrasts.count > 0
                spacing: Theme.px(10)

                TextLabel {
                    text: qsTr("In the other games")
                    font.pixelSize: Theme.panelTitle
                    strong: true
                    Accessible.role: Accessible.Heading
                }
                Panel {
                    width: parent.width
                    height: rows.height + 2
                    radius: Theme.radiusChip

                    Column {
                        id: rows
                        y: 1
                        width: parent.width

                        Item {
                            id: heads

                            readonly property list<string> games: ["lucky8", "dueling8s", "freebet"]
                            readonly property list<real> starts: [0.16, 0.47, 0.72]

                            width: parent.width
                            height: Theme.px(40)

                            Repeater {
                                model: heads.games

                                GameTag {
                                    required property int index
                                    required property string modelData
                                    x: Math.round(heads.width * heads.starts[index]) + Theme.px(12)
                                    anchors.verticalCenter: parent?.verticalCenter
                                    document: modelData
                                }
                            }
                        }
                        Repeater {
                            model: root.desk.clauseContrasts
                            delegate: ContrastRow {
                                width: rows.width
                                chipsInTabOrder: true
                                onOpenRequested: (document, clause) => root.openRequested(document, clause)
                            }
                        }
                    }
                }
            }

            Column {
                width: parent.width
                visible: root.desk.clauseReadings.count > 0
                spacing: Theme.px(10)

                TextLabel {
                    text: qsTr("How this house reads it")
                    font.pixelSize: Theme.panelTitle
                    strong: true
                    Accessible.role: Accessible.Heading
                }
                Repeater {
                    model: root.desk.clauseReadings
                    delegate: ReadingCard {
                        width: column.width
                        chipsInTabOrder: true
                        onOpenRequested: (document, clause) => root.openRequested(document, clause)
                    }
                }
            }
        }
    }
    SlimScrollBar {
        anchors.right: parent.right
        height: parent.height
        flick: flick
    }
    FocusRing {
        anchors.margins: -4
        shown: flick.activeFocus
        controlRadius: Theme.radiusPanel
    }
}
