// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/house/chipset.h"
#include "core/json/jsonnode.h"
#include "core/refusal.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <utility>

namespace pitwise {
namespace {

constexpr std::array<std::pair<const char *, EdgePattern>, 10> patterns{{
    {"line", EdgePattern::Line},
    {"ticks", EdgePattern::Ticks},
    {"halves", EdgePattern::Halves},
    {"single", EdgePattern::Single},
    {"double", EdgePattern::Double},
    {"triple", EdgePattern::Triple},
    {"slant", EdgePattern::Slant},
    {"checker", EdgePattern::Checker},
    {"dots", EdgePattern::Dots},
    {"diamonds", EdgePattern::Diamonds},
}};

/// Largest table the gate works through to prove a set: a million steps of the smallest common part.
constexpr Cents provableSteps = 1'000'000;

EdgePattern readPattern(const JsonNode &node) {
    const std::string name = node.text();
    for (const auto &[word, pattern] : patterns)
        if (name == word)
            return pattern;
    node.fail("is no edge pattern: " + name);
}

std::uint32_t readColour(const JsonNode &node) {
    const std::string text = node.text();
    bool ok = text.size() == 7 && text[0] == '#';
    const auto rgb = ok ? QByteArray::fromStdString(text.substr(1)).toUInt(&ok, 16) : 0;
    if (!ok)
        node.fail("must be a colour like #1c1d21");
    return rgb;
}

Chip readChip(const JsonNode &node) {
    node.allowOnly({QLatin1String("value"), QLatin1String("name"), QLatin1String("base"), QLatin1String("insert"),
                    QLatin1String("pattern"), QLatin1String("face"), QLatin1String("full")});
    Chip chip;
    chip.value = node.need(QLatin1String("value")).integer(1, maxAmount);
    chip.name = node.need(QLatin1String("name")).text();
    chip.base = readColour(node.need(QLatin1String("base")));
    chip.insert = readColour(node.need(QLatin1String("insert")));
    chip.pattern = readPattern(node.need(QLatin1String("pattern")));
    chip.face = node.need(QLatin1String("face")).text();
    chip.full = node.has(QLatin1String("full")) ? node.need(QLatin1String("full")).text() : chip.face;
    return chip;
}

/// The smallest amount for which cutting from the largest down is not the fewest chips. If there is one, it
/// is below the sum of the two largest values (Kozen and Zaks, 1994).
std::optional<Cents> badlyCut(const std::vector<Chip> &chips, Cents unit) {
    const Cents last = chips.back().value + (chips.size() > 1 ? chips[chips.size() - 2].value : 0);
    const auto steps = static_cast<std::size_t>(last / unit);
    std::vector<std::size_t> sizes;
    for (const Chip &chip : chips)
        sizes.push_back(static_cast<std::size_t>(chip.value / unit));
    constexpr int never = 1 << 30;
    std::vector<int> fewest(steps + 1, never), greedy(steps + 1, never);
    fewest[0] = greedy[0] = 0;
    for (std::size_t i = 1; i <= steps; ++i)
        for (const std::size_t size : sizes) {
            if (size > i)
                break;
            fewest[i] = std::min(fewest[i], fewest[i - size] + 1);
            greedy[i] = greedy[i - size] + 1; // the largest that fits is visited last
        }
    for (std::size_t i = 1; i <= steps; ++i)
        if (fewest[i] < greedy[i])
            return static_cast<Cents>(i) * unit;
    return std::nullopt;
}

} // namespace

std::int64_t ChipCut::count() const {
    std::int64_t sum = 0;
    for (const ChipCount &pile : chips)
        sum += pile.count;
    return sum;
}

ChipSet ChipSet::shipped() {
    QFile file(QStringLiteral(":/assets/house/chips.json"));
    if (!file.open(QIODevice::ReadOnly))
        throw Refusal{"the chips of the house cannot be read", "house/chips.json", {}};
    return read(file.readAll());
}

ChipSet ChipSet::read(const QByteArray &json) {
    const JsonNode root(parseJson(json));
    root.allowOnly({QLatin1String("format"), QLatin1String("chips")});
    if (const JsonNode format = root.need(QLatin1String("format")); format.text() != "pitwise-chips/1")
        format.fail("must be pitwise-chips/1");
    ChipSet set;
    const JsonNode list = root.need(QLatin1String("chips"));
    list.eachElement([&set](const JsonNode &node) {
        Chip chip = readChip(node);
        if (!set.m_chips.empty() && chip.value <= set.m_chips.back().value)
            node.need(QLatin1String("value")).fail("must be larger than the chip before it");
        set.m_chips.push_back(std::move(chip));
    });
    if (set.m_chips.empty())
        list.fail("must hold at least one chip");
    set.check();
    return set;
}

ChipSet ChipSet::only(const std::vector<Cents> &values) const {
    ChipSet set;
    for (const Chip &chip : m_chips)
        if (std::ranges::find(values, chip.value) != values.end())
            set.m_chips.push_back(chip);
    if (set.m_chips.empty())
        throw Refusal{"must hold at least one chip", "chips", {}};
    set.check();
    return set;
}

void ChipSet::check() const {
    Cents unit = m_chips.front().value;
    for (const Chip &chip : m_chips)
        unit = std::gcd(unit, chip.value);
    if (m_chips.back().value / unit > provableSteps / 2)
        throw Refusal{"spans too wide a range of values", "chips", {}};
    if (const auto amount = badlyCut(m_chips, unit))
        throw Refusal{"cannot be cut from the largest down: " + std::to_string(*amount) +
                          " cents would take more chips than needed",
                      "chips",
                      {}};
}

const Chip *ChipSet::chip(Cents value) const {
    const auto it = std::ranges::lower_bound(m_chips, value, {}, &Chip::value);
    return it != m_chips.end() && it->value == value ? &*it : nullptr;
}

ChipCut ChipSet::cut(Cents amount) const {
    ChipCut cut;
    for (auto chip = m_chips.rbegin(); chip != m_chips.rend(); ++chip)
        if (amount >= chip->value) {
            cut.chips.push_back({chip->value, static_cast<int>(amount / chip->value)});
            amount %= chip->value;
        }
    cut.rest = amount;
    return cut;
}

} // namespace pitwise
