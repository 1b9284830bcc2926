// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The control that answers the question on screen, whatever its kind. T changes between chips and typing where that may be;
/// N says that there is nothing to choose or to pay.
FocusScope {
    id: root

    required property AnswerInput input
    /// Whose keys come before those of a field that is typed in.
    property Item keyTarget: root
    /// Room at the lower right that belongs to a button of the page's, while chips are laid.
    property real lockWidth: 0
    /// Pointing at the felt answers too.
    property bool pointing: false
    readonly property bool money: input.control === AnswerInput.Money
    readonly property bool paying: money && !input.typing
    /// Chips are offered where there is room to see them.
    readonly property bool mayChange: money && input.mayType && (!input.typing || height >= Theme.px(196))
    /// A line to stand beside the page's button: what is chosen, or what to do.
    readonly property string note: control.item ? (control.item as AnswerPart).note : ""

    function focusControl(): void {
        if (control.item)
            (control.item as Item).forceActiveFocus();
    }

    /// Takes a key that was pressed anywhere on the page; false: not one of its keys.
    function handleKey(event: KeyEvent): bool {
        if (event.modifiers & (Qt.AltModifier | Qt.ControlModifier))
            return false;
        if (event.key === Qt.Key_T && root.mayChange) {
            root.input.typing = !root.input.typing;
            return true;
        }
        if (event.key === Qt.Key_N && root.input.mayBeNone) {
            root.input.chooseNone();
            return true;
        }
        return control.item ? (control.item as AnswerPart).handleKey(event) : false;
    }

    Keys.onPressed: event => event.accepted = root.handleKey(event)

    Loader {
        id: control
        anchors.fill: parent
        focus: true
        sourceComponent: root.money ? (root.input.typing ? typed : paid)
                       : root.input.control === AnswerInput.Number ? typed
                       : root.input.control === AnswerInput.InOrder ? inOrder : options
        onLoaded: if (root.visible) root.focusControl()
    }
    // A new question of the same kind keeps its control; the keyboard goes back to it all the same.
    Connections {
        target: root.input
        function onShown(): void {
            if (root.visible)
                root.focusControl();
        }
    }

    Component {
        id: options
        OptionsAnswer {
            input: root.input
            pointing: root.pointing
        }
    }
    Component {
        id: inOrder
        OrderAnswer {
            input: root.input
        }
    }
    Component {
        id: paid
        ChipsAnswer {
            input: root.input
            lockWidth: root.lockWidth
        }
    }
    Component {
        id: typed
        TypedAnswer {
            input: root.input
            keyTarget: root.keyTarget
        }
    }
}
