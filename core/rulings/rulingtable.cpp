// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulings/rulingtable.h"
#include "core/json/jsonnode.h"

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;
using Cases = std::vector<std::string_view>;

constexpr std::string_view everyCase = "*";

std::string keyOf(SituationKind kind, std::string_view caseName) {
    return std::string(nameOf(kind)) + '.' + std::string(caseName);
}

/// Kinds of which a document may answer some cases only; the engine refuses the others.
bool mayBePartial(SituationKind kind) {
    using enum SituationKind;
    return kind == Officer || kind == Responsibility || kind == CallDue || kind == DealerDraws || kind == Bust;
}

ClauseId clauseOf(const JsonNode &node, const Rulebook &book) {
    const std::string id = node.text();
    const auto found = book.clause(id);
    if (!found)
        node.fail("there is no clause \"" + id + "\" in this rulebook");
    return *found;
}

ClauseList readClauses(const JsonNode &node, const Rulebook &book) {
    ClauseList clauses;
    node.eachElement([&](const JsonNode &element) {
        if (clauses.count == ClauseList::capacity)
            element.fail("more than " + std::to_string(ClauseList::capacity) + " clauses");
        clauses.add(clauseOf(element, book));
    });
    return clauses;
}

/// Which clause is behind which code: told, or plain.
void readBehind(const JsonNode &node, const Rulebook &book, CaseRuling &ruling) {
    if (node.has(L1("behind"))) {
        const JsonNode told = node.need(L1("behind"));
        ClauseList all;
        told.eachElement([&](const JsonNode &element) {
            ruling.behind.push_back(readClauses(element, book));
            for (const ClauseId clause : ruling.behind.back())
                if (std::find(ruling.clauses.begin(), ruling.clauses.end(), clause) == ruling.clauses.end())
                    element.fail("not among the clauses of this ruling");
            all.add(ruling.behind.back());
        });
        if (ruling.behind.size() != ruling.codes.size() || all.count != ruling.clauses.count)
            told.fail("as many as there are codes, and every clause behind one");
        return;
    }
    const bool paired = ruling.codes.size() == ruling.clauses.count;
    if (!paired && ruling.codes.size() > 1 && ruling.clauses.count > 1)
        node.fail("\"behind\" has to say which clause is behind which code");
    for (std::size_t i = 0; i < ruling.codes.size(); ++i)
        ruling.behind.push_back(paired ? ClauseList{ruling.clauses.ids[i]} : ruling.clauses);
}

CaseRuling readCase(const JsonNode &node, const Rulebook &book) {
    node.allowOnly({L1("ruling"), L1("clauses"), L1("behind"), L1("officer")});
    CaseRuling ruling;
    node.need(L1("ruling")).eachElement([&](const JsonNode &element) {
        const std::string name = element.text();
        const auto code = rulingCode(name);
        if (!code)
            element.fail('"' + name + "\" is no ruling");
        ruling.codes.push_back(*code);
    });
    ruling.clauses = readClauses(node.need(L1("clauses")), book);
    if (ruling.codes.empty() || ruling.clauses.empty())
        node.fail("a ruling has at least one code and one clause");
    readBehind(node, book, ruling);
    if (node.has(L1("officer"))) {
        ruling.officer = node.need(L1("officer")).text();
        if (std::find(book.officers.begin(), book.officers.end(), ruling.officer) == book.officers.end())
            node.need(L1("officer")).fail("\"" + ruling.officer + "\" is not on the ladder of officers");
    }
    return ruling;
}

void readKind(const JsonNode &node, SituationKind kind, const Rulebook &book, RulingTable &table) {
    const Cases known = casesOf(kind, table.repairBy, book.play);
    node.eachMember([&](std::string_view name, const JsonNode &member) {
        const std::string caseName(name);
        if (caseName != everyCase && std::find(known.begin(), known.end(), caseName) == known.end())
            member.fail("\"" + caseName + "\" is no case of this kind");
        table.cases.emplace(keyOf(kind, caseName), readCase(member, book));
    });
    for (const std::string_view caseName : known)
        if (!mayBePartial(kind) && !table.find(kind, caseName))
            node.fail("the case \"" + std::string(caseName) + "\" is missing");
}

} // namespace

const CaseRuling *RulingTable::find(SituationKind kind, std::string_view caseName) const {
    if (const auto it = cases.find(keyOf(kind, caseName)); it != cases.end())
        return &it->second;
    const auto it = cases.find(keyOf(kind, everyCase));
    return it == cases.end() ? nullptr : &it->second;
}

bool RulingTable::knows(SituationKind kind) const {
    const std::string prefix = keyOf(kind, {});
    const auto it = cases.lower_bound(prefix);
    return it != cases.end() && it->first.starts_with(prefix);
}

Cases casesOf(SituationKind kind, RepairBy repairBy, const PlayRules &play) {
    const Cases repair{"repairable", "lost", "barred"};
    const bool bySettlement = repairBy == RepairBy::Settlement;
    switch (kind) {
    case SituationKind::ForeignCards: return {"extra", "missing", "foreign", "unshuffled"};
    case SituationKind::Misdeal:
        return bySettlement ? repair : Cases{"early-repairable", "early-lost", "late-repairable", "late-lost"};
    case SituationKind::LateBet: return {"placed", "increased", "withdrawn"};
    case SituationKind::DealerOverdraw:
        return bySettlement ? Cases{"complete", "complete-with-options", "due"} : Cases{"complete", "due"};
    case SituationKind::CardInError: return bySettlement ? repair : Cases{"none", "some", "all"};
    case SituationKind::DealerNoCard: return bySettlement ? repair : Cases{"early", "late-initial", "late-subsequent"};
    case SituationKind::ShortDeal:
        return bySettlement   ? repair
               : play.printed ? Cases{"early", "late-no-card"}
                              : Cases{"early", "late-no-card", "late-one-card"};
    case SituationKind::EmptyBoxDealt: return bySettlement ? repair : Cases{"early", "late"};
    case SituationKind::PlayerSkipped: return bySettlement ? repair : Cases{"in-time", "too-late"};
    case SituationKind::ShoeEmpty:
    case SituationKind::CutCardMissed: return {"manual", "machine"};
    case SituationKind::BurnForgotten: return {"early", "late"};
    case SituationKind::AbsentPlayer: return {"draw", "stop", "other-bettor"};
    case SituationKind::SimultaneousDraw:
        return {"player-none-seen", "player-one-seen", "player-more-seen",
                "dealer-none-seen", "dealer-one-seen", "dealer-more-seen"};
    case SituationKind::Dissatisfied: return {"allowed", "too-late", "not-listed"};
    case SituationKind::UnderMinimum: return {"before-close", "after-outcome", "after-outcome-again"};
    case SituationKind::OverMaximum:
        return play.overMax == MainOverMax::BoxShared
                   ? Cases{"before-close", "shared", "shared-with-under-minimum", "all-under-minimum", "later-returned"}
                   : Cases{"before-close", "after-close", "each-within"};
    case SituationKind::PowerFailure: return {"established", "open"};
    case SituationKind::CardUnreadable: return {"establishable", "lost"};
    case SituationKind::WhoControls: return {"seated", "unseated", "after-surrender"};
    case SituationKind::SideBetClaim:
    case SituationKind::InsuranceClaim: return {"on-box", "nearest", "least", "agreed", "tied", "first"};
    case SituationKind::BetOffered:
        return play.overMax == MainOverMax::BoxShared
                   ? Cases{"fits", "joins", "under", "part", "full"}
                   : Cases{"fits", "second-stack", "box-full", "restricted-number", "restricted-areas", "under", "over"};
    case SituationKind::Officer:
        return {"not-covered", "interpretation", "simultaneous-draw", "restrict-bets", "restrict-areas", "bet-for-player",
                "stand-in",    "limits",         "pay-table"};
    case SituationKind::Responsibility:
        return {"spoken-total", "bet-by-staff", "word-against-signal", "bet-outside-limits", "chips-astride"};
    case SituationKind::CallDue: return {"start", "bets-down", "dealt", "dealt-ace", "offers-made", "offers-made-ace"};
    case SituationKind::NextCard: return {"plain", "split"};
    case SituationKind::DealerDraws: return {"none", "one", "out", "out-for-side-bet"};
    case SituationKind::Bust: return {"cleared", "kept"};
    default: return {everyCase};
    }
}

std::shared_ptr<const RulingTable> readRulingTable(const JsonNode &node, const Rulebook &book) {
    node.allowOnly({L1("repair"), L1("absentStops"), L1("withdrawAfter"), L1("kinds")});
    auto table = std::make_shared<RulingTable>();
    const JsonNode repair = node.need(L1("repair"));
    if (repair.text() != "by-moment" && repair.text() != "by-settlement")
        repair.fail("must be \"by-moment\" or \"by-settlement\"");
    table->repairBy = repair.text() == "by-moment" ? RepairBy::Moment : RepairBy::Settlement;
    const JsonNode stops = node.need(L1("absentStops"));
    stops.allowOnly({L1("hard"), L1("soft")});
    table->absentStopsHard = static_cast<int>(stops.need(L1("hard")).integer(1, 21));
    table->absentStopsSoft = static_cast<int>(stops.need(L1("soft")).integer(1, 21));
    node.need(L1("withdrawAfter")).eachElement([&](const JsonNode &element) {
        table->withdrawAfter.push_back(clauseOf(element, book));
    });
    node.need(L1("kinds")).eachMember([&](std::string_view name, const JsonNode &member) {
        const auto kind = situationKind(name);
        if (!kind)
            member.fail("\"" + std::string(name) + "\" is no kind of situation");
        readKind(member, *kind, book, *table);
    });
    return table;
}

} // namespace pitwise
