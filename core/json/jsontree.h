// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonValue>

#include <cstdint>
#include <forward_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pitwise {

/// One JSON document (RFC 8259), read once into a flat list: texts are views into its bytes, the members of an
/// object stand side by side, sorted by name. Of two members of one name the last one counts.
class JsonTree {
public:
    enum class Kind : std::uint8_t { Null, Boolean, Integer, Real, Text, List, Object };

    struct Value {
        std::string_view name; ///< In an object.
        std::string_view text;
        double real = 0;
        std::int64_t integer = 0; ///< Also of a boolean: 0 or 1.
        std::uint32_t first = 0;  ///< Of a list's or an object's own values.
        std::uint32_t count = 0;
        Kind kind = Kind::Null;
    };

    static constexpr int deepest = 512; ///< Lists and objects inside each other.

    /// Throws a Refusal that names line and column.
    explicit JsonTree(QByteArray bytes);
    explicit JsonTree(const QJsonValue &value);
    JsonTree(JsonTree &&) noexcept = default;
    JsonTree &operator=(JsonTree &&) noexcept = default;
    JsonTree(const JsonTree &) = delete;
    JsonTree &operator=(const JsonTree &) = delete;
    ~JsonTree() = default;

    [[nodiscard]] const Value &root() const { return m_root; }
    [[nodiscard]] std::span<const Value> inside(const Value &value) const {
        return {m_values.data() + value.first, value.count};
    }
    [[nodiscard]] const Value *member(const Value &object, std::string_view name) const;

    /// For those who keep or write a part of the document.
    [[nodiscard]] QJsonValue toQJson(const Value &value) const;
    [[nodiscard]] QJsonValue toQJson() const { return toQJson(m_root); }

private:
    friend class JsonParser;
    [[nodiscard]] Value taken(const QJsonValue &value);
    [[nodiscard]] std::string_view keep(std::string text) { return m_spelled.emplace_front(std::move(text)); }
    /// Moves the values of an object or a list, in `open` from `base` on, to where they stay.
    void close(Value &whole, std::vector<Value> &open, std::size_t base);

    QByteArray m_bytes;
    std::forward_list<std::string> m_spelled; ///< Texts that do not stand in the bytes as they are: those with escapes.
    std::vector<Value> m_values;
    Value m_root;
};

/// Parses one JSON value; throws a Refusal that names line and column.
[[nodiscard]] inline JsonTree parseJson(const QByteArray &bytes) {
    return JsonTree(bytes);
}

} // namespace pitwise
