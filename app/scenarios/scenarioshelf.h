// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/packshelf.h"
#include "core/security/hold.h"

#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace pitwise {

/// A scenario being written and the pack it belongs to.
struct ScenarioDraft {
    QString pack;
    Scenario scenario;
    QByteArray base; ///< Digest of the file in the pack that it began as; empty: there was none of that version.
};

/// A pack as the page lists it, with every version of its scenarios.
struct ShelfPack {
    QString id, title, author;
    bool readOnly = false;
    bool examOnly = false;
    bool assigned = false; ///< Its approved scenarios are practised.
    std::vector<Scenario> scenarios;
    QString problem;                ///< What of it could not be read.
    QByteArray stamp;               ///< Of its files when they were read.
    [[nodiscard]] int size() const; ///< Whatever number of versions each has.
};

/// The scenarios of this seat, read once and kept in step, and the drafts: what was edited and not yet left.
/// Functions that write return what went wrong, for people; empty: nothing did.
class ScenarioShelf {
public:
    /// `library` outlives the shelf.
    ScenarioShelf(const QString &dataFolder, const Library &library);

    [[nodiscard]] const std::vector<ShelfPack> &packs() const { return m_packs; } ///< Own ones first.
    [[nodiscard]] const ShelfPack *pack(const QString &id) const;
    [[nodiscard]] QString titleOf(const QString &pack) const;
    /// The newest version of each.
    [[nodiscard]] std::vector<Scenario> allScenarios() const;

    /// Who writes from now on: new scenarios, versions and packs carry the name.
    void setAuthor(const QString &author);
    [[nodiscard]] const QString &author() const { return m_author; }

    /// A new pack of one's own; its id. Empty: error() says why not.
    [[nodiscard]] QString makePack(const QString &title);
    /// The first own pack, made where there is none.
    [[nodiscard]] QString ownPack();
    /// In its pack; the draft is then gone. Where somebody else has written that version meanwhile both are kept: this one
    /// as a further version, and notice() says so.
    [[nodiscard]] QString keep(const ScenarioDraft &draft);
    [[nodiscard]] Scenario nextVersion(const QString &pack, const Scenario &scenario) const;
    [[nodiscard]] QString remove(const QString &pack,
                                 const std::string &scenarioId = {}); ///< Moved aside; empty: all of it.
    [[nodiscard]] QString setStatus(const QString &pack, const std::string &id, ScenarioStatus status);
    [[nodiscard]] QString setAssigned(const QString &pack, bool assigned);
    [[nodiscard]] QString setExamOnly(const QString &pack, bool examOnly);
    [[nodiscard]] QString rename(const QString &pack, const QString &title);

    /// Nobody else edits it until release(): what is wrong where another window holds it.
    [[nodiscard]] QString hold(const QString &pack, const std::string &id);
    void release() { m_hold.reset(); }
    [[nodiscard]] QString saveDraft(const ScenarioDraft &draft);
    [[nodiscard]] std::vector<ScenarioDraft> drafts() const; ///< Newest first; none that another window has open.
    [[nodiscard]] std::optional<ScenarioDraft> draftOf(const QString &pack, const std::string &id) const;
    /// Into the bin, from where it can be brought back. To be asked for first.
    [[nodiscard]] QString dropDraft(const ScenarioDraft &draft, qint64 nowMs);

    /// Packs, scenarios and drafts that can be brought back, the newest first.
    [[nodiscard]] std::vector<Removed> removed() const;
    [[nodiscard]] QString restore(const Removed &what);
    void emptyBin(qint64 nowMs); ///< Of what has waited for thirty days.

    void load() { m_packs = read(m_store, m_packs); }
    /// For work off the window's thread: the packs as they are on disk now; those that are known and unchanged are not read.
    [[nodiscard]] static std::vector<ShelfPack> read(const PackShelf &store, const std::vector<ShelfPack> &known,
                                                     const HowFar &howFar = {});
    void take(std::vector<ShelfPack> packs) { m_packs = std::move(packs); }
    [[nodiscard]] int filesToRead() const; ///< How many load() would have to read.
    [[nodiscard]] const PackShelf &store() const { return m_store; }
    [[nodiscard]] const QString &error() const { return m_error; }
    /// What should be known about what was kept last; told once.
    [[nodiscard]] QString takeNotice() { return std::exchange(m_notice, {}); }

private:
    [[nodiscard]] QString change(const QString &pack, const QString &title, bool examOnly);

    void removeDraft(const ScenarioDraft &draft); ///< It is in its pack.
    [[nodiscard]] QString keepInPack(const ScenarioDraft &draft);
    [[nodiscard]] QString draftFileOf(const ScenarioDraft &draft) const; ///< As it lies there.
    [[nodiscard]] QString draftFile(const QString &pack, const std::string &id, const char *suffix) const;

    PackShelf m_store;
    QString m_drafts, m_error, m_notice, m_author;
    std::optional<security::Hold> m_hold;
    QString m_held; ///< The mark of m_hold.
    std::vector<ShelfPack> m_packs;
};

} // namespace pitwise
