// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The scenarios of a pack. Arrows walk, Enter opens, D derives, the letters on a row do the rest.
ListView {
    id: root

    required property ScenarioLibrary library

    signal versionsRequested(int row)
    signal removeRequested(int row)

    objectName: "scenarioList"
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    model: library.scenarios
    activeFocusOnTab: true
    keyNavigationEnabled: true
    onCountChanged: currentIndex = Math.min(Math.max(currentIndex, 0), count - 1)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Scenarios of this pack")
    Keys.onReturnPressed: library.open(currentIndex)
    Keys.onEnterPressed: library.open(currentIndex)
    Keys.onPressed: event => {
        if (event.modifiers !== Qt.NoModifier)
            return;
        if (event.key === Qt.Key_Home)
            currentIndex = 0;
        else if (event.key === Qt.Key_End)
            currentIndex = count - 1;
        else if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown)
            currentIndex = Math.min(Math.max(currentIndex + (event.key === Qt.Key_PageUp ? -8 : 8), 0), count - 1);
        else if (event.key === Qt.Key_D)
            library.duplicate(currentIndex);
        else if (event.key === Qt.Key_V)
            library.setStatus(currentIndex, ScenarioModel.Approved);
        else if (event.key === Qt.Key_S)
            library.setStatus(currentIndex, ScenarioModel.InReview);
        else if (event.key === Qt.Key_B)
            library.setStatus(currentIndex, ScenarioModel.Draft);
        else if (event.key === Qt.Key_Delete && currentIndex >= 0 && !library.readOnly)
            removeRequested(currentIndex);
        else if (event.key === Qt.Key_R)
            library.setStatus(currentIndex, ScenarioModel.Retired);
        else if (event.key === Qt.Key_H)
            versionsRequested(currentIndex);
        else if (event.key === Qt.Key_Q)
            library.practiseOne(currentIndex);
        else
            return;
        event.accepted = true;
    }

    SlimScrollBar {
        parent: root
        anchors.right: parent.right
        height: parent.height
        flick: root
    }

    delegate: ScenarioRow {
        width: root.width - Theme.px(12)
        current: root.currentIndex === index
        focused: root.activeFocus && current
        readOnly: root.library.readOnly
        examOnly: root.library.examOnly
        onVersionsRequested: root.versionsRequested(index)
        onRemoveRequested: root.removeRequested(index)
        onClicked: {
            root.currentIndex = index;
            root.forceActiveFocus(Qt.MouseFocusReason);
        }
        onDoubleClicked: root.library.open(index)
        onOpenRequested: root.library.open(index)
        onDeriveRequested: root.library.duplicate(index)
        onStatusRequested: status => root.library.setStatus(index, status)
        onAnswerRequested: root.library.practiseOne(index)
    }
}
