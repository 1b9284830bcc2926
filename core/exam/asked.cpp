// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/asked.h"

#include "core/refusal.h"

#include <algorithm>

namespace pitwise::exam {
namespace {

/// What the answer looks like, without what it is.
QJsonObject shapeOf(const QJsonObject &key) {
    QJsonObject shape{{QStringLiteral("type"), key.value(QLatin1String("type"))}};
    if (key.contains(QLatin1String("soft")))
        shape.insert(QStringLiteral("soft"), false);
    return shape;
}

} // namespace

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

Item itemOf(const Question &question, const QString &family) {
    return {questionJson(question, Reveal::No),
            QString::fromStdString(question.game),
            family,
            QString::fromStdString(std::string(name(question.topic))),
            question.seed,
            question.difficulty,
            question.target,
            clausesOf(question),
            shapeOf(question.answer),
            {}};
}

} // namespace pitwise::exam
