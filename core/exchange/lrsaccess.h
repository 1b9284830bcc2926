// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace pitwise::exchange {

/// The way into a school's learning record store (LRS), as it is kept for one user of this machine: in a file that nobody
/// else may read.
struct LrsAccess {
    bool on = false;       ///< Off until somebody turns it on.
    QString address;       ///< `https://lrs.school.example/xapi`; statements go to `/statements` under it.
    QString home;          ///< The address that stands for the school in every statement; it must never change.
    QString user, secret;  ///< Empty: none are asked for.
    std::int64_t from = 0; ///< Place of the last answer that was there when it was first turned on: later ones are sent.

    friend bool operator==(const LrsAccess &, const LrsAccess &) = default;
};

/// What is not there is off. Throws a Refusal where the file is damaged.
[[nodiscard]] LrsAccess readLrsAccess(const QString &file);
/// Throws a Refusal for an address that is none, or that would carry the password in clear over a network.
void writeLrsAccess(const QString &file, const LrsAccess &access);
/// The same check alone: https, or http to this machine itself. Throws a Refusal.
void checkLrsAddress(const QString &address);

} // namespace pitwise::exchange
