// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/felttable.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace pitwise::felt {
namespace {

constexpr double radians(double degrees) {
    return degrees * std::numbers::pi / 180;
}

constexpr double span = radians(42); // from the first to the last of five and more boxes
constexpr double lowSpan = radians(28);
constexpr double lowFrom = 3.0;   // width to height of a view that is low
constexpr double lowHeight = 436; // down to below the dealer's cards
constexpr double lowCorner = 100; // on each side, for shoe and discard holder
constexpr double lineY = 118;     // main-bet line on the middle axis
constexpr double highest = 700;   // a higher view does not stretch the table
constexpr double widest = 1250;   // nor does a wider one the arc
constexpr double smallestM = 37;  // narrower cards take the S face

} // namespace

FeltTable::FeltTable(double viewWidthPx, double viewHeightPx, int boxCount, int kinds, bool printed)
    : boxes(std::max(1, boxCount)), sideKinds(kinds), printedCards(printed) {
    low = viewWidthPx > lowFrom * viewHeightPx;
    scale = std::max(0.05, std::min(viewWidthPx / 1000, viewHeightPx / (low ? lowHeight : 625)));
    width = viewWidthPx / scale;
    viewHeight = viewHeightPx / scale;
    height = std::min(viewHeight, highest);
    arcWidth = std::min(low ? width - 2 * lowCorner : width, widest);
    inset = (boxes == 7 ? (kinds > 2 ? 84 : 76) : boxes == 6 ? 90 : 100) + .12 * (arcWidth - 1000);
    const double wholeSpan = low ? lowSpan : span, widestPitch = wholeSpan / 4;
    radius = (arcWidth / 2 - inset) / std::sin(wholeSpan / 2);
    centre = {width / 2, lineY + radius};
    pitch = boxes > 1 ? std::min(widestPitch, wholeSpan / (boxes - 1)) : widestPitch;
}

double FeltTable::theta(int box) const {
    return (box - (boxes + 1) / 2.0) * pitch;
}

QPointF FeltTable::at(double theta, double rho, double u) const {
    const double r = radius + rho;
    return centre + QPointF(r * std::sin(theta) + u * std::cos(theta), -r * std::cos(theta) + u * std::sin(theta));
}

double FeltTable::room(int hands) const {
    // A printed card fixes the first hand, so the others stay nearer to it.
    return (std::min(pitchAt(0), printedCards ? 145.0 : 190.0) - 5) / hands;
}

double FeltTable::boxWidth() const {
    return std::min({150.0, pitchAt(0) - 20, 2 * inset - 28});
}

double FeltTable::column(int box, int index, int hands) const {
    return hands == 1 ? theta(box) : theta(box) + (index - (hands - 1) / 2.0) * room(hands) / radius;
}

Fan FeltTable::fan(int hands, int cards) const {
    constexpr std::array<double, 4> most{58, 52, 46, 40};
    const int h = std::clamp(hands, 1, 4);
    const double place = room(hands);
    const double wish = std::min(most[h - 1], h == 1 ? place * .36 : h == 2 ? place * .7 : place - 2.9);
    constexpr double depth = cardsFar - cardsNear;
    const int steps = std::max(0, cards - 1);

    Fan fan;
    double tall = 64.0 / 46, index = .405;
    fan.width = std::min(wish, depth / (tall + index * steps));
    if (fan.width < smallestM) {
        fan.face = Face::S;
        tall = 1.4;
        index = .475;
        fan.width = std::min(wish, depth / (tall + index * steps));
    }
    const double lean = h == 1 ? fan.width * .28 : h == 2 ? fan.width * .18 : h == 3 ? 6.0 / std::max(3, steps) : 0;
    fan.dx = std::min(lean, std::max(0.0, (place - 3 - fan.width) / std::max(1, steps)));
    fan.height = fan.width * tall;
    fan.strip = fan.width * index;
    return fan;
}

double FeltTable::sideRadius() const {
    return sideKinds <= 1 ? 22 : sideKinds == 2 ? 20.5 : 18;
}

double FeltTable::sideStep() const {
    return 2 * sideRadius() + (sideKinds == 2 ? 8 : 4);
}

QPointF FeltTable::sideAt(int box, int index) const {
    return at(theta(box), sideRho, (index - (sideKinds - 1) / 2.0) * sideStep());
}

QPointF FeltTable::chipsFrom() const {
    return {width / 2, low ? height + 40 : height - 80};
}

QPointF FeltTable::shoeAt() const {
    if (low)
        return {66, height - 78};
    return {std::max(84.0, width / 2 - 424), height - 92};
}

QPointF FeltTable::discardAt() const {
    if (low)
        return {width - 62, height - 66};
    return {std::min(width - 78, width / 2 + 430), height - 86};
}

} // namespace pitwise::felt
