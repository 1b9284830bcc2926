// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One edit of a finished scenario, from the click to everything that is shown of it:
//   bench_editor [--json]          milliseconds an edit
//   bench_editor --edits N KIND    just N edits of a kind, to count instructions: card, bet, word
#include "tests/app/editor/seat.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QTemporaryDir>

#include <cstdio>

using namespace pitwise;

namespace {

/// A card of the opening deal changes there and back; the rest of the round is played anew.
void changeCard(ScenarioEditor &editor, int turn) {
    EditorTable &table = *editor.table();
    table.goTo(table.stopOfEntry(TimelineItem::Kind::Card, 1));
    table.setChanging(true);
    (void)table.typeCards(turn % 2 == 0 ? QStringLiteral("QS") : QStringLiteral("JS"));
}

void changeBet(ScenarioEditor &editor, int turn) {
    (void)editor.table()->typeBet(turn % 2 == 0 ? QStringLiteral("3 75") : QStringLiteral("3 50"));
}

void typeWord(ScenarioEditor &editor, int turn) {
    editor.ask()->setStory(QStringLiteral("Both cards are face up %1").arg(turn));
}

struct Edit {
    const char *name;
    void (*make)(ScenarioEditor &, int turn);
};
constexpr Edit edits[]{{"card", changeCard}, {"bet", changeBet}, {"word", typeWord}};

} // namespace

int main(int argc, char **argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    const QTemporaryDir folder;
    Seat seat(folder.path());
    seat.scenarios.newOn(QStringLiteral("freebet"));
    writeDoubleDraw(seat.editor);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1String("--edits")) {
        for (const Edit &edit : edits)
            if (arguments.value(3) == QLatin1String(edit.name))
                for (int turn = 0; turn < arguments.value(2).toInt(); ++turn)
                    edit.make(seat.editor, turn);
        return 0;
    }
    constexpr int turns = 200;
    const bool json = arguments.contains(QStringLiteral("--json"));
    std::fputs(json ? "{" : "an edit         ms\n", stdout);
    for (const Edit &edit : edits) {
        QElapsedTimer clock;
        clock.start();
        for (int turn = 0; turn < turns; ++turn)
            edit.make(seat.editor, turn);
        const double ms = static_cast<double>(clock.nsecsElapsed()) / 1e6 / turns;
        std::printf(json ? "%s\"%s\": %.3f" : "%s%-10s %8.3f\n", json && &edit != edits ? ", " : "", edit.name, ms);
    }
    if (json)
        std::puts("}");
    return 0;
}
