// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDate>
#include <QString>
#include <QStringList>

#include <vector>

namespace pitwise::exchange {

/// The result of one candidate in one exam, out of the mark that its issuer signed.
struct ExamResult {
    struct Section {
        QString title;
        int right = 0, count = 0, needed = 0;
    };
    QString exam, title;    ///< The exam's id, and what the paper is called.
    QString number, name;   ///< Of the candidate: staff number, and name in one piece.
    QString certificate;    ///< Number of the mark.
    QString resultDigest;   ///< The same sitting has the same, whatever was ruled later.
    QStringList rulebooks;  ///< `lucky8@5`
    QDate date, validUntil; ///< Not valid: no end.
    int right = 0, count = 0, needed = 0;
    bool passed = false;
    std::vector<Section> sections;
    qint64 startedMs = 0, finishedMs = 0, usedMs = 0;
};

/// A `.pitmark`. Throws a Refusal where it is none, or was altered after it was signed; gives the public key that signed.
[[nodiscard]] ExamResult readResult(const QByteArray &mark, QByteArray *signer = nullptr);

} // namespace pitwise::exchange
