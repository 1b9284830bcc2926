// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Results of an exam: who passed and why not, what is given out, and the items afterwards.
FocusScope {
    id: root

    required property ExamDesk exams
    required property Staff staff
    readonly property ResultDesk desk: exams.results
    property int tab: 0

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape)
            root.exams.view = ExamDesk.Shelf;
        else if (event.key === Qt.Key_A && root.desk.current >= 0)
            appeal.clicked();
        else if (event.key === Qt.Key_P && root.desk.current >= 0)
            report.ask("");
        else if (event.key === Qt.Key_B && root.desk.passed)
            badge.ask("");
        else if (event.key === Qt.Key_Down)
            root.desk.current = root.desk.current + 1;
        else if (event.key === Qt.Key_Up)
            root.desk.current = root.desk.current - 1;
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && root.desk.passed && root.tab === 0)
            certificate.ask("");
        else
            return;
        event.accepted = true;
    }

    ViewHead {
        id: head
        x: Theme.margin
        y: Theme.px(20)
        width: parent.width - 2 * x
        title: root.desk.current >= 0 && root.tab === 0 ? qsTr("%1: result").arg(root.desk.name) : qsTr("Results: %1").arg(root.desk.exam)
        subtitle: root.desk.current >= 0 && root.tab === 0 ? root.desk.subtitle : root.desk.groupText
        backText: qsTr("Shelf")
        onBackRequested: root.exams.view = ExamDesk.Shelf

        QuietButton {
            visible: root.tab === 0
            keyName: "P"
            text: Theme.narrow ? qsTr("Report") : qsTr("Report as PDF")
            enabled: root.desk.current >= 0
            onClicked: report.ask("")
        }
        QuietButton {
            id: appeal
            visible: root.tab === 0
            keyName: "A"
            text: Theme.narrow ? qsTr("Appeal") : qsTr("Appeal replay")
            enabled: root.desk.current >= 0
            onClicked: {
                root.desk.replay();
                root.exams.view = ExamDesk.Appeal;
            }
        }
    }
    PageTabs {
        id: tabs
        anchors.top: head.bottom
        anchors.topMargin: Theme.px(8)
        x: Theme.margin
        width: parent.width - 2 * x
        currentIndex: root.tab
        onCurrentIndexChanged: root.tab = currentIndex

        PageTab {
            text: qsTr("Candidates")
        }
        PageTab {
            text: qsTr("Items")
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
            visible: text.length > 0
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
    }
    EmptyState {
        anchors.top: news.bottom
        anchors.topMargin: Theme.gap
        x: Theme.margin
        width: parent.width - 2 * x
        visible: root.desk.results.count === 0 && !root.exams.work.busy
        text: qsTr("No result yet")
        detail: qsTr("Results come back from the stations as .pitresult files: import them on the shelf.")
    }
    Loader {
        anchors.top: news.bottom
        anchors.topMargin: Theme.px(12)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(16)
        x: Theme.margin
        width: parent.width - 2 * x
        focus: true
        active: root.desk.results.count > 0
        sourceComponent: root.tab === 0 ? one : items
        onLoaded: if (root.tab === 0) (item as Item).forceActiveFocus()
    }
    Component {
        id: one
        ResultView {
            desk: root.desk
            onCertificateRequested: certificate.ask("")
            onBadgeRequested: badge.ask("")
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
            toast.show(qsTr("Saved and signed: %1").arg(file), "");
        }
    }
    PathAsk {
        id: report
        title: qsTr("Report as PDF")
        text: qsTr("Signed. It holds no question and no key.")
        actionText: qsTr("Save")
        saving: true
        nameFilter: "PDF (*.pdf)"
        onChosen: file => root.desk.saveReport(file)
    }
    PathAsk {
        id: certificate
        title: qsTr("Save the certificate")
        text: qsTr("Signed; the QR code on it can be verified off paper.")
        actionText: qsTr("Save")
        saving: true
        nameFilter: "PDF (*.pdf)"
        onChosen: file => root.desk.saveCertificate(file)
    }
    PathAsk {
        id: badge
        title: qsTr("Save the Open Badge")
        text: qsTr("An Open Badges 3.0 credential, signed.")
        actionText: qsTr("Save")
        saving: true
        nameFilter: "Open Badges (*.jwt)"
        onChosen: file => root.desk.saveBadge(file)
    }
}
