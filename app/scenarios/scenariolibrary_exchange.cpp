// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenarios/scenariolibrary.h"
#include "app/text/said.h"
#include "core/exchange/questionexport.h"
#include "core/exchange/questionsin.h"
#include "core/qttext.h"
#include "core/security/safefile.h"

#include <QFileInfo>

// Questions of other programs, and ours for them.

namespace pitwise {
namespace {

Phrase whyNotAsked(const ScenarioProblems &problems) {
    return problems.empty() ? Phrase() : problemText(problems.front());
}

/// The newest of each that can be asked, in a format of others; felts are told in words.
exchange::ExportReport writeQuestions(const QString &path, const std::vector<Scenario> &scenarios, const Library &library,
                                      const House &house, const QString &language, const HowFar &howFar) {
    const exchange::InWords say = [](const Phrase &phrase) { return said(phrase); };
    const bool moodle = path.endsWith(QLatin1String(".xml"), Qt::CaseInsensitive);
    security::NewFile file(path, {security::Readers::Everyone});
    exchange::QuestionExport out(moodle ? exchange::QuestionFormat::Moodle : exchange::QuestionFormat::Qti, file, library,
                                 say, language);
    const std::vector<Scenario> newest = newestOf(scenarios);
    Telling telling(howFar, newest.size());
    for (const Scenario &scenario : newest) {
        telling.step();
        if (scenario.status == ScenarioStatus::Retired)
            out.leaveOut(nameOf(scenario), said("exchange.retired-scenario"_say));
        else if (const auto question = makeQuestion(scenario, library, house))
            out.add(*question);
        else
            out.leaveOut(nameOf(scenario), said(whyNotAsked(question.error())));
    }
    exchange::ExportReport report = out.finish();
    file.commit();
    return report;
}

/// What the format could not hold, a line a kind.
QString lossLines(const exchange::ExportReport &report) {
    QStringList lines;
    for (const auto &[loss, items] : report.losses)
        lines << QStringLiteral("%1 (%2)").arg(said(lossText(loss))).arg(items.size());
    constexpr std::size_t few = 5;
    for (std::size_t i = 0; i < std::min(few, report.notMade.size()); ++i)
        lines << QStringLiteral("%1: %2").arg(qt(report.notMade[i].id), report.notMade[i].why);
    if (report.notMade.size() > few)
        lines << ScenarioLibrary::tr("And %L1 more were left out.").arg(report.notMade.size() - few);
    return lines.join(u'\n');
}

} // namespace

void ScenarioLibrary::importQuestions(const QString &path) {
    struct Taken {
        exchange::QuestionsIn in;
        std::optional<Expected<ImportReport, ScenarioProblems>> report; ///< Nothing: there was nothing to take.
        std::vector<ShelfPack> packs;
    };
    m_work.run(
        tr("Importing"),
        [store = m_shelf.store(), known = m_shelf.packs(), house = m_desk.house(), &library = m_desk.library(),
         path](const BackgroundWork::Step &step) {
            const exchange::InWish wish{library.documents().front(), QFileInfo(path).completeBaseName(), {}};
            Taken taken{exchange::readQuestions(security::readFile(path, exchange::largestQuestionsFile), wish, library,
                                                part(step, 0, 0.4)),
                        std::nullopt,
                        {}};
            PackShelf shelf = store;
            if (!taken.in.pack.scenarios.empty())
                taken.report.emplace(shelf.takeIn({taken.in.pack, {}}, house, part(step, 0.4, 0.8)));
            taken.packs = ScenarioShelf::read(shelf, known, part(step, 0.8, 1));
            return taken;
        },
        [this, path](Taken taken) {
            m_shelf.take(std::move(taken.packs));
            if (taken.report && *taken.report) {
                showImport(**taken.report);
                m_report.note(taken.in);
                Q_EMIT changed();
                return;
            }
            m_report.note(taken.in);
            say({}, taken.report ? said(whyNotAsked(taken.report->error()))
                                 : tr("%1 holds no question that can be asked here.").arg(QFileInfo(path).fileName()));
            Q_EMIT fileDone(false);
        });
}

void ScenarioLibrary::exportQuestions(const QString &path) {
    const ShelfPack *pack = m_shelf.pack(m_pack);
    if (!pack)
        return;
    m_work.run(
        tr("Exporting"),
        [scenarios = pack->scenarios, &library = m_desk.library(), house = m_desk.house(), language = m_desk.language(),
         path](const BackgroundWork::Step &step) { return writeQuestions(path, scenarios, library, house, language, step); },
        [this, path](const exchange::ExportReport &report) {
            const QString written =
                tr("%n question(s) written to %1.", nullptr, report.written).arg(QFileInfo(path).fileName());
            const QString left = lossLines(report);
            say(left.isEmpty() ? written : written + u'\n' + tr("What the format cannot hold:") + u'\n' + left);
            Q_EMIT fileDone(true);
        });
}

} // namespace pitwise
