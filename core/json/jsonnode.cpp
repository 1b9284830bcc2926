// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/jsonnode.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace pitwise {
namespace {

std::string_view viewOf(QLatin1String text) {
    return {text.data(), static_cast<std::size_t>(text.size())};
}

std::string below(const std::string &above, std::string_view name) {
    return above.empty() ? std::string(name) : above + '.' + std::string(name);
}

std::optional<std::int64_t> wholeNumber(const JsonTree::Value &value) {
    if (value.kind == JsonTree::Kind::Integer)
        return value.integer;
    constexpr double beyond = 9223372036854775808.0; // 2^63: the cast is defined below it
    if (value.kind != JsonTree::Kind::Real || !(value.real >= -beyond && value.real < beyond))
        return std::nullopt;
    const auto number = static_cast<std::int64_t>(value.real);
    return static_cast<double>(number) == value.real ? std::optional(number) : std::nullopt;
}

} // namespace

std::string JsonNode::path() const {
    if (!m_parent)
        return {};
    const std::string above = m_parent->path();
    if (m_parent->isObject())
        return below(above, m_value->name);
    return above + '[' + std::to_string(m_value - m_tree->inside(*m_parent->m_value).data()) + ']';
}

void JsonNode::fail(std::string error, std::vector<std::string> clauses) const {
    throw Refusal{std::move(error), path(), std::move(clauses)};
}

void JsonNode::failAt(std::string_view name, std::string error) const {
    throw Refusal{std::move(error), below(path(), name), {}};
}

std::string_view JsonNode::view() const {
    const std::string_view text = viewOrEmpty();
    if (text.empty())
        fail("must not be empty");
    return text;
}

std::string_view JsonNode::viewOrEmpty() const {
    if (!isText())
        fail("must be a text");
    return m_value->text;
}

bool JsonNode::boolean() const {
    if (!isBoolean())
        fail("must be true or false");
    return m_value->integer != 0;
}

std::int64_t JsonNode::integer(std::int64_t min, std::int64_t max) const {
    const auto number = wholeNumber(*m_value);
    if (number && *number >= min && *number <= max)
        return *number;
    using Bounds = std::numeric_limits<std::int64_t>;
    if (min == max)
        fail("must be " + std::to_string(min));
    fail(min == Bounds::min() || max == Bounds::max()
             ? "must be a whole number"
             : "must be a whole number from " + std::to_string(min) + " to " + std::to_string(max));
}

bool JsonNode::isNumber() const {
    return m_value->kind == JsonTree::Kind::Integer ||
           (m_value->kind == JsonTree::Kind::Real && std::isfinite(m_value->real));
}

double JsonNode::real() const {
    if (!isNumber())
        fail("must be a number");
    return m_value->kind == JsonTree::Kind::Integer ? static_cast<double>(m_value->integer) : m_value->real;
}

std::size_t JsonNode::size() const {
    needList();
    return m_value->count;
}

QJsonObject JsonNode::object() const {
    needObject();
    return value().toObject();
}

void JsonNode::needObject() const {
    if (!isObject())
        fail(m_parent ? "must be an object" : "the document must be a JSON object");
}

void JsonNode::needList() const {
    if (m_value->kind != JsonTree::Kind::List)
        fail("must be a list");
}

JsonNode JsonNode::need(QLatin1String key) const {
    needObject();
    const std::string_view name = viewOf(key);
    if (const JsonTree::Value *member = m_tree->member(*m_value, name))
        return {*this, *member};
    failAt(name, '"' + std::string(name) + "\" is missing");
}

bool JsonNode::has(QLatin1String key) const {
    return isObject() && m_tree->member(*m_value, viewOf(key));
}

void JsonNode::allowOnly(std::initializer_list<QLatin1String> keys) const {
    needObject();
    for (const JsonTree::Value &member : m_tree->inside(*m_value))
        if (std::none_of(keys.begin(), keys.end(), [&](QLatin1String key) { return viewOf(key) == member.name; }))
            failAt(member.name, '"' + std::string(member.name) + "\" is not a member of this format");
}

} // namespace pitwise
