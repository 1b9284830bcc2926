// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/refusal.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>

#include <cstdint>
#include <initializer_list>
#include <limits>

namespace pitwise {

/// A JSON value that knows its place in the document, so that every refusal can name it.
/// Nodes live on the stack while a reader descends; the place is only spelled out on failure.
class JsonNode {
public:
    explicit JsonNode(QJsonValue value) : m_value(std::move(value)) {}
    JsonNode(QJsonValue value, const JsonNode &parent, QString key)
        : m_value(std::move(value)), m_parent(&parent), m_key(std::move(key)) {}
    JsonNode(QJsonValue value, const JsonNode &parent, qsizetype index)
        : m_value(std::move(value)), m_parent(&parent), m_index(index) {}

    [[nodiscard]] const QJsonValue &value() const { return m_value; }
    [[nodiscard]] std::string path() const;
    [[noreturn]] void fail(std::string error, std::vector<std::string> clauses = {}) const;

    [[nodiscard]] bool isObject() const { return m_value.isObject(); }
    [[nodiscard]] bool isNull() const { return m_value.isNull(); }
    [[nodiscard]] std::string text() const;        ///< A string, not empty.
    [[nodiscard]] std::string textOrEmpty() const; ///< A string.
    [[nodiscard]] bool boolean() const;
    [[nodiscard]] std::int64_t integer(std::int64_t min = std::numeric_limits<std::int64_t>::min(),
                                       std::int64_t max = std::numeric_limits<std::int64_t>::max()) const;
    [[nodiscard]] QJsonObject object() const;
    [[nodiscard]] QJsonArray array() const;

    /// A member that has to be there.
    [[nodiscard]] JsonNode need(QLatin1String key) const;
    [[nodiscard]] bool has(QLatin1String key) const;

    /// Refuses every member whose name is not in the list.
    void allowOnly(std::initializer_list<QLatin1String> keys) const;

    template <typename F> void eachMember(F &&visit) const {
        const QJsonObject members = object();
        for (auto it = members.begin(); it != members.end(); ++it) {
            const QString key = it.key();
            visit(key, JsonNode(it.value(), *this, key));
        }
    }
    template <typename F> void eachElement(F &&visit) const {
        const QJsonArray elements = array();
        for (qsizetype i = 0; i < elements.size(); ++i)
            visit(JsonNode(elements.at(i), *this, i));
    }

private:
    QJsonValue m_value;
    const JsonNode *m_parent = nullptr;
    QString m_key;
    qsizetype m_index = -1;
};

/// Parses one JSON value; throws a Refusal that names line and column.
[[nodiscard]] QJsonValue parseJson(const QByteArray &bytes);

} // namespace pitwise
