// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/rulingtext.h"

#include <array>

namespace pitwise {
namespace {

#define PITWISE_STEP_PHRASE(member, id) PhraseId("ruling-step." id),
constexpr std::array stepIds{PITWISE_RULING_STEPS(PITWISE_STEP_PHRASE)};
#undef PITWISE_STEP_PHRASE

/// The lowest above the dealer.
Name supervisorOf(const Rulebook &book) {
    return officerName(book.officers.size() > 1 ? book.officers[1] : book.shiftManager);
}

Listing sharesText(const std::vector<PlacedBet> &bets) {
    Listing list{{}, Listing::As::Apart};
    for (const PlacedBet &bet : bets)
        list.items.emplace_back(say("ruling-step.share", playerName(bet.player), Money{bet.amount}));
    return list;
}

} // namespace

Listing actsText(std::span<const RulingCode> codes) {
    Listing acts{{}, Listing::As::Acts};
    for (const RulingCode code : codes)
        acts.items.emplace_back(Name{Name::Of::Ruling, std::string(nameOf(code))});
    return acts;
}

Phrase rulingText(const std::vector<RulingCode> &codes) {
    return Phrase::plain(actsText(codes));
}

Phrase stepText(StepId step, const Ruling &ruling) {
    const PhraseId id = stepIds[static_cast<std::size_t>(step)];
    switch (step) {
    case StepId::CallSupervisor: return say(id, supervisorOf(*ruling.book));
    case StepId::AnnounceTotal: return say(id, ruling.total.value_or(0));
    case StepId::LetOfficerPick:
    case StepId::DiscardDrawn:
    case StepId::Refer:
    case StepId::LetOfficerDecide: return say(id, officerName(ruling.officer));
    case StepId::TakeWorst: return ruling.card ? say(id, officerName(ruling.officer), cardPhrase(*ruling.card)) : say(id);
    case StepId::ShareOut: return say(id, sharesText(ruling.shares));
    case StepId::ReturnLatest: return say(id, sharesText(ruling.returns));
    case StepId::NameController:
    case StepId::AwardBet: return say(id, playerName(ruling.player));
    case StepId::TakeThisBet:
        return ruling.accepts ? say(id, Money{*ruling.accepts}) : say("ruling-step.take-this-bet-whole");
    case StepId::DealThere: return ruling.to ? say(id, Box{ruling.to->box}, ruling.to->hand) : say(id);
    default: return id;
    }
}

} // namespace pitwise
