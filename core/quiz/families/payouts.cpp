// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is paid, taken and returned: every row of every pay table, reached by construction.
#include "core/quiz/families/lists.h"
#include "core/quiz/oddsdrill.h"

namespace pitwise {
namespace {

std::optional<Question> drill(Maker &m) {
    return oddsDrill(m, m.between(1, drillLevels));
}

Family oddsDrillFamily() {
    return {"odds-drill", Topic::Payouts, "payouts.stake-times-odds"_say, {}, drill};
}

} // namespace

const std::vector<Family> &payoutFamilies() {
    static const std::vector<Family> families = [] {
        std::vector<Family> all{oddsDrillFamily()};
        for (const auto part : {openingPayouts, dealerBustPayouts, eightsPayouts, mainPayouts, handsPayouts, freeBetPayouts,
                                limitPayouts, limitRulings, tablePayouts})
            for (Family &family : part())
                all.push_back(std::move(family));
        return all;
    }();
    return families;
}

} // namespace pitwise
