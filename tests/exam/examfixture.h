// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/sitting.h"
#include "tests/exam/fakebank.h"

#include <QDir>
#include <QFileInfo>

namespace pitwise::exam {

/// A template for QTemporaryDir, in memory where there is such a place: these tests sync files thousands of times.
inline QString quickFolder() {
    const QString memory = QStringLiteral("/dev/shm");
    return (QFileInfo(memory).isWritable() ? memory : QDir::tempPath()) + QStringLiteral("/pitwise-XXXXXX");
}

/// A clock that goes when it is told to.
class HandClock final : public Clock {
public:
    qint64 wall = 1'795'773'600'000; // 27 November 2026, 10:00 UTC
    qint64 steady = 5'000;
    qint64 wallMs() const override { return wall; }
    qint64 steadyMs() const override { return steady; }
    void pass(qint64 ms) {
        wall += ms;
        steady += ms;
    }
};

inline Blueprint smallBlueprint() {
    Blueprint blueprint;
    blueprint.id = QStringLiteral("dealer-written");
    blueprint.version = 3;
    blueprint.title = QStringLiteral("Dealer certificate, written part");
    blueprint.certificate = QStringLiteral("the written dealer examination");
    blueprint.sections = {
        {QStringLiteral("Payouts"), {QStringLiteral("lucky8")}, {QStringLiteral("payouts")}, {}, {}, 3, 0, 1, 5, 60},
        {QStringLiteral("Permissions"), {}, {QStringLiteral("permissions")}, {}, {}, 3, 0, 1, 0, 0}};
    blueprint.minutes = 10;
    blueprint.passMark = 80;
    blueprint.rules.rulebooks = {QStringLiteral("lucky8@5"), QStringLiteral("freebet@2025-04-15")};
    blueprint.rules.readings[QStringLiteral("l8.bjAfterBust")] = QStringLiteral("capped");
    blueprint.attempts = 2;
    blueprint.bands = {0.2, 0.3};
    return blueprint;
}

inline const char *const releasePin = "2718281828";

inline std::vector<Candidate> roomOf(int count) {
    std::vector<Candidate> room;
    for (int i = 0; i < count; ++i)
        room.push_back(
            {QStringLiteral("%1").arg(417 + i, 4, 10, QLatin1Char('0')), QStringLiteral("Tan Mei Ling %1").arg(i), 1, {}});
    return room;
}

/// As an invigilator releases it: with the PIN and the candidate's code.
inline ReleasedSitting released(const QByteArray &file, const IssuerKey &key, const QString &number) {
    const ExamFile exam(file, key.issuer());
    ReleasedSitting sitting = *exam.release(number, releasePin);
    for (const auto &[candidate, code] : exam.codes(key))
        if (candidate.number == number)
            sitting.giveCode(code);
    return sitting;
}

/// An issuer, an exam for a room, and one released sitting of it, all at the least cost.
struct Room {
    IssuerKey key = IssuerKey::make(QStringLiteral("Pitwise Academy"));
    FakeBank bank;
    Blueprint blueprint;
    QByteArray file;

    explicit Room(Blueprint print = smallBlueprint(), std::vector<Candidate> candidates = roomOf(2))
        : blueprint(std::move(print)), file(sealExam(QStringLiteral("autumn"), blueprint, bank, 42, candidates, key,
                                                     releasePin, security::StretchCost::least())) {}

    ReleasedSitting release(const QString &number = QStringLiteral("0417")) const { return released(file, key, number); }
};

/// Sits an exam: `rightOf(i)` says whether question i is answered rightly.
template <typename F>
QByteArray sit(const Room &room, HandClock &clock, const QString &folder, const QString &number, F &&rightOf) {
    Sitting sitting =
        Sitting::start(room.release(number), room.bank, clock, folder, QStringLiteral("goh"), QStringLiteral("station 4"));
    const int count = static_cast<int>(sitting.state().questions().size());
    for (int i = 0; i < count; ++i) {
        sitting.show(i);
        clock.pass(6'000);
        QJsonObject answer = FakeBank::rightAnswer(sitting.question(i));
        if (!rightOf(i))
            answer.insert(QStringLiteral("cents"), 1);
        sitting.answer(answer);
    }
    sitting.finish();
    return sitting.result();
}

} // namespace pitwise::exam
