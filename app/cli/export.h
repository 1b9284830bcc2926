// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "words/words.h"

#include <QCommandLineParser>
#include <QJsonObject>

namespace pitwise::cli {

/// What an export was asked for.
struct ExportWish {
    const QCommandLineParser &given;
    QString out, language;
    Words words;
};

/// What an export tells at its end: the last line on standard output, and its list for people.
struct ExportEnd {
    QJsonObject line;
    QString text;
};

// A file each.
[[nodiscard]] ExportEnd exportQuestions(const ExportWish &wish); ///< exportquestions.cpp: moodle, qti
[[nodiscard]] ExportEnd exportTable(const ExportWish &wish);     ///< exportresults.cpp: csv
[[nodiscard]] ExportEnd exportXapi(const ExportWish &wish);
[[nodiscard]] ExportEnd exportOneRoster(const ExportWish &wish);

} // namespace pitwise::cli
