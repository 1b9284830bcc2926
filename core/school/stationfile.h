// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/refusal.h"

#include <QString>
#include <QUuid>

#include <optional>

namespace pitwise::school {

/// What makes a machine a station of a school: one file that only its owner may read, made by `school add-station` and laid
/// beside the records.
struct StationFile {
    QString connect; ///< For libpq, with this station's own login and password.
    QUuid school;
    QString name;  ///< Of the school.
    QString title; ///< Of the station: `Room 2, seat 7`.
    /// Whose records are fetched: of everybody in the school, or of those who have trained here.
    bool everybody = true;
};

/// `school.json` in the folder of the records.
[[nodiscard]] QString stationFilePath(const QString &records);
/// Nothing where there is none: this machine belongs to no school. Throws a Refusal that names the place where it is not
/// right, or that others may read it.
[[nodiscard]] std::optional<StationFile> readStationFile(const QString &path);
/// As it was handed over, on a stick, where no file has an owner.
[[nodiscard]] StationFile readHandedStationFile(const QString &path);
/// Throws a Refusal where it cannot be written, or where another lies there.
void writeStationFile(const QString &path, const StationFile &station);

} // namespace pitwise::school
