// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/factwords.h"
#include "app/felt/felttext.h"

#include <QCoreApplication>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;
using K = SituationKind;

QString factText(const char *source) {
    return QCoreApplication::translate("Facts", source);
}

/// A name of the contract and what authors read for it.
struct Word {
    const char *name;
    const char *text;
};

/// `%1`: which bettor or claimant.
constexpr Word labels[]{
    {"found", QT_TRANSLATE_NOOP("Facts", "Found")},
    {"what", QT_TRANSLATE_NOOP("Facts", "The bet was")},
    {"stage", QT_TRANSLATE_NOOP("Facts", "Seen in")},
    {"settled", QT_TRANSLATE_NOOP("Facts", "Settled")},
    {"reconstructible", QT_TRANSLATE_NOOP("Facts", "Order of the cards is known")},
    {"refusals", QT_TRANSLATE_NOOP("Facts", "The card was refused by")},
    {"areasActedSince", QT_TRANSLATE_NOOP("Facts", "Boxes that have had cards since")},
    {"cards", QT_TRANSLATE_NOOP("Facts", "Cards")},
    {"dealer", QT_TRANSLATE_NOOP("Facts", "Dealer's cards")},
    {"extra", QT_TRANSLATE_NOOP("Facts", "The further card")},
    {"manualShuffle", QT_TRANSLATE_NOOP("Facts", "Shuffled by hand")},
    {"othersOnBox", QT_TRANSLATE_NOOP("Facts", "Another bettor on the box")},
    {"hand", QT_TRANSLATE_NOOP("Facts", "Drawn for")},
    {"disclosed", QT_TRANSLATE_NOOP("Facts", "Of them face up")},
    {"drawn", QT_TRANSLATE_NOOP("Facts", "Drawn together")},
    {"afterRule", QT_TRANSLATE_NOOP("Facts", "After the ruling by clause")},
    {"furtherCardDealt", QT_TRANSLATE_NOOP("Facts", "A further card has been dealt")},
    {"noticed", QT_TRANSLATE_NOOP("Facts", "Noticed")},
    {"repeat", QT_TRANSLATE_NOOP("Facts", "He did it before")},
    {"min", QT_TRANSLATE_NOOP("Facts", "Minimum")},
    {"max", QT_TRANSLATE_NOOP("Facts", "Maximum")},
    {"bet", QT_TRANSLATE_NOOP("Facts", "Bet")},
    {"outcomeEstablished", QT_TRANSLATE_NOOP("Facts", "The outcome is established")},
    {"outcomeEstablishable", QT_TRANSLATE_NOOP("Facts", "The outcome can be established")},
    {"player", QT_TRANSLATE_NOOP("Facts", "Player %1")},
    {"amount", QT_TRANSLATE_NOOP("Facts", "Bet of player %1")},
    {"seated", QT_TRANSLATE_NOOP("Facts", "Seated")},
    {"agreed", QT_TRANSLATE_NOOP("Facts", "They agreed on")},
    {"surrendered", QT_TRANSLATE_NOOP("Facts", "Surrendered")},
    {"mainOnBox", QT_TRANSLATE_NOOP("Facts", "Place of his main bet on the box, player %1")},
    {"distance", QT_TRANSLATE_NOOP("Facts", "Boxes to his main bet, player %1")},
    {"sideTotal", QT_TRANSLATE_NOOP("Facts", "All his side bets, player %1")},
    {"insuranceTotal", QT_TRANSLATE_NOOP("Facts", "Insurance on boxes that he does not control, player %1")},
    {"order", QT_TRANSLATE_NOOP("Facts", "Asked as number, player %1")},
};

/// The fact and its value.
constexpr Word choices[]{
    {"found/extra", QT_TRANSLATE_NOOP("Facts", "A card too many")},
    {"found/missing", QT_TRANSLATE_NOOP("Facts", "A card missing")},
    {"found/foreign", QT_TRANSLATE_NOOP("Facts", "A foreign card")},
    {"found/unshuffled", QT_TRANSLATE_NOOP("Facts", "Not shuffled")},
    {"what/placed", QT_TRANSLATE_NOOP("Facts", "Placed")},
    {"what/increased", QT_TRANSLATE_NOOP("Facts", "Increased")},
    {"what/withdrawn", QT_TRANSLATE_NOOP("Facts", "Withdrawn")},
    {"stage/initial", QT_TRANSLATE_NOOP("Facts", "Opening deal")},
    {"stage/subsequent", QT_TRANSLATE_NOOP("Facts", "Later deal")},
    {"settled/none", QT_TRANSLATE_NOOP("Facts", "Nothing")},
    {"settled/interim", QT_TRANSLATE_NOOP("Facts", "Some bets")},
    {"settled/final", QT_TRANSLATE_NOOP("Facts", "Finally")},
    {"refusals/none", QT_TRANSLATE_NOOP("Facts", "Nobody")},
    {"refusals/some", QT_TRANSLATE_NOOP("Facts", "Some")},
    {"refusals/all", QT_TRANSLATE_NOOP("Facts", "All")},
    {"hand/player", QT_TRANSLATE_NOOP("Facts", "A player")},
    {"hand/dealer", QT_TRANSLATE_NOOP("Facts", "The dealer")},
    {"noticed/before-close", QT_TRANSLATE_NOOP("Facts", "Before no more bets")},
    {"noticed/after-outcome", QT_TRANSLATE_NOOP("Facts", "After the outcome")},
    {"noticed/after-close", QT_TRANSLATE_NOOP("Facts", "After no more bets")},
    {"bet/main", QT_TRANSLATE_NOOP("Facts", "Main bet")},
};

template <std::size_t N> const char *wordFor(const Word (&words)[N], const QString &name) {
    const auto word = std::ranges::find_if(words, [&](const Word &one) { return name == L1(one.name); });
    return word == std::end(words) ? nullptr : word->text;
}

} // namespace

QString kindTitle(SituationKind kind) {
    switch (kind) {
    case K::SimultaneousDraw: return factText(QT_TRANSLATE_NOOP("Facts", "Two cards together"));
    case K::CardInError: return factText(QT_TRANSLATE_NOOP("Facts", "Card in error"));
    case K::DealerOverdraw: return factText(QT_TRANSLATE_NOOP("Facts", "Dealer draws too many"));
    case K::PlayerSkipped: return factText(QT_TRANSLATE_NOOP("Facts", "Box skipped"));
    case K::FaceUpCard: return factText(QT_TRANSLATE_NOOP("Facts", "Face-up card in the shoe"));
    case K::Misdeal: return factText(QT_TRANSLATE_NOOP("Facts", "Cards dealt wrong"));
    case K::ShortDeal: return factText(QT_TRANSLATE_NOOP("Facts", "Box dealt too few"));
    case K::EmptyBoxDealt: return factText(QT_TRANSLATE_NOOP("Facts", "Empty box dealt"));
    case K::DealerNoCard: return factText(QT_TRANSLATE_NOOP("Facts", "Dealer without a card"));
    case K::BurnForgotten: return factText(QT_TRANSLATE_NOOP("Facts", "Burn card forgotten"));
    case K::ForeignCards: return factText(QT_TRANSLATE_NOOP("Facts", "Wrong cards in the shoe"));
    case K::LateBet: return factText(QT_TRANSLATE_NOOP("Facts", "Late bet"));
    case K::OverMaximum: return factText(QT_TRANSLATE_NOOP("Facts", "Bet over the maximum"));
    case K::UnderMinimum: return factText(QT_TRANSLATE_NOOP("Facts", "Bet under the minimum"));
    case K::SideBetWithoutMain: return factText(QT_TRANSLATE_NOOP("Facts", "Side bet alone on a box"));
    case K::SideSettlementLate: return factText(QT_TRANSLATE_NOOP("Facts", "Side bets settled late"));
    case K::AbsentPlayer: return factText(QT_TRANSLATE_NOOP("Facts", "Player away"));
    case K::CardRefused: return factText(QT_TRANSLATE_NOOP("Facts", "Card refused"));
    case K::Dissatisfied: return factText(QT_TRANSLATE_NOOP("Facts", "Player wants out"));
    case K::ShoeEmpty: return factText(QT_TRANSLATE_NOOP("Facts", "Shoe runs out"));
    case K::CutCardMissed: return factText(QT_TRANSLATE_NOOP("Facts", "Cut card missed"));
    case K::CardUnreadable: return factText(QT_TRANSLATE_NOOP("Facts", "Card cannot be read"));
    case K::PowerFailure: return factText(QT_TRANSLATE_NOOP("Facts", "Power failure"));
    case K::SqueezeDealtFaceUp: return factText(QT_TRANSLATE_NOOP("Facts", "Squeeze card face up"));
    case K::EarlierRoundLimitError: return factText(QT_TRANSLATE_NOOP("Facts", "Limit error, earlier round"));
    case K::ErrorNoticedNextRound: return factText(QT_TRANSLATE_NOOP("Facts", "Error seen a round later"));
    case K::NotCovered: return factText(QT_TRANSLATE_NOOP("Facts", "Not in the rules"));
    case K::WhoControls: return factText(QT_TRANSLATE_NOOP("Facts", "Who controls the box"));
    case K::SideBetClaim: return factText(QT_TRANSLATE_NOOP("Facts", "Side bet claimed"));
    case K::InsuranceClaim: return factText(QT_TRANSLATE_NOOP("Facts", "Insurance claimed"));
    default: return QString::fromLatin1(nameOf(kind).data(), static_cast<qsizetype>(nameOf(kind).size()));
    }
}

QString factLabel(const FactField &field) {
    const char *text = wordFor(labels, field.name);
    if (!text)
        return field.name;
    return field.person >= 0 ? factText(text).arg(field.person + 1) : factText(text);
}

QStringList choiceWords(const FactField &field) {
    QStringList list;
    for (const QString &value : field.values)
        if (const char *text = wordFor(choices, field.name + u'/' + value))
            list << factText(text);
        else // a side bet
            list << felt::sideBetName(value.toStdString());
    return list;
}

QString personTitle(K kind, int number) {
    const bool claims = kind == K::SideBetClaim || kind == K::InsuranceClaim;
    return (claims ? factText(QT_TRANSLATE_NOOP("Facts", "Claimant %1")) : factText(QT_TRANSLATE_NOOP("Facts", "Bettor %1")))
        .arg(number);
}

} // namespace pitwise
