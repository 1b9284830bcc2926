// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/security/hold.h"

#include <QFile>
#include <QLockFile>
#include <QSysInfo>

#include <chrono>

namespace pitwise::security {

Hold::Hold(const QString &path) : m_file(std::make_unique<QLockFile>(path)) {
    using namespace std::chrono_literals;
    m_file->setStaleLockTime(12h);
    if (m_file->tryLock(0) || m_file->error() != QLockFile::LockFailedError)
        return;
    m_elsewhere = true;
    qint64 process = 0;
    QString machine, program;
    if (m_file->getLockInfo(&process, &machine, &program) && machine != QSysInfo::machineHostName())
        m_machine = machine;
}

Hold::~Hold() = default;
Hold::Hold(Hold &&) noexcept = default;
Hold &Hold::operator=(Hold &&) noexcept = default;

bool Hold::isElsewhere(const QString &path) {
    return QFile::exists(path) && Hold(path).isElsewhere();
}

} // namespace pitwise::security
