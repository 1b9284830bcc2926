// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <initializer_list>
#include <utility>

namespace pitwise::exam {

/// Same numbers on every machine, from a few numbers that name the place they are for (SplitMix64).
/// For choosing questions; never for secrets.
class Random {
public:
    Random(std::initializer_list<quint64> place) {
        for (const quint64 number : place) {
            m_state ^= number;
            m_state = next();
        }
    }
    quint64 next() {
        quint64 z = (m_state += 0x9e3779b97f4a7c15);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }
    /// From 0 to `end` - 1.
    quint64 below(quint64 end) {
        const quint64 limit = end * (~quint64(0) / end);
        quint64 number = next();
        while (number >= limit)
            number = next();
        return number % end;
    }
    template <typename List> void shuffle(List &list) {
        for (auto i = list.size(); i > 1; --i)
            std::swap(list[i - 1], list[static_cast<decltype(i)>(below(static_cast<quint64>(i)))]);
    }

private:
    quint64 m_state = 0x5069747769736521;
};

} // namespace pitwise::exam
