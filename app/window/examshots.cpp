// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/examshots.h"
#include "app/trainer.h"
#include "core/quiz/answerjson.h"

#include <QCoreApplication>
#include <QDir>

namespace pitwise {
namespace {

const QString pin = QStringLiteral("3141592653");

void waitFor(BackgroundWork &work) {
    do
        QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
    while (work.busy());
}

/// A house with an examiner, a key, a blueprint and a planned exam. Made once.
void plan(Trainer &trainer) {
    ExamDesk &desk = *trainer.exams();
    if (desk.plan()->exam().isEmpty()) {
        trainer.staff()->createExaminer(QStringLiteral("Lim Siew Hoon"), QStringLiteral("824615"));
        waitFor(*trainer.staff()->work());
        desk.issuer()->make(QStringLiteral("Pitwise Academy"), QStringLiteral("correct horse battery"));
        waitFor(*desk.work());
        desk.editor()->begin();
        desk.editor()->save();
        (void)desk.plan()->begin(desk.editor()->identity(), 1, QStringLiteral("autumn-2026"));
        desk.plan()->candidates()->add(QStringLiteral("0417"), QStringLiteral("Tan Mei Ling"));
        desk.plan()->candidates()->add(QStringLiteral("0418"), QStringLiteral("Muhammad Farid bin Abdullah"));
        desk.plan()->candidates()->grant(0, CandidateList::TimeFactor, 125);
        desk.plan()->compare(2);
        waitFor(*desk.work());
    }
    trainer.navigation()->open(QStringLiteral("exams"));
}

QString codeOf(Trainer &trainer) {
    const exam::ExamFile file(security::readFile(trainer.exams()->plan()->sealedFile()));
    return QString::fromLatin1(file.codes(*trainer.exams()->issuer()->key()).front().second);
}

/// Candidate 0417 at the first question; sealed before, where it has to be.
void sit(Trainer &trainer) {
    plan(trainer);
    if (!trainer.exams()->plan()->isSealed()) {
        trainer.exams()->plan()->seal(pin);
        waitFor(*trainer.exams()->work());
    }
    SittingSession &sitting = *trainer.sitting();
    if (sitting.phase() == SittingSession::Phase::Closed)
        sitting.open(QUrl::fromLocalFile(trainer.exams()->plan()->sealedFile()));
}

/// Answers everything rightly but the first two, and brings the result to the desk.
void bringResult(Trainer &trainer) {
    ExamDesk &desk = *trainer.exams();
    if (desk.results()->results()->total() > 0)
        return;
    showExam(trainer, ExamShot::Sitting);
    const exam::PlannedExam planned = desk.shelf().exam(QStringLiteral("autumn-2026"));
    const exam::Blueprint blueprint = desk.shelf().blueprint(planned.blueprint, planned.version);
    const quint64 seed = openSeed(planned, *desk.issuer()->key());
    const exam::Form form = exam::FormMaker(blueprint, trainer.examBank(), seed).make(0).form;
    const auto items = exam::questionsOf(form, blueprint, trainer.examBank());
    SittingSession &sitting = *trainer.sitting();
    for (std::size_t i = 2; i < items.size(); ++i) {
        sitting.goTo(static_cast<int>(i));
        sitting.stage()->input()->fill(
            answerIn(trainer.examBank().mark(rulesOf(blueprint, form), items[i].question, {}).key).value());
        sitting.lockAndNext();
        sitting.leave(); // a section with open questions: yes
    }
    sitting.finish();
    const QUrl result = QUrl::fromLocalFile(sitting.resultFile());
    sitting.close();
    desk.results()->import({result});
    waitFor(*desk.work());
    waitFor(*desk.work());
}

} // namespace

void showExam(Trainer &trainer, ExamShot shot) {
    ExamDesk &desk = *trainer.exams();
    SittingSession &sitting = *trainer.sitting();
    if (shot == ExamShot::Doors) {
        sitting.close();
        desk.setView(ExamDesk::View::Doors);
        trainer.navigation()->open(QStringLiteral("exams"));
        return;
    }
    plan(trainer);
    desk.refresh();
    switch (shot) {
    case ExamShot::Doors: break;
    case ExamShot::Shelf: desk.setView(ExamDesk::View::Shelf); break;
    case ExamShot::Blueprint: desk.setView(ExamDesk::View::Blueprint); break;
    case ExamShot::Plan: desk.setView(ExamDesk::View::Plan); break;
    case ExamShot::Release: sit(trainer); break;
    case ExamShot::Sitting:
        sit(trainer);
        if (sitting.phase() == SittingSession::Phase::Identify) {
            sitting.release(QStringLiteral("0417"), QStringLiteral("Goh Wei Jian"), pin, codeOf(trainer));
            waitFor(*sitting.work());
            sitting.begin();
            sitting.goTo(2);
            sitting.toggleFlag();
        }
        // A sitting has a look of its own; here it follows the pictures'.
        sitting.look()->setColours(trainer.settings()->colours());
        sitting.look()->setTextSize(trainer.settings()->textSize());
        break;
    case ExamShot::Results:
        bringResult(trainer);
        sitting.close();
        desk.setView(ExamDesk::View::Results);
        break;
    case ExamShot::Result:
        bringResult(trainer);
        sitting.close();
        desk.setView(ExamDesk::View::Result);
        break;
    case ExamShot::Appeal:
        bringResult(trainer);
        sitting.close();
        desk.results()->replay();
        desk.results()->appeal()->nextAnswer(1);
        desk.setView(ExamDesk::View::Appeal);
        break;
    case ExamShot::People: desk.setView(ExamDesk::View::People); break;
    case ExamShot::Verify:
        desk.verifier()->verify(QUrl::fromLocalFile(desk.plan()->sealedFile()));
        waitFor(*desk.verifier()->work());
        desk.setView(ExamDesk::View::Verify);
        break;
    }
}

} // namespace pitwise
