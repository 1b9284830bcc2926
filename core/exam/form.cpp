// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/form.h"

#include "core/exam/jsonfields.h"
#include "core/random/random.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace pitwise::exam {
namespace {

constexpr QLatin1String formFormat("pitwise-form/2");
/// Draws for one slot before its family counts as unable to give a question in the band.
constexpr int triesForOne = 1200;
/// Draws that settle what a slot's questions are like on average.
constexpr int trialDraws = 12;

// What random numbers are for; part of the form's definition: never renumber.
constexpr quint64 forSlots = 1, forTargets = 2, forItems = 3, forExchange = 4, forOrder = 5, forPools = 6;

bool matches(const Section &section, const Family &family, const Blueprint &blueprint) {
    const auto listed = [](const QStringList &list, const QString &word) { return list.isEmpty() || list.contains(word); };
    if (!listed(section.games, family.game) || !listed(section.topics, family.topic) ||
        !listed(section.families, family.family))
        return false;
    if (section.packs.isEmpty())
        return family.pack.isEmpty();
    return section.packs.contains(family.pack) && (family.examOnly || !blueprint.separateBanks) &&
           (!family.typed || blueprint.typedKeys);
}

} // namespace

QString Form::label() const {
    QString letters;
    for (int rest = number / 9; rest >= 0; rest = rest / 26 - 1)
        letters.prepend(QChar(u'A' + rest % 26));
    return letters + QString::number(number % 9 + 1);
}

FormMaker::FormMaker(const Blueprint &blueprint, const ItemBank &bank, quint64 seed)
    : m_blueprint(blueprint), m_bank(bank), m_rules(bank.complete(blueprint.rules)), m_seed(seed) {
    for (int section = 0; section < static_cast<int>(blueprint.sections.size()); ++section) {
        m_slots.push_back(slotsOf(section));
        m_targets.push_back(targetOf(section));
    }
}

/// How many different questions a family has in the section's band, counted no further than is wanted.
int FormMaker::differentOf(int sectionIndex, const Slot &slot, int wanted) const {
    Random random(seedFrom(m_seed, forPools, static_cast<quint64>(sectionIndex), std::string_view(slot.game.toStdString()),
                           std::string_view(slot.family.toStdString())));
    std::set<QString> different;
    for (int i = 0; i < triesForOne && static_cast<int>(different.size()) < wanted; ++i)
        if (const auto item = itemOf(sectionIndex, slot, random.next()))
            different.insert(item->identity);
    return static_cast<int>(different.size());
}

/// Games take turns, and the families of a game take turns, in an order that the seed decides. A family that has not as
/// many different questions as it would get slots leaves the rest to the others.
std::vector<FormMaker::Slot> FormMaker::slotsOf(int sectionIndex) {
    const Section &section = m_blueprint.sections[static_cast<std::size_t>(sectionIndex)];
    const std::string at = "sections[" + std::to_string(sectionIndex) + "]";
    std::map<QString, QStringList> familiesOf;
    std::map<Kind, int> most; // of families that run out
    for (const Family &family : m_bank.families(m_rules)) {
        if (!matches(section, family, m_blueprint))
            continue;
        familiesOf[family.game] << family.family;
        if (family.available > 0)
            most[{family.game, family.family}] = family.available;
    }
    const auto isTyped = [&](const Family &family) { return family.typed && section.packs.contains(family.pack); };
    if (const auto all = m_bank.families(m_rules);
        familiesOf.empty() && !m_blueprint.typedKeys && std::any_of(all.begin(), all.end(), isTyped))
        throw Refusal{"the keys in its packs were typed by a person; the blueprint has to allow them", at, {}};
    if (familiesOf.empty() && !section.packs.isEmpty())
        throw Refusal{m_blueprint.separateBanks
                          ? "its packs have no approved scenario that fits, or practice shows them too: "
                            "where exam and practice are kept apart a pack has to be for exams only"
                          : "its packs have no approved scenario that fits its games and topics",
                      at,
                      {}};
    if (familiesOf.empty())
        throw Refusal{"no family of questions fits the games, topics, families and packs of this section", at, {}};
    Random random(seedFrom(m_seed, forSlots, static_cast<quint64>(sectionIndex)));
    QStringList games;
    for (auto &[game, families] : familiesOf) {
        families.sort();
        random.shuffle(families);
        games << game;
    }
    random.shuffle(games);
    qsizetype turns = 0;
    for (const auto &[game, families] : familiesOf)
        turns += families.size();
    const auto deal = [&] {
        std::vector<Slot> list;
        std::map<Kind, int> left = most;
        qsizetype passed = 0;
        for (qsizetype i = 0; static_cast<int>(list.size()) < section.count; ++i) {
            const QString &game = games.at(i % games.size());
            const QStringList &families = familiesOf[game];
            const Slot slot{game, families.at(i / games.size() % families.size())};
            if (const auto it = left.find({slot.game, slot.family}); it != left.end() && --it->second < 0) {
                if (++passed > turns * games.size())
                    throw Refusal{"its families and packs have only " + std::to_string(list.size()) +
                                      " different questions, and no form asks one twice",
                                  at,
                                  {}};
                continue;
            }
            passed = 0;
            list.push_back(slot);
        }
        return list;
    };
    for (;;) {
        std::vector<Slot> list = deal();
        std::map<Kind, int> counts;
        for (const Slot &slot : list)
            ++counts[{slot.game, slot.family}];
        bool enough = true;
        for (const auto &[kind, count] : counts) {
            const int before = m_slotsOf[kind];
            if (count + before == 1)
                continue; // whether it has any at all, targetOf sees
            const int different = differentOf(sectionIndex, {kind.first, kind.second}, count + before);
            if (different < count + before) {
                most[kind] = std::max(0, different - before);
                enough = false;
            }
        }
        if (!enough)
            continue;
        for (const auto &[kind, count] : counts)
            m_slotsOf[kind] += count;
        return list;
    }
}

/// The question that this number stands for, where it is in the section's band.
std::optional<Item> FormMaker::itemOf(int sectionIndex, const Slot &slot, quint64 number) const {
    const Section &section = m_blueprint.sections[static_cast<std::size_t>(sectionIndex)];
    const quint64 seed = number % firstExamSeed + (m_blueprint.separateBanks ? firstExamSeed : 0);
    std::optional<Item> item = m_bank.draw(m_rules, slot.game, slot.family, seed);
    if (item && (item->difficulty < section.easiest || item->difficulty > section.hardest))
        return std::nullopt;
    return item;
}

FormMaker::Target FormMaker::targetOf(int sectionIndex) const {
    const std::vector<Slot> &list = m_slots[static_cast<std::size_t>(sectionIndex)];
    std::map<std::pair<QString, QString>, Target> known;
    Target sum;
    for (const Slot &slot : list) {
        Target &mean = known[{slot.game, slot.family}];
        if (mean.seconds <= 0) {
            int drawn = 0;
            Random random(
                seedFrom(m_seed, forTargets, static_cast<quint64>(sectionIndex), static_cast<quint64>(known.size())));
            for (int i = 0; i < triesForOne && drawn < trialDraws; ++i)
                if (const auto item = itemOf(sectionIndex, slot, random.next())) {
                    mean.difficulty += item->difficulty;
                    mean.seconds += item->targetSeconds;
                    ++drawn;
                }
            if (drawn == 0)
                throw Refusal{"the family \"" + slot.family.toStdString() + "\" of " + slot.game.toStdString() +
                                  " has no question in the difficulty band of this section",
                              "sections[" + std::to_string(sectionIndex) + "]",
                              {}};
            mean.difficulty /= drawn;
            mean.seconds /= drawn;
        }
        sum.difficulty += mean.difficulty;
        sum.seconds += mean.seconds;
    }
    sum.difficulty /= static_cast<double>(list.size());
    return sum;
}

FormFacts FormMaker::make(int number) const {
    FormFacts facts;
    facts.form = {blueprintDigest(m_blueprint), m_bank.version(), m_rules.beside.value_or(QStringList()), number, {}};
    std::set<QString> used; // identities
    struct Chosen {
        Item item;
        int slot;
    };
    int slotNumber = 0;
    for (int s = 0; s < static_cast<int>(m_slots.size()); ++s) {
        const std::vector<Slot> &list = m_slots[static_cast<std::size_t>(s)];
        const Target &target = m_targets[static_cast<std::size_t>(s)];
        const auto place = [&](quint64 purpose) {
            return Random(seedFrom(m_seed, purpose, static_cast<quint64>(number), static_cast<quint64>(s)));
        };
        const auto draw = [&](const Slot &slot, Random &random) -> std::optional<Chosen> {
            for (int i = 0; i < triesForOne; ++i) {
                auto item = itemOf(s, slot, random.next());
                if (item && !used.contains(item->identity))
                    return Chosen{std::move(*item), 0};
            }
            return std::nullopt;
        };
        std::vector<Chosen> chosen;
        Random random = place(forItems);
        double difficulty = 0;
        int seconds = 0;
        for (const Slot &slot : list) {
            auto one = draw(slot, random);
            if (!one)
                throw Refusal{"the family \"" + slot.family.toStdString() + "\" of " + slot.game.toStdString() +
                                  " has too few different questions for this section",
                              "sections[" + std::to_string(s) + "]",
                              {}};
            one->slot = slotNumber++;
            used.insert(one->item.identity);
            difficulty += one->item.difficulty;
            seconds += one->item.targetSeconds;
            chosen.push_back(std::move(*one));
        }
        // How far outside the bands, 1 being their edge. Aim well inside them.
        const auto distance = [&](double difficultySum, int secondsSum) {
            const double count = static_cast<double>(list.size());
            return std::max(std::abs(difficultySum / count - target.difficulty) / m_blueprint.bands.difficulty,
                            std::abs(secondsSum - target.seconds) / (target.seconds * m_blueprint.bands.time));
        };
        Random exchange = place(forExchange);
        double now = distance(difficulty, seconds);
        for (int i = 0; now > 0.9 && i < 60 * static_cast<int>(list.size()); ++i) {
            const auto at = static_cast<std::size_t>(exchange.below(static_cast<std::uint32_t>(list.size())));
            auto other = draw(list[at], exchange);
            if (!other)
                continue;
            const double newDifficulty = difficulty - chosen[at].item.difficulty + other->item.difficulty;
            const int newSeconds = seconds - chosen[at].item.targetSeconds + other->item.targetSeconds;
            const double then = distance(newDifficulty, newSeconds);
            if (then >= now)
                continue;
            other->slot = chosen[at].slot;
            used.erase(chosen[at].item.identity);
            used.insert(other->item.identity);
            chosen[at] = std::move(*other);
            difficulty = newDifficulty;
            seconds = newSeconds;
            now = then;
        }
        if (now > 1)
            throw Refusal{"form " + facts.form.label().toStdString() +
                              " cannot be brought within the equivalence bands; widen them or the difficulty band",
                          "sections[" + std::to_string(s) + "]",
                          {}};
        // Neighbours in a room meet the same kind of question at different times.
        Random order = place(forOrder);
        order.shuffle(chosen);
        for (Chosen &one : chosen) {
            facts.form.items.push_back({s, one.slot, one.item.game, one.item.family, one.item.seed,
                                        questionDigest(one.item.question), one.item.identity, one.item.scenario});
            facts.clauses.push_back(one.item.clauses);
            facts.topics.push_back(one.item.topic);
            facts.apart.push_back(one.item.apart);
        }
        facts.sections.push_back({difficulty / static_cast<double>(list.size()), seconds, now <= 1});
    }
    return facts;
}

RulesInForce rulesOf(const Blueprint &blueprint, const Form &form) {
    RulesInForce rules = blueprint.rules;
    rules.beside = form.beside;
    return rules;
}

std::string whyNotMadeHere(const Form &form, const Blueprint &blueprint, const ItemBank &bank) {
    if (form.bank != bank.version())
        return "the exam was made with question generator " + form.bank.toStdString() + ", and this program has " +
               bank.version().toStdString() + ": use the version of Pitwise that sealed it";
    try {
        (void)bank.families(rulesOf(blueprint, form));
    } catch (const Refusal &refusal) {
        return refusal.error + ": name the folder that holds it in PITWISE_RULEBOOKS, or use the version of Pitwise that " +
               "sealed the exam";
    }
    return {};
}

std::vector<Item> questionsOf(const Form &form, const Blueprint &blueprint, const ItemBank &bank) {
    if (const std::string why = whyNotMadeHere(form, blueprint, bank); !why.empty())
        throw Refusal{"its questions cannot be made by this program, because " + why, "form", {}};
    const RulesInForce rules = rulesOf(blueprint, form);
    std::vector<Item> items;
    for (const FormItem &reference : form.items) {
        const auto item = reference.scenario.isEmpty() ? bank.draw(rules, reference.game, reference.family, reference.seed)
                                                       : bank.ask(rules, reference.scenario);
        if (!item || questionDigest(item->question) != reference.digest)
            throw Refusal{"this program gives another question than the exam was sealed with: use the version of Pitwise "
                          "that sealed it",
                          "question " + std::to_string(items.size() + 1),
                          {}};
        items.push_back(*item);
    }
    return items;
}

QJsonObject formJson(const Form &form) {
    QJsonArray items;
    for (const FormItem &item : form.items) {
        QJsonObject json{{QStringLiteral("section"), item.section},
                         {QStringLiteral("slot"), item.slot},
                         {QStringLiteral("game"), item.game},
                         {QStringLiteral("family"), item.family},
                         {QStringLiteral("seed"), static_cast<qint64>(item.seed)},
                         {QStringLiteral("digest"), item.digest},
                         {QStringLiteral("identity"), item.identity}};
        if (!item.scenario.isEmpty())
            json.insert(QStringLiteral("scenario"), item.scenario);
        items.append(json);
    }
    return {{QStringLiteral("format"), formFormat},  {QStringLiteral("blueprint"), form.blueprint},
            {QStringLiteral("bank"), form.bank},     {QStringLiteral("beside"), QJsonArray::fromStringList(form.beside)},
            {QStringLiteral("number"), form.number}, {QStringLiteral("items"), items}};
}

Form readForm(const QJsonObject &json) {
    const JsonNode root{QJsonValue(json)};
    if (root.need(QLatin1String("format")).text() != formFormat.data())
        root.need(QLatin1String("format")).fail("is not a form that this version reads");
    const auto seedOf = [](const JsonNode &node) {
        return static_cast<quint64>(node.need(QLatin1String("seed")).integer(0, static_cast<qint64>(seedEnd) - 1));
    };
    Form form{
        textOf(root, "blueprint"), textOf(root, "bank"), textsOf(root, "beside"), intOf(root, "number", 0, 1'000'000), {}};
    root.need(QLatin1String("items")).eachElement([&](const JsonNode &node) {
        form.items.push_back(
            {intOf(node, "section", 0, 49), intOf(node, "slot", 0, 25'000), textOf(node, "game"), textOf(node, "family"),
             seedOf(node), textOf(node, "digest"), textOf(node, "identity"),
             node.has(QLatin1String("scenario")) ? node.need(QLatin1String("scenario")).object() : QJsonObject()});
        if (form.items.size() > 1 && form.items.back().section < form.items[form.items.size() - 2].section)
            node.fail("sections are out of order");
    });
    if (form.items.empty())
        root.need(QLatin1String("items")).fail("a form without questions");
    return form;
}

} // namespace pitwise::exam
