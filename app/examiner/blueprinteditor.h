// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/examiner/readingchoices.h"
#include "app/examiner/sectionlist.h"
#include "app/examiner/ticklist.h"
#include "app/window/backgroundwork.h"
#include "core/exam/examshelf.h"
#include "core/rules/library.h"
#include "core/rules/readingitems.h"

#include <QTimer>

namespace pitwise {

/// A blueprint being written: a draft that may be wrong, what its gate says, and what the bank can deliver of it.
/// Every change can be taken back; saving makes the next version.
class BlueprintEditor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(QString title READ title WRITE setTitle NOTIFY changed)
    Q_PROPERTY(QString certificate READ certificate WRITE setCertificate NOTIFY changed)
    Q_PROPERTY(QString sectionTitle READ sectionTitle WRITE setSectionTitle NOTIFY changed)
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY changed) ///< Section being edited.
    Q_PROPERTY(QString identity READ identity NOTIFY changed) ///< What its versions have in common; empty: not saved yet.
    Q_PROPERTY(int version READ version NOTIFY changed)       ///< 0: not saved yet.
    Q_PROPERTY(bool dirty READ dirty NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(QList<int> versions READ versions NOTIFY changed) ///< All that are kept, oldest first.
    Q_PROPERTY(bool older READ isOlder NOTIFY changed)           ///< A newer one than this is kept.
    Q_PROPERTY(bool canSave READ canSave NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed) ///< What the gate refuses; empty: it can be saved.
    /// Where that is: `title`, `minutes`, `rules`, or in a section `count`, `games`, `difficulty`; empty: nowhere.
    Q_PROPERTY(QString problemField READ problemField NOTIFY checked)
    Q_PROPERTY(int problemSection READ problemSection NOTIFY checked) ///< -1: in none.
    Q_PROPERTY(
        QStringList advice READ advice NOTIFY checked) ///< What can be saved and is hardly meant so: times that contradict.
    Q_PROPERTY(QString totals READ totals NOTIFY changed) ///< "60 questions, 51 right to pass".
    Q_PROPERTY(bool checking READ checking NOTIFY checked)
    Q_PROPERTY(QString checkProblem READ checkProblem NOTIFY checked) ///< What the bank cannot deliver; empty: all.
    Q_PROPERTY(QString checkText READ checkText NOTIFY checked)
    Q_PROPERTY(int revision READ revision NOTIFY changed) ///< Changes with every change: bind number() to it.
    Q_PROPERTY(pitwise::SectionList *sections READ sections CONSTANT)
    Q_PROPERTY(pitwise::TickList *games READ games CONSTANT)
    Q_PROPERTY(pitwise::TickList *topics READ topics CONSTANT)
    Q_PROPERTY(pitwise::TickList *families READ families CONSTANT)
    Q_PROPERTY(pitwise::TickList *packs READ packs CONSTANT)
    Q_PROPERTY(pitwise::TickList *rulebooks READ rulebooks CONSTANT)
    Q_PROPERTY(pitwise::ReadingChoices *readings READ readings CONSTANT)

public:
    enum Number {
        Minutes,
        PassMark,
        GoingBack,
        Attempts,
        ValidMonths,
        AfterCrash,
        CrashMinutes,
        SeparateBanks,
        PayTables,
        TypedKeys,
        DifficultyBand,
        TimeBand,
        SectionCount,
        SectionMinutes,
        SectionPassMark,
        SectionEasiest,
        SectionHardest
    };
    Q_ENUM(Number)

    /// All outlive the editor.
    BlueprintEditor(exam::ExamShelf &shelf, const exam::ItemBank &bank, const Library &library, QObject *parent = nullptr);

    Q_INVOKABLE void begin(); ///< A new one, to start from.
    Q_INVOKABLE void open(const QString &id, int version);
    /// As the next version; an older one that is unchanged becomes the newest again.
    Q_INVOKABLE bool save();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void addSection();
    Q_INVOKABLE void removeSection();
    Q_INVOKABLE void moveSection(int by);
    [[nodiscard]] Q_INVOKABLE int number(pitwise::BlueprintEditor::Number which) const;
    Q_INVOKABLE void setNumber(pitwise::BlueprintEditor::Number which, int value);
    Q_INVOKABLE void print(const QUrl &file); ///< As PDF.

    [[nodiscard]] QString title() const { return m_draft.title; }
    void setTitle(const QString &title);
    [[nodiscard]] QString certificate() const { return m_draft.certificate; }
    void setCertificate(const QString &words);
    [[nodiscard]] QString sectionTitle() const { return section() ? section()->title : QString(); }
    void setSectionTitle(const QString &title);
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int row);
    [[nodiscard]] QString identity() const { return m_draft.id; }
    [[nodiscard]] int version() const { return m_version; }
    [[nodiscard]] bool dirty() const;
    [[nodiscard]] bool canUndo() const { return !m_undo.empty(); }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString totals() const;
    [[nodiscard]] bool checking() const { return m_check.busy() || m_wait.isActive(); }
    [[nodiscard]] QString checkProblem() const;
    [[nodiscard]] QList<int> versions() const { return m_versions; }
    [[nodiscard]] bool isOlder() const { return !m_versions.isEmpty() && m_version < m_versions.last(); }
    [[nodiscard]] bool canSave() const { return m_problem.isEmpty() && (dirty() || isOlder()); }
    [[nodiscard]] QString problemField() const { return m_place.field; }
    [[nodiscard]] int problemSection() const { return m_place.section; }
    [[nodiscard]] QStringList advice() const;
    [[nodiscard]] QString checkText() const { return m_checkText; }
    [[nodiscard]] int revision() const { return m_revision; }
    [[nodiscard]] const exam::Blueprint &draft() const { return m_draft; }
    [[nodiscard]] SectionList *sections() { return &m_sections; }
    [[nodiscard]] TickList *games() { return &m_games; }
    [[nodiscard]] TickList *topics() { return &m_topics; }
    [[nodiscard]] TickList *families() { return &m_families; }
    [[nodiscard]] TickList *packs() { return &m_packs; }
    [[nodiscard]] TickList *rulebooks() { return &m_rulebooks; }
    [[nodiscard]] ReadingChoices *readings() { return &m_readings; }

Q_SIGNALS:
    void changed();
    void checked();
    void saved();
    void printed(const QString &file);

private:
    void take(exam::Blueprint draft, int version);
    void edit(const QString &what, const std::function<void(exam::Blueprint &)> &change);
    void editSection(const QString &what, const std::function<void(exam::Section &)> &change);
    void show();
    void showTicks();
    void checkSoon();
    void check();
    [[nodiscard]] const exam::Section *section() const;
    [[nodiscard]] std::vector<exam::Family> familiesInForce() const;

    /// Where a problem lies, for the page to say it there.
    struct Place {
        int section = -1;
        QString field;
    };
    [[nodiscard]] Place placeOf(const Refusal &refusal) const;
    [[nodiscard]] QString wordsOf(const Refusal &refusal) const;
    [[nodiscard]] const ReadingItems &items();

    exam::ExamShelf &m_shelf;
    const exam::ItemBank &m_bank;
    const Library &m_library;
    std::optional<ReadingItems> m_items; ///< Read when first wanted: a start does not wait for them.
    exam::Blueprint m_draft;
    QList<int> m_versions;
    Place m_place;
    QString m_checkProblem;
    std::vector<int> m_expected; ///< Seconds that a dealer needs, section by section; empty: not known yet.
    QByteArray m_savedBytes;
    int m_version = 0, m_current = 0, m_revision = 0;
    std::vector<exam::Blueprint> m_undo;
    QString m_lastEdit; ///< Letters typed into one field are taken back together.
    QString m_problem, m_checkText;
    SectionList m_sections;
    TickList m_games, m_topics, m_families, m_packs, m_rulebooks;
    ReadingChoices m_readings;
    QTimer m_wait;
    BackgroundWork m_check;
};

} // namespace pitwise
