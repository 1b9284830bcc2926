// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// What the seated trainee is training for: how well he wants to remember, and his exam. Kept with him.
class Goals : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(QStringList retentions READ retentions CONSTANT) ///< `90 %`: what can be chosen.
    Q_PROPERTY(int retentionChoice READ retentionChoice WRITE chooseRetention NOTIFY changed) ///< -1: none of them.
    Q_PROPERTY(bool hasExam READ hasExam NOTIFY changed)
    Q_PROPERTY(QString examDate READ examDate NOTIFY changed)   ///< `27/11/2026`, as it is typed; empty: none.
    Q_PROPERTY(QString examWords READ examWords NOTIFY changed) ///< The day in words, with how far it is.
    Q_PROPERTY(QStringList examGames READ examGames NOTIFY changed)
    Q_PROPERTY(QString plan READ plan NOTIFY changed) ///< What it comes to, a day.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(bool usable READ usable NOTIFY changed) ///< Somebody is seated.

public:
    explicit Goals(Desk &desk, QObject *parent = nullptr);

    Q_INVOKABLE void setExam(const QString &date); ///< Day, month, year, or year, month, day.
    Q_INVOKABLE void setExamIn(int days);
    Q_INVOKABLE void toggleGame(const QString &game); ///< One at least stays.
    Q_INVOKABLE void forgetExam();
    Q_INVOKABLE void refresh();

    [[nodiscard]] int retention() const; ///< Per cent.
    void setRetention(int percent);
    [[nodiscard]] QStringList retentions() const;
    [[nodiscard]] int retentionChoice() const;
    void chooseRetention(int choice);
    [[nodiscard]] bool hasExam() const { return m_settings.exam.has_value(); }
    [[nodiscard]] QString examDate() const;
    [[nodiscard]] QString examWords() const;
    [[nodiscard]] QStringList examGames() const;
    [[nodiscard]] QString plan() const { return m_plan; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] bool usable() const { return m_desk.store() && m_desk.trainee(); }

Q_SIGNALS:
    void changed();
    void saved(); ///< What is due may be something else now.

private:
    void save(const std::optional<ExamDate> &exam);
    void tell(const QString &problem);

    Desk &m_desk;
    PracticeSettings m_settings;
    QString m_plan, m_problem;
};

} // namespace pitwise
