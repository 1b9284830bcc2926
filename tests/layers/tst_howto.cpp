// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/family.h"
#include "core/rules/library.h"
#include "core/table/roundanswer.h"
#include "core/table/roundscript.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwise;

namespace {

QByteArray readAll(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString &path, const QByteArray &bytes) {
    QFile file(path);
    return QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// What player A is up on his main bet of 100.00: a Blackjack against a 5.
Cents netOfBlackjack(const char *rulebook, const Library &library) {
    const QByteArray script = QByteArrayLiteral(R"({"format": "pitwise-round/1", "game": "lucky8", "rulebook": "%1",
        "table": {"decks": 8}, "bets": [{"box": 1, "player": "A", "kind": "main", "amount": 10000}],
        "shoe": "AS 5H KD", "actions": [{"do": "close-offers"}]})");
    const QJsonDocument json = QJsonDocument::fromJson(QByteArray(script).replace("%1", rulebook));
    return netOf(playScript(json.object(), library).round()).front().amount;
}

} // namespace

/// The recipes of docs/how-to, followed.
class TestHowTo : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// add-a-rulebook-version.md: a copied folder, a changed pay row, and both versions play side by side.
    void aNewVersionIsData() {
        const QTemporaryDir folder;
        const QString from = QStringLiteral(PITWISE_SOURCE_DIR "/assets/rulebooks/lucky8/5/");
        const QString to = folder.filePath(QStringLiteral("lucky8/6/"));
        QByteArray rulebook = readAll(from + QStringLiteral("rulebook.json"));
        QCOMPARE(rulebook.count("\"version\": \"5\""), 1);
        QCOMPARE(rulebook.count("\"3:2\""), 1);
        rulebook.replace("\"version\": \"5\"", "\"version\": \"6\"").replace("\"3:2\"", "\"6:5\"");
        QVERIFY(write(to + QStringLiteral("rulebook.json"), rulebook));
        QVERIFY(write(to + QStringLiteral("clauses.en.json"), readAll(from + QStringLiteral("clauses.en.json"))));

        Library library = Library::shipped();
        library.addFolder(folder.path());
        QCOMPARE(library.find("lucky8")->name(), std::string("lucky8@6"));
        QCOMPARE(netOfBlackjack("lucky8@5", library), 15000);
        QCOMPARE(netOfBlackjack("lucky8@6", library), 12000);
    }

    /// add-a-question-family.md: every list of families that a header declares is joined in family.cpp.
    void everyListOfFamiliesIsJoined() {
        const QString folder = QStringLiteral(PITWISE_SOURCE_DIR "/core/quiz/");
        const QString joined = QString::fromUtf8(readAll(folder + QStringLiteral("family.cpp")));
        const QString declared = QString::fromUtf8(readAll(folder + QStringLiteral("family.h")));
        const QRegularExpression list(QStringLiteral("(\\w+Families)\\(\\);"));
        int lists = 0;
        for (auto it = list.globalMatch(declared); it.hasNext(); ++lists) {
            const QString name = it.next().captured(1);
            QVERIFY2(name == QLatin1String("allFamilies") || joined.contains(name), qPrintable(name));
        }
        QVERIFY(lists > 10);
        QVERIFY(allFamilies().size() > 70);
    }

    /// add-a-language.md: every file of content has its words beside it, and a language's file is listed before it is built.
    void everyLanguageIsListed() {
        const QDir translations(QStringLiteral(PITWISE_SOURCE_DIR "/translations"));
        const QByteArray listed = readAll(translations.filePath(QStringLiteral("CMakeLists.txt")));
        const QStringList files = translations.entryList({QStringLiteral("pitwise_*.ts")}, QDir::Files);
        QVERIFY(!files.isEmpty());
        static const QRegularExpression lists(QStringLiteral("set\\((?:offered|coming)_languages ?([^)]*)\\)"));
        QStringList codes;
        for (auto it = lists.globalMatch(QString::fromUtf8(listed)); it.hasNext();)
            codes += it.next().captured(1).split(u' ', Qt::SkipEmptyParts);
        for (const QString &file : files)
            QVERIFY2(codes.contains(file.mid(8).chopped(3)), qPrintable(file));
    }

    /// add-a-page.md: every page of Pages.qml and every file of a page is part of the module.
    void everyQmlFileIsInItsModule() {
        const QString folder = QStringLiteral(PITWISE_SOURCE_DIR "/qml/Pitwise");
        const QByteArray pages = readAll(folder + QStringLiteral("/CMakeLists.txt"));
        int seen = 0;
        for (QDirIterator it(folder + QStringLiteral("/Pages"), {QStringLiteral("*.qml")}, QDir::Files,
                             QDirIterator::Subdirectories);
             it.hasNext(); ++seen) {
            const QString file = it.next().mid(folder.size() + 1);
            QVERIFY2(pages.contains("        " + file.toUtf8() + '\n'), qPrintable(file));
        }
        QVERIFY(seen > 100);
    }
};

QTEST_GUILESS_MAIN(TestHowTo)
#include "tst_howto.moc"
