// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace pitwise {

/// One thing that was removed.
struct Removed {
    QString id = {};        ///< In its bin.
    QString kind = {};      ///< `scenario`, `pack`, `draft`, …: the caller's own word.
    QString title = {};     ///< What people call it.
    QString from = {};      ///< Where it belongs, as people call it: the pack's title. May be empty.
    QStringList files = {}; ///< Files and folders, as they were called in the bin's folder.
    qint64 removedMs = 0;
    qint64 keptUntilMs = 0;
};

/// Where removed files wait for thirty days, so that they can be brought back. Each folder of things has a bin of its
/// own, in its subfolder `.removed`:
///
///     Bin bin(dataFolder + "/packs");
///     bin.put({.kind = "scenario", .title = title, .from = pack, .files = {"night/scenarios/x@1.json"}}, nowMs);
///     for (const Removed &one : bin.all()) …   // newest first
///     bin.restore(one.id);                     // a Refusal where something else has its name by now: nothing is moved
///     bin.empty(nowMs);                        // at the start: what has waited longer goes
///
/// The records of a trainee wait in their database: Roster::remove(), removed(), restore().
/// Everything here throws a Refusal that names the file. A kill in between leaves each file in one of its two places,
/// and restore() brings back what is in the bin.
class Bin {
public:
    static constexpr qint64 keptMs = qint64{30} * 24 * 60 * 60 * 1000;

    explicit Bin(QString folder) : m_folder(std::move(folder)) {}

    /// Moves the files into the bin; `id` and the times are set here. Says what it is called there.
    QString put(Removed what, qint64 nowMs) const;
    [[nodiscard]] std::vector<Removed> all() const;
    void restore(const QString &id) const;
    /// For good, now.
    void erase(const QString &id) const;
    /// For good, what was put in longer ago than thirty days; says how many that were.
    int empty(qint64 nowMs) const;

private:
    [[nodiscard]] QString place(const QString &id) const;
    [[nodiscard]] Removed read(const QString &id) const;
    QString m_folder;
};

} // namespace pitwise
