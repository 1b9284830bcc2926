// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/livequestion.h"
#include "core/qttext.h"
#include "core/quiz/family.h"
#include "core/refusal.h"
#include "core/table/roundscript.h"
#include "core/table/scriptwriter.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;
using live::Act;
using live::Call;
using live::Fault;
using live::FaultKind;
using live::Skill;

/// "Say that betting is closed"
Phrase callPhrase(Call call) {
    switch (call) {
    case Call::PlaceBets: return "live.say-place-bets"_say;
    case Call::NoMoreBets: return "live.say-no-more-bets"_say;
    case Call::OfferSurrender: return "live.say-offer-surrender"_say;
    case Call::CloseSurrender: return "live.say-close-surrender"_say;
    case Call::OfferInsurance: return "live.say-offer-insurance"_say;
    case Call::CloseInsurance: return "live.say-close-insurance"_say;
    case Call::Outcome: break;
    }
    return "live.say-outcome"_say;
}

class Words {
public:
    Words(const live::Header &header, const Fault &fault) : m_header(header), m_fault(fault) {}

    /// What the act is, whoever did it.
    [[nodiscard]] Phrase act() const {
        switch (m_fault.act) {
        case Act::Say: return callPhrase(m_fault.call);
        case Act::Card:
            return m_fault.burn       ? Phrase("live.burn"_say)
                   : m_fault.box == 0 ? Phrase("live.card-to-dealer"_say)
                   : m_fault.hand > 1 ? say("live.card-to-hand", m_fault.hand, Box{m_fault.box})
                                      : say("live.card-to-box", Box{m_fault.box});
        case Act::Split: return say("live.split", Box{m_fault.box});
        case Act::Marker: return say("live.marker", Box{m_fault.box});
        case Act::LiftMarker: return say("live.lift-marker", Box{m_fault.box});
        case Act::Take: return money("live.take"_say, "live.take-it"_say);
        case Act::Pay: return money("live.pay"_say, "live.pay-it"_say);
        case Act::Return: return money("live.return"_say, "live.return-it"_say);
        case Act::Half: return say("live.half", player(), Box{m_fault.box});
        case Act::Accept:
            return m_fault.box > 0 ? say("live.accept", player(), Box{m_fault.box}) : Phrase("live.accept-it"_say);
        case Act::Refuse:
            return m_fault.box > 0 ? say("live.refuse", player(), Box{m_fault.box}) : Phrase("live.refuse-it"_say);
        case Act::Clear: return say("live.clear", Box{m_fault.box});
        case Act::ClearAll: return "live.clear-all"_say;
        case Act::Lift: return "live.lift"_say;
        case Act::Call: return "live.call-floor"_say;
        case Act::Report: return "live.report"_say;
        case Act::Rule: return "live.rule"_say;
        default: return "live.stop"_say;
        }
    }

private:
    [[nodiscard]] Name player() const {
        return playerName(m_fault.player == nobody ? std::string() : m_header.table.playerName(m_fault.player));
    }
    [[nodiscard]] Phrase money(PhraseId sum, PhraseId bare) const {
        const Name bet = betName(m_header.table.kindName(m_fault.kind));
        return m_fault.due > 0 ? say(sum, Money{m_fault.due}, Box{m_fault.box}, player(), bet)
                               : say(bare, Box{m_fault.box}, player(), bet);
    }

    const live::Header &m_header;
    const Fault &m_fault;
};

Phrase rulingsOf(const live::RoundGrade &grade, const Fault &fault) {
    const live::SituationGrade *nearest = nullptr;
    for (const live::SituationGrade &situation : grade.situations)
        if (situation.line <= fault.line)
            nearest = &situation;
    if (!nearest || nearest->ruling.empty())
        return "live.rule"_say;
    Listing acts;
    acts.as = Listing::As::Acts;
    for (const RulingCode code : nearest->ruling)
        acts.items.emplace_back(Name{Name::Of::Ruling, std::string(nameOf(code))});
    return Phrase::plain(PhraseArg(std::move(acts)));
}

struct Both {
    Phrase due, done;
};

Both inWords(const live::Header &header, const live::RoundGrade &grade, const Fault &fault) {
    const Phrase act = Words(header, fault).act();
    switch (fault.fault) {
    case FaultKind::Omitted: return {act, "live.nothing-done"_say};
    case FaultKind::Late: return {act, "live.done-too-late"_say};
    case FaultKind::WrongAmount: return {act, say("live.done-with", Money{std::max<Cents>(0, fault.due + fault.cents)})};
    case FaultKind::WrongWay: return {act, fault.act == Act::Pay ? Phrase("live.took-it"_say) : Phrase("live.paid-it"_say)};
    case FaultKind::NotDue: return {"live.nothing-asked"_say, act};
    case FaultKind::WrongPlace: return {act, "live.done-elsewhere"_say};
    case FaultKind::UnlawfulGranted: return {"live.refuse-it"_say, "live.granted-it"_say};
    case FaultKind::LawfulRefused: return {"live.accept-it"_say, "live.refused-it"_say};
    case FaultKind::WrongPerson: return {"live.follow-controller"_say, "live.followed-other"_say};
    case FaultKind::CountedWrongCard: return {"live.stop-for-card"_say, "live.dealt-on"_say};
    case FaultKind::MovedCards: return {"live.stop-for-card"_say, "live.moved-cards"_say};
    case FaultKind::WrongReport: return {"live.report"_say, "live.reported-otherwise"_say};
    case FaultKind::WrongRuling: return {rulingsOf(grade, fault), "live.ruled-otherwise"_say};
    case FaultKind::RulingNotDone: return {rulingsOf(grade, fault), "live.ruling-not-done"_say};
    case FaultKind::MissedIrregularity: return {"live.stop"_say, "live.dealt-on"_say};
    case FaultKind::FalseCall: break;
    }
    return {"live.nothing-asked"_say, "live.stopped"_say};
}

/// The round as far as it had come: its decisions until then, and the cards that they drew.
QJsonObject cutRound(const Library &library, const std::string &script, std::size_t actions) {
    if (script.empty())
        return {};
    QJsonObject round = QJsonDocument::fromJson(QByteArray::fromStdString(script)).object();
    QJsonArray made = round.value(L1("actions")).toArray();
    while (static_cast<std::size_t>(made.size()) > actions)
        made.removeLast();
    round[L1("actions")] = made;
    try {
        const PlayedRound played = playScript(round, library);
        const RoundScript &read = played.script();
        return scriptJson(read.setup, std::span(read.shoe).first(played.round().cardsDrawn()), read.actions);
    } catch (const Refusal &) {
        return {}; // the cards were not all out: there is nothing to be shown
    }
}

Question asked(const live::Header &header, const live::RoundGrade &grade, Skill skill) {
    Question question;
    question.family = live::name(skill);
    question.game = header.book->document;
    question.rulebook = header.book->name();
    question.topic = Topic::Procedure;
    question.seed = header.seed & 0x1fffffffffffffu; // what JSON holds exactly
    question.target = std::clamp<int>(static_cast<int>(grade.skills[live::at(skill)].par / 1000), 1, 600);
    question.setKey(ChoiceAnswer{"a"});
    return question;
}

constexpr PhraseId titles[] = {"live.skill-calls"_say,       "live.skill-bets"_say,        "live.skill-deal"_say,
                               "live.skill-offers"_say,      "live.skill-signals"_say,     "live.skill-split-double"_say,
                               "live.skill-markers"_say,     "live.skill-bust"_say,        "live.skill-dealer"_say,
                               "live.skill-settle-main"_say, "live.skill-settle-side"_say, "live.skill-irregular"_say,
                               "live.skill-watch"_say};
static_assert(std::size(titles) == live::skillCount);

} // namespace

MissedDuty missedDuty(const live::Header &header, const Library &library, const live::RoundGrade &grade,
                      const live::Fault &fault) {
    MissedDuty missed{asked(header, grade, fault.skill), {"b"}};
    Question &question = missed.question;
    question.prompt = say("live.what-was-due", grade.round);
    const Both words = inWords(header, grade, fault);
    question.options.emplace_back("a", words.due);
    question.options.emplace_back("b", words.done);
    question.clauses = fault.clauses;
    question.steps.push_back({words.due, fault.clauses});
    question.round = cutRound(library, grade.script, fault.actions);
    return missed;
}

MissedDuty rightlyDone(const live::Header &header, const live::RoundGrade &grade, Skill skill) {
    MissedDuty done{asked(header, grade, skill), {"a"}};
    done.question.prompt = say("live.was-it-right", titles[live::at(skill)], grade.round);
    done.question.options.emplace_back("a", "live.all-right"_say);
    done.question.options.emplace_back("b", "live.something-wrong"_say);
    return done;
}

Phrase liveSkillTitle(std::string_view family) {
    const auto it = std::find(live::skillNames.begin(), live::skillNames.end(), family);
    return it == live::skillNames.end() ? Phrase() : Phrase(titles[it - live::skillNames.begin()]);
}

Phrase familyTitle(std::string_view family) {
    if (const Family *known = findFamily(family))
        return known->title;
    if (family == "live-round")
        return "live.round"_say;
    const Phrase skill = liveSkillTitle(family);
    return skill.isEmpty() ? Phrase::verbatim(qt(family)) : skill;
}

} // namespace pitwise
