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
    return {
        "odds-drill",
        Topic::Payouts,
        "payouts.stake-times-odds"_say,
        {{"lucky8",
          "4.1#blackjack 4.1#regular 4.1#insurance 4.1#pair 4.2#3-suited-8s 4.2#3-unsuited-8s 4.2#2-suited-8s 4.2#2-unsuited-8s 4.2#two-of-a-kind"},
         {"dueling8s",
          "4.1#regular 4.1#tie-on-18 4.1#678-not-all-spades 4.1#678-all-spades 4.2#four-8s-all-spades 4.2#four-8s 4.2#three-8s 4.2#two-8s "
          "4.3#8-cards 4.3#7-cards 4.3#6-cards 4.3#5-cards 4.3#4-cards 4.3#3-cards"},
         {"freebet",
          "4.1.1#blackjack 4.1.1#regular 4.1.1#insurance 4.1.2#ace-pair-suited 4.1.2#suited-pair 4.1.2#coloured-pair 4.1.2#mixed-pair "
          "4.1.3#8-or-more 4.1.3#7-cards 4.1.3#6-cards 4.1.3#5-cards 4.1.3#3-or-4-cards 4.1.4#7-markers 4.1.4#6-markers 4.1.4#5-markers "
          "4.1.4#4-markers 4.1.4#3-markers 4.1.4#2-markers 4.1.4#1-marker"},
         {"luckylucky", "8#suited-777 8#suited-678 8#777 8#678 8#suited-21 8#21 8#20 8#19"}},
        drill};
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
