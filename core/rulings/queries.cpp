// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulings/queries.h"

#include <algorithm>

namespace pitwise {

bool knowsKind(const Rulebook &book, SituationKind kind) {
    if (kind == SituationKind::Setup || kind == SituationKind::SideBetOffered)
        return true;
    return book.rulings && book.rulings->knows(kind);
}

bool needsRound(SituationKind kind) {
    return kind == SituationKind::NextCard || kind == SituationKind::DealerDraws || kind == SituationKind::Bust;
}

OfferResult offerResult(const BetOfferedFacts &facts, const PlayRules &play) {
    Cents total = 0;
    bool hasOne = false;
    for (const PlacedBet &bet : facts.bets) {
        total += bet.amount;
        hasOne = hasOne || bet.player == facts.player;
    }
    if (play.overMax == MainOverMax::BoxShared) { // the limits are the box's
        const Cents room = facts.limits.max - total;
        if (total + facts.amount < facts.limits.min)
            return {"under", {}};
        if (facts.amount <= room)
            return {facts.bets.empty() ? "fits" : "joins", facts.amount};
        return room > 0 ? OfferResult{"part", room} : OfferResult{"full", {}};
    }
    const auto count = static_cast<int>(facts.bets.size());
    if (hasOne)
        return {"second-stack", {}};
    if (facts.oneAreaOnly && facts.otherAreas > 0)
        return {"restricted-areas", {}};
    if (play.mainBetsPerBox > 0 && count >= play.mainBetsPerBox)
        return {"box-full", {}};
    if (facts.maxBets && count >= *facts.maxBets)
        return {"restricted-number", {}};
    if (facts.amount < facts.limits.min)
        return {"under", {}};
    if (facts.amount > facts.limits.max)
        return {"over", {}};
    return {"fits", facts.amount};
}

Ruling ruleOnSetup(const SetupFacts &facts, const Rulebook &book) {
    Ruling ruling;
    ruling.book = &book;
    ruling.kind = SituationKind::Setup;
    const bool decksRight = !facts.decks || book.decks.contains(*facts.decks);
    const bool boxesRight = !facts.boxes || book.boxes().contains(*facts.boxes);
    const bool right = decksRight && boxesRight;
    ruling.caseName = right ? "allowed" : "not-allowed";
    ruling.codes = {right ? RulingCode::Allowed : RulingCode::NotAllowed};
    if (facts.decks && (right || !decksRight))
        ruling.clauses.add(book.cite(Cite::deckCount));
    if (facts.boxes && (right || !boxesRight))
        for (const Layout &layout : book.layouts)
            ruling.clauses.add(layout.clause);
    return ruling;
}

Ruling ruleOnSideBet(const SideBetOfferedFacts &facts, const Rulebook &book) {
    const SideBet &bet = book.sideBets[static_cast<std::size_t>(facts.sideBet)];
    Ruling ruling;
    ruling.book = &book;
    ruling.kind = SituationKind::SideBetOffered;
    const auto answer = [&](const char *caseName, RulingCode code, const ClauseList &clauses) {
        ruling.caseName = caseName;
        ruling.codes = {code};
        ruling.clauses = clauses;
        return ruling;
    };
    const bool control = bet.needs == SideBetNeeds::ControlOfBox;
    const bool hasMain = control                                ? facts.ownMain
                         : bet.needs == SideBetNeeds::MainOnBox ? facts.mainOnBox
                                                                : facts.mainAnywhere;
    if (!hasMain)
        return answer("no-main", RulingCode::RefuseBet, bet.notAllowed);
    // Only the one who controls the box may bet there, and he makes one bet: the same clause says both.
    if (control && !facts.controls)
        return answer("no-control", RulingCode::RefuseBet, bet.tooMany);
    if (bet.perBox > 0 && facts.count >= bet.perBox)
        return answer("too-many", RulingCode::RefuseBet, bet.tooMany);
    ClauseList clauses = bet.notAllowed;
    if (control)
        clauses.add(bet.tooMany);
    return answer("fits", RulingCode::AcceptBet, clauses);
}

} // namespace pitwise
