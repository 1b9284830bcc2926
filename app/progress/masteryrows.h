// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk.h"
#include "core/statistics/mastery.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// The mastery map of one game in rows of clauses that belong together, and what the current cell says about itself.
class MasteryRows : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the progress page")
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged) ///< A cell, counted through all rows.
    Q_PROPERTY(int rowCount READ rowCount NOTIFY changed)
    Q_PROPERTY(int notAsked READ notAsked NOTIFY changed)
    Q_PROPERTY(int learning READ learning NOTIFY changed)
    Q_PROPERTY(int right READ right NOTIFY changed)
    Q_PROPERTY(int rightAndFast READ rightAndFast NOTIFY changed)
    Q_PROPERTY(int due READ due NOTIFY changed)
    // The current cell.
    Q_PROPERTY(QString document READ document NOTIFY changed)
    Q_PROPERTY(QString clause READ clause NOTIFY currentChanged)
    Q_PROPERTY(QString title READ title NOTIFY currentChanged)       ///< What is asked about it.
    Q_PROPERTY(QString sentence READ sentence NOTIFY currentChanged) ///< The clause in our words.
    Q_PROPERTY(QString figures READ figures NOTIFY currentChanged)   ///< "2 of 6 right, comes back tomorrow"
    Q_PROPERTY(QList<bool> recent READ recent NOTIFY currentChanged) ///< The last answers, oldest first.
    Q_PROPERTY(bool openReading READ isOpenReading NOTIFY currentChanged)

public:
    struct Cell {
        MasteryCell figures;
        bool openReading = false; ///< The house has not fixed how it is read.
    };
    struct Row {
        QString title, range;
        std::vector<Cell> cells;
    };

    explicit MasteryRows(Desk &desk, QObject *parent = nullptr);
    void show(const std::string &document, const MasteryMap &map);

    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }
    [[nodiscard]] int cells() const;
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int cell);
    /// The cell that an arrow leads to: along a row and on to the next one, or to the nearest of the row above or below.
    Q_INVOKABLE [[nodiscard]] int walk(int cell, Qt::Key arrow) const;
    /// A cell as a screen reader says it.
    Q_INVOKABLE [[nodiscard]] QString words(int cell) const;

    [[nodiscard]] int rowCount() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int notAsked() const { return m_map.notAsked; }
    [[nodiscard]] int learning() const { return m_map.learning; }
    [[nodiscard]] int right() const { return m_map.right; }
    [[nodiscard]] int rightAndFast() const { return m_map.rightAndFast; }
    [[nodiscard]] int due() const { return m_map.due; }
    [[nodiscard]] QString document() const { return QString::fromStdString(m_document); }
    [[nodiscard]] QString clause() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString figures() const;
    [[nodiscard]] QList<bool> recent() const;
    [[nodiscard]] bool isOpenReading() const;

Q_SIGNALS:
    void changed();
    void currentChanged();

private:
    [[nodiscard]] const Cell *cell(int index) const;
    [[nodiscard]] QString figuresOf(const Cell &cell) const;

    Desk &m_desk;
    std::string m_document;
    MasteryMap m_map; ///< Its counts; the cells are in the rows.
    std::vector<Row> m_rows;
    int m_current = 0;
};

} // namespace pitwise
