// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/refusal.h"

#include <QObject>
#include <QThreadPool>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <memory>
#include <optional>

namespace pitwise {

/// What went wrong, for people: the place, then the sentence.
[[nodiscard]] QString inWords(const Refusal &refusal);

/// Where a dialog's or a field's answer points to on disk.
[[nodiscard]] QString pathOf(const QUrl &file);

/// One piece of slow work at a time, off the window's thread: how far it is, a way to stop it, and what went wrong.
/// What it is given has to outlive it; it waits for its work when it goes.
class BackgroundWork : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(QString label READ label NOTIFY changed)
    Q_PROPERTY(double progress READ progress NOTIFY changed) ///< 0 to 1; below 0: not known.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)  ///< Of the last work; empty: none.

public:
    using QObject::QObject;
    ~BackgroundWork() override;

    struct Cancelled {};
    /// Called by the work as it goes; ends it where it was cancelled.
    class Step {
    public:
        explicit Step(BackgroundWork &work) : m_work(work) {}
        void operator()(double done) const;

    private:
        BackgroundWork &m_work;
    };

    /// Does `work(step)` on another thread, then `done(result)` on this one. Nothing happens while other work is under way.
    /// A Refusal becomes `problem`; `done` is not called then.
    template <typename Work, typename Done> void run(const QString &label, Work work, Done done) {
        if (m_busy)
            return;
        begin(label);
        using Made = std::invoke_result_t<Work, const Step &>;
        struct Job {
            Work work;
            Done done;
            std::optional<Made> result;
            QString problem;
        };
        auto job = std::make_shared<Job>(Job{std::move(work), std::move(done), std::nullopt, {}});
        m_pool.start([this, job] {
            try {
                job->result.emplace(job->work(Step(*this)));
            } catch (const Refusal &refusal) {
                job->problem = inWords(refusal);
            } catch (const Cancelled &) {
            }
            QMetaObject::invokeMethod(this, [this, job] {
                end(job->problem);
                if (job->result)
                    job->done(std::move(*job->result));
            });
        });
    }

    /// Does it at once, on this thread; whether it went well.
    template <typename Work> bool now(Work work) {
        try {
            work();
            setProblem({});
            return true;
        } catch (const Refusal &refusal) {
            setProblem(inWords(refusal));
            return false;
        }
    }

    Q_INVOKABLE void cancel() { m_cancelled = true; }
    void stop();                                   ///< Cancels, and waits until nothing is under way.
    Q_INVOKABLE void forgive() { setProblem({}); } ///< The problem has been read.
    void setProblem(const QString &problem);

    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] QString label() const { return m_label; }
    [[nodiscard]] double progress() const { return m_progress; }
    [[nodiscard]] QString problem() const { return m_problem; }

Q_SIGNALS:
    void changed();

private:
    void begin(const QString &label);
    void end(const QString &problem);
    void setProgress(double progress);

    QThreadPool m_pool;
    std::atomic_bool m_cancelled = false;
    bool m_busy = false;
    QString m_label, m_problem;
    double m_progress = -1;
};

} // namespace pitwise
