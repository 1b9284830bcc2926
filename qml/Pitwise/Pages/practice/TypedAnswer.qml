// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// An amount or a number, typed; where a total is asked for, hard or soft besides (S).
FocusScope {
    id: root

    required property AnswerInput input
    /// Gets every key before the field: letters mean nothing in an amount.
    required property Item keyTarget
    readonly property bool money: input.control === AnswerInput.Money

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
            text: root.input.typed
            inputMethodHints: Qt.ImhFormattedNumbersOnly
            validator: RegularExpressionValidator {
                regularExpression: root.money ? /\$?[0-9,]{0,13}(\.[0-9]{0,2})?/ : /[0-9]{0,3}/
            }
            onTextEdited: root.input.typed = text
            Keys.forwardTo: [root.keyTarget]
            Keys.onPressed: event => {
                if (event.key === Qt.Key_S && root.input.asksSoft) {
                    root.input.soft = !root.input.soft;
                    event.accepted = true;
                }
            }
        }
        ChoiceRow {
            visible: root.input.asksSoft
            name: qsTr("Hard or soft")
            labels: [qsTr("Hard"), qsTr("Soft (S)")]
            current: root.input.soft ? 1 : 0
            onChosen: index => root.input.soft = index === 1
        }
    }
}
