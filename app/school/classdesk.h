// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/practice/answerreview.h"
#include "app/school/classlists.h"
#include "app/school/lecture.h"

#include <QUrl>

namespace pitwise {

/// One class of the school on its page: who is ready, on course, at risk, not seen; and what the class gets wrong, down to
/// the answers on their felts.
class ClassDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(QStringList classes READ classes NOTIFY changed) ///< By name; empty: nobody is in one.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed) ///< How many, and when the table test is in which games.
    Q_PROPERTY(QString wrongSubtitle READ wrongSubtitle NOTIFY changed)
    Q_PROPERTY(QStringList games READ games NOTIFY changed) ///< Documents, in the order of the scores.
    Q_PROPERTY(int readyFrom READ readyFrom CONSTANT)
    Q_PROPERTY(int ready READ ready NOTIFY changed)
    Q_PROPERTY(int onCourse READ onCourse NOTIFY changed)
    Q_PROPERTY(int atRisk READ atRisk NOTIFY changed)
    Q_PROPERTY(int notSeen READ notSeen NOTIFY changed)
    Q_PROPERTY(QString notSeenText READ notSeenText CONSTANT) ///< "not seen for 4 days"
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY changed)
    Q_PROPERTY(pitwise::MemberList *members READ members CONSTANT)
    Q_PROPERTY(pitwise::WrongList *wrong READ wrong CONSTANT)
    Q_PROPERTY(pitwise::Lecture *lecture READ lecture CONSTANT)
    Q_PROPERTY(QString testDate READ testDate NOTIFY changed) ///< As it is typed; empty: not fixed.
    Q_PROPERTY(QString instructors READ instructors NOTIFY changed)
    Q_PROPERTY(QStringList testGames READ testGames NOTIFY changed)
    Q_PROPERTY(bool contested READ contested NOTIFY changed) ///< Two changed the class at the same time.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString result READ result NOTIFY changed)

public:
    ClassDesk(Desk &desk, AnswerReview &answers, QObject *parent = nullptr);

    Q_INVOKABLE void refresh();
    /// Of a row of `members`.
    [[nodiscard]] Q_INVOKABLE QString memberId(int row) const;
    [[nodiscard]] Q_INVOKABLE QString memberName(int row) const;
    /// What he answered wrong lately, each on its felt. False: there is nothing.
    Q_INVOKABLE bool openMember(int row);
    /// The answers behind a row of what the class gets wrong.
    Q_INVOKABLE void openWrong(int row);
    /// A fresh question for each row of what the class gets wrong, full screen.
    Q_INVOKABLE void drill();
    Q_INVOKABLE void drillOne(int row);
    /// A class of that name, which is current then.
    Q_INVOKABLE void create(const QString &name);
    /// Name, instructors, games and date of the table test of the current class; whether it was written down.
    Q_INVOKABLE bool save(const QString &name, const QString &testDate, const QString &instructors,
                          const QStringList &games);
    /// As PDF: the class and what it gets wrong.
    Q_INVOKABLE void print(const QUrl &file);
    [[nodiscard]] Q_INVOKABLE QUrl offeredFile() const;
    Q_INVOKABLE void forgive();
    /// Who writes the class down, as people call him.
    void setAuthor(const QString &author) { m_author = author; }

    [[nodiscard]] QStringList classes() const;
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int index);
    [[nodiscard]] QString name() const { return one() ? one()->name : QString(); }
    [[nodiscard]] QString subtitle() const;
    [[nodiscard]] QString wrongSubtitle() const;
    [[nodiscard]] QStringList games() const;
    [[nodiscard]] int readyFrom() const;
    [[nodiscard]] int ready() const { return m_figures.count(school::TestStanding::Ready); }
    [[nodiscard]] int onCourse() const { return m_figures.count(school::TestStanding::OnCourse); }
    [[nodiscard]] int atRisk() const { return m_figures.count(school::TestStanding::AtRisk); }
    [[nodiscard]] int notSeen() const { return m_figures.notSeen(m_desk.moment().today()); }
    [[nodiscard]] QString notSeenText() const { return tr("not seen for %n days", nullptr, school::notSeenDays); }
    [[nodiscard]] QString filter() const { return m_filter; }
    void setFilter(const QString &filter);
    [[nodiscard]] MemberList *members() { return &m_members; }
    [[nodiscard]] WrongList *wrong() { return &m_wrong; }
    [[nodiscard]] Lecture *lecture() { return &m_lecture; }
    [[nodiscard]] QString testDate() const;
    [[nodiscard]] QString instructors() const;
    [[nodiscard]] QStringList testGames() const;
    [[nodiscard]] bool contested() const { return one() && one()->contested; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString result() const { return m_result; }

    [[nodiscard]] const school::SchoolClass *one() const;
    [[nodiscard]] const school::ClassFigures &figures() const { return m_figures; }

Q_SIGNALS:
    void changed();

private:
    void showMembers();
    void showWrong();
    [[nodiscard]] QString gameWords(const std::vector<std::string> &games) const;

    Desk &m_desk;
    AnswerReview &m_answers;
    std::vector<school::SchoolClass> m_classes;
    int m_current = 0;
    school::ClassFigures m_figures;
    QString m_filter, m_author, m_problem, m_result;
    MemberList m_members;
    WrongList m_wrong;
    Lecture m_lecture;
};

} // namespace pitwise
