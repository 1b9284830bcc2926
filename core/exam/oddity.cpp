// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/oddity.h"

#include "core/exam/jsonfields.h"
#include "core/exam/salvage.h"

#include <algorithm>
#include <cmath>

namespace pitwise::exam {
namespace {

constexpr qint64 minute = 60'000;
constexpr qint64 day = 24 * 60 * minute;
/// What clocks of a school differ by without anybody's wondering.
constexpr qint64 clocksApart = 10 * minute;
constexpr qint64 daysApart = 7 * day;
/// A station looks at its clock four times a second.
constexpr qint64 late = 2'000;
constexpr qint64 noTime = 1'000;
constexpr int fewQuick = 3;

constexpr Named<Oddity> names[] = {{Oddity::BeforeSealing, "before-sealing"},   {Oddity::AfterMarking, "after-marking"},
                                   {Oddity::ApartFromOthers, "apart"},          {Oddity::LateAnswers, "late-answers"},
                                   {Oddity::LargeExtension, "large-extension"}, {Oddity::NoTime, "no-time"},
                                   {Oddity::ClockWentBack, "clock-back"},       {Oddity::EntriesMissing, "entries-missing"},
                                   {Oddity::ClockMissing, "clock-missing"},     {Oddity::BytesDropped, "bytes-dropped"},
                                   {Oddity::LogDamaged, "log-damaged"},         {Oddity::LeftWindow, "left-window"},
                                   {Oddity::EarlierSealing, "earlier-sealing"}, {Oddity::AnotherResult, "another-result"}};

qint64 minutesOf(qint64 ms) {
    return std::max<qint64>(1, ms / minute);
}

/// What the events themselves show, counted in one pass over them.
struct Counts {
    qint64 lateAnswers = 0, extensions = 0, quick = 0, answers = 0, wentBack = 0, missing = 0, clockMissing = 0, dropped = 0,
           left = 0, mended = 0, lost = 0;
};

Counts countsOf(const SatExam &sat) {
    Counts counts;
    SittingState state(sat.blueprint, sat.form, sat.candidate);
    qint64 shownAt = 0, wall = 0;
    for (const SittingEvent &event : sat.events) {
        const auto number = [&](const char *key) { return event.data.value(QLatin1String(key)).toInteger(); };
        if (event.kind == SittingEventKind::Answered) {
            ++counts.answers;
            counts.quick += event.elapsedMs - shownAt < noTime ? 1 : 0;
        }
        if (event.kind == SittingEventKind::Answered || event.kind == SittingEventKind::Chosen)
            counts.lateAnswers += event.elapsedMs > state.deadlineMs() + late ? 1 : 0;
        if (event.kind == SittingEventKind::Shown)
            shownAt = event.elapsedMs;
        if (event.kind == SittingEventKind::Extended)
            counts.extensions = std::min<qint64>(counts.extensions, std::numeric_limits<qint64>::max() / 2) +
                                std::min<qint64>(event.amountMs, std::numeric_limits<qint64>::max() / 2);
        if (event.kind == SittingEventKind::Resumed) {
            counts.missing += number("entriesMissing");
            counts.dropped += number("droppedBytes");
            counts.clockMissing += event.data.value(QLatin1String("clockMissing")).toBool() ? 1 : 0;
            counts.wentBack = std::max(counts.wentBack, number("clockSetBackMs"));
        }
        if (event.kind == SittingEventKind::IncidentNoted && event.data.contains(damageMark)) {
            ++counts.mended;
            counts.lost += number("entriesLost");
        }
        if (event.kind == SittingEventKind::LeftWindow)
            ++counts.left;
        counts.wentBack = std::max(counts.wentBack, wall - event.wallMs);
        wall = std::max(wall, event.wallMs);
        state.apply(event);
    }
    return counts;
}

} // namespace

std::vector<OddThing> odditiesOf(const SatExam &sat, qint64 nowMs) {
    std::vector<OddThing> odd;
    const auto add = [&](Oddity kind, qint64 number, bool is) {
        if (is)
            odd.push_back({kind, number});
    };
    const Counts counts = countsOf(sat);
    add(Oddity::BeforeSealing, minutesOf(sat.sealedMs - sat.startedMs()),
        sat.sealedMs > 0 && sat.startedMs() < sat.sealedMs - clocksApart);
    add(Oddity::AfterMarking, minutesOf(sat.finishedMs() - nowMs), nowMs > 0 && sat.finishedMs() > nowMs + clocksApart);
    add(Oddity::LateAnswers, counts.lateAnswers, counts.lateAnswers > 0);
    add(Oddity::LargeExtension, minutesOf(counts.extensions), counts.extensions > sat.blueprint.timeMs());
    add(Oddity::NoTime, counts.quick, counts.quick >= fewQuick && counts.quick * 5 >= counts.answers);
    add(Oddity::ClockWentBack, minutesOf(counts.wentBack), counts.wentBack > minute);
    add(Oddity::EntriesMissing, counts.missing, counts.missing > 0);
    add(Oddity::ClockMissing, counts.clockMissing, counts.clockMissing > 0);
    add(Oddity::BytesDropped, counts.dropped, counts.dropped > 0);
    add(Oddity::LogDamaged, counts.lost, counts.mended > 0);
    add(Oddity::LeftWindow, counts.left, counts.left > 0);
    return odd;
}

std::vector<OddThing> odditiesAmong(const SatExam &sat, const std::vector<const SatExam *> &all) {
    std::vector<OddThing> odd;
    std::vector<qint64> others;
    qint64 twins = 0;
    for (const SatExam *one : all) {
        if (one == &sat || one->exam != sat.exam)
            continue;
        others.push_back(one->startedMs());
        twins += one->candidate.number == sat.candidate.number ? 1 : 0;
    }
    if (others.size() >= 2) {
        std::sort(others.begin(), others.end());
        const qint64 apart = std::abs(sat.startedMs() - others[others.size() / 2]);
        if (apart > daysApart)
            odd.push_back({Oddity::ApartFromOthers, apart / day});
    }
    if (twins > 0)
        odd.push_back({Oddity::AnotherResult, twins});
    return odd;
}

QString oddityText(const OddThing &odd) {
    const auto text = [&](const char *words) { return QString::fromLatin1(words).arg(odd.number); };
    switch (odd.kind) {
    case Oddity::BeforeSealing: return text("began %1 minutes before the exam was sealed, by the station's clock");
    case Oddity::AfterMarking: return text("ended %1 minutes after it was marked, by the station's clock");
    case Oddity::ApartFromOthers: return text("was held %1 days apart from the others of this exam");
    case Oddity::LateAnswers: return text("%1 answers came after the time was over");
    case Oddity::LargeExtension: return text("%1 minutes were given, more than the exam has");
    case Oddity::NoTime: return text("%1 answers were given in less than a second each");
    case Oddity::ClockWentBack: return text("the station's clock was set back by %1 minutes");
    case Oddity::EntriesMissing: return text("%1 entries were missing from the log when it went on");
    case Oddity::ClockMissing: return text("the clock's file was taken away %1 times");
    case Oddity::BytesDropped: return text("%1 bytes of a damaged end of the log were dropped");
    case Oddity::LogDamaged: return text("the log was damaged and mended under a note: %1 entries of it are lost");
    case Oddity::LeftWindow: return text("the exam's window was left %1 times");
    case Oddity::EarlierSealing: return QStringLiteral("was sat from an earlier file: the exam was sealed once more since");
    case Oddity::AnotherResult: return text("there are %1 other results of this candidate");
    }
    return {};
}

QJsonArray odditiesJson(const std::vector<OddThing> &odd) {
    QJsonArray list;
    for (const OddThing &one : odd)
        list.append(QJsonObject{{QStringLiteral("odd"), nameOf(one.kind, names)},
                                {QStringLiteral("number"), one.number},
                                {QStringLiteral("text"), oddityText(one)}});
    return list;
}

} // namespace pitwise::exam
