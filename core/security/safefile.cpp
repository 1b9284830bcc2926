// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/security/safefile.h"

#include "core/security/cipher.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace pitwise::security {
namespace {

using namespace std::chrono_literals;

constexpr mode_t ownFile = S_IRUSR | S_IWUSR;
constexpr mode_t ownFolder = S_IRWXU;
constexpr mode_t others = S_IRWXG | S_IRWXO;
constexpr auto patience = 5s; ///< For another window that is writing the same file.

[[noreturn]] void refuse(const QString &path, int code) {
    throw NotWritten{{"was not written: " + wayOut(code), path.toStdString(), {}}, code};
}

bool isThere(const QByteArray &name, struct stat &what) {
    return ::lstat(name.constData(), &what) == 0;
}

/// The file that this handle has open still has this name.
bool isStill(int handle, const QByteArray &name) {
    struct stat open {
    }, named{};
    return ::fstat(handle, &open) == 0 && isThere(name, named) && open.st_ino == named.st_ino && open.st_dev == named.st_dev;
}

/// Held until the handle is closed. A disk that knows no locks is taken as it is.
bool isLocked(int handle) {
    return ::flock(handle, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

/// As core/exam/container.h marks one. Once lost it cannot be made again.
bool isKey(const QString &path) {
    QFile file(path);
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) && file.read(8) == "PITWISEK";
}

QString folderOf(const QString &path) {
    return QFileInfo(path).absolutePath();
}

void sync(const QString &folder, int (*how)(int)) {
    const int handle = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0)
        return; // one may write to a folder that one may not read
    const int code = how(handle) == 0 ? 0 : errno;
    ::close(handle);
    if (code == EIO || code == ENOSPC || code == EDQUOT) // others: a disk that syncs no folders
        refuse(folder, code);
}

} // namespace

std::string wayOut(int code) {
    switch (code) {
    case ENOSPC:
    case EDQUOT: return "the disk is full; make room and try again";
    case EROFS: return "the disk cannot be written to; choose another place, or have it made writable";
    case EACCES:
    case EPERM: return "its place may not be written to; choose another place, or have it made writable";
    case EIO: return "the disk reports an error; save to another disk, and have this one looked at";
    case ENOENT: return "its folder is not there any more; choose another place";
    case ENOTDIR: return "something that is no folder lies in the way; choose another place";
    case EFBIG: return "it is too large for this disk; choose another place";
    case ENAMETOOLONG: return "its name is too long; choose a shorter one";
    case EMFILE:
    case ENFILE:
    case ENOMEM: return "the machine is too busy; close other programs and try again";
    case EWOULDBLOCK: return "another window is writing it; try again";
    case EEXIST: return "there is one already; choose another name";
    case EINVAL: return "a link or a folder has its name; choose another name";
    default: return std::string(std::strerror(code)) + "; try again, or choose another place";
    }
}

QByteArray readFile(const QString &path, qint64 most) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw Refusal{"cannot be read: " + file.errorString().toStdString(), path.toStdString(), {}};
    QByteArray bytes = file.read(most + 1);
    if (file.error() != QFileDevice::NoError) // half a file is none
        throw Refusal{"cannot be read: " + file.errorString().toStdString(), path.toStdString(), {}};
    if (bytes.size() > most)
        throw Refusal{"is too large", path.toStdString(), {}};
    return bytes;
}

FileMark::FileMark(const QByteArray &bytes) : m_digest(digest(bytes)) {
}

FileMark FileMark::at(const QString &path) {
    return QFileInfo::exists(path) ? FileMark(readFile(path)) : FileMark();
}

void writeFile(const QString &path, const QByteArray &bytes, const Writing &how) {
    NewFile file(path, how);
    file.write(bytes);
    file.commit();
}

// ---------------------------------------------------------------- a new file

NewFile::NewFile(const QString &path, const Writing &how)
    : m_path(QFileInfo(path).absoluteFilePath()), m_name(QFile::encodeName(m_path)),
      m_part(
          QFile::encodeName(folderOf(path) + QStringLiteral("/.") + QFileInfo(path).fileName() + QStringLiteral(".part"))),
      m_how(how) {
    struct stat now {};
    if (isThere(m_name, now) && !S_ISREG(now.st_mode))
        fail(EINVAL);
    if (isThere(m_name, now) && ::access(m_name.constData(), W_OK) != 0)
        fail(errno);
    if (!m_how.overKey && isKey(m_path))
        throw NotWritten{
            {"was not written: an issuer's key lies there, and nothing is written over one", m_path.toStdString(), {}},
            EEXIST};
    make();
    QIODevice::open(QIODevice::WriteOnly | QIODevice::Unbuffered);
}

/// One name for all who write here: whoever holds its lock writes, and what a kill has left is not left for long.
void NewFile::make() {
    const mode_t mode = m_how.readers == Readers::Owner ? ownFile : ownFile | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH;
    const auto until = std::chrono::steady_clock::now() + patience;
    for (;; std::this_thread::sleep_for(5ms)) {
        m_handle = ::open(m_part.constData(), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
        if (m_handle >= 0 && isLocked(m_handle) && isStill(m_handle, m_part))
            return;
        if (m_handle < 0 && errno != EEXIST)
            fail(errno);
        if (m_handle < 0) {
            m_handle = ::open(m_part.constData(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
            const bool isLeftOver = m_handle < 0 ? errno != ENOENT : isLocked(m_handle) && isStill(m_handle, m_part);
            if (isLeftOver && ::unlink(m_part.constData()) != 0 && errno != ENOENT)
                fail(errno);
        }
        giveUp();
        if (std::chrono::steady_clock::now() > until)
            fail(EWOULDBLOCK);
    }
}

NewFile::~NewFile() {
    if (m_handle >= 0)
        ::unlink(m_part.constData());
    giveUp();
}

void NewFile::giveUp() {
    if (m_handle >= 0)
        ::close(m_handle);
    m_handle = -1;
}

void NewFile::fail(int code) {
    if (m_handle >= 0)
        ::unlink(m_part.constData());
    giveUp();
    refuse(m_path, code);
}

qint64 NewFile::writeData(const char *data, qint64 size) {
    for (qint64 done = 0; done < size && m_error == 0;) {
        const ssize_t some = ::write(m_handle, data + done, static_cast<std::size_t>(size - done));
        if (some > 0)
            done += some;
        else if (errno != EINTR)
            m_error = some == 0 ? ENOSPC : errno;
    }
    if (m_error != 0) {
        setErrorString(QString::fromStdString(wayOut(m_error)));
        return -1;
    }
    m_size += size;
    return size;
}

void NewFile::commit() {
    if (m_error != 0)
        fail(m_error);
    struct stat part {};
    if ((m_how.toDisk && ::fsync(m_handle) != 0) || ::fstat(m_handle, &part) != 0)
        fail(errno);
    if (part.st_size != m_size)
        fail(EIO);
    if (m_how.over && FileMark::at(m_path) != *m_how.over) {
        if (*m_how.over == FileMark())
            fail(EEXIST);
        ::unlink(m_part.constData());
        giveUp();
        throw Overtaken{
            {{"was not written: another window has changed it meanwhile; open it again, or save under another name",
              m_path.toStdString(),
              {}},
             0}};
    }
    if (::rename(m_part.constData(), m_name.constData()) != 0)
        fail(errno);
    QIODevice::close();
    giveUp();
    if (m_how.toDisk)
        syncFolder(folderOf(m_path));
}

// ---------------------------------------------------------------- folders and names

void makeFolder(const QString &folder, Readers readers) {
    const QFileInfo wanted(folder);
    if (wanted.isDir())
        return;
    makeFolder(wanted.absolutePath(), readers);
    const mode_t mode = readers == Readers::Owner ? ownFolder : ownFolder | others;
    if (::mkdir(QFile::encodeName(wanted.absoluteFilePath()).constData(), mode) != 0 && errno != EEXIST)
        refuse(folder, errno);
    if (!QFileInfo(folder).isDir())
        refuse(folder, ENOTDIR);
    syncFolder(wanted.absolutePath());
}

void keepPrivate(const QString &path) {
    struct stat now {};
    const QByteArray name = QFile::encodeName(path);
    if (!isThere(name, now) || S_ISLNK(now.st_mode))
        return;
    if (now.st_uid == ::geteuid() && (now.st_mode & others) != 0)
        ::chmod(name.constData(), now.st_mode & (S_IRWXU | S_ISUID | S_ISGID | S_ISVTX));
    if (S_ISDIR(now.st_mode))
        for (const QString &entry :
             QDir(path).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot))
            keepPrivate(path + u'/' + entry);
}

void moveFile(const QString &from, const QString &to, bool toDisk) {
    const QByteArray source = QFile::encodeName(from), target = QFile::encodeName(to);
    struct stat there {};
    int code = ::renameat2(AT_FDCWD, source.constData(), AT_FDCWD, target.constData(), RENAME_NOREPLACE) == 0 ? 0 : errno;
    if (code == EINVAL || code == ENOSYS) // a disk that cannot tell
        code = isThere(target, there) ? EEXIST : ::rename(source.constData(), target.constData()) == 0 ? 0 : errno;
    if (code != 0)
        throw NotWritten{{"was not moved: " + wayOut(code), (code == EEXIST ? to : from).toStdString(), {}}, code};
    if (toDisk)
        syncFolder(folderOf(to));
    if (toDisk && folderOf(from) != folderOf(to))
        syncFolder(folderOf(from));
}

void linkFile(const QString &from, const QString &to) {
    if (::link(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) != 0)
        refuse(to, errno);
    syncFolder(folderOf(to));
}

void putInPlace(const QString &from, const QString &to) {
    const int handle = ::open(QFile::encodeName(from).constData(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    int code = handle < 0 || ::fsync(handle) != 0 ? errno : 0;
    if (handle >= 0)
        ::close(handle);
    struct stat there {};
    if (code == 0 && isThere(QFile::encodeName(to), there) && !S_ISREG(there.st_mode))
        code = EINVAL;
    if (code == 0 && ::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) != 0)
        code = errno;
    if (code != 0)
        refuse(to, code);
    syncFolder(folderOf(to));
}

void removeFile(const QString &path) {
    if (::unlink(QFile::encodeName(path).constData()) == 0)
        syncFolder(folderOf(path));
    else if (errno != ENOENT)
        throw NotWritten{{"was not removed: " + wayOut(errno), path.toStdString(), {}}, errno};
}

QString setAside(const QString &path, qint64 nowMs) {
    const QFileInfo file(path);
    const QString time = QDateTime::fromMSecsSinceEpoch(nowMs, Qt::UTC).toString(QStringLiteral("yyyyMMdd-HHmmss"));
    QString place;
    for (int copy = 1; place.isEmpty() || QFile::exists(place); ++copy)
        place = QStringLiteral("%1/%2.damaged-%3%4.%5")
                    .arg(file.absolutePath(), file.completeBaseName(), time,
                         copy == 1 ? QString() : QStringLiteral("-%1").arg(copy), file.suffix());
    moveFile(path, place);
    return place;
}

void syncFolder(const QString &folder) {
    sync(folder, ::fsync);
}

void syncDisk(const QString &folder) {
    sync(folder, ::syncfs);
}

} // namespace pitwise::security
