// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/security/safefile.h"

#include <QFile>

#include <atomic>

namespace pitwise {

/// Says to another thread how many bytes were read.
class CountedFile final : public QFile {
public:
    CountedFile(const QString &path, std::atomic<qint64> &count) : QFile(path), m_count(count) {}

protected:
    qint64 readData(char *data, qint64 most) override { return counted(QFile::readData(data, most)); }
    qint64 readLineData(char *data, qint64 most) override { return counted(QFile::readLineData(data, most)); }

private:
    qint64 counted(qint64 bytes) {
        m_count += qMax<qint64>(0, bytes);
        return bytes;
    }
    std::atomic<qint64> &m_count;
};

/// Says to another thread how many lines were written.
class CountedNewFile final : public security::NewFile {
public:
    CountedNewFile(const QString &path, std::atomic<qint64> &count) : NewFile(path), m_count(count) {}

protected:
    qint64 writeData(const char *data, qint64 size) override {
        m_count += QByteArrayView(data, size).count('\n');
        return NewFile::writeData(data, size);
    }

private:
    std::atomic<qint64> &m_count;
};

} // namespace pitwise
