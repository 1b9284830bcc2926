// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/refusal.h"
#include "core/rules/library.h"
#include "core/rulings/rulingwriter.h"
#include "core/rulings/situationreader.h"
#include "core/rulings/steps.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <set>

using namespace pitwise;

namespace {

/// One line of a `.cases` file.
struct Line {
    QString file, game, heading, name;
    QStringList columns;
};

std::vector<Line> readCases(const QStringList &files) {
    std::vector<Line> lines;
    for (const QString &name : files) {
        QFile file(QStringLiteral(PITWISE_SOURCE_DIR "/tests/core/rulings/") + name);
        if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
            qFatal("no %s", qPrintable(file.fileName()));
        QString game, heading;
        int number = 0;
        while (!file.atEnd()) {
            const QString text = QString::fromUtf8(file.readLine()).trimmed();
            ++number;
            if (text.isEmpty() || text.startsWith(u'#'))
                continue;
            if (text.startsWith(QLatin1String("game "))) {
                game = text.mid(5);
            } else if (text.startsWith(QLatin1String("== "))) {
                heading = text.mid(3);
            } else {
                QStringList columns = text.split(u'|');
                for (QString &column : columns)
                    column = column.trimmed();
                lines.push_back(
                    {name, game, heading, QStringLiteral("%1:%2 %3").arg(name).arg(number).arg(columns.first()), columns});
            }
        }
    }
    return lines;
}

QJsonObject situationOf(const QString &game, const QString &kind, const QString &facts, const QString &values,
                        const QString &round = {}) {
    QJsonParseError error;
    const QJsonObject factsObject = QJsonDocument::fromJson(facts.toUtf8(), &error).object();
    if (error.error != QJsonParseError::NoError)
        qFatal("%s: %s", qPrintable(facts), qPrintable(error.errorString()));
    QJsonObject situation{{QStringLiteral("format"), QStringLiteral("pitwise-situation/1")},
                          {QStringLiteral("game"), game},
                          {QStringLiteral("kind"), kind},
                          {QStringLiteral("facts"), factsObject}};
    for (const QString &value : values.split(QStringLiteral(", "))) {
        if (value.startsWith(QLatin1String("rulebook ")))
            situation[QStringLiteral("rulebook")] = value.mid(9);
        if (value.startsWith(QLatin1String("reading ")))
            situation[QStringLiteral("readings")] = QJsonObject{{value.mid(8).section(u'=', 0, 0), value.section(u'=', 1)}};
    }
    if (!round.isEmpty()) {
        QJsonObject script = QJsonDocument::fromJson(round.toUtf8(), &error).object();
        if (error.error != QJsonParseError::NoError)
            qFatal("%s: %s", qPrintable(round), qPrintable(error.errorString()));
        script[QStringLiteral("format")] = QStringLiteral("pitwise-round/1");
        if (!script.contains(QLatin1String("game")))
            script[QStringLiteral("game")] = game;
        situation[QStringLiteral("round")] = script;
    }
    return situation;
}

/// The values of a line that are part of the situation: its rulebook and readings.
QString settings(const QString &values) {
    QStringList list;
    for (const QString &value : values.split(QStringLiteral(", ")))
        if (value.startsWith(QLatin1String("rulebook ")) || value.startsWith(QLatin1String("reading ")))
            list << value;
    return list.join(u',');
}

QString words(const QJsonValue &array) {
    QStringList list;
    for (const QJsonValue &value : array.toArray())
        list << value.toString();
    return list.join(u' ');
}

QString bets(const QJsonValue &array) {
    QStringList list;
    for (const QJsonValue &value : array.toArray())
        list << QStringLiteral("%1 %2%3")
                    .arg(value[QLatin1String("player")].toString(), value[QLatin1String("kind")].isString()
                                                                        ? value[QLatin1String("kind")].toString() + u' '
                                                                        : QString())
                    .arg(value[QLatin1String("amount")].toInteger());
    return list.join(QStringLiteral(", "));
}

} // namespace

/// The rulings, from a table that a floor manager can read.
class TestRulings : public QObject {
    Q_OBJECT
    Library m_library = Library::shipped();

    QJsonObject answer(const QJsonObject &document) {
        std::string out;
        try {
            const Situation situation = readSituation(JsonNode(document), m_library);
            writeRuling(out, rule(situation), situation.id,
                        [](StepId step, const Ruling &) { return std::string(nameOf(step)); });
        } catch (const Refusal &refusal) {
            return {{QStringLiteral("status"), QStringLiteral("refused")},
                    {QStringLiteral("at"), QString::fromStdString(refusal.at)},
                    {QStringLiteral("error"), QString::fromStdString(refusal.error)}};
        }
        return QJsonDocument::fromJson(QByteArray::fromStdString(out)).object();
    }

private Q_SLOTS:
    void rules_data() {
        QTest::addColumn<QJsonObject>("situation");
        QTest::addColumn<QStringList>("columns");
        for (const Line &line : readCases({QStringLiteral("lucky8.cases"), QStringLiteral("dueling8s.cases"),
                                           QStringLiteral("freebet.cases"), QStringLiteral("luckylucky.cases")}))
            QTest::newRow(qPrintable(line.name))
                << situationOf(line.game, line.columns[1], line.columns[2], line.columns.value(5), line.columns.value(6))
                << line.columns;
    }
    void rules() {
        QFETCH(QJsonObject, situation);
        QFETCH(QStringList, columns);
        const QJsonObject ruling = answer(situation);
        QVERIFY2(ruling[QLatin1String("status")] == QLatin1String("ruled"),
                 qPrintable(ruling[QLatin1String("error")].toString()));
        QCOMPARE(words(ruling[QLatin1String("ruling")]), columns[3]);
        QCOMPARE(words(ruling[QLatin1String("clauses")]), columns[4]);
        QString values = columns.value(5);
        for (const char *list : {"shares", "returns", "rejects", "takes", "stays"}) {
            QString wanted;
            for (const QString &value : values.split(u';'))
                if (value.trimmed().startsWith(QLatin1String(list)))
                    wanted = value.trimmed().mid(static_cast<int>(qstrlen(list)) + 1);
            QCOMPARE(bets(ruling[QLatin1String(list)]), wanted);
        }
        for (const char *word : {"card", "player", "officer", "total", "accepts", "box", "hand"})
            for (const QString &value : values.split(QStringLiteral(", ")))
                if (value.startsWith(QLatin1String(word) + u' '))
                    QCOMPARE(ruling[QLatin1String(word)].toVariant().toString(),
                             value.mid(static_cast<int>(qstrlen(word)) + 1));
        QVERIFY(!ruling[QLatin1String("steps")].toArray().isEmpty());
        for (const QJsonValue &step : ruling[QLatin1String("steps")].toArray())
            QVERIFY2(!step.toString().contains(u'{') && !step.toString().contains(QLatin1String("  ")),
                     qPrintable(step.toString()));
    }

    void refuses_data() {
        QTest::addColumn<QJsonObject>("situation");
        QTest::addColumn<QString>("at");
        for (const Line &line : readCases({QStringLiteral("refused.cases")}))
            QTest::newRow(qPrintable(line.name))
                << situationOf(line.columns[1], line.columns[2], line.columns[3], {}, line.columns.value(5))
                << line.columns[4];
    }
    void refuses() {
        QFETCH(QJsonObject, situation);
        QFETCH(QString, at);
        const QJsonObject refused = answer(situation);
        QCOMPARE(refused[QLatin1String("status")].toString(), QStringLiteral("refused"));
        QCOMPARE(refused[QLatin1String("at")].toString(), at);
    }

    void refusesWhatIsNotTheFormat_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("at");
        const auto row = [](const char *name, const char *json, const char *at) {
            QTest::newRow(name) << QByteArray(json) << QString::fromLatin1(at);
        };
        row("no format", R"({"game":"lucky8","kind":"not-covered","facts":{}})", "format");
        row("another format", R"({"format":"pitwise-round/1","game":"lucky8","kind":"not-covered","facts":{}})", "format");
        row("no facts", R"({"format":"pitwise-situation/1","game":"lucky8","kind":"not-covered"})", "facts");
        row("facts as a list", R"({"format":"pitwise-situation/1","game":"lucky8","kind":"not-covered","facts":[]})",
            "facts");
        row("another member",
            R"({"format":"pitwise-situation/1","game":"lucky8","kind":"not-covered","facts":{},"note":"x"})", "note");
        row("a list as id", R"({"format":"pitwise-situation/1","id":[7],"game":"lucky8","kind":"not-covered","facts":{}})",
            "id");
        row("an unknown version",
            R"({"format":"pitwise-situation/1","game":"lucky8","rulebook":"lucky8@4","kind":"not-covered","facts":{}})",
            "rulebook");
        row("a version of another game",
            R"({"format":"pitwise-situation/1","game":"lucky8","rulebook":"freebet@2025-04-15","kind":"not-covered","facts":{}})",
            "rulebook");
        row("an unknown reading",
            R"({"format":"pitwise-situation/1","game":"lucky8","readings":{"fb.overdrawOptions":"true"},"kind":"not-covered","facts":{}})",
            "readings.fb.overdrawOptions");
        row("an unknown value",
            R"({"format":"pitwise-situation/1","game":"lucky8","readings":{"earlyTest":"BOTH"},"kind":"not-covered","facts":{}})",
            "readings.earlyTest");
    }
    void refusesWhatIsNotTheFormat() {
        QFETCH(QByteArray, json);
        QFETCH(QString, at);
        const QJsonObject refused = answer(QJsonDocument::fromJson(json).object());
        QCOMPARE(refused[QLatin1String("status")].toString(), QStringLiteral("refused"));
        QCOMPARE(refused[QLatin1String("at")].toString(), at);
    }

    void echoesTheId() {
        QJsonObject situation =
            situationOf(QStringLiteral("lucky8"), QStringLiteral("not-covered"), QStringLiteral("{}"), {});
        QVERIFY(!answer(situation).contains(QLatin1String("id")));
        situation[QStringLiteral("id")] = QStringLiteral("q-17");
        QCOMPARE(answer(situation)[QLatin1String("id")].toString(), QStringLiteral("q-17"));
        situation[QStringLiteral("id")] = 17;
        QCOMPARE(answer(situation)[QLatin1String("id")].toInt(), 17);
    }

    /// Two lines for every irregularity clause of every document, by what they cite (a heading by what stands under it).
    void everyIrregularityClauseHasTwoCases_data() {
        QTest::addColumn<QString>("game");
        for (const char *game : {"lucky8", "dueling8s", "freebet"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    void everyIrregularityClauseHasTwoCases() {
        QFETCH(QString, game);
        // Said in steps, not cited: who stays takes all cards, a void gives all bets back.
        const std::set<QString> elsewhere{QStringLiteral("5.7.tail"), QStringLiteral("5.18")};
        // The same situation twice is one case.
        std::set<std::pair<QString, QString>> cited;
        for (const Line &line : readCases({game + QStringLiteral(".cases")}))
            for (const QString &clause : line.columns[4].split(u' '))
                cited.insert({clause, QStringList{line.columns[1], line.columns[2], settings(line.columns.value(5)),
                                                  line.columns.value(6)}
                                          .join(u'|')});
        for (const Clause &clause : m_library.find(game.toStdString())->clauses) {
            const QString id = QString::fromStdString(clause.id);
            if (clause.kind != ClauseKind::Irregularity || (game == QLatin1String("freebet") && elsewhere.contains(id)))
                continue;
            const auto covers = [&](const auto &one) { return one.first == id || one.first.startsWith(id + u'.'); };
            QVERIFY2(std::count_if(cited.begin(), cited.end(), covers) >= 2, qPrintable(id));
        }
    }

    /// Early and late: an error of the deal has a line for every stage, settlement and chance of repair there is.
    void everyMomentOfADealingErrorHasACase_data() { everyIrregularityClauseHasTwoCases_data(); }
    void everyMomentOfADealingErrorHasACase() {
        QFETCH(QString, game);
        const bool finals = game == QLatin1String("freebet");
        const auto momentOf = [](const QString &kind, const QJsonObject &facts) {
            return QStringLiteral("%1 %2 %3 %4")
                .arg(kind, facts[QLatin1String("stage")].toString(), facts[QLatin1String("settled")].toString(),
                     facts[QLatin1String("reconstructible")].toVariant().toString());
        };
        std::set<QString> seen;
        for (const Line &line : readCases({game + QStringLiteral(".cases")}))
            seen.insert(momentOf(line.columns[1], QJsonDocument::fromJson(line.columns[2].toUtf8()).object()));
        for (const char *kind : {"misdeal", "dealer-no-card", "short-deal", "empty-box-dealt", "burn-forgotten",
                                 "card-in-error", "player-skipped"})
            for (const char *stage : {"", "initial", "subsequent"})
                for (const char *settled : {"none", "interim", "final"})
                    for (const QJsonValue &reconstructible :
                         {QJsonValue(QJsonValue::Undefined), QJsonValue(true), QJsonValue(false)}) {
                        QJsonObject facts{{QStringLiteral("settled"), QLatin1String(settled)}};
                        if (*stage)
                            facts[QStringLiteral("stage")] = QLatin1String(stage);
                        if (!reconstructible.isUndefined())
                            facts[QStringLiteral("reconstructible")] = reconstructible;
                        QJsonObject more = facts; // what these kinds need besides
                        if (QLatin1String(kind) == QLatin1String("short-deal"))
                            more[QStringLiteral("cards")] = 0;
                        if (QLatin1String(kind) == QLatin1String("card-in-error"))
                            more[QStringLiteral("refusals")] = QStringLiteral("none");
                        if (QLatin1String(kind) == QLatin1String("player-skipped"))
                            more[QStringLiteral("areasActedSince")] = 1;
                        const QString json = QString::fromUtf8(QJsonDocument(more).toJson(QJsonDocument::Compact));
                        if (answer(situationOf(game, QLatin1String(kind), json, {}))[QLatin1String("status")] ==
                            QLatin1String("refused"))
                            continue; // no such moment in this game
                        const QString moment = momentOf(QLatin1String(kind), facts);
                        QVERIFY2(seen.contains(moment) || (finals && QLatin1String(kind) == QLatin1String("burn-forgotten")),
                                 qPrintable(moment));
                    }
    }

    void everyCaseOfEveryRulebookCanArise_data() { everyIrregularityClauseHasTwoCases_data(); }
    void everyCaseOfEveryRulebookCanArise() {
        QFETCH(QString, game);
        std::set<std::string> seen;
        for (const Line &line : readCases({game + QStringLiteral(".cases")})) {
            const Situation situation = readSituation(
                JsonNode(situationOf(game, line.columns[1], line.columns[2], line.columns.value(5), line.columns.value(6))),
                m_library);
            seen.insert(std::string(nameOf(situation.kind)) + '.' + rule(situation).caseName);
        }
        for (const auto &[key, entry] : m_library.find(game.toStdString())->rulings->cases)
            QVERIFY2(key.ends_with(".*") || seen.contains(key), key.c_str());
    }

    void contractExamples_data() {
        QTest::addColumn<QJsonObject>("situation");
        QTest::addColumn<QJsonObject>("expect");
        QFile file(QStringLiteral(PITWISE_SOURCE_DIR "/../shared/contract/examples/situations.jsonl"));
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("the contract's examples are not beside this tree");
        for (int line = 1; !file.atEnd(); ++line) {
            const QJsonObject example = QJsonDocument::fromJson(file.readLine()).object();
            QTest::addRow("line %d", line)
                << example[QLatin1String("situation")].toObject() << example[QLatin1String("expect")].toObject();
        }
    }
    void contractExamples() {
        QFETCH(QJsonObject, situation);
        QFETCH(QJsonObject, expect);
        const QJsonObject ruling = answer(situation);
        for (auto it = expect.begin(); it != expect.end(); ++it)
            QCOMPARE(ruling[it.key()], it.value());
    }
};

QTEST_GUILESS_MAIN(TestRulings)
#include "tst_rulings.moc"
