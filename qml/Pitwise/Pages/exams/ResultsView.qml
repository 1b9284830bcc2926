// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Results of an exam: everybody in a list, and the questions afterwards. Enter opens one.
FocusScope {
    id: root

    required property ExamDesk exams
    required property Staff staff
    readonly property ResultDesk desk: exams.results
    property int tab: 0

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape)
            root.exams.view = ExamDesk.Shelf;
        else if (event.modifiers !== Qt.NoModifier)
            return;
        else if (event.key === Qt.Key_C)
            tabs.currentIndex = 0;
        else if (event.key === Qt.Key_Q)
            tabs.currentIndex = 1;
        else if (event.key === Qt.Key_I)
            importing.ask("");
        else if (event.key === Qt.Key_S && everything.enabled)
            everything.clicked();
        else if (event.key === Qt.Key_T && table.enabled)
            table.clicked();
        else
            return;
        event.accepted = true;
    }

    ViewHead {
        id: head
        x: Theme.margin
        y: Theme.px(20)
        width: parent.width - 2 * x
        title: root.desk.exam.length > 0 ? qsTr("Results: %1").arg(root.desk.exam) : qsTr("Results")
        subtitle: root.desk.results.total > 0 ? root.desk.summary : ""
        backText: qsTr("Shelf")
        onBackRequested: root.exams.view = ExamDesk.Shelf

        QuietButton {
            visible: !Theme.cramped
            keyName: "I"
            text: Theme.narrow ? qsTr("Import") : qsTr("Import more")
            enabled: !root.exams.work.busy
            onClicked: importing.ask("")
        }
        QuietButton {
            id: table
            keyName: "T"
            text: Theme.narrow ? qsTr("List") : qsTr("Save the list")
            enabled: root.desk.results.total > 0 && !root.exams.work.busy
            onClicked: saveTable.ask(root.desk.exam + ".csv")
        }
        QuietButton {
            id: everything
            objectName: "saveAll"
            keyName: "S"
            text: Theme.narrow ? qsTr("All papers") : qsTr("Save all papers")
            enabled: root.desk.results.total > 0 && !root.exams.work.busy
            onClicked: saveAll.ask(Paths.among(""))
        }
    }
    PageTabs {
        id: tabs
        anchors.top: head.bottom
        anchors.topMargin: Theme.px(8)
        x: Theme.margin
        width: parent.width - 2 * x
        visible: root.desk.results.total > 0
        height: visible ? implicitHeight : 0
        currentIndex: root.tab
        onCurrentIndexChanged: root.tab = currentIndex

        PageTab {
            keyName: "C"
            text: qsTr("Candidates")
        }
        PageTab {
            keyName: "Q"
            text: root.desk.items.doubtful > 0 ? qsTr("Questions: %1 to check").arg(root.desk.items.doubtful) : qsTr("Questions")
        }
    }
    Column {
        id: news
        anchors.top: tabs.bottom
        anchors.topMargin: Theme.px(12)
        x: Theme.margin
        width: parent.width - 2 * x
        spacing: Theme.px(8)

        WorkLine {
            width: parent.width
            work: root.exams.work
        }
        TextLabel {
            width: parent.width
            visible: text.length > 0
            objectName: "imported"
            text: root.desk.imported
            color: Theme.text2
        }
        Repeater {
            model: root.desk.refused
            ErrorLine {
                required property string modelData
                width: news.width
                text: modelData
            }
        }
        AdviceLine {
            width: parent.width
            visible: text.length > 0 && root.tab === 0
            text: root.desk.missing.length > 0 ? qsTr("Still missing: %1.").arg(root.desk.missing) : ""
        }
        AdviceLine {
            width: parent.width
            visible: text.length > 0
            text: root.desk.twice.length > 0 ? qsTr("Two different results: %1. Look at both and say which one does not count; until then neither gets a paper.").arg(root.desk.twice) : ""
        }
        AdviceLine {
            width: parent.width
            visible: text.length > 0
            text: root.desk.asideText
        }
        AdviceLine {
            width: parent.width
            visible: text.length > 0
            text: root.desk.withdrawnText
        }
    }
    EmptyState {
        anchors.top: news.bottom
        anchors.topMargin: Theme.gap
        x: Theme.margin
        width: Math.min(parent.width - 2 * x, Theme.px(640))
        visible: root.desk.results.total === 0 && !root.exams.work.busy
        text: qsTr("No result yet")
        detail: qsTr("Results come back from the stations as .pitresult files.")
        buttonText: qsTr("Import results")
        buttonKey: "I"
        onPressed: importing.ask("")
    }
    Loader {
        id: body
        anchors.top: news.bottom
        anchors.topMargin: news.height > 0 ? Theme.px(12) : 0
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(16)
        x: Theme.margin
        width: parent.width - 2 * x
        focus: true
        active: root.desk.results.total > 0
        sourceComponent: root.tab === 0 ? everybody : items
        onLoaded: (item as Item).forceActiveFocus()
    }
    Component {
        id: everybody
        ResultTable {
            results: root.desk.results
            current: root.desk.current
            onOpened: place => {
                root.desk.current = place;
                root.exams.view = ExamDesk.Result;
            }
        }
    }
    Component {
        id: items
        ItemsView {
            desk: root.desk
            staff: root.staff
        }
    }
    Toast {
        id: toast
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.margins: Theme.px(20)
    }
    Connections {
        target: root.desk
        function onSaved(file: string): void {
            toast.show(qsTr("Saved: %1").arg(file), "");
        }
    }
    PathAsk {
        id: importing
        title: qsTr("Import results")
        text: qsTr("A folder with results (*.pitresult), or one result. Each is checked, opened and marked.")
        actionText: qsTr("Import")
        nameFilter: qsTr("Results (*.pitresult)")
        onChosen: file => root.desk.importFrom(file)
    }
    PathAsk {
        id: saveAll
        title: qsTr("Save all papers")
        text: qsTr("A report for everybody, certificate and badge for who passed, all signed, in a new folder in this one.")
        actionText: qsTr("Save")
        saving: true
        folder: true
        onChosen: file => root.desk.saveAll(file)
    }
    PathAsk {
        id: saveTable
        title: qsTr("Save the list")
        text: qsTr("One line a candidate, for a spreadsheet (CSV).")
        actionText: qsTr("Save")
        saving: true
        nameFilter: qsTr("Lists (*.csv)")
        onChosen: file => root.desk.saveTable(file)
    }
}
