// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/practice/answerreview.h"
#include "app/rowlist.h"
#include "core/school/assignments.h"

#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// Assignments, a row each: what, by when, and how far it is.
class AssignmentList : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")

public:
    enum Role { TitleRole = Qt::UserRole, DueRole, LateRole, StateRole, DoneRole };
    struct Row {
        school::Assignment assignment;
        QString due;   ///< "by Friday"
        QString state; ///< Of a trainee: "14 of 20 right"; of a class: "9 of 14 have done it, 81 % right"
        bool late = false, done = false;
    };
    using RowList::RowList;
    void show(std::vector<Row> rows) { replace(m_rows, std::move(rows)); }
    [[nodiscard]] const Row &at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<Row> m_rows;
};

/// Words from one person to another: a trainee's question, or the answer to it.
class NoteList : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")

public:
    enum Role { WhoRole = Qt::UserRole, TextRole, WhenRole, OnFeltRole };
    struct Row {
        QUuid query;
        AnswerId answer; ///< Null: about no answer in particular.
        QString who, text, when;
    };
    using RowList::RowList;
    void show(std::vector<Row> rows) { replace(m_rows, std::move(rows)); }
    [[nodiscard]] const Row &at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<Row> m_rows;
};

/// What passes between instructor and trainees: work given and done, questions asked and answered.
class ClassWork : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(pitwise::AssignmentList *given READ given CONSTANT)   ///< To the class that is looked at.
    Q_PROPERTY(pitwise::AssignmentList *own READ own CONSTANT)       ///< Of the trainee who sits here.
    Q_PROPERTY(pitwise::NoteList *questions READ questions CONSTANT) ///< Of all trainees, still open.
    Q_PROPERTY(pitwise::NoteList *replies READ replies CONSTANT)     ///< To the trainee who sits here, not read yet.
    Q_PROPERTY(QString workers READ workers NOTIFY changed)          ///< Who has done what of the row looked at.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    ClassWork(Desk &desk, AnswerReview &answers, QObject *parent = nullptr);

    /// The class whose work is looked at.
    void setClass(const QString &batch);
    Q_INVOKABLE void refresh();
    /// Practice of these games with so many questions; `trainee` empty: for the whole class. Whether it was given.
    Q_INVOKABLE bool give(const QString &title, const QStringList &games, int length, const QString &due,
                          const QString &trainee);
    Q_INVOKABLE void takeBack(int row);
    Q_INVOKABLE void lookAt(int row); ///< Fills `workers`.
    Q_INVOKABLE bool reply(int row, const QString &text);
    Q_INVOKABLE void openQuestion(int row); ///< On its felt.
    Q_INVOKABLE void openReply(int row);
    Q_INVOKABLE void readReplies();  ///< They need not be shown again.
    Q_INVOKABLE void start(int row); ///< Of `own`.
    Q_INVOKABLE void forgive();
    void setAuthor(const QString &author) { m_author = author; }

    [[nodiscard]] AssignmentList *given() { return &m_given; }
    [[nodiscard]] AssignmentList *own() { return &m_own; }
    [[nodiscard]] NoteList *questions() { return &m_questions; }
    [[nodiscard]] NoteList *replies() { return &m_replies; }
    [[nodiscard]] QString workers() const { return m_workers; }
    [[nodiscard]] QString problem() const { return m_problem; }

Q_SIGNALS:
    void changed();
    void startRequested(const QByteArray &settings, const QUuid &assignment);
    void recorded(); ///< Something that others wait for.

private:
    void readGiven();
    void readOwn();
    void readQuestions();
    void readReplyRows();
    [[nodiscard]] QString dueWords(const school::Assignment &assignment) const;
    [[nodiscard]] bool isLate(const school::Assignment &assignment) const;
    [[nodiscard]] QString author() const;

    Desk &m_desk;
    AnswerReview &m_answers;
    QString m_batch, m_author, m_workers, m_problem;
    UtcMs m_latestReply = 0;
    AssignmentList m_given, m_own;
    NoteList m_questions, m_replies;
};

} // namespace pitwise
