// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/packitems.h"

#include "core/exam/asked.h"
#include "core/refusal.h"
#include "core/scenario/asking.h"
#include "core/scenario/scenarioformat.h"

#include <algorithm>

namespace pitwise::exam {
namespace {

QString packText(const RulesInForce &rules) {
    QString text = (rules.rulebooks + rules.beside.value_or(QStringList())).join(u' ');
    for (const auto &[name, value] : rules.readings)
        text += u'\n' + name + u'=' + value;
    return text;
}

std::vector<Scenario> approved(const Pack &pack) {
    std::vector<Scenario> list = pack.scenarios;
    std::erase_if(list, [](const Scenario &scenario) { return scenario.status != ScenarioStatus::Approved; });
    return newestOf(list);
}

} // namespace

Question questionOf(const Scenario &scenario, const RulesInForce &rules, const Library &all) {
    const Library library = libraryOf(rules, all);
    const auto question = makeQuestion(scenario, library, houseOf(rules, library));
    const std::string name = nameOf(scenario);
    if (!question)
        throw Refusal{"cannot be asked under these rules", name, {}};
    if (!question->isGraded())
        throw Refusal{"hangs on a reading that the blueprint has not fixed", name, {}};
    if (!rules.rulebooks.contains(QString::fromStdString(question->rulebook)))
        throw Refusal{"is asked under " + question->rulebook + ", which is not in force", name, {}};
    return *question;
}

Question questionOf(const QJsonObject &scenario, const RulesInForce &rules, const Library &library) {
    const auto read = readScenario(scenario);
    if (!read)
        throw Refusal{"the scenario in the form is not one that this version reads", "scenario", {}};
    return questionOf(*read, rules, library);
}

PackItems::PackItems(const Library &library, const std::vector<Pack> &packs) : m_library(library) {
    for (const Pack &pack : packs)
        for (Scenario &scenario : approved(pack))
            m_sources.push_back({QString::fromStdString(pack.id), pack.title, pack.examOnly, std::move(scenario)});
}

std::shared_ptr<const std::map<PackItems::Key, PackItems::Made>> PackItems::madeUnder(const RulesInForce &rules) const {
    const std::scoped_lock lock(m_lock);
    if (const QString text = packText(rules); !m_made || text != m_rules) {
        auto made = std::make_shared<std::map<Key, Made>>();
        for (const Source &source : m_sources) {
            try {
                const Question question = questionOf(source.scenario, rules, m_library);
                const QString topic = QString::fromStdString(std::string(name(question.topic)));
                const bool typed = question.scenario.keyTyped;
                const QString name = source.pack + QLatin1String(typed ? "/typed-" : "/") + topic;
                Item item = itemOf(question, name, m_library);
                item.scenario = scenarioJson(source.scenario);
                item.apart = source.examOnly;
                Made &family = (*made)[{item.game, item.family}];
                family.items.push_back(std::move(item));
                family.family = {
                    QString::fromStdString(question.game), name, topic, source.pack, source.examOnly, source.title, typed,
                    static_cast<int>(family.items.size())};
            } catch (const Refusal &) {
                continue; // its author sees why when it is linted; here it is no question
            }
        }
        m_made = std::move(made);
        m_rules = text;
    }
    return m_made;
}

std::vector<Family> PackItems::families(const RulesInForce &rules) const {
    std::vector<Family> list;
    const auto all = madeUnder(rules); // another thread may make them anew meanwhile
    for (const auto &[key, made] : *all)
        list.push_back(made.family);
    return list;
}

std::optional<Item> PackItems::draw(const RulesInForce &rules, const QString &game, const QString &family,
                                    quint64 seed) const {
    const auto made = madeUnder(rules);
    const auto it = made->find({game, family});
    if (it == made->end())
        return std::nullopt;
    Item item = it->second.items[seed % it->second.items.size()];
    item.seed = seed;
    return item;
}

} // namespace pitwise::exam
