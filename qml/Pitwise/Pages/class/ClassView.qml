// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The class at a glance: its figures above, its trainees on the left, what it gets wrong on the right.
FocusScope {
    id: root

    required property ClassDesk desk
    required property ClassWork work
    required property RosterDesk roster
    readonly property bool nobody: desk.classes.length === 0
    readonly property bool covered: edit.visible || naming.visible || list.visible || assign.visible || questions.visible

    signal clauseRequested(string document, string clause)

    function ask(saving: bool): void {
        desk.forgive();
        dialog.setSource("");
        dialog.setSource("ClassFileDialog.qml", {"saving": saving, "offered": desk.offeredFile()});
    }
    function turn(by: int): void {
        desk.current = Math.max(0, Math.min(desk.classes.length - 1, desk.current + by));
    }
    function press(event: KeyEvent): bool {
        if (event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp)
            turn(event.key === Qt.Key_PageDown ? 1 : -1);
        else if (event.modifiers !== Qt.NoModifier && event.modifiers !== Qt.KeypadModifier)
            return false;
        else if (event.key === Qt.Key_I)
            ask(false);
        else if (event.key === Qt.Key_N)
            naming.open();
        else if (nobody)
            return false;
        else if (event.key === Qt.Key_Slash)
            find.forceActiveFocus();
        else if (event.key === Qt.Key_C)
            edit.show();
        else if (event.key === Qt.Key_P)
            ask(true);
        else if (event.key === Qt.Key_A)
            assign.open();
        else if (event.key === Qt.Key_Q)
            questions.open();
        else if (event.key === Qt.Key_D || event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            desk.drill();
        else
            return false;
        return true;
    }

    onActiveFocusChanged: if (activeFocus && !nobody && !covered && Window.activeFocusItem === root) members.forceActiveFocus()
    Keys.onPressed: event => event.accepted = !root.covered && root.press(event)

    TextLabel {
        id: heading
        x: Theme.margin
        y: Theme.px(22)
        width: tools.x - x - Theme.px(16)
        text: root.nobody ? qsTr("Trainees") : root.desk.name
        font.pixelSize: Theme.pageTitle
        strong: true
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        Accessible.role: Accessible.Heading
    }
    TextLabel {
        id: subtitle
        x: Theme.margin
        anchors.top: tools.bottom
        anchors.topMargin: Theme.px(4)
        width: parent.width - 2 * x - (classes.visible ? classes.width + Theme.px(16) : 0)
        text: root.desk.subtitle
        color: Theme.text2
    }
    Row {
        id: tools
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        y: Theme.px(20)
        spacing: Theme.px(10)

        EntryField {
            id: find
            objectName: "findTrainee"
            width: Theme.px(Theme.narrow ? 170 : 220)
            visible: !root.nobody
            label: qsTr("Find a trainee")
            placeholderText: label
            text: root.desk.filter
            onTextEdited: root.desk.filter = text
            Keys.onEscapePressed: {
                root.desk.filter = "";
                members.forceActiveFocus();
            }
            Keys.onReturnPressed: members.forceActiveFocus()
            Keys.onDownPressed: members.forceActiveFocus()

            KeyCap {
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(10)
                anchors.verticalCenter: parent.verticalCenter
                visible: find.length === 0
                key: "/"
            }
        }
        QuietButton {
            visible: !root.nobody && !Theme.narrow
            keyName: "C"
            text: qsTr("Class…")
            onClicked: edit.show()
        }
        QuietButton {
            objectName: "assignments"
            visible: !root.nobody
            keyName: "A"
            text: Theme.narrow ? qsTr("Work") : qsTr("Assignments")
            onClicked: assign.open()
        }
        QuietButton {
            visible: root.work.questions.count > 0
            keyName: "Q"
            text: qsTr("%n question(s)", "", root.work.questions.count)
            onClicked: questions.open()
        }
        QuietButton {
            objectName: "importList"
            visible: !root.nobody
            keyName: "I"
            text: Theme.narrow ? qsTr("Import") : qsTr("Import CSV")
            onClicked: root.ask(false)
        }
    }
    ErrorLine {
        id: problem
        x: Theme.margin
        anchors.top: subtitle.bottom
        anchors.topMargin: Theme.px(8)
        width: parent.width - 2 * x
        height: visible ? implicitHeight : 0
        text: root.desk.problem.length > 0 ? root.desk.problem : !root.roster.open && root.roster.problem.length > 0 ? qsTr("%1: %2").arg(root.roster.file).arg(root.roster.problem) : root.desk.contested ? qsTr("Two people changed this class at the same time. The later version is shown; check it and save it, then it is settled.") : ""
        buttonText: root.desk.problem.length > 0 || root.roster.problem.length > 0 ? qsTr("Understood") : ""
        onPressed: {
            root.desk.forgive();
            root.roster.close();
        }
    }
    Row {
        id: classes
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        anchors.verticalCenter: subtitle.verticalCenter
        visible: root.desk.classes.length > 1
        spacing: Theme.px(6)

        QuietButton {
            bare: true
            keyName: qsTr("PgUp")
            enabled: root.desk.current > 0
            Accessible.name: qsTr("The class before")
            onClicked: root.turn(-1)
        }
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Class %1 of %2").arg(root.desk.current + 1).arg(root.desk.classes.length)
            color: Theme.text2
        }
        QuietButton {
            bare: true
            keyName: qsTr("PgDn")
            enabled: root.desk.current < root.desk.classes.length - 1
            Accessible.name: qsTr("The next class")
            onClicked: root.turn(1)
        }
    }
    StandingCards {
        id: cards
        x: Theme.margin
        anchors.top: problem.bottom
        anchors.topMargin: Theme.px(12)
        width: parent.width - 2 * x
        visible: !root.nobody
        desk: root.desk
    }
    MemberTable {
        id: members
        objectName: "members"
        x: Theme.margin
        anchors.top: cards.bottom
        anchors.topMargin: Theme.px(14)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(20)
        width: parent.width - 2 * x - wrong.width - Theme.px(16)
        visible: !root.nobody
        focus: true
        desk: root.desk
    }
    WrongPanel {
        id: wrong
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        anchors.top: members.top
        anchors.bottom: members.bottom
        width: Theme.px(Theme.narrow ? 290 : 336)
        visible: !root.nobody
        desk: root.desk
        onClauseRequested: (document, clause) => root.clauseRequested(document, clause)
    }
    EmptyState {
        anchors.centerIn: parent
        visible: root.nobody
        focus: root.nobody
        width: Math.min(parent.width - 2 * Theme.margin, Theme.px(560))
        text: qsTr("There is no class yet.")
        detail: qsTr("A class is everybody whose batch has its name. Import the list of people as your school has it, or press N to begin with an empty class.")
        buttonText: qsTr("Import CSV")
        buttonKey: "I"
        onPressed: root.ask(false)
    }
    Toast {
        id: toast
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(24)
    }

    ClassEditSheet {
        id: edit
        anchors.fill: parent
        desk: root.desk
        onClosed: members.forceActiveFocus()
    }
    NewClassSheet {
        id: naming
        anchors.fill: parent
        desk: root.desk
        onClosed: members.forceActiveFocus()
    }
    AssignSheet {
        id: assign
        anchors.fill: parent
        work: root.work
        desk: root.desk
        onClosed: members.forceActiveFocus()
    }
    QuestionsSheet {
        id: questions
        anchors.fill: parent
        work: root.work
        onClosed: members.forceActiveFocus()
    }
    RosterSheet {
        id: list
        anchors.fill: parent
        roster: root.roster
        onClosed: members.forceActiveFocus()
    }
    Loader {
        id: dialog
        onLoaded: (item as ClassFileDialog).chosen.connect((file, saving) => saving ? root.desk.print(file) : root.roster.openFile(file))
    }
    Connections {
        target: root.roster

        function onChanged(): void {
            if (root.roster.open && !list.visible)
                list.open();
        }
        function onTaken(people: int): void {
            list.close();
            root.desk.refresh();
            toast.show(qsTr("%n person(s) taken in.", "", people), "");
        }
    }
    Connections {
        target: root.desk

        function onChanged(): void {
            if (root.desk.result.length > 0)
                toast.show(root.desk.result, "");
        }
    }
}
