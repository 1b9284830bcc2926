// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/jsontree.h"

namespace pitwise {

/// Reads the bytes of a tree into its values.
class JsonParser {
public:
    explicit JsonParser(JsonTree &tree);
    void parse();

private:
    using Value = JsonTree::Value;

    void skipSpace();
    [[nodiscard]] bool take(char letter); ///< Where it is next, after spaces.
    [[nodiscard]] Value parseValue();
    [[nodiscard]] Value parseObject();
    [[nodiscard]] Value parseList();
    [[nodiscard]] Value parseWord(std::string_view word, JsonTree::Kind kind, std::int64_t integer);
    [[nodiscard]] Value parseNumber();
    void takeDigits();
    [[nodiscard]] std::string_view parseText();
    [[nodiscard]] std::string_view parseEscaped(const char *start);
    void spellEscape(std::string &text);
    [[nodiscard]] char32_t fourHexDigits();
    void goDeeper();
    [[noreturn]] void fail(const char *error) const;

    JsonTree &m_tree;
    const char *m_begin;
    const char *m_at;
    const char *m_end;
    std::vector<Value> m_open; ///< Values of the lists and objects that have not ended yet.
    int m_depth = 0;
};

} // namespace pitwise
