// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls
import "home"

/// What one comes to first: who is training, what waits today and why, and how ready he is for each game.
DeskPage {
    id: root

    readonly property HomeDesk home: trainer.home
    readonly property Trainees trainees: trainer.trainees
    readonly property bool reviewing: trainer.answers.open
    readonly property bool sideBySide: column.width >= Theme.px(860)

    /// A session of what is due; without a trainee of his own somebody is seated, so that nobody has to be asked first.
    function startDue(): void {
        trainees.seatSomebody();
        trainer.practiceSetup.mode = PracticeSetup.Due;
        trainer.navigation.open("practice");
        trainer.practice.start();
    }
    function goOn(): void {
        trainer.navigation.open("practice");
        trainer.practice.goOn();
    }
    /// The live table with that game, to be set up.
    function dealRound(game: string): void {
        trainer.live.plan.game = game;
        trainer.navigation.open("live");
    }
    function practise(game: string): void {
        trainer.practiceSetup.onlyGame(game);
        trainer.navigation.open("practice");
    }

    title: reviewing ? qsTr("Review, %1").arg(trainer.answers.when) : qsTr("Home")
    keys: [
        KeyHint { key: qsTr("Enter"); words: qsTr("Resume the unfinished session") },
        KeyHint { key: "D"; words: qsTr("What is due") },
        KeyHint { key: "1–4"; words: qsTr("Practise a game") },
        KeyHint { key: "N"; words: qsTr("New practice") },
        KeyHint { key: "A"; words: qsTr("What your instructor gave you") },
        KeyHint { key: "V"; words: qsTr("Review the last misses") },
        KeyHint { key: "U"; words: qsTr("Who is training") },
        KeyHint { key: qsTr("Alt 1–8"); words: qsTr("Another page") },
        KeyHint { key: "?"; words: qsTr("These keys") }
    ]
    railVisible: !reviewing
    onVisibleChanged: if (!visible) people.close()
    onReviewingChanged: if (visible && !reviewing) due.takeFocus()
    onShown: {
        if (reviewing) {
            review.forceActiveFocus();
            return;
        }
        trainer.practiceSetup.refresh();
        trainer.practice.refresh();
        home.refresh();
        trainer.classWork.refresh();
        due.takeFocus();
        if (!trainees.seated && trainees.count > 0 && trainees.usable) // else what is wrong is to be read first
            people.open();
    }

    Flickable {
        id: flick
        anchors.fill: parent
        visible: !root.reviewing
        contentWidth: width
        contentHeight: column.implicitHeight + Theme.px(44)
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        /// Scrolls no further than it must; back to the very top where the first row is wanted.
        function reveal(top: real, size: real): void {
            const most = Math.max(0, contentHeight - height);
            if (top + size + Theme.px(16) > contentY + height)
                contentY = Math.min(most, top + size + Theme.px(16) - height);
            if (top - Theme.px(16) < contentY)
                contentY = Math.max(0, top - Theme.px(16));
            if (top + size + Theme.px(16) <= height)
                contentY = 0;
        }

        Column {
            id: column
            x: Math.max(Theme.margin, (flick.width - width) / 2)
            y: Theme.px(22)
            width: Math.min(flick.width - 2 * Theme.margin, Theme.px(1800))
            spacing: Theme.px(18)

            HomeHead {
                id: head
                width: parent.width
                home: root.home
                trainees: root.trainees
                onPeopleRequested: people.opened ? people.close() : people.open()
            }
            ErrorLine {
                width: parent.width
                text: root.trainees.notice
                buttonText: root.trainees.usable ? "" : qsTr("Try again")
                onPressed: root.trainees.tryAgain()
            }
            Flow {
                id: top
                width: parent.width
                spacing: Theme.px(20)

                DuePanel {
                    id: due
                    width: root.sideBySide ? Math.round((top.width - top.spacing) * 0.61) : top.width
                    height: root.sideBySide ? Math.max(implicitHeight, exam.implicitHeight) : implicitHeight
                    home: root.home
                    usable: root.trainees.usable
                    onDueRequested: root.startDue()
                    onGoOnRequested: root.goOn()
                    onPracticeRequested: root.trainer.navigation.open("practice")
                    onFocusTaken: flick.reveal(column.y + top.y + y, height)
                }
                ExamPanel {
                    id: exam
                    width: root.sideBySide ? top.width - top.spacing - due.width : top.width
                    height: root.sideBySide ? due.height : implicitHeight
                    home: root.home
                    seated: root.trainees.seated
                    onDateRequested: root.trainer.navigation.openPart("settings", "training")
                    onFocusTaken: flick.reveal(column.y + top.y + y, height)
                }
            }
            WorkPanel {
                width: parent.width
                work: root.trainer.classWork
                keysOn: root.visible && !root.reviewing && !people.opened
            }
            Panel {
                id: dealOffer
                objectName: "dealOffer"
                readonly property string game: root.trainer.live.suggestion
                readonly property list<string> names: [qsTr("Lucky 8"), qsTr("Dueling 8's 21+"), qsTr("Free Bet"), qsTr("Lucky Lucky")]

                width: parent.width
                height: Theme.px(64)
                visible: game.length > 0

                TextLabel {
                    x: Theme.px(16)
                    width: dealButton.x - x - Theme.px(12)
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("You know %1 on paper. Now deal it.").arg(dealOffer.names[Array.from(root.trainer.live.plan.games).indexOf(dealOffer.game)] ?? "")
                    strong: true
                }
                QuietButton {
                    id: dealButton
                    objectName: "dealButton"
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.px(10)
                    anchors.verticalCenter: parent.verticalCenter
                    keyName: "L"
                    text: qsTr("Deal a round")
                    onClicked: root.dealRound(dealOffer.game)
                }
            }
            Item {
                width: parent.width
                height: gamesTitle.implicitHeight

                TextLabel {
                    id: gamesTitle
                    text: qsTr("Games")
                    font.pixelSize: Theme.panelTitle
                    strong: true
                    Accessible.role: Accessible.Heading
                }
                TextLabel {
                    anchors.right: parent.right
                    anchors.baseline: gamesTitle.baseline
                    text: qsTr("Ready from %1. The mark on each bar.").arg(root.home.readyFrom)
                    font.pixelSize: Theme.small
                    color: Theme.text2
                }
            }
            Grid {
                id: grid

                readonly property real cardWidth: Math.floor((width - (columns - 1) * spacing) / columns)
                /// What a high window leaves below the page: the felts of the cards grow into it.
                readonly property real spare: columns < 4 ? 0 : Math.max(0, flick.height - column.y - y - cardHeight - Theme.px(18) - last.height - Theme.px(24))
                property real cardHeight: 0

                width: parent.width
                columns: width >= Theme.px(860) ? 4 : width >= Theme.px(480) ? 2 : 1
                spacing: Theme.gap

                Repeater {
                    model: root.home.games

                    GameCard {
                        id: card

                        width: grid.cardWidth
                        taller: grid.spare
                        onPlainHeightChanged: grid.cardHeight = plainHeight
                        readyFrom: root.home.readyFrom
                        onClicked: root.practise(document)
                        onActiveFocusChanged: if (activeFocus) flick.reveal(column.y + grid.y + y, height)
                        Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                        Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)

                        Shortcut {
                            sequence: card.keyName
                            enabled: root.visible && !root.reviewing && !people.opened
                            onActivated: card.clicked()
                        }
                    }
                }
            }
            LastSession {
                id: last
                width: parent.width
                home: root.home
                keysOn: root.visible && !root.reviewing && !people.opened
                onPracticeRequested: root.trainer.navigation.open("practice")
                onReviewRequested: root.home.reviewMisses()
                onProgressRequested: root.trainer.navigation.open("progress")
                onFocusTaken: flick.reveal(column.y + y, height)
            }
        }
    }

    Loader {
        id: review
        anchors.fill: parent

        readonly property bool wanted: root.reviewing && root.visible

        onWantedChanged: {
            if (wanted)
                setSource("home/HomeReview.qml", {"trainer": root.trainer});
            else
                source = "";
        }
        onLoaded: (item as Item).forceActiveFocus()
    }
    PeoplePanel {
        id: people
        objectName: "people"
        trainees: root.trainees
        x: parent.width - width - Theme.margin
        y: Math.max(Theme.px(16), column.y + head.height + Theme.px(8) - flick.contentY)
        height: Math.min(implicitHeight, root.height - y - Theme.px(16))
        onClosed: due.takeFocus()
        onStaffRequested: root.trainer.navigation.open("exams")
    }
    Toast {
        id: toast
        x: Theme.margin
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(24)
        onUndoRequested: root.trainees.bringBack(0) // the latest
    }
    Connections {
        target: root.trainees

        function onRemoved(name: string): void {
            toast.show(qsTr("%1 is removed, with all records.").arg(name), qsTr("Bring back"));
        }
        function onBroughtBack(name: string): void {
            toast.show(qsTr("%1 is back, with all records.").arg(name), "");
        }
        function onPinTaken(name: string): void {
            toast.show(qsTr("%1 has no PIN any more.").arg(name), "");
        }
    }
    Shortcut {
        sequence: "L"
        enabled: root.visible && !root.reviewing && !people.opened && dealOffer.visible
        onActivated: dealButton.clicked()
    }
    Shortcut {
        sequence: "U"
        enabled: root.visible && !root.reviewing && !people.opened
        onActivated: people.open()
    }
}
