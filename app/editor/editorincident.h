// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/editor/editordocument.h"
#include "app/editor/editortable.h"
#include "app/rowlist.h"
#include "core/scenario/factfields.h"

#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// What can be broken: the kinds of irregularity of this game.
class KindModel : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")

public:
    enum Role { TitleRole = Qt::UserRole, ChosenRole };
    using RowList::RowList;
    void show(std::vector<SituationKind> kinds, std::optional<SituationKind> chosen);
    [[nodiscard]] std::optional<SituationKind> at(int row) const;

    [[nodiscard]] int count() const override { return static_cast<int>(m_kinds.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<SituationKind> m_kinds;
    std::optional<SituationKind> m_chosen;
};

/// The facts of the irregularity, each with the control it needs.
class FactModel : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")

public:
    enum Role {
        LabelRole = Qt::UserRole,
        ControlRole,
        ValueRole,
        ChoicesRole,
        ChosenRole,
        ErrorRole,
        PersonRole,
        HeadingRole
    };
    enum Control { Choice, YesNo, Typed };
    Q_ENUM(Control)

    using RowList::RowList;
    void show(SituationKind kind, std::vector<FactField> fields, QJsonObject facts);
    void setError(int row, const QString &error);
    [[nodiscard]] const std::vector<FactField> &fields() const { return m_fields; }

    [[nodiscard]] int count() const override { return static_cast<int>(m_fields.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    [[nodiscard]] bool beginsPerson(int row) const;

    SituationKind m_kind = SituationKind::NotCovered;
    std::vector<FactField> m_fields;
    QJsonObject m_facts;
    int m_errorRow = -1;
    QString m_error;
};

/// "Break something": an irregularity at the point where the timeline stands, its facts taken from the table.
class EditorIncident : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")
    Q_PROPERTY(pitwise::KindModel *kinds READ kinds CONSTANT)
    Q_PROPERTY(pitwise::FactModel *facts READ facts CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY changed)     ///< Empty: nothing is broken.
    Q_PROPERTY(QString addText READ addText NOTIFY changed) ///< "Add a bettor"; empty: nobody can be added.

public:
    EditorIncident(EditorDocument &document, EditorTable &table, QObject *parent = nullptr);

    Q_INVOKABLE void put(int row); ///< That kind, here and now.
    Q_INVOKABLE void takeOut();
    Q_INVOKABLE bool setFact(int row, const QString &text); ///< False: the row says why not.
    /// While it is typed: kept as soon as it is a value, nothing is said until it is entered.
    Q_INVOKABLE void typeFact(int row, const QString &text);
    [[nodiscard]] Q_INVOKABLE QString choiceValue(int row, int choice) const; ///< As setFact() wants it.
    Q_INVOKABLE void takeFactsAnew();                                         ///< From the table where it happens.
    Q_INVOKABLE void addPerson();
    Q_INVOKABLE void removePerson(int person);
    void refresh();

    [[nodiscard]] KindModel *kinds() { return &m_kinds; }
    [[nodiscard]] FactModel *facts() { return &m_facts; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString addText() const;

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] std::optional<SituationKind> kind() const;
    [[nodiscard]] ScenarioIncident incidentOf(SituationKind kind) const;
    void changeFacts(const QString &what, const QJsonObject &facts,
                     EditorDocument::Joined joined = EditorDocument::Joined::No);

    EditorDocument &m_document;
    EditorTable &m_table;
    KindModel m_kinds;
    FactModel m_facts;
};

} // namespace pitwise
