// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// One candidate's result: passed or not and why, by section, how the sitting went, what was verified; and the certificate.
FocusScope {
    id: root

    required property ExamDesk exams
    readonly property ResultDesk desk: exams.results
    /// Too little room for two columns: the certificate comes last.
    readonly property bool stacked: Theme.roomWidth < 900
    readonly property int inner: width - 2 * Theme.margin
    readonly property int rightWidth: stacked ? inner : Math.round(inner * 0.425)

    function give(): void {
        if (root.desk.passed)
            certificate.ask(root.desk.fileName("-certificate.pdf"));
        else
            report.ask(root.desk.fileName("-report.pdf"));
    }

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape)
            root.exams.view = ExamDesk.Results;
        else if (event.modifiers !== Qt.NoModifier)
            return;
        else if (event.key === Qt.Key_A)
            appeal.clicked();
        else if (event.key === Qt.Key_P)
            report.ask(root.desk.fileName("-report.pdf"));
        else if (event.key === Qt.Key_B && root.desk.passed)
            badge.ask(root.desk.fileName(".jwt"));
        else if (event.key === Qt.Key_V)
            root.exams.view = ExamDesk.Verify;
        else if (event.key === Qt.Key_PageDown)
            root.desk.step(1);
        else if (event.key === Qt.Key_PageUp)
            root.desk.step(-1);
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            root.give();
        else
            return;
        event.accepted = true;
    }

    ViewHead {
        id: head
        x: Theme.margin
        y: Theme.px(20)
        width: root.inner
        title: qsTr("%1: result").arg(root.desk.name)
        subtitle: root.desk.subtitle
        backText: qsTr("All")
        onBackRequested: root.exams.view = ExamDesk.Results

        QuietButton {
            visible: root.desk.results.count > 1 && !Theme.narrow
            keyName: qsTr("PgUp")
            text: ""
            Accessible.name: qsTr("Last candidate")
            onClicked: root.desk.step(-1)
        }
        QuietButton {
            visible: root.desk.results.count > 1 && !Theme.narrow
            keyName: qsTr("PgDn")
            text: ""
            Accessible.name: qsTr("Next candidate")
            onClicked: root.desk.step(1)
        }
        QuietButton {
            visible: root.desk.passed
            keyName: "P"
            text: Theme.narrow ? qsTr("Report") : qsTr("Report as PDF")
            onClicked: report.ask(root.desk.fileName("-report.pdf"))
        }
        QuietButton {
            id: appeal
            keyName: "A"
            text: Theme.narrow ? qsTr("Appeal") : qsTr("Appeal replay")
            onClicked: {
                root.desk.replay();
                root.exams.view = ExamDesk.Appeal;
            }
        }
    }
    WorkLine {
        id: working
        anchors.top: head.bottom
        anchors.topMargin: visible ? Theme.px(8) : 0
        x: Theme.margin
        width: root.inner
        work: root.exams.work
    }
    ScrollArea {
        id: scroll
        anchors.top: working.bottom
        anchors.topMargin: Theme.px(12)
        anchors.bottom: root.stacked ? give.top : parent.bottom
        anchors.bottomMargin: root.stacked ? Theme.px(12) : Theme.px(20)
        x: Theme.margin
        width: root.stacked ? root.inner : root.inner - root.rightWidth - Theme.px(20)
        contentHeight: column.implicitHeight + (root.stacked ? paper.height + Theme.gap : 0)

        Column {
            id: column
            width: parent.width
            spacing: Theme.px(12)

            ResultVerdict {
                width: parent.width
                desk: root.desk
            }
            ResultDecisions {
                width: parent.width
                desk: root.desk
            }
            SectionTable {
                width: parent.width
                sections: root.desk.sections
            }
            SittingFacts {
                width: parent.width
                desk: root.desk
            }
            Panel {
                width: parent.width
                height: verifiedColumn.implicitHeight + Theme.px(36)
                Column {
                    id: verifiedColumn
                    x: Theme.px(22)
                    y: Theme.px(18)
                    width: parent.width - 2 * x
                    spacing: Theme.px(10)
                    Item {
                        width: parent.width
                        height: Theme.px(34)
                        TextLabel {
                            anchors.verticalCenter: parent.verticalCenter
                            text: qsTr("Verified")
                            font.pixelSize: Theme.panelTitle
                            strong: true
                        }
                        QuietButton {
                            anchors.right: parent.right
                            anchors.rightMargin: -Theme.px(12)
                            anchors.verticalCenter: parent.verticalCenter
                            bare: true
                            keyName: "V"
                            text: qsTr("Verify a file")
                            onClicked: root.exams.view = ExamDesk.Verify
                        }
                    }
                    FigureColumn {
                        width: parent.width
                        figures: root.desk.verified
                    }
                }
            }
        }
    }
    Item {
        id: paper
        parent: root.stacked ? scroll.contentItem : root
        x: root.stacked ? 0 : root.width - Theme.margin - width
        y: root.stacked ? column.implicitHeight + Theme.gap : scroll.y
        width: root.rightWidth
        height: root.stacked ? (root.desk.passed ? Math.round(width * 1.414) : none.implicitHeight) : give.y - y - Theme.px(12)

        CertificateView {
            anchors.fill: parent
            visible: root.desk.passed
            sheet: root.desk.certificate
            Accessible.role: Accessible.Graphic
            Accessible.name: root.desk.certificate.words
        }
        EmptyState {
            id: none
            width: parent.width
            visible: !root.desk.passed
            text: qsTr("No certificate")
            detail: qsTr("Below the mark: %1. The report says so, section by section.").arg(root.desk.reason)
        }
    }
    Row {
        id: give
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(20)
        x: root.width - Theme.margin - width
        width: root.rightWidth
        spacing: Theme.px(12)

        PrimaryButton {
            objectName: "certificate"
            focus: true
            width: parent.width - (badgeButton.visible ? badgeButton.width + Theme.px(12) : 0)
            text: root.desk.passed ? qsTr("Save certificate") : qsTr("Save report")
            onClicked: root.give()
        }
        QuietButton {
            id: badgeButton
            visible: root.desk.passed
            height: Theme.px(52)
            keyName: "B"
            text: Theme.narrow ? qsTr("Badge") : qsTr("Open Badge")
            Accessible.name: qsTr("Open Badge")
            onClicked: badge.ask(root.desk.fileName(".jwt"))
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
