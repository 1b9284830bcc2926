// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// What a screen reader is told in a sitting: each question as it comes, and the time that is left at 30, 10, 5 and 1 minutes.
Item {
    id: root

    required property SittingSession sitting
    readonly property bool running: sitting.phase === SittingSession.Running
    property int saidNumber: 0
    property int saidMinutes: 0

    function sayQuestion(): void {
        if (!root.running || root.saidNumber === root.sitting.number)
            return;
        root.saidNumber = root.sitting.number;
        voice.say(qsTr("Question %1 of %2. %3").arg(root.sitting.number).arg(root.sitting.count).arg(Array.from(root.sitting.stage.story).concat([root.sitting.stage.prompt]).join(" ")));
    }
    function sayTime(): void {
        const left = root.sitting.minutesLeft;
        if (!root.running || left === root.saidMinutes)
            return;
        root.saidMinutes = left;
        if (left === 30 || left === 10 || left === 5 || left === 1)
            voice.say(qsTr("%n minute(s) left", "", left));
    }

    Announcer {
        id: voice
        objectName: "sittingVoice"
    }
    Connections {
        target: root.sitting
        function onChanged(): void {
            Qt.callLater(root.sayQuestion);
        }
        function onTicked(): void {
            root.sayTime();
        }
    }
    Component.onCompleted: sayQuestion()
}
