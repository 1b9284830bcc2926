// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace pitwise {

/// Random numbers that are the same on every machine for the same seed: xoshiro256** seeded by SplitMix64.
/// For shuffling and for choosing questions; never for secrets.
class Random {
public:
    explicit constexpr Random(std::uint64_t seed) {
        for (std::uint64_t &word : m_state)
            word = splitMix(seed);
    }

    [[nodiscard]] constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
        const std::uint64_t shifted = m_state[1] << 17;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= shifted;
        m_state[3] = std::rotl(m_state[3], 45);
        return result;
    }

    /// One of 0 … n - 1, each equally likely. `n` is at least 1.
    [[nodiscard]] constexpr std::uint32_t below(std::uint32_t n) {
        // The high half of a 32-bit draw times n; the few draws that would favour small results are drawn again.
        std::uint64_t product = (next() >> 32) * n;
        if (static_cast<std::uint32_t>(product) < n) [[unlikely]] {
            const std::uint32_t favoured = (0u - n) % n;
            while (static_cast<std::uint32_t>(product) < favoured)
                product = (next() >> 32) * n;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// Two numbers from one draw: of 0 … n - 1 and of 0 … m - 1, independent, each equally likely.
    struct Two {
        std::uint32_t first, second;
    };
    [[nodiscard]] constexpr Two twoBelow(std::uint32_t n, std::uint32_t m) {
        const std::uint64_t bits = next();
        const std::uint64_t one = (bits >> 32) * n;
        const std::uint64_t two = (bits & 0xFFFF'FFFFu) * m;
        if (static_cast<std::uint32_t>(one) < n || static_cast<std::uint32_t>(two) < m) [[unlikely]]
            return {below(n), below(m)}; // one of them might be favoured
        return {static_cast<std::uint32_t>(one >> 32), static_cast<std::uint32_t>(two >> 32)};
    }

    /// Puts a sequence with random access into random order.
    template <typename Sequence> constexpr void shuffle(Sequence &sequence) {
        for (std::size_t left = sequence.size(); left > 1; --left) {
            const std::size_t chosen = below(static_cast<std::uint32_t>(left));
            auto kept = sequence[left - 1];
            sequence[left - 1] = sequence[chosen];
            sequence[chosen] = kept;
        }
    }

    /// Moves `state` on and gives the next number of SplitMix64.
    static constexpr std::uint64_t splitMix(std::uint64_t &state) {
        std::uint64_t z = (state += 0x9E3779B97F4A7C15u);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }

private:
    std::uint64_t m_state[4]{};
};

/// Works a number or a text into a seed. The order matters, and so does where one text ends and the next begins.
[[nodiscard]] constexpr std::uint64_t mixSeed(std::uint64_t seed, std::uint64_t number) {
    std::uint64_t state = seed ^ std::rotl(number * 0xD1B54A32D192ED03u, 29);
    return Random::splitMix(state);
}
[[nodiscard]] constexpr std::uint64_t mixSeed(std::uint64_t seed, std::string_view text) {
    std::uint64_t hash = 0xCBF29CE484222325u; // FNV-1a
    for (const char letter : text)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001B3u;
    return mixSeed(mixSeed(seed, text.size()), hash);
}

/// A seed made of several numbers and texts: `seedFrom(42, "freebet", round)`.
template <typename... Parts> [[nodiscard]] constexpr std::uint64_t seedFrom(std::uint64_t seed, const Parts &...parts) {
    ((seed = mixSeed(seed, parts)), ...);
    return seed;
}

} // namespace pitwise
