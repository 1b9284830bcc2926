// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The English words under those of another language, for who learns what is said at the table. F9 shows and hides them.
TextLabel {
    visible: Theme.english && text.length > 0
    color: Theme.note
    font.pixelSize: Theme.small
}
