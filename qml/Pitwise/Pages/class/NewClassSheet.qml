// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls
import "../scenarios"

/// A name is all that a class begins with.
Sheet {
    id: root

    required property ClassDesk desk

    function begin(): void {
        if (name.text.trim().length === 0)
            return;
        desk.create(name.text);
        close();
    }

    title: qsTr("New class")
    onVisibleChanged: {
        if (!visible)
            return;
        name.clear();
        name.forceActiveFocus();
    }

    TextLabel {
        width: parent.width
        text: qsTr("Whoever has this name as his batch is in the class.")
        color: Theme.text2
    }
    EntryField {
        id: name
        objectName: "newClassName"
        width: parent.width
        label: qsTr("Name, such as Batch 12")
        placeholderText: label
        Keys.onReturnPressed: root.begin()
        Keys.onEnterPressed: root.begin()
    }
    PrimaryButton {
        text: qsTr("Begin")
        enabled: name.text.trim().length > 0
        onClicked: root.begin()
    }
}
