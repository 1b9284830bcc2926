// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/people/role.h"
#include "core/records/store.h"

#include <vector>

namespace pitwise::school {

/// Kinds of documents that the school writes down.
namespace kind {
inline constexpr const char *person = "person", *group = "class", *assignment = "assignment", *erasure = "erasure";
} // namespace kind

/// Somebody of the school: who trains and who teaches stand in one register.
struct SchoolPerson {
    QUuid id; ///< Of a trainee: the one that his records have.
    QString name;
    QString batch;
    QString number; ///< Staff number, or what the school's own lists call him; may be empty.
    QString email;  ///< May be empty.
    std::vector<people::Role> roles;
    bool contested = false; ///< Two changed him at the same time.

    [[nodiscard]] bool is(people::Role role) const;
};

[[nodiscard]] QByteArray personJson(const SchoolPerson &person);
/// What is missing or cannot be read is empty.
[[nodiscard]] SchoolPerson readPerson(const Document &document);
[[nodiscard]] std::string keyOf(const QUuid &id);

/// The one register of people: documents of the school. A machine without a school has it too.
class Register {
public:
    explicit Register(Store &store) : m_store(store) {}

    /// By name.
    [[nodiscard]] Stored<std::vector<SchoolPerson>> all() const;
    /// New, or as he is from now on; says how many were written.
    [[nodiscard]] Stored<int> write(const std::vector<SchoolPerson> &people, const QString &who);
    /// Brings this store's trainees and the register together: whom only the store knows is written down, whom only the
    /// register knows can train here, and who was renamed on one side is on the other. Where both were, both versions
    /// stay, and the person is contested.
    [[nodiscard]] Stored<Done> reconcile(const QString &who);

private:
    void reconcileOne(const Trainee *here, const Document *head, const QString &who);
    void remember(const QUuid &person, const QUuid &document);
    [[nodiscard]] QUuid remembered(const QUuid &person) const;

    Store &m_store;
};

} // namespace pitwise::school
