// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// One page of the window, as the rail and the window need to know it.
QtObject {
    /// As Navigation.open() and `pitwise --page` take it.
    required property string name
    required property string title
    required property int icon
    /// Alt and this digit open it; 0 stands at the foot of the rail.
    required property int digit
    required property url source
    /// Only for who may author and see other people's records; see Staff.
    property bool forStaff: false
}
