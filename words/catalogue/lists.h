// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The areas, a file each.
#pragma once

#include "words/catalogue/catalogue.h"

namespace pitwise {

[[nodiscard]] std::span<const Sentence> absentSentences();
[[nodiscard]] std::span<const Sentence> askSentences();
[[nodiscard]] std::span<const Sentence> bettingSentences();
[[nodiscard]] std::span<const Sentence> bettingFeltSentences();
[[nodiscard]] std::span<const Sentence> cobettorsSentences();
[[nodiscard]] std::span<const Sentence> commonSentences();
[[nodiscard]] std::span<const Sentence> contrastSentences();
[[nodiscard]] std::span<const Sentence> controlSentences();
[[nodiscard]] std::span<const Sentence> dealingSentences();
[[nodiscard]] std::span<const Sentence> dealingDealerSentences();
[[nodiscard]] std::span<const Sentence> drillSentences();
[[nodiscard]] std::span<const Sentence> exchangeSentences();
[[nodiscard]] std::span<const Sentence> explainSentences();
[[nodiscard]] std::span<const Sentence> familiesSentences();
[[nodiscard]] std::span<const Sentence> incidentSentences();
[[nodiscard]] std::span<const Sentence> irregularitiesSentences();
[[nodiscard]] std::span<const Sentence> irregularitiesDealerSentences();
[[nodiscard]] std::span<const Sentence> irregularitiesPlaySentences();
[[nodiscard]] std::span<const Sentence> judgementSentences();
[[nodiscard]] std::span<const Sentence> limitrulingsSentences();
[[nodiscard]] std::span<const Sentence> liveSentences();
[[nodiscard]] std::span<const Sentence> misreadSentences();
[[nodiscard]] std::span<const Sentence> momentsSentences();
[[nodiscard]] std::span<const Sentence> officersSentences();
[[nodiscard]] std::span<const Sentence> payoutsSentences();
[[nodiscard]] std::span<const Sentence> payoutsDealerSentences();
[[nodiscard]] std::span<const Sentence> payoutsEightsSentences();
[[nodiscard]] std::span<const Sentence> payoutsFreebetSentences();
[[nodiscard]] std::span<const Sentence> payoutsHandsSentences();
[[nodiscard]] std::span<const Sentence> payoutsLimitsSentences();
[[nodiscard]] std::span<const Sentence> payoutsMainSentences();
[[nodiscard]] std::span<const Sentence> payoutsOpeningSentences();
[[nodiscard]] std::span<const Sentence> payoutsTableSentences();
[[nodiscard]] std::span<const Sentence> permissionsAmountSentences();
[[nodiscard]] std::span<const Sentence> permissionsBettorsSentences();
[[nodiscard]] std::span<const Sentence> permissionsHandSentences();
[[nodiscard]] std::span<const Sentence> permissionsOffersSentences();
[[nodiscard]] std::span<const Sentence> permitSentences();
[[nodiscard]] std::span<const Sentence> problemSentences();
[[nodiscard]] std::span<const Sentence> procedureSentences();
[[nodiscard]] std::span<const Sentence> procedureBettorsSentences();
[[nodiscard]] std::span<const Sentence> readingSentences();
[[nodiscard]] std::span<const Sentence> retiredSentences();
[[nodiscard]] std::span<const Sentence> rowsSentences();
[[nodiscard]] std::span<const Sentence> rulingSentences();
[[nodiscard]] std::span<const Sentence> rulingStepSentences();
[[nodiscard]] std::span<const Sentence> scenarioSentences();
[[nodiscard]] std::span<const Sentence> shelfSentences();
[[nodiscard]] std::span<const Sentence> shoeSentences();
[[nodiscard]] std::span<const Sentence> termsSentences();
[[nodiscard]] std::span<const Sentence> troubleSentences();

} // namespace pitwise
