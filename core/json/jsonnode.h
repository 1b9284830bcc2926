// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/jsontree.h"
#include "core/refusal.h"

#include <QJsonArray>
#include <QJsonObject>

#include <initializer_list>
#include <limits>
#include <memory>

namespace pitwise {

/// A JSON value that knows its place in the document, so that every refusal can name it.
/// Nodes live on the stack while a reader descends; the place is only spelled out on failure.
class JsonNode {
public:
    explicit JsonNode(const JsonTree &tree) : m_tree(&tree), m_value(&tree.root()) {}
    /// The root that owns its document: what descends from it must not outlive it.
    explicit JsonNode(JsonTree &&tree)
        : m_owned(std::make_shared<const JsonTree>(std::move(tree))), m_tree(m_owned.get()), m_value(&m_tree->root()) {}
    explicit JsonNode(const QJsonValue &value) : JsonNode(JsonTree(value)) {}

    [[nodiscard]] std::string path() const;
    [[noreturn]] void fail(std::string error, std::vector<std::string> clauses = {}) const;

    [[nodiscard]] bool isObject() const { return m_value->kind == JsonTree::Kind::Object; }
    [[nodiscard]] bool isNull() const { return m_value->kind == JsonTree::Kind::Null; }
    [[nodiscard]] bool isBoolean() const { return m_value->kind == JsonTree::Kind::Boolean; }
    [[nodiscard]] bool isText() const { return m_value->kind == JsonTree::Kind::Text; }
    [[nodiscard]] bool isNumber() const; ///< That a double can hold.

    [[nodiscard]] std::string text() const { return std::string(view()); }               ///< A text, not empty.
    [[nodiscard]] std::string textOrEmpty() const { return std::string(viewOrEmpty()); } ///< A text.
    /// The same without a copy, as long as the document lives.
    [[nodiscard]] std::string_view view() const;
    [[nodiscard]] std::string_view viewOrEmpty() const;
    [[nodiscard]] bool boolean() const;
    [[nodiscard]] std::int64_t integer(std::int64_t min = std::numeric_limits<std::int64_t>::min(),
                                       std::int64_t max = std::numeric_limits<std::int64_t>::max()) const;
    [[nodiscard]] double real() const;
    [[nodiscard]] std::size_t size() const; ///< Of a list.

    /// For those who keep or write a part of the document.
    [[nodiscard]] QJsonValue value() const { return m_tree->toQJson(*m_value); }
    [[nodiscard]] QJsonObject object() const;

    /// A member that has to be there.
    [[nodiscard]] JsonNode need(QLatin1String key) const;
    [[nodiscard]] bool has(QLatin1String key) const;

    /// Refuses every member whose name is not in the list.
    void allowOnly(std::initializer_list<QLatin1String> keys) const;

    /// `visit(std::string_view name, const JsonNode &member)` for each, sorted by name.
    template <typename F> void eachMember(F &&visit) const {
        needObject();
        for (const JsonTree::Value &member : m_tree->inside(*m_value))
            visit(member.name, JsonNode(*this, member));
    }
    template <typename F> void eachElement(F &&visit) const {
        needList();
        for (const JsonTree::Value &element : m_tree->inside(*m_value))
            visit(JsonNode(*this, element));
    }

private:
    JsonNode(const JsonNode &parent, const JsonTree::Value &value)
        : m_tree(parent.m_tree), m_value(&value), m_parent(&parent) {}
    void needObject() const;
    void needList() const;
    /// Fails at the place that a member of this name has or would have.
    [[noreturn]] void failAt(std::string_view name, std::string error) const;

    std::shared_ptr<const JsonTree> m_owned; ///< Of a root only.
    const JsonTree *m_tree;
    const JsonTree::Value *m_value;
    const JsonNode *m_parent = nullptr;
};

} // namespace pitwise
