// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/draftround.h"
#include "core/qttext.h"
#include "core/rules/library.h"
#include "core/table/scriptwriter.h"

#include <QJsonArray>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

void putRules(QJsonObject &json, const Scenario &scenario) {
    if (!scenario.rulebook.empty())
        json[L1("rulebook")] = qt(scenario.rulebook);
    QJsonObject readings;
    for (const auto &[name, value] : scenario.readings)
        readings[qt(name)] = qt(value);
    if (!readings.isEmpty())
        json[L1("readings")] = readings;
}

bool isBare(const QJsonObject &round) {
    const auto none = [&](const char *list) { return round.value(L1(list)).toArray().isEmpty(); };
    return none("bets") && none("actions") && none("seats") && round.value(L1("shoe")).toString().trimmed().isEmpty() &&
           round.value(L1("shoe")).toArray().isEmpty();
}

bool isCard(const Event &event) {
    return event.type == Event::Type::CardToHand || event.type == Event::Type::CardToDealer;
}

/// The script with as many of its cards as make a possible shoe. Throws the Refusal where that is not what is wrong.
std::unique_ptr<RoundScript> readAsFarAsShoeGoes(QJsonObject script, const Library &library, const Refusal &refusal) {
    if (refusal.at != "shoe" || !script.value(L1("shoe")).isString())
        throw refusal;
    const QStringList cards = script.value(L1("shoe")).toString().simplified().split(u' ', Qt::SkipEmptyParts);
    std::unique_ptr<RoundScript> best;
    qsizetype good = -1, bad = cards.size();
    while (bad - good > 1) {
        const qsizetype middle = (good + bad) / 2;
        script[L1("shoe")] = QStringList(cards.first(middle)).join(u' ');
        try {
            best = readRoundScript(JsonNode(QJsonValue(script)), library);
            good = middle;
        } catch (const Refusal &) {
            bad = middle;
        }
    }
    if (!best)
        throw refusal;
    return best;
}

/// A table on which nothing can be played yet: its boxes, and each bet that can be read.
RoundView bareTable(const QJsonObject &round, const Rulebook &book) {
    RoundView view;
    view.game = book.document;
    const QJsonObject table = round.value(L1("table")).toObject();
    const int boxes = table.value(L1("boxes")).toInt(book.boxes().max);
    view.boxes = book.boxes().contains(boxes) ? boxes : book.boxes().max;
    view.decks = table.value(L1("decks")).toInt(book.decks.max);
    view.payTable = table.value(L1("payTable")).toInt(1);
    for (int number = 1; number <= view.boxes; ++number) {
        BoxView box;
        box.box = number;
        box.seated = round.value(L1("seats")).toObject().value(QString::number(number)).toString().toStdString();
        view.table.push_back(std::move(box));
    }
    for (const QJsonValue &value : round.value(L1("bets")).toArray()) {
        const QJsonObject bet = value.toObject();
        const int number = bet.value(L1("box")).toInt();
        if (number < 1 || number > view.boxes)
            continue;
        BoxView &box = view.table[static_cast<std::size_t>(number - 1)];
        StakeView stake;
        stake.player = bet.value(L1("player")).toString().toStdString();
        stake.seated = box.seated == stake.player;
        stake.chips = std::max<qint64>(0, bet.value(L1("amount")).toInteger());
        const std::string kind = bet.value(L1("kind")).toString().toStdString();
        if (kind == "main") {
            if (box.hands.empty())
                box.hands.emplace_back();
            box.hands.front().stakes.push_back(stake);
        } else if (book.sideBetIndex(kind) >= 0) {
            auto area =
                std::find_if(box.sides.begin(), box.sides.end(), [&](const SideAreaView &a) { return a.kind == kind; });
            if (area == box.sides.end())
                area = box.sides.insert(box.sides.end(), SideAreaView{kind, {}});
            area->stakes.push_back(stake);
        }
    }
    if (const auto printed = book.play.printed) {
        view.dealer.push_back(*printed);
        view.dealerPrintedFirst = true;
        view.dealerTotal = handTotal(view.dealer);
    }
    return view;
}

} // namespace

QJsonObject playableRound(const Scenario &scenario) {
    QJsonObject json = scenario.round;
    json[L1("format")] = L1("pitwise-round/1");
    json[L1("game")] = qt(scenario.game);
    putRules(json, scenario);
    return json;
}

QJsonObject playableSituation(const Scenario &scenario, const QJsonObject &round) {
    QJsonObject json{{L1("format"), L1("pitwise-situation/1")}, {L1("game"), qt(scenario.game)}};
    if (scenario.incident) {
        json[L1("kind")] = qt(scenario.incident->kind);
        json[L1("facts")] = scenario.incident->facts;
    }
    putRules(json, scenario);
    if (!round.isEmpty())
        json[L1("round")] = round;
    return json;
}

DraftRound::DraftRound(const Scenario &scenario, const Library &library)
    : m_source(playableRound(scenario)), m_rulebook(rulebookOf(scenario, library)) {
    // An incident on a table on which nothing lies is an incident without a table.
    if (scenario.round.isEmpty() || (scenario.incident && isBare(scenario.round)) || !m_rulebook)
        return;
    try {
        try {
            m_script = readRoundScript(JsonNode(QJsonValue(m_source)), library);
        } catch (const Refusal &refusal) {
            m_refusal = refusal;
            m_script = readAsFarAsShoeGoes(m_source, library, refusal);
        }
    } catch (const Refusal &) {
    }
    if (m_script)
        play();
    if (m_refusal)
        m_refusal->at.insert(0, m_refusal->at.empty() ? "round" : "round.");
}

void DraftRound::play() {
    const auto attempt = [&](std::size_t actions) -> std::optional<Refusal> {
        m_round = std::make_unique<Round>(m_script->setup);
        m_boundaries.clear();
        try {
            m_round->deal(m_script->shoe);
            m_boundaries.push_back(m_round->events().size());
            for (std::size_t i = 0; i < actions; ++i) {
                m_round->apply(m_script->actions[i]);
                m_boundaries.push_back(m_round->events().size());
            }
        } catch (Refusal &refusal) {
            if (refusal.at.empty() || refusal.at.front() == '.')
                refusal.at.insert(0, m_boundaries.empty() ? "" : "actions[" + std::to_string(m_boundaries.size() - 1) + ']');
            return refusal;
        }
        return std::nullopt;
    };
    auto refusal = attempt(m_script->actions.size());
    if (refusal && refusal->at != "shoe") // what was not allowed has left no trace
        (void)attempt(m_boundaries.empty() ? 0 : m_boundaries.size() - 1);
    else
        m_needsCard = refusal && !m_refusal;
    if (!m_refusal)
        m_refusal = std::move(refusal);
}

int DraftRound::actionsAt(std::size_t events) const {
    return static_cast<int>(std::upper_bound(m_boundaries.begin(), m_boundaries.end(), events) - m_boundaries.begin()) - 1;
}

std::size_t DraftRound::cardsAt(std::size_t events) const {
    if (!m_round)
        return 0;
    const auto end = m_round->events().begin() + static_cast<std::ptrdiff_t>(std::min(events, m_round->events().size()));
    return static_cast<std::size_t>(std::count_if(m_round->events().begin(), end, isCard));
}

RoundView DraftRound::view(std::size_t events) const {
    if (m_round)
        return viewAt(*m_round, std::min(events, m_round->events().size()));
    return m_rulebook ? bareTable(m_source, *m_rulebook) : RoundView{};
}

QJsonObject DraftRound::cutScript(std::size_t events) const {
    const int done = actionsAt(events);
    if (done < 0)
        return {};
    const auto actions = static_cast<std::size_t>(done);
    QJsonObject script = scriptJson(m_script->setup, std::span(m_script->shoe).first(cardsAt(m_boundaries[actions])),
                                    std::span(m_script->actions).first(actions));
    if (m_source.contains(L1("rulebook")))
        script[L1("rulebook")] = m_source.value(L1("rulebook"));
    return script;
}

} // namespace pitwise
