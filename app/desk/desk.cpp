// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/desk.h"
#include "core/records/bankcatalogue.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace pitwise {
namespace {

QString tr(const char *source) {
    return QCoreApplication::translate("Desk", source);
}

} // namespace

Desk::Desk(const QString &dataFolder, const Library &library, const Clock &clock)
    : m_library(library), m_clock(clock), m_bank(library, m_house) {
    auto opened = Store::openOrSetAside(dataFolder + QStringLiteral("/records.db"), clock);
    if (!opened) {
        m_error = opened.error();
        return;
    }
    m_store = std::move(opened->store);
    m_setAside = opened->setAside;
    readHouse();
}

const Catalogue &Desk::catalogue() {
    return m_catalogue ? *m_catalogue : m_catalogue.emplace(bankCatalogue(m_library));
}

const Contrasts &Desk::contrasts() {
    return m_contrasts ? *m_contrasts : m_contrasts.emplace(Contrasts::shipped(m_library));
}

const ReadingItems &Desk::readings() {
    return m_readings ? *m_readings : m_readings.emplace(ReadingItems::shipped(m_library));
}

const ClauseTexts &Desk::texts(const Rulebook &rulebook) {
    const auto it = m_texts.find(&rulebook);
    return it != m_texts.end() ? it->second : m_texts.emplace(&rulebook, ClauseTexts::shipped(rulebook, QStringLiteral("en"))).first->second;
}

Learner Desk::learner() {
    if (!m_store || !m_trainee)
        return {};
    auto learner = m_store->learners().learner(m_trainee->id);
    return learner ? *learner : Learner{};
}

PracticeSettings Desk::practiceSettings() {
    PracticeSettings settings;
    if (!m_store || !m_trainee)
        return settings;
    const auto exam = m_store->roster().setting(m_trainee->id, "exam");
    if (!exam || exam->isEmpty())
        return settings;
    const QJsonObject json = QJsonDocument::fromJson(*exam).object();
    if (json.contains(QLatin1String("day"))) {
        ExamDate date;
        date.day = static_cast<Day>(json.value(QLatin1String("day")).toInt());
        for (const QJsonValue &game : json.value(QLatin1String("games")).toArray())
            date.games.push_back(game.toString().toStdString());
        settings.exam = date;
    }
    return settings;
}

void Desk::readHouse() {
    m_house = House{};
    const auto decisions = m_store->house().inForce();
    if (!decisions)
        return;
    for (const HouseDecision &decision : *decisions) {
        const QJsonValue value = QJsonDocument::fromJson('[' + decision.value + ']').array().at(0);
        if (decision.key == "payTable")
            m_house.payTable = value.toInt();
        else if (decision.key == "limits/main") {
            m_house.mainMin = value[QLatin1String("min")].toInteger(m_house.mainMin);
            m_house.mainMax = value[QLatin1String("max")].toInteger(m_house.mainMax);
        } else if (decision.key == "limits/side") {
            m_house.sideMin = value[QLatin1String("min")].toInteger(m_house.sideMin);
            m_house.sideMax = value[QLatin1String("max")].toInteger(m_house.sideMax);
        } else if (decision.key.starts_with("reading/")) {
            m_house.readings[decision.key.substr(8)] = value.toString().toStdString();
        } else if (decision.key.starts_with("fixed/")) {
            m_house.fixed.insert(decision.key.substr(6));
        }
    }
}

QString inWords(const StoreError &error) {
    switch (error.kind) {
    case StoreErrorKind::NewerVersion:
        return tr("The records in %1 were written by a newer Pitwise. Nothing was changed. Update this program to use them.").arg(error.path);
    case StoreErrorKind::NotOurs:
        return tr("%1 belongs to another program. Nothing was changed. Start Pitwise with another data folder.").arg(error.path);
    case StoreErrorKind::ReadOnly:
        return tr("The records in %1 cannot be written. Make the folder writable, or start with another one, then try again.").arg(error.path);
    case StoreErrorKind::DiskFull:
        return tr("The disk is full: the answer is not recorded yet. Everything before it is safe. Make room, then try again.");
    case StoreErrorKind::Corrupt: return tr("The records in %1 are damaged. They are kept as they are; restore a backup in Settings.").arg(error.path);
    case StoreErrorKind::Locked: return tr("Another program is writing to the records. Try again in a moment.");
    case StoreErrorKind::NotThere: return tr("That record is not there any more.");
    case StoreErrorKind::Refused:
    case StoreErrorKind::Failed: break;
    }
    return tr("The records could not be written: %1").arg(error.detail);
}

QString topicTitle(const QString &topic) {
    static const std::pair<const char *, const char *> titles[] = {{"payouts", QT_TRANSLATE_NOOP("Desk", "Payouts")},
                                                                   {"permissions", QT_TRANSLATE_NOOP("Desk", "Permissions")},
                                                                   {"irregularities", QT_TRANSLATE_NOOP("Desk", "Irregularities")},
                                                                   {"control", QT_TRANSLATE_NOOP("Desk", "Control")},
                                                                   {"procedure", QT_TRANSLATE_NOOP("Desk", "Procedure")}};
    for (const auto &[id, title] : titles)
        if (topic == QLatin1String(id))
            return tr(title);
    return topic;
}

} // namespace pitwise
