// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scenarios/scenariolibrary.h"
#include "core/records/clock.h"

#include <QTest>

namespace pitwise {

inline const Library &shippedLibrary() {
    static const Library library = Library::shipped();
    return library;
}

/// An instructor's seat on a folder that is thrown away.
struct Seat {
    explicit Seat(const QString &folder)
        : desk(folder, library, clock), shelf(folder, library), editor(desk, shelf), scenarios(desk, shelf, editor) {
        scenarios.refresh();
    }
    const Library &library = shippedLibrary();
    SystemClock clock;
    Desk desk;
    ScenarioShelf shelf;
    ScenarioEditor editor;
    ScenarioLibrary scenarios;
};

/// Box 2 splits its eights free and doubles free; the dealer's second and third card come together.
inline void writeDoubleDraw(ScenarioEditor &editor) {
    EditorTable &table = *editor.table();
    QVERIFY(table.typeBet(QStringLiteral("2 100")));
    QVERIFY(table.typeBet(QStringLiteral("3 50")));
    QVERIFY(table.typeCards(QStringLiteral("8D JS 6C 8C 9D")));
    const auto decide = [&](const char *letter) {
        const int row = table.decisions()->rowOf(QString::fromLatin1(letter));
        QVERIFY2(row >= 0, letter);
        table.decide(row);
    };
    decide("K");
    decide("L");
    QVERIFY(table.typeCards(QStringLiteral("3D")));
    decide("U");
    QVERIFY(table.typeCards(QStringLiteral("9H KC")));
    decide("S");
    decide("S");
    editor.incident()->put(0);
    QVERIFY(editor.incident()->setFact(3, QStringLiteral("9C QD")));
    editor.ask()->askHere();
    editor.ask()->setTitle(QStringLiteral("Two cards on my own hand"));
    editor.ask()->setStory(QStringLiteral("Both cards are face up; nobody knows which came first."));
}

} // namespace pitwise
