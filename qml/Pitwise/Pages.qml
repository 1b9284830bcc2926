// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App

/// The pages, in the order of the rail. A new page is one line here, and its file in CMakeLists.txt.
QtObject {
    readonly property list<PageEntry> entries: [
        PageEntry { name: "home"; title: qsTr("Home"); icon: Icon.Home; digit: 1; source: "Pages/HomePage.qml" },
        PageEntry { name: "practice"; title: qsTr("Practice"); icon: Icon.Practice; digit: 2; source: "Pages/practice/PracticePage.qml" },
        PageEntry { name: "live"; title: qsTr("Deal"); icon: Icon.Deal; digit: 9; source: "Pages/live/LivePage.qml" },
        PageEntry { name: "table"; title: qsTr("Table"); icon: Icon.Table; digit: 3; source: "Pages/table/TablePage.qml" },
        PageEntry { name: "rulebook"; title: qsTr("Rulebook"); icon: Icon.Rulebook; digit: 4; source: "Pages/rulebook/RulebookPage.qml" },
        PageEntry { name: "progress"; title: qsTr("Progress"); icon: Icon.Progress; digit: 5; source: "Pages/progress/ProgressPage.qml" },
        PageEntry { name: "scenarios"; title: qsTr("Scenarios"); icon: Icon.Scenarios; digit: 6; source: "Pages/scenarios/ScenariosPage.qml"; forStaff: true },
        PageEntry { name: "exams"; title: qsTr("Exams"); icon: Icon.Exams; digit: 7; source: "Pages/exams/ExamsPage.qml" },
        PageEntry { name: "class"; title: qsTr("Trainees"); icon: Icon.Trainees; digit: 8; source: "Pages/class/ClassPage.qml"; forStaff: true },
        PageEntry { name: "settings"; title: qsTr("Settings"); icon: Icon.Settings; digit: 0; source: "Pages/settings/SettingsPage.qml" }
    ]
}
