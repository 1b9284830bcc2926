// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// The window: the rail, and the page that is open. Pages are made when they are first opened and kept.
T.ApplicationWindow {
    id: root

    required property Trainer trainer
    readonly property Navigation navigation: trainer.navigation
    property DeskPage page: null
    /// The page comes when this is set: the program shows its window first, and makes the page while that is looked at.
    property bool ready: true
    /// The title of the page that is asked for and may not be seen; empty: it may.
    readonly property string closedPage: {
        for (let i = 0; i < pageList.entries.length; ++i)
            if (pageList.entries[i].name === navigation.page && !mayOpen(pageList.entries[i]))
                return pageList.entries[i].title;
        return "";
    }

    function mayOpen(entry: PageEntry): bool {
        return !entry.forStaff || trainer.staff.mayAuthor;
    }

    width: 1280
    height: 800
    minimumWidth: 800
    minimumHeight: 560
    title: page ? page.title : ""
    color: Theme.ground
    Component.onCompleted: {
        Theme.settings = Qt.binding(() => root.trainer.sitting.seated ? root.trainer.sitting.look : root.trainer.settings);
        Theme.windowWidth = width;
        Theme.windowHeight = height;
    }
    onWidthChanged: Theme.windowWidth = width
    onHeightChanged: Theme.windowHeight = height

    // A sitting fills the screen, and only the invigilator ends it.
    onClosing: close => close.accepted = !root.trainer.sitting.active
    Connections {
        target: root.trainer.sitting
        function onChanged(): void {
            if (root.trainer.sitting.active === (root.visibility === Window.FullScreen))
                return;
            if (root.trainer.sitting.active)
                root.showFullScreen();
            else
                root.showNormal();
        }
    }

    Pages {
        id: pageList
    }

    Rail {
        id: rail
        height: parent.height
        visible: (!root.page || root.page.railVisible) && !root.trainer.sitting.held
        pages: pageList
        current: root.navigation.page
        staffShown: root.trainer.staff.mayAuthor
        onPageRequested: page => root.navigation.open(page)
    }

    Repeater {
        model: pageList.entries

        Loader {
            id: loader

            required property PageEntry modelData
            readonly property bool current: root.ready && modelData.name === root.navigation.page && root.mayOpen(modelData)

            function come(): void {
                if (!current)
                    return;
                if (status === Loader.Null)
                    setSource(modelData.source, {"trainer": root.trainer});
                root.page = item as DeskPage;
                if (root.page) {
                    root.page.forceActiveFocus();
                    root.page.shown();
                }
            }

            x: rail.visible ? rail.width : 0
            width: root.contentItem.width - x
            height: root.contentItem.height
            visible: current
            focus: current
            onCurrentChanged: come()
            Component.onCompleted: come()

            Connections {
                target: root.trainer.language

                // What a page has read from the desks is in the old language: it is made anew when it is opened again.
                function onChanged(): void {
                    if (!loader.current)
                        loader.source = "";
                }
            }
        }
    }
    // Beside the pages, not in the place of one: what is open there waits as it is until somebody may see it.
    Loader {
        readonly property bool shut: root.ready && root.closedPage.length > 0

        function come(): void {
            if (shut)
                setSource("StaffDoor.qml", {"trainer": root.trainer, "page": root.closedPage});
            else
                source = "";
        }

        x: rail.width
        width: root.contentItem.width - x
        height: root.contentItem.height
        focus: shut
        onShutChanged: come()
        Component.onCompleted: come()
        onLoaded: {
            root.page = item as DeskPage;
            root.page.forceActiveFocus();
            root.page.shown();
        }
    }

    KeySheet {
        id: keySheet
        objectName: "keySheet"
        hints: root.page ? root.page.keys : []
        onClosed: if (root.page) root.page.forceActiveFocus()
    }
    Shortcut {
        sequences: ["?", "F1"] // a field that is typed in keeps the first
        enabled: root.page !== null && root.page.keys.length > 0 && !root.trainer.sitting.held
        onActivated: keySheet.open()
    }
    Instantiator {
        model: pageList.entries

        Shortcut {
            id: opener

            required property PageEntry modelData

            enabled: rail.visible && root.mayOpen(opener.modelData)
            sequence: "Alt+" + opener.modelData.digit
            onActivated: root.navigation.open(opener.modelData.name)
        }
    }
    Shortcut {
        sequence: "F9"
        enabled: root.trainer.language.code !== "en"
        onActivated: Theme.settings.english = !Theme.settings.english
    }
    Shortcut {
        sequence: "Ctrl+Q"
        context: Qt.ApplicationShortcut
        enabled: rail.visible || (root.trainer.sitting.held && !root.trainer.sitting.active)
        onActivated: root.close()
    }
}
