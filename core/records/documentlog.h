// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/records/clock.h"
#include "core/records/record.h"
#include "core/records/sql.h"

namespace pitwise {

/// What the school has written down. Append-only. A document names those it was made from and stands over them, whatever
/// the clocks said; where two people wrote at the same time, both stay, the later is in force, and it is `contested` until
/// somebody who knows both writes again.
class DocumentLog {
public:
    DocumentLog(const Connection &connection, const Clock &clock) : m_connection(connection), m_clock(clock) {}

    struct NewDocument {
        std::string kind;
        std::string key;
        QByteArray value; ///< JSON; `null` takes it back.
        /// What its author knew, where that is not what is in force now.
        std::optional<std::vector<QUuid>> over = std::nullopt;
    };
    [[nodiscard]] Stored<Document> write(const std::string &kind, const std::string &key, const QByteArray &value,
                                         const QString &who);
    /// All or none. What is in force already is not written again; says how many were.
    [[nodiscard]] Stored<int> writeAll(const std::vector<NewDocument> &documents, const QString &who);

    struct InForce {
        Document document;
        bool contested = false;
    };
    /// Of a kind, by key; those taken back are left out.
    [[nodiscard]] Stored<std::vector<InForce>> inForce(const std::string &kind) const;
    [[nodiscard]] Stored<std::optional<InForce>> find(const std::string &kind, const std::string &key) const;
    /// Every version, newest first.
    [[nodiscard]] Stored<std::vector<Document>> history(const std::string &kind, const std::string &key) const;

private:
    const Connection &m_connection;
    const Clock &m_clock;
};

/// Within the caller's transaction; without its seal. Throws.
void insertDocument(const Connection &connection, const Document &document);
/// Throws.
[[nodiscard]] std::optional<Document> readDocument(const Connection &connection, const QUuid &id);

} // namespace pitwise
