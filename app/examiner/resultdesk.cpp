// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/resultdesk.h"

#include "app/exam/page.h"
#include "app/exam/print.h"
#include "app/examiner/candidatelist.h"
#include "app/examiner/examwords.h"
#include "app/examiner/groupfigures.h"
#include "app/examiner/resultdecisions.h"
#include "app/examiner/resultpapers.h"
#include "core/exam/badge.h"
#include "core/exam/printjob.h"
#include "core/exam/setaside.h"
#include "core/security/safefile.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <map>

namespace pitwise {
namespace {

std::vector<exam::ItemRuling> rulingsIn(const QString &file, const exam::Issuer &issuer) {
    return QFile::exists(file) ? exam::readRulings(security::readFile(file), issuer) : std::vector<exam::ItemRuling>();
}

std::shared_ptr<const MarkedResult> markedFrom(const QString &path, const exam::IssuerKey &key, const exam::ItemBank &bank,
                                               const std::vector<exam::ItemRuling> &rulings, const exam::ExamShelf &shelf,
                                               qint64 nowMs) {
    exam::SatExam sat = exam::openResult(security::readFile(path), key);
    exam::MarkedExam marked = markExam(sat, bank, rulings, nowMs);
    if (shelf.isOfEarlierSealing(sat.exam, sat.sealedMs))
        marked.odd.push_back({exam::Oddity::EarlierSealing, 0});
    return std::make_shared<const MarkedResult>(MarkedResult{std::move(sat), std::move(marked), path});
}

constexpr int shortPrint = 19; // four groups of the fingerprint; all of it stands on the certificate

QString minutesText(qint64 ms) {
    return QStringLiteral("%1:%2").arg(ms / 60'000).arg(ms / 1000 % 60, 2, 10, QLatin1Char('0'));
}

QString timeOfDay(qint64 ms) {
    return QDateTime::fromMSecsSinceEpoch(ms).toString(QStringLiteral("HH:mm:ss"));
}

/// About the family of this slot: parallel forms ask the same one there.
exam::ItemRuling rulingOn(int slot, const exam::Form &form) {
    exam::ItemRuling ruling;
    for (const exam::FormItem &asked : form.items)
        if (asked.slot == slot) {
            ruling.game = asked.game;
            ruling.family = asked.family;
        }
    return ruling;
}

bool isIncident(exam::SittingEventKind kind) {
    using Kind = exam::SittingEventKind;
    return kind == Kind::Extended || kind == Kind::IncidentNoted || kind == Kind::Paused || kind == Kind::Continued ||
           kind == Kind::Resumed;
}

} // namespace

ResultDesk::ResultDesk(exam::ExamShelf &shelf, const exam::ItemBank &bank, IssuerDesk &issuer, Staff &staff,
                       const exam::Clock &clock, const Library &library, const ChipSet &chips, BackgroundWork &work,
                       QObject *parent)
    : QObject(parent), m_shelf(shelf), m_bank(bank), m_issuer(issuer), m_staff(staff), m_clock(clock), m_work(work),
      m_appeal(library, chips) {
}

const MarkedResult *ResultDesk::result() const {
    return m_current >= 0 && m_current < m_results.total() ? m_results.all()[static_cast<std::size_t>(m_current)].get()
                                                           : nullptr;
}

void ResultDesk::open(const QString &exam) {
    const auto key = m_issuer.key();
    if (!key || !m_staff.maySeal())
        return;
    struct Opened {
        MarkedResults results;
        QStringList refused, aside, withdrawn;
    };
    m_work.run(
        tr("Marking"),
        [key, exam, paths = m_shelf.results(exam), rulings = m_shelf.rulingsFile(exam),
         registerFile = m_shelf.registerFile(), asideFile = m_shelf.setAsideFile(exam), now = m_clock.wallMs(),
         &bank = m_bank, &shelf = m_shelf](const BackgroundWork::Step &step) {
            const std::vector<exam::ItemRuling> decided = rulingsIn(rulings, key->issuer());
            const auto aside = exam::readSetAside(bytesIfThere(asideFile), key->issuer().publicKey);
            Opened opened;
            for (const QString &path : paths) {
                step(static_cast<double>(opened.results.size()) / static_cast<double>(paths.size()));
                try {
                    auto one = markedFrom(path, *key, bank, decided, shelf, now);
                    if (const exam::SetAside *why = exam::setAsideOf(aside, one->sat))
                        opened.aside
                            << QStringLiteral("%1 %2: %3").arg(why->candidate, one->sat.candidate.name, why->reason);
                    else
                        opened.results.push_back(std::move(one));
                } catch (const Refusal &refusal) {
                    opened.refused << QStringLiteral("%1: %2").arg(QFileInfo(path).fileName(), inWords(refusal));
                }
            }
            opened.results = withOthers(std::move(opened.results));
            opened.withdrawn = enterAll(registerFile, opened.results, *key, now);
            return opened;
        },
        [this, exam](Opened opened) {
            if (!m_staff.maySeal()) // signed out meanwhile
                return;
            const QString before = result() ? result()->sat.candidate.number : QString();
            m_exam = exam;
            m_results.show(std::move(opened.results));
            m_refused << opened.refused;
            m_aside = opened.aside;
            if (!opened.withdrawn.isEmpty())
                m_withdrawn = opened.withdrawn;
            m_refused.removeDuplicates();
            m_current = m_results.total() > 0 ? m_results.placeAt(0) : -1;
            for (int row = 0; row < m_results.total(); ++row)
                if (m_results.all()[static_cast<std::size_t>(row)]->sat.candidate.number == before)
                    m_current = row;
            showRoom();
            showGroup();
            showCurrent();
            Q_EMIT resultsReady();
        });
}

void ResultDesk::close() {
    m_exam.clear();
    m_imported.clear();
    m_missing.clear();
    m_twice.clear();
    m_aside.clear();
    m_withdrawn.clear();
    m_groupProblem.clear();
    m_refused.clear();
    m_current = -1;
    m_expected = 0;
    m_results.show({});
    m_items.show({});
    m_group.show({});
    m_rulings.show({});
    m_appeal.close();
    showCurrent();
}

/// Who of the exam's candidates has no result yet, and who has more than one.
void ResultDesk::showRoom() {
    QStringList missing, twice;
    m_expected = 0;
    m_work.now([&] {
        const exam::PlannedExam planned = m_shelf.exam(m_exam);
        m_expected = static_cast<int>(planned.candidates.size());
        for (const exam::Candidate &candidate : planned.candidates) {
            const auto have = std::count_if(m_results.all().begin(), m_results.all().end(),
                                            [&](const auto &one) { return one->sat.candidate.number == candidate.number; });
            if (have == 0)
                missing << QStringLiteral("%1 %2").arg(candidate.number, candidate.name);
            else if (have > 1)
                twice << QStringLiteral("%1 %2").arg(candidate.number, candidate.name);
        }
    });
    constexpr qsizetype named = 6;
    const qsizetype more = missing.size() - named;
    m_missing = missing.mid(0, named).join(QStringLiteral(", "));
    if (more > 0)
        m_missing += tr(" and %1 more").arg(more);
    m_twice = twice.join(QStringLiteral(", "));
}

QString ResultDesk::summary() const {
    const auto passed = std::count_if(m_results.all().begin(), m_results.all().end(),
                                      [](const auto &one) { return one->marked.score.passed(); });
    return tr("%1 of %2 results are in: %3 passed, %4 did not.")
        .arg(m_results.total())
        .arg(std::max(m_expected, m_results.total()))
        .arg(passed)
        .arg(m_results.total() - passed);
}

QStringList ResultDesk::refused() const {
    constexpr qsizetype named = 5;
    QStringList lines = m_refused.mid(0, named);
    if (m_refused.size() > named)
        lines << tr("And %1 more that were not taken.").arg(m_refused.size() - named);
    return lines;
}

void ResultDesk::importFrom(const QUrl &folder) {
    QList<QUrl> files;
    const QFileInfo place(pathOf(folder));
    if (place.isDir()) {
        const QStringList names = QDir(place.filePath()).entryList({QStringLiteral("*.pitresult")}, QDir::Files);
        for (const QString &name : names)
            files << QUrl::fromLocalFile(place.filePath() + u'/' + name);
        if (files.isEmpty()) {
            m_work.setProblem(tr("%1: there is no result (*.pitresult) in this folder.").arg(place.filePath()));
            return;
        }
    } else {
        files << QUrl::fromLocalFile(place.filePath());
    }
    import(files);
}

void ResultDesk::import(const QList<QUrl> &files) {
    const auto key = m_issuer.key();
    if (!key || !m_staff.maySeal() || files.isEmpty())
        return;
    struct Imported {
        int fresh = 0, known = 0;
        QStringList refused;
        std::map<QString, int> perExam;
    };
    m_work.run(
        tr("Reading %n result(s)", nullptr, static_cast<int>(files.size())),
        [key, files, &shelf = m_shelf](const BackgroundWork::Step &step) {
            Imported imported;
            for (qsizetype i = 0; i < files.size(); ++i) {
                step(static_cast<double>(i) / static_cast<double>(files.size()));
                try { // one bad file does not keep a room waiting
                    const QByteArray bytes = security::readFile(pathOf(files[i]));
                    const exam::SatExam sat = exam::openResult(bytes, *key);
                    if (!shelf.hasExam(sat.exam))
                        throw Refusal{"its exam " + sat.exam.toStdString() +
                                          " is not on this shelf; results come back to where the exam was sealed",
                                      {},
                                      {}};
                    ++(shelf.keepResult(sat.exam, sat.candidate.number, bytes) ? imported.fresh : imported.known);
                    ++imported.perExam[sat.exam];
                } catch (const Refusal &refusal) {
                    imported.refused << QStringLiteral("%1: %2").arg(files[i].fileName(), inWords(refusal));
                }
            }
            return imported;
        },
        [this](const Imported &imported) {
            if (!m_staff.maySeal())
                return;
            m_refused = imported.refused;
            m_imported = imported.fresh > 0 || imported.known == 0 ? tr("%n result(s) imported.", nullptr, imported.fresh)
                                                                   : QString();
            if (imported.known > 0)
                m_imported += u' ' + tr("Here already: %1.").arg(imported.known);
            if (!imported.refused.isEmpty())
                m_imported += u' ' + tr("Not taken: %1.").arg(imported.refused.size());
            const auto most = std::max_element(imported.perExam.begin(), imported.perExam.end(),
                                               [](const auto &a, const auto &b) { return a.second < b.second; });
            if (imported.perExam.size() > 1) {
                QStringList exams;
                for (const auto &[exam, count] : imported.perExam)
                    exams << QStringLiteral("%1 (%2)").arg(exam).arg(count);
                m_imported += u' ' + tr("They are of %1.").arg(exams.join(QStringLiteral(", ")));
            }
            Q_EMIT kept();
            Q_EMIT changed();
            if (most != imported.perExam.end())
                open(imported.perExam.contains(m_exam) ? m_exam : most->first);
        });
}

void ResultDesk::step(int by) {
    const int row = m_results.rowOf(m_current);
    setCurrent(m_results.placeAt(row < 0 ? 0 : row + by));
}

void ResultDesk::setCurrent(int place) {
    if (place < 0 || place >= m_results.total() || place == m_current)
        return;
    m_current = place;
    showCurrent();
}

void ResultDesk::showCurrent() {
    const MarkedResult *shown = result();
    m_sections.show(shown ? shown->marked.score.sections : std::vector<exam::SectionScore>());
    std::vector<FigureList::Row> facts, checks;
    m_certificate.clear();
    if (shown) {
        const exam::SatExam &sat = shown->sat;
        const exam::Accommodations &granted = sat.candidate.granted;
        facts.push_back(
            {tr("Time"), tr("%1 of %2").arg(minutesText(sat.state.elapsedMs()), minutesText(sat.state.allowedMs())), {}});
        facts.push_back({tr("Allowance"), grantedText(granted).isEmpty() ? tr("none") : grantedText(granted), {}});
        facts.push_back({tr("Invigilator"), sat.events.front().who, {}});
        facts.push_back({tr("Rules in force"), rulesTags(sat.blueprint.rules.rulebooks), {}});
        const auto key = m_issuer.key();
        checks.push_back(
            {tr("Signature is good: %1, key %2").arg(m_issuer.name(), m_issuer.fingerprint().left(shortPrint)), {}, {}});
        checks.push_back({tr("Chain of %1 events is whole, %2 to %3")
                              .arg(sat.events.size())
                              .arg(timeOfDay(sat.startedMs()), timeOfDay(sat.finishedMs())),
                          {},
                          {}});
        checks.push_back(
            {tr("Marked from the record: %1 of %2").arg(shown->marked.score.right).arg(shown->marked.score.count), {}, {}});
        if (key && shown->marked.score.passed())
            m_work.now([&] {
                m_certificate.show(print::certificateFacts(certificateJob(sat, shown->marked, *key, m_staff.name())));
            });
    }
    m_sitting.show(std::move(facts));
    m_verified.show(std::move(checks));
    Q_EMIT changed();
}

void ResultDesk::showGroup() {
    std::vector<const exam::SatExam *> sat;
    std::vector<const exam::MarkedExam *> marked;
    for (const auto &one : m_results.all()) {
        sat.push_back(&one->sat);
        marked.push_back(&one->marked);
    }
    m_groupProblem.clear();
    std::vector<exam::ItemStatistic> items;
    std::vector<FigureList::Row> rows;
    if (!sat.empty()) {
        try {
            const exam::ExamStatistics figures = exam::examStatistics(sat, marked);
            items = figures.perItem;
            rows = groupRows(figures, m_results.all());
        } catch (const Refusal &refusal) {
            m_groupProblem = inWords(refusal);
        }
    }
    m_group.show(std::move(rows));
    m_items.show(std::move(items));
    std::vector<FigureList::Row> decided;
    m_work.now([&] {
        for (const exam::ItemRuling &ruling : m_issuer.key()
                                                  ? rulingsIn(m_shelf.rulingsFile(m_exam), m_issuer.key()->issuer())
                                                  : std::vector<exam::ItemRuling>())
            decided.push_back(
                {ruling.question.isEmpty() ? QStringLiteral("%1, %2").arg(gameTitle(ruling.game), familyTitle(ruling.family))
                                           : tr("One question"),
                 ruling.kind == exam::RulingKind::TakeOut ? tr("taken out") : tr("full marks"),
                 tr("%1. %2 and %3, %4")
                     .arg(ruling.reason, m_staff.nameOf(ruling.first), m_staff.nameOf(ruling.second),
                          QDateTime::fromMSecsSinceEpoch(ruling.atMs).toString(QStringLiteral("yyyy-MM-dd HH:mm")))});
    });
    m_rulings.show(std::move(decided));
}

QString ResultDesk::subtitle() const {
    if (!result())
        return {};
    const exam::SatExam &sat = result()->sat;
    const QString station = sat.events.front().data.value(QLatin1String("station")).toString();
    return tr("%1. Form %2, %3, station %4.")
        .arg(sat.blueprint.title, sat.form.label(), print::dayText(exam::examDate(sat).toString(Qt::ISODate)), station);
}

QString ResultDesk::scoreText() const {
    if (!result())
        return {};
    const exam::Score &score = result()->marked.score;
    const bool bySection = std::any_of(score.sections.begin(), score.sections.end(),
                                       [](const exam::SectionScore &section) { return section.needed > 0; });
    return bySection
               ? tr("%1 of %2. Needed: %3, and each section's own mark.").arg(score.right).arg(score.count).arg(score.needed)
               : tr("%1 of %2. Needed: %3.").arg(score.right).arg(score.count).arg(score.needed);
}

QString ResultDesk::originalText() const {
    if (!result() || result()->marked.rulings.empty())
        return {};
    const exam::Score &first = result()->marked.original;
    return tr("Before rulings on items: %1 of %2, %3.")
        .arg(first.right)
        .arg(first.count)
        .arg(first.passed() ? tr("passed") : tr("not passed"));
}

QString ResultDesk::otherRulings() const {
    if (!result())
        return {};
    QStringList reasons;
    for (const exam::ItemRuling &ruling : result()->marked.rulings)
        reasons
            << (ruling.kind == exam::RulingKind::TakeOut ? tr("taken out: %1") : tr("full marks: %1")).arg(ruling.reason);
    return reasons.join(QStringLiteral("; "));
}

QStringList ResultDesk::incidents() const {
    QStringList lines;
    if (result())
        for (const exam::SittingEvent &event : result()->sat.events)
            if (isIncident(event.kind))
                lines << QStringLiteral("%1  %2").arg(timeOfDay(event.wallMs).left(5), eventWords(event));
    return lines;
}

QString ResultDesk::fileName(const QString &ending) const {
    return result() ? exam::certificateNumber(result()->sat, result()->marked) + ending : QString();
}

template <typename Make> void ResultDesk::save(const QUrl &file, Make make) {
    const auto key = m_issuer.key();
    if (!key || !result())
        return;
    if (m_work.now([&] { security::writeFile(pathOf(file), make(*result(), *key)); }))
        Q_EMIT saved(pathOf(file));
}

void ResultDesk::saveReport(const QUrl &file) {
    save(file, reportPaper);
}

void ResultDesk::saveCertificate(const QUrl &file) {
    if (passed() && maySavePapers())
        save(file,
             [this](const MarkedResult &r, const exam::IssuerKey &key) { return certificatePaper(r, key, m_staff.name()); });
}

void ResultDesk::saveAll(const QUrl &folder) {
    const auto key = m_issuer.key();
    if (!key || m_results.total() == 0)
        return;
    const QString when = QDateTime::fromMSecsSinceEpoch(m_clock.wallMs()).toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
    const QString place = QStringLiteral("%1/%2-%3").arg(pathOf(folder), m_exam, when);
    m_work.run(
        tr("Writing the papers"),
        [key, place, results = m_results.all(), examiner = m_staff.name()](const BackgroundWork::Step &step) {
            if (!QDir(QFileInfo(place).path()).exists())
                throw Refusal{"there is no such folder", QFileInfo(place).path().toStdString(), {}};
            return writePapers(place, results, *key, examiner, step);
        },
        [this, place](int files) { Q_EMIT saved(tr("%n file(s) in %1", nullptr, files).arg(place)); });
}

void ResultDesk::saveTable(const QUrl &file) {
    if (m_issuer.isOpen() && m_work.now([&] { security::writeFile(pathOf(file), resultTable(m_results.all())); }))
        Q_EMIT saved(pathOf(file));
}

void ResultDesk::saveBadge(const QUrl &file) {
    if (passed() && maySavePapers())
        save(file, [](const MarkedResult &r, const exam::IssuerKey &key) { return exam::makeBadge(r.sat, r.marked, key); });
}

void ResultDesk::saveMark(const QUrl &file) {
    save(file, [this](const MarkedResult &r, const exam::IssuerKey &key) {
        return exam::signMark(r.sat, r.marked, key, m_clock.wallMs());
    });
}

QString ResultDesk::touchedBy(int item) const {
    if (item < 0 || item >= m_items.count() || m_results.total() == 0)
        return {};
    const exam::ItemRuling draft =
        rulingOn(m_items.all()[static_cast<std::size_t>(item)].slot, m_results.all().front()->sat.form);
    const auto &items = m_results.all().front()->sat.form.items;
    const auto count = std::count_if(items.begin(), items.end(), [&](const exam::FormItem &i) { return draft.touches(i); });
    return count > 1 ? tr("Every form asks %1 questions of this kind. They are ruled on together.").arg(count)
                     : tr("Every form asks one question of this kind.");
}

void ResultDesk::rule(int item, Ruling kind, const QString &reason, int first, const QString &firstPin, int second,
                      const QString &secondPin) {
    if (item >= 0 && item < m_items.count() && m_results.total() > 0)
        rule(rulingOn(m_items.all()[static_cast<std::size_t>(item)].slot, m_results.all().front()->sat.form), kind, reason,
             first, firstPin, second, secondPin);
}

void ResultDesk::ruleOnShown(Ruling kind, const QString &reason, int first, const QString &firstPin, int second,
                             const QString &secondPin) {
    const int question = m_appeal.onScreen();
    if (!result() || question < 0)
        return;
    exam::ItemRuling draft;
    draft.question = result()->sat.form.items[static_cast<std::size_t>(question)].identity;
    rule(draft, kind, reason, first, firstPin, second, secondPin);
}

void ResultDesk::rule(exam::ItemRuling draft, Ruling kind, const QString &reason, int first, const QString &firstPin,
                      int second, const QString &secondPin) {
    const auto key = m_issuer.key();
    if (!key || m_staff.work()->busy() || !m_staff.may(people::Right::RuleOnItems))
        return;
    draft.kind = kind == Ruling::TakeOut ? exam::RulingKind::TakeOut : exam::RulingKind::FullMarks;
    draft.reason = reason.trimmed();
    const exam::Signer one{m_staff.idAt(first), firstPin.toUtf8()}, two{m_staff.idAt(second), secondPin.toUtf8()};
    const std::map<std::string, std::string> names{{one.id.toStdString(), m_staff.nameAt(first).toStdString()},
                                                   {two.id.toStdString(), m_staff.nameAt(second).toStdString()}};
    m_work.run(
        tr("Checking two PINs"),
        [this, key, draft, one, two, names, file = m_shelf.rulingsFile(m_exam),
         now = m_clock.wallMs()](const BackgroundWork::Step &) {
            std::vector<exam::ItemRuling> rulings = rulingsIn(file, key->issuer());
            try {
                rulings.push_back(exam::ruleOnItem(draft, m_staff.people(), one, two, now));
            } catch (const Refusal &refusal) { // people know each other by name
                const auto name = names.find(refusal.at);
                throw Refusal{refusal.error, name == names.end() ? refusal.at : name->second, refusal.clauses};
            }
            security::writeFile(file, exam::writeRulings(rulings, *key));
            return true;
        },
        [this](bool) {
            m_staff.refresh();
            Q_EMIT ruled();
            open(m_exam);
        });
}

void ResultDesk::replay() {
    if (result() && m_staff.may(people::Right::SeeAnswerKeys))
        m_appeal.show(m_results.all()[static_cast<std::size_t>(m_current)]);
}

} // namespace pitwise
