// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/shownverdict.h"
#include "core/qttext.h"
#include "core/quiz/elsewhere.h"

#include <algorithm>

namespace pitwise {
namespace {

QStringList textsOf(const std::vector<std::string> &words) {
    QStringList list;
    for (const std::string &word : words)
        list << qt(word);
    return list;
}

} // namespace

ShownVerdict::ShownVerdict(Desk &desk, ShownQuestion &question, QObject *parent)
    : QObject(parent), m_desk(desk), m_question(question), m_rightPile(desk.chips()) {
}

void ShownVerdict::show(const Question &asked, const std::optional<Answer> &given, const Verdict &verdict, int takenMs) {
    m_asked = asked;
    m_given = given;
    m_verdict = verdict;
    m_takenMs = takenMs;
    const AnswerSheet &sheet = m_question.sheet();
    const Answer &right = m_asked.key();
    if (ordered())
        options()->markOrder(sheet.orderOf(right), given ? sheet.orderOf(*given) : std::vector<int>());
    else
        options()->mark(sheet.linesOf(right), given ? sheet.linesOf(*given) : std::vector<bool>());
    if (money() && !laidChips()) // a typed amount is shown as the chips it would be
        givenPile()->showCut(given ? moneyIn(*given).value_or(0) : 0);
    if (money())
        m_rightPile.showCut(moneyIn(right).value_or(0));
    showSteps();
    showContrasts();
    showReadings();
    showClauses();
    if (m_question.hasFelt())
        m_notes.show(m_asked, sheet, *m_question.scene(), given);
    else
        m_notes.clear();
    Q_EMIT changed();
}

void ShownVerdict::showSteps() {
    std::vector<StepModel::Row> rows;
    for (const Step &step : m_verdict.steps)
        rows.push_back({game(), said(step.text), textsOf(step.clauses)});
    m_steps.show(std::move(rows));
}

/// The very same table, played or ruled by the other games: only those where it comes out otherwise.
void ShownVerdict::showContrasts() {
    std::vector<StepModel::Row> rows;
    for (const Elsewhere &other : elsewhere(m_asked, m_desk.library()))
        rows.push_back({qt(other.game), said(other.text), textsOf(other.clauses)});
    m_contrastTitle = rows.empty() ? QString() : tr("This very table comes out otherwise there:");
    m_contrasts.show(std::move(rows));
}

void ShownVerdict::showReadings() {
    std::vector<const ReadingItem *> items;
    if (judgement())
        for (const std::string &id : m_asked.readings)
            if (const ReadingItem *item = m_desk.readings().find(id))
                items.push_back(item);
    m_readings.show(std::move(items));
}

/// Each clause once, the main one first. A pay row (`4.1 pair`) is a line of its clause.
void ShownVerdict::showClauses() {
    std::vector<StepModel::Row> rows;
    const auto add = [&](const std::string &cited) {
        ClauseKey key = clauseKey(m_asked.game, cited);
        QString words = clauseSentence(m_desk, key);
        if (words.isEmpty()) {
            key.clause = key.clause.substr(0, key.clause.find(' '));
            words = clauseSentence(m_desk, key);
        }
        const StepModel::Row row{qt(key.document), words, {qt(key.clause)}};
        if (!words.isEmpty() && std::ranges::none_of(rows, [&](const StepModel::Row &known) {
                return known.document == row.document && known.clauses == row.clauses;
            }))
            rows.push_back(row);
    };
    for (const Step &step : m_verdict.steps)
        for (const std::string &clause : step.clauses)
            add(clause);
    m_clauses.show(std::move(rows));
}

QString ShownVerdict::headline() const {
    if (judgement())
        return tr("A judgement call: not scored");
    if (right())
        return tr("Right");
    if (m_verdict.timeUp)
        return tr("Time is up");
    if (money())
        return tr("Wrong amount");
    if (ordered())
        return tr("Wrong order");
    return m_asked.topic == Topic::Irregularities ? tr("Wrong ruling") : tr("Wrong");
}

QString ShownVerdict::summary() const {
    if (judgement())
        return tr("This house: %1").arg(expected());
    // Options are marked below in full; only a short answer is repeated here.
    const QString words = money() ? tr("It is %1.") : tr("Right: %1.");
    QString answer = expected();
    if (answer.endsWith(u'.'))
        answer.chop(1);
    const QString is = answer.size() <= 40 ? words.arg(answer) : QString();
    const QString time = m_takenMs > 0
                             ? tr("Answered in %1 s, target %2 s.")
                                   .arg(QString::number(m_takenMs / 1000.0, 'f', 1), QString::number(m_asked.target))
                             : QString();
    return QStringList{is, time}.join(u' ').trimmed();
}

bool ShownVerdict::laidChips() const {
    const auto *chips = m_given ? std::get_if<ChipsAnswer>(&*m_given) : nullptr;
    return chips && !chips->laid.empty();
}

QString ShownVerdict::breakdown() const {
    if (!laidChips())
        return {};
    if (m_verdict.fewestChips)
        return right() ? tr("Chips: the fewest possible.")
                       : tr("Chips are marked separately: %1 in the fewest chips.").arg(given());
    return right() ? tr("Chips: fewer would do.") : tr("Chips are marked separately: %1 takes fewer chips.").arg(given());
}

QString ShownVerdict::misconception() const {
    QStringList all{said(m_verdict.misconception)};
    for (const Phrase &also : m_verdict.alsoMisread)
        all << said(also);
    return all.join(u'\n');
}

QString ShownVerdict::firstClause() const {
    const std::vector<std::string> &clauses = m_verdict.clauses;
    return clauses.empty() ? QString() : qt(clauses.front());
}

} // namespace pitwise
