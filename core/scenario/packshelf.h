// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bin/bin.h"
#include "core/scenario/pack.h"

#include <QString>

namespace pitwise {

struct PackInfo {
    std::string id;
    QString title;
    QString author;
    bool shipped = false; ///< Read-only; derive() makes a copy that can be changed.
    bool examOnly = false;
    bool assigned = false; ///< Practice draws from it.
};

/// What an import did, scenario by scenario.
struct ImportReport {
    std::string pack; ///< Where they went.
    enum class What : std::uint8_t { Added, Same, AddedAsNewVersion, Refused };
    struct Line {
        What what;
        std::string scenario;   ///< `id@version` as it was in the file.
        std::string stored;     ///< As it is here now; empty where it was refused.
        bool madeDraft = false; ///< It was approved there and cannot be asked here.
    };
    std::vector<Line> lines;
    bool nowExamOnly = false;  ///< The pack was here for practice too; what came in is for exams only, so all of it is now.
    ScenarioProblems problems; ///< What is wrong with the file, and which keys changed since it was made.
    [[nodiscard]] int count(What what) const;
};

/// The packs of this house: the shipped ones, and those in `<data>/packs`, a folder each with pack.json and one file for
/// every version of every scenario. Files are written whole or not at all, and only inside that folder. Nothing is ever
/// overwritten but a draft by its own later state; nothing is deleted: remove() moves it aside. A pack for exams only is
/// never practised: it cannot be assigned.
///
/// Functions that write return the sentence that says what went wrong, empty where nothing did.
class PackShelf {
public:
    /// A pack as it lies in a folder: pack.json, and scenarios/. For linting; a shelf reads its own.
    [[nodiscard]] static PackReading readFolder(const QString &folder, const HowFar &howFar = {});

    /// `folder` is made when something is written. `library` outlives the shelf.
    PackShelf(QString folder, const Library &library) : m_folder(std::move(folder)), m_library(library) {}

    /// Shipped packs first, then by title.
    [[nodiscard]] std::vector<PackInfo> packs() const;
    /// The pack with every version of its scenarios; files that cannot be read are left out and told in `problems`.
    [[nodiscard]] PackReading read(const std::string &id, const HowFar &howFar = {}) const;
    /// The scenario of that name in any pack; version 0: the newest.
    [[nodiscard]] std::optional<Scenario> find(const std::string &scenarioId, int version = 0) const;

    /// A new, empty pack; its id is made from the title.
    [[nodiscard]] Expected<std::string, Phrase> create(const QString &title, const QString &author);
    /// Also whether it is for exams only; it is no longer assigned then.
    [[nodiscard]] Phrase rename(const std::string &id, const QString &title, const QString &author, bool examOnly);

    /// Stores a version. A version that has been approved or retired changes its status only: anything else needs
    /// nextVersion().
    [[nodiscard]] Phrase save(const std::string &pack, const Scenario &scenario);
    /// The scenario as a draft with the first version number that is free in that pack.
    [[nodiscard]] Scenario nextVersion(const std::string &pack, Scenario scenario) const;
    /// A draft of its own that names where it came from.
    [[nodiscard]] static Scenario derive(const Scenario &from, std::string newId, const QString &author);
    /// Moves a scenario (all versions), or a whole pack, into the bin. To be asked for first.
    [[nodiscard]] Phrase remove(const std::string &pack, const std::string &scenarioId = {});
    /// Scenarios and packs that were removed wait there for thirty days.
    [[nodiscard]] Bin bin() const { return Bin(m_folder); }

    /// Puts the scenarios of a file beside what is here: new ones are added, equal ones left, others of the same name added
    /// as a further version. Nothing where the file is refused whole, or the work is ended: all of it comes in at the end.
    [[nodiscard]] Expected<ImportReport, ScenarioProblems> import(const QString &file, const House &house,
                                                                  const HowFar &howFar = {});
    /// The same of a pack that was read already, or made of questions of others.
    [[nodiscard]] Expected<ImportReport, ScenarioProblems> takeIn(const PackReading &reading, const House &house,
                                                                  const HowFar &howFar = {});
    [[nodiscard]] Phrase exportTo(const std::string &pack, const QString &file, const House &house,
                                  const HowFar &howFar = {}) const;
    /// Of the bytes of that version as they are now on disk; empty where there is no such file.
    [[nodiscard]] QByteArray digestOf(const std::string &pack, const Scenario &scenario) const;
    /// Changes whenever a file of the pack has: a pack with the same stamp need not be read again.
    [[nodiscard]] QByteArray stampOf(const std::string &pack) const;
    [[nodiscard]] int filesOf(const std::string &pack) const; ///< How many would have to be read.

    /// Whether practice draws from it.
    [[nodiscard]] Phrase assign(const std::string &pack, bool assigned);
    /// Every approved version of the scenarios of the assigned packs that practice may show, the newest first. The first of
    /// each that can be asked is asked: a broken one does not take the place of a good older one.
    [[nodiscard]] std::vector<Scenario> inPractice() const;

private:
    [[nodiscard]] QString folderOf(const std::string &pack) const;
    [[nodiscard]] std::vector<std::string> assignedIds() const;
    [[nodiscard]] bool isShipped(const std::string &pack) const;
    [[nodiscard]] bool isExamOnly(const std::string &pack) const;
    /// Version and file of everything called so in that pack.
    [[nodiscard]] std::map<int, QString> versionsOf(const std::string &pack, const std::string &scenarioId) const;

    QString m_folder;
    const Library &m_library;
};

} // namespace pitwise
