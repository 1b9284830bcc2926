// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The title of a pack: of a new one, or another for the one that is chosen.
Sheet {
    id: root

    required property ScenarioLibrary library
    property bool renaming: false

    function ask(rename: bool): void {
        renaming = rename;
        open();
        packName.text = rename ? library.packTitle : "";
        packName.forceActiveFocus();
        packName.selectAll();
    }

    title: renaming ? qsTr("This pack") : qsTr("A pack of your own")

    EditorField {
        id: packName
        objectName: "packName"
        width: parent.width
        label: qsTr("Its title")
        placeholderText: qsTr("Night shift, November")
        onLeaveRequested: root.close()
        onEntered: {
            if (text.trim().length === 0)
                return;
            if (root.renaming)
                root.library.renamePack(text);
            else
                root.library.makePack(text);
            root.close();
        }
    }
    PrimaryButton {
        text: root.renaming ? qsTr("Rename it") : qsTr("Make it")
        enabled: packName.text.trim().length > 0
        onClicked: packName.entered()
    }
    QuietButton {
        objectName: "removePack"
        visible: root.renaming
        bare: true
        leftPadding: Theme.px(4)
        text: qsTr("Remove this pack")
        ink: Theme.wrong
        onClicked: removing.open()
    }
    AskDialog {
        id: removing
        title: qsTr("Remove the pack “%1”?").arg(root.library.packTitle)
        text: qsTr("All its scenarios go. Answers on record still show what was asked, and the files can be brought back for 30 days.")
        safeText: qsTr("Keep it")
        otherText: qsTr("Remove")
        risky: true
        onOtherChosen: {
            root.library.removePack();
            root.close();
        }
    }
}
