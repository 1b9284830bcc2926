// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/liveplan.h"

#include <algorithm>

namespace pitwise {

LivePlan::LivePlan(const Library &library, QObject *parent)
    : QObject(parent), m_library(library), m_game(QString::fromStdString(library.documents().front())) {
}

QStringList LivePlan::games() const {
    QStringList list;
    for (const std::string &document : m_library.documents())
        list << QString::fromStdString(document);
    return list;
}

int LivePlan::mostBoxes() const {
    return m_library.find(m_game.toStdString())->boxes().max;
}

void LivePlan::setGame(const QString &game) {
    if (game == m_game || !m_library.find(game.toStdString()))
        return;
    m_game = game;
    m_boxes = std::min(m_boxes, mostBoxes());
    Q_EMIT changed();
}

void LivePlan::setBoxes(int boxes) {
    m_boxes = std::clamp(boxes, 1, mostBoxes());
    Q_EMIT changed();
}

void LivePlan::setRounds(int rounds) {
    m_rounds = std::clamp(rounds, 1, mostRounds);
    Q_EMIT changed();
}

void LivePlan::setDial(int dial) {
    m_dial = std::clamp(dial, 0, mostDial);
    Q_EMIT changed();
}

void LivePlan::setFaults(bool on) {
    m_faults = on;
    Q_EMIT changed();
}

void LivePlan::setMode(Mode mode) {
    m_mode = mode;
    Q_EMIT changed();
}

live::PlayoutOptions LivePlan::options(std::uint64_t seed) const {
    live::PlayoutOptions options;
    options.book = m_library.find(m_game.toStdString());
    options.seed = seed;
    options.rounds = m_rounds;
    options.boxes = m_boxes;
    options.dial = m_dial;
    options.faults = m_faults ? "some" : "none";
    return options;
}

QJsonObject LivePlan::toJson() const {
    return {{QStringLiteral("game"), m_game}, {QStringLiteral("boxes"), m_boxes},   {QStringLiteral("rounds"), m_rounds},
            {QStringLiteral("dial"), m_dial}, {QStringLiteral("faults"), m_faults}, {QStringLiteral("mode"), int(m_mode)}};
}

void LivePlan::read(const QJsonObject &json) {
    const auto number = [&](const char *name, int usual) { return json.value(QLatin1String(name)).toInt(usual); };
    setGame(json.value(QLatin1String("game")).toString());
    setBoxes(number("boxes", m_boxes));
    setRounds(number("rounds", m_rounds));
    setDial(number("dial", m_dial));
    setFaults(json.value(QLatin1String("faults")).toBool());
    setMode(static_cast<Mode>(std::clamp(number("mode", Guided), int(Guided), int(Silent))));
}

} // namespace pitwise
