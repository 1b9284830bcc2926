// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/point.h"
#include "core/quiz/incident.h"
#include "core/refusal.h"
#include "core/rulings/roundcheck.h"
#include "core/rulings/situationreader.h"
#include "core/table/scriptwriter.h"

#include <algorithm>
#include <bit>

namespace pitwise {
namespace {

using L1 = QLatin1String;

std::unique_ptr<LiveRound> liveFrom(const RoundScript &script, TableSetup setup, std::size_t cards, std::size_t actions,
                                    Random &random) {
    try {
        auto live = std::make_unique<LiveRound>(std::move(setup), random);
        for (std::size_t i = 0; i < cards; ++i)
            live->wish(script.shoe[i]);
        live->deal();
        for (std::size_t i = 0; i < actions; ++i)
            live->apply(script.actions[i]);
        return live->round().cardsDrawn() == cards ? std::move(live) : nullptr;
    } catch (const Refusal &) {
        return nullptr;
    } catch (const LiveRound::NoSuchCard &) {
        return nullptr;
    }
}

/// What the dealer does once that action is done, where the rules say so in words (A19; B13 and C25 leave the rest open).
std::string dealerDrawAfter(const Scenario &scenario, const Timeline &draft, std::size_t actions, const Library &library) {
    const auto events = draft.happened();
    const auto turn =
        std::find_if(events.begin(), events.end(), [](const Event &event) { return event.type == Event::Type::DealerTurn; });
    if (turn == events.end())
        return {};
    const auto before = static_cast<std::size_t>(turn - events.begin());
    Scenario asked = scenario;
    asked.incident = ScenarioIncident{"dealer-draw", {}};
    QJsonObject script = scriptJson(draft.script()->setup, std::span(draft.script()->shoe).first(draft.cardsAt(before)),
                                    std::span(draft.script()->actions).first(actions + 1));
    if (!scenario.rulebook.empty())
        script[L1("rulebook")] = QString::fromStdString(scenario.rulebook);
    try {
        const Ruling ruling = rule(readSituation(JsonNode(playableSituation(asked, script)), library));
        const bool written = !ruling.book->play.printed && !ruling.book->play.freeBets;
        if (written || ruling.caseName == "out-for-side-bet")
            return ruling.caseName;
    } catch (const Refusal &) {
    }
    return {};
}

} // namespace

std::unique_ptr<LiveRound> liveUnder(const Timeline &draft, std::size_t events, const ReadingValues &readings,
                                     Random &random) {
    const int actions = draft.actionsAt(events);
    if (actions < 0)
        return nullptr;
    TableSetup setup = draft.script()->setup;
    for (const auto &[name, value] : readings)
        setup.readingValues[name] = value;
    setup.readings = setup.rulebook->playReadings(setup.readingValues);
    return liveFrom(*draft.script(), std::move(setup), draft.cardsAt(draft.boundaries()[static_cast<std::size_t>(actions)]),
                    static_cast<std::size_t>(actions), random);
}

ScenarioPoint pointOf(const Scenario &scenario, const Timeline &draft, const Library &library, Random &random) {
    ScenarioPoint point;
    point.rules = rulebookOf(scenario, library);
    point.events = scenario.at ? static_cast<std::size_t>(*scenario.at) : draft.events();
    if (!point.rules)
        return point;
    point.cut = draft.cutScript(point.events);
    point.live = liveUnder(draft, point.events, {}, random);
    point.between = point.live && point.events > draft.boundaries()[static_cast<std::size_t>(draft.actionsAt(point.events))];
    if (scenario.incident) {
        try {
            const Situation situation = readSituation(JsonNode(playableSituation(scenario, point.cut)), library);
            if (point.cut.isEmpty() && draft.script()) // its bets lie there, though no round can be played yet
                checkTable(situation, draft.script()->setup, draft.cardsAt(point.events));
            point.ruling = rule(situation);
        } catch (const Refusal &refusal) {
            point.ruled = refusal;
        }
    }
    if (point.live && point.live->round().stage() == Stage::Play && point.rules->rulings) {
        const auto next = static_cast<std::size_t>(draft.actionsAt(point.events));
        if (next < draft.script()->actions.size())
            point.dealerDraw = dealerDrawAfter(scenario, draft, next, library);
        if (!point.dealerDraw.empty() && next + 1 == draft.script()->actions.size())
            point.toDealer = &draft.script()->actions[next];
    }
    return point;
}

// ---------------------------------------------------------------- the incident's question

namespace {

IncidentMemo::Key keyOf(const ScenarioIncident &incident, const Maker &maker, const Random *random) {
    return {&maker.rules(), maker.house().readings, incident.kind, incident.facts,
            random ? std::bit_cast<std::array<std::uint64_t, 4>>(*random) : std::array<std::uint64_t, 4>{}};
}

/// A part of the right acts is not clearly wrong.
bool isPartOf(const std::vector<RulingCode> &codes, const std::vector<RulingCode> &right) {
    return std::all_of(codes.begin(), codes.end(),
                       [&](RulingCode code) { return std::find(right.begin(), right.end(), code) != right.end(); });
}

std::vector<IncidentMemo::Contrast> contrastsOf(const ScenarioIncident &incident, const Maker &maker,
                                                const std::vector<RulingCode> &right, const std::vector<OpenAnswer> &open) {
    std::vector<IncidentMemo::Contrast> list;
    for (const std::string &document : maker.library().documents()) {
        const Rulebook &other = *maker.library().find(document);
        if (document == maker.rules().document || !other.rulings)
            continue;
        const auto ruling =
            rulingOn(maker.library(), document, incident.kind.c_str(), factsFor(other, incident.kind, incident.facts));
        if (!ruling || ruling->codes.empty() || isPartOf(ruling->codes, right))
            continue;
        const Answer answer = RulingAnswer{ruling->codes};
        const bool arguable = std::any_of(open.begin(), open.end(), [&](const OpenAnswer &o) { return o.answer == answer; });
        const bool known = std::any_of(list.begin(), list.end(),
                                       [&](const IncidentMemo::Contrast &one) { return one.codes == ruling->codes; });
        if (!arguable && !known)
            list.push_back({document, ruling->codes});
    }
    return list;
}

} // namespace

std::optional<Question> IncidentMemo::question(const ScenarioIncident &incident, Maker &maker) {
    Key key = keyOf(incident, maker, &maker.random());
    if (key == m_asked) {
        maker.random() = m_after;
        return m_question;
    }
    Incident asked{incident.kind.c_str(), incident.facts, {}};
    asked.defensible = defensibleRulings(maker.rules(), incident.kind, incident.facts);
    m_question = rulingQuestion(maker, asked);
    m_after = maker.random();
    m_asked = std::move(key);
    return m_question;
}

const std::vector<OpenAnswer> &IncidentMemo::open(const Scenario &scenario, const Maker &maker,
                                                  const std::vector<RulingCode> &right) {
    Key key = keyOf(*scenario.incident, maker, nullptr);
    if (key != m_opened || right != m_right) {
        m_open = defensibleAnswers(scenario, maker.rules(), maker.library(), maker.house(), right);
        m_contrasts = contrastsOf(*scenario.incident, maker, right, m_open);
        m_opened = std::move(key);
        m_right = right;
    }
    return m_open;
}

} // namespace pitwise
