// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/roundsteps.h"
#include "app/felt/felttext.h"

#include <QCoreApplication>

#include <algorithm>

namespace pitwise {

using namespace felt;

namespace {

QString stepText(const char *source) {
    return QCoreApplication::translate("RoundSteps", source);
}

QString actionName(Do what) {
    switch (what) {
    case Do::CloseOffers: return stepText(QT_TRANSLATE_NOOP("RoundSteps", "close the offers"));
    case Do::Double: return stepText(QT_TRANSLATE_NOOP("RoundSteps", "double"));
    case Do::EvenMoney: return stepText(QT_TRANSLATE_NOOP("RoundSteps", "even money"));
    case Do::FreeDouble: return stepText(QT_TRANSLATE_NOOP("RoundSteps", "free double"));
    case Do::FreeSplit: return stepText(QT_TRANSLATE_NOOP("RoundSteps", "free split"));
    case Do::Hit: return stepText(QT_TRANSLATE_NOOP("RoundSteps", "hit"));
    case Do::Insurance: return stepText(QT_TRANSLATE_NOOP("RoundSteps", "insurance"));
    case Do::Split: return stepText(QT_TRANSLATE_NOOP("RoundSteps", "split"));
    case Do::Stand: return stepText(QT_TRANSLATE_NOOP("RoundSteps", "stand"));
    case Do::Surrender: return stepText(QT_TRANSLATE_NOOP("RoundSteps", "surrender"));
    }
    return {};
}

QString totalText(HandTotal total) {
    return total.soft ? stepText(QT_TRANSLATE_NOOP("RoundSteps", "soft %1")).arg(total.total) : QString::number(total.total);
}

/// Words for one event. `view` is the table right after the step.
class Words {
public:
    explicit Words(const Round &round) : m_round(round), m_setup(round.setup()) {}

    [[nodiscard]] QString of(const Event &event, std::size_t number) const {
        const QString player = event.player == nobody ? QString() : QString::fromStdString(m_setup.playerName(event.player));
        const QString box = QString::number(event.box);
        switch (event.type) {
        case Event::Type::CardToHand: return cardToHand(event, number);
        case Event::Type::CardToDealer:
            return stepText(QT_TRANSLATE_NOOP("RoundSteps", "Dealer: %1, %2"))
                .arg(cardWords(event.card), totalText(viewAt(m_round, number + 1).dealerTotal));
        case Event::Type::Surrendered:
            return stepText(QT_TRANSLATE_NOOP("RoundSteps", "Box %1: %2 surrenders")).arg(box, player);
        case Event::Type::Insured:
            return event.other == event.player
                       ? stepText(QT_TRANSLATE_NOOP("RoundSteps", "Box %1: %2 insures with %3"))
                             .arg(box, player, money(event.amount))
                       : stepText(QT_TRANSLATE_NOOP("RoundSteps", "Box %1: %2 insures the bet of %4 with %3"))
                             .arg(box, player, money(event.amount), QString::fromStdString(m_setup.playerName(event.other)));
        case Event::Type::EvenMoney:
            return stepText(QT_TRANSLATE_NOOP("RoundSteps", "Box %1: %2 takes even money")).arg(box, player);
        case Event::Type::OffersClosed: return stepText(QT_TRANSLATE_NOOP("RoundSteps", "The offers are closed"));
        case Event::Type::Split:
            return stepText(QT_TRANSLATE_NOOP("RoundSteps", "Box %1: hand %2 is split")).arg(box).arg(event.hand);
        case Event::Type::Staked:
            return stepText(QT_TRANSLATE_NOOP("RoundSteps", "%1 puts %2 on hand %3"))
                .arg(player, money(event.amount))
                .arg(event.hand);
        case Event::Type::MarkerLaid:
            return event.amount == 1
                       ? stepText(QT_TRANSLATE_NOOP("RoundSteps", "Box %1, hand %2: doubled free, with a marker"))
                             .arg(box)
                             .arg(event.hand)
                       : stepText(QT_TRANSLATE_NOOP("RoundSteps", "Box %1, hand %2: split free, with a marker"))
                             .arg(box)
                             .arg(event.hand);
        case Event::Type::Doubled:
            return stepText(QT_TRANSLATE_NOOP("RoundSteps", "Box %1, hand %2: %3 doubles with %4"))
                .arg(box)
                .arg(event.hand)
                .arg(player, money(event.amount));
        case Event::Type::TieStaked:
            return stepText(QT_TRANSLATE_NOOP("RoundSteps", "%1 puts %2 on Tie on 18 of hand %3"))
                .arg(player, money(event.amount))
                .arg(event.hand);
        case Event::Type::Settled: return settled(m_round.ledger()[static_cast<std::size_t>(event.amount)]);
        case Event::Type::RoundOver: return stepText(QT_TRANSLATE_NOOP("RoundSteps", "The round is over"));
        case Event::Type::OffersOpen:
        case Event::Type::Turn:
        case Event::Type::Discarded:
        case Event::Type::DealerTurn: break;
        }
        return {};
    }

private:
    [[nodiscard]] QString cardToHand(const Event &event, std::size_t number) const {
        const RoundView view = viewAt(m_round, number + 1);
        for (const BoxView &box : view.table) {
            if (box.box != event.box || event.hand < 1 || event.hand > box.hands.size())
                continue;
            const HandView &hand = box.hands[event.hand - 1u];
            const QString total = hand.blackjack ? stepText(QT_TRANSLATE_NOOP("RoundSteps", "Blackjack"))
                                  : hand.bust ? stepText(QT_TRANSLATE_NOOP("RoundSteps", "%1, bust")).arg(hand.total.total)
                                              : totalText(hand.total);
            if (box.hands.size() > 1)
                return stepText(QT_TRANSLATE_NOOP("RoundSteps", "Box %1, hand %2: %3, %4"))
                    .arg(QString::number(event.box), QString::number(event.hand), cardWords(event.card), total);
            return stepText(QT_TRANSLATE_NOOP("RoundSteps", "Box %1: %2, %3"))
                .arg(QString::number(event.box), cardWords(event.card), total);
        }
        return cardWords(event.card);
    }

    [[nodiscard]] QString settled(const LedgerLine &line) const {
        const QString bet = line.kind == mainBet ? stepText(QT_TRANSLATE_NOOP("RoundSteps", "main bet"))
                                                 : sideBetName(std::string(m_setup.kindName(line.kind)));
        const QString player = QString::fromStdString(m_setup.playerName(line.player));
        const QString place = line.hand > 0
                                  ? stepText(QT_TRANSLATE_NOOP("RoundSteps", "Box %1, hand %2")).arg(line.box).arg(line.hand)
                                  : stepText(QT_TRANSLATE_NOOP("RoundSteps", "Box %1")).arg(line.box);
        const char *sentence = nullptr;
        Cents amount = 0;
        switch (line.result) {
        case Result::Win:
            sentence = QT_TRANSLATE_NOOP("RoundSteps", "%1: %2 of %3 wins, %4 is paid");
            amount = line.pays;
            break;
        case Result::Lose:
            sentence = QT_TRANSLATE_NOOP("RoundSteps", "%1: %2 of %3 loses, %4 is taken");
            amount = line.takes;
            break;
        case Result::StandOff:
            sentence = QT_TRANSLATE_NOOP("RoundSteps", "%1: %2 of %3 stands off, %4 stays");
            amount = line.stake;
            break;
        case Result::Surrender:
            sentence = QT_TRANSLATE_NOOP("RoundSteps", "%1: %2 of %3 is surrendered, %4 is taken");
            amount = line.takes;
            break;
        case Result::EvenMoney:
            sentence = QT_TRANSLATE_NOOP("RoundSteps", "%1: %2 of %3 gets even money, %4 is paid");
            amount = line.pays;
            break;
        case Result::Returned:
            sentence = QT_TRANSLATE_NOOP("RoundSteps", "%1: %2 of %3 is returned, %4");
            amount = line.stake;
            break;
        }
        return stepText(sentence).arg(place, bet, player, money(amount));
    }

    const Round &m_round;
    const TableSetup &m_setup;
};

/// Whether the event goes on with what the one before it began.
bool belongsTo(const Event &before, const Event &event) {
    using T = Event::Type;
    switch (event.type) {
    case T::OffersOpen:
    case T::Turn:
    case T::Discarded:
    case T::DealerTurn: return true;
    case T::Staked:
    case T::TieStaked:
        return before.type == T::Split || before.type == T::Staked || before.type == T::TieStaked ||
               before.type == T::MarkerLaid;
    case T::MarkerLaid: return before.type == T::Split || before.type == T::MarkerLaid || before.type == T::Staked;
    case T::Doubled: return before.type == T::Doubled;
    default: return false;
    }
}

} // namespace

std::vector<RoundStep> stepsOf(const Round &round) {
    const Words words(round);
    const std::vector<Event> &events = round.events();
    std::vector<RoundStep> steps;
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (steps.empty() || !belongsTo(events[i - 1], events[i]))
            steps.emplace_back();
        RoundStep &step = steps.back();
        step.events = i + 1;
        if (const QString text = words.of(events[i], i); !text.isEmpty() && !step.text.contains(text))
            step.text += (step.text.isEmpty() ? QString() : QStringLiteral("; ")) + text;
        if (events[i].type == Event::Type::Settled) {
            step.settles = true;
            for (const std::string &name :
                 round.setup().rulebook->names(round.ledger()[static_cast<std::size_t>(events[i].amount)].clauses()))
                step.clauses << QString::fromStdString(name);
        }
    }
    return steps;
}

QString waitingFor(const Round &round) {
    if (round.stage() == Stage::Settled)
        return {};
    if (round.stage() == Stage::Offers)
        return stepText(QT_TRANSLATE_NOOP("RoundSteps", "The script ends while the offers are open."));
    QStringList may;
    for (std::size_t i = 0; i < doCount; ++i) {
        const Do what = static_cast<Do>(i);
        if (what != Do::CloseOffers && round.gameHas(what) && !round.whyNot(what))
            may << actionName(what);
    }
    return stepText(QT_TRANSLATE_NOOP("RoundSteps", "The script ends here. Box %1, hand %2: %3 may now %4."))
        .arg(round.activeBox())
        .arg(round.activeHand())
        .arg(QString::fromStdString(round.setup().playerName(round.activePlayer())), may.join(QStringLiteral(", ")));
}

void RoundSteps::set(std::vector<RoundStep> steps) {
    beginResetModel();
    m_steps = std::move(steps);
    m_shown = 0;
    endResetModel();
}

void RoundSteps::setShown(int count) {
    count = std::clamp(count, 0, static_cast<int>(m_steps.size()));
    const int before = m_shown;
    if (count > before) {
        beginInsertRows({}, before, count - 1);
        m_shown = count;
        endInsertRows();
    } else if (count < before) {
        beginRemoveRows({}, count, before - 1);
        m_shown = count;
        endRemoveRows();
    }
    if (m_shown > 0)
        Q_EMIT dataChanged(index(std::max(0, std::min(before, m_shown) - 1)), index(m_shown - 1), {CurrentRole});
}

QVariant RoundSteps::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RoundStep &step = m_steps[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TextRole: return step.text;
    case ClausesRole: return step.clauses;
    case SettlesRole: return step.settles;
    case CurrentRole: return index.row() == m_shown - 1;
    }
    return {};
}

QHash<int, QByteArray> RoundSteps::roleNames() const {
    return {{TextRole, "text"}, {ClausesRole, "clauses"}, {SettlesRole, "settles"}, {CurrentRole, "current"}};
}

} // namespace pitwise
