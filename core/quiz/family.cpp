// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/family.h"

#include <algorithm>
#include <sstream>

namespace pitwise {

bool Family::isFor(const Rulebook &rules) const {
    if (fits && !fits(rules))
        return false;
    const AskedBy *asked = rules.askedBy(id);
    return (asked && !asked->clauses.empty()) ||
           std::any_of(covers.begin(), covers.end(), [&](const Covers &c) { return c.game == rules.document; });
}

std::vector<std::string> Family::clausesFor(const Rulebook &rules) const {
    std::vector<std::string> list;
    if (const AskedBy *asked = rules.askedBy(id))
        for (const ClauseId clause : asked->clauses)
            list.push_back(rules.clauseName(clause));
    for (const Covers &cover : covers)
        if (cover.game == rules.document) {
            std::istringstream words(cover.clauses);
            for (std::string word; words >> word;)
                list.push_back(word);
        }
    return list;
}

int Family::questionsIn(const Rulebook &rules) const {
    if (const AskedBy *asked = rules.askedBy(id); asked && asked->questions > 0)
        return asked->questions;
    const auto it = std::find_if(less.begin(), less.end(), [&](const AskedLess &l) { return l.game == rules.document; });
    return it == less.end() ? plentyOfQuestions : it->questions;
}

double Family::drawn(const Rulebook &rules) const {
    // A rule of three questions is a rule all the same.
    constexpr double least = 0.1;
    return std::clamp(static_cast<double>(questionsIn(rules)) / plentyOfQuestions, least, 1.0);
}

std::vector<std::string> Family::games(const Library &library) const {
    std::vector<std::string> games = library.documents();
    std::erase_if(games, [&](const std::string &game) { return !isFor(*library.find(game)); });
    return games;
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
