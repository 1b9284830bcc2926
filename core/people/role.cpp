// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/people/role.h"

namespace pitwise::people {

bool may(Role role, Right right) {
    switch (right) {
    case Right::SeeOwnRecords: return true;
    case Right::SeeOthersRecords:
    case Right::SeeAnswerKeys:
    case Right::EditScenarios:
    case Right::EditBlueprints: return role == Role::Instructor || role == Role::Examiner;
    case Right::ReleaseSittings:
    case Right::ExtendSittings: return role == Role::Invigilator || role == Role::Examiner;
    case Right::SealExams:
    case Right::SeeResults:
    case Right::MarkExams:
    case Right::ManagePeople: return role == Role::Examiner;
    case Right::RuleOnItems: // the second person may be an instructor; see exam::ItemRuling
        return role == Role::Examiner || role == Role::Instructor;
    }
    return false;
}

QString roleName(Role role) {
    switch (role) {
    case Role::Trainee: return QStringLiteral("trainee");
    case Role::Instructor: return QStringLiteral("instructor");
    case Role::Examiner: return QStringLiteral("examiner");
    case Role::Invigilator: return QStringLiteral("invigilator");
    }
    return {};
}

std::optional<Role> roleNamed(QStringView name) {
    for (const Role role : {Role::Trainee, Role::Instructor, Role::Examiner, Role::Invigilator})
        if (name == roleName(role))
            return role;
    return std::nullopt;
}

} // namespace pitwise::people
