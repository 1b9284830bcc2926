// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/desk.h"
#include "core/records/bankcatalogue.h"
#include "core/records/housedecisions.h"
#include "core/records/practicejson.h"
#include "core/refusal.h"

#include <QCoreApplication>

namespace pitwise {
namespace {

QString deskText(const char *source) {
    return QCoreApplication::translate("Desk", source);
}

/// The window stands still while it waits for another program's write, so it is told soon and asked to try again.
constexpr int longestWaitMs = 1000;

bool isOfTheDisk(StoreErrorKind kind) {
    return kind == StoreErrorKind::ReadOnly || kind == StoreErrorKind::DiskFull || kind == StoreErrorKind::Locked;
}

} // namespace

Desk::Desk(const QString &dataFolder, const Library &library, const Clock &clock)
    : m_library(library), m_clock(clock), m_recordsFile(dataFolder + QStringLiteral("/records.db")),
      m_bank(library, m_house) {
    open();
}

void Desk::open() {
    m_error.reset();
    m_setAside.clear();
    StoreOptions options;
    options.busyTimeoutMs = longestWaitMs;
    auto opened = Store::openOrSetAside(m_recordsFile, m_clock, options);
    if (opened) {
        m_store = std::move(opened->store);
        m_setAside = opened->setAside;
    } else {
        m_error = opened.error();
        if (isOfTheDisk(m_error->kind)) // the answers are whole; only nothing can be added
            if (auto readable = Store::openReadOnly(m_recordsFile, m_clock, options))
                m_store = std::move(*readable);
    }
    readHouse();
}

void Desk::close() {
    m_trainee.reset();
    m_store.reset();
}

const Catalogue &Desk::catalogue() {
    return m_catalogue ? *m_catalogue : m_catalogue.emplace(bankCatalogue(m_library));
}

const Contrasts &Desk::contrasts() {
    auto &contrasts = m_content[m_language].contrasts;
    return contrasts ? *contrasts : contrasts.emplace(Contrasts::shipped(m_library, m_language));
}

const ReadingItems &Desk::readings() {
    auto &readings = m_content[m_language].readings;
    return readings ? *readings : readings.emplace(ReadingItems::shipped(m_library, m_language));
}

const ClauseGroups &Desk::groups() {
    auto &groups = m_content[m_language].groups;
    return groups ? *groups : groups.emplace(ClauseGroups::shipped(m_library, m_language));
}

const ClauseTexts &Desk::texts(const Rulebook &rulebook) {
    auto &texts = m_content[m_language].texts;
    const auto it = texts.find(&rulebook);
    return it != texts.end() ? it->second
                             : texts.emplace(&rulebook, ClauseTexts::shipped(rulebook, m_language)).first->second;
}

Learner Desk::learner() {
    if (!m_store || !m_trainee)
        return {};
    auto learner = m_store->learners().learner(m_trainee->id);
    return learner ? *learner : Learner{};
}

PracticeSettings Desk::practiceSettings() {
    return m_store && m_trainee ? trainingSettings(m_store->roster(), m_trainee->id) : PracticeSettings();
}

void Desk::readHouse() {
    HouseRules rules;
    if (m_store)
        if (const auto decisions = m_store->house().inForce(); decisions && !decisions->empty())
            rules = pitwise::readHouse(*decisions, m_library, readings());
    m_house = std::move(rules.house);
    try {
        m_chips = rules.chips.empty() ? allChips() : allChips().only(rules.chips);
    } catch (const Refusal &) { // decided under another set of chips
        m_chips = allChips();
    }
}

const ChipSet &Desk::allChips() {
    static const ChipSet all = ChipSet::shipped();
    return all;
}

QString inWords(const StoreError &error) {
    switch (error.kind) {
    case StoreErrorKind::NewerVersion:
        return deskText(
                   QT_TRANSLATE_NOOP(
                       "Desk",
                       "The records in %1 were written by a newer Pitwise. Nothing was changed. Update this program to use them, "
                       "or restore an older backup in Settings: these are then kept beside it."))
            .arg(error.path);
    case StoreErrorKind::NotOurs:
        return deskText(QT_TRANSLATE_NOOP(
                            "Desk",
                            "%1 belongs to another program. Nothing was changed. Start Pitwise with another data folder."))
            .arg(error.path);
    case StoreErrorKind::ReadOnly:
        return deskText(
                   QT_TRANSLATE_NOOP(
                       "Desk",
                       "The records in %1 cannot be written. Nothing is lost. Make the file and its folder writable, then try again."))
            .arg(error.path);
    case StoreErrorKind::DiskFull:
        return deskText(QT_TRANSLATE_NOOP(
            "Desk",
            "The disk is full, so this was not saved. Everything recorded before is safe. Make room, then try again."));
    case StoreErrorKind::Corrupt:
        return deskText(
                   QT_TRANSLATE_NOOP(
                       "Desk", "The records in %1 are damaged. They are kept as they are; restore a backup in Settings."))
            .arg(error.path);
    case StoreErrorKind::Locked:
        return deskText(QT_TRANSLATE_NOOP("Desk", "Another program is using the records. Try again when it has finished."));
    case StoreErrorKind::NotThere:
        return error.path.isEmpty() ? deskText(QT_TRANSLATE_NOOP("Desk", "That record no longer exists."))
                                    : deskText(QT_TRANSLATE_NOOP("Desk", "There is no file %1.")).arg(error.path);
    case StoreErrorKind::Refused: return deskText(QT_TRANSLATE_NOOP("Desk", "Not possible: %1.")).arg(error.detail);
    case StoreErrorKind::Failed: break;
    }
    return deskText(QT_TRANSLATE_NOOP("Desk", "The records could not be written: %1")).arg(error.detail);
}

namespace {

const ClauseText *textOf(Desk &desk, const ClauseKey &key) {
    if (const Rulebook *book = desk.library().find(key.document))
        for (std::size_t i = 0; i < book->ownClauses; ++i)
            if (book->clauses[i].id == key.clause)
                return &desk.texts(*book).clauses[i];
    return nullptr;
}

} // namespace

QString clauseAsk(Desk &desk, const ClauseKey &key) {
    const ClauseText *text = textOf(desk, key);
    QString words = text ? QString::fromStdString(text->ask) : QString();
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

QString clauseSentence(Desk &desk, const ClauseKey &key) {
    const ClauseText *text = textOf(desk, key);
    return text ? QString::fromStdString(text->sentence) : QString();
}

QString topicTitle(const QString &topic) {
    static const std::pair<const char *, const char *> titles[] = {
        {"payouts", QT_TRANSLATE_NOOP("Desk", "Payouts")},
        {"permissions", QT_TRANSLATE_NOOP("Desk", "Permissions")},
        {"irregularities", QT_TRANSLATE_NOOP("Desk", "Irregularities")},
        {"control", QT_TRANSLATE_NOOP("Desk", "Control")},
        {"procedure", QT_TRANSLATE_NOOP("Desk", "Procedure")},
        {"live", QT_TRANSLATE_NOOP("Desk", "Dealing")},
        {"storm", QT_TRANSLATE_NOOP("Desk", "Storm")}};
    for (const auto &[id, title] : titles)
        if (topic == QLatin1String(id))
            return deskText(title);
    return topic;
}

} // namespace pitwise
