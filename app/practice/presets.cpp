// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Choices of the set-up page that a trainee keeps under a key. They name themselves: what they choose is the name.
#include "app/felt/looks.h"
#include "app/practice/practicesetup.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace pitwise {
namespace {

using L1 = QLatin1String;

constexpr const char *settingName = "practice-presets";

QString modeTitle(PracticeSetup::Mode mode) {
    switch (mode) {
    case PracticeSetup::Mode::Due: return PracticeSetup::tr("What is due");
    case PracticeSetup::Mode::Odds: return PracticeSetup::tr("Odds drill");
    case PracticeSetup::Mode::ClauseHunt: return PracticeSetup::tr("Clause hunt");
    case PracticeSetup::Mode::Judgement: return PracticeSetup::tr("Judgement calls");
    case PracticeSetup::Mode::Storm: return PracticeSetup::tr("Storm");
    case PracticeSetup::Mode::Custom: break;
    }
    return {};
}

/// "L8 FB, Payouts, 20 questions"
QString inWords(const PracticeSetup &setup, int allGames) {
    QStringList parts;
    if (setup.mode() != PracticeSetup::Mode::Custom)
        parts << modeTitle(setup.mode());
    QStringList tags;
    for (const QString &game : setup.games())
        tags << felt::lookOf(game.toStdString()).tag;
    if (setup.mode() != PracticeSetup::Mode::Due)
        parts << (tags.size() == allGames ? PracticeSetup::tr("all games") : tags.join(u' '));
    QStringList topics;
    for (const QString &topic : setup.topics())
        topics << topicTitle(topic);
    if (setup.mode() == PracticeSetup::Mode::Custom)
        parts << (topics.size() == static_cast<int>(topicNames.size()) ? PracticeSetup::tr("all topics")
                  : topics.size() > 2 ? PracticeSetup::tr("%n topic(s)", nullptr, static_cast<int>(topics.size()))
                                      : topics.join(PracticeSetup::tr(", ", "between parts of a list")));
    parts << (setup.limitMinutes() > 0 ? PracticeSetup::tr("%n min", nullptr, setup.limitMinutes())
                                       : QString::number(setup.plannedQuestions()));
    return parts.join(PracticeSetup::tr(", ", "between parts of a list"));
}

} // namespace

QStringList PracticeSetup::presets() const {
    QStringList names;
    PracticeSetup kept(m_desk);
    for (const QByteArray &preset : m_presets) {
        kept.fromJson(preset);
        names << inWords(kept, static_cast<int>(m_desk.library().documents().size()));
    }
    return names;
}

bool PracticeSetup::canSavePreset() const {
    return m_desk.store() && !m_desk.error() && m_desk.trainee() && m_mode != Mode::Due && !m_games.isEmpty() &&
           m_presets.size() < mostPresets && !m_presets.contains(toJson());
}

void PracticeSetup::savePreset() {
    if (!canSavePreset())
        return;
    m_presets << toJson();
    writePresets();
}

void PracticeSetup::usePreset(int index) {
    if (index < 0 || index >= m_presets.size())
        return;
    fromJson(m_presets[index]);
    remember();
    Q_EMIT changed();
}

void PracticeSetup::forgetPreset(int index) {
    if (index < 0 || index >= m_presets.size())
        return;
    m_presets.removeAt(index);
    writePresets();
}

void PracticeSetup::readPresets() {
    m_presets.clear();
    if (!m_desk.store() || !m_desk.trainee())
        return;
    const auto json = m_desk.store()->roster().setting(m_desk.trainee()->id, settingName);
    if (!json)
        return;
    for (const QJsonValue &preset : QJsonDocument::fromJson(*json).array())
        if (m_presets.size() < mostPresets && preset.isObject())
            m_presets << QJsonDocument(preset.toObject()).toJson(QJsonDocument::Compact);
}

void PracticeSetup::writePresets() {
    QJsonArray all;
    for (const QByteArray &preset : m_presets)
        all.append(QJsonDocument::fromJson(preset).object());
    if (!m_desk.store() || !m_desk.trainee() ||
        !m_desk.store()->roster().setSetting(m_desk.trainee()->id, settingName,
                                             QJsonDocument(all).toJson(QJsonDocument::Compact)))
        readPresets();
    Q_EMIT changed();
}

} // namespace pitwise
