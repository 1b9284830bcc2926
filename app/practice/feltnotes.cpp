// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/feltnotes.h"
#include "app/felt/felttext.h"

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;
using felt::ItemKind;
using felt::PlacedItem;
using felt::StackRole;
using Note = FeltNotes::Note;
using Kind = FeltNotes::Kind;

const HandView *handOf(const RoundView &view, const PlacedItem &item) {
    for (const BoxView &box : view.table)
        if (box.box == item.box && item.hand >= 1 && item.hand <= static_cast<int>(box.hands.size()))
            return &box.hands[static_cast<std::size_t>(item.hand - 1)];
    return nullptr;
}

/// Whether a total has a say in what becomes of the asked bet. Where no bet is asked for, it may.
struct TotalsThatCount {
    bool hands = true, dealer = true;
};
TotalsThatCount totalsFor(const QString &kind) {
    if (kind.isEmpty() || kind == L1("main") || kind == L1("tie18"))
        return {};
    if (kind == L1("bonus678"))
        return {true, false};
    return {false, kind == L1("insurance") || kind == L1("21plus") || kind == L1("boombusted")};
}

/// Of the asked box, or of every box where none is, and the dealer's. A hand that something went wrong with counts as the
/// ruling says, not as its cards do: there are no totals then.
void addTotals(std::vector<Note> &notes, const Question &question, const FeltScene &scene) {
    if (!question.situation.isEmpty() || question.round.isEmpty())
        return;
    const RoundView &view = scene.view();
    const int asked = question.asks.value(L1("box")).toInt();
    const TotalsThatCount count = totalsFor(question.asks.value(L1("kind")).toString());
    for (const PlacedItem &item : scene.layout()->items) {
        if (item.kind == ItemKind::DealerHand && count.dealer && view.dealer.size() > 1)
            notes.push_back({item.id, felt::dealerTotalWords(view, scene.rulebook()->play), Kind::Total});
        else if (item.kind == ItemKind::Hand && count.hands && (asked == 0 || item.box == asked))
            if (const HandView *hand = handOf(view, item); hand && hand->cards.size() > 1 && !hand->discarded)
                notes.push_back({item.id, felt::totalWords(*hand), Kind::Total});
    }
}

/// The stack that the question is about; several hands at once: their box.
const PlacedItem *askedBet(const Question &question, const FeltScene &scene) {
    const QString kind = question.asks.value(L1("kind")).toString();
    const int box = question.asks.value(L1("box")).toInt(), hand = question.asks.value(L1("hand")).toInt();
    const std::string player = question.asks.value(L1("player")).toString().toStdString();
    const bool main = kind == L1("main") || kind == L1("bonus678");
    const auto fits = [&](const PlacedItem &item) {
        if (item.kind != ItemKind::Stack || item.box != box || (!player.empty() && item.player != player))
            return false;
        if (kind == L1("insurance"))
            return item.role == StackRole::Insurance;
        if (main)
            return item.role == StackRole::Bet && (hand == 0 || item.hand == hand);
        return (item.role == StackRole::Side || item.role == StackRole::Tie) &&
               (item.area.empty() ? kind == L1("tie18") : QString::fromStdString(item.area) == kind) &&
               (hand == 0 || item.hand == 0 || item.hand == hand);
    };
    const auto &items = scene.layout()->items;
    const auto first = std::ranges::find_if(items, fits);
    if (first == items.end())
        return nullptr;
    if (main && hand == 0 && std::ranges::count_if(items, fits) > 1)
        return scene.item(QStringLiteral("box/%1").arg(box));
    return &*first;
}

void addPays(std::vector<Note> &notes, const Question &question, const AnswerSheet &sheet, const FeltScene &scene) {
    if (sheet.control() != AnswerControl::Money || question.asks.value(L1("box")).toInt() == 0)
        return;
    const PlacedItem *bet = askedBet(question, scene);
    if (!bet)
        return;
    const Cents cents = moneyIn(question.key()).value_or(0);
    const bool takes = question.asks.value(L1("measure")).toString() == L1("takes");
    const QString amount = sheet.inWords(question.key());
    notes.push_back({bet->id,
                     cents == 0 ? (takes ? FeltNotes::tr("Take nothing") : FeltNotes::tr("Pay nothing"))
                                : (takes ? FeltNotes::tr("Take %1") : FeltNotes::tr("Pay %1")).arg(amount),
                     Kind::Pays});
}

void addRings(std::vector<Note> &notes, const Question &question, const AnswerSheet &sheet, const FeltScene &scene,
              const std::optional<Answer> &given) {
    const auto lineIn = [&](const std::optional<Answer> &answer) {
        const std::vector<bool> lines = answer ? sheet.linesOf(*answer) : std::vector<bool>();
        const auto it = std::ranges::find(lines, true);
        return it == lines.end() ? -1 : static_cast<int>(it - lines.begin());
    };
    const int right = lineIn(question.key()), yours = lineIn(given);
    bool ringedRight = false, ringedYours = false;
    for (const felt::Target &target : felt::targetsOf(*scene.layout(), sheet.pickable())) {
        const int line = sheet.lineAt(*target.item);
        if (line >= 0 && line == right && !ringedRight) {
            notes.push_back({target.item->id, FeltNotes::tr("Right"), Kind::Right});
            ringedRight = true;
        } else if (line >= 0 && line == yours && line != right && !ringedYours) {
            notes.push_back({target.item->id, FeltNotes::tr("Yours"), Kind::Yours});
            ringedYours = true;
        }
    }
}

} // namespace

void FeltNotes::show(const Question &question, const AnswerSheet &sheet, const FeltScene &scene,
                     const std::optional<Answer> &given) {
    std::vector<Note> notes;
    if (scene.layout()) {
        addTotals(notes, question, scene);
        addPays(notes, question, sheet, scene);
        if (sheet.pickable() != 0)
            addRings(notes, question, sheet, scene, given);
    }
    set(std::move(notes));
}

void FeltNotes::set(std::vector<Note> notes) {
    beginResetModel();
    m_notes = std::move(notes);
    endResetModel();
}

QVariant FeltNotes::data(const QModelIndex &index, int role) const {
    const Note &note = m_notes[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TargetRole: return note.target;
    case TextRole: return note.text;
    case KindRole: return QVariant::fromValue(note.kind);
    default: return {};
    }
}

QHash<int, QByteArray> FeltNotes::roleNames() const {
    return {{TargetRole, "target"}, {TextRole, "text"}, {KindRole, "kind"}};
}

} // namespace pitwise
