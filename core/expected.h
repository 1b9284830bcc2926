// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <variant>

namespace pitwise {

/// A value, or why there is none. (`std::expected` is not in C++20.)
template <typename T, typename E> class [[nodiscard]] Expected {
public:
    Expected(T value) : m_content(std::in_place_index<0>, std::move(value)) {}
    Expected(E error) : m_content(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool ok() const { return m_content.index() == 0; }
    explicit operator bool() const { return ok(); }
    /// Only where ok().
    [[nodiscard]] const T &value() const & { return std::get<0>(m_content); }
    [[nodiscard]] T &value() & { return std::get<0>(m_content); }
    /// By value, so that a loop over what a call gave does not outlive it.
    [[nodiscard]] T value() && { return std::get<0>(std::move(m_content)); }
    const T *operator->() const { return &value(); }
    T *operator->() { return &value(); }
    const T &operator*() const & { return value(); }
    T &operator*() & { return value(); }
    T operator*() && { return std::move(*this).value(); }
    /// Only where not ok().
    [[nodiscard]] const E &error() const { return std::get<1>(m_content); }

private:
    std::variant<T, E> m_content;
};

} // namespace pitwise
