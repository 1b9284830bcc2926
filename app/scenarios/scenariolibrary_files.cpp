// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenarios/scenariolibrary.h"
#include "app/text/said.h"
#include "core/qttext.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace pitwise {
namespace {

/// The first few, a line each, and how many more there are.
QString problemList(const ScenarioProblems &problems) {
    constexpr std::size_t few = 5;
    QStringList lines;
    qsizetype more = 0;
    for (const ScenarioProblem &problem : problems)
        if (problem.kind == ProblemKind::TooMany)
            more += problem.args.front().number();
        else if (static_cast<std::size_t>(lines.size()) < few)
            lines << (problem.file.empty() ? said(problemText(problem))
                                           : QStringLiteral("%1: %2").arg(qt(problem.file), said(problemText(problem))));
        else
            ++more;
    if (more > 0)
        lines << ScenarioLibrary::tr("And %L1 more; pitwise-cli check lists them.").arg(more);
    return lines.join(u'\n');
}

QString exportPath(const QUrl &file) {
    const QString path = ScenarioLibrary::pathOf(file);
    return QFileInfo(path).suffix().isEmpty() ? path + QStringLiteral(".pitwise") : path;
}

/// Moodle XML, a QTI item, or a QTI package; ours end in .pitwise.
bool isOfOthers(const QString &path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    return suffix == QLatin1String("xml") || suffix == QLatin1String("zip");
}

} // namespace

void ScenarioLibrary::importFile(const QUrl &file) {
    struct Taken {
        Expected<ImportReport, ScenarioProblems> report;
        std::vector<ShelfPack> packs;
    };
    const QString path = pathOf(file);
    say({});
    m_report.clear();
    if (isOfOthers(path))
        return importQuestions(path);
    m_work.run(
        tr("Importing"),
        [store = m_shelf.store(), known = m_shelf.packs(), house = m_desk.house(), path](const BackgroundWork::Step &step) {
            PackShelf shelf = store;
            auto report = shelf.import(path, house, part(step, 0, 0.8));
            return Taken{std::move(report), ScenarioShelf::read(shelf, known, part(step, 0.8, 1))};
        },
        [this, path](Taken taken) {
            m_shelf.take(std::move(taken.packs));
            if (taken.report)
                return showImport(*taken.report);
            say({}, tr("%1 was not imported: %2").arg(QFileInfo(path).fileName(), problemList(taken.report.error())));
            Q_EMIT fileDone(false);
        });
}

void ScenarioLibrary::showImport(const ImportReport &report) {
    m_pack = qt(report.pack);
    m_search.clear();
    showAll();
    if (const ShelfPack *pack = m_shelf.pack(m_pack))
        m_report.show(report, pack->scenarios);
    QStringList notice{tr("%n scenario(s) imported.", nullptr, m_report.count(ImportModel::Added))};
    if (const int further = m_report.count(ImportModel::FurtherVersion); further > 0)
        notice << tr("%n added as a further version.", nullptr, further);
    if (const int same = m_report.count(ImportModel::Left); same > 0)
        notice << tr("%n already here, left as they are.", nullptr, same);
    if (const int changed = m_report.count(ImportModel::KeyChanged); changed > 0)
        notice << tr("%n have a different answer under the rules in force.", nullptr, changed);
    if (report.nowExamOnly)
        notice << tr("The file is for exams only, so the whole pack is now.");
    say(notice.join(u' '));
    ScenarioProblems wrong = report.problems;
    std::erase_if(wrong, [](const ScenarioProblem &problem) { return problem.kind == ProblemKind::KeyChanged; });
    m_error = problemList(wrong); // both: what was taken in, and what is wrong with the rest
    Q_EMIT changed();
    Q_EMIT fileDone(true);
}

void ScenarioLibrary::goToImported(int row) {
    if (const std::string id = m_report.idAt(row); !id.empty())
        goTo(id);
}

void ScenarioLibrary::goTo(const std::string &id) {
    setSearch({});
    setOnly(-1);
    if (const int row = m_scenarios.rowOf(id); row >= 0)
        Q_EMIT scenarioWanted(row);
}

bool ScenarioLibrary::isThere(const QUrl &file) {
    return QFileInfo::exists(exportPath(file));
}

void ScenarioLibrary::exportFile(const QUrl &file) {
    const QString path = exportPath(file);
    say({});
    m_report.clear();
    if (isOfOthers(path))
        return exportQuestions(path);
    m_work.run(
        tr("Exporting"),
        [store = m_shelf.store(), pack = m_pack.toStdString(), house = m_desk.house(),
         path](const BackgroundWork::Step &step) { return said(store.exportTo(pack, path, house, step)); },
        [this, path](const QString &error) {
            say(tr("%1 is written.").arg(QFileInfo(path).fileName()), error);
            Q_EMIT fileDone(error.isEmpty());
        });
}

QString ScenarioLibrary::pathOf(const QUrl &file) {
    return file.isLocalFile() ? file.toLocalFile() : file.toString();
}

QUrl ScenarioLibrary::urlOf(const QString &typed) {
    QString path = typed.trimmed();
    if (path.startsWith(QLatin1String("file:")))
        return QUrl(path);
    if (path.startsWith(QLatin1String("~/")))
        path.replace(0, 1, QDir::homePath());
    return QUrl::fromLocalFile(QDir::current().absoluteFilePath(path));
}

QUrl ScenarioLibrary::exportName() const {
    QString name = packTitle().toLower();
    for (QChar &letter : name)
        if (!letter.isLetterOrNumber())
            letter = u'-';
    return QUrl::fromLocalFile(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + u'/' + name +
                               QStringLiteral(".pitwise"));
}

} // namespace pitwise
