// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/resultdesk.h"

#include "app/exam/page.h"
#include "app/exam/print.h"
#include "core/exam/badge.h"
#include "core/exam/printjob.h"
#include "core/security/safefile.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace pitwise {
namespace {

std::vector<exam::ItemRuling> rulingsIn(const QString &file) {
    return QFile::exists(file) ? exam::readRulings(security::readFile(file)) : std::vector<exam::ItemRuling>();
}

std::shared_ptr<const MarkedResult> markedFrom(const QString &path, const exam::IssuerKey &key, const exam::ItemBank &bank,
                                               const std::vector<exam::ItemRuling> &rulings) {
    exam::SatExam sat = exam::openResult(security::readFile(path), key);
    exam::MarkedExam marked = markExam(sat, bank, rulings);
    return std::make_shared<const MarkedResult>(MarkedResult{std::move(sat), std::move(marked), path});
}

QString minutesText(qint64 ms) {
    return QStringLiteral("%1:%2").arg(ms / 60'000).arg(ms / 1000 % 60, 2, 10, QLatin1Char('0'));
}

QString timeOfDay(qint64 ms) {
    return QDateTime::fromMSecsSinceEpoch(ms).toString(QStringLiteral("HH:mm:ss"));
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
    return m_current >= 0 && m_current < m_results.count() ? m_results.all()[static_cast<std::size_t>(m_current)].get()
                                                           : nullptr;
}

void ResultDesk::open(const QString &exam) {
    const auto key = m_issuer.key();
    if (!key || !m_staff.maySeal())
        return;
    struct Opened {
        MarkedResults results;
        QStringList refused;
    };
    m_work.run(
        tr("Marking"),
        [key, exam, paths = m_shelf.results(exam), rulings = m_shelf.rulingsFile(exam),
         &bank = m_bank](const BackgroundWork::Step &step) {
            const std::vector<exam::ItemRuling> decided = rulingsIn(rulings);
            Opened opened;
            for (const QString &path : paths) {
                step(static_cast<double>(opened.results.size()) / static_cast<double>(paths.size()));
                try {
                    opened.results.push_back(markedFrom(path, *key, bank, decided));
                } catch (const Refusal &refusal) {
                    opened.refused << QStringLiteral("%1: %2").arg(QFileInfo(path).fileName(), inWords(refusal));
                }
            }
            return opened;
        },
        [this, exam](Opened opened) {
            const QString before = result() ? result()->sat.candidate.number : QString();
            m_exam = exam;
            m_results.show(std::move(opened.results));
            m_refused << opened.refused;
            m_current = m_results.count() > 0 ? 0 : -1;
            for (int row = 0; row < m_results.count(); ++row)
                if (m_results.all()[static_cast<std::size_t>(row)]->sat.candidate.number == before)
                    m_current = row;
            showGroup();
            showCurrent();
        });
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
        struct One {
            QString exam, candidate;
            QByteArray bytes;
        };
        std::vector<One> taken;
        QStringList refused;
    };
    m_work.run(
        tr("Reading %n result(s)", nullptr, static_cast<int>(files.size())),
        [key, files](const BackgroundWork::Step &step) {
            Imported imported;
            for (const QUrl &file : files) {
                step(static_cast<double>(imported.taken.size()) / static_cast<double>(files.size()));
                try {
                    const QByteArray bytes = security::readFile(pathOf(file));
                    const exam::SatExam sat = exam::openResult(bytes, *key);
                    imported.taken.push_back({sat.exam, sat.candidate.number, bytes});
                } catch (const Refusal &refusal) { // one bad file does not keep a room waiting
                    imported.refused << QStringLiteral("%1: %2").arg(file.fileName(), inWords(refusal));
                }
            }
            return imported;
        },
        [this](Imported imported) {
            m_refused = imported.refused;
            QString exam = m_exam;
            const bool safe = m_work.now([&] {
                for (const auto &one : imported.taken) {
                    m_shelf.keepResult(one.exam, one.candidate, one.bytes);
                    exam = one.exam;
                }
            });
            m_imported = tr("%n result(s) imported.", nullptr, safe ? static_cast<int>(imported.taken.size()) : 0);
            Q_EMIT kept();
            Q_EMIT changed();
            if (safe && !exam.isEmpty())
                open(exam);
        });
}

void ResultDesk::setCurrent(int row) {
    if (row < 0 || row >= m_results.count() || row == m_current)
        return;
    m_current = row;
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
        QStringList rules;
        for (const QString &book : sat.blueprint.rules.rulebooks)
            rules << book;
        facts.push_back(
            {tr("Time"), tr("%1 of %2").arg(minutesText(sat.state.elapsedMs()), minutesText(sat.state.allowedMs())), {}});
        facts.push_back({tr("Allowance"), tr("× %1, text %2 %").arg(granted.timeFactor / 100.0).arg(granted.textSize), {}});
        facts.push_back({tr("Invigilator"), sat.events.front().who, {}});
        facts.push_back({tr("Rules in force"), rules.join(QStringLiteral(", ")), {}});
        const auto key = m_issuer.key();
        checks.push_back({tr("Signature is good: %1, key %2").arg(m_issuer.name(), m_issuer.fingerprint()), {}, {}});
        checks.push_back({tr("Chain of %1 events is whole, %2 to %3")
                              .arg(sat.events.size())
                              .arg(timeOfDay(sat.startedMs()), timeOfDay(sat.finishedMs())),
                          {},
                          {}});
        checks.push_back(
            {tr("Marked from the record: %1 of %2").arg(shown->marked.score.right).arg(shown->marked.score.count), {}, {}});
        if (key && shown->marked.score.passed())
            m_certificate.show(print::certificateFacts(certificateJob(sat, shown->marked, *key, m_staff.name())));
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
    m_groupText.clear();
    std::vector<exam::ItemStatistic> items;
    if (!sat.empty()) {
        try {
            const exam::ExamStatistics figures = exam::examStatistics(sat, marked);
            items = figures.perItem;
            m_groupText = tr("%n candidate(s), mean %1 of %2", nullptr, figures.candidates)
                              .arg(figures.mean, 0, 'f', 1)
                              .arg(figures.items);
            if (figures.kr20)
                m_groupText += tr(", KR-20 %1").arg(*figures.kr20, 0, 'f', 2);
            if (figures.kr20Within)
                m_groupText +=
                    tr(" (%1 to %2)").arg(figures.kr20Within->low, 0, 'f', 2).arg(figures.kr20Within->high, 0, 'f', 2);
            if (figures.standardError)
                m_groupText += tr(", standard error %1 questions").arg(*figures.standardError, 0, 'f', 1);
        } catch (const Refusal &refusal) {
            m_groupText = inWords(refusal);
        }
    }
    m_items.show(std::move(items));
    std::vector<FigureList::Row> decided;
    m_work.now([&] {
        for (const exam::ItemRuling &ruling : rulingsIn(m_shelf.rulingsFile(m_exam)))
            decided.push_back(
                {QStringLiteral("%1 %2").arg(ruling.game, ruling.family),
                 ruling.kind == exam::RulingKind::TakeOut ? tr("taken out") : tr("full marks"),
                 tr("%1. %2 and %3, %4")
                     .arg(ruling.reason, ruling.first, ruling.second,
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

QStringList ResultDesk::incidents() const {
    QStringList lines;
    if (result())
        for (const exam::SittingEvent &event : result()->sat.events)
            if (isIncident(event.kind))
                lines << QStringLiteral("%1  %2").arg(timeOfDay(event.wallMs).left(5), eventWords(event));
    return lines;
}

QString ResultDesk::fileName(const QString &ending) const {
    return result() ? exam::certificateNumber(result()->sat) + ending : QString();
}

template <typename Make> void ResultDesk::save(const QUrl &file, Make make) {
    const auto key = m_issuer.key();
    if (!key || !result())
        return;
    if (m_work.now([&] { security::writeFile(pathOf(file), make(*result(), *key)); }))
        Q_EMIT saved(pathOf(file));
}

void ResultDesk::saveReport(const QUrl &file) {
    save(file, [](const MarkedResult &r, const exam::IssuerKey &key) {
        const QJsonObject job = reportJob(r.sat, r.marked, key.issuer());
        return signPaper(print::printJob(job), job, key);
    });
}

void ResultDesk::saveCertificate(const QUrl &file) {
    if (passed())
        save(file, [this](const MarkedResult &r, const exam::IssuerKey &key) {
            const QJsonObject job = certificateJob(r.sat, r.marked, key, m_staff.name());
            return signPaper(print::printJob(job), job, key);
        });
}

void ResultDesk::saveBadge(const QUrl &file) {
    if (passed())
        save(file, [](const MarkedResult &r, const exam::IssuerKey &key) { return exam::makeBadge(r.sat, r.marked, key); });
}

void ResultDesk::saveMark(const QUrl &file) {
    save(file, [this](const MarkedResult &r, const exam::IssuerKey &key) {
        return exam::signMark(r.sat, r.marked, key, m_clock.wallMs());
    });
}

void ResultDesk::rule(int item, Ruling kind, const QString &reason, int first, const QString &firstPin, int second,
                      const QString &secondPin) {
    if (item < 0 || item >= m_items.count() || m_results.count() == 0 || m_staff.work()->busy())
        return;
    const int slot = m_items.all()[static_cast<std::size_t>(item)].slot;
    exam::ItemRuling draft;
    for (const exam::FormItem &asked : m_results.all().front()->sat.form.items)
        if (asked.slot == slot) {
            draft.game = asked.game;
            draft.family = asked.family;
        }
    draft.kind = kind == Ruling::TakeOut ? exam::RulingKind::TakeOut : exam::RulingKind::FullMarks;
    draft.reason = reason.trimmed();
    const exam::Signer one{m_staff.idAt(first), firstPin.toUtf8()}, two{m_staff.idAt(second), secondPin.toUtf8()};
    m_work.run(
        tr("Checking two PINs"),
        [this, draft, one, two, file = m_shelf.rulingsFile(m_exam), now = m_clock.wallMs()](const BackgroundWork::Step &) {
            std::vector<exam::ItemRuling> rulings = rulingsIn(file);
            rulings.push_back(exam::ruleOnItem(draft, m_staff.people(), one, two, now));
            security::writeFile(file, exam::writeRulings(rulings));
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
