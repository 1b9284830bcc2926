// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// An amount or a number, typed; where a total is asked for, hard or soft besides (S).
FocusScope {
    id: root

    required property PracticeSession session
    readonly property bool money: session.control === PracticeSession.Money

    Column {
        spacing: Theme.px(16)

        EntryField {
            id: field
            focus: true
            width: Theme.px(320)
            height: Theme.px(72)
            font.pixelSize: Theme.px(36)
            font.bold: true
            label: root.money ? qsTr("Amount in dollars") : qsTr("Number")
            placeholderText: root.money ? qsTr("$0.00") : "0"
            text: root.session.typed
            inputMethodHints: Qt.ImhFormattedNumbersOnly
            validator: RegularExpressionValidator {
                regularExpression: root.money ? /\$?[0-9,]{0,13}(\.[0-9]{0,2})?/ : /[0-9]{0,3}/
            }
            onTextEdited: root.session.typed = text
            Keys.onPressed: event => {
                if (event.key === Qt.Key_S && root.session.asksSoft) {
                    root.session.soft = !root.session.soft;
                    event.accepted = true;
                }
            }
        }
        ChoiceRow {
            visible: root.session.asksSoft
            name: qsTr("Hard or soft")
            labels: [qsTr("Hard"), qsTr("Soft (S)")]
            current: root.session.soft ? 1 : 0
            onChosen: index => root.session.soft = index === 1
        }
    }
}
