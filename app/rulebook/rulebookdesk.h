// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rulebook/clausemodel.h"
#include "app/rulebook/contrastmodel.h"
#include "app/rulebook/gamemodel.h"
#include "app/rulebook/paytable.h"
#include "app/rulebook/readingmodel.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace pitwise {

/// The rulebook page: what is searched for, which clause is open, and all that belongs to it.
class RulebookDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(Tab tab READ tab WRITE setTab NOTIFY tabChanged)
    Q_PROPERTY(pitwise::GameModel *games READ games CONSTANT)
    Q_PROPERTY(pitwise::ClauseModel *clauses READ clauses CONSTANT)
    Q_PROPERTY(pitwise::ContrastModel *contrasts READ contrasts CONSTANT)
    Q_PROPERTY(pitwise::ReadingModel *readings READ readings CONSTANT)
    Q_PROPERTY(pitwise::PayTableModel *payTables READ payTables CONSTANT)
    // The clause that is open.
    Q_PROPERTY(int row READ row NOTIFY clauseChanged)
    Q_PROPERTY(QString document READ document NOTIFY clauseChanged)
    Q_PROPERTY(QString clause READ clause NOTIFY clauseChanged)
    Q_PROPERTY(QString sentence READ sentence NOTIFY clauseChanged)
    /// The approved document is English: its words beside a translation. Empty where that is what is shown anyway.
    Q_PROPERTY(QString english READ english NOTIFY clauseChanged)
    Q_PROPERTY(QString ask READ ask NOTIFY clauseChanged)
    Q_PROPERTY(QString kind READ kind NOTIFY clauseChanged)
    Q_PROPERTY(Numbering numbering READ numbering NOTIFY clauseChanged)
    Q_PROPERTY(pitwise::ClauseModel *within READ within CONSTANT)
    Q_PROPERTY(pitwise::ClauseModel *parts READ parts CONSTANT)
    Q_PROPERTY(pitwise::ContrastModel *clauseContrasts READ clauseContrasts CONSTANT)
    Q_PROPERTY(pitwise::ReadingModel *clauseReadings READ clauseReadings CONSTANT)

public:
    enum class Tab { Clauses, PayTables, Contrasts, Readings };
    Q_ENUM(Tab)
    /// Where the clause's number comes from.
    enum class Numbering { Document, Ours, Inferred };
    Q_ENUM(Numbering)

    RulebookDesk(const Library &library, const QString &language, QObject *parent = nullptr);

    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(const QString &search);
    [[nodiscard]] Tab tab() const { return m_tab; }
    void setTab(Tab tab);
    [[nodiscard]] GameModel *games() { return &m_games; }
    [[nodiscard]] ClauseModel *clauses() { return &m_clauses; }
    [[nodiscard]] ContrastModel *contrasts() { return &m_contrasts; }
    [[nodiscard]] ReadingModel *readings() { return &m_readings; }
    [[nodiscard]] PayTableModel *payTables() { return &m_payTables; }
    [[nodiscard]] ClauseModel *within() { return &m_within; }
    [[nodiscard]] ClauseModel *parts() { return &m_parts; }
    [[nodiscard]] ContrastModel *clauseContrasts() { return &m_clauseContrasts; }
    [[nodiscard]] ReadingModel *clauseReadings() { return &m_clauseReadings; }

    [[nodiscard]] int row() const { return m_clauses.rowOf(m_open); } ///< In `clauses`; -1: the search hides it.
    [[nodiscard]] QString document() const { return QString::fromStdString(m_open.document); }
    [[nodiscard]] QString clause() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString english() const;
    [[nodiscard]] QString ask() const;
    [[nodiscard]] QString kind() const;
    [[nodiscard]] Numbering numbering() const;

    /// Opens a clause by its name; `lucky8:3.34` names its own document. A search that hides it is cleared.
    /// Whether there is such a clause; where there is not, nothing changes.
    Q_INVOKABLE bool open(const QString &document, const QString &clause);
    Q_INVOKABLE void openRow(int row);
    /// The first clause of a document: the cover, so to say.
    Q_INVOKABLE void openDocument(const QString &document);

    void setLanguage(const QString &language);
    void setMastery(std::shared_ptr<const OwnMastery> mastery) {
        m_clauses.setMastery(std::move(mastery));
    }                                          ///< Of the seated trainee.
    void setFixed(const FixedReadings &fixed); ///< Readings that the house has fixed.

Q_SIGNALS:
    void searchChanged();
    void tabChanged();
    void clauseChanged();

private:
    void showFound();
    void show(const ClauseModel::Entry &entry);

    const Library &m_library;
    std::unique_ptr<const RulebookWords> m_words;
    QString m_search;
    Tab m_tab = Tab::Clauses;
    ClauseModel::Entry m_open;
    GameModel m_games;
    ClauseModel m_clauses, m_within, m_parts;
    ContrastModel m_contrasts, m_clauseContrasts;
    ReadingModel m_readings, m_clauseReadings;
    PayTableModel m_payTables;
};

} // namespace pitwise
