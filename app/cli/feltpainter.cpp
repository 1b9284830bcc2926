// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/feltpainter.h"
#include "core/qttext.h"
#include "core/refusal.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>

namespace pitwise::cli {
namespace {

constexpr int patience = 60'000; // ms, for one picture on a busy machine

} // namespace

FeltPainter::~FeltPainter() {
    m_process.closeWriteChannel();
    if (m_process.state() != QProcess::NotRunning)
        m_process.waitForFinished(patience);
}

/// It stands beside this program, or where the package puts helpers.
void FeltPainter::start() {
    const QString here = QCoreApplication::applicationDirPath();
    m_program = here + QStringLiteral("/pitwise-felt");
    if (!QFileInfo::exists(m_program))
        m_program = here + QStringLiteral("/../lib/pitwise/pitwise-felt");
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(m_program, {m_language});
    if (!m_process.waitForStarted(patience))
        fail();
}

void FeltPainter::fail() {
    throw Refusal{"cannot paint the felt (" + m_process.errorString().toStdString() + "); --no-pictures does without",
                  m_program.toStdString(),
                  {}};
}

QByteArray FeltPainter::paint(const Question &question) {
    if (m_process.state() == QProcess::NotRunning)
        start();
    const QJsonObject job{{QStringLiteral("question"), questionJson(question, Reveal::No)},
                          {QStringLiteral("shape"), qt(name(question.shape()))}};
    m_process.write(QJsonDocument(job).toJson(QJsonDocument::Compact) + '\n');
    while (!m_process.canReadLine())
        if (!m_process.waitForReadyRead(patience))
            fail();
    bool isNumber = false;
    const qsizetype size = m_process.readLine().trimmed().toLongLong(&isNumber);
    if (!isNumber || size < 0)
        fail();
    QByteArray png;
    while (png.size() < size) {
        if (m_process.bytesAvailable() == 0 && !m_process.waitForReadyRead(patience))
            fail();
        png += m_process.read(size - png.size());
    }
    return png;
}

} // namespace pitwise::cli
