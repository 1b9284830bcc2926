// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/angoffaid.h"

#include "app/window/backgroundwork.h"

#include <QRegularExpression>

namespace pitwise {

void AngoffAid::setRatings(const QString &text) {
    if (text == m_ratings)
        return;
    m_ratings = text;
    m_problem.clear();
    m_cut = {};
    std::vector<std::vector<double>> rows;
    static const QRegularExpression between(QStringLiteral("[\\s,;]+"));
    try {
        for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
            std::vector<double> row;
            for (const QString &word : line.split(between, Qt::SkipEmptyParts)) {
                bool isNumber = false;
                row.push_back(word.toDouble(&isNumber) / 100);
                if (!isNumber)
                    throw Refusal{
                        "\"" + word.toStdString() + "\" is not a number", "judge " + std::to_string(rows.size() + 1), {}};
            }
            if (!row.empty())
                rows.push_back(std::move(row));
        }
        if (!rows.empty())
            m_cut = exam::angoffCut(rows);
    } catch (const Refusal &refusal) {
        m_problem = inWords(refusal);
    }
    Q_EMIT changed();
}

QString AngoffAid::result() const {
    if (m_cut.judges == 0)
        return {};
    return tr("%1 of %2 right: a pass mark of %3 %. %n judge(s), standard error %4 questions.", nullptr, m_cut.judges)
        .arg(m_cut.cut, 0, 'f', 1)
        .arg(m_cut.items)
        .arg(m_cut.passMark)
        .arg(m_cut.standardError, 0, 'f', 2);
}

QString AngoffAid::disputed() const {
    QStringList numbers;
    for (const int item : m_cut.disputed)
        numbers << QString::number(item + 1);
    return numbers.isEmpty() ? QString()
                             : tr("The judges are far apart here. Discuss and rate again: question %1.")
                                   .arg(numbers.join(QStringLiteral(", ")));
}

} // namespace pitwise
