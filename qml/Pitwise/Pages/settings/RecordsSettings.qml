// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Taking records out, bringing them in, keeping them safe.
Column {
    id: root

    required property RecordsDesk records
    required property Trainees trainees
    /// What the file dialog is for.
    property int wanted: RecordsDesk.Nothing
    readonly property list<string> doing: ["", qsTr("Writing the records…"), qsTr("Importing the records…"), qsTr("Backing up…"), qsTr("Restoring…"), qsTr("Checking the records…")]

    function takeFocus(): void {
        (trainees.seated ? json : backUp).forceActiveFocus();
    }
    function ask(work: int, ending: string): void {
        records.forgive();
        wanted = work;
        dialog.setSource("");
        dialog.setSource("RecordsDialog.qml", {
            "saving": work === RecordsDesk.Export || work === RecordsDesk.BackUp,
            "ending": ending,
            "folder": records.folder(),
            "offered": records.offeredFile(work, ending)
        });
    }
    function take(file: url): void {
        const saving = wanted === RecordsDesk.Export || wanted === RecordsDesk.BackUp;
        chosen.file = file;
        if (saving && records.isThere(file))
            replace.open();
        else if (wanted === RecordsDesk.Restore)
            restore.open();
        else
            go(file);
    }
    function go(file: url): void {
        switch (wanted) {
        case RecordsDesk.Export: records.exportTo(file); break;
        case RecordsDesk.Import: records.importFrom(file); break;
        case RecordsDesk.BackUp: records.backUpTo(file); break;
        case RecordsDesk.Restore: records.restoreFrom(file); break;
        }
    }

    spacing: Theme.px(16)

    component Heading: TextLabel {
        width: root.width
        font.pixelSize: Theme.panelTitle
        strong: true
        Accessible.role: Accessible.Heading
    }

    QtObject {
        id: chosen
        property url file
    }
    ErrorLine {
        width: parent.width
        text: root.records.problem.length > 0 ? root.records.problem : root.trainees.notice
        buttonText: root.records.problem.length > 0 ? qsTr("Got it") : root.trainees.usable ? "" : qsTr("Try again")
        onPressed: root.records.problem.length > 0 ? root.records.forgive() : root.trainees.tryAgain()
    }
    RecordsWork {
        width: parent.width
        records: root.records
        doing: root.doing[root.records.work]
    }
    Heading {
        text: root.trainees.seated ? qsTr("Records of %1").arg(root.trainees.name) : qsTr("A trainee's records")
    }
    Panel {
        width: parent.width
        height: own.implicitHeight

        Column {
            id: own
            width: parent.width

            SettingRow {
                width: parent.width
                name: qsTr("Export")
                detail: root.trainees.seated ? qsTr("JSON: everything, to be imported elsewhere. CSV: the answers as a table.") : qsTr("Choose on the home page whose records you mean.")

                Row {
                    spacing: Theme.px(10)

                    QuietButton {
                        id: json
                        objectName: "exportJson"
                        text: qsTr("As JSON…")
                        enabled: root.trainees.seated && root.trainees.readable && !root.records.busy
                        onClicked: root.ask(RecordsDesk.Export, "json")
                    }
                    QuietButton {
                        objectName: "exportCsv"
                        text: qsTr("As CSV…")
                        enabled: json.enabled
                        onClicked: root.ask(RecordsDesk.Export, "csv")
                    }
                }
            }
            SettingRow {
                width: parent.width
                name: qsTr("Import")
                detail: qsTr("What is already here is not added twice. A file with one bad line changes nothing.")

                QuietButton {
                    objectName: "import"
                    text: qsTr("Import…")
                    enabled: root.trainees.usable && !root.records.busy
                    onClicked: root.ask(RecordsDesk.Import, "json")
                }
            }
        }
    }
    Heading {
        text: qsTr("Everything")
    }
    Panel {
        width: parent.width
        height: all.implicitHeight

        Column {
            id: all
            width: parent.width

            SettingRow {
                width: parent.width
                name: qsTr("Backup")
                detail: qsTr("All trainees, answers and decisions in one file, checked before it is kept.")

                QuietButton {
                    id: backUp
                    objectName: "backUp"
                    text: qsTr("Back up…")
                    enabled: root.trainees.readable && !root.records.busy
                    onClicked: root.ask(RecordsDesk.BackUp, "db")
                }
            }
            SettingRow {
                width: parent.width
                name: qsTr("Restore")
                detail: qsTr("Replaces the records with a backup. The current ones are kept beside it, under another name.")

                RiskyButton {
                    objectName: "restore"
                    text: qsTr("Restore…")
                    enabled: !root.records.busy
                    onClicked: root.ask(RecordsDesk.Restore, "db")
                }
            }
            SettingRow {
                width: parent.width
                name: qsTr("Check")
                detail: qsTr("Reads the whole file and checks it: %1, %2.").arg(root.records.file).arg(root.records.size)

                QuietButton {
                    objectName: "check"
                    text: qsTr("Check")
                    enabled: root.trainees.readable && !root.records.busy
                    onClicked: root.records.check()
                }
            }
        }
    }

    Loader {
        id: dialog
        onLoaded: (item as RecordsDialog).accepted.connect(root.take)
    }
    AskDialog {
        id: replace
        title: qsTr("Replace %1?").arg(root.records.nameOf(chosen.file))
        text: qsTr("A file of that name is there already.")
        safeText: qsTr("Keep it")
        otherText: qsTr("Replace")
        risky: true
        onOtherChosen: root.go(chosen.file)
    }
    AskDialog {
        id: restore
        title: qsTr("Restore %1?").arg(root.records.nameOf(chosen.file))
        text: qsTr("It replaces all records. The current ones are kept beside it, and you choose again who is training.")
        safeText: qsTr("Leave as it is")
        otherText: qsTr("Restore")
        risky: true
        onOtherChosen: root.go(chosen.file)
    }
}
