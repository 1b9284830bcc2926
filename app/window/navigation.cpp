// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/navigation.h"

namespace pitwise {
namespace {

const QString rulebookPage = QStringLiteral("rulebook");

} // namespace

Navigation::Navigation(QObject *parent) : QObject(parent) {
}

void Navigation::open(const QString &page) {
    openPart(page, {});
}

void Navigation::openPart(const QString &page, const QString &part) {
    if (page == m_page && m_back.isEmpty() && part == m_part)
        return;
    m_page = page;
    m_part = part;
    m_back.clear();
    Q_EMIT pageChanged();
}

void Navigation::openClause(const QString &document, const QString &clause) {
    Q_EMIT clauseRequested(document, clause);
    if (m_page == rulebookPage)
        return;
    m_back.append(m_page);
    m_page = rulebookPage;
    Q_EMIT pageChanged();
}

void Navigation::back() {
    if (m_back.isEmpty())
        return;
    m_page = m_back.takeLast();
    Q_EMIT pageChanged();
}

} // namespace pitwise
