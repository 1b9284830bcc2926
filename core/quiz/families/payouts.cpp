// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is paid, taken and returned: every row of every pay table, reached by construction.
#include "core/quiz/families/lists.h"

namespace pitwise {

const std::vector<Family> &payoutFamilies() {
    static const std::vector<Family> families = [] {
        std::vector<Family> all;
        for (const auto part : {openingPayouts, dealerBustPayouts, eightsPayouts, mainPayouts})
            for (Family &family : part())
                all.push_back(std::move(family));
        return all;
    }();
    return families;
}

} // namespace pitwise
