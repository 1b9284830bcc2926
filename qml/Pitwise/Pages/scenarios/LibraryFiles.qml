// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Where a pack comes from or goes to: its path typed, or looked for.
Sheet {
    id: root

    enum Purpose { Import, Export, Open }

    required property ScenarioLibrary library
    property int purpose: LibraryFiles.Import
    readonly property bool busy: library.work.busy

    function ask(what: int): void {
        purpose = what;
        field.text = what === LibraryFiles.Export ? library.pathOf(library.exportName) : "";
        open();
        field.forceActiveFocus();
        field.selectAll();
    }
    function take(file: url, sure: bool): void {
        if (purpose === LibraryFiles.Import)
            library.importFile(file);
        else if (purpose === LibraryFiles.Export && !sure && library.isThere(file))
            replacing.ask(file);
        else if (purpose === LibraryFiles.Export)
            library.exportFile(file);
        else if (library.newFromFile(file))
            close();
    }

    Connections {
        target: root.library
        function onFileDone(well: bool): void {
            if (well)
                root.close();
        }
    }

    title: purpose === LibraryFiles.Import ? qsTr("Import a pack") : purpose === LibraryFiles.Export ? qsTr("Export this pack") : qsTr("From a file")

    TextLabel {
        width: parent.width
        text: root.purpose === LibraryFiles.Import ? qsTr("What is in the file is added to what is here. Nothing is overwritten. Questions of Moodle (.xml) and QTI 3 (.zip, .xml) come in as drafts in a pack of their own, marked as typed by a person.")
            : root.purpose === LibraryFiles.Export ? qsTr("One file with every scenario of the pack, in all its versions. A name that ends in .xml is written for Moodle, one that ends in .zip as a QTI 3 package: the newest versions, with their tables in words.")
                                                   : qsTr("A round script or a scenario, as JSON.")
        color: Theme.text2
    }
    EditorField {
        id: field
        objectName: "pathField"
        width: parent.width
        label: qsTr("File")
        placeholderText: qsTr("Path of the file")
        onLeaveRequested: root.close()
        onEntered: if (text.trim().length > 0 && !root.busy) root.take(root.library.urlOf(text), false)
    }
    WorkLine {
        objectName: "fileWork"
        width: parent.width
        work: root.library.work
    }
    ErrorLine {
        objectName: "fileError"
        width: parent.width
        text: root.busy ? "" : root.library.error
    }
    Row {
        spacing: Theme.px(12)

        PrimaryButton {
            objectName: "fileDoButton"
            text: root.purpose === LibraryFiles.Import ? qsTr("Import") : root.purpose === LibraryFiles.Export ? qsTr("Export") : qsTr("Open")
            enabled: field.text.trim().length > 0 && !root.busy
            onClicked: field.entered()
        }
        QuietButton {
            height: Theme.px(52)
            text: qsTr("Browse")
            onClicked: {
                dialog.source = "";
                dialog.setSource("ScenarioFileDialog.qml", {
                    "saving": root.purpose === LibraryFiles.Export,
                    "plain": root.purpose === LibraryFiles.Open
                });
            }
        }
    }
    Loader {
        id: dialog

        Connections {
            target: dialog.item as ScenarioFileDialog
            ignoreUnknownSignals: true
            function onChosen(file: url): void {
                field.text = root.library.pathOf(file);
                root.take(file, true); // the dialog has asked
            }
        }
    }
    AskDialog {
        id: replacing

        property url file

        function ask(at: url): void {
            file = at;
            open();
        }

        title: qsTr("Replace the file?")
        text: qsTr("%1 is there already.").arg(root.library.pathOf(file))
        safeText: qsTr("Keep it")
        otherText: qsTr("Replace")
        risky: true
        onSafeChosen: field.forceActiveFocus()
        onOtherChosen: root.take(file, true)
    }
}
