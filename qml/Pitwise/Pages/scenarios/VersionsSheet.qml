// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// Every version of a scenario as it was asked then: to be looked at, gone back to, or derived from.
Sheet {
    id: root

    required property ScenarioLibrary library

    function show(row: int): void {
        library.showVersions(row);
        list.currentIndex = 0;
        open();
        list.forceActiveFocus();
    }
    function press(key: int): bool {
        if (key === Qt.Key_Q || key === Qt.Key_Return || key === Qt.Key_Enter)
            library.lookAtVersion(list.currentIndex);
        else if (key === Qt.Key_B && !library.readOnly)
            library.goBackToVersion(list.currentIndex);
        else if (key === Qt.Key_D)
            library.deriveFromVersion(list.currentIndex);
        else
            return false;
        return true;
    }

    title: qsTr("Versions: %1").arg(library.versions.title)
    panelWidth: Theme.px(680)

    TextLabel {
        width: parent.width
        text: qsTr("Answers that were given to a version still show what it asked.")
        color: Theme.text2
    }
    ListView {
        id: list
        objectName: "versionList"
        width: parent.width
        height: Math.max(Theme.px(160), Math.min(contentHeight, root.height - Theme.px(170)))
        clip: true
        focus: true
        spacing: Theme.px(8)
        boundsBehavior: Flickable.StopAtBounds
        model: root.library.versions
        activeFocusOnTab: true
        keyNavigationEnabled: true
        Accessible.role: Accessible.List
        Accessible.name: root.title
        Keys.onPressed: event => event.accepted = event.modifiers === Qt.NoModifier && root.press(event.key)

        delegate: T.AbstractButton {
            id: entry

            required property int index
            required property int version
            required property int status
            required property string statusText
            required property string title
            required property string changes
            required property string prompt
            required property string answer
            required property string rulebook
            required property list<string> clauses
            readonly property bool current: list.currentIndex === index

            objectName: "version" + index
            width: list.width
            topPadding: Theme.px(10)
            height: implicitContentHeight + Theme.px(20)
            focusPolicy: Qt.NoFocus
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("Version %1, %2. %3").arg(version).arg(statusText).arg(changes)
            Accessible.onPressAction: root.library.lookAtVersion(index)
            onClicked: {
                list.currentIndex = index;
                list.forceActiveFocus(Qt.MouseFocusReason);
            }

            background: PaintedFrame {
                radius: Theme.radiusControl
                fill: entry.current ? Theme.raised : entry.hovered ? Theme.control : "transparent"
                edge: list.activeFocus && entry.current ? Theme.focus : Theme.hairline
                edgeWidth: list.activeFocus && entry.current ? 2 : 1
            }
            contentItem: Column {
                leftPadding: Theme.px(12)
                rightPadding: Theme.px(12)
                spacing: Theme.px(6)

                RowLayout {
                    width: parent.width - Theme.px(24)
                    spacing: Theme.px(10)

                    TextLabel {
                        text: qsTr("v%1").arg(entry.version)
                        strong: true
                    }
                    TextLabel {
                        Layout.fillWidth: true
                        text: entry.title
                        strong: true
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                    }
                    Badge {
                        text: entry.statusText
                        kind: entry.status === ScenarioModel.Approved ? Badge.Good : entry.status === ScenarioModel.InReview ? Badge.Noted : Badge.Plain
                        iconName: entry.status === ScenarioModel.Approved ? Icon.Tick : Icon.Nothing
                    }
                }
                TextLabel {
                    width: parent.width - Theme.px(24)
                    text: entry.changes
                    color: Theme.text2
                    font.pixelSize: Theme.small
                }
                TextLabel {
                    width: parent.width - Theme.px(24)
                    visible: entry.current
                    text: entry.answer.length > 0 ? qsTr("%1 — %2").arg(entry.prompt).arg(entry.answer) : qsTr("It could not be asked as it stood.")
                }
                TextLabel {
                    width: parent.width - Theme.px(24)
                    visible: entry.current && entry.answer.length > 0
                    text: entry.clauses.length > 0 ? qsTr("Under %1, clauses %2").arg(entry.rulebook).arg(Array.from(entry.clauses).join(", ")) : qsTr("Under %1").arg(entry.rulebook)
                    color: Theme.text2
                    font.pixelSize: Theme.small
                }
                Flow {
                    width: parent.width - Theme.px(24)
                    visible: entry.current
                    spacing: Theme.px(6)

                    QuietButton {
                        objectName: "lookAt" + entry.index
                        implicitHeight: Theme.px(36)
                        keyName: "Q"
                        text: qsTr("See it asked")
                        enabled: entry.answer.length > 0
                        onClicked: root.library.lookAtVersion(entry.index)
                    }
                    QuietButton {
                        objectName: "goBackTo" + entry.index
                        implicitHeight: Theme.px(36)
                        visible: !root.library.readOnly
                        keyName: "B"
                        text: entry.index === 0 ? qsTr("Go on as a new version") : qsTr("Go back to it, as a new version")
                        onClicked: root.library.goBackToVersion(entry.index)
                    }
                    QuietButton {
                        implicitHeight: Theme.px(36)
                        keyName: "D"
                        text: qsTr("Derive")
                        onClicked: root.library.deriveFromVersion(entry.index)
                    }
                }
            }
        }
    }
}
