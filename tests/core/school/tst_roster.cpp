// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/school/classes.h"
#include "core/school/roster.h"
#include "tests/core/records/recordsfixture.h"

#include <QElapsedTimer>

using namespace pitwise;
using school::Field;
using school::RowFate;
using school::RowTrouble;

/// Lists of people as a school has them.
class TestRoster : public QObject {
    Q_OBJECT
    SetClock clock{testNow};

    static QByteArray utf16(const QString &text, bool mark) {
        QByteArray bytes = mark ? QByteArray("\xFF\xFE") : QByteArray();
        for (const QChar one : text) {
            bytes += static_cast<char>(one.unicode() & 0xFF);
            bytes += static_cast<char>(one.unicode() >> 8);
        }
        return bytes;
    }
    static school::Sheet read(const char *text) { return school::readSheet(QByteArray(text)); }
    static int people(Store &store) { return static_cast<int>(school::Register(store).all()->size()); }

    /// Two thousand people in a sheet with everything that goes wrong in one.
    static QString messySheet() {
        static const char16_t *given[] = {u"Mei Ling", u"Arjun", u"Nur Aisyah", u"Daniel",
                                          u"José",     u"慧玲",  u"முருகன்",     u"O'Neill"};
        static const char16_t *family[] = {u"Tan", u"Pillai", u"Rahman", u"Koh", u"Peña", u"陈", u"குமார்", u"Åberg"};
        QString text = QStringLiteral("Harbour Casino School;;;;\r\nPrinted 16.11.2026;;;;\r\n;;;;\r\n"
                                      "Staff No. ;Surname;First Name;E-Mail;Batch\r\n");
        for (int i = 0; i < 2000; ++i) {
            QString number = QStringLiteral("%1").arg(i + 1, 5, 10, QChar(u'0'));
            if (i % 97 == 3)
                number = QStringLiteral("\"=\"\"%1\"\"\"").arg(number); // kept as text by a formula
            else if (i % 89 == 5)
                number = QString::number(i + 1) + QStringLiteral(".0"); // a spreadsheet's number
            QString first = QString::fromUtf16(given[i % 8]) + u' ' + QString::number(i),
                    last = QString::fromUtf16(family[i / 8 % 8]);
            if (i % 53 == 7)
                first = QStringLiteral("  ") + first + QChar(0x00A0) + u' '; // spaces that break and spaces that do not
            if (i % 71 == 9)
                last = u'"' + last + QStringLiteral("\nvan \"\"Z\"\"\""); // a line break and quotes in a cell
            if (i % 61 == 2)
                first = first.toUpper();
            const QString mail = i % 3 == 0 ? QString() : QStringLiteral("P%1@School.example").arg(i);
            const QString batch =
                i % 41 == 1 ? QStringLiteral("batch  %1").arg(i / 20) : QStringLiteral("Batch %1").arg(i / 20);
            text += QStringList{number, last, first, mail, batch}.join(u';') + QStringLiteral("\r\n");
            if (i % 500 == 499)
                text += QStringLiteral("\r\n;;;;\r\nStaff No. ;Surname;First Name;E-Mail;Batch\r\n"); // the next page
            if (i % 199 == 11)                                                                        // twice
                text += QStringList{QString::number(i + 1), last, first, mail, batch}.join(u';') + QStringLiteral("\r\n");
        }
        return text + QStringLiteral(";Total;2000;;\r\n");
    }

private Q_SLOTS:
    void separatorsAndEncodingsAreFound_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<QChar>("separator");
        const QString text = QStringLiteral("Name;Staff no\r\nJosé Peña;7\r\nTan, Mei Ling;8\r\n");
        const auto parted = [&text](QChar by) {
            return QString(text).replace(QLatin1String(", "), QLatin1String(" ")).replace(u';', by);
        };
        QTest::newRow("UTF-8, semicolons") << text.toUtf8() << "UTF-8" << QChar(u';');
        QTest::newRow("UTF-8 with a mark, tabs") << "\xEF\xBB\xBF" + parted(u'\t').toUtf8() << "UTF-8" << QChar(u'\t');
        QTest::newRow("UTF-16 with a mark") << utf16(parted(u'\t'), true) << "UTF-16" << QChar(u'\t');
        QTest::newRow("UTF-16 without") << utf16(parted(u','), false) << "UTF-16" << QChar(u',');
        QTest::newRow("Windows-1252, bars") << parted(u'|').toLatin1() << "Windows-1252" << QChar(u'|');
        QTest::newRow("named by a spreadsheet") << "sep=;\n" + text.toUtf8() << "UTF-8" << QChar(u';');
        QTest::newRow("old line ends") << QString(text).replace(QLatin1String("\r\n"), QLatin1String("\r")).toUtf8()
                                       << "UTF-8" << QChar(u';');
    }
    void separatorsAndEncodingsAreFound() {
        QFETCH(QByteArray, bytes);
        const school::Sheet sheet = school::readSheet(bytes);
        QTEST(sheet.encoding, "encoding");
        QTEST(sheet.separator, "separator");
        QCOMPARE(sheet.rows.size(), 2u);
        QCOMPARE(sheet.rows[0].cells[0], QStringLiteral("José Peña"));
        QCOMPARE(sheet.guessed, (std::vector<Field>{Field::Name, Field::Number}));
        const school::RosterPlan plan = school::planRoster(sheet, {}, {});
        QCOMPARE(plan.count(RowFate::New), 2);
        QCOMPARE(plan.rows[1].person.name, QStringLiteral("Tan Mei Ling"));
    }
    void whatWindowsHasOfItsOwnIsRead() {
        QCOMPARE(school::decodeSheet("\x93Z\xFC"
                                     "rich\x94 \x80")
                     .text,
                 QStringLiteral("\u201CZürich\u201D €"));
    }
    void whatIsNoTableIsRefused() {
        for (const char *text : {"", "\n\n", ";;;\n", "PK\x03\x04", "Name\n\"Tan"}) {
            bool refused = false;
            try {
                (void)read(text);
            } catch (const Refusal &) {
                refused = true;
            }
            QVERIFY2(refused, text);
        }
    }
    void oneRostersOwnNamesAreKnown() {
        const school::Sheet sheet =
            read("sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,"
                 "givenName,familyName,middleName,identifier,email\n"
                 "u1,active,2026-11-16,true,o1,student,mei,,Mei Ling,Tan,,004711,mei@school.example\n"
                 "u2,active,2026-11-16,true,o1,teacher,lim,,Siew Hoon,Lim,,,\n");
        const school::RosterPlan plan = school::planRoster(sheet, {}, {});
        QCOMPARE(plan.count(RowFate::New), 2);
        QCOMPARE(plan.rows[0].person.name, QStringLiteral("Mei Ling Tan"));
        QCOMPARE(plan.rows[0].person.number, QStringLiteral("004711"));
        QVERIFY(plan.rows[1].person.is(people::Role::Instructor));
    }
    void withoutHeadsColumnsAreKnownByWhatIsInThem() {
        const school::Sheet sheet = read("1001,Tan Mei Ling,mei@x.example\n1002,Arjun Pillai,arjun@x.example\n");
        QCOMPARE(sheet.guessed, (std::vector<Field>{Field::Number, Field::Name, Field::Email}));
        QCOMPARE(school::planRoster(sheet, {}, {}).count(RowFate::New), 2);
    }
    void troubleIsNamedByItsLine_data() {
        QTest::addColumn<QString>("row");
        QTest::addColumn<int>("trouble");
        QTest::newRow("no name") << ",9,a@b,trainee" << int(RowTrouble::NoName);
        QTest::newRow("a figure") << "30,9,a@b,trainee" << int(RowTrouble::NotAName);
        QTest::newRow("a sum") << "Total 30,,," << int(RowTrouble::NotAName);
        QTest::newRow("a role nobody has") << "Ana,9,a@b,chef" << int(RowTrouble::UnknownRole);
        QTest::newRow("a number twice") << "Ana,0001,a@b,trainee" << int(RowTrouble::TwiceOtherwise);
        QTest::newRow("two of that name") << "Wei Li,,," << int(RowTrouble::SeveralMatch);
        QTest::newRow("an address of another") << "Ana,77,known@x.example,trainee" << int(RowTrouble::NumberOfOther);
    }
    void troubleIsNamedByItsLine() {
        QFETCH(QString, row);
        const auto id = [] { return QUuid::createUuid(); };
        const std::vector<school::SchoolPerson> known{
            {id(), QStringLiteral("Wei Li"), QStringLiteral("A"), {}, {}, {people::Role::Trainee}, false},
            {id(), QStringLiteral("Wei Li"), QStringLiteral("B"), {}, {}, {people::Role::Trainee}, false},
            {id(),
             QStringLiteral("Ken"),
             {},
             QStringLiteral("55"),
             QStringLiteral("known@x.example"),
             {people::Role::Trainee},
             false}};
        const school::Sheet sheet =
            school::readSheet("Name,Staff No,Email,Role\nMei,1,m@x.example,trainee\n" + row.toUtf8() + "\n");
        const school::RosterPlan plan = school::planRoster(sheet, known, {});
        QCOMPARE(plan.rows.size(), 2u);
        QCOMPARE(plan.rows[1].fate, RowFate::Trouble);
        QCOMPARE(plan.rows[1].line, 3);
        QTEST(int(plan.rows[1].trouble), "trouble");
        QVERIFY(!troubleText(plan.rows[1].trouble).empty());
    }
    void nothingIsHalfImported() {
        const auto store = Store::inMemory(clock);
        const school::Sheet sheet = read("Name,Class\nMei,Batch 12\n99,Batch 12\nArjun,Batch 12\n");
        const auto held = takeRoster(*store, sheet, {}, QStringLiteral("Secretary"));
        QVERIFY(!held && held.error().kind == StoreErrorKind::Refused);
        QCOMPARE(people(*store), 0);
        QVERIFY(store->roster().all()->empty());
        school::RosterOptions rest;
        rest.leaveOutTrouble = true;
        QCOMPARE(takeRoster(*store, sheet, rest, QStringLiteral("Secretary")).value(), 2);
        QCOMPARE(store->roster().all()->size(), 2u);
    }
    void whoTrainsHereAlreadyIsKnownByName() {
        const auto store = Store::inMemory(clock);
        const Practising mei = startPractice(*store); // in Batch 12
        const school::Sheet sheet = read("Name,Staff No,Class\nTAN MEI LING,4711,batch 12\n");
        const auto plan = planRoster(*store, sheet, {}).value();
        QCOMPARE(plan.rows[0].fate, RowFate::Changed);
        QCOMPARE(plan.rows[0].person.id, mei.trainee.id);
        QCOMPARE(plan.rows[0].person.name, mei.trainee.name); // capitals alone are no new name
        QCOMPARE(takeRoster(*store, sheet, {}, QStringLiteral("Secretary")).value(), 1);
        QCOMPARE(store->roster().all()->size(), 1u);
        QCOMPARE(school::Register(*store).all()->front().number, QStringLiteral("4711"));
    }
    void someoneWhoChangedHisClassGoesThere() {
        const auto store = Store::inMemory(clock);
        (void)takeRoster(*store, read("Name,Staff No,Class\nMei,1,Batch 12\n"), {}, QStringLiteral("S")).value();
        const school::Sheet sheet = read("Name,Staff No,Class\nMei,1,Batch 13\n");
        const auto plan = planRoster(*store, sheet, {}).value();
        QCOMPARE(plan.rows[0].fate, RowFate::Changed);
        QCOMPARE(plan.rows[0].before.batch, QStringLiteral("Batch 12"));
        QCOMPARE(plan.newClasses, std::vector<QString>{QStringLiteral("Batch 13")});
        (void)takeRoster(*store, sheet, {}, QStringLiteral("S")).value();
        QCOMPARE(store->roster().all()->front().batch, QStringLiteral("Batch 13"));
        QCOMPARE(store->documents().history("person", school::keyOf(plan.rows[0].person.id))->size(), 2u);
    }
    void twoThousandPeopleOfARealSheet() {
        const auto store = Store::inMemory(clock);
        const QByteArray bytes = utf16(messySheet(), true);
        QElapsedTimer timer;
        timer.start();
        const school::Sheet sheet = school::readSheet(bytes);
        school::RosterOptions options;
        options.leaveOutTrouble = true;
        const auto plan = planRoster(*store, sheet, options).value();
        const auto planned = timer.restart();
        QCOMPARE(plan.count(RowFate::New), 2000);
        QCOMPARE(plan.count(RowFate::Twice), 10);
        QCOMPARE(plan.count(RowFate::Trouble), 1); // the sum
        QCOMPARE(plan.newClasses.size(), 100u);
        QCOMPARE(takeRoster(*store, sheet, options, QStringLiteral("Secretary")).value(), 2000);
        qInfo("2,000 people: preview %lld ms, import %lld ms", planned, timer.restart());
        QCOMPARE(people(*store), 2000);
        QCOMPARE(store->roster().all()->size(), 2000u);
        QCOMPARE(school::Classes(*store).all()->size(), 100u);
        const auto again = planRoster(*store, sheet, options).value(); // the second time it changes nothing
        QCOMPARE(again.count(RowFate::Same), 2000);
        QCOMPARE(takeRoster(*store, sheet, options, QStringLiteral("Secretary")).value(), 0);
        QCOMPARE(store->connection().number("SELECT count(*) FROM documents"), 2000);
        // The same list from another program: without zeros, in capitals, as UTF-8.
        QString other = messySheet().toUpper();
        QCOMPARE(planRoster(*store, school::readSheet(other.toUtf8()), options).value().count(RowFate::Same), 2000);
    }
    void aClassIsRenamedWithEverybodyInIt() {
        const auto store = Store::inMemory(clock);
        (void)takeRoster(*store, read("Name,Class\nMei,Batch 12\nArjun,Batch 12\nKen,Batch 13\n"), {}, QStringLiteral("S"))
            .value();
        school::Classes classes(*store);
        school::SchoolClass twelve = classes.find(QStringLiteral(" batch 12")).value().value();
        QCOMPARE(twelve.members, 2);
        twelve.test = QDate(2026, 11, 27);
        twelve.games = {"lucky8", "freebet"};
        (void)classes.write(twelve, QStringLiteral("Lim")).value();
        (void)classes.rename(QStringLiteral("Batch 12"), QStringLiteral("Evening 12"), QStringLiteral("Lim")).value();
        const auto renamed = classes.find(QStringLiteral("Evening 12")).value();
        QVERIFY(renamed && renamed->members == 2);
        QCOMPARE(renamed->test, QDate(2026, 11, 27));
        QCOMPARE(renamed->games.size(), 2u);
        QVERIFY(!classes.find(QStringLiteral("Batch 12")).value());
        const auto taken = classes.rename(QStringLiteral("Evening 12"), QStringLiteral("Batch 13"), QStringLiteral("Lim"));
        QVERIFY(!taken); // two classes do not become one by a name
    }
};

QTEST_GUILESS_MAIN(TestRoster)
#include "tst_roster.moc"
