// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include <string>

namespace pitwise::felt {

/// Which colour of the felt a side circle is drawn in.
enum class Ring { Print, Gold, Accent };
/// What stands in the middle of a side circle.
enum class Mark { Words, Cards, Chips, Burst, Star };
/// The faint emblem in every box.
enum class Emblem { None, Eight, Swords, Marker, Rings };

struct AreaStyle {
    Ring ring = Ring::Print;
    Mark mark = Mark::Words;
    QString words;
};

/// All colours of one felt; look.json has them.
struct FeltStyle {
    QColor middle, mid, edge; ///< Of the cloth, from the light to the rail.
    QColor print, gold, accent;
    QColor railDark, railBase, railLight, railEdge;
    QColor woodLight, woodDark;
    QColor back, backDeep, backPrint; ///< Of the cards.
    Emblem emblem = Emblem::None;
    bool highContrast = false;
    [[nodiscard]] QColor ring(Ring ring) const { return ring == Ring::Gold ? gold : ring == Ring::Accent ? accent : print; }
};

[[nodiscard]] FeltStyle styleOf(const std::string &game, bool highContrast);
[[nodiscard]] AreaStyle areaStyleOf(const std::string &game, const std::string &kind);

namespace colours {
inline constexpr QRgb focus = 0xffffd34d, focusEdge = 0xff1a1405;
inline constexpr QRgb surroundLight = 0xff24262a, surroundDark = 0xff0b0c0e;
inline constexpr QRgb label = 0xff0e1012, labelText = 0xfffff6e2;
inline constexpr QRgb letterSeated = 0xfff4c24a, letterStanding = 0xffcfd5da, letterInk = 0xff17181b;
inline constexpr QRgb ink = 0xff15171c, red = 0xffc5142b, blue = 0xff0b5cb8, green = 0xff0d7a3c;
inline constexpr QRgb face = 0xfffdfcf8, faceEdge = 0xffb9b3a4, cutCard = 0xfff2c230;
} // namespace colours

/// `a` with part `t` of `b` in it.
[[nodiscard]] QColor mixed(const QColor &a, const QColor &b, double t);
[[nodiscard]] inline QColor faded(QColor colour, double alpha) {
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

} // namespace pitwise::felt
