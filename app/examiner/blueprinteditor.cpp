// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/blueprinteditor.h"

#include "app/desk/desk.h"
#include "app/exam/blueprintpdf.h"
#include "app/examiner/blueprintwords.h"
#include "app/examiner/examwords.h"
#include "app/examiner/issuerdesk.h"
#include "core/exam/form.h"
#include "core/qttext.h"
#include "core/quiz/question.h"
#include "core/security/safefile.h"

#include <QRegularExpression>

#include <algorithm>
#include <numeric>
#include <optional>

namespace pitwise {
namespace {

constexpr quint64 checkSeed = 1;
constexpr int longestTitle = 160;

QString gameOf(const QString &book) {
    return book.section(u'@', 0, 0);
}

QStringList ticked(const TickList &list) {
    // Everything ticked is the same as nothing ticked: all there are, also what a later version adds.
    return list.chosen().size() == list.count() ? QStringList() : list.chosen();
}

} // namespace

BlueprintEditor::BlueprintEditor(exam::ExamShelf &shelf, const exam::ItemBank &bank, const Library &library, QObject *parent)
    : QObject(parent), m_shelf(shelf), m_bank(bank), m_library(library) {
    m_wait.setSingleShot(true);
    m_wait.setInterval(300);
    connect(&m_wait, &QTimer::timeout, this, &BlueprintEditor::check);
    connect(&m_check, &BackgroundWork::changed, this, &BlueprintEditor::checked);
    connect(&m_games, &TickList::toggled, this,
            [this] { editSection(QString(), [this](exam::Section &s) { s.games = ticked(m_games); }); });
    connect(&m_topics, &TickList::toggled, this,
            [this] { editSection(QString(), [this](exam::Section &s) { s.topics = ticked(m_topics); }); });
    connect(&m_families, &TickList::toggled, this,
            [this] { editSection(QString(), [this](exam::Section &s) { s.families = ticked(m_families); }); });
    connect(&m_packs, &TickList::toggled, this,
            [this] { editSection(QString(), [this](exam::Section &s) { s.packs = m_packs.chosen(); }); });
    connect(&m_rulebooks, &TickList::toggled, this,
            [this] { edit(QString(), [this](exam::Blueprint &b) { b.rules.rulebooks = m_rulebooks.chosen(); }); });
    connect(&m_readings, &ReadingChoices::chosen, this, [this](const QString &name, const QString &value) {
        edit(QString(), [&](exam::Blueprint &b) {
            if (value.isEmpty())
                b.rules.readings.erase(name);
            else
                b.rules.readings[name] = value;
        });
    });
}

const ReadingItems &BlueprintEditor::items() {
    if (!m_items)
        m_items = ReadingItems::shipped(m_library);
    return *m_items;
}

void BlueprintEditor::begin() {
    exam::Blueprint blueprint;
    blueprint.title = tr("Dealer certificate, written part");
    blueprint.certificate = tr("the written dealer examination");
    const std::pair<const char *, int> parts[] = {
        {"payouts", 20}, {"permissions", 15}, {"irregularities", 15}, {"control", 10}};
    for (const auto &[topic, count] : parts) {
        exam::Section section;
        section.title = topicTitle(QLatin1String(topic));
        section.topics = {QLatin1String(topic)};
        section.count = count;
        section.passMark = 80;
        blueprint.sections.push_back(section);
    }
    blueprint.minutes = 60;
    blueprint.passMark = 85;
    blueprint.attempts = 3;
    for (const std::string &document : m_library.documents())
        blueprint.rules.rulebooks << qt(document) + u'@' + qt(m_library.find(document)->version);
    take(std::move(blueprint), 0);
}

void BlueprintEditor::open(const QString &id, int version) {
    m_check.now([&] { take(m_shelf.blueprint(id, version), version); });
}

void BlueprintEditor::take(exam::Blueprint draft, int version) {
    m_draft = std::move(draft);
    m_version = version;
    m_current = 0;
    m_undo.clear();
    m_lastEdit.clear();
    m_savedBytes = version > 0 ? exam::writeBlueprint(m_draft) : QByteArray();
    show();
}

bool BlueprintEditor::dirty() const {
    return m_version == 0 || exam::writeBlueprint(m_draft) != m_savedBytes;
}

bool BlueprintEditor::save() {
    if (!canSave())
        return false;
    if (m_draft.id.isEmpty()) {
        m_draft.id = exam::idFromTitle(m_draft.title);
        for (int i = 2; m_draft.id.isEmpty() || !m_shelf.versions(m_draft.id).empty(); ++i)
            m_draft.id = exam::idFromTitle(m_draft.title + u'-' + QString::number(i));
    }
    try {
        m_draft = m_shelf.keep(m_draft);
    } catch (const Refusal &refusal) {
        m_problem = inWords(refusal);
        Q_EMIT changed();
        return false;
    }
    m_version = m_draft.version;
    m_savedBytes = exam::writeBlueprint(m_draft);
    show();
    Q_EMIT saved();
    return true;
}

void BlueprintEditor::undo() {
    if (m_undo.empty())
        return;
    m_draft = std::move(m_undo.back());
    m_undo.pop_back();
    m_lastEdit.clear();
    show();
}

void BlueprintEditor::edit(const QString &what, const std::function<void(exam::Blueprint &)> &change) {
    exam::Blueprint next = m_draft;
    change(next);
    if (exam::writeBlueprint(next) == exam::writeBlueprint(m_draft))
        return;
    if (what.isEmpty() || what != m_lastEdit)
        m_undo.push_back(m_draft);
    m_lastEdit = what;
    m_draft = std::move(next);
    show();
}

void BlueprintEditor::editSection(const QString &what, const std::function<void(exam::Section &)> &change) {
    if (section())
        edit(what.isEmpty() ? what : what + QString::number(m_current),
             [&](exam::Blueprint &b) { change(b.sections[static_cast<std::size_t>(m_current)]); });
}

const exam::Section *BlueprintEditor::section() const {
    return m_current >= 0 && m_current < static_cast<int>(m_draft.sections.size())
               ? &m_draft.sections[static_cast<std::size_t>(m_current)]
               : nullptr;
}

void BlueprintEditor::setTitle(const QString &title) {
    edit(QStringLiteral("title"), [&](exam::Blueprint &b) { b.title = title; });
}
void BlueprintEditor::setCertificate(const QString &words) {
    edit(QStringLiteral("certificate"), [&](exam::Blueprint &b) { b.certificate = words; });
}
void BlueprintEditor::setSectionTitle(const QString &title) {
    editSection(QStringLiteral("section"), [&](exam::Section &s) { s.title = title; });
}

void BlueprintEditor::setCurrent(int row) {
    if (row < 0 || row >= static_cast<int>(m_draft.sections.size()) || row == m_current)
        return;
    m_current = row;
    show();
}

void BlueprintEditor::addSection() {
    edit({}, [](exam::Blueprint &b) {
        exam::Section section;
        section.title = tr("Section %1").arg(b.sections.size() + 1);
        section.count = 10;
        b.sections.push_back(section);
    });
    setCurrent(static_cast<int>(m_draft.sections.size()) - 1);
}

void BlueprintEditor::removeSection() {
    if (!section() || m_draft.sections.size() == 1)
        return;
    const int row = m_current;
    m_current = std::min(row, static_cast<int>(m_draft.sections.size()) - 2);
    edit({}, [&](exam::Blueprint &b) { b.sections.erase(b.sections.begin() + row); });
}

void BlueprintEditor::moveSection(int by) {
    const int to = m_current + by;
    if (!section() || to < 0 || to >= static_cast<int>(m_draft.sections.size()))
        return;
    const int from = m_current;
    m_current = to;
    edit({}, [&](exam::Blueprint &b) {
        std::swap(b.sections[static_cast<std::size_t>(from)], b.sections[static_cast<std::size_t>(to)]);
    });
}

int BlueprintEditor::number(Number which) const {
    const exam::Section none;
    const exam::Section &s = section() ? *section() : none;
    const auto share = [](double value, int of) { return static_cast<int>(value * of + 0.5); };
    switch (which) {
    case Minutes: return m_draft.minutes;
    case PassMark: return m_draft.passMark;
    case GoingBack: return static_cast<int>(m_draft.goingBack);
    case Attempts: return m_draft.attempts;
    case ValidMonths: return m_draft.validMonths;
    case AfterCrash: return static_cast<int>(m_draft.afterCrash);
    case CrashMinutes: return m_draft.crashMinutes;
    case SeparateBanks: return m_draft.separateBanks ? 1 : 0;
    case PayTables: return m_draft.payTables ? 1 : 0;
    case TypedKeys: return m_draft.typedKeys ? 1 : 0;
    case DifficultyBand: return share(m_draft.bands.difficulty, 100);
    case TimeBand: return share(m_draft.bands.time, 100);
    case SectionCount: return s.count;
    case SectionMinutes: return s.minutes;
    case SectionPassMark: return s.passMark;
    case SectionEasiest: return share(s.easiest, 100);
    case SectionHardest: return share(s.hardest, 100);
    }
    return 0;
}

void BlueprintEditor::setNumber(Number which, int value) {
    const QString what = QStringLiteral("number %1").arg(static_cast<int>(which));
    const auto exam = [&](const std::function<void(exam::Blueprint &)> &change) { edit(what, change); };
    const auto part = [&](const std::function<void(exam::Section &)> &change) { editSection(what, change); };
    switch (which) {
    case Minutes: return exam([&](exam::Blueprint &b) { b.minutes = value; });
    case PassMark: return exam([&](exam::Blueprint &b) { b.passMark = value; });
    case GoingBack: return exam([&](exam::Blueprint &b) { b.goingBack = static_cast<exam::GoingBack>(value); });
    case Attempts: return exam([&](exam::Blueprint &b) { b.attempts = value; });
    case ValidMonths: return exam([&](exam::Blueprint &b) { b.validMonths = value; });
    case AfterCrash:
        return exam([&](exam::Blueprint &b) {
            b.afterCrash = static_cast<exam::AfterCrash>(value);
            b.crashMinutes = b.afterCrash == exam::AfterCrash::ClockStopsUpTo ? std::max(1, b.crashMinutes) : 0;
        });
    case CrashMinutes: return exam([&](exam::Blueprint &b) { b.crashMinutes = value; });
    case SeparateBanks: return exam([&](exam::Blueprint &b) { b.separateBanks = value != 0; });
    case PayTables: return exam([&](exam::Blueprint &b) { b.payTables = value != 0; });
    case TypedKeys: return exam([&](exam::Blueprint &b) { b.typedKeys = value != 0; });
    case DifficultyBand: return exam([&](exam::Blueprint &b) { b.bands.difficulty = value / 100.0; });
    case TimeBand: return exam([&](exam::Blueprint &b) { b.bands.time = value / 100.0; });
    case SectionCount: return part([&](exam::Section &s) { s.count = value; });
    case SectionMinutes: return part([&](exam::Section &s) { s.minutes = value; });
    case SectionPassMark: return part([&](exam::Section &s) { s.passMark = value; });
    case SectionEasiest: return part([&](exam::Section &s) { s.easiest = value / 100.0; });
    case SectionHardest: return part([&](exam::Section &s) { s.hardest = value / 100.0; });
    }
}

/// `sections[1].difficulty` is section 1, field difficulty.
BlueprintEditor::Place BlueprintEditor::placeOf(const Refusal &refusal) const {
    static const QRegularExpression inSection(QStringLiteral("^sections\\[(\\d+)\\](?:\\.(\\w+))?"));
    const QString at = qt(refusal.at);
    if (const auto match = inSection.match(at); match.hasMatch())
        return {match.captured(1).toInt(), match.captured(2).isEmpty() ? QStringLiteral("count") : match.captured(2)};
    if (refusal.error.find("time in all") != std::string::npos)
        return {-1, QStringLiteral("minutes")};
    return {-1, at.section(u'.', 0, 0)};
}

QString BlueprintEditor::wordsOf(const Refusal &refusal) const {
    const std::pair<const char *, QString> names[] = {
        {"title", tr("Title")},         {"certificate", tr("What a pass certifies")},
        {"minutes", tr("Time in all")}, {"rules", tr("Rules in force")},
        {"games", tr("Games")},         {"difficulty", tr("Difficulty")},
        {"passMark", tr("Pass mark")},  {"sections", tr("Sections")},
        {"count", tr("Questions")}};
    const Place place = placeOf(refusal);
    QString field = place.field;
    for (const auto &[id, words] : names)
        if (field == QLatin1String(id))
            field = words;
    QString sentence = inWords(Refusal{refusal.error, {}, {}});
    static const QRegularExpression family(QStringLiteral("family \"([^\"]+)\" of (\\w+)"));
    if (const auto match = family.match(sentence); match.hasMatch())
        sentence.replace(
            match.capturedStart(), match.capturedLength(),
            tr("kind of question \"%1\" of %2").arg(familyTitle(match.captured(1)), gameTitle(match.captured(2))));
    if (place.section < 0 || place.section >= static_cast<int>(m_draft.sections.size()))
        return field.isEmpty() ? sentence : QStringLiteral("%1: %2").arg(field, sentence);
    const QString title = m_draft.sections[static_cast<std::size_t>(place.section)].title;
    return tr("Section %1, %2, %3: %4")
        .arg(place.section + 1)
        .arg(title.isEmpty() ? tr("no name yet") : title, field, sentence);
}

QString BlueprintEditor::checkProblem() const {
    return m_check.problem().isEmpty() ? m_checkProblem : m_check.problem();
}

QStringList BlueprintEditor::advice() const {
    QStringList lines;
    int own = 0, timed = 0, needed = 0;
    for (std::size_t i = 0; i < m_draft.sections.size(); ++i) {
        const exam::Section &s = m_draft.sections[i];
        own += s.minutes;
        timed += s.minutes > 0 ? 1 : 0;
        needed += exam::neededOf(s.count, s.passMark);
        if (s.minutes > 0 && i < m_expected.size() && m_expected[i] > s.minutes * 60)
            lines << tr("%1 takes a dealer about %2 minutes, but has only %3 of its own.")
                         .arg(s.title)
                         .arg((m_expected[i] + 59) / 60)
                         .arg(s.minutes);
    }
    const int all = m_draft.minutes;
    if (all > 0 && own > all)
        lines << tr("The sections' own times add up to %1 minutes, but the exam has %2: nobody can use them all.")
                     .arg(own)
                     .arg(all);
    else if (all > own && timed == static_cast<int>(m_draft.sections.size()))
        lines << tr("The sections' own times add up to %1 minutes: %2 of the exam's can never be used.")
                     .arg(own)
                     .arg(all - own);
    const int expected = std::accumulate(m_expected.begin(), m_expected.end(), 0);
    if (expected > m_draft.timeMs() / 1000)
        lines << tr("A form takes a dealer about %1 minutes, but the exam has only %2.")
                     .arg((expected + 59) / 60)
                     .arg(m_draft.timeMs() / 60'000);
    if (const int inAll = exam::neededOf(m_draft.questionCount(), m_draft.passMark); needed > inAll)
        lines << tr("The sections' own pass marks need %1 right answers, the pass mark in all %2: it decides nothing.")
                     .arg(needed)
                     .arg(inAll);
    return lines;
}

QString BlueprintEditor::totals() const {
    const int count = m_draft.questionCount();
    return tr("%1 questions, %2 right to pass, %3 minutes")
        .arg(count)
        .arg(exam::neededOf(count, m_draft.passMark))
        .arg(m_draft.timeMs() / 60'000);
}

void BlueprintEditor::show() {
    ++m_revision;
    m_current = std::clamp(m_current, 0, std::max(0, static_cast<int>(m_draft.sections.size()) - 1));
    exam::Blueprint tried = m_draft;
    if (tried.id.isEmpty())
        tried.id = QStringLiteral("new");
    m_place = {};
    m_checkProblem.clear();
    m_expected.clear();
    m_problem.clear();
    try {
        (void)exam::readBlueprint(exam::writeBlueprint(tried));
        // They stand on the certificate, in its QR code and its badge.
        for (const auto &[words, at] : {std::pair(&m_draft.title, "title"), std::pair(&m_draft.certificate, "certificate")})
            if (words->size() > longestTitle)
                throw Refusal{
                    "has at most " + std::to_string(longestTitle) + " characters: it stands on the certificate", at, {}};
    } catch (const Refusal &refusal) {
        m_problem = wordsOf(refusal);
        m_place = placeOf(refusal);
    }
    m_versions.clear();
    if (!m_draft.id.isEmpty())
        for (const int version : m_shelf.versions(m_draft.id))
            m_versions << version;
    m_sections.show(m_draft.sections);
    showTicks();
    checkSoon();
    Q_EMIT changed();
}

std::vector<exam::Family> BlueprintEditor::familiesInForce() const {
    try {
        return m_bank.families(m_draft.rules);
    } catch (const Refusal &) {
        return {}; // said by the check
    }
}

void BlueprintEditor::showTicks() {
    const std::vector<exam::Family> known = familiesInForce();
    const exam::Section none;
    const exam::Section &s = section() ? *section() : none;
    std::vector<TickList::Row> games, topics, families, packs, books;
    const auto add = [](std::vector<TickList::Row> &rows, const QString &key, const QString &label, bool on) {
        if (!key.isEmpty() &&
            std::none_of(rows.begin(), rows.end(), [&](const TickList::Row &row) { return row.key == key; }))
            rows.push_back({key, label, on});
    };
    for (const exam::Family &family : known) {
        add(games, family.game, gameTitle(family.game), s.games.isEmpty() || s.games.contains(family.game));
        add(topics, family.topic, topicTitle(family.topic), s.topics.isEmpty() || s.topics.contains(family.topic));
        add(packs, family.pack, family.examOnly ? tr("%1, for exams only").arg(family.packTitle) : family.packTitle,
            s.packs.contains(family.pack));
        const bool fits = (s.games.isEmpty() || s.games.contains(family.game)) &&
                          (s.topics.isEmpty() || s.topics.contains(family.topic)) &&
                          (s.packs.isEmpty() ? family.pack.isEmpty() : s.packs.contains(family.pack));
        if (fits)
            add(families, family.family, familyTitle(family.family),
                s.families.isEmpty() || s.families.contains(family.family));
    }
    for (const std::string &document : m_library.documents()) {
        const QString book = qt(document) + u'@' + qt(m_library.find(document)->version);
        add(books, book, tr("%1, version %2").arg(gameTitle(qt(document)), book.section(u'@', 1)),
            m_draft.rules.rulebooks.contains(book));
    }
    for (const QString &book : m_draft.rules.rulebooks) // an older version that the blueprint was written for
        add(books, book, tr("%1, version %2 (not the newest)").arg(gameTitle(gameOf(book)), book.section(u'@', 1)), true);
    m_games.show(std::move(games));
    m_topics.show(std::move(topics));
    m_families.show(std::move(families));
    m_packs.show(std::move(packs));
    m_rulebooks.show(std::move(books));

    std::vector<ReadingChoices::Row> readings;
    for (const QString &book : m_draft.rules.rulebooks)
        if (const Rulebook *rulebook = m_library.find(book.toStdString()))
            for (const Reading &reading : rulebook->readings) {
                ReadingChoices::Row row{qt(reading.name), readingTitle(items(), reading), {}, {}, -1};
                for (const std::string &value : reading.values) {
                    row.values << qt(value);
                    row.words << readingWords(items(), reading, value);
                }
                if (const auto it = m_draft.rules.readings.find(row.name); it != m_draft.rules.readings.end())
                    row.chosen = static_cast<int>(row.values.indexOf(it->second));
                if (std::none_of(readings.begin(), readings.end(),
                                 [&](const ReadingChoices::Row &other) { return other.name == row.name; }))
                    readings.push_back(row);
            }
    m_readings.show(std::move(readings));
}

void BlueprintEditor::checkSoon() {
    m_check.cancel();
    m_wait.start();
    Q_EMIT checked();
}

/// One form is made as a trial: what cannot be delivered is refused there, with its place.
void BlueprintEditor::check() {
    if (m_check.busy()) {
        m_wait.start();
        return;
    }
    m_checkText.clear();
    if (!m_problem.isEmpty()) {
        m_check.setProblem({});
        m_sections.showFound({});
        Q_EMIT checked();
        return;
    }
    struct Answer {
        std::vector<exam::FormFacts::SectionFacts> facts;
        std::optional<Refusal> refused;
    };
    m_check.run(
        tr("Checking the question bank"),
        [draft = m_draft, &bank = m_bank](const BackgroundWork::Step &step) {
            try {
                const exam::FormMaker maker(draft, bank, checkSeed);
                step(0.5);
                return Answer{maker.make(0).sections, {}};
            } catch (const Refusal &refusal) {
                return Answer{{}, refusal};
            }
        },
        [this](const Answer &answer) {
            m_expected.clear();
            if (answer.refused) {
                m_checkProblem = wordsOf(*answer.refused);
                m_place = placeOf(*answer.refused);
            } else {
                for (const auto &section : answer.facts)
                    m_expected.push_back(section.seconds);
                const int seconds = std::accumulate(m_expected.begin(), m_expected.end(), 0);
                m_checkText = tr("The question bank can deliver this. A form takes a dealer about %1 minutes.")
                                  .arg((seconds + 59) / 60);
            }
            m_sections.showFound(answer.facts);
            Q_EMIT checked();
        });
}

void BlueprintEditor::print(const QUrl &file) {
    if (m_check.now([&] {
            security::writeFile(pathOf(file), print::blueprintPdf(blueprintFacts(m_draft, items(), m_library)),
                                {security::Readers::Everyone});
        }))
        Q_EMIT printed(pathOf(file));
}

} // namespace pitwise
