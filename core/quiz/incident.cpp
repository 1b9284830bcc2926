// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/incident.h"
#include "core/qttext.h"
#include "core/quiz/rulingtext.h"
#include "core/refusal.h"
#include "core/rulings/situationreader.h"

#include <QJsonArray>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;
using Codes = std::vector<RulingCode>;

/// One fact told otherwise, and what to say to whoever answers as if it were so.
struct Flip {
    L1 fact;
    QJsonValue value;
    PhraseId label;
};

const std::vector<Flip> &flips() {
    static const std::vector<Flip> list{
        {L1("reconstructible"), true, "incident.that-is-ruling-where-cards-can"_say},
        {L1("reconstructible"), false, "incident.that-is-ruling-where-cards-cannot"_say},
        {L1("refusals"), L1("none"), "incident.that-is-ruling-while-nobody-refuses"_say},
        {L1("refusals"), L1("some"), "incident.that-is-ruling-where-only-some"_say},
        {L1("refusals"), L1("all"), "incident.that-is-ruling-where-everybody-refuses"_say},
        {L1("disclosed"), 0, "incident.that-is-ruling-where-no-card"_say},
        {L1("disclosed"), 1, "incident.that-is-ruling-where-one-card"_say},
        {L1("disclosed"), 2, "incident.that-is-ruling-where-both-cards"_say},
        {L1("manualShuffle"), true, "incident.that-is-ruling-where-cards-are"_say},
        {L1("manualShuffle"), false, "incident.that-is-ruling-with-shuffling-machine"_say},
        {L1("what"), L1("placed"), "incident.that-is-for-bet-placed-late"_say},
        {L1("what"), L1("withdrawn"), "incident.that-is-for-bet-pulled-back"_say},
        {L1("outcomeEstablished"), true, "incident.that-is-ruling-once-any-bet"_say},
        {L1("outcomeEstablished"), false, "incident.that-is-ruling-while-no-bet"_say},
        {L1("outcomeEstablishable"), true, "incident.that-is-ruling-where-card-can"_say},
        {L1("outcomeEstablishable"), false, "incident.that-is-ruling-where-card-cannot"_say},
        {L1("noticed"), L1("before-close"), "incident.that-is-ruling-before-bets-are"_say},
        {L1("noticed"), L1("after-outcome"), "incident.that-is-ruling-once-outcome-is"_say},
        {L1("noticed"), L1("after-close"), "incident.that-is-ruling-after-bets-are"_say},
        {L1("repeat"), true, "incident.that-is-for-player-who-was"_say},
        {L1("repeat"), false, "incident.that-is-for-first-time"_say},
        {L1("othersOnBox"), true, "incident.that-is-ruling-where-somebody-else"_say},
        {L1("othersOnBox"), false, "incident.that-is-ruling-where-he-is"_say},
        {L1("furtherCardDealt"), true, "incident.that-is-ruling-once-another-card"_say},
        {L1("furtherCardDealt"), false, "incident.that-is-ruling-before-another-card"_say},
        {L1("areasActedSince"), 1, "incident.that-is-ruling-where-only-next"_say},
        {L1("areasActedSince"), 3, "incident.that-is-ruling-once-several-boxes"_say},
        {L1("cards"), 0, "incident.that-is-ruling-for-box-without"_say},
        {L1("cards"), 1, "incident.that-is-ruling-for-box-with"_say},
    };
    return list;
}

bool contains(const std::vector<Codes> &list, const Codes &codes) {
    return std::find(list.begin(), list.end(), codes) != list.end();
}

/// The same moment early and late: neither happened, or both (A27).
QJsonObject otherMoment(const QJsonObject &facts, bool freebet) {
    QJsonObject other = facts;
    const bool early = facts.value(L1("settled")) == L1("none");
    if (facts.contains(L1("stage")))
        other[L1("stage")] = early ? (freebet ? facts.value(L1("stage")).toString() : QStringLiteral("subsequent"))
                                   : QStringLiteral("initial");
    other[L1("settled")] = !early                                                    ? L1("none")
                           : other.value(L1("stage")) == L1("subsequent") && freebet ? L1("final")
                                                                                     : L1("interim");
    if (freebet && !facts.contains(L1("stage")))
        other[L1("settled")] = early ? L1("final") : L1("none");
    return other;
}

} // namespace

QJsonObject situationJson(std::string_view game, const char *kind, const QJsonObject &facts) {
    return {{L1("format"), L1("pitwise-situation/1")},
            {L1("game"), QLatin1String(game.data(), static_cast<int>(game.size()))},
            {L1("kind"), L1(kind)},
            {L1("facts"), facts}};
}

std::optional<Ruling> rulingOn(const Library &library, std::string_view game, const char *kind, const QJsonObject &facts,
                               const ReadingValues &readings, std::string_view rulebook) {
    QJsonObject document = situationJson(game, kind, facts);
    if (!rulebook.empty())
        document[L1("rulebook")] = qt(rulebook);
    if (!readings.empty()) {
        QJsonObject values;
        for (const auto &[name, value] : readings)
            values[QString::fromStdString(name)] = QString::fromStdString(value);
        document[L1("readings")] = values;
    }
    try {
        return rule(readSituation(JsonNode(document), library));
    } catch (const Refusal &) {
        return std::nullopt;
    }
}

std::vector<Codes> defensibleRulings(const Rulebook &rules, std::string_view kind, const QJsonObject &facts) {
    using enum RulingCode;
    const bool freebet = rules.rulings && rules.rulings->repairBy == RepairBy::Settlement;
    const bool before = facts.value(L1("noticed")) == L1("before-close");
    if (kind == "foreign-cards")
        return {{VoidRound}};
    if (kind == "empty-box-dealt" && freebet) // whether the players' options arise beside the discard is open (C37)
        return {{DiscardCards, Continue}, {DiscardCards}, {NoReconstruct, OfferContinueOrReturn}};
    if (kind == "late-bet" && freebet && facts.value(L1("what")) == L1("withdrawn"))
        return {{RefuseBet}}; // the withdrawal is refused, which comes to the same
    // Refusing it and letting him raise it come to the same before the close, as do settling it and settling it once.
    if (kind == "under-minimum")
        return before                               ? std::vector<Codes>{{RaiseOrWithdraw}, {RefuseBet}, {ReturnBet}}
               : facts.value(L1("repeat")).toBool() ? std::vector<Codes>{}
                                                    : std::vector<Codes>{{BetStands}, {SettleOnce}};
    if (kind == "over-maximum" && before)
        return {{RejectExcess}, {RefuseBet}, {ReturnBet}, {RaiseOrWithdraw}};
    return {};
}

std::vector<OpenRuling> openRulings(const Library &library, const Rulebook &rules, const char *kind,
                                    const QJsonObject &facts, const ReadingValues &mine, const Codes &right) {
    std::vector<OpenRuling> open;
    for (const Reading &reading : rules.readings)
        for (const std::string &value : reading.values) {
            if (const auto now = mine.find(reading.name); value == (now == mine.end() ? reading.defaultValue : now->second))
                continue;
            ReadingValues other = mine;
            other[reading.name] = value;
            if (const auto ruling = rulingOn(library, rules.document, kind, facts, other, rules.name());
                ruling && ruling->codes != right)
                open.push_back({ruling->codes, reading.item});
        }
    return open;
}

QJsonObject factsFor(const Rulebook &rules, std::string_view kind, QJsonObject facts) {
    const bool freebet = rules.rulings && rules.rulings->repairBy == RepairBy::Settlement;
    const bool later = kind == "card-in-error" || kind == "player-skipped";
    const bool opening = kind == "dealer-no-card" || kind == "short-deal" || kind == "empty-box-dealt";
    if (freebet && (later || opening)) {
        if (!facts.contains(L1("settled")))
            facts[L1("settled")] = L1("none");
        if (!facts.contains(L1("reconstructible")))
            facts[L1("reconstructible")] = true;
        facts.remove(L1("refusals"));
        if (kind == "card-in-error")
            facts[L1("refusals")] = L1("none");
    }
    if (!freebet) {
        if (later || opening)
            facts.remove(L1("reconstructible"));
        if (later)
            facts.remove(L1("settled"));
        if (facts.value(L1("settled")) == L1("final"))
            facts[L1("settled")] = L1("interim");
        if (kind == "card-in-error" && !facts.contains(L1("refusals")))
            facts[L1("refusals")] = L1("none");
    }
    return facts;
}

bool ruledAs(const Maker &maker, Question &question, const char *kind, const QJsonObject &facts,
             const std::vector<RulingCode> &codes) {
    question.situation = situationJson(maker.rules().document, kind, facts);
    const auto ruling = rulingOn(maker.library(), maker.rules().document, kind, facts);
    return ruling && ruling->codes == codes;
}

namespace {

/// Gathers wrong rulings for one question, none that any reading of its rules supports.
class Misreadings {
public:
    Misreadings(Maker &maker, const Incident &incident, const ReadingValues &mine, const Ruling &right)
        : m_maker(maker), m_rules(maker.rules()), m_incident(incident), m_mine(mine), m_right(right),
          m_barred(incident.defensible) {
        // Where the cards cannot be put back anyway, being barred from it says the same.
        if (bySettlement() && incident.facts.value(L1("reconstructible")) == false)
            m_barred.push_back({RulingCode::NoReconstruct, RulingCode::OfferContinueOrReturn});
        m_mayLeave = mayLeave();
    }

    void bar(const Codes &codes) { m_barred.push_back(codes); }
    std::vector<AnswerOption> ofRivals();
    std::vector<AnswerOption> ofOtherFacts();

private:
    [[nodiscard]] bool bySettlement() const { return m_rules.rulings->repairBy == RepairBy::Settlement; }
    /// After some rulings a player who objects may take his bets back (lucky8 5.25): that everybody may is then no plain
    /// mistake.
    [[nodiscard]] bool mayLeave() const;
    void add(const Codes &codes, Phrase label);
    [[nodiscard]] std::optional<Ruling> rulingHere(const char *kind, const QJsonObject &facts) const {
        return rulingOn(m_maker.library(), m_rules.document, kind, facts, m_mine, m_rules.name());
    }
    /// What other houses' games rule on these very facts, with the label that says so.
    [[nodiscard]] std::vector<std::pair<Codes, Phrase>> elsewhere() const;
    void addOtherMoment();
    void addFlips();
    void addPlain();

    Maker &m_maker;
    const Rulebook &m_rules;
    const Incident &m_incident;
    const ReadingValues &m_mine;
    const Ruling &m_right;
    std::vector<Codes> m_barred;
    bool m_mayLeave = false;
    std::vector<AnswerOption> m_wrong;
};

bool Misreadings::mayLeave() const {
    const std::vector<ClauseId> &leaving = m_rules.rulings->withdrawAfter;
    return std::any_of(m_right.clauses.begin(), m_right.clauses.end(), [&](ClauseId clause) {
        return std::any_of(leaving.begin(), leaving.end(), [&](ClauseId above) {
            const std::string name = m_rules.clauseName(clause), top = m_rules.clauseName(above);
            return name == top || name.starts_with(top + '.');
        });
    });
}

void Misreadings::add(const Codes &codes, Phrase label) {
    if (m_mayLeave && std::find(codes.begin(), codes.end(), RulingCode::OfferContinueOrReturn) != codes.end())
        return;
    if (codes != m_right.codes && !contains(m_barred, codes))
        m_wrong.push_back({rulingText(codes), RulingAnswer{codes}, std::move(label)});
}

std::vector<std::pair<Codes, Phrase>> Misreadings::elsewhere() const {
    std::vector<std::pair<Codes, std::vector<Name>>> games; // a ruling, and the games that give it
    for (const std::string &game : m_maker.library().documents()) {
        const Rulebook *book = m_maker.library().find(game);
        if (game == m_rules.document || !book->rulings || book->houseName == m_rules.houseName)
            continue; // the sister document of the same house rules alike
        const auto ruling =
            rulingOn(m_maker.library(), game, m_incident.kind, factsFor(*book, m_incident.kind, m_incident.facts));
        if (!ruling)
            continue;
        auto same =
            std::find_if(games.begin(), games.end(), [&](const auto &known) { return known.first == ruling->codes; });
        if (same == games.end())
            same = games.insert(games.end(), {ruling->codes, {}});
        same->second.push_back(gameName(game));
    }
    std::vector<std::pair<Codes, Phrase>> labelled;
    for (const auto &[codes, names] : games)
        labelled.emplace_back(codes, names.size() == 1 ? say("common.that-is-rule", names[0])
                                                       : say("incident.that-is-rule-of-and", names[0], names[1]));
    return labelled;
}

std::vector<AnswerOption> Misreadings::ofRivals() {
    const auto theirs = elsewhere();
    for (const auto &[codes, label] : m_incident.misread)
        add(codes, label);
    for (const Rival &rival : m_incident.rivals) {
        const auto ruling = rulingHere(rival.kind, rival.facts);
        // Part of what is right is not wrong.
        if (!ruling || std::all_of(ruling->codes.begin(), ruling->codes.end(), [&](RulingCode c) { return m_right.has(c); }))
            continue;
        const auto there =
            std::find_if(theirs.begin(), theirs.end(), [&](const auto &t) { return t.first == ruling->codes; });
        add(ruling->codes, there == theirs.end() ? rival.label : there->second);
    }
    m_maker.random().shuffle(m_wrong);
    return std::move(m_wrong);
}

void Misreadings::addOtherMoment() {
    if (!m_incident.facts.contains(L1("settled")))
        return;
    const bool early = m_incident.facts.value(L1("settled")) == L1("none");
    if (const auto ruling = rulingHere(m_incident.kind, otherMoment(m_incident.facts, bySettlement())))
        add(ruling->codes, early ? "incident.that-is-ruling-once-bets-have"_say
                           : m_incident.facts.value(L1("stage")) == L1("initial")
                               ? "incident.that-is-ruling-before-anything-is"_say
                           : m_incident.facts.value(L1("settled")) == L1("final")
                               ? "incident.that-is-ruling-before-hands-are"_say
                               : "incident.that-is-ruling-before-anything-is-settled"_say);
}

void Misreadings::addFlips() {
    for (const Flip &flip : flips()) {
        const QJsonValue is = m_incident.facts.value(flip.fact);
        if (is.isUndefined() || is == flip.value || is.type() != flip.value.type())
            continue;
        QJsonObject facts = m_incident.facts;
        facts[flip.fact] = flip.value;
        if (const auto ruling = rulingHere(m_incident.kind, facts))
            add(ruling->codes, flip.label);
    }
}

void Misreadings::addPlain() {
    using enum RulingCode;
    const std::vector<std::pair<Codes, PhraseId>> plain{
        {{VoidRound}, "incident.nothing-here-voids-round"_say},
        {{ReferShiftManager}, "incident.rules-decide-this-themselves"_say},
        {{ReturnBet}, "incident.bet-does-not-simply-go-back"_say},
        {{Continue}, "incident.going-on-as-if-nothing-had"_say},
        {{DiscardCards, Continue}, "incident.cards-are-not-just-thrown-away"_say}};
    const bool goesOn = m_right.has(ConcludeRound) || m_right.has(PlayAsNormal) || m_right.has(HandContinues) ||
                        m_right.has(FinishRound) || m_right.has(NoIrregularity);
    for (const auto &[codes, label] : plain) {
        // A void round gives every bet back, so that is half right there.
        if ((codes == Codes{ReturnBet} && m_right.has(VoidRound)) || (codes == Codes{Continue} && goesOn))
            continue;
        const bool part = std::all_of(codes.begin(), codes.end(), [&](RulingCode code) { return m_right.has(code); });
        const bool there =
            std::any_of(m_wrong.begin(), m_wrong.end(),
                        [&, answer = Answer(RulingAnswer{codes})](const AnswerOption &one) { return one.answer == answer; });
        if (m_wrong.size() < 3 && !part && !there)
            add(codes, label);
    }
}

std::vector<AnswerOption> Misreadings::ofOtherFacts() {
    for (const auto &[codes, label] : m_incident.misread)
        add(codes, label);
    addOtherMoment();
    addFlips();
    std::vector<AnswerOption> others;
    std::swap(others, m_wrong);
    m_maker.random().shuffle(others);
    for (auto &[codes, label] : elsewhere())
        add(codes, std::move(label));
    m_wrong.insert(m_wrong.end(), others.begin(), others.end());
    addPlain();
    return std::move(m_wrong);
}

ReadingValues readingsOfHouse(const Maker &maker) {
    ReadingValues mine;
    for (const auto &[name, value] : maker.house().readings)
        if (maker.rules().reading(name))
            mine[name] = value;
    return mine;
}

/// The situation as it can be ruled on again: by this very rulebook and these readings.
QJsonObject situationAsRuled(const Maker &maker, const Incident &incident, const ReadingValues &mine) {
    QJsonObject situation = situationJson(maker.rules().document, incident.kind, incident.facts);
    if (maker.library().find(maker.rules().document) != &maker.rules())
        situation[L1("rulebook")] = QString::fromStdString(maker.rules().name());
    if (mine.empty())
        return situation;
    QJsonObject values;
    for (const auto &[name, value] : mine)
        values[QString::fromStdString(name)] = QString::fromStdString(value);
    situation[L1("readings")] = values;
    return situation;
}

} // namespace

std::vector<Step> stepsOfRuling(const Ruling &ruling) {
    std::vector<Step> steps;
    for (std::size_t i = 0; i < ruling.codes.size(); ++i)
        steps.push_back({say("ruling.step", actsText(std::span(ruling.codes).subspan(i, 1))),
                         ruling.book->names(i < ruling.behind.size() ? ruling.behind[i] : ruling.clauses)});
    return steps;
}

namespace {

/// What `rule` says, by this very rulebook and the readings of the house.
struct Ruled {
    ReadingValues mine;
    Ruling ruling;
    std::vector<OpenRuling> open;
};

std::optional<Ruled> ruled(const Maker &maker, const Incident &incident) {
    const Rulebook &rules = maker.rules();
    Ruled found{readingsOfHouse(maker), {}, {}};
    auto ruling = rulingOn(maker.library(), rules.document, incident.kind, incident.facts, found.mine, rules.name());
    if (!ruling)
        return std::nullopt;
    found.ruling = std::move(*ruling);
    found.open = openRulings(maker.library(), rules, incident.kind, incident.facts, found.mine, found.ruling.codes);
    return found;
}

Question ruledQuestion(Maker &maker, const Incident &incident, const Ruled &ruled, Phrase prompt) {
    const Ruling &right = ruled.ruling;
    Question question = maker.question(prompt.isEmpty() ? "incident.what-is-ruling"_say : std::move(prompt), {}, 15);
    question.story = incident.story;
    question.situation = situationAsRuled(maker, incident, ruled.mine);
    cite(question, maker.rules().names(right.clauses));
    cite(question, incident.further);
    question.difficulty = 0.4 + 0.1 * static_cast<double>(std::min<std::size_t>(right.codes.size(), 4));
    for (const OpenRuling &open : ruled.open)
        if (std::find(question.readings.begin(), question.readings.end(), open.item) == question.readings.end() &&
            !maker.house().fixed.contains(open.item) &&
            open.item != "C34") // C34: the discard is graded, the withdrawal is not asked
            question.readings.push_back(open.item);
    question.setKey(RulingAnswer{right.codes});
    question.steps = stepsOfRuling(right);
    return question;
}

} // namespace

std::optional<Question> ruledQuestion(Maker &maker, const Incident &incident, Phrase prompt) {
    const auto found = ruled(maker, incident);
    if (!found)
        return std::nullopt;
    return ruledQuestion(maker, incident, *found, std::move(prompt));
}

std::optional<Question> rulingQuestion(Maker &maker, const Incident &incident, Phrase prompt) {
    const auto found = ruled(maker, incident);
    if (!found)
        return std::nullopt;
    Question question = ruledQuestion(maker, incident, *found, std::move(prompt));
    Misreadings misreadings(maker, incident, found->mine, found->ruling);
    for (const OpenRuling &open : found->open)
        misreadings.bar(open.codes);
    const std::vector<AnswerOption> wrong = incident.closed ? misreadings.ofRivals() : misreadings.ofOtherFacts();
    if (wrong.empty())
        return std::nullopt;
    const std::vector<RulingCode> &codes = found->ruling.codes;
    setAnswers(maker, question, {rulingText(codes), RulingAnswer{codes}}, wrong, true, 4);
    return question;
}

} // namespace pitwise
