// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>

#include <atomic>

namespace pitwise {

/// A file that says to another thread how far it is: bytes that were read, lines that were written.
class CountedFile final : public QFile {
public:
    CountedFile(const QString &path, std::atomic<qint64> &count) : QFile(path), m_count(count) {}

protected:
    qint64 readData(char *data, qint64 most) override { return counted(QFile::readData(data, most)); }
    qint64 readLineData(char *data, qint64 most) override { return counted(QFile::readLineData(data, most)); }
    qint64 writeData(const char *data, qint64 size) override {
        m_count += QByteArrayView(data, size).count('\n');
        return QFile::writeData(data, size);
    }

private:
    qint64 counted(qint64 bytes) {
        m_count += qMax<qint64>(0, bytes);
        return bytes;
    }
    std::atomic<qint64> &m_count;
};

} // namespace pitwise
