// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/quizitembank.h"
#include "core/security/safefile.h"
#include "tests/qml/trainerbench.h"

#include <QUrl>

using namespace pitwise;

class StationBench : public TrainerBench {
    Q_OBJECT

public:
    using TrainerBench::TrainerBench;

    /// An exam with a question of every kind, a section each, for candidate 0417 under the PIN 3141592653.
    /// `goingBack`: as the blueprint has it, 0 no, 1 in a section, 2 everywhere.
    Q_INVOKABLE QUrl seal(const QString &name, int goingBack, bool payTables = false, int minutes = 60) {
        const Library library = Library::shipped();
        const exam::QuizItemBank bank(library);
        exam::Blueprint blueprint;
        blueprint.id = QStringLiteral("all-kinds");
        blueprint.title = QStringLiteral("Dealer certificate, written part");
        blueprint.certificate = QStringLiteral("the written dealer examination");
        for (const char *family :
             {"main-bet-payout", "allowed-actions", "void-or-repair", "round-order", "find-mistake", "where-does-it-go",
              "hand-total", "offers-due", "clause-hunt", "who-controls", "lucky-lucky-service", "whole-table",
              "opening-deal-order", "dealers-hand-went-wrong", "same-cards-other-felt", "match-or-no-match"}) {
            exam::Section section;
            section.title = QString::fromLatin1(family);
            section.families = QStringList{section.title};
            section.count = goingBack == 1 ? 2 : 1;
            blueprint.sections.push_back(section);
        }
        blueprint.minutes = minutes;
        blueprint.passMark = 80;
        blueprint.payTables = payTables;
        blueprint.goingBack = static_cast<exam::GoingBack>(goingBack);
        blueprint.rules.rulebooks = {QStringLiteral("lucky8@5"), QStringLiteral("dueling8s@2"),
                                     QStringLiteral("freebet@2025-04-15"), QStringLiteral("luckylucky@1")};
        blueprint.bands = {1, 1};
        const exam::Candidate candidate{
            QStringLiteral("0417"), QStringLiteral("陳美玲 (Chan Mei-ling Alexandra)"), 1, {125, 100, false, false, false}};
        const QString path = folder().filePath(name + QStringLiteral(".pitexam"));
        security::writeFile(path, exam::sealExam(name, blueprint, bank, 20261118, {candidate}, m_key, "3141592653",
                                                 security::StretchCost::least()));
        m_code = QString::fromLatin1(exam::ExamFile(security::readFile(path)).codes(m_key).front().second);
        return QUrl::fromLocalFile(path);
    }
    Q_INVOKABLE QString code() const { return m_code; } ///< Of the candidate in the exam sealed last.

private:
    exam::IssuerKey m_key = exam::IssuerKey::make(QStringLiteral("Pitwise Academy"));
    QString m_code;
};

PITWISE_BENCH(StationBench, "Pitwise.StationTest")
#include "stationbench.moc"
