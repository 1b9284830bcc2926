// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <concepts>
#include <string>
#include <string_view>

namespace pitwise {

/// Writes compact JSON into a string that the caller owns and may reuse; keys in the order written.
class JsonWriter {
public:
    explicit JsonWriter(std::string &out) : m_out(out) {}

    JsonWriter &beginObject() { return open('{'); }
    JsonWriter &endObject() { return close('}'); }
    JsonWriter &beginArray() { return open('['); }
    JsonWriter &endArray() { return close(']'); }

    JsonWriter &key(std::string_view name) {
        separate();
        quote(name);
        m_out += ':';
        m_fresh = true;
        return *this;
    }
    JsonWriter &text(std::string_view value) {
        separate();
        quote(value);
        return *this;
    }
    template <std::integral T> JsonWriter &number(T value) {
        separate();
        char buffer[24];
        const auto end = std::to_chars(buffer, buffer + sizeof buffer, value).ptr;
        m_out.append(buffer, end);
        return *this;
    }
    /// At most `digits` significant digits; never used for money.
    JsonWriter &real(double value, int digits = 17);
    JsonWriter &boolean(bool value) { return raw(value ? "true" : "false"); }
    JsonWriter &null() { return raw("null"); }
    /// A finished piece of JSON.
    JsonWriter &raw(std::string_view json) {
        separate();
        m_out += json;
        return *this;
    }
    JsonWriter &member(std::string_view name, std::string_view value) { return key(name).text(value); }
    JsonWriter &member(std::string_view name, const char *value) { return key(name).text(value); }
    template <std::integral T> JsonWriter &member(std::string_view name, T value) {
        if constexpr (std::same_as<T, bool>)
            return key(name).boolean(value);
        else
            return key(name).number(value);
    }

private:
    JsonWriter &open(char bracket) {
        separate();
        m_out += bracket;
        m_fresh = true;
        return *this;
    }
    JsonWriter &close(char bracket) {
        m_out += bracket;
        m_fresh = false;
        return *this;
    }
    void separate() {
        if (!m_fresh)
            m_out += ',';
        m_fresh = false;
    }
    void quote(std::string_view text);
    void quoteAny(std::string_view text);

    std::string &m_out;
    bool m_fresh = true; ///< Nothing written yet since the last bracket or key.
};

} // namespace pitwise
