// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/progress/masteryrows.h"
#include "app/text/daywords.h"
#include "core/qttext.h"

#include <algorithm>

namespace pitwise {
MasteryRows::MasteryRows(Desk &desk, QObject *parent) : QObject(parent), m_desk(desk) {
}

void MasteryRows::show(const std::string &document, const MasteryMap &map) {
    const bool another = document != m_document;
    m_document = document;
    m_map = map;
    std::map<std::string, const MasteryCell *> cells;
    for (const MasteryCell &cell : map.cells)
        cells[cell.clause] = &cell;
    const auto isOpen = [&](const std::string &clause) {
        const auto items = m_desk.readings().itemsFor(document, clause);
        return std::any_of(items.begin(), items.end(), [&](const ReadingItem *item) {
            return item->has(QuizMark::Flag) && !m_desk.house().fixed.contains(item->id);
        });
    };
    m_rows.clear();
    for (const ClauseGroup &group : m_desk.groups().of(document)) {
        Row &row = m_rows.emplace_back();
        row.title = qt(group.title);
        row.range = qt(group.range);
        for (const std::string &clause : group.clauses)
            if (const auto it = cells.find(clause); it != cells.end())
                row.cells.push_back({*it->second, isOpen(clause)});
    }
    if (another)
        m_current = 0;
    Q_EMIT changed();
    Q_EMIT currentChanged();
}

int MasteryRows::cells() const {
    int all = 0;
    for (const Row &row : m_rows)
        all += static_cast<int>(row.cells.size());
    return all;
}

void MasteryRows::setCurrent(int cell) {
    const int most = cells() - 1;
    if (most < 0 || cell < 0 || cell > most || cell == m_current)
        return;
    m_current = cell;
    Q_EMIT currentChanged();
}

const MasteryRows::Cell *MasteryRows::cell(int index) const {
    for (const Row &row : m_rows) {
        if (index >= 0 && index < static_cast<int>(row.cells.size()))
            return &row.cells[static_cast<std::size_t>(index)];
        index -= static_cast<int>(row.cells.size());
    }
    return nullptr;
}

int MasteryRows::walk(int cell, Qt::Key arrow) const {
    const int last = cells() - 1;
    switch (arrow) {
    case Qt::Key_Left: return std::max(0, cell - 1);
    case Qt::Key_Right: return std::min(last, cell + 1);
    case Qt::Key_Home: return 0;
    case Qt::Key_End: return last;
    default: break;
    }
    std::size_t row = 0;
    int first = 0; // of the row
    while (row < m_rows.size() && cell >= first + static_cast<int>(m_rows[row].cells.size()))
        first += static_cast<int>(m_rows[row++].cells.size());
    const int column = cell - first;
    if (arrow == Qt::Key_Up && row > 0) {
        const int size = static_cast<int>(m_rows[row - 1].cells.size());
        return first - size + std::min(column, size - 1);
    }
    if (arrow == Qt::Key_Down && row + 1 < m_rows.size())
        return first + static_cast<int>(m_rows[row].cells.size()) +
               std::min(column, static_cast<int>(m_rows[row + 1].cells.size()) - 1);
    return cell;
}

QString MasteryRows::figuresOf(const Cell &cell) const {
    const MasteryCell &figures = cell.figures;
    if (figures.asked == 0)
        return tr("Not asked yet");
    const Day today = m_desk.moment().today();
    const QString back = figures.due ? tr("due now") : tr("comes back %1").arg(dayWords(figures.dueDay, today));
    return tr("%1 of %2 right, %3").arg(QString::number(figures.right), QString::number(figures.asked), back);
}

QString MasteryRows::words(int index) const {
    const Cell *found = cell(index);
    if (!found)
        return {};
    static const char *const levels[] = {QT_TR_NOOP("not asked"), QT_TR_NOOP("learning"), QT_TR_NOOP("right"),
                                         QT_TR_NOOP("right and fast")};
    QStringList words{tr("Clause %1").arg(qt(found->figures.clause)), clauseAsk(m_desk, {m_document, found->figures.clause}),
                      tr(levels[static_cast<std::size_t>(found->figures.mastery)]), figuresOf(*found)};
    if (found->openReading)
        words << tr("open reading");
    words.removeAll(QString());
    return words.join(QStringLiteral(", "));
}

QString MasteryRows::clause() const {
    const Cell *found = cell(m_current);
    return found ? qt(found->figures.clause) : QString();
}

QString MasteryRows::title() const {
    const Cell *found = cell(m_current);
    return found ? clauseAsk(m_desk, {m_document, found->figures.clause}) : QString();
}

QString MasteryRows::sentence() const {
    const Cell *found = cell(m_current);
    const Rulebook *book = m_desk.library().find(m_document);
    for (std::size_t i = 0; found && book && i < book->ownClauses; ++i)
        if (book->clauses[i].id == found->figures.clause)
            return qt(m_desk.texts(*book).clauses[i].sentence);
    return {};
}

QString MasteryRows::figures() const {
    const Cell *found = cell(m_current);
    return found ? figuresOf(*found) : QString();
}

QList<bool> MasteryRows::recent() const {
    QList<bool> answers;
    if (const Cell *found = cell(m_current))
        for (const bool right : found->figures.recent)
            answers << right;
    return answers;
}

bool MasteryRows::isOpenReading() const {
    const Cell *found = cell(m_current);
    return found && found->openReading;
}

} // namespace pitwise
