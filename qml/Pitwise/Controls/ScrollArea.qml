// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Scrolls a tall column, and keeps what has the keyboard in sight.
Flickable {
    id: root

    function holds(item: Item): bool {
        for (let place = item; place; place = place.parent)
            if (place === contentItem)
                return true;
        return false;
    }
    function reveal(item: Item): void {
        if (!item || !holds(item))
            return;
        const top = item.mapToItem(contentItem, 0, 0).y;
        const room = Theme.px(24);
        if (top + item.height + room > contentY + height)
            contentY = Math.max(0, Math.min(contentHeight - height, top + item.height + room - height));
        if (top - room < contentY)
            contentY = Math.max(0, top - room);
    }

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    Window.onActiveFocusItemChanged: reveal(Window.activeFocusItem)
    onContentHeightChanged: if (Window.activeFocusItem) reveal(Window.activeFocusItem)
}
