// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

#include <unordered_map>

namespace pitwise {

std::span<const std::span<const Sentence>> catalogue() {
    static const std::span<const Sentence> areas[] = {
        absentSentences(),
        askSentences(),
        bettingSentences(),
        bettingFeltSentences(),
        cobettorsSentences(),
        commonSentences(),
        contrastSentences(),
        controlSentences(),
        dealingSentences(),
        dealingDealerSentences(),
        drillSentences(),
        exchangeSentences(),
        explainSentences(),
        familiesSentences(),
        incidentSentences(),
        irregularitiesSentences(),
        irregularitiesDealerSentences(),
        irregularitiesPlaySentences(),
        judgementSentences(),
        limitrulingsSentences(),
        liveSentences(),
        misreadSentences(),
        momentsSentences(),
        officersSentences(),
        payoutsSentences(),
        payoutsDealerSentences(),
        payoutsEightsSentences(),
        payoutsFreebetSentences(),
        payoutsHandsSentences(),
        payoutsLimitsSentences(),
        payoutsMainSentences(),
        payoutsOpeningSentences(),
        payoutsTableSentences(),
        permissionsAmountSentences(),
        permissionsBettorsSentences(),
        permissionsHandSentences(),
        permissionsOffersSentences(),
        permitSentences(),
        problemSentences(),
        procedureSentences(),
        procedureBettorsSentences(),
        readingSentences(),
        retiredSentences(),
        rowsSentences(),
        rulingSentences(),
        rulingStepSentences(),
        scenarioSentences(),
        shelfSentences(),
        shoeSentences(),
        termsSentences(),
        troubleSentences(),
    };
    return areas;
}

const char *catalogueSentence(std::string_view id) {
    static const std::unordered_map<std::string_view, const char *> sentences = [] {
        std::unordered_map<std::string_view, const char *> all;
        all.reserve(2000);
        for (const auto area : catalogue())
            for (const Sentence &sentence : area)
                all.emplace(sentence.id, sentence.english);
        return all;
    }();
    const auto found = sentences.find(id);
    return found == sentences.end() ? nullptr : found->second;
}

} // namespace pitwise
