// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The session in words, what the level takes away, and the start.
Panel {
    id: root

    required property PracticeSetup setup
    required property PracticeSession session
    readonly property bool storm: setup.mode === PracticeSetup.Storm
    readonly property bool due: setup.mode === PracticeSetup.Due

    signal startRequested

    implicitHeight: column.implicitHeight + foot.implicitHeight + Theme.px(56)

    Column {
        id: column
        x: Theme.px(20)
        y: Theme.px(20)
        width: parent.width - 2 * x
        spacing: Theme.px(14)

        TextLabel {
            text: qsTr("This session")
            font.pixelSize: Theme.panelTitle
            strong: true
        }
        Row {
            width: parent.width
            spacing: Theme.px(14)

            TextLabel {
                id: count
                text: root.setup.questions > 0 ? String(root.setup.questions) : String(root.setup.minutes)
                font.pixelSize: Theme.px(52)
                lineHeight: 0.9
                strong: true
                wrapMode: Text.NoWrap
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - count.width - parent.spacing
                text: root.setup.questions > 0 ? qsTr("questions\nabout %n min", "", root.setup.minutes) : root.storm ? qsTr("minutes,\nor three misses") : qsTr("minutes, as many\nas you answer")
                color: Theme.text2
            }
        }
        Row {
            spacing: Theme.px(8)

            Repeater {
                model: root.due ? [] : root.setup.games

                GameTag {
                    required property string modelData
                    document: modelData
                }
            }
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.due || root.setup.games.length > 1
                text: root.due ? qsTr("All games, mixed on purpose") : qsTr("mixed")
                color: Theme.text2
                wrapMode: Text.NoWrap
            }
        }
        Rectangle {
            width: parent.width
            height: 1
            color: Theme.hairline
        }
        TextLabel {
            width: parent.width
            text: root.due ? (root.setup.due > 0 ? qsTr("What you are about to forget, what you missed, and what is new today.") : qsTr("Nothing is due today. Choose what to practise, or come back tomorrow."))
                : root.setup.mode === PracticeSetup.Custom ? (root.setup.canStart ? qsTr("%n clause(s) may come up.", "", root.setup.clausesInReach) : (root.setup.games.length > 0 && root.setup.topics.length > 0 ? qsTr("This game has no question of this topic: choose another.") : qsTr("Choose a game and a topic to start.")))
                : root.setup.mode === PracticeSetup.Odds ? qsTr("Stake times odds against the clock, without a felt, the stakes rising.")
                : root.setup.mode === PracticeSetup.ClauseHunt ? qsTr("Name the clause that governs what you see.")
                : root.storm ? (root.setup.canStart ? qsTr("One key answers. A right answer goes on by itself; a miss shows you why. Storms do not change your readiness.") : qsTr("Choose a game and a topic to start."))
                : qsTr("Disputed clauses with their readings explained. Not scored.")
        }
        TextLabel {
            width: parent.width
            visible: root.storm && root.setup.canStart
            text: root.setup.bestStorm >= 0 ? qsTr("Your best with this choice: %n right", "", root.setup.bestStorm) : qsTr("No storm with this choice yet.")
            strong: true
        }
        LevelPicture {
            id: picture
            // Only where it leaves room for what is said and pressed.
            visible: !Theme.narrow && root.height >= Theme.px(492) + foot.implicitHeight
            width: parent.width
            height: Theme.px(168)
            game: root.due || root.setup.games.length === 0 ? GameLooks.documents[0] : root.setup.games[0]
            amounts: root.setup.level !== PracticeSetup.Table
            fourColour: Theme.highContrast || (Theme.settings ? Theme.settings.fourColourDeck : false)
            highContrast: Theme.highContrast

            PaintedFrame {
                anchors.fill: parent
                edge: Theme.edge
            }
        }
        TextLabel {
            width: parent.width
            text: root.setup.level === PracticeSetup.Learn ? qsTr("Learn level: amounts on the bets, a hint for each question, chips or typing.") : root.setup.level === PracticeSetup.Drill ? qsTr("Drill level: amounts on the bets, you pay with chips.") : qsTr("Table level: no amounts on the bets. You read the stacks and pay from the float.")
            color: Theme.text2
            font.pixelSize: Theme.small
        }
    }
    Column {
        id: foot
        x: Theme.px(20)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(20)
        width: parent.width - 2 * x
        spacing: Theme.px(10)

        Presets {
            width: parent.width
            setup: root.setup
        }
        QuietButton {
            width: parent.width
            visible: root.session.canGoOn
            keyName: "G"
            text: qsTr("Resume: %1").arg(root.session.unfinished)
            onClicked: root.session.goOn()
        }
        PrimaryButton {
            width: parent.width
            large: true
            focus: true
            text: qsTr("Start")
            enabled: root.setup.canStart
            onClicked: root.startRequested()
        }
        QuietButton {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.setup.canSavePreset
            bare: true
            keyName: "S"
            text: qsTr("Save as a preset")
            onClicked: root.setup.savePreset()
        }
    }
}
