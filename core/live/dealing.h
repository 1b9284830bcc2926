// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/duties.h"
#include "core/rulings/ruling.h"

#include <array>
#include <map>
#include <memory>
#include <optional>

namespace pitwise::live {

/// What somebody at the table wants: a bet, an offer, a decision.
struct Wish {
    int line = 0;
    std::int64_t t = 0;
    Act act = Act::Signal; ///< Or chips: OfferChips, ChipsMoved.
    Do what = Do::Hit;
    int late = 0; ///< ChipsMoved: a place in lateNames.
    int box = 0, hand = 0;
    PlayerId player = nobody;
    BetKind kind = mainBet;
    Cents cents = 0;
    enum class State : std::uint8_t { Lawful, Unlawful, NotHis, Idle } state = State::Idle;
    DutyFacts::Answer::Phase phase = DutyFacts::Answer::Phase::Play;
    std::vector<std::string> clauses;
    int accepted = 0, refused = 0, granted = 0; ///< Lines.
    std::size_t action = 0;                     ///< Actions of the reference behind it.
};

/// Where the felt and the round that counts part: an own error, until it is put right.
struct Mishap {
    enum class Cause : std::uint8_t { Card, Missed, DealerShort, WrongPerson, Unlawful } cause = Cause::Card;
    enum class State : std::uint8_t { Open, MovedBack, Repaired, Stands } state = State::Open;
    std::size_t at = 0; ///< The card where they part.
    int line = 0;
    Place put;
    bool due = false; ///< A card was due elsewhere,
    Place dueTo;      ///< there.
    std::size_t wish = static_cast<std::size_t>(-1);
    int closed = 0; ///< Line.
    std::vector<std::string> clauses;
};

/// Something that went wrong without the dealer's doing; to be noticed.
struct Incident {
    SituationKind kind = SituationKind::NotCovered;
    int line = 0;
    bool inPassing = false; ///< Nothing has to be stopped for it.
    bool noticed = false, done = false;
    std::size_t wish = static_cast<std::size_t>(-1);
    std::string facts; ///< JSON, as situation.md has them.
};

/// From `stop` to `resume`.
struct Episode {
    int stop = 0, call = 0, report = 0, rule = 0, resume = 0;
    SituationKind reported = SituationKind::NotCovered;
    std::vector<RulingCode> codes;
    std::vector<PlayerId> asked;
    std::vector<std::pair<PlayerId, Answered>> answers;
    int mishap = -1, incident = -1;
    std::size_t cardsAtStop = 0;
    SituationKind kind = SituationKind::NotCovered; ///< What it is,
    bool known = false;                             ///< if it is anything,
    bool ruledOn = false;                           ///< and what the rules say: false where they are silent.
    std::vector<RulingCode> ruling;
    std::vector<std::string> clauses;
    bool flagged = false;  ///< Rests on a reading that the house has not fixed.
    bool restored = false; ///< At `resume` the felt was as it has to be.
    bool handedOver = false;
};

/// How far a round has come when it is graded.
enum class Ending : std::uint8_t {
    Open,    ///< It goes on.
    Over,    ///< Every card has been dealt: what is not done is omitted.
    Dropped, ///< The next one has begun before that.
};

/// One round at the table, folded from its entries: what lies there, what counts, what is due. Grading reads it.
class Dealing {
public:
    Dealing(const Header &header, const Library &library, Felt &felt, const Entry &bets, bool burnDue);

    void take(const Entry &entry);
    [[nodiscard]] RoundGrade grade(Ending ending) const;

    /// What the dealer has to do, done or not.
    [[nodiscard]] DutyList duties() const;
    [[nodiscard]] const Reference &reference() const { return *m_reference; }
    [[nodiscard]] const Felt &felt() const { return m_felt; }
    [[nodiscard]] const std::vector<Wish> &wishes() const { return m_wishes; }
    [[nodiscard]] const std::vector<Mishap> &mishaps() const { return m_mishaps; }
    [[nodiscard]] const std::vector<Incident> &incidents() const { return m_incidents; }
    [[nodiscard]] const Episode *episode() const { return m_stopped ? &m_episodes.back() : nullptr; }
    [[nodiscard]] bool suspended() const { return m_handedOver || openMishap() != nullptr; }
    [[nodiscard]] bool handedOver() const { return m_handedOver; }
    [[nodiscard]] bool anyCard() const;                                      ///< Of this round, on the felt.
    [[nodiscard]] bool inherited(int line) const { return line < m_relief; } ///< Done by the dealer before.
    [[nodiscard]] bool over() const;                                         ///< Every card and decision has been made.
    /// What `rule` has to say now, and whether the rules say anything.
    [[nodiscard]] bool said(Call call) const { return m_says[static_cast<std::size_t>(call)].empty() == false; }

private:
    void say(const Entry &entry);
    void card(const Entry &entry);
    void signal(const Entry &entry);
    void chips(const Entry &entry);
    void answer(const Entry &entry);
    void money(const Entry &entry);
    void stop(const Entry &entry);
    void rule(const Entry &entry);
    void resume(const Entry &entry);
    void incident(const Entry &entry);
    void playAbsent();
    void layUnjudged(const Entry &entry);
    void missedCard(const Entry &entry);
    void removeBet(const Bet &bet);
    /// Where each card of the opening deal lies beside where it should: slots of the reference.
    struct OpeningLaid {
        std::vector<int> slot; ///< Of each card: its place in the opening deal; -1: none.
        std::vector<bool> got; ///< Each place of the opening deal.
        bool inOrder = true, emptyBox = false, stray = false, toDealer = false;
        std::size_t furthest = 0;
        [[nodiscard]] bool extra() const { return emptyBox || stray || toDealer; }
    };
    [[nodiscard]] OpeningLaid openingLaid() const;
    [[nodiscard]] bool playOn(const Episode &episode, const Mishap &mishap, int since);
    [[nodiscard]] bool canPlayOn(const Episode &episode, const Mishap &mishap) const;
    [[nodiscard]] bool settlesTooSoon(const Entry &entry) const;
    [[nodiscard]] std::optional<Ruling> ruled(SituationKind kind, const std::string &facts) const;
    [[nodiscard]] std::vector<std::string> clausesOf(SituationKind kind, const std::string &facts) const;
    void compare(const Entry &entry);
    void freeze();
    [[nodiscard]] std::vector<const LaidCard *> chain() const; ///< Cards that count, in dealing order.
    [[nodiscard]] bool matches() const;                        ///< The chain is the beginning of what is due.
    [[nodiscard]] const Mishap *openMishap() const;
    [[nodiscard]] Mishap *openMishap();
    void classify(Episode &episode) const;
    void classifyOpening(const Mishap &mishap, Episode &episode, std::string &facts) const;
    void classifyPlay(const Mishap &mishap, Episode &episode, std::string &facts) const;
    void ruleOn(Episode &episode, const std::string &facts) const;
    [[nodiscard]] std::string moment(const char *more) const;
    [[nodiscard]] bool bySettlement() const;
    void carryOut(Episode &episode);
    [[nodiscard]] bool putRight(const Episode &episode, const Mishap &mishap);
    [[nodiscard]] bool askedAll(const Episode &episode) const;
    [[nodiscard]] bool letLeave(const Episode &episode, std::vector<Bet> &bets);
    [[nodiscard]] bool adoptFelt(const std::vector<Bet> &bets, int since = 0);
    void replay(int since);
    [[nodiscard]] std::string_view settledWord() const;
    [[nodiscard]] bool hasBet(int box) const;
    [[nodiscard]] std::vector<std::string> allowedBy(const Wish &wish) const;
    [[nodiscard]] std::size_t actionsBefore(int line) const;
    [[nodiscard]] Skill skillOfAct(const Entry &entry) const;
    [[nodiscard]] bool isSubsequent() const; ///< A card beyond the opening has been dealt.

    friend class Assessment;
    const Header &m_header;
    const Library &m_library;
    Felt &m_felt;
    std::unique_ptr<Reference> m_reference;
    int m_round = 0;
    int m_begin = 0;
    bool m_burnDue = false, m_burned = false, m_burnWaived = false;
    int m_burnLine = 0, m_burnedLate = 0;
    std::array<std::vector<int>, callCount> m_says;
    std::vector<Wish> m_wishes;
    std::vector<Mishap> m_mishaps;
    std::vector<Incident> m_incidents;
    std::vector<Episode> m_episodes;
    struct PlaceAct {
        Place place;
        int line = 0;
    };
    std::vector<PlaceAct> m_clears, m_splits, m_liftsNotDue;
    int m_clearAll = 0;
    int m_relief = 0;                        ///< Line: what was done before it was another dealer's.
    std::vector<std::size_t> m_openingOrder; ///< Of the first cards: which one counts first, …; empty: as dealt.
    std::vector<PlayerId> m_leaving, m_absent;
    bool m_sawPlay = false; ///< Somebody called a decision on his hand.
    bool m_stopped = false, m_handedOver = false, m_voided = false;
    int m_playLine = 0;      ///< First card after the offers: the subsequent deal.
    int m_moneyLine = 0;     ///< First settlement,
    int m_lateMoneyLine = 0; ///< and first in the subsequent deal.
    int m_lastLine = 0;
    std::int64_t m_lastTime = 0, m_own = 0;
    std::array<std::int64_t, skillCount> m_ownBy{};
    std::shared_ptr<const RoundGrade> m_frozen; ///< As graded before felt and reference parted.
};

} // namespace pitwise::live
