// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Pitwise.App
import Pitwise.Controls

/// A trainee in the list; where there is a PIN it is typed here.
Item {
    id: root

    required property int index
    required property string name
    required property string batch
    required property string initials
    required property bool hasPin
    required property bool current
    required property bool removable
    property bool focused: false
    property bool asking: false
    property bool busy: false
    property string problem: ""
    property int pinHelp: Trainees.NobodyYet
    /// He has said that he forgot it.
    property bool forgotten: false

    signal picked
    signal pinTakeRequested
    signal staffRequested
    signal pinGiven(string pin)
    signal pinLeft
    signal deleteRequested

    implicitHeight: line.implicitHeight + Theme.px(16) + (asking ? pinPart.implicitHeight + Theme.px(10) : 0)
    Accessible.role: Accessible.ListItem
    Accessible.name: hasPin ? qsTr("%1, %2, with a PIN").arg(name).arg(batch) : qsTr("%1, %2", "name, batch").arg(name).arg(batch)
    Accessible.selected: current
    Accessible.onPressAction: root.picked()
    onAskingChanged: {
        forgotten = false;
        if (asking)
            pin.forceActiveFocus();
    }

    function typeAgain(): void {
        if (problem.length === 0)
            return;
        pin.clear();
        pin.forceActiveFocus();
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: 4
        radius: Theme.radiusControl
        color: root.current ? Theme.chosen : hover.hovered ? Theme.raised : "transparent"
        border.width: root.current ? 1.5 : 1
        border.color: root.current ? Theme.brass : Theme.hairline

        FocusRing {
            shown: root.focused
            anchors.margins: -border.width
        }
    }
    HoverHandler {
        id: hover
    }
    TapHandler {
        onTapped: root.picked()
    }
    RowLayout {
        id: line
        x: Theme.px(16)
        y: Theme.px(8)
        width: parent.width - Theme.px(24)
        spacing: Theme.px(12)

        Initials {
            letters: root.initials
        }
        Column {
            Layout.fillWidth: true

            TextLabel {
                width: parent.width
                text: root.name
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                strong: true
            }
            TextLabel {
                width: parent.width
                visible: text.length > 0
                text: root.hasPin ? (root.batch.length > 0 ? qsTr("%1 · PIN").arg(root.batch) : qsTr("PIN")) : root.batch
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                font.pixelSize: Theme.small
                color: Theme.text2
            }
        }
        Badge {
            visible: root.current
            text: qsTr("Here now")
            kind: Badge.Good
            iconName: Icon.Tick
        }
        RiskyButton {
            visible: root.removable && (root.focused || hover.hovered)
            bare: true
            focusPolicy: Qt.NoFocus // the row itself has the keyboard, and Del
            text: qsTr("Remove…")
            keyName: root.focused ? qsTr("Del", "key") : ""
            onClicked: root.deleteRequested()
        }
    }
    Column {
        id: pinPart
        x: Theme.px(16)
        anchors.top: line.bottom
        anchors.topMargin: Theme.px(8)
        width: parent.width - 2 * x
        visible: root.asking
        spacing: Theme.px(8)

        Row {
            spacing: Theme.px(10)

            EntryField {
                id: pin
                objectName: "pin"
                width: Theme.px(170)
                label: qsTr("PIN of %1").arg(root.name)
                placeholderText: qsTr("PIN")
                echoMode: TextInput.Password
                inputMethodHints: Qt.ImhDigitsOnly | Qt.ImhSensitiveData
                enabled: !root.busy
                onAccepted: root.pinGiven(text)
                Keys.onEscapePressed: {
                    clear();
                    root.pinLeft();
                }
            }
            QuietButton {
                text: root.busy ? qsTr("Checking…") : qsTr("Enter")
                enabled: !root.busy && pin.length > 0
                onClicked: root.pinGiven(pin.text)
            }
            QuietButton {
                bare: true
                visible: !root.forgotten
                text: qsTr("Forgotten?")
                onClicked: root.forgotten = true
            }
        }
        TextLabel {
            width: parent.width
            visible: root.forgotten
            text: root.pinHelp === Trainees.Here ? qsTr("You are signed in as staff and may take this PIN away. The records stay; %1 chooses another in Settings.").arg(root.name)
                : root.pinHelp === Trainees.SignIn ? qsTr("It cannot be read back. An instructor or examiner signs in on the Exams page and takes it away here; the records stay.")
                : qsTr("It cannot be read back. No instructor or examiner is set up on this machine: make one on the Exams page, who can then take it away here. The records stay.")
            font.pixelSize: Theme.small
            color: Theme.text2
        }
        QuietButton {
            visible: root.forgotten
            text: root.pinHelp === Trainees.Here ? qsTr("Take the PIN away") : qsTr("To the Exams page")
            onClicked: root.pinHelp === Trainees.Here ? root.pinTakeRequested() : root.staffRequested()
        }
        TextLabel {
            width: parent.width
            visible: text.length > 0
            text: root.problem
            color: Theme.wrong
            font.pixelSize: Theme.small
            onTextChanged: root.typeAgain()
        }
    }
}
