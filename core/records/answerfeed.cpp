// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/answerfeed.h"

namespace pitwise {

Stored<std::vector<FedAnswer>> answersAfter(const Store &store, std::int64_t place, int most) {
    return guarded([&] {
        const Connection &connection = store.connection();
        std::vector<FedAnswer> answers;
        Statement query = connection.prepare("SELECT a.id, a.uuid, t.uuid, t.name, t.batch FROM answers a "
                                             "JOIN trainees t ON t.id = a.trainee_id "
                                             "WHERE a.id > ? AND t.removed_ms = 0 ORDER BY a.id LIMIT ?");
        query.bind(place).bind(most).run();
        while (query.next()) {
            FedAnswer one;
            one.at = query.takeInt();
            const AnswerId id = query.takeUuid();
            one.trainee.id = query.takeUuid();
            one.trainee.name = query.takeText();
            one.trainee.batch = query.takeText();
            if (auto record = readAnswer(connection, id)) {
                one.record = *std::move(record);
                answers.push_back(std::move(one));
            }
        }
        return answers;
    });
}

Stored<std::int64_t> answersWaiting(const Store &store, std::int64_t place) {
    return guarded([&] {
        Statement query = store.connection().prepare("SELECT count(*) FROM answers a JOIN trainees t ON t.id = a.trainee_id "
                                                     "WHERE a.id > ? AND t.removed_ms = 0");
        query.bind(place).run();
        return query.next() ? query.takeInt() : 0;
    });
}

Stored<std::int64_t> lastAnswerPlace(const Store &store) {
    return guarded([&] { return store.connection().number("SELECT coalesce(max(id), 0) FROM answers"); });
}

} // namespace pitwise
