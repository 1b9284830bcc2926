// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/answersheet.h"
#include "app/felt/felttargets.h"
#include "app/text/said.h"
#include "core/overloaded.h"
#include "core/qttext.h"
#include "core/quiz/key.h"
#include "core/scenario/asking.h"

#include <QCoreApplication>

#include <algorithm>

namespace pitwise {
namespace {

QString sheetText(const char *source) {
    return QCoreApplication::translate("AnswerSheet", source);
}

/// "Hit", "Free split": an action as a button says it.
QString actionWords(Do what) {
    switch (what) {
    case Do::Hit: return sheetText(QT_TRANSLATE_NOOP("AnswerSheet", "Hit"));
    case Do::Stand: return sheetText(QT_TRANSLATE_NOOP("AnswerSheet", "Stand"));
    case Do::Double: return sheetText(QT_TRANSLATE_NOOP("AnswerSheet", "Double"));
    case Do::Split: return sheetText(QT_TRANSLATE_NOOP("AnswerSheet", "Split"));
    case Do::FreeDouble: return sheetText(QT_TRANSLATE_NOOP("AnswerSheet", "Free double"));
    case Do::FreeSplit: return sheetText(QT_TRANSLATE_NOOP("AnswerSheet", "Free split"));
    case Do::Surrender: return sheetText(QT_TRANSLATE_NOOP("AnswerSheet", "Surrender"));
    case Do::Insurance: return sheetText(QT_TRANSLATE_NOOP("AnswerSheet", "Insure"));
    case Do::EvenMoney: return sheetText(QT_TRANSLATE_NOOP("AnswerSheet", "Even money"));
    case Do::CloseOffers: break; // nobody is asked whether the dealer may
    }
    return {};
}

QString actionsWords(const std::vector<Do> &actions) {
    QStringList words;
    for (const Do what : actions)
        words << actionWords(what);
    return words.join(sheetText(QT_TRANSLATE_NOOP("AnswerSheet", ", ")));
}

QString betWords(const BetAnswer &bet, bool several) {
    return sheetText(QT_TRANSLATE_NOOP("AnswerSheet", "Box %1, %2: %3%4"))
        .arg(QString::number(bet.box), qt(bet.player), said(betName(bet.kind)),
             several ? sheetText(QT_TRANSLATE_NOOP("AnswerSheet", ", hand %1")).arg(bet.hand) : QString());
}

QString totalWords(const TotalAnswer &total) {
    const char *words =
        total.soft ? QT_TRANSLATE_NOOP("AnswerSheet", "soft %1") : QT_TRANSLATE_NOOP("AnswerSheet", "hard %1");
    return sheetText(words).arg(total.total);
}

/// An answer that no option has words for. `several`: a bet whose box has several hands.
QString ownWords(const Answer &answer, bool several) {
    return std::visit(
        Overloaded{
            [](const AmountAnswer &a) { return moneyText(a.cents); },
            [](const ChipsAnswer &a) { return moneyText(a.cents); }, [](const TotalAnswer &a) { return totalWords(a); },
            [](const CountAnswer &a) { return QString::number(a.count); },
            [](const ActionsAnswer &a) { return actionsWords(a.allowed); },
            [](const PlayerAnswer &a) { return sheetText(QT_TRANSLATE_NOOP("AnswerSheet", "Player %1")).arg(qt(a.player)); },
            [&](const BetAnswer &a) { return betWords(a, several); },
            [](const CardAnswer &a) { return said(cardPhrase(a.card)); },
            // Nothing but options: their words are the line's.
            [](const ChoiceAnswer &) { return QString(); }, [](const ChoicesAnswer &) { return QString(); },
            [](const OrderAnswer &) { return QString(); }, [](const PlaceAnswer &) { return QString(); },
            [](const ClauseAnswer &) { return QString(); }, [](const RulingAnswer &) { return QString(); }},
        answer);
}

/// The place on the felt that a thing lies on, as answers name it.
std::string areaOf(const felt::PlacedItem &item) {
    if (item.kind == felt::ItemKind::InsuranceSpot || item.role == felt::StackRole::Insurance)
        return "insurance";
    return item.area.empty() ? "main" : item.area;
}

} // namespace

QString AnswerSheet::label(std::size_t line) const {
    const Line &shown = lines()[line];
    return shown.text.isEmpty() ? ownWords(shown.answer, shown.several) : said(shown.text);
}

bool AnswerSheet::isFree(std::size_t line) const {
    const auto *action = std::get_if<ActionsAnswer>(&lines()[line].answer);
    return action && (action->allowed == std::vector{Do::FreeDouble} || action->allowed == std::vector{Do::FreeSplit});
}

int AnswerSheet::pickable() const {
    using namespace felt;
    switch (kind()) {
    case AnswerKind::Player: return PlayerTarget;
    case AnswerKind::Bet: return BetTarget | InsuranceTarget;
    case AnswerKind::Card: return CardTarget;
    case AnswerKind::Place: return BoxTarget | AreaTarget | InsuranceTarget;
    case AnswerKind::Amount:
    case AnswerKind::Chips:
    case AnswerKind::Choice:
    case AnswerKind::Choices:
    case AnswerKind::Order:
    case AnswerKind::Actions:
    case AnswerKind::Total:
    case AnswerKind::Count:
    case AnswerKind::Clause:
    case AnswerKind::Ruling: break;
    }
    return NoTarget;
}

bool AnswerSheet::isAt(const Answer &answer, const felt::PlacedItem &item) const {
    const bool here = m_askedBox == 0 || item.box == m_askedBox;
    if (const auto *player = std::get_if<PlayerAnswer>(&answer))
        return here && player->player == item.player;
    if (const auto *card = std::get_if<CardAnswer>(&answer))
        return item.card && *item.card == card->card;
    if (const auto *place = std::get_if<PlaceAnswer>(&answer))
        return here && place->area == areaOf(item);
    if (const auto *bet = std::get_if<BetAnswer>(&answer))
        return bet->box == item.box && bet->player == item.player && bet->kind == areaOf(item) &&
               (bet->kind != "main" || std::max(1, bet->hand) == std::max(1, item.hand));
    return false;
}

int AnswerSheet::lineAt(const felt::PlacedItem &item) const {
    const auto it = std::ranges::find_if(lines(), [&](const Line &line) { return isAt(line.answer, item); });
    return it == lines().end() ? -1 : static_cast<int>(it - lines().begin());
}

QString AnswerSheet::inWords(const std::optional<Answer> &answer) const {
    const QString none = sheetText(QT_TRANSLATE_NOOP("AnswerSheet", "None of them"));
    QStringList words;
    switch (control()) {
    case AnswerControl::Money:
    case AnswerControl::Number: return answer ? ownWords(*answer, false) : QString();
    case AnswerControl::OneOf: {
        const std::vector<bool> held = answer ? linesOf(*answer) : std::vector<bool>();
        const auto it = std::ranges::find(held, true);
        const auto *player = answer ? std::get_if<PlayerAnswer>(&*answer) : nullptr;
        return it != held.end() ? label(static_cast<std::size_t>(it - held.begin()))
               : player         ? qt(player->player)
                                : QString();
    }
    case AnswerControl::SomeOf: {
        const std::vector<bool> held = answer ? linesOf(*answer) : std::vector<bool>();
        for (std::size_t i = 0; i < held.size(); ++i)
            if (held[i])
                words << label(i);
        return words.isEmpty() ? none : words.join(sheetText(QT_TRANSLATE_NOOP("AnswerSheet", ", ")));
    }
    case AnswerControl::InOrder:
        for (const int line : answer ? orderOf(*answer) : std::vector<int>())
            words << label(static_cast<std::size_t>(line));
        return words.isEmpty() ? none : words.join(sheetText(QT_TRANSLATE_NOOP("AnswerSheet", ", then ")));
    }
    return {};
}

QString keyWords(const Question &question, Offered offered) {
    const QString words = AnswerSheet(std::move(offered), 0).inWords(question.key());
    return words.isEmpty() ? said(answerText(question.key())) : words;
}

} // namespace pitwise
