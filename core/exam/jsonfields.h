// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/jsonnode.h"

#include <QString>
#include <QStringList>

#include <cmath>
#include <optional>
#include <span>

namespace pitwise::exam {

/// Members of a document, each by one call that refuses what is not right and names its place.
inline QString textOf(const JsonNode &node, const char *key) {
    return QString::fromStdString(node.need(QLatin1String(key)).text());
}
/// A list of texts; left out: empty.
inline QStringList textsOf(const JsonNode &node, const char *key) {
    QStringList texts;
    if (node.has(QLatin1String(key)))
        node.need(QLatin1String(key)).eachElement([&](const JsonNode &element) {
            texts << QString::fromStdString(element.text());
        });
    return texts;
}
inline int intOf(const JsonNode &node, const char *key, int min, int max, std::optional<int> otherwise = {}) {
    if (otherwise && !node.has(QLatin1String(key)))
        return *otherwise;
    return static_cast<int>(node.need(QLatin1String(key)).integer(min, max));
}
inline double realOf(const JsonNode &node, const char *key, double min, double max) {
    const JsonNode member = node.need(QLatin1String(key));
    const double number = member.isNumber() ? member.real() : std::nan("");
    if (!(number >= min && number <= max))
        member.fail("must be a number from " + QString::number(min).toStdString() + " to " +
                    QString::number(max).toStdString());
    return number;
}

/// The word for a value in a document.
template <typename T> struct Named {
    T value;
    const char *name;
};
template <typename T, std::size_t n> T namedOf(const JsonNode &node, const char *key, const Named<T> (&names)[n]) {
    const JsonNode member = node.need(QLatin1String(key));
    const std::string text = member.text();
    std::string known;
    for (const Named<T> &entry : names) {
        if (text == entry.name)
            return entry.value;
        known += (known.empty() ? "" : ", ") + std::string(entry.name);
    }
    member.fail("must be one of: " + known);
}
template <typename T, std::size_t n> QString nameOf(T value, const Named<T> (&names)[n]) {
    for (const Named<T> &entry : names)
        if (entry.value == value)
            return QString::fromLatin1(entry.name);
    return {};
}

} // namespace pitwise::exam
