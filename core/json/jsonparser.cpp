// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/jsonparser.h"
#include "core/refusal.h"

#include <QByteArrayView>
#include <QChar>

#include <algorithm>
#include <charconv>
#include <limits>

namespace pitwise {
namespace {

bool isDigit(char letter) {
    return letter >= '0' && letter <= '9';
}

void appendUtf8(std::string &text, char32_t letter) {
    const auto tail = [&](int shift) { text += static_cast<char>(0x80 | ((letter >> shift) & 0x3F)); };
    if (letter < 0x80) {
        text += static_cast<char>(letter);
    } else if (letter < 0x800) {
        text += static_cast<char>(0xC0 | (letter >> 6));
        tail(0);
    } else if (letter < 0x10000) {
        text += static_cast<char>(0xE0 | (letter >> 12));
        tail(6);
        tail(0);
    } else {
        text += static_cast<char>(0xF0 | (letter >> 18));
        tail(12);
        tail(6);
        tail(0);
    }
}

} // namespace

JsonParser::JsonParser(JsonTree &tree)
    : m_tree(tree), m_begin(tree.m_bytes.constData()), m_at(m_begin), m_end(m_begin + tree.m_bytes.size()) {
    constexpr qsizetype bytesAValue = 10; // of a round script, nearly
    m_tree.m_values.reserve(static_cast<std::size_t>(tree.m_bytes.size() / bytesAValue));
}

void JsonParser::parse() {
    m_tree.m_root = parseValue();
    skipSpace();
    if (m_at != m_end)
        fail("one value is expected");
}

void JsonParser::skipSpace() {
    while (m_at != m_end && (*m_at == ' ' || *m_at == '\t' || *m_at == '\n' || *m_at == '\r'))
        ++m_at;
}

bool JsonParser::take(char letter) {
    skipSpace();
    if (m_at == m_end || *m_at != letter)
        return false;
    ++m_at;
    return true;
}

JsonParser::Value JsonParser::parseValue() {
    skipSpace();
    if (m_at == m_end)
        fail("a value is missing");
    switch (*m_at) {
    case '{': return parseObject();
    case '[': return parseList();
    case '"': {
        Value value;
        value.kind = JsonTree::Kind::Text;
        value.text = parseText();
        return value;
    }
    case 't': return parseWord("true", JsonTree::Kind::Boolean, 1);
    case 'f': return parseWord("false", JsonTree::Kind::Boolean, 0);
    case 'n': return parseWord("null", JsonTree::Kind::Null, 0);
    default: return parseNumber();
    }
}

JsonParser::Value JsonParser::parseObject() {
    goDeeper();
    Value object;
    object.kind = JsonTree::Kind::Object;
    const std::size_t base = m_open.size();
    ++m_at;
    if (!take('}')) {
        do {
            skipSpace();
            if (m_at == m_end || *m_at != '"')
                fail("the name of a member is missing");
            const std::string_view name = parseText();
            if (!take(':'))
                fail("a colon is missing after a member's name");
            m_open.push_back(parseValue());
            m_open.back().name = name;
        } while (take(','));
        if (!take('}'))
            fail("an object has no end");
    }
    m_tree.close(object, m_open, base);
    --m_depth;
    return object;
}

JsonParser::Value JsonParser::parseList() {
    goDeeper();
    Value list;
    list.kind = JsonTree::Kind::List;
    const std::size_t base = m_open.size();
    ++m_at;
    if (!take(']')) {
        do
            m_open.push_back(parseValue());
        while (take(','));
        if (!take(']'))
            fail("a list has no end");
    }
    m_tree.close(list, m_open, base);
    --m_depth;
    return list;
}

JsonParser::Value JsonParser::parseWord(std::string_view word, JsonTree::Kind kind, std::int64_t integer) {
    if (!std::string_view(m_at, static_cast<std::size_t>(m_end - m_at)).starts_with(word))
        fail("this is no value");
    m_at += word.size();
    Value value;
    value.kind = kind;
    value.integer = integer;
    return value;
}

void JsonParser::takeDigits() {
    if (m_at == m_end || !isDigit(*m_at))
        fail("a digit is missing");
    while (m_at != m_end && isDigit(*m_at))
        ++m_at;
}

JsonParser::Value JsonParser::parseNumber() {
    const char *start = m_at;
    if (*m_at == '-')
        ++m_at;
    else if (!isDigit(*m_at))
        fail("this is no value");
    if (m_at != m_end && *m_at == '0')
        ++m_at; // nothing but a fraction or an exponent may follow
    else
        takeDigits();
    bool whole = true;
    if (m_at != m_end && *m_at == '.') {
        whole = false;
        ++m_at;
        takeDigits();
    }
    if (m_at != m_end && (*m_at == 'e' || *m_at == 'E')) {
        whole = false;
        ++m_at;
        if (m_at != m_end && (*m_at == '+' || *m_at == '-'))
            ++m_at;
        takeDigits();
    }
    Value value;
    if (whole && std::from_chars(start, m_at, value.integer).ec == std::errc{}) {
        value.kind = JsonTree::Kind::Integer;
        return value;
    }
    value.kind = JsonTree::Kind::Real;
    if (std::from_chars(start, m_at, value.real).ec != std::errc{}) {
        // JSON sets no bound: endless, or nearly nothing, and no whole number either way.
        value.real = QByteArrayView(start, m_at).toDouble();
        if (value.real == 0)
            value.real = std::numeric_limits<double>::denorm_min();
    }
    return value;
}

std::string_view JsonParser::parseText() {
    const char *start = ++m_at;
    unsigned char all = 0;
    while (m_at != m_end && *m_at != '"' && *m_at != '\\' && static_cast<unsigned char>(*m_at) >= 0x20)
        all |= static_cast<unsigned char>(*m_at++);
    if (m_at != m_end && *m_at == '\\')
        return parseEscaped(start);
    if (m_at == m_end)
        fail("a text has no end");
    if (*m_at != '"')
        fail("a text holds a control character");
    const std::string_view text(start, static_cast<std::size_t>(m_at - start));
    if (all >= 0x80 && !QByteArrayView(text.data(), static_cast<qsizetype>(text.size())).isValidUtf8())
        fail("a text is not UTF-8");
    ++m_at;
    return text;
}

std::string_view JsonParser::parseEscaped(const char *start) {
    std::string text(start, m_at);
    while (m_at != m_end && *m_at != '"') {
        if (static_cast<unsigned char>(*m_at) < 0x20)
            fail("a text holds a control character");
        if (*m_at == '\\')
            spellEscape(text);
        else
            text += *m_at++;
    }
    if (m_at == m_end)
        fail("a text has no end");
    if (!QByteArrayView(text.data(), static_cast<qsizetype>(text.size())).isValidUtf8())
        fail("a text is not UTF-8");
    ++m_at;
    return m_tree.keep(std::move(text));
}

void JsonParser::spellEscape(std::string &text) {
    static constexpr std::string_view letters = "\"\\/bfnrt", meanings = "\"\\/\b\f\n\r\t";
    ++m_at;
    if (m_at == m_end)
        fail("a text has no end");
    if (*m_at != 'u') {
        const auto index = letters.find(*m_at);
        if (index == std::string_view::npos)
            fail("there is no such escape");
        text += meanings[index];
        ++m_at;
        return;
    }
    ++m_at;
    char32_t letter = fourHexDigits();
    if (QChar::isHighSurrogate(letter) && m_end - m_at >= 6 && m_at[0] == '\\' && m_at[1] == 'u') {
        const char *second = m_at;
        m_at += 2;
        if (const char32_t low = fourHexDigits(); QChar::isLowSurrogate(low))
            letter = QChar::surrogateToUcs4(static_cast<char16_t>(letter), static_cast<char16_t>(low));
        else
            m_at = second;
    }
    constexpr char32_t instead = QChar::ReplacementCharacter;
    appendUtf8(text, QChar::isSurrogate(letter) ? instead : letter); // half a pair is no letter
}

char32_t JsonParser::fourHexDigits() {
    unsigned number = 0;
    if (m_end - m_at < 4)
        fail("an escape has four hexadecimal digits");
    if (const auto [end, error] = std::from_chars(m_at, m_at + 4, number, 16); error != std::errc{} || end != m_at + 4)
        fail("an escape has four hexadecimal digits");
    m_at += 4;
    return number;
}

void JsonParser::goDeeper() {
    if (++m_depth > JsonTree::deepest)
        fail("lists and objects are nested too deep");
}

void JsonParser::fail(const char *error) const {
    const std::string_view before(m_begin, static_cast<std::size_t>(m_at - m_begin));
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const auto column = before.size() - (before.rfind('\n') + 1) + 1; // npos + 1 is 0
    throw Refusal{
        std::string("not JSON: ") + error, "line " + std::to_string(line) + ", column " + std::to_string(column), {}};
}

} // namespace pitwise
