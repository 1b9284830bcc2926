// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/editortable.h"
#include "app/felt/felttext.h"
#include "app/text/said.h"
#include "core/scenario/scriptedit.h"

#include <QRegularExpression>

// Bets, limits and the table itself: what lies there before the first card.

namespace pitwise {
namespace {

using L1 = QLatin1String;

/// The kind of bet that a word means: its id, or the beginning of its name on the felt. Empty: none.
QString kindOf(const QString &word, const Rulebook &rulebook) {
    if (word.compare(L1("main"), Qt::CaseInsensitive) == 0)
        return QStringLiteral("main");
    for (const SideBet &bet : rulebook.sideBets) {
        QString name = felt::sideBetName(bet.kind);
        name.remove(u' ').remove(u'\'').remove(u'’');
        const QString kind = QString::fromStdString(bet.kind);
        if (word.size() > 1 && (kind.startsWith(word, Qt::CaseInsensitive) || name.startsWith(word, Qt::CaseInsensitive) ||
                                kind.endsWith(word, Qt::CaseInsensitive)))
            return kind;
    }
    return {};
}

QJsonObject mainLimits(const QJsonObject &round) {
    return round[L1("table")].toObject()[L1("limits")].toObject()[L1("main")].toObject();
}

} // namespace

bool EditorTable::typeBet(const QString &text) {
    static const QRegularExpression blank(QStringLiteral("\\s+"));
    const QStringList words = text.split(blank, Qt::SkipEmptyParts);
    bool isBox = false;
    const int box = words.isEmpty() ? 0 : words.first().toInt(&isBox);
    if (isBox && box >= 1 && box <= boxes() && words.size() <= 3 && words.size() > 1 &&
        words[1].compare(L1("seat"), Qt::CaseInsensitive) == 0) {
        edit(tr("Change the seat"), script::withSeat(round(), box, words.value(2)), 0, 0);
        return true;
    }
    const auto amount = words.size() < 2 ? std::nullopt : script::typedMoney(words.last());
    if (!isBox || box < 1 || box > boxes() || !amount) {
        setErrors(m_cardError, tr("Type a box and an amount: 2 100, or 2 pair 10, or 2 B 50. Who sits there: 2 seat B."));
        return false;
    }
    QString kind = QStringLiteral("main"), player = script::playerFor(round(), box, m_bettor > 0 ? m_bettor : -1);
    for (const QString &word : words.mid(1, words.size() - 2)) {
        if (const QString named = kindOf(word, rulebook()); !named.isEmpty())
            kind = named;
        else
            player = word;
    }
    edit(tr("Place a bet"), script::withBet(round(), box, player, kind, *amount), 0, 0);
    return true;
}

void EditorTable::addChip(int chip, int box, const QString &area, const QString &whose) {
    if (chip < 0 || chip >= static_cast<int>(m_chipSet.chips().size()) || box < 1 || box > boxes())
        return;
    const QString kind = area.isEmpty() ? QStringLiteral("main") : area;
    const QString player = whose.isEmpty() ? script::playerFor(round(), box, m_bettor) : whose;
    const Cents amount = script::betOf(round(), box, player, kind) + m_chipSet.chips()[static_cast<std::size_t>(chip)].value;
    edit(tr("Place a chip"), script::withBet(round(), box, player, kind, amount), 0, 0);
}

void EditorTable::takeBet(int box, const QString &player, const QString &area) {
    const QString kind = area.isEmpty() ? QStringLiteral("main") : area;
    const QString who = player.isEmpty() ? script::playerFor(round(), box) : player;
    if (script::betOf(round(), box, who, kind) > 0)
        edit(tr("Take a bet away"), script::withBet(round(), box, who, kind, 0), 0, 0);
}

void EditorTable::seatNext(int box) {
    const QStringList here = script::bettorsOn(round(), box);
    if (here.isEmpty() && script::seatedAt(round(), box).isEmpty())
        return;
    const QString next = here.value(here.indexOf(script::seatedAt(round(), box)) + 1);
    edit(tr("Change the seat"), script::withSeat(round(), box, next), 0, 0);
}

int EditorTable::decks() const {
    return m_played ? m_played->setup().decks : 0;
}
int EditorTable::boxes() const {
    return m_played ? m_played->setup().boxes : 0;
}
int EditorTable::payTable() const {
    return m_played ? m_played->setup().payTable : 1;
}

void EditorTable::setDecks(int decks) {
    edit(tr("Change the decks"), script::withTable(round(), QStringLiteral("decks"), decks), 0, 0);
}
void EditorTable::setBoxes(int boxes) {
    edit(tr("Change the boxes"), script::withTable(round(), QStringLiteral("boxes"), boxes), 0, 0);
}
void EditorTable::setPayTable(int table) {
    edit(tr("Change the pay table"), script::withTable(round(), QStringLiteral("payTable"), table), 0, 0);
}

QString EditorTable::minText() const {
    const Cents min = mainLimits(round())[L1("min")].toInteger();
    return min > 0 ? moneyText(min) : moneyText(0);
}

QString EditorTable::maxText() const {
    const Cents max = mainLimits(round())[L1("max")].toInteger();
    return max > 0 ? moneyText(max) : QString();
}

bool EditorTable::setLimits(const QString &min, const QString &max) {
    const auto least = min.trimmed().isEmpty() ? std::optional<Cents>(0) : script::typedMoney(min);
    const auto most = max.trimmed().isEmpty() ? std::optional<Cents>(0) : script::typedMoney(max);
    if (!least || !most || (*most > 0 && *least > *most)) {
        setErrors(m_cardError, tr("Type two amounts, the minimum first."));
        return false;
    }
    edit(tr("Change the limits"), script::withLimits(round(), QStringLiteral("main"), *least, *most), 0, 0);
    return true;
}

} // namespace pitwise
