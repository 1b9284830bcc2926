// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A bet outside the limits: what the dealer does, by when it is noticed and how often it happened, and what it moves.
#include "core/quiz/families/lists.h"
#include "core/quiz/families/trouble.h"

#include <QJsonArray>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;
using enum RulingCode;

struct LimitTable : Trouble {
    explicit LimitTable(Maker &maker) : Trouble(maker, maker.between(2, 3)) {
        setup.mainLimits.max = 100 * m.scale() * m.oneOf({500, 1000, 2000});
        for (Bet &bet : setup.bets) // the others bet within them
            bet.placed = bet.counts = unit() * m.between(1, static_cast<int>(setup.mainLimits.max / unit() / 4));
    }
    [[nodiscard]] Cents unit() const { return std::max<Cents>(2500 * m.scale(), setup.mainLimits.min); }
    Bet &betOf(std::size_t index) { return setup.bets[index]; }
    void place(std::size_t index, Cents amount) { betOf(index).placed = betOf(index).counts = amount; }
    [[nodiscard]] QJsonObject limits() const {
        return {{L1("min"), static_cast<qint64>(setup.mainLimits.min)},
                {L1("max"), static_cast<qint64>(setup.mainLimits.max)}};
    }
    [[nodiscard]] QJsonArray betsOn(int box) const {
        QJsonArray bets;
        for (const Bet &bet : setup.bets)
            if (bet.box == box)
                bets.append(QJsonObject{{L1("player"), QString::fromStdString(setup.playerName(bet.player))},
                                        {L1("amount"), static_cast<qint64>(bet.placed)}});
        return bets;
    }
    /// The round to its end, nothing of it settled yet.
    void playOut() {
        deal();
        playTo(last());
        live().finish();
        scene.settled = true;
    }
};

PhraseId seenWhen(bool before, bool under) {
    return before  ? "limitrulings.you-see-it-before-bets-are"_say
           : under ? "limitrulings.you-see-it-when-round-is-over"_say
                   : "limitrulings.you-see-it-after-bets-are"_say;
}

QJsonObject underFacts(bool before, bool repeat) {
    return {{L1("noticed"), before ? L1("before-close") : L1("after-outcome")}, {L1("repeat"), repeat}};
}

QJsonObject overFacts(const LimitTable &t, bool before) {
    return {{L1("noticed"), before ? L1("before-close") : L1("after-close")},
            {L1("bet"), L1("main")},
            {L1("limits"), t.limits()},
            {L1("bets"), t.betsOn(t.first())}};
}

/// Two bettors on the first box: over the maximum by one of them, or only both together.
void fillBox(Maker &m, LimitTable &t, bool oneIsOver) {
    const Cents unit = t.unit(), max = t.setup.mainLimits.max;
    const int most = static_cast<int>(max / unit);
    t.place(0, oneIsOver ? max + unit * m.between(1, std::max(1, most / 2)) : unit * m.between(most / 2 + 1, most));
    const std::string other = Trouble::playerAt(t.boxes.size());
    m.bet(t.setup, t.first(), other.c_str(), oneIsOver ? unit * m.between(1, most) : unit * m.between(most / 2 + 1, most));
}

/// Free Bet: shares that come out exactly, since both have placed twice theirs.
void fillShared(Maker &m, LimitTable &t) {
    const Cents unit = t.unit(), max = t.setup.mainLimits.max;
    const Cents share = unit * m.between(1, static_cast<int>(max / unit) - 1);
    t.place(0, 2 * share);
    m.bet(t.setup, t.first(), Trouble::playerAt(t.boxes.size()).c_str(), 2 * (max - share));
}

// ---------------------------------------------------------------- under the minimum

/// Lucky 8 and Dueling 8's: settled at its size the first time, given back after that.
void askWhatItMoves(Maker &m, Question &question, LimitTable &t, bool repeat) {
    const std::string player = Trouble::playerAt(0);
    const bool won = measured(t.round(), {t.first(), player, "main", 0, Measure::Pays}) > 0;
    const Cents moves = measured(t.round(), {t.first(), player, "main", 0, won ? Measure::Pays : Measure::Takes});
    question.prompt = say(won ? "limitrulings.how-much-do-you-pay-on"_say : "limitrulings.how-much-do-you-take-of"_say,
                          playerName(player));
    question.asks[L1("player")] = QString::fromStdString(player);
    setAmount(question, repeat ? 0 : moves,
              {{repeat ? moves : 0, repeat ? "limitrulings.second-time-bet-goes-back-whatever"_say
                                           : "limitrulings.first-time-it-is-settled-at"_say},
               {t.setup.mainLimits.min, "limitrulings.it-is-settled-at-its-own"_say}});
    question.target = 12;
    (void)m;
}

std::vector<Rival> limitRivals(const LimitTable &t) {
    const bool shared = t.m.rules().play.overMax == MainOverMax::BoxShared;
    const Cents max = t.setup.mainLimits.max;
    QJsonObject over{
        {L1("noticed"), L1("after-close")},
        {L1("bet"), L1("main")},
        {L1("limits"), t.limits()},
        {L1("bets"), QJsonArray{QJsonObject{{L1("player"), L1("A")}, {L1("amount"), static_cast<qint64>(2 * max)}}}}};
    QJsonObject early = over;
    early[L1("noticed")] = L1("before-close");
    std::vector<Rival> rivals{{"under-minimum", underFacts(true, false), "limitrulings.that-is-before-bets-are-closed"_say},
                              {"under-minimum", underFacts(false, false), "limitrulings.that-is-for-first-bet-under"_say},
                              {"over-maximum", over, "limitrulings.that-is-for-bet-over-maximum"_say}};
    if (shared) {
        rivals[1].label = "limitrulings.that-is-for-bet-under-minimum"_say;
        rivals.push_back({"over-maximum", early, "limitrulings.that-is-for-box-over-maximum"_say});
        return rivals;
    }
    rivals.push_back({"under-minimum", underFacts(false, true), "limitrulings.that-is-for-second-bet-under"_say});
    return rivals;
}

std::optional<Question> underMinimum(Maker &m, bool before, bool repeat) {
    LimitTable t(m);
    const bool shared = m.rules().play.overMax == MainOverMax::BoxShared;
    const Cents min = t.setup.mainLimits.min;
    if (min < 1000)
        return std::nullopt;
    t.place(0, 500 * m.between(1, static_cast<int>((min - 1) / 500)));
    const bool sums = !shared && !before && m.chance(35);
    if (!before)
        t.playOut();
    if (sums && measured(t.round(), {t.first(), "A", "main", 0, Measure::Pays}) ==
                    measured(t.round(), {t.first(), "A", "main", 0, Measure::Takes}))
        return std::nullopt; // a stand-off moves nothing
    Incident incident{
        "under-minimum",
        underFacts(before, repeat),
        {say("limitrulings.minimum-is-bet-of-lies-under", Money{min}, playerName("A")), seenWhen(before, true)}};
    if (!before && !shared)
        incident.story.push_back(repeat ? "limitrulings.had-bet-under-minimum-settled-before"_say
                                        : "limitrulings.it-is-his-first-bet-under"_say);
    incident.rivals = limitRivals(t);
    incident.closed = true;
    incident.defensible = defensibleRulings(m.rules(), incident.kind, incident.facts);
    const Phrase prompt = say("limitrulings.what-about-bet-of", playerName("A"));
    auto question = sums ? ruledQuestion(m, incident, prompt) : rulingQuestion(m, incident, prompt);
    if (!question)
        return question;
    t.dress(*question, t.first());
    if (sums)
        askWhatItMoves(m, *question, t, repeat);
    return question;
}

// ---------------------------------------------------------------- over the maximum

/// Free Bet, before the close: the seated player's chips come first, or else those of the largest bet (1.30, 5.1).
std::optional<Question> whoseChipsGoBack(Maker &m, LimitTable &t, Incident incident) {
    const bool seated = m.chance(50);
    const std::string first = Trouble::playerAt(0), other = Trouble::playerAt(t.boxes.size());
    if (seated)
        incident.facts[L1("seated")] = QString::fromStdString(first);
    else
        t.setup.seated[static_cast<std::size_t>(t.first())] = nobody;
    const auto ruling = rulingOn(m.library(), m.rules().document, incident.kind, incident.facts);
    auto question = ruledQuestion(m, incident, {});
    if (!ruling || !question || t.betOf(0).placed == t.setup.bets.back().placed)
        return std::nullopt;
    const std::string &asked = m.chance(50) ? first : other;
    const auto back = [&](const std::string &player) {
        Cents sum = 0;
        for (const PlacedBet &bet : ruling->rejects)
            sum += bet.player == player ? bet.amount : 0;
        return sum;
    };
    question->prompt = say("limitrulings.how-much-of-bet-of-goes", playerName(asked));
    t.dress(*question, t.first());
    question->asks[L1("player")] = QString::fromStdString(asked);
    const Cents over = back(first) + back(other);
    setAmount(*question, back(asked),
              {{over - back(asked), seated ? "limitrulings.seated-player-comes-first-with-his"_say
                                           : "limitrulings.with-nobody-seated-largest-bet-comes"_say},
               {over / 2, "limitrulings.before-bets-are-closed-nothing-is"_say}});
    explain(*question,
            seated ? "limitrulings.seated-player-comes-first-with-his"_say
                   : "limitrulings.with-nobody-seated-largest-bet-comes"_say,
            seated ? std::vector<std::string>{"5.1"} : std::vector<std::string>{"5.1", "1.30"});
    question->target = 20;
    return question;
}

std::optional<Question> overMaximum(Maker &m, bool before, bool oneIsOver) {
    LimitTable t(m);
    const bool shared = m.rules().play.overMax == MainOverMax::BoxShared;
    if (shared)
        fillShared(m, t);
    else
        fillBox(m, t, oneIsOver);
    Incident incident{"over-maximum",
                      overFacts(t, before),
                      {say("limitrulings.maximum-is", Money{t.setup.mainLimits.max}), seenWhen(before, false)}};
    if (shared && before && m.chance(45))
        return whoseChipsGoBack(m, t, incident);
    if (shared && before)
        incident.facts[L1("seated")] = L1("A");
    if (!before) {
        t.deal();
        t.playTo(t.first());
        t.scene.settled = true;
    }
    incident.rivals = limitRivals(t);
    incident.closed = true;
    incident.defensible = defensibleRulings(m.rules(), incident.kind, incident.facts);
    auto question = rulingQuestion(m, incident,
                                   shared ? say("limitrulings.what-about-bets-on-box", Box{t.first()})
                                          : say("limitrulings.what-about-bet-of", playerName("A")));
    if (question)
        t.dress(*question, t.first());
    return question;
}

std::optional<Question> limitRuling(Maker &m) {
    const bool shared = m.rules().play.overMax == MainOverMax::BoxShared;
    // Each ruling as often as the others; two cases may share one.
    switch (m.between(0, shared ? 3 : 4)) {
    case 0: return shared || m.chance(50) ? underMinimum(m, true, false) : overMaximum(m, true, true);
    case 1: return underMinimum(m, false, false);
    case 2: return overMaximum(m, false, true);
    case 3: return shared ? overMaximum(m, true, true) : underMinimum(m, false, true);
    default: return overMaximum(m, m.chance(50), false);
    }
}

} // namespace

std::vector<Family> limitRulings() {
    return {
        {"limit-ruling",
         Topic::Irregularities,
         "family.limit-ruling"_say,
         {{"lucky8", "3.6 5.26 5.27"}, {"dueling8s", "3.6 5.23 5.24"}, {"freebet", "1.30 5.1 5.1.1 5.2 5.2.1"}},
         limitRuling},
    };
}

} // namespace pitwise
