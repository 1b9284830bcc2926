// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The end of a session: three figures, one piece of advice, then the detail.
FocusScope {
    id: root

    required property PracticeSession session
    required property SessionReview review
    required property PracticeSetup setup
    readonly property bool missed: review.misses > 0

    signal clauseRequested(string document, string clause)
    signal homeRequested

    function goOn(): void {
        if (missed)
            review.openMiss(0);
        else
            again();
    }

    function again(): void {
        setup.refresh();
        if (setup.mode === PracticeSetup.Due && setup.due === 0)
            session.backToSetup();
        else
            session.start();
    }

    Keys.onPressed: event => {
        if (event.modifiers & (Qt.AltModifier | Qt.ControlModifier))
            return;
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            if (!event.isAutoRepeat && root.session.isSettled())
                root.goOn();
        } else if (event.key === Qt.Key_T && root.missed)
            root.session.retryMisses();
        else if (event.key === Qt.Key_D)
            root.again();
        else if (event.key === Qt.Key_C)
            root.session.backToSetup();
        else if (event.key === Qt.Key_Escape)
            root.homeRequested();
        else
            return;
        event.accepted = true;
    }
    Component.onCompleted: setup.refresh()

    Flickable {
        id: flick
        anchors.fill: parent
        contentHeight: Math.max(height, column.implicitHeight + Theme.px(48))
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(24)
            width: Math.min(parent.width - 2 * Theme.margin, 1800)
            spacing: Theme.gap

            Item {
                width: parent.width
                height: Math.max(Theme.px(56), heading.implicitHeight)

                Column {
                    id: heading
                    width: parent.width - actions.width - Theme.gap

                    TextLabel {
                        text: qsTr("Session done")
                        font.pixelSize: Theme.pageTitle
                        lineHeight: Theme.titleLineHeight
                        strong: true
                    }
                    TextLabel {
                        width: parent.width
                        text: root.review.session
                        color: Theme.text2
                    }
                }
                Row {
                    id: actions
                    anchors.right: parent.right
                    spacing: Theme.px(12)

                    QuietButton {
                        objectName: "newPractice"
                        height: Theme.px(52)
                        keyName: "C"
                        text: Theme.narrow ? qsTr("New") : qsTr("New practice")
                        Accessible.name: qsTr("New practice")
                        onClicked: root.session.backToSetup()
                    }
                    QuietButton {
                        height: Theme.px(52)
                        keyName: "T"
                        visible: root.missed
                        text: Theme.narrow ? qsTr("Try again") : qsTr("Try misses again")
                        onClicked: root.session.retryMisses()
                    }
                    QuietButton {
                        height: Theme.px(52)
                        keyName: "D"
                        visible: root.missed
                        text: root.setup.mode === PracticeSetup.Due && root.setup.due > 0 ? qsTr("%n still due", "", root.setup.due) : root.setup.mode === PracticeSetup.Due ? qsTr("Nothing due") : qsTr("Once more")
                        onClicked: root.again()
                    }
                    PrimaryButton {
                        focus: true
                        text: root.missed ? qsTr("Review %n miss(es)", "", root.review.misses) : qsTr("Practise again")
                        onClicked: if (root.session.isSettled()) root.goOn()
                    }
                }
            }
            ErrorLine {
                width: parent.width
                visible: text.length > 0
                text: root.session.problem
            }
            StormResult {
                width: parent.width
                visible: root.session.storm.on
                storm: root.session.storm
            }
            SummaryFigures {
                width: parent.width
                review: root.review
            }
            Row {
                width: parent.width
                spacing: Theme.gap

                SummaryTallies {
                    id: tallies
                    width: Math.round((parent.width - parent.spacing) / 2)
                    height: Math.max(implicitHeight, side.implicitHeight, flick.height - y - column.y - parent.y - Theme.px(24))
                    review: root.review
                }
                Column {
                    id: side
                    width: parent.width - tallies.width - parent.spacing
                    spacing: Theme.gap

                    MissList {
                        width: parent.width
                        review: root.review
                        onClauseRequested: (document, clause) => root.clauseRequested(document, clause)
                    }
                    WorkList {
                        width: parent.width
                        visible: rows > 0
                        review: root.review
                        onClauseRequested: (document, clause) => root.clauseRequested(document, clause)
                    }
                }
            }
        }
    }
}
