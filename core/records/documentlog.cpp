// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/documentlog.h"
#include "core/records/journal.h"
#include "core/records/jsontext.h"

namespace pitwise {
namespace {

QByteArray idBytes(const std::vector<QUuid> &ids) {
    QByteArray bytes;
    for (const QUuid &id : ids)
        bytes += id.toRfc4122();
    return bytes;
}

const std::string documentColumns = "SELECT d.uuid, d.kind, d.key, d.value, d.who, d.over, d.at_ms FROM documents d ";

/// Nobody has written over it.
const std::string isHead = "NOT EXISTS (SELECT 1 FROM documents n WHERE n.kind = d.kind AND n.key = d.key AND "
                           "instr(n.over, d.uuid) > 0) ";

Document takeDocument(Statement &row) {
    Document document;
    document.id = row.takeUuid();
    document.kind = row.takeString();
    document.key = row.takeString();
    document.value = row.takeUtf8();
    document.who = row.takeText();
    const QByteArray over = row.takeBytes();
    for (qsizetype i = 0; i + 16 <= over.size(); i += 16)
        document.over.push_back(QUuid::fromRfc4122(over.mid(i, 16)));
    document.atMs = row.takeInt();
    return document;
}

/// Those that nobody has written over, latest first.
std::vector<Document> documentHeads(const Connection &connection, const std::string &kind, const std::string &key) {
    std::vector<Document> heads;
    Statement rows = connection.prepare(
        (documentColumns + "WHERE d.kind = ? AND d.key = ? AND " + isHead + "ORDER BY d.at_ms DESC, d.uuid DESC").c_str());
    rows.bind(kind).bind(key).run();
    while (rows.next())
        heads.push_back(takeDocument(rows));
    return heads;
}

} // namespace

void insertDocument(const Connection &connection, const Document &document) {
    connection.prepare("INSERT INTO documents (uuid, kind, key, value, who, over, at_ms) VALUES (?, ?, ?, ?, ?, ?, ?)")
        .bind(document.id)
        .bind(document.kind)
        .bind(document.key)
        .bindUtf8(document.value)
        .bind(document.who)
        .bindBytes(idBytes(document.over))
        .bind(document.atMs)
        .run();
}

std::optional<Document> readDocument(const Connection &connection, const QUuid &id) {
    Statement row = connection.prepare((documentColumns + "WHERE d.uuid = ?").c_str());
    if (!row.bind(id).run().next())
        return std::nullopt;
    return takeDocument(row);
}

Stored<Document> DocumentLog::write(const std::string &kind, const std::string &key, const QByteArray &value,
                                    const QString &who) {
    const Stored<int> written = writeAll({{kind, key, value}}, who);
    if (!written)
        return written.error();
    return guarded([&] { return documentHeads(m_connection, kind, key).front(); });
}

Stored<int> DocumentLog::writeAll(const std::vector<NewDocument> &documents, const QString &who) {
    return guarded([&] {
        int written = 0;
        Transaction transaction(m_connection);
        Journal journal(m_connection);
        for (const NewDocument &one : documents) {
            if (one.kind.empty() || who.trimmed().isEmpty())
                throw StoreError{StoreErrorKind::Refused, {}, QStringLiteral("a document needs a kind and an author")};
            Document document{QUuid::createUuid(), one.kind, one.key,        canonicalJson(one.value, "the document"),
                              who.simplified(),    {},       m_clock.nowMs()};
            const std::vector<Document> heads = documentHeads(m_connection, one.kind, one.key);
            if (heads.size() == 1 ? heads.front().value == document.value : heads.empty() && document.value == "null")
                continue;
            for (const Document &head : heads) {
                document.over.push_back(head.id);
                document.atMs = std::max(document.atMs, head.atMs + 1);
            }
            if (one.over)
                document.over = *one.over;
            insertDocument(m_connection, document);
            journal.add(entry::document, document.id, {}, document.atMs);
            ++written;
        }
        transaction.commit();
        return written;
    });
}

Stored<std::vector<DocumentLog::InForce>> DocumentLog::inForce(const std::string &kind) const {
    return guarded([&] {
        std::vector<InForce> all;
        Statement rows = m_connection.prepare(
            (documentColumns + "WHERE d.kind = ? AND " + isHead + "ORDER BY d.key, d.at_ms DESC, d.uuid DESC").c_str());
        rows.bind(kind).run();
        while (rows.next()) {
            Document document = takeDocument(rows);
            if (!all.empty() && all.back().document.key == document.key)
                all.back().contested = true;
            else
                all.push_back({std::move(document), false});
        }
        std::erase_if(all, [](const InForce &one) { return one.document.value == "null" && !one.contested; });
        return all;
    });
}

Stored<std::optional<DocumentLog::InForce>> DocumentLog::find(const std::string &kind, const std::string &key) const {
    return guarded([&]() -> std::optional<InForce> {
        const std::vector<Document> heads = documentHeads(m_connection, kind, key);
        if (heads.empty() || (heads.size() == 1 && heads.front().value == "null"))
            return std::nullopt;
        return InForce{heads.front(), heads.size() > 1};
    });
}

Stored<std::vector<Document>> DocumentLog::history(const std::string &kind, const std::string &key) const {
    return guarded([&] {
        std::vector<Document> versions;
        Statement rows = m_connection.prepare(
            (documentColumns + "WHERE d.kind = ? AND d.key = ? ORDER BY d.at_ms DESC, d.uuid DESC").c_str());
        rows.bind(kind).bind(key).run();
        while (rows.next())
            versions.push_back(takeDocument(rows));
        return versions;
    });
}

} // namespace pitwise
