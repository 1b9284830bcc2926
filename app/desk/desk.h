// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/house/chipset.h"
#include "core/learning/catalogue.h"
#include "core/quiz/bank.h"
#include "core/records/store.h"
#include "core/rules/clausegroups.h"
#include "core/rules/clausetexts.h"
#include "core/rules/contrasts.h"
#include "core/rules/readingitems.h"

#include <map>
#include <memory>
#include <optional>

namespace pitwise {

/// What every page of training stands on: the records, the house, the question bank, and who sits here.
/// Plain C++; the view-models of the pages borrow it.
class Desk {
public:
    /// Opens the records in the folder. All arguments outlive the desk.
    Desk(const QString &dataFolder, const Library &library, const Clock &clock);

    [[nodiscard]] const Library &library() const { return m_library; }
    [[nodiscard]] const ChipSet &chips() const { return m_chips; } ///< In use at this house. Changes in place.
    [[nodiscard]] static const ChipSet &allChips();                ///< To choose from.
    [[nodiscard]] const House &house() const { return m_house; }
    [[nodiscard]] const QuestionBank &bank() const { return m_bank; }
    [[nodiscard]] const Catalogue &catalogue();
    [[nodiscard]] const Contrasts &contrasts();
    [[nodiscard]] const ReadingItems &readings();
    [[nodiscard]] const ClauseGroups &groups();
    [[nodiscard]] const ClauseTexts &texts(const Rulebook &rulebook);
    /// In which language clauses, contrasts, readings and groups are from now on; what was handed out stays good.
    void setLanguage(const QString &code) { m_language = code; }
    [[nodiscard]] const QString &language() const { return m_language; }
    [[nodiscard]] const Clock &clock() const { return m_clock; }

    [[nodiscard]] const QString &recordsFile() const { return m_recordsFile; }
    /// Tries again, or opens what has taken the file's place. Nobody is seated then.
    void open();
    /// Lets the file go, so that another can take its place.
    void close();
    /// Null: the records could not be opened; error() says why.
    [[nodiscard]] Store *store() { return m_store.get(); }
    [[nodiscard]] const std::optional<StoreError> &error() const { return m_error; }
    [[nodiscard]] const QString &setAside() const { return m_setAside; } ///< A damaged file's new place.

    [[nodiscard]] const std::optional<Trainee> &trainee() const { return m_trainee; }
    void seat(std::optional<Trainee> trainee) { m_trainee = std::move(trainee); }
    /// What the trainee's answers add up to; nobody seated: nothing.
    [[nodiscard]] Learner learner();
    [[nodiscard]] PracticeSettings practiceSettings(); ///< The trainee's own, games and topics open.
    [[nodiscard]] Moment moment() const { return {m_clock.nowMs(), DayRule{}, Fsrs()}; }

    /// What the house has decided, read anew from its log.
    void readHouse();

private:
    const Library &m_library;
    const Clock &m_clock;
    QString m_recordsFile;
    ChipSet m_chips = allChips();
    House m_house;
    QuestionBank m_bank;
    std::unique_ptr<Store> m_store;
    std::optional<StoreError> m_error;
    QString m_setAside;
    std::optional<Trainee> m_trainee;
    std::optional<Catalogue> m_catalogue;
    /// Content in one language, each read when it is first asked for.
    struct Content {
        std::optional<Contrasts> contrasts;
        std::optional<ReadingItems> readings;
        std::optional<ClauseGroups> groups;
        std::map<const Rulebook *, ClauseTexts> texts;
    };
    QString m_language = QStringLiteral("en");
    std::map<QString, Content> m_content;
};

/// What is wrong with the records and what to do about it, for people.
[[nodiscard]] QString inWords(const StoreError &error);

/// What a dealer is asked about a clause, in a few words: "may Aces be resplit".
[[nodiscard]] QString clauseAsk(Desk &desk, const ClauseKey &key);

/// The clause in our own words; empty: there is none of that number.
[[nodiscard]] QString clauseSentence(Desk &desk, const ClauseKey &key);

/// "Irregularities": a topic as pages call it.
[[nodiscard]] QString topicTitle(const QString &topic);

} // namespace pitwise
