// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A key of a page, and what it does.
QtObject {
    required property string key
    required property string words
}
