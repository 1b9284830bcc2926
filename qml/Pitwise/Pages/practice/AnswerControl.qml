// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App

/// The control that answers the question on screen, whatever its kind. T changes between chips and typing where that may be.
FocusScope {
    id: root

    required property AnswerInput input
    /// Whose keys come before those of a field that is typed in.
    property Item keyTarget: root
    readonly property bool mayChange: input.control === AnswerInput.Money && input.mayType

    Loader {
        id: control
        anchors.fill: parent
        focus: true
        sourceComponent: root.input.control === AnswerInput.Money ? (root.input.typing ? typed : money)
                       : root.input.control === AnswerInput.Number ? number
                       : root.input.control === AnswerInput.InOrder ? inOrder : options
        onLoaded: item.forceActiveFocus()
    }
    // A new question of the same kind keeps its control; the keyboard goes back to it all the same.
    Connections {
        target: root.input
        function onShown(): void {
            if (control.item && root.visible)
                (control.item as Item).forceActiveFocus();
        }
    }
    Keys.onPressed: event => {
        if (event.key === Qt.Key_T && root.mayChange) {
            root.input.typing = !root.input.typing;
            event.accepted = true;
        }
    }

    Component {
        id: options
        OptionsAnswer {
            input: root.input
        }
    }
    Component {
        id: inOrder
        OrderAnswer {
            input: root.input
        }
    }
    Component {
        id: money
        ChipsAnswer {
            input: root.input
        }
    }
    Component {
        id: typed
        TypedAnswer {
            input: root.input
            keyTarget: root.keyTarget
        }
    }
    Component {
        id: number
        TypedAnswer {
            input: root.input
            keyTarget: root.keyTarget
        }
    }
}
