// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/school/erasure.h"
#include "core/school/schoolerror.h"

namespace pitwise::school {
namespace {

std::vector<QUuid> idsOf(Statement &rows) {
    std::vector<QUuid> ids;
    rows.run();
    while (rows.next())
        ids.push_back(rows.takeUuid());
    return ids;
}

bool isHere(const Connection &connection, const QUuid &trainee) {
    Statement row = connection.prepare("SELECT 1 FROM trainees WHERE uuid = ?");
    return row.bind(trainee).run().next();
}

/// Documents about him alone.
std::vector<QUuid> documentsAbout(const Connection &connection, const QUuid &person) {
    Statement rows = connection.prepare("SELECT uuid FROM documents WHERE (kind = 'person' AND key = ?) OR "
                                        "(kind = 'assignment' AND json_extract(value, '$.trainee') = ?)");
    rows.bind(keyOf(person)).bind(keyOf(person));
    return idsOf(rows);
}

/// Erased at the school before they came here: their entries came without what seals them.
std::vector<QUuid> documentsNeverHere(const Connection &connection) {
    Statement rows = connection.prepare(
        "SELECT DISTINCT j.record FROM journal j JOIN origins o ON o.id = j.origin_id WHERE j.kind = 'document' AND o.here = 0 "
        "AND NOT EXISTS (SELECT 1 FROM journal_salts s WHERE s.entry_id = j.id) "
        "AND NOT EXISTS (SELECT 1 FROM documents d WHERE d.uuid = j.record) "
        "AND NOT EXISTS (SELECT 1 FROM journal e JOIN origins p ON p.id = e.origin_id WHERE e.record = j.record AND "
        "e.kind = 'erased' AND p.here = 1)");
    return idsOf(rows);
}

void eraseDocuments(Store &store, const std::vector<QUuid> &documents) {
    if (documents.empty())
        return;
    const Connection &connection = store.connection();
    Transaction transaction(connection);
    Journal journal(connection);
    connection.exec("INSERT INTO trainee_being_deleted (trainee_id) VALUES (-1)");
    for (const QUuid &id : documents) {
        connection.prepare("DELETE FROM journal_salts WHERE entry_id IN (SELECT id FROM journal WHERE record = ?)")
            .bind(id)
            .run();
        connection.prepare("DELETE FROM documents WHERE uuid = ?").bind(id).run();
        journal.add(entry::erased, id, {}, store.clock().nowMs(), {});
    }
    connection.exec("DELETE FROM trainee_being_deleted WHERE trainee_id = -1");
    transaction.commit();
}

} // namespace

Stored<Done> orderErasure(Store &store, const QUuid &person, const QString &who) {
    return guarded([&] {
        if (!isHere(store.connection(), person) && documentsAbout(store.connection(), person).empty())
            throw StoreError{StoreErrorKind::NotThere, {}, QStringLiteral("nobody of that id is known")};
        (void)needed(store.documents().write(kind::erasure, keyOf(person), "{}", who));
        (void)needed(applyErasures(store));
        return Done{};
    });
}

Stored<int> applyErasures(Store &store) {
    return guarded([&] {
        const Connection &connection = store.connection();
        const auto orders = needed(store.documents().inForce(kind::erasure));
        int gone = 0;
        if (!orders.empty())
            connection.exec("PRAGMA secure_delete = ON");
        for (const DocumentLog::InForce &order : orders) {
            const QUuid person = QUuid::fromString(QString::fromStdString(order.document.key));
            const std::vector<QUuid> documents = documentsAbout(connection, person);
            const bool here = isHere(connection, person);
            if (here)
                (void)needed(store.roster().erase(person));
            eraseDocuments(store, documents);
            connection.prepare("DELETE FROM school_state WHERE key = ?").bind("person/" + keyOf(person)).run();
            connection.prepare("DELETE FROM school_streams WHERE stream = ?").bind(person).run();
            gone += here || !documents.empty();
        }
        if (!orders.empty())
            eraseDocuments(store, documentsNeverHere(connection));
        if (gone > 0)
            connection.exec("PRAGMA wal_checkpoint(TRUNCATE)"); // the write-ahead file must not remember either
        return gone;
    });
}

} // namespace pitwise::school
