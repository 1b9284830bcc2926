// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "app/staff/removedstaff.h"
#include "app/window/backgroundwork.h"
#include "core/people/people.h"

#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <vector>

namespace pitwise {

/// Instructors, examiners and invigilators, and who of them is signed in. PINs are checked off the window's thread.
/// As long as there is nobody, nothing is kept from anybody: there is nothing yet to protect.
class Staff : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(bool hasExaminer READ hasExaminer NOTIFY changed)
    Q_PROPERTY(bool signedIn READ signedIn NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString rankText READ rankText NOTIFY changed)
    Q_PROPERTY(int row READ row NOTIFY changed)                    ///< Of who is signed in; -1: nobody.
    Q_PROPERTY(int mayRuleCount READ mayRuleCount NOTIFY changed)  ///< How many could stand behind a ruling on an item.
    Q_PROPERTY(bool mayAuthor READ mayAuthor NOTIFY changed)       ///< Scenarios, the class, other people's records.
    Q_PROPERTY(bool mayPlanExams READ mayPlanExams NOTIFY changed) ///< Blueprints.
    Q_PROPERTY(bool maySeal READ maySeal NOTIFY changed)           ///< Seal, mark, see results, keep people.
    /// Why the list of staff cannot be read; empty: it can. The staff's door stays closed then, nobody else's.
    Q_PROPERTY(QString damage READ damage NOTIFY changed)
    Q_PROPERTY(QString setAsideAs READ setAsideAs NOTIFY changed) ///< Where the damaged list lies now; empty: none does.
    Q_PROPERTY(pitwise::RemovedStaff *removed READ removed CONSTANT)
    Q_PROPERTY(pitwise::BackgroundWork *work READ work CONSTANT)

public:
    enum class Rank { Trainee, Instructor, Examiner, Invigilator };
    Q_ENUM(Rank)
    enum Role { NameRole = Qt::UserRole, RankTextRole, LockedRole, CurrentRole, MayRuleRole };

    /// `now` gives milliseconds since 1970.
    Staff(const QString &file, std::function<qint64()> now, QObject *parent = nullptr);

    Q_INVOKABLE void createExaminer(const QString &name, const QString &pin); ///< The first one, who is signed in at once.
    Q_INVOKABLE void signIn(int row, const QString &pin);
    Q_INVOKABLE void signOut();
    Q_INVOKABLE void add(const QString &name, pitwise::Staff::Rank rank, const QString &pin);
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void bringBack(int row); ///< Of `removed`.
    Q_INVOKABLE void changePin(const QString &oldPin, const QString &newPin);
    Q_INVOKABLE void resetPin(int row, const QString &newPin); ///< By who keeps people, for a PIN forgotten.
    Q_INVOKABLE void readAgain();                              ///< The list may have been put right by hand or from a copy.
    Q_INVOKABLE void setAside(); ///< The damaged list is kept under another name; there is nobody then.
    [[nodiscard]] Q_INVOKABLE QString nameAt(int row) const;
    [[nodiscard]] QString nameOf(const QString &id) const; ///< Or the id, of somebody who is no longer here.

    [[nodiscard]] int count() const override { return static_cast<int>(m_list.size()); }
    [[nodiscard]] bool hasExaminer() const;
    [[nodiscard]] bool signedIn() const { return current() != nullptr; }
    [[nodiscard]] QString name() const { return signedIn() ? current()->name : QString(); }
    [[nodiscard]] QString id() const { return m_id; }
    [[nodiscard]] QString idAt(int row) const;
    [[nodiscard]] QString rankText() const;
    [[nodiscard]] int row() const { return signedIn() ? static_cast<int>(current() - m_list.data()) : -1; }
    [[nodiscard]] int mayRuleCount() const;
    [[nodiscard]] QString damage() const { return m_damage; }
    [[nodiscard]] QString setAsideAs() const { return m_setAsideAs; }
    [[nodiscard]] bool mayAuthor() const { return (m_list.empty() && m_people) || may(people::Right::EditScenarios); }
    [[nodiscard]] bool mayPlanExams() const { return may(people::Right::EditBlueprints); }
    [[nodiscard]] bool maySeal() const { return may(people::Right::SealExams); }
    [[nodiscard]] bool may(people::Right right) const { return signedIn() && people::may(current()->role, right); }
    [[nodiscard]] RemovedStaff *removed() { return &m_removed; }
    [[nodiscard]] BackgroundWork *work() { return &m_work; }
    /// Only where somebody is signed in, for work off the window's thread, one piece at a time: m_work sees to that.
    [[nodiscard]] people::People &people() { return *m_people; }
    void refresh(); ///< After work on people().

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void changed();
    void done(); ///< What was asked for has happened: a form may close.

private:
    [[nodiscard]] const people::Person *current() const;
    [[nodiscard]] QString lockedWords(const QString &id) const;
    [[nodiscard]] QString freeId(const QString &name) const;
    template <typename Work> void change(Work work, const QString &signInAs = {});

    void read();

    QString m_file;
    std::function<qint64()> m_now;
    std::unique_ptr<people::People> m_people; ///< Null: the list is damaged.
    QString m_damage, m_setAsideAs;
    std::vector<people::Person> m_list; ///< As last read; the window's own copy.
    QString m_id;
    RemovedStaff m_removed;
    BackgroundWork m_work;
};

} // namespace pitwise
