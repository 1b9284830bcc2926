// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/maker.h"
#include "core/rulings/ruling.h"
#include "core/scenario/asking.h"
#include "core/scenario/options.h"

#include <array>
#include <memory>

namespace pitwise {

/// A scenario cut at its point: what there is to ask about. Shared by askable() and makeQuestion().
struct ScenarioPoint {
    const Rulebook *rules = nullptr;
    std::size_t events = 0;
    QJsonObject cut;                 ///< Empty: no table, or its opening deal is not complete.
    std::unique_ptr<LiveRound> live; ///< The table of `cut`; null where there is none.
    bool between = false;         ///< Something has happened since `cut`: a card of that decision, or of the dealer, is due.
    std::optional<Ruling> ruling; ///< On the incident.
    std::optional<Refusal> ruled; ///< Why there is no ruling.
    /// The action under way or next, by which the dealer's turn comes; null where it does not.
    const Action *toDealer = nullptr;
    std::string
        dealerDraw; ///< none, one, out, out-for-side-bet: by the rules once `toDealer` is done. Empty: not asked here.
};

/// The question on an incident and the rulings that may be called right, kept from one edit to the next: they hang on the
/// incident and the rules alone, not on the table beside it.
class IncidentMemo {
public:
    struct Key {
        const Rulebook *rules = nullptr;
        ReadingValues readings;
        std::string kind;
        QJsonObject facts;
        std::array<std::uint64_t, 4> random{};
        friend bool operator==(const Key &, const Key &) = default;
    };
    [[nodiscard]] std::optional<Question> question(const ScenarioIncident &incident, Maker &maker);
    /// A ruling of another game on the same facts, which nobody may call right here.
    struct Contrast {
        std::string game;
        std::vector<RulingCode> codes;
    };
    /// Of what open() was asked for last.
    [[nodiscard]] const std::vector<Contrast> &contrasts() const { return m_contrasts; }
    [[nodiscard]] const std::vector<OpenAnswer> &open(const Scenario &scenario, const Maker &maker,
                                                      const std::vector<RulingCode> &right);

private:
    Key m_asked, m_opened;
    std::optional<Question> m_question;
    Random m_after{0};
    std::vector<RulingCode> m_right;
    std::vector<OpenAnswer> m_open;
    std::vector<Contrast> m_contrasts;
};

/// `random` outlives the point.
[[nodiscard]] ScenarioPoint pointOf(const Scenario &scenario, const Timeline &draft, const Library &library, Random &random);

/// The live round at that point under other readings of the rules; null where it does not come that far.
[[nodiscard]] std::unique_ptr<LiveRound> liveUnder(const Timeline &draft, std::size_t events, const ReadingValues &readings,
                                                   Random &random);

/// The family that asks the like of a situation of that kind.
[[nodiscard]] const char *familyOfKind(std::string_view kind, const Rulebook &rules);
/// The family that asks for that bet, on this table.
[[nodiscard]] const char *familyOfBet(const Round &round, const Ask &ask);

/// The question that an ask comes to, before the author's words and options. Nothing where no wrong answer is to be had.
[[nodiscard]] std::optional<Question> questionAt(const Scenario &scenario, const ScenarioPoint &point, const Ask &ask,
                                                 Maker &maker, IncidentMemo &memo);
/// What can be asked there.
[[nodiscard]] std::vector<AskOffer> askableAt(const Scenario &scenario, const ScenarioPoint &point);

} // namespace pitwise
