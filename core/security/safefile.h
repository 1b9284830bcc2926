// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/refusal.h"

#include <QByteArray>
#include <QIODevice>
#include <QString>

#include <optional>

// The one place where the program writes to disk (with core/security/diskfile.h for logs, and SQLite for records);
// tests/layers refuses any other. What cannot be written is a Refusal that names the file and says what to do, and
// what lay there before is whole. No write follows a link or waits for a pipe.
namespace pitwise::security {

/// A file was not written.
struct NotWritten : Refusal {
    int code = 0; ///< The system's own; see wayOut().
};
/// Another window has written the file since it was read: nothing was written over it.
struct Overtaken : NotWritten {};

/// Who may read what we write; its owner may always.
enum class Readers {
    Owner,    ///< Keys, people, records, whatever is about a person.
    Everyone, ///< What is handed out, a pack or a sealed exam: as the system has it for new files.
};

/// What lay at a place when it was read, to write against.
///
///     const FileMark before = FileMark::at(path);   // when it is opened
///     writeFile(path, bytes, {.over = before});     // throws Overtaken where something else lies there by now
class FileMark {
public:
    FileMark() = default; ///< Nothing lay there.
    explicit FileMark(const QByteArray &bytes);
    [[nodiscard]] static FileMark at(const QString &path);
    friend bool operator==(const FileMark &, const FileMark &) = default;

private:
    QByteArray m_digest;
};

struct Writing {
    Readers readers = Readers::Owner;
    /// Only over this: `FileMark()` for a file that has to be new.
    std::optional<FileMark> over = std::nullopt;
    bool overKey = false; ///< Only core/exam/keyfile.h: nothing else is written over an issuer's key.
    /// False: of many files, which syncDisk() then makes durable all at once.
    bool toDisk = true;
};

/// The whole file; throws a Refusal that names it. Nothing we read is larger than `most` bytes.
[[nodiscard]] QByteArray readFile(const QString &path, qint64 most = 64 * 1024 * 1024);
/// Old file or new file, never half of one, and on disk when this returns. Throws NotWritten.
void writeFile(const QString &path, const QByteArray &bytes, const Writing &how = {});

/// The same, piece by piece: what is written lies beside the place until commit(), which throws NotWritten.
/// Two that write to one place at the same time wait for each other. Not committed, nothing is left.
class NewFile : public QIODevice {
public:
    explicit NewFile(const QString &path, const Writing &how = {});
    ~NewFile() override;
    void commit();

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *data, qint64 size) override;

private:
    void make();
    void giveUp();
    [[noreturn]] void fail(int code);

    QString m_path;
    QByteArray m_name, m_part;
    Writing m_how;
    int m_handle = -1;
    qint64 m_size = 0;
    int m_error = 0;
};

/// A folder and those above it, as far as they are not there. Throws NotWritten.
void makeFolder(const QString &folder, Readers readers = Readers::Owner);
/// Takes the rights of others from a file, or from a folder and everything in it, as far as they are ours.
void keepPrivate(const QString &path);
/// A new name on the same disk, never over what has it already. Throws NotWritten. Not `toDisk`: of many files, and
/// the caller syncs their folders.
void moveFile(const QString &from, const QString &to, bool toDisk = true);
/// A second name for a file, never over what has it already. Throws NotWritten; some disks know no second names.
void linkFile(const QString &from, const QString &to);
/// A whole file that something else has made takes its name, on disk when this returns. Throws NotWritten.
void putInPlace(const QString &from, const QString &to);
/// Gone from disk when this returns; not there is as good. Throws NotWritten.
void removeFile(const QString &path);
/// Moves a file that cannot be read out of the way, never over another one, and says where it lies now:
/// `people.json` becomes `people.damaged-20261118-040102.json`. Throws a Refusal that names it.
[[nodiscard]] QString setAside(const QString &path, qint64 nowMs);
/// Makes the names in a folder durable: a new file survives a power cut only after this. Throws NotWritten.
void syncFolder(const QString &folder);
/// Makes everything durable that was written to the disk of this folder: once for many files. Throws NotWritten.
void syncDisk(const QString &folder);

/// What to do about an error of the system, as the end of a sentence: "the disk is full; make room and try again".
[[nodiscard]] std::string wayOut(int code);

} // namespace pitwise::security
