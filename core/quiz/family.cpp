// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/family.h"

#include <algorithm>
#include <sstream>

namespace pitwise {

bool Family::isFor(std::string_view game) const {
    return std::any_of(covers.begin(), covers.end(), [&](const Covers &c) { return c.game == game; });
}

std::vector<std::string> Family::clausesFor(std::string_view game) const {
    std::vector<std::string> list;
    for (const Covers &cover : covers)
        if (cover.game == game) {
            std::istringstream words(cover.clauses);
            for (std::string word; words >> word;)
                list.push_back(word);
        }
    return list;
}

int Family::questionsIn(std::string_view game) const {
    const auto it = std::find_if(less.begin(), less.end(), [&](const AskedLess &l) { return l.game == game; });
    return it == less.end() ? plentyOfQuestions : it->questions;
}

double Family::drawn(std::string_view game) const {
    // A rule of three questions is a rule all the same.
    constexpr double least = 0.1;
    return std::clamp(static_cast<double>(questionsIn(game)) / plentyOfQuestions, least, 1.0);
}

const std::vector<const Family *> &allFamilies() {
    static const std::vector<const Family *> families = [] {
        std::vector<const Family *> all;
        for (const auto *list :
             {&payoutFamilies(), &permissionFamilies(), &irregularityFamilies(), &shoeFamilies(), &officerFamilies(),
              &controlFamilies(), &feltFamilies(), &bettingFamilies(), &readingFamilies(), &bettorFamilies(),
              &procedureFamilies(), &dealingFamilies(), &dealerFamilies(), &contrastFamilies(), &judgementFamilies()})
            for (const Family &family : *list)
                all.push_back(&family);
        return all;
    }();
    return families;
}

const Family *findFamily(std::string_view id) {
    for (const Family *family : allFamilies())
        if (family->id == id)
            return family;
    return nullptr;
}

} // namespace pitwise
