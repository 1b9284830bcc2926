// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// What the invigilator can do to a sitting, each under the release PIN and into the record: more time, a note, a pause, the end.
T.Popup {
    id: root

    required property SittingSession sitting
    readonly property bool paused: sitting.phase === SittingSession.Paused
    property int what: 0
    property bool forAll: false

    function act(): void {
        if (root.what === 0)
            root.paused ? root.sitting.proceed(who.text, pin.text) : root.sitting.pause(reason.text, who.text, pin.text);
        else if (root.what === 1)
            root.forAll ? root.sitting.extendAll(minutes.value, reason.text, who.text, pin.text) : root.sitting.extend(minutes.value, reason.text, who.text, pin.text);
        else if (root.what === 2)
            root.sitting.note(reason.text, who.text, pin.text);
        else
            root.sitting.stop(reason.text, who.text, pin.text);
        pin.text = "";
    }

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(Theme.px(620), parent ? parent.width - Theme.px(32) : Theme.px(620))
    implicitHeight: Math.min(column.implicitHeight + 2 * padding, parent ? parent.height - Theme.px(16) : 0)
    padding: Theme.px(20)
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape
    onOpened: {
        root.sitting.work.forgive();
        who.forceActiveFocus();
    }

    Connections {
        target: root.sitting
        function onAuthorised(): void {
            reason.text = "";
            root.forAll = false;
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

    Flickable {
        id: flick
        anchors.fill: parent
        contentHeight: column.implicitHeight
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: SlimScrollBar {}

        /// What has the keyboard is in sight.
        function follow(item: Item): void {
            const at = item.mapToItem(column, 0, 0).y;
            contentY = Math.max(0, Math.min(at - Theme.px(8), Math.max(contentY, at + item.height + Theme.px(8) - height)));
        }

        Column {
            id: column
            width: flick.width
            spacing: Theme.px(Theme.roomHeight < 620 ? 10 : 14)

            TextLabel {
                width: parent.width
                text: qsTr("Invigilator")
                font.pixelSize: Theme.panelTitle
                strong: true
            }
            TextLabel {
                width: parent.width
                text: qsTr("The clock keeps running until you give the PIN. Everything you do here is recorded under your name.")
                color: Theme.text2
            }
            ChoiceRow {
                name: qsTr("What to do")
                labels: [root.paused ? qsTr("Resume") : qsTr("Pause"), qsTr("More time"), qsTr("Note"), qsTr("End it")]
                current: root.what
                onChosen: index => root.what = index
            }
            NumberField {
                id: minutes
                visible: root.what === 1
                name: qsTr("Minutes more")
                value: 5
                from: 1
                to: 600
                unit: qsTr("minutes")
                onEntered: number => value = number
            }
            ChoiceRow {
                visible: root.what === 1
                objectName: "forWhom"
                name: qsTr("For whom")
                labels: [qsTr("This candidate"), qsTr("Everybody in this exam")]
                current: root.forAll ? 1 : 0
                onChosen: index => root.forAll = index === 1
            }
            TextLabel {
                width: parent.width
                visible: root.what === 1 && root.forAll
                text: qsTr("Every station that opened the exam file from the same folder gives the time within seconds. At a station with a copy of its own, give it there.")
                color: Theme.text2
                font.pixelSize: Theme.small
            }
            EntryField {
                id: reason
                objectName: "reason"
                onActiveFocusChanged: if (activeFocus) flick.follow(this)
                width: parent.width
                visible: root.what !== 0 || !root.paused
                placeholderText: root.what === 2 ? qsTr("What happened") : qsTr("Reason")
            }
            Row {
                spacing: Theme.px(12)
                EntryField {
                    id: who
                    objectName: "who"
                    onActiveFocusChanged: if (activeFocus) flick.follow(this)
                    width: Theme.px(260)
                    placeholderText: qsTr("Name")
                    Keys.onReturnPressed: pin.forceActiveFocus()
                }
                EntryField {
                    id: pin
                    objectName: "pin"
                    onActiveFocusChanged: if (activeFocus) flick.follow(this)
                    width: Theme.px(220)
                    placeholderText: qsTr("Release PIN")
                    echoMode: TextInput.Password
                    Keys.onReturnPressed: if (go.enabled) root.act()
                }
            }
            WorkLine {
                width: parent.width
                work: root.sitting.work
            }
            Row {
                anchors.right: parent.right
                spacing: Theme.px(12)
                QuietButton {
                    height: go.height
                    keyName: qsTr("Esc")
                    text: qsTr("Back to the exam")
                    onClicked: root.close()
                }
                PrimaryButton {
                    id: go
                    onActiveFocusChanged: if (activeFocus) flick.follow(this)
                    text: root.what === 0 ? (root.paused ? qsTr("Resume") : qsTr("Pause")) : root.what === 1 ? qsTr("Give time") : root.what === 2 ? qsTr("Save the note") : qsTr("End the sitting")
                    enabled: !root.sitting.work.busy && who.text.length > 0 && pin.text.length > 0 && (reason.text.length > 0 || !reason.visible)
                    onClicked: root.act()
                }
            }
        }
    }
}
