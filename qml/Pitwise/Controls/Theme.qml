// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Pitwise.App

/// Every colour, size and duration of the window. The columns of `pick` are dark, light, high contrast.
QtObject {
    id: root

    /// Handed in once by Main.qml; without it (in a test of one control) everything is dark, 100 %, still.
    property Settings settings: null
    property real windowWidth: 1280
    property real windowHeight: 800

    readonly property int colours: settings ? settings.colours : Settings.Dark
    readonly property bool highContrast: colours === Settings.HighContrast
    readonly property bool motion: settings ? settings.motion : false
    /// The English words stand under a question and a clause in another language.
    readonly property bool english: settings ? settings.english : false

    // Surfaces, from the back to the front.
    readonly property color ground: pick("#151413", "#EAE5DB", "#000000")
    readonly property color panel: pick("#1E1C1A", "#F7F4EC", "#000000")
    readonly property color control: pick("#282522", "#FFFFFF", "#0D0D0D")
    readonly property color raised: pick("#36322D", "#E3DCCE", "#1C1C1C")
    readonly property color hairline: pick("#49433C", "#CFC6B5", "#FFFFFF")
    readonly property color edge: pick("#827A6E", "#857B69", "#FFFFFF")

    readonly property color text: pick("#F5F0E7", "#1D1A15", "#FFFFFF")
    readonly property color text2: pick("#CBC3B5", "#4C463B", "#FFFFFF")
    readonly property color text3: pick("#A89F91", "#625A4D", "#E6E6E6")

    // The one button of a page, and brass for "on", "due", "current".
    readonly property color primary: pick("#EEC87D", "#EEC87D", "#FFD83D")
    readonly property color primaryBottom: pick("#DCAE57", "#DCAE57", "#FFD83D")
    readonly property color primaryHover: pick("#F8DCA2", "#F8DCA2", "#FFE67A")
    readonly property color primaryPressed: pick("#C8963C", "#C8963C", "#E0B800")
    readonly property color primaryInk: pick("#1C1508", "#1C1508", "#000000")
    readonly property color brass: pick("#E7BD6B", "#9A6B12", "#FFD83D")
    readonly property color chosen: pick("#3A3020", "#FBEAC6", "#332A00")
    readonly property color focus: pick("#8FD2FF", "#0A63C9", "#3DF0FF")

    // States: the line or word, and the fill it stands on.
    readonly property color right: pick("#74DBA6", "#0E6840", "#8CFFC0")
    readonly property color rightFill: pick("#17352A", "#DCF2E6", "#00281A")
    readonly property color wrong: pick("#FF9A84", "#A32A14", "#FFB5A6")
    readonly property color wrongFill: pick("#43211B", "#FBE4DE", "#330A04")
    readonly property color flag: pick("#FFCF5C", "#7A5200", "#FFE15C")
    readonly property color flagFill: pick("#3B2F12", "#FFF0CC", "#332A00")
    readonly property color note: pick("#AFCBFF", "#1D4DA0", "#BFD8FF")
    readonly property color noteFill: pick("#1F2C44", "#E2EBFF", "#001B45")

    // Mastery, one ramp; "not asked yet" has no fill.
    readonly property color mastery1: pick("#2D5A4B", "#BFE0D3", "#2D5A4B")
    readonly property color mastery2: pick("#43907A", "#2F8069", "#43907A")
    readonly property color mastery3: pick("#8FE3C0", "#1D6B55", "#8FE3C0")

    // What found words of a search stand on.
    readonly property color hit: pick("#6B4E12", "#FFE08A", "#FFD83D")
    readonly property color hitInk: pick("#FFE9B8", "#1D1A15", "#000000")

    // The table: the same in every theme, since the felt is.
    readonly property color tableRail: "#5A4129"
    readonly property color card: "#FBF8F1"
    readonly property color ink: "#1B1B1D"
    readonly property color redInk: "#B3231F"
    readonly property color feltPlate: "#E60E1012"
    readonly property color feltPlateEdge: "#66F1E6C4"
    readonly property color feltPlateText: "#FFF6E2"
    readonly property color feltRight: "#74DBA6"
    readonly property color feltWrong: "#FF9A84"
    readonly property color printing: Qt.rgba(0.96, 0.94, 0.91, 0.72)

    // Type. The base is 16; it grows with the window in steps and with the person's own setting.
    readonly property real textSetting: settings ? settings.textSize / 100 : 1
    /// How much room there is, as if the window were smaller where the text is larger. 1 is 1280x800.
    readonly property real room: Math.min(windowWidth / 1280, windowHeight / 800) / textSetting
    readonly property real scale: textSetting * (room >= 2.4 ? 38 / 16 : room >= 1.3 ? 19 / 16 : 1)
    readonly property real roomWidth: windowWidth / scale
    readonly property real roomHeight: windowHeight / scale
    readonly property bool narrow: roomWidth < 1200
    readonly property bool wide: roomWidth >= 1560
    /// Less than a page is made for: parts take turns.
    readonly property bool cramped: roomWidth < 960

    readonly property int small: px(14)
    readonly property int body: px(16)
    readonly property int answer: px(17)
    readonly property int panelTitle: px(20)
    readonly property int question: px(narrow ? 20 : 24)
    readonly property int pageTitle: px(28)
    // Noto Sans is 1.36 high by itself: these make 1.4 and 1.25.
    readonly property real lineHeight: 1.03
    readonly property real titleLineHeight: 0.92

    readonly property int radiusChip: 6
    readonly property int radiusControl: 10
    readonly property int radiusPanel: 14
    readonly property int ring: highContrast ? 4 : 3
    readonly property int margin: px(narrow ? 24 : 32)
    readonly property int gap: px(16)

    readonly property int cardMs: motion ? 220 : 0
    readonly property int chipMs: motion ? 260 : 0
    readonly property int panMs: motion ? 180 : 0

    /// A size of the design, in dp at text 100 %, on this window.
    function px(size: real): int {
        return Math.round(size * scale);
    }

    function pick(dark: color, light: color, contrast: color): color {
        return colours === Settings.Light ? light : colours === Settings.HighContrast ? contrast : dark;
    }

    /// Two letters that stand for a game wherever its colour does.
    function gameTag(document: string): string {
        return GameLooks.tag(document);
    }

    function gameColour(document: string): color {
        return GameLooks.colour(document);
    }

    function feltTop(document: string): color {
        return GameLooks.feltTop(document);
    }

    function feltBottom(document: string): color {
        return GameLooks.feltBottom(document);
    }

    /// A cell that differs, tinted with the game's colour over the panel.
    function gameTint(document: string): color {
        return Qt.tint(panel, Qt.alpha(gameColour(document), highContrast ? 0.45 : 0.22));
    }
}
