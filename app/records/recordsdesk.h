// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <functional>

namespace pitwise {

/// How far a piece of work is, told by the thread that does it.
struct WorkProgress {
    std::atomic<qint64> done{0};
    std::atomic<qint64> of{0}; ///< 0: not known.
};

/// Taking records out, bringing them in, keeping them safe. All of it off the window's thread, on a store of its own.
class RecordsDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(Work work READ work NOTIFY workChanged) ///< What is being done.
    Q_PROPERTY(bool busy READ busy NOTIFY workChanged)
    Q_PROPERTY(int percent READ percent NOTIFY ticked)   ///< -1: not known.
    Q_PROPERTY(int seconds READ seconds NOTIFY ticked)   ///< Since the work began.
    Q_PROPERTY(QString problem READ problem NOTIFY told) ///< What went wrong and what to do; empty: nothing.
    Q_PROPERTY(QString result READ result NOTIFY told)   ///< What has been done; empty: nothing yet.
    Q_PROPERTY(QString file READ file CONSTANT)          ///< Where the records are.
    Q_PROPERTY(QString size READ size NOTIFY told)

public:
    enum class Work { Nothing, Export, Import, BackUp, Restore, Check };
    Q_ENUM(Work)

    explicit RecordsDesk(Desk &desk, QObject *parent = nullptr);
    ~RecordsDesk() override; ///< Waits for what is under way: nothing is cut off half-way.

    /// The seated trainee's records: a table where the file ends in `.csv`, JSON lines with everything else.
    Q_INVOKABLE void exportTo(const QUrl &file);
    Q_INVOKABLE void importFrom(const QUrl &file);
    Q_INVOKABLE void backUpTo(const QUrl &file);
    /// Puts a backup in the place of the records; those are kept beside it.
    Q_INVOKABLE void restoreFrom(const QUrl &file);
    /// Whoever else has the file open lets it go; called in the thread that is about to replace it.
    void setAlone(std::function<void()> alone) { m_alone = std::move(alone); }
    /// Looks through the whole file.
    Q_INVOKABLE void check();
    Q_INVOKABLE void forgive(); ///< The message has been read.
    /// Whether a file of that name would be replaced: to be asked first.
    Q_INVOKABLE [[nodiscard]] bool isThere(const QUrl &file) const;
    Q_INVOKABLE [[nodiscard]] QString nameOf(const QUrl &file) const;
    /// Where files are offered to be kept, and a name there: `tan-mei-ling-2026-11-18.json`, `pitwise-2026-11-18.db`.
    Q_INVOKABLE [[nodiscard]] QUrl folder() const;
    Q_INVOKABLE [[nodiscard]] QUrl offeredFile(Work work, const QString &ending) const;

    [[nodiscard]] Work work() const { return m_work; }
    [[nodiscard]] bool busy() const { return m_work != Work::Nothing; }
    [[nodiscard]] int percent() const;
    [[nodiscard]] int seconds() const { return busy() ? static_cast<int>(m_since.elapsed() / 1000) : 0; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString result() const { return m_result; }
    [[nodiscard]] QString file() const { return m_desk.recordsFile(); }
    [[nodiscard]] QString size() const;

Q_SIGNALS:
    void workChanged();
    void ticked();
    void told();
    void imported(); ///< There may be further trainees and answers.
    void restored(); ///< These are other records than before.

private:
    struct Outcome {
        QString problem, result;
    };
    using Job = std::function<Outcome(WorkProgress &)>;
    void start(Work work, Job job, std::function<void(const Outcome &)> after = {});
    void tell(const QString &problem, const QString &result);

    Desk &m_desk;
    Work m_work = Work::Nothing;
    std::shared_ptr<WorkProgress> m_progress;
    QElapsedTimer m_since;
    QTimer m_tick;
    QString m_problem, m_result;
    std::function<void()> m_alone = [] {};
};

} // namespace pitwise
