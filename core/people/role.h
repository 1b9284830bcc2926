// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace pitwise::people {

enum class Role { Trainee, Instructor, Examiner, Invigilator };

/// What not everybody may do or see.
enum class Right {
    SeeOwnRecords,
    SeeOthersRecords,
    SeeAnswerKeys, ///< Outside practice: scenario keys, exam keys after the exam.
    EditScenarios,
    EditBlueprints,
    SealExams, ///< Needs the issuer's passphrase too.
    ReleaseSittings,
    ExtendSittings,
    SeeResults, ///< Of exams, of other people.
    MarkExams,
    RuleOnItems, ///< Take an item out or give full marks; two people, each with this right.
    ManagePeople,
};

/// The one table of who may do what.
[[nodiscard]] bool may(Role role, Right right);

[[nodiscard]] QString roleName(Role role); ///< As stored: `examiner`.
[[nodiscard]] std::optional<Role> roleNamed(QStringView name);

} // namespace pitwise::people
