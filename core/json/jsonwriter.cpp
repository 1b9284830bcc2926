// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/jsonwriter.h"

namespace pitwise {

JsonWriter &JsonWriter::real(double value, int digits) {
    separate();
    char buffer[40];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::general, digits).ptr;
    m_out.append(buffer, end);
    return *this;
}

namespace {

constexpr bool isPlain(char letter) {
    const auto c = static_cast<unsigned char>(letter);
    return c >= 0x20 && c != '"' && c != '\\';
}

} // namespace

void JsonWriter::quote(std::string_view text) {
    // Keys, names, cards and clauses: short and plain. They are put together on the stack and appended at once.
    char buffer[34];
    if (text.size() <= sizeof buffer - 2) {
        char *end = buffer;
        bool plain = true;
        *end++ = '"';
        for (const char letter : text) {
            plain &= isPlain(letter);
            *end++ = letter;
        }
        *end++ = '"';
        if (plain) {
            m_out.append(buffer, end);
            return;
        }
    }
    quoteAny(text);
}

void JsonWriter::quoteAny(std::string_view text) {
    m_out += '"';
    std::size_t clean = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        if (isPlain(text[i]))
            continue;
        m_out.append(text, clean, i - clean);
        clean = i + 1;
        switch (c) {
        case '"': m_out += "\\\""; break;
        case '\\': m_out += "\\\\"; break;
        case '\n': m_out += "\\n"; break;
        case '\r': m_out += "\\r"; break;
        case '\t': m_out += "\\t"; break;
        default: {
            constexpr char hex[] = "0123456789abcdef";
            m_out += "\\u00";
            m_out += hex[c >> 4];
            m_out += hex[c & 15];
        }
        }
    }
    m_out.append(text, clean);
    m_out += '"';
}

} // namespace pitwise
