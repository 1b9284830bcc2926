// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/exambank.h"

#include "core/quiz/identity.h"

namespace pitwise {

// The data is counted, and held to by tests/core/quiz/tst_identity; tst_quiz finds a clause that practice would lose. The
// odds drill has more, and is drilled level by level.
bool isShared(std::string_view family, const Rulebook &rules) {
    const AskedBy *asked = rules.askedBy(family);
    return asked && asked->shared;
}

bool belongsToExams(const Question &question) {
    return seedFrom(0, std::string_view(identity(question))) % 4 == 0;
}

} // namespace pitwise
