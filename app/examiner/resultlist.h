// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "core/exam/marking.h"

#include <QtQml/qqmlregistration.h>

#include <memory>

namespace pitwise {

/// A result that came back, marked.
struct MarkedResult {
    exam::SatExam sat;
    exam::MarkedExam marked;
    QString path;
};
using MarkedResults = std::vector<std::shared_ptr<const MarkedResult>>;

/// Everybody's result in one exam.
class ResultList : public RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the results")

public:
    enum Role { NameRole = Qt::UserRole, NumberRole, ScoreRole, PercentRole, PassedRole, ReasonRole };
    using RowList::RowList;
    void show(MarkedResults results);
    [[nodiscard]] const MarkedResults &all() const { return m_rows; }
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    MarkedResults m_rows;
};

/// One result by section, as its page shows it.
class SectionScores : public RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the results")

public:
    enum Role { TitleRole = Qt::UserRole, RightRole, CountRole, NeededRole, MiddleTimeRole, PassedRole };
    using RowList::RowList;
    void show(std::vector<exam::SectionScore> sections);
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<exam::SectionScore> m_rows;
};

/// "In all", "Payouts, Control": where a candidate fell short; empty: he passed.
[[nodiscard]] QString failedText(const exam::Score &score);
[[nodiscard]] int percentOf(const exam::Score &score);

} // namespace pitwise
