// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// An amount or a number, typed; where a total is asked for, hard or soft besides (S).
AnswerPart {
    id: root

    /// Gets every key before the field: letters mean nothing in an amount.
    required property Item keyTarget
    readonly property bool money: input.control === AnswerInput.Money

    note: input.complete ? "" : money ? qsTr("Type the amount.") : qsTr("Type the number.")

    function handleKey(event: KeyEvent): bool {
        if (event.key === Qt.Key_S && root.input.asksSoft) {
            root.input.soft = !root.input.soft;
            return true;
        }
        if (!field.activeFocus && /^[0-9.]$/.test(event.text)) {
            field.forceActiveFocus();
            root.type(event.text);
            return true;
        }
        return false;
    }

    function type(character: string): void {
        const text = root.input.typed;
        const next = character === "⌫" ? text.slice(0, -1) : text + character;
        if (root.money ? /^[0-9,]{0,13}(\.[0-9]{0,2})?$/.test(next) : next.length <= 3)
            root.input.typed = next;
    }

    Column {
        objectName: "typed"
        spacing: Theme.px(12)

        Flow {
            id: above
            width: root.width
            spacing: Theme.px(12)

            EntryField {
                id: field
                focus: true
                width: root.input.asksSoft ? Theme.px(180) : pad.width
                height: Theme.px(72)
                font.pixelSize: Theme.px(40)
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
            }
            Row {
                visible: root.input.asksSoft
                spacing: Theme.px(10)

                ChoiceRow {
                    name: qsTr("Hard or soft")
                    labels: [qsTr("Hard"), qsTr("Soft")]
                    current: root.input.soft ? 1 : 0
                    onChosen: index => root.input.soft = index === 1
                }
                KeyCap {
                    anchors.verticalCenter: parent.verticalCenter
                    key: "S"
                }
            }
        }
        // The same by mouse alone.
        Grid {
            id: pad
            columns: 6
            spacing: Theme.px(8)

            Repeater {
                model: root.money ? ["1", "2", "3", "4", "5", "⌫", "6", "7", "8", "9", "0", "."] : ["1", "2", "3", "4", "5", "⌫", "6", "7", "8", "9", "0"]

                QuietButton {
                    required property string modelData
                    width: Theme.px(Theme.narrow ? 54 : 64)
                    // Two rows in what the field leaves.
                    height: Math.max(Theme.px(34), Math.min(Theme.px(44), (root.height - above.height - Theme.px(20)) / 2))
                    leftPadding: 0
                    text: modelData
                    focusPolicy: Qt.NoFocus
                    Accessible.name: modelData === "⌫" ? qsTr("Take the last digit back") : modelData
                    onClicked: root.type(modelData)
                }
            }
        }
    }
}
