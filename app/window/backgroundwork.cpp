// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/backgroundwork.h"

namespace pitwise {

QString inWords(const Refusal &refusal) {
    QString sentence = QString::fromStdString(refusal.error);
    if (!sentence.isEmpty() && !sentence.endsWith(u'.'))
        sentence += u'.';
    const QString at = QString::fromStdString(refusal.at);
    if (!at.isEmpty())
        return QStringLiteral("%1: %2").arg(at, sentence);
    if (!sentence.isEmpty())
        sentence[0] = sentence[0].toUpper();
    return sentence;
}

QString pathOf(const QUrl &file) {
    return file.isLocalFile() ? file.toLocalFile() : file.toString();
}

BackgroundWork::~BackgroundWork() {
    stop();
}

void BackgroundWork::stop() {
    cancel();
    m_pool.waitForDone();
}

void BackgroundWork::Step::operator()(double done) const {
    if (m_work.m_cancelled)
        throw Cancelled();
    BackgroundWork &work = m_work;
    QMetaObject::invokeMethod(&work, [&work, done] { work.setProgress(done); });
}

void BackgroundWork::begin(const QString &label) {
    m_cancelled = false;
    m_busy = true;
    m_label = label;
    m_problem.clear();
    m_progress = -1;
    Q_EMIT changed();
}

void BackgroundWork::end(const QString &problem) {
    m_busy = false;
    m_problem = problem;
    Q_EMIT changed();
}

void BackgroundWork::setProgress(double progress) {
    if (!m_busy)
        return;
    m_progress = progress;
    Q_EMIT changed();
}

void BackgroundWork::setProblem(const QString &problem) {
    if (m_problem == problem)
        return;
    m_problem = problem;
    Q_EMIT changed();
}

} // namespace pitwise
