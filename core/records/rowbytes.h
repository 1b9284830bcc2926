// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QUuid>

#include <cstdint>

namespace pitwise {

/// A row as bytes that no other row has: of each field its type, its length and its value.
///
///     i<decimal>;   t<bytes>:<UTF-8>   b<bytes>:<bytes>   n
class RowBytes {
public:
    RowBytes &add(std::int64_t value) {
        m_bytes += 'i' + QByteArray::number(static_cast<qint64>(value)) + ';';
        return *this;
    }
    RowBytes &add(const char *text) { return add('t', text); }
    RowBytes &add(const QString &text) { return add('t', text.toUtf8()); }
    RowBytes &add(const QByteArray &blob) { return add('b', blob); }
    RowBytes &add(const QUuid &id) { return add('b', id.toRfc4122()); }
    RowBytes &addNull() {
        m_bytes += 'n';
        return *this;
    }
    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }

private:
    RowBytes &add(char type, const QByteArray &value) {
        m_bytes += type + QByteArray::number(value.size()) + ':' + value;
        return *this;
    }
    QByteArray m_bytes;
};

} // namespace pitwise
