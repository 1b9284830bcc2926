// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/grade.h"
#include "core/quiz/question.h"

namespace pitwise {

/// A duty that was missed at the live table, as a question that can be looked at again: the round as it lay then, what was
/// due, and what was done.
struct MissedDuty {
    Question question;
    ChoiceAnswer given;
};
[[nodiscard]] MissedDuty missedDuty(const live::Header &header, const Library &library, const live::RoundGrade &grade,
                                    const live::Fault &fault);

/// That a skill was right in a round, as a question.
[[nodiscard]] MissedDuty rightlyDone(const live::Header &header, const live::RoundGrade &grade, live::Skill skill);

/// "Calls", "The opening deal", …; empty for what is no skill of the live table.
[[nodiscard]] Phrase liveSkillTitle(std::string_view family);
/// What an answer is listed under: its family's title, or a skill's of the live table; an unknown one by its id.
[[nodiscard]] Phrase familyTitle(std::string_view family);

} // namespace pitwise
