// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Says outright that there is nothing to choose or to pay: an answer that nobody touched is none.
QuietButton {
    required property AnswerInput input

    objectName: "noneKey"
    keyName: "N"
    line: input.none ? Theme.brass : hovered ? Theme.text2 : Theme.edge
    ink: input.none ? Theme.text : Theme.text2
    font.bold: input.none
    iconName: input.none ? Icon.Tick : Icon.Nothing
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: input.none
    onClicked: input.chooseNone()
}
