// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk.h"
#include "app/rowlist.h"
#include "core/school/roster.h"

#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// What taking a list of people in would change, row by row. Rows that change nothing are left out.
class RosterRows : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the roster")

public:
    enum class Fate { New, Changed, Same, Twice, Trouble };
    Q_ENUM(Fate)
    enum Role { LineRole = Qt::UserRole, FateRole, NameRole, DetailRole };

    using RowList::RowList;
    void show(const school::RosterPlan &plan);
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<school::RosterRow> m_rows;
};

/// The columns of the list: their heads, what is in them, and what each is about.
class RosterColumns : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the roster")

public:
    enum Role { HeadRole = Qt::UserRole, SampleRole, FieldRole };

    using RowList::RowList;
    void show(const school::Sheet &sheet, const std::vector<school::Field> &fields);
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    struct Row {
        QString head, sample, field;
    };
    std::vector<Row> m_rows;
};

/// A list of people on its way into the register: read, shown with what it would change, taken in whole or not at all.
class RosterDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(QString file READ file NOTIFY changed)             ///< Its name.
    Q_PROPERTY(QString howWritten READ howWritten NOTIFY changed) ///< "UTF-16, parted by tabs, 30 rows"
    Q_PROPERTY(QString summary READ summary NOTIFY changed)       ///< What would change, in a sentence.
    Q_PROPERTY(bool takeable READ takeable NOTIFY changed)
    Q_PROPERTY(int trouble READ trouble NOTIFY changed) ///< Rows that cannot be taken in.
    Q_PROPERTY(bool leaveOut READ leaveOut WRITE setLeaveOut NOTIFY changed)
    Q_PROPERTY(QString batch READ batch WRITE setBatch NOTIFY changed) ///< Of rows that name no class.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(pitwise::RosterRows *rows READ rows CONSTANT)
    Q_PROPERTY(pitwise::RosterColumns *columns READ columns CONSTANT)

public:
    explicit RosterDesk(Desk &desk, QObject *parent = nullptr);

    Q_INVOKABLE void openFile(const QUrl &file);
    Q_INVOKABLE void close();
    /// The column is about the next thing there is, or the one before.
    Q_INVOKABLE void turnField(int column, int by);
    /// All of it, or nothing. taken() follows.
    Q_INVOKABLE void take();
    void setAuthor(const QString &author) { m_author = author; }

    [[nodiscard]] bool isOpen() const { return m_sheet.has_value(); }
    [[nodiscard]] QString file() const { return m_file; }
    [[nodiscard]] QString howWritten() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] bool takeable() const;
    [[nodiscard]] int trouble() const { return m_plan.count(school::RowFate::Trouble); }
    [[nodiscard]] bool leaveOut() const { return m_options.leaveOutTrouble; }
    void setLeaveOut(bool leaveOut);
    [[nodiscard]] QString batch() const { return m_options.batch; }
    void setBatch(const QString &batch);
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] RosterRows *rows() { return &m_rows; }
    [[nodiscard]] RosterColumns *columns() { return &m_columns; }

Q_SIGNALS:
    void changed();
    void taken(int people);

private:
    void plan();

    Desk &m_desk;
    QString m_file, m_author, m_problem;
    std::optional<school::Sheet> m_sheet;
    school::RosterOptions m_options;
    school::RosterPlan m_plan;
    RosterRows m_rows;
    RosterColumns m_columns;
};

} // namespace pitwise
