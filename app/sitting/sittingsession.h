// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/practice/settling.h"
#include "app/practice/shownquestion.h"
#include "app/settings/settings.h"
#include "app/sitting/overviewmodel.h"
#include "app/sitting/speaker.h"
#include "app/sitting/waitingresults.h"
#include "app/window/backgroundwork.h"
#include "core/exam/releasegate.h"
#include "core/exam/sitting.h"

#include <QJsonObject>
#include <QTimer>
#include <QUrl>

#include <memory>

namespace pitwise {

/// A candidate's exam at this station. Every answer and event is on disk before the next screen; a sitting that was
/// broken off is found again when the program starts, and goes on under the release PIN.
class SittingSession : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(Phase phase READ phase NOTIFY changed)
    Q_PROPERTY(bool active READ active NOTIFY changed) ///< Nothing else can be done at this station.
    Q_PROPERTY(bool seated READ seated NOTIFY changed) ///< Somebody's: running, paused or just over.
    /// Likewise, and while one that was broken off waits: only the release PIN frees the station.
    Q_PROPERTY(bool held READ held NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString issuer READ issuer NOTIFY changed)
    Q_PROPERTY(QString fingerprint READ fingerprint NOTIFY changed)
    Q_PROPERTY(bool otherIssuer READ otherIssuer NOTIFY changed)      ///< Not that of the last exam that was released here.
    Q_PROPERTY(QStringList candidates READ candidates NOTIFY changed) ///< Numbers that the file is for.
    Q_PROPERTY(QString brokenOff READ brokenOff NOTIFY changed) ///< Candidate whose sitting waits to go on; empty: none.
    Q_PROPERTY(bool damaged READ damaged NOTIFY changed)        ///< What is kept of it: it goes on only under a note.
    Q_PROPERTY(QString candidate READ candidate NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString rulesText READ rulesText NOTIFY changed) ///< Of the exam, to be read before its clock starts.
    Q_PROPERTY(QString sectionText READ sectionText NOTIFY changed)
    Q_PROPERTY(QString grantedText READ grantedText NOTIFY changed)
    Q_PROPERTY(int number READ number NOTIFY changed) ///< From 1.
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(bool flagged READ flagged NOTIFY changed)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY changed)
    Q_PROPERTY(bool last READ isLast NOTIFY changed)
    Q_PROPERTY(bool payTables READ payTables NOTIFY changed) ///< The exam lets everybody open them.
    Q_PROPERTY(
        bool leavesSection READ leavesSection NOTIFY changed) ///< After this one there is no way back into its section.
    /// What a move that waits for a yes would close for good; empty: none waits.
    Q_PROPERTY(QString leavingText READ leavingText NOTIFY changed)
    Q_PROPERTY(QString clock READ clock NOTIFY ticked)
    Q_PROPERTY(QString allowed READ allowed NOTIFY ticked)
    Q_PROPERTY(QString sectionClock READ sectionClock NOTIFY ticked) ///< Empty: the section has no time of its own.
    Q_PROPERTY(bool lastMinutes READ lastMinutes NOTIFY ticked)
    Q_PROPERTY(int minutesLeft READ minutesLeft NOTIFY ticked) ///< Begun ones count.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)    ///< Of the last verb; what was answered is still on screen.
    Q_PROPERTY(QString resultFile READ resultFile NOTIFY changed)
    Q_PROPERTY(QString endText READ endText NOTIFY changed)
    Q_PROPERTY(QString language READ language NOTIFY languageChanged) ///< The candidate's; empty: the seat's.
    Q_PROPERTY(pitwise::ShownQuestion *stage READ stage CONSTANT)
    Q_PROPERTY(pitwise::OverviewModel *overview READ overview CONSTANT)
    Q_PROPERTY(pitwise::Settings *look READ look CONSTANT) ///< How the window looks while a sitting runs.
    Q_PROPERTY(pitwise::Speaker *speaker READ speaker CONSTANT)
    Q_PROPERTY(bool voiceMissing READ voiceMissing NOTIFY changed) ///< Reading aloud was granted, and this computer cannot.
    Q_PROPERTY(pitwise::WaitingResults *results READ results CONSTANT) ///< Of sittings that are over.
    Q_PROPERTY(pitwise::BackgroundWork *work READ work CONSTANT)

public:
    /// Confirm: released, and its clock does not run yet.
    enum class Phase { Closed, Identify, Confirm, Running, Paused, Finished };
    Q_ENUM(Phase)
    enum class Aid { TextSize, Contrast, Motion, ReadAloud };
    Q_ENUM(Aid)

    /// All outlive the session. `folder` is the station's own.
    SittingSession(const QString &folder, const Library &library, const ChipSet &chips, const exam::ItemBank &bank,
                   const exam::Clock &clock, QObject *parent = nullptr);
    ~SittingSession() override;

    // Before.
    Q_INVOKABLE void open(const QUrl &examFile);
    /// Looks for a sitting that was broken off, and opens its exam file.
    Q_INVOKABLE void findBrokenOff();
    /// With the exam's PIN and the candidate's own code. One that begins is confirmed first; one that was broken off goes
    /// on; where what is kept of it is damaged, only with a note of what happened.
    Q_INVOKABLE void release(const QString &candidate, const QString &invigilator, const QString &pin, const QString &code,
                             const QString &damageNote = {});
    Q_INVOKABLE void begin();  ///< He is the one, and has read the rules: the clock starts.
    Q_INVOKABLE void notHim(); ///< Back to the number; nothing was begun.
    Q_INVOKABLE void close();  ///< Puts the exam file away; not while the station is held.
    /// Leaves a sitting that was broken off for later, under the release PIN.
    Q_INVOKABLE void putAside(const QString &pin);

    // The candidate.
    // A move that closes questions which are open or flagged waits until it is said once more: leave, or stay.
    Q_INVOKABLE void lockAndNext();
    Q_INVOKABLE void back();
    Q_INVOKABLE void goTo(int question);
    Q_INVOKABLE void leave();
    Q_INVOKABLE void stay();
    Q_INVOKABLE void toggleFlag();
    /// The language the candidate sits it in, before his time starts; it goes into the record.
    Q_INVOKABLE void speak(const QString &code);
    Q_INVOKABLE void useAid(pitwise::SittingSession::Aid aid, int value);
    Q_INVOKABLE void readAloud(); ///< The question on screen, once more.
    Q_INVOKABLE void finish();
    /// What he has chosen and not locked goes into the record: it counts when the exam ends.
    Q_INVOKABLE void keepChosen();
    /// What was pressed before anybody could see the question is not meant for it.
    Q_INVOKABLE bool isSettled() const { return m_settling.isOver(m_clock.steadyMs()); }

    // The station.
    Q_INVOKABLE void windowLeft();
    Q_INVOKABLE void windowBack();
    Q_INVOKABLE void screenSeen(int screenWidth, int screenHeight, int windowWidth, int windowHeight, double scale);

    // The invigilator: each under the release PIN.
    Q_INVOKABLE void extend(int minutes, const QString &reason, const QString &who, const QString &pin);
    /// For everybody whose station was opened from the same folder; each gives it within seconds.
    Q_INVOKABLE void extendAll(int minutes, const QString &reason, const QString &who, const QString &pin);
    Q_INVOKABLE void note(const QString &text, const QString &who, const QString &pin);
    Q_INVOKABLE void pause(const QString &reason, const QString &who, const QString &pin);
    Q_INVOKABLE void proceed(const QString &who, const QString &pin);
    Q_INVOKABLE void stop(const QString &reason, const QString &who, const QString &pin);
    Q_INVOKABLE void saveResult(const QUrl &file);
    Q_INVOKABLE void keepResult(); ///< Once more, where the station's disk did not take it.

    [[nodiscard]] Phase phase() const;
    [[nodiscard]] bool active() const { return phase() == Phase::Running || phase() == Phase::Paused; }
    [[nodiscard]] bool seated() const { return m_sitting != nullptr; }
    [[nodiscard]] bool held() const { return active() || (!m_sitting && !m_brokenOff.isEmpty()); }
    [[nodiscard]] QString title() const { return m_file ? m_file->title() : QString(); }
    [[nodiscard]] QString issuer() const { return m_file ? m_file->issuer().name : QString(); }
    [[nodiscard]] QString fingerprint() const { return m_file ? m_file->issuer().fingerprint() : QString(); }
    [[nodiscard]] bool otherIssuer() const { return m_file && m_otherIssuer; }
    [[nodiscard]] QStringList candidates() const { return m_file ? m_file->candidates() : QStringList(); }
    [[nodiscard]] QString brokenOff() const { return m_brokenOff; }
    [[nodiscard]] bool damaged() const { return m_damaged; }
    [[nodiscard]] QString candidate() const { return who() ? who()->number : QString(); }
    [[nodiscard]] QString name() const { return who() ? who()->name : QString(); }
    [[nodiscard]] QString rulesText() const;
    [[nodiscard]] QString sectionText() const;
    [[nodiscard]] QString grantedText() const;
    [[nodiscard]] int number() const { return m_sitting ? m_sitting->state().current() + 1 : 0; }
    [[nodiscard]] int count() const { return m_sitting ? static_cast<int>(m_sitting->state().questions().size()) : 0; }
    [[nodiscard]] bool flagged() const;
    [[nodiscard]] bool canGoBack() const;
    [[nodiscard]] bool isLast() const { return number() == count(); }
    [[nodiscard]] bool payTables() const { return m_sitting && m_sitting->blueprint().payTables; }
    [[nodiscard]] bool leavesSection() const;
    [[nodiscard]] QString leavingText() const;
    [[nodiscard]] QString clock() const;
    [[nodiscard]] int minutesLeft() const;
    [[nodiscard]] QString allowed() const;
    [[nodiscard]] QString sectionClock() const;
    [[nodiscard]] bool lastMinutes() const;
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString resultFile() const { return m_resultFile; }
    [[nodiscard]] QString endText() const;
    [[nodiscard]] const QString &language() const { return m_language; }
    [[nodiscard]] ShownQuestion *stage() { return &m_stage; }
    [[nodiscard]] OverviewModel *overview() { return &m_overview; }
    [[nodiscard]] Settings *look() { return &m_look; }
    [[nodiscard]] Speaker *speaker() { return &m_speaker; }
    [[nodiscard]] WaitingResults *results() { return &m_results; }
    [[nodiscard]] bool voiceMissing() const;
    [[nodiscard]] BackgroundWork *work() { return &m_work; }

Q_SIGNALS:
    void changed();
    void languageChanged();
    void ticked();
    void authorised(); ///< The PIN was right and the invigilator's verb is on disk: his panel may close.
    void saved(const QString &file);
    void timeGiven(int minutes, const QString &reason); ///< By an order to all.

private:
    void forgetLanguage();
    void take(std::shared_ptr<exam::Sitting> sitting);
    [[nodiscard]] const exam::Candidate *who() const;
    template <typename Verb> bool happen(Verb verb);
    template <typename Verb> void authorise(const QString &pin, Verb verb);
    void tick();
    void lookForOrders();
    void move(int question);
    void rememberIssuer() const;
    void showQuestion();
    void showEnd();

    QString m_folder;
    const exam::ItemBank &m_bank;
    const exam::Clock &m_clock;
    QString m_language;
    Settings m_look;
    std::shared_ptr<const exam::ExamFile> m_file;
    std::shared_ptr<exam::ReleaseGate> m_gate;
    std::shared_ptr<exam::ReleasedSitting> m_released; ///< To be confirmed.
    QString m_invigilator;
    std::shared_ptr<exam::Sitting> m_sitting;
    Settling m_settling;
    QJsonObject m_screen;   ///< As last recorded.
    qint64 m_leftAtMs = -1; ///< Since when the window is not in front; -1: it is.
    QString m_brokenOff, m_problem, m_resultFile;
    QString m_source; ///< Folder that the exam file was opened from: orders to all lie there.
    int m_ticks = 0;
    bool m_clockUnsaved = false;
    bool m_otherIssuer = false;
    bool m_damaged = false;
    int m_onStage = -1; ///< Question that the stage shows.
    int m_waitingMove = -1;
    ShownQuestion m_stage;
    Speaker m_speaker;
    OverviewModel m_overview;
    WaitingResults m_results;
    QTimer m_tick;
    BackgroundWork m_orders; ///< Reads the source folder.
    BackgroundWork m_work;
};

} // namespace pitwise
