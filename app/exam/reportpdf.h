// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace pitwise::print {

/// What stands in a result report: for the candidate and the file, so no question and no key.
struct ReportFacts {
    struct Section {
        QString title;
        int right = 0, count = 0, needed = 0;
        qint64 middleTimeMs = 0;
        bool passed = false;
    };
    QString name, candidate, title, form, date, issuer, fingerprint, number;
    bool passed = false;
    int right = 0, count = 0, needed = 0;
    int originalRight = -1, originalCount = 0; ///< Before rulings on items; -1: there were none.
    bool originalPassed = false;
    std::vector<Section> sections;
    qint64 usedMs = 0, allowedMs = 0;
    qint64 startedMs = 0, finishedMs = 0; ///< Since 1970, UTC.
    int attempt = 1;
    QString invigilator, station;
    QStringList allowances; ///< What was granted; empty: nothing.
    QStringList rulings;    ///< On questions, afterwards.
    QStringList rules;
    QStringList odd;       ///< What a person has to look at.
    QStringList incidents; ///< Extensions, pauses, resumptions and notes, in order.
};

[[nodiscard]] QByteArray reportPdf(const ReportFacts &facts);

} // namespace pitwise::print
