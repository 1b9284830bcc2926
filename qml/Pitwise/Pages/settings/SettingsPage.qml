// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.Controls

/// Five kinds of settings, a tab each: this window, the trainee's own training, the house, the records, the school.
DeskPage {
    id: root

    readonly property list<string> parts: ["look", "training", "house", "records", "school"]
    property int part: 0
    readonly property list<string> names: [qsTr("Window"), qsTr("Training"), qsTr("House"), qsTr("Records"), qsTr("School")]

    function open(index: int): void {
        part = Math.max(0, Math.min(parts.length - 1, index));
        flick.contentY = 0;
        later.restart();
    }
    function takeFocus(): void {
        if (!visible)
            return;
        switch (part) {
        case 0: look.takeFocus(); break;
        case 1: training.takeFocus(); break;
        case 2: house.takeFocus(); break;
        case 3: records.takeFocus(); break;
        case 4: school.takeFocus(); break;
        }
    }
    /// Keeps what has the keyboard in sight.
    function reveal(item: Item): void {
        if (!item)
            return;
        const top = item.mapToItem(flick.contentItem, 0, 0).y;
        const bottom = top + item.height;
        const room = Theme.px(24);
        if (top < 0 || bottom > flick.contentHeight)
            return;
        if (bottom + room > flick.contentY + flick.height)
            flick.contentY = Math.min(flick.contentHeight - flick.height, bottom + room - flick.height);
        if (top - room < flick.contentY)
            flick.contentY = Math.max(0, top - room);
    }

    keys: [
        KeyHint { key: qsTr("Ctrl 1–9"); words: qsTr("A part of the settings") },
        KeyHint { key: qsTr("Tab"); words: qsTr("From one setting to the next") },
        KeyHint { key: qsTr("Space"); words: qsTr("Turn it on or off") },
        KeyHint { key: qsTr("Alt 1–8"); words: qsTr("Another page") },
        KeyHint { key: "?"; words: qsTr("These keys") }
    ]
    title: qsTr("Settings")
    onShown: {
        trainer.goals.refresh();
        trainer.house.refresh();
        open(trainer.navigation.part.length > 0 ? Math.max(0, parts.indexOf(trainer.navigation.part)) : part);
    }
    Window.onActiveFocusItemChanged: if (visible && activeFocus) reveal(Window.activeFocusItem)

    Timer {
        id: later // when the tab has come
        interval: 0
        onTriggered: root.takeFocus()
    }
    TextLabel {
        id: heading
        x: Theme.margin
        y: Theme.px(22)
        text: root.title
        font.pixelSize: Theme.pageTitle
        strong: true
        Accessible.role: Accessible.Heading
    }
    PageTabs {
        id: tabs
        x: Theme.margin
        anchors.top: heading.bottom
        anchors.topMargin: Theme.px(4)
        width: parent.width - 2 * x
        currentIndex: root.part
        onCurrentIndexChanged: if (currentIndex !== root.part) root.open(currentIndex)

        Repeater {
            model: root.names

            PageTab {
                required property int index
                required property string modelData

                text: modelData
                keyName: "Ctrl " + (index + 1)
            }
        }
    }
    Flickable {
        id: flick
        anchors.top: tabs.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        contentWidth: width
        contentHeight: place.y + place.childrenRect.height + Theme.px(32)
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Item {
            id: place
            x: Theme.margin
            y: Theme.px(20)
            width: Math.min(flick.width - 2 * x, Theme.px(1000))

            LookSettings {
                id: look
                width: parent.width
                visible: root.part === 0
                height: visible ? implicitHeight : 0
                settings: root.trainer.settings
                language: root.trainer.language
            }
            TrainingSettings {
                id: training
                width: parent.width
                visible: root.part === 1
                height: visible ? implicitHeight : 0
                goals: root.trainer.goals
                trainees: root.trainer.trainees
                onHomeRequested: root.trainer.navigation.open("home")
            }
            HouseSettings {
                id: house
                width: parent.width
                visible: root.part === 2
                height: visible ? implicitHeight : 0
                house: root.trainer.house
            }
            RecordsSettings {
                id: records
                width: parent.width
                visible: root.part === 3
                height: visible ? implicitHeight : 0
                records: root.trainer.records
                trainees: root.trainer.trainees
            }
            SchoolSettings {
                id: school
                width: parent.width
                visible: root.part === 4
                height: visible ? implicitHeight : 0
                school: root.trainer.school
            }
            LrsSettings {
                y: school.height + Theme.px(22)
                width: parent.width
                visible: root.part === 4
                lrs: root.trainer.lrs
            }
        }
    }
    SlimScrollBar {
        anchors.right: parent.right
        anchors.rightMargin: 2
        anchors.top: flick.top
        anchors.bottom: flick.bottom
        flick: flick
    }
    Connections {
        target: root.trainer.navigation

        function onPageChanged(): void {
            if (root.visible && root.trainer.navigation.page === "settings" && root.trainer.navigation.part.length > 0)
                root.open(Math.max(0, root.parts.indexOf(root.trainer.navigation.part)));
        }
    }
    Instantiator {
        model: root.parts.length

        Shortcut {
            required property int index

            sequence: "Ctrl+" + (index + 1)
            enabled: root.visible
            onActivated: root.open(index)
        }
    }
}
