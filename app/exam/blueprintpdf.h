// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace pitwise::print {

/// A blueprint on paper, all of it in words.
struct BlueprintFacts {
    struct Section {
        QString title, count, passMark, minutes; ///< Empty: none of its own.
        QString draws;                           ///< What it asks: games, topics, families, packs, difficulty.
    };
    QString title, identity; ///< "dealer-certificate, version 3"
    QString totals;          ///< "60 questions, 51 right to pass, 75 minutes"
    std::vector<Section> sections;
    std::vector<std::pair<QString, QString>> rules; ///< Name and what is ruled.
};

[[nodiscard]] QByteArray blueprintPdf(const BlueprintFacts &facts);

} // namespace pitwise::print
