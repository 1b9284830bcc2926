// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/practicejson.h"
#include "core/qttext.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;
constexpr const char *reasonNames[] = {"due", "missed", "new", "not-yet-fast", "refresh"};

std::vector<std::string> readTexts(const QJsonValue &value) {
    std::vector<std::string> list;
    const QJsonArray array = value.toArray();
    for (const QJsonValue &text : array)
        if (text.isString())
            list.push_back(text.toString().toStdString());
    return list;
}

QJsonObject examJson(const ExamDate &exam) {
    return {{L1("day"), exam.day}, {L1("games"), jsonTexts(exam.games)}};
}

std::optional<ExamDate> examOf(const QJsonObject &json) {
    if (!json[L1("day")].isDouble())
        return std::nullopt;
    return ExamDate{json[L1("day")].toInt(), readTexts(json[L1("games")])};
}

double retentionOf(const QJsonValue &value) {
    return std::clamp(value.toDouble(PracticeSettings{}.retention), 0.7, 0.97);
}

constexpr const char *examKey = "exam";
constexpr const char *retentionKey = "retention";

} // namespace

PracticeSettings trainingSettings(const Roster &roster, const TraineeId &trainee) {
    PracticeSettings settings;
    if (const auto exam = roster.setting(trainee, examKey))
        settings.exam = examOf(QJsonDocument::fromJson(*exam).object());
    if (const auto retention = roster.setting(trainee, retentionKey))
        settings.retention = retentionOf(QJsonDocument::fromJson(*retention).object()[L1(retentionKey)]);
    return settings;
}

Stored<Done> setRetention(Roster &roster, const TraineeId &trainee, double retention) {
    const QJsonObject json{{L1(retentionKey), retention}};
    return roster.setSetting(trainee, retentionKey, QJsonDocument(json).toJson(QJsonDocument::Compact));
}

Stored<Done> setExam(Roster &roster, const TraineeId &trainee, const std::optional<ExamDate> &exam) {
    const QJsonObject json = exam ? examJson(*exam) : QJsonObject();
    return roster.setSetting(trainee, examKey, QJsonDocument(json).toJson(QJsonDocument::Compact));
}

QByteArray practiceSettingsJson(const PracticeSettings &settings) {
    QJsonObject json{{L1("games"), jsonTexts(settings.games)},
                     {L1("topics"), jsonTexts(settings.topics)},
                     {L1("mode"), settings.mode == PracticeMode::Due ? L1("due") : L1("custom")},
                     {L1("retention"), settings.retention},
                     {L1("newPerDay"), settings.newPerDay}};
    if (settings.exam)
        json[L1("exam")] = examJson(*settings.exam);
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

PracticeSettings readPracticeSettings(const QByteArray &bytes) {
    const QJsonObject json = QJsonDocument::fromJson(bytes).object();
    PracticeSettings settings;
    settings.games = readTexts(json[L1("games")]);
    settings.topics = readTexts(json[L1("topics")]);
    settings.mode = json[L1("mode")].toString() == L1("custom") ? PracticeMode::Custom : PracticeMode::Due;
    settings.retention = retentionOf(json[L1("retention")]);
    settings.newPerDay = std::clamp(json[L1("newPerDay")].toInt(settings.newPerDay), 0, 500);
    settings.exam = examOf(json[L1("exam")].toObject());
    return settings;
}

QByteArray planJson(const std::vector<PlanItem> &plan) {
    QJsonArray array;
    for (const PlanItem &item : plan)
        array.append(QJsonObject{{L1("game"), QString::fromStdString(item.game)},
                                 {L1("family"), QString::fromStdString(item.family)},
                                 {L1("topic"), QString::fromStdString(item.topic)},
                                 {L1("clause"), QString::fromStdString(item.clause)},
                                 {L1("targetMs"), item.targetMs},
                                 {L1("reason"), L1(reasonNames[static_cast<int>(item.reason.kind)])},
                                 {L1("days"), item.reason.days},
                                 {L1("chance"), item.reason.chance}});
    return QJsonDocument(array).toJson(QJsonDocument::Compact);
}

std::vector<PlanItem> readPlan(const QByteArray &bytes) {
    std::vector<PlanItem> plan;
    const QJsonArray array = QJsonDocument::fromJson(bytes).array();
    for (const QJsonValue &value : array) {
        const QJsonObject json = value.toObject();
        const auto text = [&json](const char *key) { return json[L1(key)].toString().toStdString(); };
        const auto reason = std::find_if(std::begin(reasonNames), std::end(reasonNames),
                                         [&](const char *name) { return json[L1("reason")].toString() == L1(name); });
        if (reason == std::end(reasonNames))
            continue;
        plan.push_back({text("game"),
                        text("family"),
                        text("topic"),
                        text("clause"),
                        json[L1("targetMs")].toInt(),
                        {static_cast<ReasonKind>(reason - std::begin(reasonNames)), json[L1("days")].toInt(),
                         json[L1("chance")].toInt()}});
    }
    return plan;
}

} // namespace pitwise
