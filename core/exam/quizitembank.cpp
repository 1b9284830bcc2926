// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/quizitembank.h"

#include "core/exam/asked.h"
#include "core/quiz/answerjson.h"
#include "core/quiz/bank.h"
#include "core/quiz/judge.h"
#include "core/refusal.h"

namespace pitwise::exam {

QString QuizItemBank::version() const {
    return QStringLiteral("quiz/%1").arg(generatorVersion);
}

RulesInForce QuizItemBank::complete(const RulesInForce &rules) const {
    RulesInForce whole = rules;
    whole.beside = besideToday(rules, m_library);
    return whole;
}

std::vector<Family> QuizItemBank::families(const RulesInForce &rules) const {
    const Library library = libraryOf(rules, m_library);
    (void)houseOf(rules, library); // refuses readings that do not exist
    std::vector<Family> list;
    for (const QString &book : rules.rulebooks) {
        const QString game = book.section(QLatin1Char('@'), 0, 0);
        for (const pitwise::Family *family : allFamilies())
            if (!family->judgement && family->isFor(*library.find(book.toStdString())))
                list.push_back({game,
                                QString::fromLatin1(family->id),
                                QString::fromStdString(std::string(name(family->topic))),
                                {},
                                false});
    }
    if (const auto packs = this->packs())
        for (Family &family : packs->families(rules))
            list.push_back(std::move(family));
    return list;
}

void QuizItemBank::usePacks(const std::vector<Pack> &packs) {
    auto items = std::make_shared<const PackItems>(m_library, packs);
    const std::scoped_lock lock(m_lock);
    m_packs = std::move(items);
}

std::shared_ptr<const PackItems> QuizItemBank::packs() const {
    const std::scoped_lock lock(m_lock);
    return m_packs;
}

std::optional<Item> QuizItemBank::draw(const RulesInForce &rules, const QString &game, const QString &family,
                                       quint64 seed) const {
    const pitwise::Family *known = findFamily(family.toStdString());
    if (!known) {
        const auto packs = this->packs();
        return packs ? packs->draw(rules, game, family, seed) : std::nullopt;
    }
    const Library library = libraryOf(rules, m_library);
    const House house = houseOf(rules, library);
    const auto question = QuestionBank(library, house).make(*known, game.toStdString(), seed);
    if (!question || !question->isGraded() || !rules.rulebooks.contains(QString::fromStdString(question->rulebook)))
        return std::nullopt;
    return itemOf(*question, family, library);
}

std::optional<Item> QuizItemBank::ask(const RulesInForce &rules, const QJsonObject &scenario) const {
    const Question question = questionOf(scenario, rules, m_library);
    Item item = itemOf(question, QString::fromStdString(question.family), m_library);
    item.scenario = scenario;
    return item;
}

Question QuizItemBank::again(const RulesInForce &rules, const QJsonObject &question, const QJsonObject &scenario) const {
    if (!scenario.isEmpty())
        return questionOf(scenario, rules, m_library);
    const pitwise::Family *known = findFamily(question.value(QLatin1String("family")).toString().toStdString());
    const Library library = libraryOf(rules, m_library);
    const House house = houseOf(rules, library);
    const auto made = known ? QuestionBank(library, house)
                                  .make(*known, question.value(QLatin1String("game")).toString().toStdString(),
                                        static_cast<quint64>(question.value(QLatin1String("seed")).toInteger()))
                            : std::nullopt;
    return made.value_or(Question{});
}

Marked QuizItemBank::mark(const RulesInForce &rules, const QJsonObject &question, const QJsonObject &answer,
                          const QJsonObject &scenario) const {
    const Question made = again(rules, question, scenario);
    if (questionJson(made, Reveal::No) != question)
        throw Refusal{"this program makes another question of its seed",
                      question.value(QLatin1String("id")).toString().toStdString(),
                      {}};
    const Verdict verdict = judge(made, answerIn(answer), m_chips);
    return {verdict.outcome == Outcome::Right, answerJson(made.key()), clausesOf(made)};
}

} // namespace pitwise::exam
