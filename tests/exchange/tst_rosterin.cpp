// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/oneroster.h"
#include "core/exchange/onerosterin.h"
#include "core/exchange/zipwriter.h"
#include "core/refusal.h"

#include <QBuffer>
#include <QTest>

using namespace pitwise;
using namespace pitwise::exchange;

/// People out of OneRoster 1.2 sets, our own and others'.
class TestRosterIn : public QObject {
    Q_OBJECT
    using Files = std::map<std::string, QByteArray>;
    static Files others() {
        return {
            {"manifest.csv", "propertyName,value\r\noneroster.version,1.2\r\nfile.users,bulk\r\nsource.systemName,HR\r\n"},
            {"users.csv", "\xef\xbb\xbfsourcedId,status,givenName,familyName,identifier,enabledUser,role\r\n"
                          "u1,,Mei Ling,Tan,00417,true,student\r\nu2,,\"O'Neil, Jr\",林,00418,false,\r\n"},
            {"roles.csv", "sourcedId,userSourcedId,roleType,role\r\nr1,u2,primary,teacher\r\n"},
            {"classes.csv", "sourcedId,title\r\nc1,Night shift\r\n"},
            {"enrollments.csv", "sourcedId,classSourcedId,userSourcedId,role\r\ne1,c1,u1,student\r\n"}};
    }

private Q_SLOTS:
    void peopleComeWithRolesAndGroups() {
        const OneRosterSet set = readOneRoster(others());
        QCOMPARE(set.source, QStringLiteral("HR"));
        QVERIFY(set.notes.empty());
        QCOMPARE(set.people.size(), std::size_t(2));
        QCOMPARE(set.people[0].number, QStringLiteral("00417"));
        QCOMPARE(set.people[0].given, QStringLiteral("Mei Ling"));
        QCOMPARE(set.people[0].groups, std::vector<QString>{QStringLiteral("Night shift")});
        QCOMPARE(set.people[1].given, QStringLiteral("O'Neil, Jr"));
        QCOMPARE(set.people[1].family, QString::fromUtf8("林"));
        QCOMPARE(set.people[1].role, QStringLiteral("teacher"));
        QVERIFY(set.people[0].enabled && !set.people[1].enabled);
        QCOMPARE(set.people[1].line, 3);
    }

    void ourOwnSetComesBack() {
        std::vector<ExamResult> results;
        for (const char *number : {"0417", "0418"}) {
            ExamResult result;
            result.exam = result.title = QStringLiteral("Basics");
            result.number = QString::fromLatin1(number);
            result.name = QStringLiteral("Tan Mei");
            result.certificate = QStringLiteral("n-") + result.number;
            result.resultDigest = result.number;
            result.rulebooks = {QStringLiteral("lucky8@5")};
            result.date = QDate(2026, 11, 18);
            result.right = result.count = 10;
            results.push_back(result);
        }
        QByteArray zip;
        QBuffer out(&zip);
        out.open(QIODevice::WriteOnly);
        writeOneRoster(out, {QStringLiteral("School"), QStringLiteral("school"), QStringLiteral("Pitwise")}, results);
        const OneRosterSet set = readOneRoster(zip);
        QVERIFY(set.notes.empty());
        QStringList numbers;
        for (const OneRosterPerson &person : set.people)
            if (person.role == QLatin1String("student")) {
                numbers << person.number;
                QCOMPARE(person.family, QStringLiteral("Mei"));
                QVERIFY(!person.groups.empty());
            }
        numbers.sort();
        QCOMPARE(numbers, (QStringList{QStringLiteral("0417"), QStringLiteral("0418")}));
    }

    void badRowsAreToldAtTheirPlace_data() {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("place");
        QTest::newRow("twice") << QStringLiteral("u1,,A,B,1,true,") << QStringLiteral("users.csv: line 4, sourcedId");
        QTest::newRow("nobody") << QStringLiteral(",,A,B,1,true,") << QStringLiteral("users.csv: line 4, sourcedId");
        QTest::newRow("no name") << QStringLiteral("u3,,,,1,true,") << QStringLiteral("users.csv: line 4, familyName");
        QTest::newRow("too few cells") << QStringLiteral("u3,A") << QStringLiteral("users.csv: line 4");
    }
    void badRowsAreToldAtTheirPlace() {
        QFETCH(QString, row);
        QFETCH(QString, place);
        Files files = others();
        files["users.csv"] += row.toUtf8() + "\r\n";
        const OneRosterSet set = readOneRoster(files);
        QCOMPARE(set.people.size(), std::size_t(2));
        QCOMPARE(set.notes.size(), std::size_t(1));
        QCOMPARE(QString::fromStdString(set.notes.front().place), place);
    }

    void whatIsNoSetIsRefused_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("why");
        const auto row = [](const char *name, const char *file, const QByteArray &content, const char *why) {
            QTest::newRow(name) << QString::fromLatin1(file) << content << QString::fromLatin1(why);
        };
        row("a delta", "manifest.csv", "propertyName,value\r\nfile.users,delta\r\n", "changes only");
        row("an older version", "manifest.csv", "propertyName,value\r\noneroster.version,1.1\r\n", "1.1");
        row("no names", "users.csv", "sourcedId,status\r\nu1,\r\n", "givenName");
        row("semicolons", "users.csv", "sourcedId;givenName;familyName\r\nu1;A;B\r\n", "sourcedId");
        row("UTF-16", "users.csv", QByteArray("\xff\xfes\0o\0", 6), "not UTF-8");
        row("an open quote", "users.csv", "sourcedId,givenName,familyName\r\nu1,\"A,B\r\n", "quote");
        row("a column twice", "users.csv", "sourcedId,givenName,familyName,familyName\r\n", "twice");
        row("nothing", "users.csv", "", "empty");
    }
    void whatIsNoSetIsRefused() {
        QFETCH(QString, file);
        QFETCH(QByteArray, content);
        QFETCH(QString, why);
        Files files = others();
        files[file.toStdString()] = content;
        try {
            (void)readOneRoster(files);
            QFAIL("taken");
        } catch (const Refusal &refusal) {
            QVERIFY2(QString::fromStdString(refusal.error).contains(why), refusal.error.c_str());
            QVERIFY2(QString::fromStdString(refusal.at).startsWith(file), refusal.at.c_str());
        }
    }

    void aBombIsNotUnpacked() {
        const auto zipOf = [](const std::vector<std::pair<std::string, QByteArray>> &files) {
            QByteArray zip;
            QBuffer out(&zip);
            out.open(QIODevice::WriteOnly);
            ZipWriter writer(out);
            for (const auto &[name, bytes] : files)
                writer.add(name, bytes);
            writer.finish();
            return zip;
        };
        const auto refused = [](const QByteArray &zip) {
            try {
                (void)readOneRoster(zip);
            } catch (const Refusal &) {
                return true;
            }
            return false;
        };
        QVERIFY(refused(zipOf({{"users.csv", QByteArray(70 * 1024 * 1024, 'a')}})));
        QVERIFY(refused(zipOf({{"users.csv", "a"}, {"users.csv", "b"}})));
        QVERIFY(refused("PK\x03\x04"));
        QVERIFY(refused(zipOf({{"hello.txt", "x"}})));
        const OneRosterSet set = readOneRoster(zipOf({{"../evil.csv", "x"}, {"users.csv", others().at("users.csv")}}));
        QCOMPARE(set.people.size(), std::size_t(2)); // nothing of another name is opened at all
    }
};

QTEST_GUILESS_MAIN(TestRosterIn)
#include "tst_rosterin.moc"
