// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/decisionmodel.h"
#include "app/editor/timelinemodel.h"

namespace pitwise {
namespace {

/// Printed on the buttons; none of them is another key of the editor.
QString letterOf(Do what) {
    switch (what) {
    case Do::CloseOffers: return QStringLiteral("K");
    case Do::Double: return QStringLiteral("D");
    case Do::EvenMoney: return QStringLiteral("M");
    case Do::FreeDouble: return QStringLiteral("U");
    case Do::FreeSplit: return QStringLiteral("L");
    case Do::Hit: return QStringLiteral("H");
    case Do::Insurance: return QStringLiteral("N");
    case Do::Split: return QStringLiteral("P");
    case Do::Stand: return QStringLiteral("S");
    case Do::Surrender: return QStringLiteral("Y");
    }
    return {};
}

} // namespace

void DecisionModel::show(const Awaited &awaited, const TableSetup &setup) {
    beginResetModel();
    m_rows.clear();
    if (awaited.kind == Awaited::Kind::Decision) {
        for (const Do what : awaited.allowed)
            m_rows.push_back(
                {what, awaited.box, QString::fromStdString(awaited.player), decisionName(what), letterOf(what)});
    } else if (awaited.kind == Awaited::Kind::Offers) {
        m_rows.push_back({Do::CloseOffers, 0, {}, decisionName(Do::CloseOffers), letterOf(Do::CloseOffers)});
        for (const Round::Offer &offer : awaited.offers) {
            const QString player = QString::fromStdString(setup.playerName(offer.player));
            const auto add = [&](bool open, Do what) {
                if (!open)
                    return;
                const bool first = rowOf(letterOf(what)) < 0; // the letter is for the first box that may
                m_rows.push_back({what, offer.box, player,
                                  tr("%1, box %2 %3").arg(decisionName(what)).arg(offer.box).arg(player),
                                  first ? letterOf(what) : QString()});
            };
            add(offer.surrender, Do::Surrender);
            add(offer.insurance, Do::Insurance);
            add(offer.evenMoney, Do::EvenMoney);
        }
    }
    endResetModel();
}

int DecisionModel::rowOf(const QString &letter) const {
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (!letter.isEmpty() && m_rows[i].letter == letter)
            return static_cast<int>(i);
    return -1;
}

QVariant DecisionModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    return role == LabelRole ? QVariant(row.label) : role == LetterRole ? QVariant(row.letter) : QVariant();
}

QHash<int, QByteArray> DecisionModel::roleNames() const {
    return {{LabelRole, "label"}, {LetterRole, "letter"}};
}

} // namespace pitwise
