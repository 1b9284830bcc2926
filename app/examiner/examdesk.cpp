// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/examdesk.h"

#include <QDateTime>
#include <QLocale>

namespace pitwise {

ExamDesk::ExamDesk(const QString &folder, const Library &library, const ChipSet &chips, const exam::ItemBank &bank,
                   const exam::Clock &clock, Staff &staff, QObject *parent)
    : QObject(parent), m_shelf(folder), m_staff(staff), m_issuer(m_shelf, m_work), m_editor(m_shelf, bank, library),
      m_plan(m_shelf, bank, m_issuer, clock, m_work),
      m_results(m_shelf, bank, m_issuer, staff, clock, library, chips, m_work),
      m_verifier(m_issuer, bank, m_shelf.registerFile()) {
    connect(&m_editor, &BlueprintEditor::saved, this, &ExamDesk::refresh);
    connect(&m_plan, &ExamPlan::kept, this, &ExamDesk::refresh);
    connect(&m_results, &ResultDesk::kept, this, &ExamDesk::refresh);
    // Who signs out leaves nothing open behind him.
    connect(&staff, &Staff::changed, this, [this] {
        if (m_staff.signedIn())
            return;
        m_issuer.lock();
        m_results.close();
        m_plan.close();
        if (m_view != View::Verify)
            setView(View::Doors);
    });
}

/// Who may see which of the pages; a page without a right is everybody's.
static std::optional<people::Right> rightFor(ExamDesk::View view) {
    switch (view) {
    case ExamDesk::View::Doors:
    case ExamDesk::View::Verify: return std::nullopt;
    case ExamDesk::View::Shelf:
    case ExamDesk::View::Blueprint:
    case ExamDesk::View::Plan: return people::Right::EditBlueprints;
    case ExamDesk::View::Results:
    case ExamDesk::View::Result:
    case ExamDesk::View::Appeal: return people::Right::SeeResults;
    case ExamDesk::View::People: return people::Right::ManagePeople;
    }
    return std::nullopt;
}

void ExamDesk::setView(View view) {
    const auto right = rightFor(view);
    if (view == m_view || (right && !m_staff.may(*right)))
        return;
    if (view == View::Verify)
        m_beforeVerify = m_view;
    m_view = view;
    m_work.forgive();
    Q_EMIT viewChanged();
}

void ExamDesk::leaveVerify() {
    const auto right = rightFor(m_beforeVerify);
    setView(right && !m_staff.may(*right) ? View::Doors : m_beforeVerify);
}

void ExamDesk::refresh() {
    m_unread.clear();
    std::vector<ShelfList::Row> blueprints, exams;
    for (const exam::Blueprint &blueprint : m_shelf.blueprints(&m_unread))
        blueprints.push_back({blueprint.id, blueprint.version, blueprint.title,
                              tr("Version %1: %2 questions, %3 minutes, pass mark %4 %")
                                  .arg(blueprint.version)
                                  .arg(blueprint.questionCount())
                                  .arg(blueprint.timeMs() / 60'000)
                                  .arg(blueprint.passMark)});
    for (const exam::PlannedExam &exam : m_shelf.exams(&m_unread)) {
        const QString day =
            QLocale().toString(QDateTime::fromMSecsSinceEpoch(exam.isSealed() ? exam.sealedMs : exam.madeMs).date(),
                               QStringLiteral("d MMM yyyy"));
        const int results = static_cast<int>(m_shelf.results(exam.id).size());
        const QString detail =
            exam.isSealed() ? tr("Sealed %1 for %2, %n result(s)", nullptr, results).arg(day).arg(exam.candidates.size())
                            : tr("Planned %1, %n candidate(s)", nullptr, static_cast<int>(exam.candidates.size())).arg(day);
        exams.push_back({exam.id, exam.version, exam.id, detail, exam.isSealed()});
    }
    m_blueprints.show(std::move(blueprints));
    m_exams.show(std::move(exams));
    Q_EMIT shown();
}

} // namespace pitwise
