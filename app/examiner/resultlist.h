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

/// Everybody's result in one exam; the rows are those that are looked for, in the order that is wanted.
class ResultList : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the results")
    Q_PROPERTY(int total READ total NOTIFY shown) ///< All there are; `count` of them are on screen.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY shown)
    Q_PROPERTY(Who who READ who WRITE setWho NOTIFY shown)
    Q_PROPERTY(Order order READ order WRITE setOrder NOTIFY shown)

public:
    enum class Who { All, Passed, NotPassed };
    Q_ENUM(Who)
    enum class Order { ByNumber, ByName, ByScore };
    Q_ENUM(Order)
    enum Role { NameRole = Qt::UserRole, NumberRole, ScoreRole, PercentRole, PassedRole, ReasonRole, PlaceRole, NoteRole };

    using RowList::RowList;
    void show(MarkedResults results);
    [[nodiscard]] const MarkedResults &all() const { return m_all; }
    [[nodiscard]] int total() const { return static_cast<int>(m_all.size()); }
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(const QString &text);
    [[nodiscard]] Who who() const { return m_who; }
    void setWho(Who who);
    [[nodiscard]] Order order() const { return m_order; }
    void setOrder(Order order);
    /// Places are those of all(), whatever is on screen; -1: none.
    [[nodiscard]] Q_INVOKABLE int placeAt(int row) const;
    [[nodiscard]] Q_INVOKABLE int rowOf(int place) const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void shown();

private:
    void pick();

    MarkedResults m_all;
    std::vector<int> m_rows; ///< Places in m_all.
    QString m_search;
    Who m_who = Who::All;
    Order m_order = Order::ByNumber;
};

/// One result by section, as its page shows it.
class SectionScores : public pitwise::RowList {
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

/// "in all: 46 of 60, needed 51; Control: 7 of 10, needed 8": where a candidate fell short; empty: he passed.
[[nodiscard]] QString failedText(const exam::Score &score);
/// The same in short: "below in all, Control".
[[nodiscard]] QString belowText(const exam::Score &score);
[[nodiscard]] int percentOf(const exam::Score &score);

} // namespace pitwise
