// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/progress/clausehistory.h"
#include "app/text/said.h"
#include "core/json/jsonnode.h"
#include "core/refusal.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

namespace pitwise {
namespace {

/// What a recorded question asked; empty where this program cannot read it.
QString promptOf(const QByteArray &question) {
    try {
        return said(readPhrase(JsonNode(QJsonDocument::fromJson(question).object().value(QLatin1String("prompt")))));
    } catch (const Refusal &) {
        return {};
    }
}

} // namespace

ClauseHistory::ClauseHistory(Desk &desk, AnswerReview &answers, QObject *parent)
    : RowList(parent), m_desk(desk), m_answers(answers) {
}

void ClauseHistory::show(const ClauseKey &key) {
    constexpr int most = 30;
    beginResetModel();
    m_rows.clear();
    if (m_desk.store() && m_desk.trainee())
        if (const auto lines = m_desk.store()->answers().ofClause(m_desk.trainee()->id, key, most))
            for (const AnswerLine &line : *lines) {
                const auto record = m_desk.store()->answers().find(line.id);
                if (!record)
                    continue;
                const QDateTime at = QDateTime::fromMSecsSinceEpoch(line.fact.atMs);
                Row row{line.id, QLocale().toString(at, tr("d MMM, HH:mm")), {}, {}, line.fact.outcome};
                row.prompt = promptOf(record->content.question);
                if (line.fact.takenMs > 0)
                    row.time = tr("%1 s").arg(QString::number(line.fact.takenMs / 1000.0, 'f', 1));
                m_rows.push_back(std::move(row));
            }
    endResetModel();
}

void ClauseHistory::open(int row) {
    std::vector<AnswerId> ids;
    for (const Row &each : m_rows)
        ids.push_back(each.id);
    if (row >= 0 && row < count())
        m_answers.show(std::move(ids), row);
}

QVariant ClauseHistory::data(const QModelIndex &index, int role) const {
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case WhenRole: return row.when;
    case PromptRole: return row.prompt;
    case OutcomeRole: return static_cast<int>(row.outcome);
    case TimeRole: return row.time;
    default: return {};
    }
}

QHash<int, QByteArray> ClauseHistory::roleNames() const {
    return {{WhenRole, "when"}, {PromptRole, "prompt"}, {OutcomeRole, "outcome"}, {TimeRole, "time"}};
}

} // namespace pitwise
