// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/jsontree.h"
#include "core/json/jsonparser.h"
#include "core/qttext.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace pitwise {
namespace {

using Value = JsonTree::Value;

/// By name, of equal names only the last; returns the new end.
std::vector<Value>::iterator sortMembers(std::vector<Value>::iterator begin, std::vector<Value>::iterator end) {
    const auto earlier = [](const Value &a, const Value &b) { return a.name < b.name; };
    if (std::adjacent_find(begin, end, [](const Value &a, const Value &b) { return b.name <= a.name; }) == end)
        return end;
    constexpr auto few = 16; // above it, moving one at a time grows with the square
    if (end - begin <= few)
        for (auto it = begin + 1; it < end; ++it)
            std::rotate(std::upper_bound(begin, it, *it, earlier), it, it + 1);
    else
        std::stable_sort(begin, end, earlier);
    auto kept = begin;
    for (auto it = begin; it != end; ++it)
        if (it + 1 == end || it->name != (it + 1)->name)
            *kept++ = *it;
    return kept;
}

} // namespace

JsonTree::JsonTree(QByteArray bytes) : m_bytes(std::move(bytes)) {
    JsonParser(*this).parse();
}

JsonTree::JsonTree(const QJsonValue &value) {
    m_root = taken(value);
}

void JsonTree::close(Value &whole, std::vector<Value> &open, std::size_t base) {
    const auto begin = open.begin() + static_cast<std::ptrdiff_t>(base);
    const auto end = whole.kind == Kind::Object ? sortMembers(begin, open.end()) : open.end();
    whole.first = static_cast<std::uint32_t>(m_values.size());
    whole.count = static_cast<std::uint32_t>(end - begin);
    m_values.insert(m_values.end(), begin, end);
    open.resize(base);
}

const Value *JsonTree::member(const Value &object, std::string_view name) const {
    const auto members = inside(object);
    const auto it = std::lower_bound(members.begin(), members.end(), name,
                                     [](const Value &member, std::string_view wanted) { return member.name < wanted; });
    return it != members.end() && it->name == name ? &*it : nullptr;
}

Value JsonTree::taken(const QJsonValue &value) {
    Value taken;
    std::vector<Value> open;
    switch (value.type()) {
    case QJsonValue::Null:
    case QJsonValue::Undefined: break;
    case QJsonValue::Bool:
        taken.kind = Kind::Boolean;
        taken.integer = value.toBool() ? 1 : 0;
        break;
    case QJsonValue::Double:
        // Two defaults tell a number with a fraction, or one out of range, from a whole one.
        taken.kind = value.toInteger(0) == value.toInteger(1) ? Kind::Integer : Kind::Real;
        taken.integer = value.toInteger();
        taken.real = value.toDouble();
        break;
    case QJsonValue::String:
        taken.kind = Kind::Text;
        taken.text = keep(value.toString().toStdString());
        break;
    case QJsonValue::Array: {
        taken.kind = Kind::List;
        const QJsonArray list = value.toArray();
        for (const QJsonValue element : list)
            open.push_back(this->taken(element));
        close(taken, open, 0);
        break;
    }
    case QJsonValue::Object: {
        taken.kind = Kind::Object;
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            open.push_back(this->taken(it.value()));
            open.back().name = keep(it.key().toStdString());
        }
        close(taken, open, 0);
        break;
    }
    }
    return taken;
}

QJsonValue JsonTree::toQJson(const Value &value) const {
    switch (value.kind) {
    case Kind::Null: break;
    case Kind::Boolean: return value.integer != 0;
    case Kind::Integer: return static_cast<qint64>(value.integer);
    case Kind::Real: return value.real;
    case Kind::Text: return qt(value.text);
    case Kind::List: {
        QJsonArray list;
        for (const Value &element : inside(value))
            list.append(toQJson(element));
        return list;
    }
    case Kind::Object: {
        QJsonObject object;
        for (const Value &member : inside(value))
            object.insert(qt(member.name), toQJson(member));
        return object;
    }
    }
    return QJsonValue::Null;
}

} // namespace pitwise
