// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The question in words, what is easy to miss about it, and the keys that help.
Item {
    id: root

    required property ShownQuestion question
    required property string problem
    required property string reason
    required property string hint
    required property bool typeable
    required property bool watchable
    property bool hinted: false
    /// Which keys answer it, for a newcomer. Empty: not said.
    property string guide: ""
    /// Bets carry no amounts: their chips are looked at more closely.
    property bool lookable: false

    signal lookRequested
    signal typeRequested
    signal feltRequested
    signal watchRequested
    signal payTablesRequested

    Flickable {
        width: parent.width
        height: helpers.y - Theme.px(6)
        contentHeight: column.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column
            width: parent.width
            spacing: Theme.px(8)

            ErrorLine {
                width: parent.width
                visible: text.length > 0
                text: root.problem
            }
            CardText {
                width: parent.width
                text: root.question.prompt
                pixelSize: Theme.question
                bold: true
            }
            EnglishLine {
                width: parent.width
                text: root.question.english
            }
            Badge {
                visible: root.question.judgement
                text: qsTr("Judgement call: not scored")
            }
            Repeater {
                // Without a felt the story stands in its place.
                model: root.question.hasFelt ? root.question.story : []

                CardText {
                    required property string modelData
                    width: column.width
                    text: modelData
                    ink: Theme.text2
                    pixelSize: root.question.story.length > 3 ? Theme.small : Theme.body
                }
            }
            TextLabel {
                objectName: "guide"
                width: parent.width
                visible: text.length > 0
                text: root.guide
                color: Theme.note
            }
            TextLabel {
                width: parent.width
                visible: root.hinted && text.length > 0
                text: root.hint
                color: Theme.note
            }
        }
    }
    Column {
        id: helpers
        anchors.bottom: parent.bottom
        width: parent.width

        TextLabel {
            width: parent.width
            visible: text.length > 0
            text: root.reason
            color: Theme.text3
            font.pixelSize: Theme.small
            bottomPadding: Theme.px(4)
        }
        Flow {
            // Their words begin where those of the question do.
            x: -Theme.px(6)
            width: parent.width - x

            HelperKey {
                visible: root.typeable
                keyName: "T"
                text: root.question.input.typing ? qsTr("Pay with chips") : Theme.narrow ? qsTr("Type it instead") : qsTr("Type the amount instead")
                onClicked: root.typeRequested()
            }
            HelperKey {
                visible: root.hint.length > 0
                keyName: "H"
                text: root.hinted ? qsTr("Hide the hint") : qsTr("Hint")
                onClicked: root.hinted = !root.hinted
            }
            HelperKey {
                visible: root.watchable
                keyName: "V"
                text: root.question.watching ? qsTr("Stop watching") : qsTr("Watch it again")
                onClicked: root.watchRequested()
            }
            HelperKey {
                visible: root.lookable
                keyName: "L"
                text: qsTr("Look closer")
                onClicked: root.lookRequested()
            }
            HelperKey {
                visible: root.question.payTables.count > 0
                keyName: "F8"
                text: qsTr("Pay tables")
                onClicked: root.payTablesRequested()
            }
            HelperKey {
                visible: root.question.english.length > 0
                keyName: "F9"
                text: Theme.english ? qsTr("Hide the English") : qsTr("English beside it")
                onClicked: Theme.settings.english = !Theme.settings.english
            }
            HelperKey {
                visible: root.question.hasFelt
                keyName: "F6"
                text: root.question.pickable !== 0 ? qsTr("Point at the felt") : qsTr("Walk the felt")
                onClicked: root.feltRequested()
            }
        }
    }

    component HelperKey: QuietButton {
        bare: true
        leftPadding: Theme.px(6)
        rightPadding: Theme.px(12)
        height: Theme.px(34)
        ink: Theme.text2
        focusPolicy: Qt.TabFocus
    }
}
