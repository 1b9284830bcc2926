// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/trainees/removedtrainees.h"

namespace pitwise {

void RemovedTrainees::show(std::vector<Roster::Removed> people, UtcMs nowMs) {
    beginResetModel();
    m_people = std::move(people);
    m_nowMs = nowMs;
    endResetModel();
}

QVariant RemovedTrainees::data(const QModelIndex &index, int role) const {
    constexpr UtcMs msPerDay = 86'400'000;
    const Roster::Removed &gone = m_people[static_cast<std::size_t>(index.row())];
    if (role == NameRole)
        return gone.trainee.name;
    const auto days = static_cast<int>((gone.keptUntilMs - m_nowMs + msPerDay - 1) / msPerDay);
    return tr("%1, kept for %2")
        .arg(tr("%n answer(s)", nullptr, gone.belongings.answers), tr("%n more day(s)", nullptr, std::max(1, days)));
}

QHash<int, QByteArray> RemovedTrainees::roleNames() const {
    return {{NameRole, "name"}, {DetailRole, "detail"}};
}

} // namespace pitwise
