// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/recordsdesk.h"
#include "app/records/countedfile.h"
#include "app/window/backgroundwork.h"
#include "core/records/backup.h"
#include "core/records/exchange.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QPointer>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QThreadPool>

namespace pitwise {
namespace {

bool isTable(const QString &file) {
    return file.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive);
}

/// Empty: it is there, whole.
QString written(const QString &file, WorkProgress &progress, const std::function<Stored<RecordCounts>(QIODevice &)> &write,
                RecordCounts &counts) {
    try {
        CountedNewFile out(file, progress.done); // over what is there: the page has asked
        const auto done = write(out);
        if (!done)
            return inWords(done.error());
        out.commit();
        counts = *done;
        return {};
    } catch (const security::NotWritten &why) {
        return inWords(why);
    }
}

/// What the seals prove, and what only somebody who has noted their head can.
QString sealText(const Connection &connection) {
    const JournalHead head = headOf(connection);
    return RecordsDesk::tr(
               "Seal %1, %2. Who can write the file could make all seals anew: a seal noted elsewhere, or an export "
               "taken in elsewhere, shows that.")
        .arg(head.seq)
        .arg(QString::fromLatin1(head.digest.left(4).toHex()).toUpper());
}

QString countsText(const RecordCounts &counts) {
    return RecordsDesk::tr("%n session(s)", nullptr, counts.sessions) + RecordsDesk::tr(", ", "between parts of a list") +
           RecordsDesk::tr("%n answer(s)", nullptr, counts.answers);
}

} // namespace

RecordsDesk::RecordsDesk(Desk &desk, QObject *parent) : QObject(parent), m_desk(desk) {
    m_tick.setInterval(250);
    connect(&m_tick, &QTimer::timeout, this, &RecordsDesk::ticked);
}

RecordsDesk::~RecordsDesk() {
    if (busy())
        QThreadPool::globalInstance()->waitForDone();
}

void RecordsDesk::start(Work work, Job job, std::function<void(const Outcome &)> after) {
    m_work = work;
    m_progress = std::make_shared<WorkProgress>();
    m_since.start();
    m_tick.start();
    tell({}, {});
    Q_EMIT workChanged();
    Q_EMIT ticked();
    QThreadPool::globalInstance()->start(
        [self = QPointer(this), job = std::move(job), after = std::move(after), progress = m_progress] {
            const Outcome outcome = job(*progress);
            QMetaObject::invokeMethod(qApp, [self, outcome, after] {
                if (!self)
                    return;
                self->m_work = Work::Nothing;
                self->m_tick.stop();
                if (after)
                    after(outcome);
                self->tell(outcome.problem, outcome.result);
                Q_EMIT self->workChanged();
            });
        });
}

void RecordsDesk::exportTo(const QUrl &file) {
    if (busy() || !m_desk.store() || !m_desk.trainee())
        return;
    const auto things = m_desk.store()->roster().belongings(m_desk.trainee()->id);
    start(Work::Export,
          [path = pathOf(file), records = m_desk.recordsFile(), &clock = m_desk.clock(), trainee = *m_desk.trainee(),
           lines = things ? things->answers + things->sessions + 1 : 0](WorkProgress &progress) -> Outcome {
              progress.of = lines;
              const auto store = Store::openReadOnly(records, clock);
              if (!store)
                  return {inWords(store.error()), {}};
              RecordCounts counts;
              const QString problem = written(
                  path, progress,
                  [&](QIODevice &out) {
                      return isTable(path) ? exportCsv(**store, trainee.id, out) : exportJson(**store, trainee.id, out);
                  },
                  counts);
              if (!problem.isEmpty())
                  return {problem, {}};
              return {{}, tr("%1 is written: %2 of %3.").arg(QFileInfo(path).fileName(), countsText(counts), trainee.name)};
          });
}

void RecordsDesk::importFrom(const QUrl &file) {
    if (busy() || !m_desk.store())
        return;
    start(
        Work::Import,
        [path = pathOf(file), records = m_desk.recordsFile(), &clock = m_desk.clock()](WorkProgress &progress) -> Outcome {
            CountedFile in(path, progress.done);
            const QString name = QFileInfo(path).fileName();
            if (!in.open(QIODevice::ReadOnly))
                return {tr("%1 cannot be read: %2.").arg(name, in.errorString()), {}};
            progress.of = in.size();
            const auto store = Store::open(records, clock);
            if (!store)
                return {inWords(store.error()), {}};
            const auto counts = isTable(path) ? importCsv(**store, in) : importJson(**store, in);
            if (!counts)
                return {counts.error().kind == StoreErrorKind::Refused
                            ? tr("%1 was not imported, not even in part: %2.").arg(name, counts.error().detail)
                            : inWords(counts.error()),
                        {}};
            const QString known =
                counts->known > 0 ? u' ' + tr("%n answer(s) already here.", nullptr, counts->known) : QString();
            const QString unsealed =
                counts->unsealed > 0
                    ? u' ' + tr("%n of them came without a seal, so nothing shows whether they were changed before.",
                                nullptr, counts->unsealed)
                    : QString();
            return {{},
                    tr("%1 is imported: %2, %3.")
                            .arg(name, tr("%n trainee(s)", nullptr, counts->trainees), countsText(*counts)) +
                        known + unsealed};
        },
        [this](const Outcome &outcome) {
            if (outcome.problem.isEmpty())
                Q_EMIT imported();
        });
}

void RecordsDesk::backUpTo(const QUrl &file) {
    if (busy() || !m_desk.store())
        return;
    start(Work::BackUp,
          [path = pathOf(file), records = m_desk.recordsFile(), &clock = m_desk.clock()](WorkProgress &) -> Outcome {
              const auto store = Store::openReadOnly(records, clock); // also from a disk that is full or failing
              if (!store)
                  return {inWords(store.error()), {}};
              if (const auto done = backUp(**store, path); !done)
                  return {inWords(done.error()), {}};
              return {{}, tr("Everything is in %1. The file was checked and is complete.").arg(QFileInfo(path).fileName())};
          });
}

void RecordsDesk::restoreFrom(const QUrl &file) {
    if (busy())
        return;
    m_desk.close();
    start(
        Work::Restore,
        [path = pathOf(file), records = m_desk.recordsFile(), &clock = m_desk.clock(),
         alone = m_alone](WorkProgress &) -> Outcome {
            alone();
            const auto replaced = restore(path, records, clock);
            if (!replaced)
                return {inWords(replaced.error()) + u' ' + tr("The records are as they were."), {}};
            const QString kept = replaced->isEmpty()
                                     ? QString()
                                     : u' ' + tr("Those it replaced are kept as %1.").arg(QFileInfo(*replaced).fileName());
            return {{}, tr("The records of %1 are in place.").arg(QFileInfo(path).fileName()) + kept};
        },
        [this](const Outcome &) {
            m_desk.open();
            Q_EMIT restored();
        });
}

void RecordsDesk::check() {
    if (busy())
        return;
    start(Work::Check, [records = m_desk.recordsFile(), &clock = m_desk.clock()](WorkProgress &) -> Outcome {
        const auto store = Store::openReadOnly(records, clock);
        if (!store)
            return {inWords(store.error()), {}};
        const auto problems = (*store)->problems();
        if (!problems)
            return {inWords(problems.error()), {}};
        if (problems->empty())
            return {{},
                    tr("All is well: %n answer(s), each with its question and unchanged since it was recorded.", nullptr,
                       static_cast<int>((*store)->connection().number("SELECT count(*) FROM answers"))) +
                        u' ' + sealText((*store)->connection())};
        return {tr("%n problem(s) found, the first: %1. Back up now, then restore an older backup.", nullptr,
                   static_cast<int>(problems->size()))
                    .arg(problems->front()),
                {}};
    });
}

void RecordsDesk::forgive() {
    tell({}, {});
}

void RecordsDesk::tell(const QString &problem, const QString &result) {
    m_problem = problem;
    m_result = result;
    Q_EMIT told();
}

int RecordsDesk::percent() const {
    if (!m_progress || m_progress->of == 0)
        return -1;
    return static_cast<int>(std::min<qint64>(100, 100 * m_progress->done / m_progress->of));
}

bool RecordsDesk::isThere(const QUrl &file) const {
    return QFileInfo::exists(pathOf(file));
}

QString RecordsDesk::nameOf(const QUrl &file) const {
    return QFileInfo(pathOf(file)).fileName();
}

QUrl RecordsDesk::folder() const {
    return QUrl::fromLocalFile(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
}

QUrl RecordsDesk::offeredFile(Work work, const QString &ending) const {
    static const QRegularExpression awkward(QStringLiteral("[/\\\\\\s.]+")); // in a file's name
    QString name = QStringLiteral("pitwise");
    if (work == Work::Export && m_desk.trainee())
        name = m_desk.trainee()->name.toLower().replace(awkward, QStringLiteral("-"));
    const QDate today = QDateTime::fromMSecsSinceEpoch(m_desk.clock().nowMs()).date();
    return QUrl::fromLocalFile(folder().toLocalFile() +
                               QStringLiteral("/%1-%2.%3").arg(name, today.toString(Qt::ISODate), ending));
}

QString RecordsDesk::size() const {
    return QLocale().formattedDataSize(QFileInfo(m_desk.recordsFile()).size());
}

} // namespace pitwise
