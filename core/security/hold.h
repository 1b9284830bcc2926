// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

class QLockFile;

namespace pitwise::security {

/// Something that one window at a time works on, marked by a file at `path` for as long as this lives. A window of this
/// machine that is gone, however it went, holds nothing; one of another machine is believed for twelve hours.
class Hold {
public:
    explicit Hold(const QString &path);
    ~Hold();
    Hold(Hold &&) noexcept;
    Hold &operator=(Hold &&) noexcept;

    /// Whether another window has it. A folder in which no mark can be made holds nobody back.
    [[nodiscard]] bool isElsewhere() const { return m_elsewhere; }
    [[nodiscard]] const QString &machine() const { return m_machine; } ///< Of that window; empty: this one.
    [[nodiscard]] static bool isElsewhere(const QString &path);        ///< The same, without taking it.

private:
    std::unique_ptr<QLockFile> m_file;
    bool m_elsewhere = false;
    QString m_machine;
};

} // namespace pitwise::security
