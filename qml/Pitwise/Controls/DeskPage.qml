// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App

/// A page of the window. It gets the trainer, takes the keyboard when it is shown, and says whether the rail stays.
FocusScope {
    required property Trainer trainer
    /// False on table pages: they have a session bar of their own and no rail.
    property bool railVisible: true
    /// What the window's title says.
    property string title: ""

    /// What "?" shows.
    property list<KeyHint> keys

    /// Called each time the page comes to the front: give the keyboard to what one does first here.
    signal shown
}
