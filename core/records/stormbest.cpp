// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/stormbest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace pitwise {
namespace {

std::vector<std::string> listed(const QJsonValue &value) {
    std::vector<std::string> words;
    for (const QJsonValue &entry : value.toArray())
        words.push_back(entry.toString().toStdString());
    std::ranges::sort(words);
    return words;
}

std::vector<std::string> sorted(std::vector<std::string> words) {
    std::ranges::sort(words);
    return words;
}

} // namespace

Stored<std::optional<int>> bestStorm(Store &store, const TraineeId &trainee, const std::vector<std::string> &games,
                                     const std::vector<std::string> &topics, const SessionId &but) {
    const auto sessions = store.sessions().ofKind(trainee, SessionLog::stormKind);
    if (!sessions)
        return sessions.error();
    std::optional<int> best;
    for (const Session &session : *sessions) {
        const QJsonObject settings = QJsonDocument::fromJson(session.start.settings).object();
        if (session.id != but && session.answered > 0 && listed(settings.value(QLatin1String("games"))) == sorted(games) &&
            listed(settings.value(QLatin1String("topics"))) == sorted(topics))
            best = std::max(best.value_or(0), session.right);
    }
    return best;
}

} // namespace pitwise
