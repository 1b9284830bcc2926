// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/school/register.h"
#include "core/school/sheet.h"

#include <map>

namespace pitwise::school {

/// What taking in a row of a list would do.
enum class RowFate {
    New,     ///< Somebody the register does not know.
    Changed, ///< Known, and something of him would be another than now.
    Same,    ///< Known, as he is.
    Twice,   ///< Stands in the list already, in the row `other`.
    Trouble, ///< Cannot be taken in; `why` says it.
};

/// Why a row is not taken in, or what of it is left out.
enum class RowTrouble {
    None,
    NoName,
    NotAName,       ///< Figures, or a sum at the end of the list.
    SeveralMatch,   ///< Several people of that name; a staff number would tell which.
    NumberOfOther,  ///< The staff number belongs to somebody else of another name.
    UnknownRole,    ///< Neither a trainee, an instructor, an examiner nor an invigilator.
    TwiceOtherwise, ///< The same number as in the row `other`, and another name.
    NotAnAddress,   ///< An e-mail address without @; the rest of the row is taken.
};
[[nodiscard]] std::string troubleText(RowTrouble trouble);

struct RosterRow {
    int line = 0; ///< In the file.
    RowFate fate = RowFate::New;
    RowTrouble trouble = RowTrouble::None;
    int other = 0;       ///< Line of the row it repeats.
    SchoolPerson person; ///< As he would be.
    SchoolPerson before; ///< As he is; of one who is known.
};

struct RosterPlan {
    std::vector<RosterRow> rows;
    std::vector<QString> newClasses; ///< That nobody is in today.
    [[nodiscard]] int count(RowFate fate) const;
};

struct RosterOptions {
    std::vector<Field> fields;    ///< Of the columns; empty: as guessed.
    QString batch;                ///< Of those whose row names no class; empty: they keep theirs.
    bool leaveOutTrouble = false; ///< Takes in the rest. Else one row in trouble holds up the whole list.
};

/// What taking the list in would do, and nothing done: the dry run.
[[nodiscard]] RosterPlan planRoster(const Sheet &sheet, const std::vector<SchoolPerson> &known,
                                    const RosterOptions &options);

/// The same list against this store's register. Throws a Refusal where no column is a name.
[[nodiscard]] Stored<RosterPlan> planRoster(Store &store, const Sheet &sheet, const RosterOptions &options);

/// Writes down what the plan says: all of it, or nothing. A plan made on another register than today's is refused.
[[nodiscard]] Stored<int> takeRoster(Store &store, const Sheet &sheet, const RosterOptions &options, const QString &who);

} // namespace pitwise::school
