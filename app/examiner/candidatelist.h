// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "core/exam/examfile.h"

#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// Who sits an exam, and what each is granted.
class CandidateList : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the plan")
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged) ///< Of the last one added; empty: none.

public:
    enum Role { NumberRole = Qt::UserRole, NameRole, AttemptRole, GrantedTextRole };
    /// What can be granted, besides time: see grant().
    enum Grant { TimeFactor, TextSize, HighContrast, ReducedMotion, ReadAloud, Attempt };
    Q_ENUM(Grant)

    using RowList::RowList;
    void show(std::vector<exam::Candidate> candidates);
    [[nodiscard]] const std::vector<exam::Candidate> &all() const { return m_list; }

    /// Whether it was taken; `problem` says why not.
    Q_INVOKABLE bool add(const QString &number, const QString &name);
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void grant(int row, pitwise::CandidateList::Grant what, int value);
    [[nodiscard]] Q_INVOKABLE int granted(int row, pitwise::CandidateList::Grant what) const;
    /// As core/exam/candidatecsv.h reads it. Throws a Refusal that names the line; nobody is added then. Gives how many
    /// were.
    int readCsv(const QByteArray &bytes);
    [[nodiscard]] QString problem() const { return m_problem; }

    [[nodiscard]] int count() const override { return static_cast<int>(m_list.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void edited();
    void problemChanged();

private:
    [[nodiscard]] bool has(const QString &number) const;
    std::vector<exam::Candidate> m_list;
    QString m_problem;
};

/// "time × 1.25, text 120 %"; empty: nothing was granted.
[[nodiscard]] QString grantedText(const exam::Accommodations &granted);

} // namespace pitwise
