// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/quizitembank.h"

#include "core/quiz/bank.h"
#include "core/quiz/judge.h"
#include "core/refusal.h"

#include <algorithm>

namespace pitwise::exam {
namespace {

/// A house that has fixed what the blueprint says, and nothing else.
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

QString gameOf(const QString &book) {
    return book.section(QLatin1Char('@'), 0, 0);
}

QStringList withDocument(const QString &game, const std::vector<std::string> &clauses) {
    QStringList names;
    for (const std::string &clause : clauses) { // a clause of the host game already carries its document
        const QString name = QString::fromStdString(clause);
        names << (name.contains(QLatin1Char(':')) ? name : game + QLatin1Char(':') + name);
    }
    return names;
}

/// What the answer looks like, without what it is.
QJsonObject shapeOf(const QJsonObject &key) {
    QJsonObject shape{{QStringLiteral("type"), key.value(QLatin1String("type"))}};
    if (key.contains(QLatin1String("soft")))
        shape.insert(QStringLiteral("soft"), false);
    return shape;
}

} // namespace

QString QuizItemBank::version() const {
    return QStringLiteral("quiz/%1").arg(generatorVersion);
}

std::vector<Family> QuizItemBank::families(const RulesInForce &rules) const {
    (void)houseOf(rules, m_library); // refuses readings that do not exist
    std::vector<Family> list;
    for (const QString &book : rules.rulebooks) {
        const QString game = gameOf(book);
        const Rulebook *rulebook = m_library.find(book.toStdString());
        if (!rulebook)
            throw Refusal{"there is no rulebook " + book.toStdString(), "rules.rulebooks", {}};
        if (rulebook != m_library.find(game.toStdString()))
            throw Refusal{"questions are made for the newest version of a rulebook only; " + book.toStdString() +
                              " is older",
                          "rules.rulebooks",
                          {}};
        for (const pitwise::Family *family : allFamilies())
            if (!family->judgement && family->isFor(game.toStdString()))
                list.push_back({game,
                                QString::fromLatin1(family->id),
                                QString::fromStdString(std::string(name(family->topic))),
                                {},
                                false});
    }
    return list;
}

std::optional<Item> QuizItemBank::draw(const RulesInForce &rules, const QString &game, const QString &family,
                                       quint64 seed) const {
    const pitwise::Family *known = findFamily(family.toStdString());
    if (!known)
        return std::nullopt;
    const House house = houseOf(rules, m_library);
    const auto question = QuestionBank(m_library, house).make(*known, game.toStdString(), seed);
    if (!question || !question->isGraded() || !rules.rulebooks.contains(QString::fromStdString(question->rulebook)))
        return std::nullopt;
    return Item{questionJson(*question, Reveal::No),
                game,
                family,
                QString::fromStdString(std::string(name(question->topic))),
                seed,
                question->difficulty,
                question->target,
                withDocument(game, question->clauses),
                shapeOf(question->answer)};
}

Marked QuizItemBank::mark(const RulesInForce &rules, const QJsonObject &question, const QJsonObject &answer) const {
    const std::string family = question.value(QLatin1String("family")).toString().toStdString();
    const QString game = question.value(QLatin1String("game")).toString();
    const pitwise::Family *known = findFamily(family);
    const House house = houseOf(rules, m_library);
    const auto again = known ? QuestionBank(m_library, house)
                                   .make(*known, game.toStdString(),
                                         static_cast<quint64>(question.value(QLatin1String("seed")).toInteger()))
                             : std::nullopt;
    if (!again || questionJson(*again, Reveal::No) != question)
        throw Refusal{"this program gives another question for its seed: mark with the version that the exam was held with",
                      question.value(QLatin1String("id")).toString().toStdString(),
                      {}};
    const Verdict verdict = judge(*again, answer, m_chips);
    return {verdict.outcome == Outcome::Right, again->answer, withDocument(game, again->clauses)};
}

} // namespace pitwise::exam
