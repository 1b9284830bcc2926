// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App

/// A number of the blueprint that is being edited.
NumberField {
    required property BlueprintEditor editor
    required property int which

    value: editor.revision >= 0 ? editor.number(which) : 0
    onEntered: number => editor.setNumber(which, number)
}
