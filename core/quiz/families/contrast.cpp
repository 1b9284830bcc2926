// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The same felt or incident under another game, and which clause of which document governs.
#include "core/quiz/families/moments.h"
#include "core/quiz/family.h"
#include "core/quiz/incident.h"
#include "core/quiz/rulechange.h"
#include "core/quiz/rulingtext.h"
#include "core/refusal.h"
#include "core/rules/contrasts.h"

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <set>

namespace pitwise {
namespace {

using L1 = QLatin1String;

// ---------------------------------------------------------------- rows of the contrast table

/// Rows whose cells answer the same question by themselves, and rest on no open reading.
constexpr std::string_view cleanRows[] = {"2",   "5",   "12",  "14",  "21",  "25",  "29",  "38",  "40",  "43",  "46",
                                          "47",  "56",  "58",  "65",  "66",  "67",  "68",  "69",  "70",  "72",  "73",
                                          "74",  "86",  "87",  "89",  "90",  "93",  "94",  "95",  "100", "105", "106",
                                          "107", "108", "109", "110", "111", "114", "115", "116", "124"};

/// The contrasts as that library's newest rulebooks have them; null while the file cites what they do not have.
std::shared_ptr<const Contrasts> contrastsOf(const Library &library) {
    static std::mutex mutex;
    static std::map<std::vector<std::uint64_t>, std::shared_ptr<const Contrasts>> known; // by serials
    std::vector<std::uint64_t> key;
    for (const std::string &document : library.documents())
        key.push_back(library.find(document)->serial.number());
    const std::scoped_lock lock(mutex);
    const auto [it, isNew] = known.try_emplace(key);
    try {
        if (isNew)
            it->second = std::make_shared<const Contrasts>(Contrasts::shipped(library));
    } catch (const Refusal &) { // the tests of the data say where
    }
    return it->second;
}

/// A cell as an answer by itself. Two that say the same are one answer, the first's.
Phrase cellText(const Contrast &row, const ContrastCell &cell) {
    const auto first = std::find_if(row.cells.begin(), row.cells.end(),
                                    [&](const ContrastCell &other) { return other.alone == cell.alone; });
    return Phrase::plain(contentName("contrast/" + row.id + "/alone/" + first->document));
}

std::optional<Question> threeFelts(Maker &m) {
    const std::shared_ptr<const Contrasts> contrasts = contrastsOf(m.library());
    if (!contrasts)
        return std::nullopt;
    const std::string id(cleanRows[static_cast<std::size_t>(m.between(0, static_cast<int>(std::size(cleanRows)) - 1))]);
    const Contrast *row = contrasts->find(id);
    const std::string &game = m.rules().document;
    const auto isHosted = [&](const std::string &document) { return !m.library().find(document)->host.empty(); };
    const ContrastCell *own = row ? row->cell(game) : nullptr;
    if (!own || own->compare == Compare::Silent || own->compare == Compare::None)
        return std::nullopt;
    std::vector<std::string> clauses;
    for (const std::string &clause : own->clauses)
        if (const auto known = m.rules().clause(clause); known && m.rules().clauses[*known].testable)
            clauses.push_back(clause);
    if (clauses.empty())
        return std::nullopt;
    std::vector<WrongText> wrong;
    for (const ContrastCell &cell : row->cells)
        if (cell.document != game && cell.compare != Compare::Silent && cell.compare != Compare::None &&
            !isHosted(cell.document) && cell.text != own->text &&
            !(own->compare == Compare::Same && cell.compare == Compare::Reference) &&
            !(own->compare == Compare::Reference && cell.compare == Compare::Same))
            wrong.emplace_back(cellText(*row, cell), say("common.that-is-rule", gameName(cell.document)));
    if (wrong.empty())
        return std::nullopt;
    Question question = m.question(say("contrast.on-felt-what-applies", gameName(game)), clauses, 8);
    question.story = {say("contrast.situation", contentName("contrast/" + id + "/situation"))};
    question.asks = {{L1("contrast"), QString::fromStdString(id)}};
    m.setChoice(question, cellText(*row, *own), wrong);
    question.steps.push_back(
        {say("contrast.text", gameName(game), contentName("contrast/" + id + "/cells/" + game)), clauses});
    for (const ContrastCell &cell : row->cells)
        if (cell.document != game && !isHosted(cell.document) && !cell.text.empty())
            question.steps.push_back(
                {say("contrast.text", gameName(cell.document), contentName("contrast/" + id + "/cells/" + cell.document)),
                 {}});
    question.difficulty = 0.6;
    return question;
}

// ---------------------------------------------------------------- the same cards

std::optional<Question> sameCards(Maker &m) {
    TableSetup setup = m.table(4);
    const int box = m.loneBettor(setup);
    const bool printed = m.rules().play.printed.has_value();
    LiveRound live(setup, m.random());
    // The dealer finishes on 22, where the games part.
    const int player = m.between(17, 20);
    live.wishOpening({{box, printed ? std::vector{m.worth(player - 8)} : std::vector{m.worth(10), m.worth(player - 10)}}},
                     m.worth(m.between(4, 6)));
    if (printed && player - 8 > 10)
        return std::nullopt;
    live.deal();
    live.closeOffers();
    const Card second = m.worth(printed ? m.between(5, 8) : 10);
    live.wish(second);
    live.wish(m.worth(22 - live.round().dealerTotal().total - second.points()));
    if (live.round().stage() != Stage::Play || live.round().whyNot(Do::Stand))
        return std::nullopt;
    live.act(Do::Stand);
    if (live.round().stage() != Stage::Settled || live.round().ledger().size() != 1)
        return std::nullopt;
    if (live.round().dealerTotal().total != 22)
        return std::nullopt;
    const auto resultText = [](Result result) {
        return result == Result::Win    ? "contrast.it-wins"_say
               : result == Result::Lose ? "contrast.it-loses"_say
                                        : "contrast.it-stands-off"_say;
    };
    const LedgerLine &line = live.round().ledger().front();
    const std::vector<std::string> clauses = m.rules().names(line.clauses());
    // Under the rule of the other house, on the very same cards.
    Question question = m.question(say("contrast.on-felt-what-becomes-of-main", gameName(m.rules().document), Box{box}),
                                   {clauses.front()}, 8);
    std::vector<WrongText> wrong;
    for (const RuleChange &change : ruleChanges())
        replayUnder(live, change, [&](const Round &round) {
            if (round.stage() == Stage::Settled && round.ledger().front().result != line.result)
                wrong.emplace_back(resultText(round.ledger().front().result), Phrase(change.label));
        });
    if (wrong.empty())
        return std::nullopt;
    for (const Result result : {Result::Win, Result::StandOff, Result::Lose})
        if (result != line.result)
            wrong.emplace_back(resultText(result), "contrast.compare-totals-again-by-this-games"_say);
    question.round = live.script();
    question.asks = {{L1("box"), box}, {L1("player"), L1("A")}, {L1("kind"), L1("main")}};
    m.setChoice(question, resultText(line.result), wrong);
    question.steps.push_back({say("contrast.player-has-dealer", player, live.round().dealerTotal().total), {}});
    question.steps.push_back({say("contrast.result", resultText(line.result)), clauses});
    question.difficulty = 0.6;
    return question;
}

// ---------------------------------------------------------------- the same incident

std::optional<Question> sameIncident(Maker &m) {
    // A document of another house that rules by itself.
    std::vector<std::string> others;
    for (const std::string &document : m.library().documents())
        if (const Rulebook *book = m.library().find(document);
            book->rulings && book->host.empty() && book->houseName != m.rules().houseName)
            others.push_back(document);
    if (others.empty())
        return std::nullopt;
    const std::string other = others.size() > 1 ? (m.chance(50) ? others[0] : others[1]) : others[0];
    int box = m.between(1, m.rules().boxes().max);
    const Rulebook &otherBook = *m.library().find(other);
    Incident incident{"", {}, {}};
    switch (m.between(0, 6)) {
    case 0:
        incident.kind = "shoe-empty";
        incident.facts = {{L1("manualShuffle"), true}};
        incident.story = {say("contrast.shoe-runs-out-with-box-next", Box{box})};
        break;
    case 1:
        incident.kind = "power-failure";
        incident.facts = {{L1("outcomeEstablished"), false}};
        incident.story = {say("contrast.power-fails-while-box-thinks-no", Box{box})};
        break;
    case 2:
    case 3: {
        const bool known = m.chance(50);
        incident.kind = "misdeal";
        incident.facts = {{L1("stage"), L1("initial")}, {L1("settled"), L1("none")}, {L1("reconstructible"), known}};
        incident.story = {say("contrast.opening-cards-went-out-in-wrong", Box{box}),
                          known ? "common.right-order-of-cards-is-known"_say : "common.nobody-can-tell-any-more-which"_say};
        break;
    }
    case 4: {
        const std::vector<Card> drawn{m.worth(m.between(2, 9)), m.worth(m.between(2, 9))};
        incident.kind = "simultaneous-draw";
        incident.facts = {{L1("hand"), L1("player")}, {L1("disclosed"), m.between(1, 2)}, {L1("drawn"), cardsJson(drawn)}};
        incident.story = {incident.facts.value(L1("disclosed")).toInt() == 1
                              ? say("contrast.box-wants-card-two-come-at", Box{box}, drawn[0])
                              : say("contrast.box-wants-card-two-come-at-once", Box{box}, drawn)};
        break;
    }
    case 5: {
        if (m.rules().play.printed || otherBook.play.printed)
            return std::nullopt;
        const std::vector<Card> hand{m.card(Rank::Ace), m.worth(m.between(2, 5))};
        incident.kind = "absent-player";
        incident.facts = {{L1("cards"), cardsJson(hand)}, {L1("othersOnBox"), false}};
        incident.story = {say("contrast.only-bettor-of-box-has-left", Box{box}, hand)};
        break;
    }
    default:
        box = std::min(box, m.rules().boxes().max - 1); // there is a next one
        incident.kind = "player-skipped";
        incident.facts = {{L1("areasActedSince"), 1}};
        incident.story = {say("contrast.box-was-not-asked-for-card", Box{box}), "common.right-order-of-cards-is-known"_say};
    }
    incident.facts = factsFor(m.rules(), incident.kind, incident.facts);
    const auto there = rulingOn(m.library(), other, incident.kind, factsFor(otherBook, incident.kind, incident.facts));
    auto question = rulingQuestion(m, incident, say("contrast.what-is-ruling-on-felt", gameName(m.rules().document)));
    if (!question || !there || Answer(RulingAnswer{there->codes}) == question->key())
        return std::nullopt;
    question->story.push_back(say("contrast.on-felt", gameName(other), rulingText(there->codes)));
    question->asks = {{L1("box"), box}, {L1("beside"), QString::fromStdString(other)}};
    question->difficulty = 0.7;
    return question;
}

// ---------------------------------------------------------------- clause hunt

bool related(const std::string &a, const std::string &b) {
    return a == b || a.starts_with(b + '.') || b.starts_with(a + '.') || a.starts_with(b + '#') || b.starts_with(a + '#');
}

std::optional<Question> clauseHunt(Maker &m) {
    // An incident of the irregularity families, with another thing asked of it.
    std::vector<const Family *> sources;
    for (const auto *list : {&irregularityFamilies(), &shoeFamilies()})
        for (const Family &family : *list)
            if (family.isFor(m.rules()))
                sources.push_back(&family);
    if (sources.empty())
        return std::nullopt;
    auto question = m.oneOf(sources)->make(m);
    if (!question || !question->isGraded() || question->situation.isEmpty())
        return std::nullopt;
    const std::string &game = m.rules().document;
    const std::string right = question->clauses.front();
    const auto cited = [&](const std::string &clause) {
        return std::any_of(question->clauses.begin(), question->clauses.end(),
                           [&](const std::string &c) { return related(c, clause); });
    };
    std::vector<AnswerOption> wrong;
    const auto optionText = [](const std::string &document, const std::string &clause) {
        return say("contrast.clause-of", gameName(document), clauseName(clause));
    };
    for (const std::string &document : m.library().documents())
        if (const Rulebook *book = m.library().find(document); document != game && book->host.empty() && book->clause(right))
            wrong.push_back(
                {optionText(document, right), ClauseAnswer{document, right}, "contrast.that-is-right-number-in-wrong"_say});
    if (wrong.empty())
        return std::nullopt;
    m.random().shuffle(wrong);
    wrong.resize(1);
    // Near neighbours: the testable clauses around it that have no part in the ruling.
    const auto here = static_cast<int>(*m.rules().clause(right));
    for (int step = 1; step < 12 && wrong.size() < 4; ++step)
        for (const int index : {here - step, here + step}) {
            if (index < 0 || index >= static_cast<int>(m.rules().ownClauses) || wrong.size() >= 4)
                continue;
            const Clause &clause = m.rules().clauses[static_cast<std::size_t>(index)];
            if (clause.testable && !clause.syntheticId && !cited(clause.id))
                wrong.push_back({optionText(game, clause.id), ClauseAnswer{game, clause.id},
                                 "contrast.that-is-neighbour-of-clause-that"_say});
        }
    question->prompt = say("contrast.which-clause-governs-this-at-table", gameName(game));
    question->options.clear();
    question->misconceptions.clear();
    question->clauses = {right};
    setAnswers(m, *question, {optionText(game, right), ClauseAnswer{game, right}}, wrong);
    question->difficulty = 0.8;
    question->target = 20;
    return question;
}

} // namespace

const std::vector<Family> &contrastFamilies() {
    static const std::vector<Family> families{
        {"three-felts",
         Topic::Procedure,
         "family.three-felts"_say,
         {{"lucky8",
           "1.1.2 1.1.14 3.6 3.10 3.10.1 3.12 3.18 3.21 3.25 3.26 3.27.3 3.28 3.34 3.4.2 4.1#pair 4.3.3 4.6.1 5.2 5.6.1 5.14 5.19 5.19.1 5.22 5.22.1 5.23.1 5.23.2 5.23.3 5.23.4.1 5.23.4.3 5.23.4.5 5.26 5.27 5.29.1 6.1"},
          {"dueling8s",
           "1.1.3 1.1.6 1.1.11 2.1 3.4.2 3.6 3.10 3.10.1 3.12 3.19 3.20 3.21 3.26 3.27 4.1#tie-on-18 4.3 4.3#4-cards 4.3#5-cards 4.3#6-cards 4.3#7-cards 4.3#8-cards 4.4.2 4.6.1 5.1.1 5.2 5.6.1 5.12 5.16 5.16.1 5.19.1 5.20.1 5.20.2 5.20.3 5.20.4.1 5.20.4.3 5.20.4.5 5.23 5.24 5.26.1 6.1"},
          {"freebet",
           "1.4 1.7 1.12 1.30 1.33 1.38 3.2.2 3.6 3.11 3.15.2 3.17 3.20 3.22 3.23 3.23.1 3.24 3.24.4 3.24.5 3.26.2 4.1.2#ace-pair-suited 4.1.2#coloured-pair 4.1.2#mixed-pair 4.1.3#3-or-4-cards 4.1.3#5-cards 4.1.3#6-cards 4.1.3#7-cards 4.1.3#8-or-more 5.1 5.1.1 5.1.3 5.2.1 5.3 5.4.2 5.5.3 5.7 5.7.1 5.7.2 5.7.3 5.9 5.12 5.12.1 5.12.2 5.20"}},
         threeFelts},
        {"same-cards-other-felt",
         Topic::Payouts,
         "family.same-cards-other-felt"_say,
         {{"lucky8", "4.3.3"}, {"dueling8s", "4.4.2"}, {"freebet", "3.24.5"}},
         sameCards},
        {"same-incident-other-felt",
         Topic::Irregularities,
         "family.same-incident-other-felt"_say,
         {{"lucky8", "5.2 5.6.1 5.17 5.19 5.19.1 5.22 5.23.2 5.23.2.1 5.23.3 5.23.3.1 5.29.1"},
          {"dueling8s", "5.2 5.6.1 5.14 5.16 5.16.1 5.20.2 5.20.2.1 5.20.3 5.20.3.1 5.26.1"},
          {"freebet", "5.3 5.4.2 5.5.3 5.7.1 5.7.2 5.7.3 5.9 5.12 5.12.2"}},
         sameIncident},
        {"clause-hunt",
         Topic::Irregularities,
         "family.clause-hunt"_say,
         {{"lucky8",
           "3.12 5.1.1 5.2 5.5 5.6.1 5.6.2 5.7 5.8 5.11 5.12 5.13 5.14 5.15 5.16.1 5.17 5.18 5.19 5.20 5.22 5.24 6.1"},
          {"dueling8s",
           "3.12 3.33 5.1.1 5.2 5.5 5.6.1 5.6.2 5.7 5.8 5.11 5.12 5.13 5.14 5.15 5.16 5.17 5.19 5.19.1 5.21 5.25 6.1"},
          {"freebet", "3.24 5.3 5.6 5.9 5.11 5.12 5.12.1"}},
         clauseHunt},
    };
    return families;
}

} // namespace pitwise
