// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.Controls

/// Stands in the place of a page that is for the staff while nobody of them is signed in: who may, and how to get in. What
/// was open on that page stays as it was.
DeskPage {
    id: root

    /// The name of the page that is closed, as the rail says it.
    required property string page

    title: page
    onShown: notice.takeFocus()
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_I || event.modifiers !== Qt.NoModifier)
            return;
        event.accepted = true;
        root.trainer.navigation.open("exams");
    }

    TextLabel {
        x: Theme.margin
        y: Theme.px(24)
        text: root.page
        font.pixelSize: Theme.pageTitle
        strong: true
    }
    EmptyState {
        id: notice
        objectName: "staffDoor"
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.margin, Theme.px(560))
        text: qsTr("%1 is for instructors and examiners.").arg(root.page)
        detail: root.trainer.staff.signedIn ? qsTr("%1 is signed in as %2, who may not open it. Sign out on the Exams page, then somebody who may signs in there.").arg(root.trainer.staff.name).arg(root.trainer.staff.rankText) : qsTr("They sign in with their PIN on the Exams page, behind the staff's door.")
        buttonText: qsTr("To the Exams page")
        buttonKey: "I"
        onPressed: root.trainer.navigation.open("exams")
    }
}
