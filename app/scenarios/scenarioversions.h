// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk.h"
#include "app/rowlist.h"
#include "core/scenario/scenario.h"

#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// Every version of one scenario, the newest first, each as it was asked: what changed in it, the question and its answer
/// under the rulebook it names.
class ScenarioVersions : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the library")
    Q_PROPERTY(QString title READ title NOTIFY shown)
    Q_PROPERTY(QString game READ game NOTIFY shown)

public:
    enum Role {
        VersionRole = Qt::UserRole,
        StatusRole,
        StatusTextRole,
        TitleRole,
        ChangesRole, ///< Since the version before, in words.
        PromptRole,
        AnswerRole, ///< Empty: it cannot be asked.
        RulebookRole,
        ClausesRole
    };

    explicit ScenarioVersions(Desk &desk, QObject *parent = nullptr);
    void show(std::vector<Scenario> versions); ///< In any order.
    [[nodiscard]] const Scenario *at(int row) const;
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString game() const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void shown();

private:
    struct Row {
        Scenario scenario;
        QString changes, prompt, answer, rulebook;
        QStringList clauses;
    };
    [[nodiscard]] Row rowOf(const Scenario &scenario, const Scenario *before) const;

    Desk &m_desk;
    std::vector<Row> m_rows;
};

/// What is different in the second of two versions, in words: "story, options"; empty: nothing but its status.
[[nodiscard]] QString changesBetween(const Scenario &before, const Scenario &after);

} // namespace pitwise
