// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/security/diskfile.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace pitwise::security {

DiskFile::DiskFile(const QString &path, Open how) : m_path(path) {
    const int making = how == Open::New ? O_CREAT | O_EXCL : how == Open::Either ? O_CREAT : 0;
    m_handle = ::open(QFile::encodeName(path).constData(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | making,
                      S_IRUSR | S_IWUSR);
    if (m_handle < 0)
        fail(errno == ELOOP || errno == ENXIO || errno == EISDIR ? EINVAL : errno);
    struct stat what {};
    if (::fstat(m_handle, &what) != 0 || !S_ISREG(what.st_mode)) {
        ::close(m_handle);
        fail(EINVAL);
    }
    if ((what.st_mode & (S_IRWXG | S_IRWXO)) != 0 && what.st_uid == ::geteuid())
        ::fchmod(m_handle, what.st_mode & S_IRWXU); // an older program was more generous
    try {
        if (how != Open::Existing)
            syncFolder(QFileInfo(path).absolutePath());
    } catch (...) {
        ::close(m_handle);
        throw;
    }
}

DiskFile::~DiskFile() {
    if (m_handle >= 0)
        ::close(m_handle);
}

DiskFile::DiskFile(DiskFile &&other) noexcept
    : m_path(std::move(other.m_path)), m_handle(std::exchange(other.m_handle, -1)) {
}

void DiskFile::fail(int code) const {
    throw NotWritten{{"was not written: " + wayOut(code), m_path.toStdString(), {}}, code};
}

bool DiskFile::lock() const {
    return ::flock(m_handle, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

qint64 DiskFile::size() const {
    struct stat what {};
    if (::fstat(m_handle, &what) != 0)
        fail(errno);
    return what.st_size;
}

QByteArray DiskFile::readAll() const {
    QByteArray bytes(size(), Qt::Uninitialized);
    qint64 done = 0;
    while (done < bytes.size()) {
        const ssize_t some = ::pread(m_handle, bytes.data() + done, static_cast<std::size_t>(bytes.size() - done), done);
        if (some == 0)
            break;
        if (some < 0 && errno != EINTR)
            throw Refusal{"cannot be read: " + wayOut(errno), m_path.toStdString(), {}};
        done += qMax<qint64>(0, some);
    }
    bytes.truncate(done);
    return bytes;
}

void DiskFile::write(qint64 at, QByteArrayView bytes) {
    for (qint64 done = 0; done < bytes.size();) {
        const ssize_t some =
            ::pwrite(m_handle, bytes.data() + done, static_cast<std::size_t>(bytes.size() - done), at + done);
        if (some > 0)
            done += some;
        else if (some == 0 || errno != EINTR)
            fail(some == 0 ? ENOSPC : errno);
    }
    if (::fdatasync(m_handle) != 0)
        fail(errno);
}

void DiskFile::resize(qint64 size) {
    if (::ftruncate(m_handle, size) != 0 || ::fdatasync(m_handle) != 0)
        fail(errno);
}

} // namespace pitwise::security
