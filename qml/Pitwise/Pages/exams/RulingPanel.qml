// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// A ruling on a bad question: what, why, and two people's PINs. About all of its kind, or about the one that an appeal shows.
T.Popup {
    id: root

    required property ResultDesk desk
    required property Staff staff
    property int item: -1
    property int kind: 0
    property int first: -1
    property int second: -1
    readonly property bool one: item < 0
    readonly property bool enough: staff.mayRuleCount > 1

    /// A row of the item statistics; -1: the question that the appeal shows.
    function ask(row: int): void {
        item = row;
        kind = 0;
        first = staff.row;
        second = -1;
        reason.text = "";
        firstSigner.pin = "";
        secondSigner.pin = "";
        root.desk.work.forgive();
        open();
    }
    function rule(): void {
        if (!go.enabled)
            return;
        const how = root.kind === 0 ? ResultDesk.TakeOut : ResultDesk.FullMarks;
        if (root.one)
            root.desk.ruleOnShown(how, reason.text, root.first, firstSigner.pin, root.second, secondSigner.pin);
        else
            root.desk.rule(root.item, how, reason.text, root.first, firstSigner.pin, root.second, secondSigner.pin);
        firstSigner.pin = "";
        secondSigner.pin = "";
        firstSigner.take(); // a wrong PIN: both are typed again
    }

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(Theme.px(680), parent ? parent.width - Theme.px(32) : Theme.px(680))
    height: Math.min(implicitHeight, parent ? parent.height - Theme.px(24) : implicitHeight)
    implicitHeight: column.implicitHeight + 2 * padding
    padding: Theme.px(20)
    modal: true
    focus: true
    closePolicy: root.desk.work.busy ? T.Popup.NoAutoClose : T.Popup.CloseOnEscape
    onOpened: reason.forceActiveFocus()

    Connections {
        target: root.desk
        function onRuled(): void {
            root.close();
        }
    }
    T.Overlay.modal: Rectangle {
        color: Qt.alpha(Theme.ground, 0.6)
    }
    background: Rectangle {
        color: Theme.control
        radius: Theme.radiusPanel
        border.width: 1
        border.color: Theme.edge
    }
    ScrollArea {
        anchors.fill: parent
        contentHeight: column.implicitHeight

        Column {
            id: column
            x: Theme.px(6) // room for the focus ring
            width: parent.width - 2 * x
            spacing: Theme.px(12)
            Accessible.role: Accessible.Dialog
            Accessible.name: title.text

            TextLabel {
                id: title
                width: parent.width
                text: root.one ? qsTr("Rule on this question of %1").arg(root.desk.name) : qsTr("Rule on %1").arg(root.desk.items.labelAt(root.item))
                font.pixelSize: Theme.panelTitle
                strong: true
            }
            TextLabel {
                width: parent.width
                text: root.one ? qsTr("Only this very question is touched, in every form that asks it.") : root.desk.touchedBy(root.item)
                color: Theme.text2
            }
            ErrorLine {
                width: parent.width
                text: root.enough ? "" : qsTr("It takes two people, an examiner and an instructor or another examiner. Add the second under People.")
            }
            ChoiceRow {
                name: qsTr("What happens to the question")
                labels: [qsTr("Take it out"), qsTr("Full marks for all")]
                current: root.kind
                onChosen: index => root.kind = index
            }
            EntryField {
                id: reason
                objectName: "reason"
                width: parent.width
                maximumLength: 300
                label: qsTr("Reason")
                placeholderText: qsTr("Reason (the candidate may ask for it)")
            }
            RulingSigner {
                id: firstSigner
                width: parent.width
                staff: root.staff
                name: qsTr("First person")
                person: root.first
                other: root.second
                onChosen: row => root.first = row
            }
            RulingSigner {
                id: secondSigner
                width: parent.width
                staff: root.staff
                name: qsTr("Second person")
                person: root.second
                other: root.first
                onChosen: row => root.second = row
                onEntered: root.rule()
            }
            WorkLine {
                width: parent.width
                work: root.desk.work
            }
            Row {
                anchors.right: parent.right
                spacing: Theme.px(12)
                QuietButton {
                    height: go.height
                    keyName: qsTr("Esc")
                    text: qsTr("Cancel")
                    onClicked: root.close()
                }
                PrimaryButton {
                    id: go
                    objectName: "ruleNow"
                    keyName: secondSigner.typing ? qsTr("Enter") : ""
                    text: qsTr("Rule and mark again")
                    enabled: root.enough && !root.desk.work.busy && reason.text.trim().length > 0 && root.first >= 0 && root.second >= 0 && root.first !== root.second && firstSigner.pin.length > 0 && secondSigner.pin.length > 0
                    onClicked: root.rule()
                }
            }
        }
    }
}
