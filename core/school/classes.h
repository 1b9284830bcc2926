// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/school/register.h"

#include <QDate>

namespace pitwise::school {

/// A batch of trainees who are taught together. Who has its name as his batch in the register is in it; a batch that nobody
/// has written a document about is a class too, without dates.
struct SchoolClass {
    QString name;
    QDate from, to;                   ///< Null: not said.
    QDate test;                       ///< Of the table test; null: not fixed yet.
    std::vector<std::string> games;   ///< Of the table test; empty: all.
    std::vector<QString> instructors; ///< As people call them.
    bool over = false;                ///< Put away: not offered any more.
    bool contested = false;           ///< Two changed it at the same time.
    int members = 0;
};

/// The classes of a school: documents, as everything it writes down.
class Classes {
public:
    explicit Classes(Store &store) : m_store(store) {}

    /// By name, those that are over last.
    [[nodiscard]] Stored<std::vector<SchoolClass>> all() const;
    [[nodiscard]] Stored<std::optional<SchoolClass>> find(const QString &name) const;
    /// New, or as it is from now on.
    [[nodiscard]] Stored<Done> write(const SchoolClass &one, const QString &who);
    /// With everybody who is in it.
    [[nodiscard]] Stored<Done> rename(const QString &name, const QString &newName, const QString &who);
    /// Trainees who are here, by name.
    [[nodiscard]] Stored<std::vector<SchoolPerson>> members(const QString &name) const;

private:
    Store &m_store;
};

/// The same class, however its name was typed.
[[nodiscard]] std::string classKey(const QString &name);
[[nodiscard]] QByteArray classJson(const SchoolClass &one);

} // namespace pitwise::school
