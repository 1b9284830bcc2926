// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulings/ruling.h"
#include "core/odds/dealerodds.h"
#include "core/overloaded.h"
#include "core/refusal.h"
#include "core/rulings/claims.h"
#include "core/rulings/detriment.h"
#include "core/rulings/excess.h"
#include "core/rulings/queries.h"
#include "core/rulings/roundqueries.h"

#include <algorithm>

namespace pitwise {
namespace {

/// Sorts a situation into a case of its kind and fills in what the case brings with it.
class Judge {
public:
    explicit Judge(const Situation &situation) : m_situation(situation), m_book(*situation.book), m_table(*m_book.rulings) {}

    Ruling decide() {
        const std::string_view caseName =
            std::visit([this](const auto &facts) { return this->caseOf(facts); }, m_situation.facts);
        const CaseRuling *found = m_table.find(m_situation.kind, caseName);
        if (!found)
            throw Refusal{"these rules have no answer to that", "facts", {}};
        m_ruling.book = &m_book;
        m_ruling.kind = m_situation.kind;
        m_ruling.caseName = caseName;
        m_ruling.codes = found->codes;
        m_ruling.clauses = found->clauses;
        m_ruling.behind = found->behind;
        m_ruling.officer = found->officer;
        std::visit(Overloaded{[this](const OverdrawFacts &facts) { values(facts); },
                              [this](const SimultaneousFacts &facts) { values(facts); },
                              [this](const OverMaximumFacts &facts) { values(facts); }, [](const auto &) {}},
                   m_situation.facts);
        if (m_situation.kind == SituationKind::Bust && m_ruling.stays.empty())
            leaveOut(RulingCode::LeaveSideBets);
        if (!m_ruling.has(RulingCode::Controls) && !m_ruling.has(RulingCode::Awarded))
            m_ruling.player.clear();
        return std::move(m_ruling);
    }

private:
    [[nodiscard]] bool readingIs(std::string_view name, std::string_view value) const {
        if (const auto it = m_situation.readings.find(name); it != m_situation.readings.end())
            return it->second == value;
        const Reading *reading = m_book.reading(name);
        return reading && reading->defaultValue == value;
    }
    [[nodiscard]] bool bySettlement() const { return m_table.repairBy == RepairBy::Settlement; }

    /// Early is before any settlement and any further card (A27); a house may read the "or" of two clauses as it
    /// stands, so that either one missing is still early.
    [[nodiscard]] bool isEarly(const MomentFacts &facts, bool orMayBeRead) const {
        const bool dealt = facts.stage == DealStage::Subsequent, settled = facts.settled != Settled::None;
        return orMayBeRead && readingIs("earlyTest", "EITHER") ? !(dealt && settled) : !dealt && !settled;
    }

    /// An interim settlement bars the repair of the opening deal, a final one that of the subsequent deal (C31).
    [[nodiscard]] std::string_view repair(DealStage errorIn, Settled settled, bool reconstructible) const {
        const bool barred = errorIn == DealStage::Initial || readingIs("fb.interimBarsLater", "true")
                                ? settled != Settled::None
                                : settled == Settled::Final;
        return barred ? "barred" : reconstructible ? "repairable" : "lost";
    }

    std::string_view caseOf(const NoFacts &) {
        if (m_situation.kind == SituationKind::NextCard)
            return nextCardCase(m_situation.round->round(), m_ruling);
        if (m_situation.kind == SituationKind::DealerDraws)
            return dealerDrawCase(*m_situation.script);
        return "*";
    }
    std::string_view caseOf(const BustFacts &facts) { return bustCase(facts, m_situation.round->round(), m_ruling); }
    std::string_view caseOf(const BetOfferedFacts &facts) {
        const OfferResult result = offerResult(facts, m_book.play);
        m_ruling.accepts = result.accepts;
        return result.caseName;
    }
    static std::string_view caseOf(const MatterFacts &facts) { return facts.matter; }
    static std::string_view caseOf(const CallFacts &facts) {
        const bool ace = facts.upCard && facts.upCard->isAce();
        if (facts.moment == "dealt")
            return ace ? "dealt-ace" : "dealt";
        if (facts.moment == "offers-made")
            return ace ? "offers-made-ace" : "offers-made";
        return facts.moment;
    }
    // Answered without a table of rulings, in rule().
    static std::string_view caseOf(const SetupFacts &) { return {}; }
    static std::string_view caseOf(const SideBetOfferedFacts &) { return {}; }
    static std::string_view caseOf(const ForeignCardsFacts &facts) {
        switch (facts.found) {
        case Found::Extra: return "extra";
        case Found::Missing: return "missing";
        case Found::Foreign: return "foreign";
        case Found::Unshuffled: return "unshuffled";
        }
        return {};
    }
    static std::string_view caseOf(const LateBetFacts &facts) {
        switch (facts.what) {
        case LateAct::Placed: return "placed";
        case LateAct::Increased: return "increased";
        case LateAct::Withdrawn: return "withdrawn";
        }
        return {};
    }
    [[nodiscard]] std::string_view caseOf(const MomentFacts &facts) const {
        if (m_situation.kind == SituationKind::BurnForgotten)
            return isEarly(facts, false) ? "early" : "late";
        if (bySettlement()) // only a misdeal can have been made later than the opening deal
            return repair(m_situation.kind == SituationKind::Misdeal ? facts.stage : DealStage::Initial, facts.settled,
                          facts.reconstructible);
        switch (m_situation.kind) {
        case SituationKind::Misdeal:
            if (isEarly(facts, false))
                return facts.reconstructible ? "early-repairable" : "early-lost";
            return facts.reconstructible ? "late-repairable" : "late-lost";
        case SituationKind::DealerNoCard:
            if (isEarly(facts, true))
                return "early";
            return facts.stage == DealStage::Subsequent ? "late-subsequent" : "late-initial";
        case SituationKind::ShortDeal:
            if (isEarly(facts, true))
                return "early";
            return facts.cards == 0 ? "late-no-card" : "late-one-card";
        default: return isEarly(facts, false) ? "early" : "late";
        }
    }
    [[nodiscard]] std::string_view caseOf(const CardInErrorFacts &facts) const {
        if (bySettlement())
            return repair(DealStage::Subsequent, facts.settled, facts.reconstructible);
        switch (facts.refusals) {
        case Refusals::None: return "none";
        case Refusals::Some: return "some";
        case Refusals::All: return "all";
        }
        return {};
    }
    [[nodiscard]] std::string_view caseOf(const SkippedFacts &facts) const {
        if (bySettlement())
            return repair(DealStage::Subsequent, facts.settled, facts.reconstructible);
        return facts.areasActedSince <= 1 ? "in-time" : "too-late"; // A31
    }
    [[nodiscard]] std::string_view caseOf(const OverdrawFacts &facts) const {
        if (!dealerStands(m_book.play, handTotal(facts.dealer)))
            return "due";
        return readingIs("fb.overdrawOptions", "true") ? "complete-with-options" : "complete"; // C34
    }
    static std::string_view caseOf(const ShuffleFacts &facts) { return facts.manual ? "manual" : "machine"; }
    [[nodiscard]] std::string_view caseOf(const AbsentFacts &facts) const {
        if (facts.othersOnBox)
            return "other-bettor";
        const HandTotal hand = handTotal(facts.cards);
        return hand.total >= (hand.soft ? m_table.absentStopsSoft : m_table.absentStopsHard) ? "stop" : "draw";
    }
    static std::string_view caseOf(const SimultaneousFacts &facts) {
        if (facts.dealersHand)
            return facts.disclosed == 0 ? "dealer-none-seen" : facts.disclosed == 1 ? "dealer-one-seen" : "dealer-more-seen";
        return facts.disclosed == 0 ? "player-none-seen" : facts.disclosed == 1 ? "player-one-seen" : "player-more-seen";
    }
    [[nodiscard]] std::string_view caseOf(const DissatisfiedFacts &facts) const {
        const std::string &rule = m_book.clauseName(facts.afterRule);
        const auto covers = [&](ClauseId listed) {
            const std::string &clause = m_book.clauseName(listed);
            return rule == clause || rule.starts_with(clause + '.');
        };
        if (std::none_of(m_table.withdrawAfter.begin(), m_table.withdrawAfter.end(), covers))
            return "not-listed";
        return facts.furtherCardDealt ? "too-late" : "allowed";
    }
    static std::string_view caseOf(const UnderMinimumFacts &facts) {
        if (facts.noticed == Noticed::BeforeClose)
            return "before-close";
        return facts.repeat ? "after-outcome-again" : "after-outcome";
    }
    [[nodiscard]] std::string_view caseOf(const OverMaximumFacts &facts) const {
        if (facts.sideBet >= 0)
            return "later-returned";
        const auto isUnder = [&](const PlacedBet &bet) { return bet.amount < facts.limits.min; };
        const auto isOver = [&](const PlacedBet &bet) { return bet.amount > facts.limits.max; };
        const bool boxShared = m_book.play.overMax == MainOverMax::BoxShared;
        if (!boxShared && std::none_of(facts.bets.begin(), facts.bets.end(), isOver))
            return "each-within"; // the limits are each bet's own
        if (facts.noticed == Noticed::BeforeClose)
            return "before-close";
        if (!boxShared)
            return "after-close";
        if (std::all_of(facts.bets.begin(), facts.bets.end(), isUnder))
            return "all-under-minimum";
        return std::any_of(facts.bets.begin(), facts.bets.end(), isUnder) ? "shared-with-under-minimum" : "shared";
    }
    [[nodiscard]] std::string_view caseOf(const OutcomeFacts &facts) const {
        if (m_situation.kind == SituationKind::PowerFailure)
            return facts.established ? "established" : "open";
        return facts.established ? "establishable" : "lost";
    }
    std::string_view caseOf(const ControlFacts &facts) { return name(controlOf(facts, m_book.play.control)); }
    std::string_view caseOf(const ClaimFacts &facts) {
        if (m_table.find(m_situation.kind, {})) // no ladder: one answer to all claims (freebet 3.15.2, 5.20)
            return {};
        return name(winnerOf(facts));
    }
    std::string_view name(ClaimResult result) {
        m_ruling.player = std::move(result.player);
        return result.caseName;
    }

    void values(const OverdrawFacts &facts) {
        if (m_ruling.has(RulingCode::DealerTotalStands))
            m_ruling.total = handTotal(facts.dealer).total;
    }
    void values(const SimultaneousFacts &facts) {
        if (m_ruling.has(RulingCode::MostDetrimental))
            m_ruling.card = mostDetrimental(m_book, facts.dealer, facts.drawn);
    }
    void values(const OverMaximumFacts &facts) {
        if (m_ruling.has(RulingCode::RejectExcess))
            m_ruling.rejects = rejectedExcess(facts.bets, facts.seated, facts.limits.max);
        if (m_ruling.has(RulingCode::ReturnLaterExcess))
            m_ruling.returns = laterExcess(facts.bets, facts.limits.max);
        if (!m_ruling.has(RulingCode::ProRata))
            return;
        const auto shares = sharesOfMaximum(facts.bets, facts.limits);
        if (!shares)
            throw Refusal{"the shares do not come out in whole cents", "facts.bets", {}};
        m_ruling.shares = *shares;
    }

    /// What there is no occasion for; its clauses are the ruling's all the same.
    void leaveOut(RulingCode code) {
        const auto it = std::find(m_ruling.codes.begin(), m_ruling.codes.end(), code);
        if (it == m_ruling.codes.end())
            return;
        m_ruling.behind.erase(m_ruling.behind.begin() + (it - m_ruling.codes.begin()));
        m_ruling.codes.erase(it);
    }

    const Situation &m_situation;
    const Rulebook &m_book;
    const RulingTable &m_table;
    Ruling m_ruling;
};

} // namespace

bool Ruling::has(RulingCode code) const {
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

Ruling rule(const Situation &situation) {
    if (const auto *facts = std::get_if<SetupFacts>(&situation.facts))
        return ruleOnSetup(*facts, *situation.book);
    if (const auto *facts = std::get_if<SideBetOfferedFacts>(&situation.facts))
        return ruleOnSideBet(*facts, *situation.book);
    return Judge(situation).decide();
}

} // namespace pitwise
