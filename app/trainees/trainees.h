// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk.h"
#include "app/rowlist.h"
#include "app/trainees/removedtrainees.h"

#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// Who trains here: the list of trainees, and the one who is seated. PINs are checked off the window's thread.
class Trainees : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(bool seated READ seated NOTIFY seatedChanged)
    Q_PROPERTY(QString name READ name NOTIFY seatedChanged)
    Q_PROPERTY(QString batch READ batch NOTIFY seatedChanged)
    Q_PROPERTY(QString initials READ initials NOTIFY seatedChanged)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged) ///< Of the last try: what, and what to do.
    Q_PROPERTY(bool hasPin READ hasPin NOTIFY seatedChanged)       ///< The one who is seated.
    Q_PROPERTY(QString notice READ notice NOTIFY listChanged)      ///< About the records; empty: all is well.
    Q_PROPERTY(bool usable READ usable NOTIFY listChanged)         ///< The records can be written.
    Q_PROPERTY(PinHelp pinHelp READ pinHelp NOTIFY pinHelpChanged) ///< Who forgot his PIN: what can be done here and now.
    Q_PROPERTY(bool readable READ readable NOTIFY listChanged)     ///< They can be looked at and taken out.

    Q_PROPERTY(pitwise::RemovedTrainees *gone READ gone CONSTANT) ///< Who can be brought back.

public:
    enum Role { NameRole = Qt::UserRole, BatchRole, InitialsRole, HasPinRole, CurrentRole, RemovableRole };

    /// NobodyYet: no instructor or examiner is set up. SignIn: one has to sign in first. Here: he is.
    enum class PinHelp { NobodyYet, SignIn, Here };
    Q_ENUM(PinHelp)

    explicit Trainees(Desk &desk, QObject *parent = nullptr);

    Q_INVOKABLE void create(const QString &name, const QString &batch, const QString &pin);
    Q_INVOKABLE void choose(int row, const QString &pin);
    Q_INVOKABLE bool needsPin(int row) const;
    /// Nobody seated: a trainee without a name of his own, so that practice can begin at once.
    Q_INVOKABLE void seatSomebody();
    /// Nobody is seated any more; the next one says who he is.
    Q_INVOKABLE void leave();
    /// New name and batch for the one who is seated.
    Q_INVOKABLE void rename(const QString &name, const QString &batch);
    /// A new PIN for the one who is seated; empty: none any more. pinChanged() when it is on disk.
    Q_INVOKABLE void setPin(const QString &pin);
    /// For a PIN forgotten, by an instructor or examiner who is signed in: the trainee has none then and chooses another.
    /// pinTaken() when it is on disk.
    Q_INVOKABLE void takePinAway(int row);
    void setPinHelp(PinHelp help);
    Q_INVOKABLE QString belongings(int row) const; ///< What would go with him, in words.
    /// With all records, for thirty days; asked first by the page. Only without a PIN, or seated behind his own.
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void bringBack(int row); ///< Of those who are gone, as if nothing had been.
    /// Opens the records once more, after whatever was wrong has been put right.
    Q_INVOKABLE void tryAgain();
    Q_INVOKABLE void forgiveProblem() { setProblem({}); } ///< A new form is opened.
    /// Reads who there is; where the records are others now, nobody is seated but one who is alone.
    void read();
    void readOthers();
    /// Reads who there is once more; whoever is seated stays, under the name that he has now.
    void readArrived();

    [[nodiscard]] int count() const override { return static_cast<int>(m_people.size()); }
    [[nodiscard]] bool seated() const { return m_desk.trainee().has_value(); }
    [[nodiscard]] RemovedTrainees *gone() { return &m_gone; }
    [[nodiscard]] QString name() const { return seated() ? m_desk.trainee()->name : QString(); }
    [[nodiscard]] QString batch() const { return seated() ? m_desk.trainee()->batch : QString(); }
    [[nodiscard]] QString initials() const;
    [[nodiscard]] bool hasPin() const { return seated() && !m_desk.trainee()->pinHash.isEmpty(); }
    [[nodiscard]] PinHelp pinHelp() const { return m_pinHelp; }
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString notice() const;
    [[nodiscard]] bool usable() const { return m_desk.store() && !m_desk.error(); }
    [[nodiscard]] bool readable() const { return m_desk.store() != nullptr; }

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void listChanged();
    void seatedChanged();
    void busyChanged();
    void problemChanged();
    void created(); ///< The form may close.
    void chosen();  ///< The PIN was right, or there is none.
    void pinChanged();
    void pinHelpChanged();
    void pinTaken(const QString &name);
    void removed(const QString &name);
    void broughtBack(const QString &name);
    void recordsChanged(); ///< Other records than before: everything is to be read anew.

private:
    [[nodiscard]] bool isPinGood(const QString &pin); ///< Says so where it is not.
    [[nodiscard]] bool mayRemove(const Trainee &trainee) const;
    void seatTheOnlyOne();
    void seat(const Trainee &trainee);
    void add(const QString &name, const QString &batch, const QByteArray &pinHash);
    void setBusy(bool busy);
    void setProblem(const QString &problem);

    Desk &m_desk;
    std::vector<Trainee> m_people;
    RemovedTrainees m_gone;
    PinHelp m_pinHelp = PinHelp::NobodyYet;
    bool m_busy = false;
    QString m_problem;
};

} // namespace pitwise
