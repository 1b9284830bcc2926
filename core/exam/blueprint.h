// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/itembank.h"
#include "core/refusal.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace pitwise::exam {

/// A part of an exam. An empty list means all there are.
struct Section {
    QString title;
    QStringList games, topics, families;
    QStringList packs; ///< Empty: questions that the rules engine makes; else only from these scenario packs.
    int count = 0;
    double easiest = 0; ///< Difficulty band of each question.
    double hardest = 1;
    int minutes = 0;  ///< 0: the section has no time of its own.
    int passMark = 0; ///< Per cent; 0: none of its own.
};

/// How far a candidate may go back.
enum class GoingBack { No, WithinSection, Everywhere };
/// What the candidate's clock does between a crash and the resumption.
enum class AfterCrash { ClockStops, ClockRuns, ClockStopsUpTo };

/// How alike parallel forms have to be, section by section.
struct EquivalenceBands {
    double difficulty = 0.03; ///< Mean difficulty, either way from the section's target.
    double time = 0.05;       ///< Expected time, as a share of the section's target, either way.
};

/// What an exam consists of. Read through its gate and right; a change is a new version.
struct Blueprint {
    QString id;
    int version = 1;
    QString title;
    QString certificate; ///< What a pass certifies, for the certificate: "the written dealer examination".
    std::vector<Section> sections;
    int minutes = 0;  ///< In all; 0: the sum of the sections.
    int passMark = 0; ///< Per cent, in all.
    GoingBack goingBack = GoingBack::WithinSection;
    int attempts = 1;
    RulesInForce rules;
    int validMonths = 24; ///< Of the certificate; 0: no end.
    AfterCrash afterCrash = AfterCrash::ClockStops;
    int crashMinutes = 0; ///< ClockStopsUpTo: what is given back at most, each time.
    bool separateBanks = true;
    /// Every candidate may open the pay tables of the game that is asked about, at every size of screen and text; else
    /// nobody sees them.
    bool payTables = false;
    /// Questions of packs may be asked whose key was typed by a person in another program.
    bool typedKeys = false;
    EquivalenceBands bands;

    [[nodiscard]] int questionCount() const;
    [[nodiscard]] qint64 timeMs() const; ///< In all, before a candidate's time factor.
};

/// Right answers needed of `count`: the pass mark rounded up.
[[nodiscard]] int neededOf(int count, int passMark);

/// The gate. Throws a Refusal that names the place.
[[nodiscard]] Blueprint readBlueprint(const QByteArray &json);
/// Stable bytes: the same blueprint gives the same bytes everywhere.
[[nodiscard]] QByteArray writeBlueprint(const Blueprint &blueprint);
/// Identity: BLAKE2b over the bytes that writeBlueprint gives, in base64url.
[[nodiscard]] QString blueprintDigest(const Blueprint &blueprint);
/// For printing and for the command line, in English.
[[nodiscard]] QString blueprintText(const Blueprint &blueprint);

} // namespace pitwise::exam
