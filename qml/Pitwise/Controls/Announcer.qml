// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Says a sentence to a screen reader, and shows nothing. Qt 6.4 cannot announce; what is spoken is a notification that
/// comes into sight, again and again with other words.
Item {
    id: root

    /// What was said last.
    property string text: ""

    function say(sentence: string): void {
        if (sentence.length === 0)
            return;
        text = sentence;
        visible = false;
        visible = true;
    }

    width: 1
    height: 1
    visible: false
    Accessible.role: Accessible.Notification
    Accessible.name: text
}
