// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tableplayer.h"
#include "app/felt/felttext.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace pitwise {
namespace {

constexpr qint64 largestFile = 4 * 1024 * 1024; // a script is a few kilobytes; a film dropped here is none
constexpr int stepMs[] = {1600, 900, 420};

/// The first document of a file, as the command line reads it: a JSON line where the first line is a whole object.
QByteArray firstDocument(const QByteArray &bytes) {
    for (const QByteArray &line : bytes.split('\n')) {
        const QByteArray text = line.trimmed();
        if (text.isEmpty())
            continue;
        return text.startsWith('{') && text.endsWith('}') && text.size() > 2 ? text : bytes;
    }
    return bytes;
}

} // namespace

TablePlayer::TablePlayer(const Library &library, const ChipSet &chips, const QString &language, QObject *parent)
    : QObject(parent), m_library(library), m_scene(chips), m_shelf(language) {
    m_timer.setInterval(stepMs[1]);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (m_position < count())
            setPosition(m_position + 1, FeltScene::Arrival::Move);
        if (m_position >= count())
            pause();
    });
}

void TablePlayer::setLanguage(const QString &code) {
    m_shelf.setLanguage(code);
    const auto entry = std::ranges::find(m_shelf.entries(), m_id, &RoundShelf::Entry::id);
    if (entry != m_shelf.entries().end()) {
        m_title = entry->title;
        m_shows = entry->shows;
    }
    if (m_played) {
        m_steps.set(stepsOf(m_played->round()));
        setPosition(m_position, FeltScene::Arrival::Jump);
    }
    Q_EMIT opened();
}

void TablePlayer::readHouse(SettleFrom from) {
    m_settleFrom = from;
    if (!m_played)
        return;
    const QByteArray script = m_script;
    const int position = m_position;
    open(script, m_title, m_title, m_shows);
    setPosition(position, FeltScene::Arrival::Jump);
    Q_EMIT opened();
}

bool TablePlayer::openFile(const QUrl &file) {
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    QFile source(path);
    const QString name = QFileInfo(path).fileName();
    if (!source.open(QIODevice::ReadOnly)) {
        setError(tr("%1 cannot be read: %2.").arg(name, source.errorString()));
        return false;
    }
    if (source.size() > largestFile) {
        setError(tr("%1 is too large for a round script.").arg(name));
        return false;
    }
    if (!open(firstDocument(source.readAll()), name, QFileInfo(path).completeBaseName(), {}))
        return false;
    m_id.clear();
    Q_EMIT opened();
    return true;
}

bool TablePlayer::openShelf(const QString &id) {
    const auto &entries = m_shelf.entries();
    const auto entry = std::ranges::find(entries, id, &RoundShelf::Entry::id);
    QFile file(RoundShelf::fileOf(id));
    if (entry == entries.end() || !file.open(QIODevice::ReadOnly)) {
        setError(tr("There is no round called %1 on the shelf.").arg(id));
        return false;
    }
    if (!open(file.readAll(), entry->title, entry->title, entry->shows))
        return false;
    m_id = id;
    Q_EMIT opened();
    return true;
}

void TablePlayer::openSomething() {
    if (!m_played && !m_shelf.entries().empty())
        openShelf(m_shelf.entries().front().id);
}

bool TablePlayer::open(const QByteArray &bytes, const QString &name, const QString &title, const QString &shows) {
    try {
        auto script = readRoundScript(JsonNode(parseJson(bytes)), m_library);
        script->setup.settleFrom = m_settleFrom;
        auto played = std::make_unique<PlayedRound>(std::move(script));
        std::vector<RoundStep> steps = stepsOf(played->round());
        // Nothing can be refused from here on: the new round takes the old one's place.
        pause();
        m_played = std::move(played);
        m_script = bytes;
        m_steps.set(std::move(steps));
        m_title = title;
        m_shows = shows;
        m_position = 0;
        setError({});
        setPosition(0, FeltScene::Arrival::Jump);
        return true;
    } catch (const Refusal &refusal) {
        QString text = tr("%1 was not opened: %2.").arg(name, QString::fromStdString(refusal.error));
        if (!refusal.at.empty())
            text = tr("%1 was not opened: %2, at %3.")
                       .arg(name, QString::fromStdString(refusal.error), QString::fromStdString(refusal.at));
        if (!refusal.clauses.empty()) {
            QStringList clauses;
            for (const std::string &clause : refusal.clauses)
                clauses << QString::fromStdString(clause);
            text += u' ' + tr("Clauses: %1.").arg(clauses.join(QStringLiteral(", ")));
        }
        setError(text);
        return false;
    }
}

void TablePlayer::setPosition(int step, FeltScene::Arrival arrival) {
    if (!m_played)
        return;
    m_position = std::clamp(step, 0, count());
    const std::size_t events = m_position == 0 ? 0 : m_steps.steps()[static_cast<std::size_t>(m_position - 1)].events;
    m_steps.setShown(m_position);
    m_scene.show(viewAt(m_played->round(), events), *m_played->script().setup.rulebook, arrival);
    Q_EMIT moved();
}

void TablePlayer::forward() {
    pause();
    if (m_position < count())
        setPosition(m_position + 1, FeltScene::Arrival::Move);
}

void TablePlayer::back() {
    pause();
    if (m_position > 0)
        setPosition(m_position - 1, FeltScene::Arrival::Jump);
}

void TablePlayer::toStart() {
    goTo(0);
}
void TablePlayer::toEnd() {
    goTo(count());
}

void TablePlayer::goTo(int step) {
    pause();
    setPosition(step, FeltScene::Arrival::Jump);
}

void TablePlayer::playOrPause() {
    if (m_timer.isActive()) {
        pause();
        return;
    }
    if (!m_played)
        return;
    if (m_position >= count())
        setPosition(0, FeltScene::Arrival::Jump);
    setPosition(m_position + 1, FeltScene::Arrival::Move);
    if (m_position < count())
        m_timer.start();
    Q_EMIT playingChanged();
}

void TablePlayer::pause() {
    if (m_timer.isActive()) {
        m_timer.stop();
        Q_EMIT playingChanged();
    }
}

void TablePlayer::setSpeed(int speed) {
    speed = std::clamp(speed, 1, 3);
    if (speed == m_speed)
        return;
    m_speed = speed;
    m_timer.setInterval(stepMs[speed - 1]);
    Q_EMIT speedChanged();
}

QString TablePlayer::game() const {
    return m_played ? QString::fromStdString(m_played->script().setup.rulebook->document) : QString();
}

bool TablePlayer::hasTwoLayouts() const {
    return m_played && felt::hasLayoutB(*m_played->script().setup.rulebook);
}

QString TablePlayer::waiting() const {
    return m_played && m_position == count() ? waitingFor(m_played->round()) : QString();
}

void TablePlayer::forgiveError() {
    setError({});
}

void TablePlayer::setError(const QString &error) {
    if (m_error == error)
        return;
    m_error = error;
    Q_EMIT errorChanged();
}

} // namespace pitwise
