// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a hand, a bettor or a bet may do now.
#include "core/quiz/families/lists.h"

namespace pitwise {

const std::vector<Family> &permissionFamilies() {
    static const std::vector<Family> families = [] {
        std::vector<Family> all;
        for (const auto part : {handPermissions, amountPermissions, offerPermissions, bettorPermissions})
            for (Family &family : part())
                all.push_back(std::move(family));
        return all;
    }();
    return families;
}

} // namespace pitwise
