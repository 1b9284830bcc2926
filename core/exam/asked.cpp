// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/asked.h"

#include "core/qttext.h"
#include "core/quiz/bank.h"
#include "core/quiz/exambank.h"
#include "core/quiz/identity.h"
#include "core/refusal.h"
#include "core/security/cipher.h"

#include <algorithm>

namespace pitwise::exam {
Library libraryOf(const RulesInForce &rules, const Library &all) {
    std::vector<std::string> names;
    for (const QString &name : rules.rulebooks + rules.beside.value_or(besideToday(rules, all)))
        names.push_back(name.toStdString());
    Library library = all.only(names);
    for (const std::string &game : all.documents())
        if (!library.find(game))
            throw Refusal{"names no version of " + game, "rules", {}};
    return library;
}

QStringList besideToday(const RulesInForce &rules, const Library &all) {
    QStringList games, beside;
    for (const QString &book : rules.rulebooks)
        games << book.section(u'@', 0, 0);
    for (const std::string &document : all.documents())
        if (!games.contains(qt(document)))
            beside << qt(all.find(document)->name());
    return beside;
}

House houseOf(const RulesInForce &rules, const Library &library) {
    House house;
    for (const auto &[name, value] : rules.readings) {
        const Reading *reading = nullptr;
        for (const QString &book : rules.rulebooks)
            if (const Rulebook *rulebook = library.find(book.toStdString()); rulebook && !reading)
                reading = rulebook->reading(name.toStdString());
        if (!reading)
            throw Refusal{"no rulebook in force has this reading", "rules.readings." + name.toStdString(), {}};
        if (std::find(reading->values.begin(), reading->values.end(), value.toStdString()) == reading->values.end())
            throw Refusal{"this reading has no such value", "rules.readings." + name.toStdString(), {}};
        house.readings[reading->name] = value.toStdString();
        house.fixed.insert(reading->item);
    }
    return house;
}

QStringList clausesOf(const Question &question) {
    QStringList names;
    const QString game = QString::fromStdString(question.game);
    for (const std::string &clause : question.clauses) { // a clause of the host game already carries its document
        const QString name = QString::fromStdString(clause);
        names << (name.contains(QLatin1Char(':')) ? name : game + QLatin1Char(':') + name);
    }
    return names;
}

Item itemOf(const Question &question, const QString &family, const Library &library) {
    return {
        questionJson(question, Reveal::No),
        QString::fromStdString(question.game),
        family,
        QString::fromStdString(std::string(name(question.topic))),
        question.seed,
        question.difficulty,
        question.target,
        clausesOf(question),
        question.shape(),
        {},
        QString::fromLatin1(security::toBase64Url(security::digest(QByteArray::fromStdString(pitwise::identity(question))))),
        question.scenario.isEmpty() && question.seed >= practiceSeeds &&
            !isShared(std::string_view(question.family), *library.find(question.rulebook))};
}

} // namespace pitwise::exam
