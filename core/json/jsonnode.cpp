// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/jsonnode.h"

#include <QJsonDocument>

#include <algorithm>

namespace pitwise {

std::string JsonNode::path() const {
    if (!m_parent)
        return {};
    const std::string above = m_parent->path();
    if (m_index >= 0)
        return above + '[' + std::to_string(m_index) + ']';
    return above.empty() ? m_key.toStdString() : above + '.' + m_key.toStdString();
}

void JsonNode::fail(std::string error, std::vector<std::string> clauses) const {
    throw Refusal{std::move(error), path(), std::move(clauses)};
}

std::string JsonNode::text() const {
    std::string text = textOrEmpty();
    if (text.empty())
        fail("must not be empty");
    return text;
}

std::string JsonNode::textOrEmpty() const {
    if (!m_value.isString())
        fail("must be a text");
    const QString text = m_value.toString();
    std::string bytes(static_cast<std::size_t>(text.size()), '\0');
    char16_t all = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        all |= text[i].unicode();
        bytes[static_cast<std::size_t>(i)] = static_cast<char>(text[i].unicode());
    }
    return all < 0x80 ? bytes : text.toStdString(); // nearly all of it is ASCII
}

bool JsonNode::boolean() const {
    if (!m_value.isBool())
        fail("must be true or false");
    return m_value.toBool();
}

std::int64_t JsonNode::integer(std::int64_t min, std::int64_t max) const {
    // Two defaults tell a number with a fraction, or one out of range, from a real one.
    if (!m_value.isDouble() || m_value.toInteger(0) != m_value.toInteger(1))
        fail("must be a whole number");
    const std::int64_t number = m_value.toInteger();
    if (number < min || number > max)
        fail("must be a whole number from " + std::to_string(min) + " to " + std::to_string(max));
    return number;
}

QJsonObject JsonNode::object() const {
    if (!m_value.isObject())
        fail("must be an object");
    return m_value.toObject();
}

QJsonArray JsonNode::array() const {
    if (!m_value.isArray())
        fail("must be a list");
    return m_value.toArray();
}

JsonNode JsonNode::need(QLatin1String key) const {
    const QJsonObject members = object();
    const auto it = members.constFind(key);
    if (it == members.constEnd())
        JsonNode({}, *this, QString(key))
            .fail('"' + std::string(key.data(), static_cast<std::size_t>(key.size())) + "\" is missing");
    return {it.value(), *this, QString(key)};
}

bool JsonNode::has(QLatin1String key) const {
    return m_value.isObject() && m_value.toObject().contains(key);
}

void JsonNode::allowOnly(std::initializer_list<QLatin1String> keys) const {
    const QJsonObject members = object();
    for (auto it = members.begin(); it != members.end(); ++it)
        if (const QString key = it.key(); std::find(keys.begin(), keys.end(), key) == keys.end())
            JsonNode({}, *this, key).fail('"' + key.toStdString() + "\" is not a member of this format");
}

QJsonValue parseJson(const QByteArray &bytes) {
    // Wrapped in a list, since QJsonDocument itself takes objects and lists only.
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson('[' + bytes + ']', &error);
    if (error.error == QJsonParseError::NoError && document.array().size() == 1)
        return document.array().first();
    const qsizetype offset = std::clamp<qsizetype>(error.offset - 1, 0, bytes.size());
    const auto line = 1 + bytes.first(offset).count('\n');
    const auto column = offset - bytes.first(offset).lastIndexOf('\n');
    const std::string reason =
        error.error == QJsonParseError::NoError ? "one value is expected" : error.errorString().toStdString();
    throw Refusal{"not JSON: " + reason, "line " + std::to_string(line) + ", column " + std::to_string(column), {}};
}

} // namespace pitwise
