// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// A choice of the blueprint that is being edited.
Column {
    id: root

    required property BlueprintEditor editor
    required property string name
    required property list<string> labels
    required property int which

    spacing: Theme.px(4)

    TextLabel {
        text: root.name
        color: Theme.text2
        font.pixelSize: Theme.small
    }
    ChoiceRow {
        name: root.name
        labels: root.labels
        current: root.editor.revision >= 0 ? root.editor.number(root.which) : 0
        onChosen: index => root.editor.setNumber(root.which, index)
    }
}
