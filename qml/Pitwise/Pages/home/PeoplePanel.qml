// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// Who trains here: choose one, or make one in two fields. A PIN is asked for in the trainee's own row.
T.Popup {
    id: root

    required property Trainees trainees
    /// The row that waits for its PIN; -1: none.
    property int asking: -1

    signal staffRequested

    function choose(row: int): void {
        trainees.forgiveProblem();
        asking = trainees.needsPin(row) ? row : -1;
        if (asking < 0)
            trainees.choose(row, "");
    }
    function askToDelete(row: int, name: string): void {
        first.row = row;
        first.name = name;
        first.text = trainees.belongings(row);
        first.open();
    }

    width: Math.min(Theme.px(460), parent ? parent.width - Theme.px(32) : Theme.px(460))
    implicitHeight: column.implicitHeight + 2 * padding
    padding: Theme.px(16)
    focus: true
    closePolicy: T.Popup.CloseOnPressOutsideParent | T.Popup.CloseOnEscape
    onAboutToShow: {
        asking = -1;
        trainees.forgiveProblem();
        form.clear();
    }
    onOpened: trainees.count > 0 ? list.forceActiveFocus() : form.takeFocus()

    background: Rectangle {
        color: Theme.control
        radius: Theme.radiusPanel
        border.width: 1
        border.color: Theme.edge
    }
    Flickable {
        id: flick
        anchors.fill: parent
        contentWidth: width
        contentHeight: column.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        clip: contentHeight > height

        Column {
            id: column
            width: flick.width
            spacing: Theme.px(12)

            Item {
                width: parent.width
                height: leave.height

                TextLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Who is training?")
                    font.pixelSize: Theme.panelTitle
                    strong: true
                    Accessible.role: Accessible.Heading
                }
                QuietButton {
                    id: leave
                    anchors.right: parent.right
                    visible: root.trainees.seated && root.trainees.hasPin
                    bare: true
                    text: qsTr("Lock")
                    onClicked: root.trainees.leave()
                }
            }
            ListView {
                id: list
                objectName: "trainees"
                width: parent.width
                height: Math.min(contentHeight, Theme.px(300))
                visible: count > 0
                clip: true
                spacing: Theme.px(6)
                model: root.trainees
                boundsBehavior: Flickable.StopAtBounds
                keyNavigationEnabled: true
                highlightFollowsCurrentItem: true
                activeFocusOnTab: true
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Trainees")
                Keys.onReturnPressed: root.choose(currentIndex)
                Keys.onEnterPressed: root.choose(currentIndex)
                Keys.onSpacePressed: root.choose(currentIndex)
                Keys.onDeletePressed: if (currentItem && (currentItem as TraineeRow).removable) root.askToDelete(currentIndex, (currentItem as TraineeRow).name)

                delegate: TraineeRow {
                    id: row

                    width: list.width
                    focused: list.activeFocus && ListView.isCurrentItem
                    asking: root.asking === index
                    busy: root.trainees.busy
                    problem: root.asking === index ? root.trainees.problem : ""
                    onPicked: {
                        list.currentIndex = index;
                        root.choose(index);
                    }
                    pinHelp: root.trainees.pinHelp
                    onPinTakeRequested: root.trainees.takePinAway(index)
                    onStaffRequested: {
                        root.close();
                        root.staffRequested();
                    }
                    onPinGiven: pin => root.trainees.choose(index, pin)
                    onPinLeft: {
                        root.asking = -1;
                        list.forceActiveFocus();
                    }
                    onDeleteRequested: root.askToDelete(index, name)
                }
            }
            Rectangle {
                width: parent.width
                height: 1
                visible: list.visible
                color: Theme.hairline
            }
            NewTrainee {
                id: form
                width: parent.width
                busy: root.trainees.busy
                problem: root.asking < 0 ? root.trainees.problem : ""
                onCreateRequested: (name, batch, pin) => {
                    root.asking = -1;
                    root.trainees.create(name, batch, pin);
                }
            }
            RemovedPeople {
                width: parent.width
                trainees: root.trainees
            }
        }
    }

    Connections {
        target: root.trainees

        function onCreated(): void {
            root.close();
        }
        function onChosen(): void {
            root.close();
        }
        function onPinTaken(): void {
            root.asking = -1;
            list.forceActiveFocus();
        }
    }
    AskDialog {
        id: first

        property int row: -1
        property string name: ""

        title: qsTr("Remove %1?").arg(name)
        text: ""
        safeText: qsTr("Keep")
        otherText: qsTr("Remove")
        risky: true
        onOtherChosen: {
            root.trainees.remove(row);
            root.close();
        }
        onSafeChosen: list.forceActiveFocus()
    }
}
