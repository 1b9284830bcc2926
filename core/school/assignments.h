// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/school/classes.h"

namespace pitwise::school {

/// Work that an instructor gives: a class, or one trainee, by a day.
struct Assignment {
    QUuid id;
    QString title;
    QByteArray settings; ///< JSON object, as the practice page keeps its choices.
    QString batch;       ///< The class; empty: it is `trainee`'s.
    QUuid trainee;
    QDate due; ///< Null: no day is set.
    QString by;
    UtcMs atMs = 0;
    bool contested = false;
};

/// What somebody has done of it.
struct AssignmentWork {
    SchoolPerson person;
    int answered = 0, right = 0; ///< In all sessions begun for it.
    bool done = false;           ///< A session for it was ended.
    UtcMs lastMs = 0;            ///< 0: not begun.
};

/// What is given stands in documents of the school; what was done of it in the sessions that were begun for it.
class Assignments {
public:
    explicit Assignments(Store &store) : m_store(store) {}

    /// A title, and a class or a trainee; the id is made here where it is null.
    [[nodiscard]] Stored<Assignment> give(Assignment assignment);
    /// It is on no list any more; what was done of it stays.
    [[nodiscard]] Stored<Done> takeBack(const QUuid &id, const QString &who);
    /// Of a class and of everybody in it, the nearest day first.
    [[nodiscard]] Stored<std::vector<Assignment>> ofClass(const QString &batch) const;
    [[nodiscard]] Stored<std::vector<Assignment>> ofTrainee(const Trainee &trainee) const;
    /// By name.
    [[nodiscard]] Stored<std::vector<AssignmentWork>> work(const Assignment &assignment) const;
    [[nodiscard]] Stored<AssignmentWork> workOf(const Assignment &assignment, const TraineeId &trainee) const;

private:
    [[nodiscard]] std::vector<Assignment> all() const;
    Store &m_store;
};

/// Settings of a session that is begun for it.
[[nodiscard]] QByteArray settingsFor(const QByteArray &settings, const QUuid &assignment);

} // namespace pitwise::school
