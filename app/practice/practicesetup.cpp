// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/practicesetup.h"
#include "app/practice/questionsource.h"
#include "app/practice/storm.h"
#include "core/statistics/accuracy.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace pitwise {
namespace {

using L1 = QLatin1String;

constexpr int secondsAQuestion = 22; ///< What a mixed question takes with its verdict, before a trainee's own pace is known.

struct Length {
    int questions, minutes;
};
constexpr std::array<Length, 6> lengths{{{10, 0}, {20, 0}, {40, 0}, {0, 5}, {0, 10}, {0, 20}}};
constexpr std::array kinds{"due", "custom", "odds", "clause-hunt", "judgement", "storm"};

std::vector<std::string> words(const QStringList &list) {
    std::vector<std::string> words;
    for (const QString &word : list)
        words.push_back(word.toStdString());
    return words;
}

QStringList readList(const QJsonValue &value, const QStringList &allowed) {
    QStringList list;
    for (const QJsonValue &entry : value.toArray())
        if (allowed.contains(entry.toString()))
            list << entry.toString();
    return list;
}

QStringList allGames(const Library &library) {
    QStringList games;
    for (const std::string &document : library.documents())
        games << QString::fromStdString(document);
    return games;
}

QStringList allTopics() {
    QStringList topics;
    for (const std::string_view topic : topicNames)
        topics << QString::fromLatin1(topic.data(), static_cast<qsizetype>(topic.size()));
    return topics;
}

} // namespace

PracticeSetup::PracticeSetup(Desk &desk, QObject *parent)
    : QObject(parent), m_desk(desk), m_games(allGames(desk.library())), m_topics(allTopics()) {
}

const char *PracticeSetup::kindName(Mode mode) {
    return kinds[static_cast<std::size_t>(mode)];
}

template <typename T> void PracticeSetup::set(T &member, T value) {
    if (member == value)
        return;
    member = value;
    remember();
    Q_EMIT changed();
}

void PracticeSetup::setMode(Mode mode) {
    set(m_mode, mode);
}
void PracticeSetup::setLength(int index) {
    set(m_length, std::clamp(index, 0, static_cast<int>(lengths.size()) - 1));
}
void PracticeSetup::setTiming(Timing timing) {
    set(m_timing, timing);
}
void PracticeSetup::setLevel(Level level) {
    set(m_level, level);
}

void PracticeSetup::toggleGame(const QString &game) {
    QStringList games;
    for (const QString &each : allGames(m_desk.library()))
        if (m_games.contains(each) != (each == game))
            games << each;
    set(m_games, games);
}

void PracticeSetup::toggleTopic(const QString &topic) {
    QStringList topics;
    for (const QString &each : allTopics())
        if (m_topics.contains(each) != (each == topic))
            topics << each;
    set(m_topics, topics);
}

void PracticeSetup::onlyGame(const QString &game) {
    m_mode = Mode::Custom;
    m_topics = allTopics();
    set(m_games, QStringList{game});
    Q_EMIT changed();
}

int PracticeSetup::plannedQuestions() const {
    return lengths[static_cast<std::size_t>(m_length)].questions;
}

int PracticeSetup::questions() const {
    if (m_mode == Mode::Storm)
        return 0;
    const int count = plannedQuestions();
    if (isFirst())
        return std::min(firstQuestions, count);
    return m_mode == Mode::Due && count > 0 ? std::min(std::max(m_due, 0), count) : count;
}

int PracticeSetup::limitMinutes() const {
    if (m_mode == Mode::Storm)
        return static_cast<int>(StormRun::lengthMs / 60'000);
    return lengths[static_cast<std::size_t>(m_length)].minutes;
}

int PracticeSetup::minutes() const {
    return limitMinutes() > 0 ? limitMinutes() : std::max(1, (questions() * secondsAQuestion + 30) / 60);
}

int PracticeSetup::clausesInReach() const {
    int count = 0;
    for (const auto &entry : m_desk.catalogue().clauses())
        count += std::any_of(entry.askers.begin(), entry.askers.end(), [&](std::size_t i) {
            const CatalogueFamily &family = m_desk.catalogue().families()[i];
            return m_games.contains(QString::fromStdString(family.game)) &&
                   m_topics.contains(QString::fromStdString(family.topic));
        });
    return count;
}

int PracticeSetup::bestStorm() const {
    return m_mode == Mode::Storm ? bestStormOf(m_desk, practiceSettings()) : -1;
}

bool PracticeSetup::canStart() const {
    if (!m_desk.store() || m_desk.error()) // what can only be looked at takes no session
        return false;
    switch (m_mode) {
    case Mode::Due: return m_due > 0;
    case Mode::Custom:
    case Mode::Storm: return clausesInReach() > 0;
    default: return !m_games.isEmpty() && QuestionSource::asksAnything(m_mode, words(m_games), m_desk.library());
    }
}

PracticeSettings PracticeSetup::practiceSettings() const {
    PracticeSettings settings = m_desk.practiceSettings();
    settings.mode = m_mode == Mode::Due ? PracticeMode::Due : PracticeMode::Custom;
    if (m_mode != Mode::Due) {
        settings.games = words(m_games);
        settings.topics = words(m_topics);
    }
    return settings;
}

void PracticeSetup::refresh() {
    if (m_desk.store() && m_desk.trainee())
        if (const auto json = m_desk.store()->roster().setting(m_desk.trainee()->id, "practice"); json && !json->isEmpty())
            fromJson(*json);
    readPresets();
    readShares();
    const Learner learner = m_desk.learner();
    m_newcomer = learner.clauses.empty();
    m_due = countDue(learner, m_desk.catalogue(), m_desk.practiceSettings(), m_desk.moment()).all();
    Q_EMIT changed();
}

void PracticeSetup::choose(const QByteArray &settings) {
    fromJson(settings);
    Q_EMIT changed();
}

void PracticeSetup::readShares() {
    constexpr int days = 56;
    m_topicShares.fill(-1, static_cast<qsizetype>(topicNames.size()));
    if (!m_desk.store() || !m_desk.trainee())
        return;
    const Day today = m_desk.moment().today();
    const auto tallies = m_desk.store()->learners().tallies(m_desk.trainee()->id, today - days + 1, today);
    if (!tallies)
        return;
    for (const Accuracy &topic : accuracyBy(*tallies, GroupBy::Topic, today - days + 1, today))
        for (std::size_t i = 0; i < topicNames.size(); ++i)
            if (topic.name == topicNames[i] && topic.right.of > 0)
                m_topicShares[static_cast<qsizetype>(i)] = static_cast<int>(100 * topic.right.value() + .5);
}

QByteArray PracticeSetup::toJson() const {
    const QJsonObject json{{L1("mode"), L1(kindName(m_mode))},
                           {L1("games"), QJsonArray::fromStringList(m_games)},
                           {L1("topics"), QJsonArray::fromStringList(m_topics)},
                           {L1("length"), m_length},
                           {L1("timing"), static_cast<int>(m_timing)},
                           {L1("level"), static_cast<int>(m_level)}};
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

void PracticeSetup::fromJson(const QByteArray &text) {
    const QJsonObject json = QJsonDocument::fromJson(text).object();
    const QString mode = json.value(L1("mode")).toString();
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (mode == L1(kinds[i]))
            m_mode = static_cast<Mode>(i);
    m_games = readList(json.value(L1("games")), allGames(m_desk.library()));
    m_topics = readList(json.value(L1("topics")), allTopics());
    m_length = std::clamp(json.value(L1("length")).toInt(1), 0, static_cast<int>(lengths.size()) - 1);
    m_timing = static_cast<Timing>(std::clamp(json.value(L1("timing")).toInt(1), 0, 2));
    m_level = static_cast<Level>(std::clamp(json.value(L1("level")).toInt(0), 0, 2));
}

void PracticeSetup::remember() {
    // A choice that is not kept is no loss worth a message; the session itself is recorded with its settings.
    if (m_desk.store() && m_desk.trainee())
        (void)m_desk.store()->roster().setSetting(m_desk.trainee()->id, "practice", toJson());
}

} // namespace pitwise
