// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/dealer.h"
#include "core/live/incidents.h"
#include "core/refusal.h"
#include "core/rulings/rulingtable.h"

#include <algorithm>

namespace pitwise::live {
namespace {

constexpr int mostSteps = 2000; ///< Of a round: a bound against a bot that does not come to an end.

std::optional<int> reliefNamed(std::string_view name);

} // namespace

Dealer::Dealer(const PlayoutOptions &options, const Library &library, Played &out)
    : m_options(options), m_library(library), m_out(out), m_bot(botNamed(options.bot)), m_session(out.header, library),
      m_crew(out.header, options.boxes), m_order(seedFrom(options.seed, "order", options.order)),
      m_pace(seedFrom(options.seed, "pace")), m_plan(seedFrom(options.seed, "plan", std::string_view(options.bot))) {
    m_out.planted = m_bot->mistake == Mistake::None;
    m_crew.wantsUnlawful =
        m_bot->mistake == Mistake::Refusal && (m_bot->detail == GrantCard || m_bot->detail == AcceptUnlawful);
    m_crew.wantsUnlawful = m_crew.wantsUnlawful || (m_bot->mistake == Mistake::Omit && m_bot->act == Act::Refuse);
    m_crew.wantsUnlawfulOffer = m_bot->mistake == Mistake::Refusal && m_bot->detail == GrantSurrender;
    m_crew.wantsNoSplit = m_bot->mistake == Mistake::Extra && m_bot->detail == ClearKept;
    m_crew.wantsWrongPerson = m_bot->mistake == Mistake::Refusal && m_bot->detail == ObeyOther;
}

void Dealer::deal() {
    for (m_number = 1; m_number <= m_options.rounds; ++m_number) {
        if (m_number > 1 && m_session.felt().shoe().size() < enoughCards) {
            Entry fresh;
            fresh.act = Act::Shoe;
            fresh.what = static_cast<std::uint8_t>(ShoeEvent::Fresh);
            fresh.cards = shuffledShoe(m_out.header, m_number);
            emit(std::move(fresh));
        }
        round(m_number);
    }
}

void Dealer::emit(Entry entry) {
    m_time += isCrew(entry.act) ? m_crew.thinks(m_number, static_cast<int>(m_out.entries.size()), entry.box)
                                : 350 + m_pace.below(500); // ms
    entry.t = m_time;
    entry.line = static_cast<int>(m_out.entries.size()) + 2;
    m_session.take(entry);
    m_out.entries.push_back(std::move(entry));
}

void Dealer::act(Act what) {
    Entry entry;
    entry.act = what;
    emit(std::move(entry));
}

void Dealer::say(Call call) {
    Entry entry;
    entry.act = Act::Say;
    entry.what = static_cast<std::uint8_t>(call);
    emit(std::move(entry));
}

void Dealer::cardTo(Place place) {
    Entry entry;
    entry.act = Act::Card;
    entry.box = place.box;
    entry.hand = place.hand;
    entry.burn = place.burn;
    entry.dealer = place.dealer();
    emit(std::move(entry));
}

Dealer::Key Dealer::keyOf(const Duty &duty) {
    return {duty.act, duty.call, duty.place, duty.player, duty.kind, duty.hand, duty.nth, duty.of};
}

Entry Dealer::entryOf(const Duty &duty) const {
    Entry entry;
    entry.act = duty.act;
    entry.box = duty.place.box;
    entry.hand = duty.place.hand != 0 ? duty.place.hand : duty.hand;
    entry.what = static_cast<std::uint8_t>(duty.call);
    entry.burn = duty.place.burn;
    entry.dealer = duty.act == Act::Card && duty.place.dealer();
    entry.player = duty.player;
    entry.kind = duty.kind;
    entry.cents = duty.cents;
    entry.of = duty.of;
    return entry;
}

void Dealer::perform(const Duty &duty) {
    emit(entryOf(duty));
}

DutyList Dealer::list() const {
    DutyList list = table().duties();
    for (const Key &skipped : m_skipped) {
        const bool marker = skipped.act == Act::Marker; // which of a hand's markers was left out is not to be seen
        for (Duty &duty : list.duties) {
            Key key = keyOf(duty);
            if (marker)
                key.nth = skipped.nth;
            if (duty.done != 0 || key != skipped)
                continue;
            duty.done = -1;
            break;
        }
    }
    return list;
}

bool Dealer::ready() const {
    const Reference &reference = table().reference();
    std::size_t laid = 0;
    for (const LaidCard &card : m_session.felt().cards())
        laid += card.state != LaidCard::State::Removed && !card.dealtTo.burn;
    return !reference.broken() && laid >= reference.places().size();
}

void Dealer::round(int number) {
    m_offersAsked = m_stopDealing = m_disputed = false;
    m_decisions = m_steps = 0;
    m_said.clear();
    m_skipped.clear();
    m_delayed.reset();
    m_incident.clear();
    m_relief = false;
    const bool omits = !m_out.planted && m_bot->act == Act::Say && m_bot->detail == static_cast<int>(Call::PlaceBets) &&
                       (m_bot->mistake == Mistake::Omit || m_bot->mistake == Mistake::Delay);
    if (!omits)
        say(Call::PlaceBets);
    Entry bets = m_crew.bets(number);
    emit(bets);
    if (const auto late = m_crew.lateComer(bets, number))
        emit(*late);
    if (m_options.faults != "none") {
        Random random(seedFrom(m_options.seed, "incident", static_cast<std::uint64_t>(number)));
        constexpr std::array<std::uint32_t, 6> oneIn{8, 8, 8, 5, 3, 3}; // rounds, by dial
        const bool ruled = m_out.header.book->rulings && m_out.header.book->rulings->knows(SituationKind::LateBet);
        if (m_options.faults != "some")
            m_incident = m_options.faults;
        else if (ruled && random.below(oneIn[static_cast<std::size_t>(m_options.dial)]) == 0)
            m_incident = drawn(random); // where a document decides it
        m_incidentAfter = 3 + static_cast<int>(random.below(8));
        if (const auto relief = reliefNamed(m_incident)) {
            m_incident.clear();
            m_relief = true;
            m_before = Bot{};
            m_before.mistake = *relief == 0 ? Mistake::None : Mistake::Card;
            m_before.detail = *relief;
        }
    }
    while (!m_stopDealing && m_steps++ < mostSteps && step()) {
    }
}

/// What comes from the players at the table, or from the equipment.
std::string Dealer::drawn(Random &random) const {
    for (int box = 1; box <= m_options.boxes; ++box) {
        const Persona who = m_crew.persona(m_number, box);
        if (who == Persona::Cheat && random.below(2) == 0)
            return random.below(2) == 0 ? "late-bet" : "bet-pulled-back";
        if (who == Persona::Slow && random.below(3) == 0)
            return "absent-player";
    }
    const auto names = incidentNames();
    const auto first = std::find_if(names.begin(), names.end(), [](const BotName &name) { return reliefNamed(name.name); });
    if (random.below(4) == 0) // a clean one comes as often as one with an error
        return random.below(2) == 0 ? first->name
                                    : first[1 + random.below(static_cast<std::uint32_t>(names.end() - first - 1))].name;
    return names[random.below(static_cast<std::uint32_t>(first - names.begin()))].name;
}

/// Somebody claims another total than the one that lies there: the cards are there to be counted.
void Dealer::dispute() {
    m_disputed = true;
    const Reference &reference = table().reference();
    if (!reference.settled() || !ready() || m_options.dial < 3)
        return;
    if (const auto claim = claimOf(table(), m_crew, m_number))
        emit(*claim);
}

bool Dealer::step() {
    if (incidentDue())
        return true;
    if (!m_disputed && table().reference().settled() && ready())
        dispute();
    if (m_stopDealing || table().handedOver())
        return false;
    const DutyList list = this->list();
    if (m_delayed)
        for (std::size_t i = 0; i < list.duties.size(); ++i) {
            if (keyOf(list.duties[i]) != *m_delayed)
                continue;
            for (const DutyList::Edge &edge : list.edges)
                if (edge.before == i && list.duties[edge.after].done > 0) {
                    const Duty duty = list.duties[i];
                    m_skipped.clear();
                    m_delayed.reset();
                    done();
                    perform(duty);
                    return true;
                }
        }
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < list.duties.size(); ++i)
        if (list.open(i)) {
            const Duty &duty = list.duties[i];
            const bool close =
                duty.act == Act::Say && (duty.call == Call::CloseInsurance || duty.call == Call::CloseSurrender);
            if (!close || (m_offersAsked && m_said.empty()))
                open.push_back(i);
        }
    if (m_relief && handOn(list, open))
        return true;
    if (!m_out.planted && !m_delayed && plant(list, open))
        return true;
    if (m_stopDealing)
        return false;
    const bool first = open.empty() || (m_options.order != 0 && m_order.below(3) == 0);
    if (first && crewActs())
        return true;
    if (open.empty())
        return crewActs();
    const std::size_t chosen = m_options.order == 0 ? 0 : m_order.below(static_cast<std::uint32_t>(open.size()));
    perform(Duty(list.duties[open[chosen]]));
    return true;
}

// ---------------------------------------------------------------- the crew

/// The next word or signal from the players, if anybody is to say something now.
bool Dealer::crewActs() {
    if (!ready())
        return false;
    const Reference &reference = table().reference();
    if (m_session.felt().cards().size() < reference.openingCards() || reference.settled())
        return false;
    if (!m_said.empty()) {
        Entry entry = m_said.front();
        m_said.erase(m_said.begin());
        emit(std::move(entry));
        return true;
    }
    const bool offering = reference.inOffers() || !reference.closesAloud();
    if (offering && !m_offersAsked) {
        const DutyList list = this->list();
        for (const Duty &duty : list.duties)
            if (duty.act == Act::Say && duty.done == 0 &&
                (duty.call == Call::OfferInsurance || duty.call == Call::OfferSurrender || duty.call == Call::NoMoreBets))
                return false; // nobody has been asked yet
        m_offersAsked = true;
        m_said = m_crew.offers(table(), m_number);
        return true;
    }
    if (reference.inOffers())
        return signalBeforeClose();
    // Wishes before: served or refused first.
    const DutyList list = this->list();
    for (std::size_t i = 0; i < list.duties.size(); ++i)
        if ((list.duties[i].act == Act::Refuse || list.duties[i].act == Act::Accept) && list.open(i))
            return false;
    m_said = m_crew.decision(table(), m_number, m_decisions++);
    return crewActs();
}

/// Where the offers were never closed in words, play goes on with the first hand that can act.
bool Dealer::signalBeforeClose() {
    const auto skipsClose = [](const Key &key) {
        return key.act == Act::Say && (key.call == Call::CloseInsurance || key.call == Call::CloseSurrender);
    };
    if (std::none_of(m_skipped.begin(), m_skipped.end(), skipsClose))
        return false;
    const Reference &reference = table().reference();
    const TableSetup &setup = reference.setup();
    const auto out = [&](int box, PlayerId player) {
        const auto actions = reference.actions();
        return std::any_of(actions.begin(), actions.end(), [&](const Action &a) {
            return a.box == box && a.player == player && (a.what == Do::Surrender || a.what == Do::EvenMoney);
        });
    };
    for (const Round::HandState &hand : reference.round().hands()) {
        std::vector<const Bet *> mains;
        for (const Bet &bet : setup.bets)
            if (bet.kind == mainBet && bet.box == hand.box)
                mains.push_back(&bet);
        const int index = controllerAmong(setup.rulebook->play.control, setup.seated[static_cast<std::size_t>(hand.box)],
                                          static_cast<int>(mains.size()), [&](int i) {
                                              const Bet &bet = *mains[static_cast<std::size_t>(i)];
                                              return Bettor{bet.player, bet.placed, !out(bet.box, bet.player)};
                                          });
        if (index < 0 || hand.total.total == 21)
            continue;
        Entry entry;
        entry.act = Act::Signal;
        entry.wish = Do::Stand;
        entry.box = static_cast<std::uint8_t>(hand.box);
        entry.hand = 1;
        entry.player = mains[static_cast<std::size_t>(index)]->player;
        emit(std::move(entry));
        return true;
    }
    // Nobody has anything to decide: he draws for himself, if he has to.
    cardTo({});
    return true;
}

// ---------------------------------------------------------------- what goes wrong without him

namespace {

constexpr BotName incidents[] = {
    {"late-bet", "a stack grows after \"no more bets\""},
    {"bet-pulled-back", "a stack shrinks after \"no more bets\""},
    {"face-up-card", "a card lies face up in the shoe"},
    {"foreign-cards", "a card with another back"},
    {"extra-card", "one copy too many of a card"},
    {"missing-card", "a card that is not there"},
    {"unshuffled", "cards run in order"},
    {"simultaneous-draw", "two cards leave the shoe at once"},
    {"card-unreadable", "a torn card"},
    {"cut-card-missed", "the cut card is out and nothing was shuffled"},
    {"shoe-empty", "the shoe runs out"},
    {"absent-player", "a player walks off"},
    {"power-failure", "the lights go out"},
    {"relief", "the table is taken over in mid-round, and all is well"},
    {"relief-short-deal", "the same, and a box was passed over"},
    {"relief-dealer-skipped", "the same, and the dealer before has no card"},
    {"relief-empty-box", "the same, and a box without a bet has a card"},
    {"relief-misdeal", "the same, and a box has two cards in one lap"},
    {"relief-order", "the same, and two boxes have each other's card"},
    {"relief-stray-card", "the same, and a hand has a card that nobody called"},
    {"relief-player-skipped", "the same, and a hand was passed over"},
    {"relief-split-hand", "the same, and the second hand of a split has its card already"},
    {"relief-overdraw", "the same, and the dealer before drew one card too many"},
    {"relief-burn-forgotten", "the same, and nothing was burned"},
};

} // namespace

std::span<const BotName> incidentNames() {
    return incidents;
}

namespace {

/// The error that is found there; 0: none.
std::optional<int> reliefNamed(std::string_view name) {
    constexpr std::pair<std::string_view, int> reliefs[] = {{"relief", 0},
                                                            {"relief-short-deal", ShortDeal},
                                                            {"relief-dealer-skipped", DealerSkipped},
                                                            {"relief-empty-box", EmptyBox},
                                                            {"relief-misdeal", TwoToOneBox},
                                                            {"relief-order", SwappedCards},
                                                            {"relief-stray-card", NoSignal},
                                                            {"relief-player-skipped", PassedOver},
                                                            {"relief-split-hand", SecondSplitHand},
                                                            {"relief-overdraw", Overdraw},
                                                            {"relief-burn-forgotten", BurnForgotten}};
    for (const auto &[word, detail] : reliefs)
        if (word == name)
            return detail;
    return std::nullopt;
}

} // namespace

/// The dealer before goes on until his error is made, or for a while.
bool Dealer::handOn(const DutyList &list, const std::vector<std::size_t> &open) {
    if (m_before.mistake == Mistake::None) {
        if (!table().anyCard() || m_incidentAfter-- > 0)
            return false;
        takeOver();
        return true;
    }
    const Bot *own = m_bot;
    const bool planted = m_out.planted;
    const std::size_t at = m_out.plantedAt;
    m_bot = &m_before;
    m_handing = true;
    const bool made = misplace(list, open);
    m_bot = own;
    m_handing = false;
    m_out.planted = planted;
    m_out.plantedAt = at;
    if (made)
        takeOver();
    return made;
}

/// Somebody else's table: he looks it over.
void Dealer::takeOver() {
    m_relief = false;
    act(Act::Relief);
    if (m_before.mistake == Mistake::None)
        return;
    if (!m_out.planted && m_bot->mistake == Mistake::Floor && m_bot->detail == 0) {
        done();
        const Bot *own = m_bot;
        m_bot = &m_before;
        dealOn();
        m_bot = own;
        m_stopDealing = true;
        return;
    }
    if (!m_out.planted && m_bot->mistake == Mistake::Floor)
        done();
    stopAndRepair();
}

bool Dealer::incidentDue() {
    if (m_incident.empty() || m_incidentAfter-- > 0)
        return false;
    const Reference &reference = table().reference();
    const std::string name = m_incident;
    const bool late = name == "late-bet" || name == "bet-pulled-back" || name == "face-up-card";
    if (!table().anyCard() || (late && !table().said(Call::NoMoreBets)) || table().suspended() || table().episode())
        return false;
    const bool inHand = name == "absent-player" || name == "simultaneous-draw";
    if (inHand && !(reference.inPlay() && ready() && m_offersAsked && m_said.empty()))
        return false;
    if (reference.settled() && ready())
        return false;
    m_incident.clear();
    strike(name);
    return true;
}

void Dealer::strike(std::string_view name) {
    Entry entry;
    const Reference &reference = table().reference();
    const auto &bets = reference.setup().bets;
    const auto shoe = [&](ShoeEvent what) {
        entry.act = Act::Shoe;
        entry.what = static_cast<std::uint8_t>(what);
    };
    if (name == "late-bet" || name == "bet-pulled-back") {
        const Bet &bet = bets.front();
        entry.act = Act::ChipsMoved;
        entry.what = name == "late-bet" ? 1 : 2;
        entry.box = static_cast<std::uint8_t>(bet.box);
        entry.player = bet.player;
        entry.kind = bet.kind;
        entry.cents = name == "late-bet" ? 2500 : 500;
    } else if (name == "absent-player") {
        entry.act = Act::Leaves;
        entry.player = reference.round().activePlayer();
        entry.box = static_cast<std::uint8_t>(reference.round().activeBox());
    } else if (name == "power-failure") {
        entry.act = Act::LightsOut;
    } else if (name == "face-up-card") {
        shoe(ShoeEvent::FaceUp);
        entry.cards = {m_session.felt().shoe().front()};
    } else if (name == "simultaneous-draw") {
        shoe(ShoeEvent::TwoCards);
        entry.cards = {m_session.felt().shoe().front()}; // one of them is seen
    } else {
        constexpr std::pair<std::string_view, ShoeEvent> others[] = {{"foreign-cards", ShoeEvent::Foreign},
                                                                     {"extra-card", ShoeEvent::Extra},
                                                                     {"missing-card", ShoeEvent::Missing},
                                                                     {"unshuffled", ShoeEvent::Unshuffled},
                                                                     {"card-unreadable", ShoeEvent::Unreadable},
                                                                     {"cut-card-missed", ShoeEvent::CutCard},
                                                                     {"shoe-empty", ShoeEvent::Empty}};
        for (const auto &[word, event] : others)
            if (word == name)
                shoe(event);
    }
    const int line = static_cast<int>(m_out.entries.size()) + 2;
    emit(std::move(entry));
    const Incident *incident = table().incidents().empty() ? nullptr : &table().incidents().back();
    if (!incident || incident->line != line || incident->done)
        return;
    if (incident->inPassing) {
        if (!m_out.planted && m_bot->mistake == Mistake::Refusal && m_bot->detail == LetLateBetLie)
            return done();
        Entry refusal;
        refusal.act = Act::Refuse;
        refusal.of = line;
        emit(std::move(refusal));
        return;
    }
    if (!m_out.planted && m_bot->mistake == Mistake::Floor && m_bot->detail == 0)
        return done();
    handleIncident();
}

/// Stops, calls, reports, rules and goes on.
void Dealer::handleIncident() {
    act(Act::Stop);
    act(Act::Call);
    const Episode episode = *table().episode();
    Entry report;
    report.act = Act::Report;
    report.situation = episode.kind;
    emit(std::move(report));
    Entry ruling;
    ruling.act = Act::Rule;
    ruling.codes = episode.ruling;
    const bool wrong = !m_out.planted && m_bot->mistake == Mistake::Floor && m_bot->detail == 1;
    if (wrong || ruling.codes.empty())
        ruling.codes = {episode.ruling == std::vector{RulingCode::BetStands} ? RulingCode::VoidRound
                                                                             : RulingCode::BetStands};
    if (wrong)
        done();
    emit(std::move(ruling));
    for (const RulingCode code : episode.ruling)
        if (code == RulingCode::OfferContinueOrReturn || code == RulingCode::OfferWithdrawAll)
            askAll();
    act(Act::Resume);
    m_said.clear();
}

void Dealer::askAll() {
    std::vector<PlayerId> asked;
    for (const Bet &bet : std::vector<Bet>(table().reference().setup().bets)) {
        if (bet.kind != mainBet || std::find(asked.begin(), asked.end(), bet.player) != asked.end())
            continue;
        asked.push_back(bet.player);
        Entry ask;
        ask.act = Act::Ask;
        ask.player = bet.player;
        ask.what = static_cast<std::uint8_t>(Asked::Continue);
        emit(std::move(ask));
        Entry answer;
        answer.act = Act::Answer;
        answer.player = bet.player;
        answer.what = static_cast<std::uint8_t>(Answered::Continues);
        emit(std::move(answer));
    }
}

// ---------------------------------------------------------------- a whole session

namespace {

/// Somebody lays more than the table takes.
void limitBets(Header &header) {
    if (header.book->play.overMax != MainOverMax::CountsToMax)
        return;
    header.table.mainLimits = {1000, 20'000};
    header.table.mainLimited = true;
}

} // namespace

std::vector<Card> shuffledShoe(const Header &header, int number) {
    std::vector<Card> shoe;
    for (int deck = 0; deck < header.table.decks; ++deck)
        for (unsigned code = 0; code < Card::codes; ++code)
            if (const Card card = Card::fromCode(code); card.rank() != Rank::Ten || header.book->hasTens)
                shoe.push_back(card);
    Random random(seedFrom(header.seed, "shoe", static_cast<std::uint64_t>(number)));
    random.shuffle(shoe);
    return shoe;
}

Header headerOf(const PlayoutOptions &options) {
    const Rulebook &book = *options.book;
    Header header;
    header.book = &book;
    header.seed = options.seed;
    header.dial = options.dial;
    header.house.burn = true;
    header.house.earlyFixed = true;
    TableSetup &table = header.table;
    table.rulebook = &book;
    table.seated.fill(nobody);
    table.sideLimits.resize(book.sideBets.size());
    table.readings = book.playReadings({});
    table.decks = options.decks > 0 ? options.decks : std::min(8, book.decks.max);
    table.boxes = std::max(options.boxes, book.boxes().min);
    if (options.dial >= 2)
        limitBets(header);
    table.payTable = book.payTables > 1 ? options.payTable : 1;
    header.shoe = shuffledShoe(header, 1);
    return header;
}

std::unique_ptr<Played> playOut(const PlayoutOptions &options, const Library &library) {
    const Rulebook &book = *options.book;
    if (!botNamed(options.bot))
        throw Refusal{"there is no bot \"" + options.bot + "\"; --bot help lists them", "--bot", {}};
    const auto known = incidentNames();
    if (options.faults != "none" && options.faults != "some" &&
        std::none_of(known.begin(), known.end(), [&](const BotName &name) { return options.faults == name.name; }))
        throw Refusal{"there is no fault \"" + options.faults + "\"; --faults help lists them", "--faults", {}};
    if (options.boxes < 1 || options.boxes > book.boxes().max)
        throw Refusal{"this game has 1 to " + std::to_string(book.boxes().max) + " boxes", "--boxes", {}};
    auto played = std::make_unique<Played>();
    played->header = headerOf(options);
    Header &header = played->header;
    TableSetup &table = header.table;
    const Bot &bot = *botNamed(options.bot);
    if (bot.mistake == Mistake::Omit && bot.act == Act::Return)
        limitBets(header);
    const bool emptyBox = (bot.mistake == Mistake::Card && bot.detail == EmptyBox) || options.faults == "relief-empty-box";
    if (emptyBox) // one of them stays without a bet
        table.boxes = std::min(table.boxes + 1, book.boxes().max);
    PlayoutOptions chosen = options;
    if (emptyBox)
        chosen.boxes = std::min(chosen.boxes, table.boxes - 1);
    if (bot.mistake == Mistake::Floor && chosen.faults == "none")
        chosen.faults = "foreign-cards";
    if (bot.mistake == Mistake::Refusal && bot.detail == LetLateBetLie)
        chosen.faults = "late-bet";
    Dealer(chosen, library, *played).deal();
    return played;
}

std::string traceText(const Played &played) {
    std::string text;
    writeHeader(text, played.header);
    text += '\n';
    for (const Entry &entry : played.entries) {
        writeEntry(text, played.header, entry);
        text += '\n';
    }
    return text;
}

} // namespace pitwise::live
