// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// What an import did, scenario by scenario. Each row leads to its scenario.
Sheet {
    id: root

    required property ScenarioLibrary library

    signal scenarioRequested(int row)

    function show(): void {
        list.currentIndex = 0;
        open();
        list.forceActiveFocus();
    }

    title: qsTr("What was imported")
    panelWidth: Theme.px(640)

    TextLabel {
        width: parent.width
        text: root.library.notice
        color: Theme.text2
    }
    ListView {
        id: list
        objectName: "importList"
        width: parent.width
        height: Math.max(Theme.px(120), Math.min(contentHeight, root.height - Theme.px(200)))
        clip: true
        focus: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.library.report
        activeFocusOnTab: true
        keyNavigationEnabled: true
        Accessible.role: Accessible.List
        Accessible.name: root.title
        Keys.onReturnPressed: root.scenarioRequested(currentIndex)
        Keys.onEnterPressed: root.scenarioRequested(currentIndex)

        delegate: T.AbstractButton {
            id: line

            required property int index
            required property int what
            required property string whatText
            required property string title
            required property string detail
            required property bool here
            readonly property bool current: list.activeFocus && list.currentIndex === index

            objectName: "imported" + index
            width: list.width
            topPadding: Theme.px(8)
            height: implicitContentHeight + Theme.px(16)
            focusPolicy: Qt.NoFocus
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1: %2. %3").arg(title).arg(whatText).arg(detail)
            Accessible.onPressAction: root.scenarioRequested(index)
            onClicked: {
                list.currentIndex = index;
                if (here)
                    root.scenarioRequested(index);
            }

            background: PaintedFrame {
                radius: Theme.radiusControl
                fill: line.hovered && line.here ? Theme.raised : "transparent"
                edge: line.current ? Theme.focus : "transparent"
                edgeWidth: 2
            }
            contentItem: RowLayout {
                spacing: Theme.px(12)

                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.px(10)
                    spacing: 0

                    TextLabel {
                        Layout.fillWidth: true
                        text: line.title
                        strong: true
                    }
                    TextLabel {
                        Layout.fillWidth: true
                        visible: text.length > 0
                        text: line.detail
                        color: Theme.text2
                        font.pixelSize: Theme.small
                    }
                }
                Badge {
                    Layout.rightMargin: Theme.px(10)
                    text: line.whatText
                    kind: [Badge.Bad, Badge.Bad, Badge.Flagged, Badge.Flagged, Badge.Noted, Badge.Good, Badge.Plain][line.what]
                    iconName: [Icon.Cross, Icon.Cross, Icon.Warning, Icon.Warning, Icon.Info, Icon.Tick, Icon.Nothing][line.what]
                }
            }
        }
    }
}
