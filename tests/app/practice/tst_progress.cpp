// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/progress/masteryitem.h"
#include "app/progress/progressdesk.h"
#include "app/trainees/trainees.h"
#include "tests/app/practice/anyanswer.h"

#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace pitwise;

/// The progress page's figures, its map and its charts.
class TestProgress : public QObject {
    Q_OBJECT

    const QTemporaryDir m_folder;
    const Library m_library = Library::shipped();
    const SystemClock m_clock;
    Desk m_desk{m_folder.path(), m_library, m_clock};

private Q_SLOTS:
    void aNewTraineeHasNothingToShow() {
        AnswerReview answers(m_desk);
        ProgressDesk progress(m_desk, answers);
        progress.refresh();
        QVERIFY(!progress.hasAnswers());
        QCOMPARE(progress.scores().size(), 4);
        QVERIFY(progress.accuracy()->isEmpty());
        QVERIFY(progress.speed()->isEmpty());
    }

    void everyTestableClauseHasItsCellOnce() {
        AnswerReview answers(m_desk);
        ProgressDesk progress(m_desk, answers);
        progress.refresh();
        for (int game = 0; game < 4; ++game) {
            progress.setCurrent(game);
            std::set<std::string> cells;
            for (const MasteryRows::Row &row : progress.map()->rows())
                for (const MasteryRows::Cell &cell : row.cells)
                    QVERIFY2(cells.insert(cell.figures.clause).second, cell.figures.clause.c_str());
            QCOMPARE(static_cast<int>(cells.size()), progress.clauses());
            QVERIFY(progress.clauses() > 20);
        }
    }

    void arrowsReachEveryCellAndTheHitTestFindsIt() {
        AnswerReview answers(m_desk);
        ProgressDesk progress(m_desk, answers);
        progress.refresh();
        MasteryItem item;
        item.setSize({600, 460});
        item.setSource(progress.map());
        const int all = progress.map()->cells();
        int cell = 0;
        for (int i = 0; i < all; ++i) {
            const QPointF middle = item.placeOf(cell).center();
            QCOMPARE(item.cellAt(middle.x(), middle.y()), cell);
            QVERIFY(!progress.map()->words(cell).isEmpty());
            const int next = progress.map()->walk(cell, Qt::Key_Right);
            QCOMPARE(next, std::min(cell + 1, all - 1));
            cell = next;
        }
        QCOMPARE(progress.map()->walk(cell, Qt::Key_Home), 0);
        QCOMPARE(progress.map()->walk(0, Qt::Key_End), all - 1);
        QCOMPARE(item.cellAt(2, 2), -1);
        // Down and up again come back to the first column.
        cell = 0;
        std::size_t rows = progress.map()->rows().size();
        for (std::size_t i = 1; i < rows; ++i)
            cell = progress.map()->walk(cell, Qt::Key_Down);
        QCOMPARE(cell, all - static_cast<int>(progress.map()->rows().back().cells.size()));
        for (std::size_t i = 1; i < rows; ++i)
            cell = progress.map()->walk(cell, Qt::Key_Up);
        QCOMPARE(cell, 0);
    }

    void aSessionIsSeenAtOnceWithTheHistoryOfItsClauses() {
        Trainees trainees(m_desk);
        trainees.seatSomebody();
        PracticeSetup setup(m_desk);
        setup.setMode(PracticeSetup::Mode::Custom);
        setup.setLength(0);
        for (const char *game : {"dueling8s", "freebet", "luckylucky"})
            setup.toggleGame(QString::fromLatin1(game));
        PracticeSession session(m_desk, setup);
        session.start();
        std::string clause;
        while (session.phase() == PracticeSession::Phase::Asking) {
            giveAnyAnswer(*session.input(), 3);
            session.lock();
            clause = session.verdict()->verdict().clauses.front(); // what decided, where it was wrong
            session.next();
        }
        AnswerReview answers(m_desk);
        ProgressDesk progress(m_desk, answers);
        progress.refresh();
        QVERIFY(progress.hasAnswers());
        QVERIFY(!progress.accuracy()->isEmpty());
        QVERIFY(progress.map()->notAsked() < progress.clauses());
        for (int cell = 0; cell < progress.map()->cells(); ++cell) {
            progress.map()->setCurrent(cell);
            if (progress.map()->clause().toStdString() != clause)
                continue;
            progress.openHistory();
            QVERIFY(progress.history()->count() >= 1);
            progress.history()->open(0);
            QVERIFY(answers.isOpen());
            QVERIFY2(answers.problem().isEmpty(), qPrintable(answers.problem()));
            return;
        }
        QFAIL("the clause of the last question has no cell");
    }
};

QTEST_MAIN(TestProgress)
#include "tst_progress.moc"
