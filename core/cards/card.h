// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pitwise {

enum class Rank : std::uint8_t { Ace = 1, Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Jack, Queen, King };
enum class Suit : std::uint8_t { Spades, Hearts, Diamonds, Clubs };

/// One card, as small as it can be: 52 codes, rank by rank, four suits each.
class Card {
public:
    constexpr Card() = default;
    constexpr Card(Rank rank, Suit suit)
        : m_code(static_cast<std::uint8_t>((static_cast<unsigned>(rank) - 1) * 4 + static_cast<unsigned>(suit))) {}
    static constexpr Card fromCode(unsigned code) {
        Card card;
        card.m_code = static_cast<std::uint8_t>(code);
        return card;
    }

    [[nodiscard]] constexpr Rank rank() const { return static_cast<Rank>(m_code / 4 + 1); }
    [[nodiscard]] constexpr Suit suit() const { return static_cast<Suit>(m_code % 4); }
    [[nodiscard]] constexpr unsigned code() const { return m_code; }

    /// Points with the Ace counted as one.
    [[nodiscard]] constexpr int points() const {
        const int rank = m_code / 4 + 1;
        return rank > 10 ? 10 : rank;
    }
    [[nodiscard]] constexpr bool isAce() const { return m_code < 4; }
    [[nodiscard]] constexpr bool isTenValue() const { return m_code >= 36; }
    [[nodiscard]] constexpr bool isPicture() const { return m_code >= 40; }
    [[nodiscard]] constexpr bool isRed() const { return suit() == Suit::Hearts || suit() == Suit::Diamonds; }

    friend constexpr bool operator==(Card, Card) = default;

    static constexpr unsigned codes = 52;

private:
    std::uint8_t m_code = 0;
};

/// Two-letter notation of the contract: a rank of `A23456789TJQK`, a suit of `SHDC`.
[[nodiscard]] constexpr std::array<char, 2> notation(Card card) {
    return {"A23456789TJQK"[card.code() / 4], "SHDC"[card.code() % 4]};
}
[[nodiscard]] inline std::string cardName(Card card) {
    const auto letters = notation(card);
    return {letters[0], letters[1]};
}
[[nodiscard]] constexpr std::optional<Card> parseCard(std::string_view text) {
    if (text.size() != 2)
        return std::nullopt;
    const auto rank = std::string_view("A23456789TJQK").find(text[0]);
    const auto suit = std::string_view("SHDC").find(text[1]);
    if (rank == std::string_view::npos || suit == std::string_view::npos)
        return std::nullopt;
    return Card::fromCode(static_cast<unsigned>(rank * 4 + suit));
}

} // namespace pitwise
