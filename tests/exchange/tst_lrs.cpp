// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lrs/lrsdesk.h"
#include "core/exchange/xapi.h"
#include "core/security/safefile.h"
#include "tests/core/records/recordsfixture.h"
#include "tests/exchange/lrsstandin.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace pitwise;
using namespace pitwise::exchange;

/// Answers on their way to a learning record store that speaks HTTP on this machine, ill in every way that it can be.
class TestLrs : public QObject {
    Q_OBJECT
    Library m_library = Library::shipped();
    SetClock m_clock{1'794'826'800'000};

    /// A seat with a trainee; answers are recorded as they come.
    struct Seat {
        Seat(TestLrs &test) : desk(folder.path(), test.m_library, test.m_clock) {
            practising = startPractice(*desk.store(), QStringLiteral("Lim"));
        }
        void answer(int count) {
            for (int i = 0; i < count; ++i, ++answers)
                QVERIFY(desk.store()->answers().append(sampleAnswer(practising.session, answers, answers % 3 != 0)).ok());
        }
        [[nodiscard]] QString lrsFolder() const { return folder.filePath(QStringLiteral("lrs")); }
        [[nodiscard]] std::set<QString> ids() {
            std::set<QString> all;
            const auto list = answersAfter(*desk.store(), 0, 100'000);
            for (const FedAnswer &one : *list)
                all.insert(one.record.id.toString(QUuid::WithoutBraces));
            return all;
        }
        QTemporaryDir folder;
        Desk desk;
        Practising practising;
        int answers = 0;
    };
    static bool turnOn(LrsDesk &lrs, const LrsStandIn &store) {
        return lrs.turnOn(store.address(), QStringLiteral("https://school.example"), QStringLiteral("key"),
                          QStringLiteral("secret of the school"));
    }
    static std::set<QString> storedIn(const LrsStandIn &store) {
        const QList<QString> keys = store.stored.keys();
        return {keys.begin(), keys.end()};
    }

private Q_SLOTS:
    void nothingIsSentUntilItIsTurnedOn() {
        Seat seat(*this);
        LrsStandIn store;
        LrsDesk lrs(seat.desk, seat.lrsFolder());
        seat.answer(5);
        lrs.sendNow();
        QTest::qWait(50);
        QVERIFY(!lrs.on() && lrs.state().isEmpty());
        QCOMPARE(store.requests, 0);
        QVERIFY(!QFile::exists(seat.lrsFolder()));
        QVERIFY(turnOn(lrs, store));
        lrs.sendNow();
        QTest::qWait(50);
        QCOMPARE(store.requests, 0); // what was there before stays here
        seat.answer(3);
        lrs.sendNow();
        QTRY_COMPARE(store.stored.size(), 3);
        lrs.turnOff();
        seat.answer(1);
        lrs.sendNow();
        QTest::qWait(50);
        QCOMPARE(store.stored.size(), 3);
        QVERIFY(turnOn(lrs, store));
        lrs.sendNow();
        QTRY_COMPARE(store.stored.size(), 4); // it waited
    }

    void keyAndSecretAreTheUsersAlone() {
        Seat seat(*this);
        LrsStandIn store;
        LrsDesk lrs(seat.desk, seat.lrsFolder());
        QVERIFY(turnOn(lrs, store));
        const QFileInfo file(seat.lrsFolder() + QStringLiteral("/access.json"));
        QCOMPARE(file.permissions() & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
                 QFile::Permissions());
        seat.answer(1);
        lrs.sendNow();
        QTRY_COMPARE(store.stored.size(), 1);
        QCOMPARE(store.authorization, "Basic " + QByteArray("key:secret of the school").toBase64());
        QVERIFY(!security::readFile(seat.lrsFolder() + QStringLiteral("/queue.json")).contains("secret of the school"));
        LrsDesk again(seat.desk, seat.lrsFolder());
        QVERIFY(again.on() && again.hasSecret());
        QCOMPARE(again.user(), QStringLiteral("key"));
    }

    void anAddressHasToKeepTheSecret_data() {
        QTest::addColumn<QString>("address");
        for (const char *address : {"http://lrs.example/xapi", "ftp://lrs.example", "lrs.example", "https://a:b@lrs.example",
                                    "https://lrs.example/?x=1", ""})
            QTest::newRow(address) << QString::fromLatin1(address);
    }
    void anAddressHasToKeepTheSecret() {
        QFETCH(QString, address);
        Seat seat(*this);
        LrsDesk lrs(seat.desk, seat.lrsFolder());
        QVERIFY(!lrs.turnOn(address, QStringLiteral("https://school.example"), {}, {}));
        QVERIFY(!lrs.problem().isEmpty() && !lrs.on());
        QVERIFY(!QFile::exists(seat.lrsFolder()));
    }

    void everyStatementArrivesOnce_data() {
        QTest::addColumn<int>("ill");
        QTest::newRow("well") << static_cast<int>(LrsStandIn::Ill::Not);
        QTest::newRow("503") << static_cast<int>(LrsStandIn::Ill::Unavailable);
        QTest::newRow("cut before it was stored") << static_cast<int>(LrsStandIn::Ill::CutBefore);
        QTest::newRow("cut after it was stored") << static_cast<int>(LrsStandIn::Ill::CutAfter);
    }
    void everyStatementArrivesOnce() {
        QFETCH(int, ill);
        Seat seat(*this);
        LrsStandIn store;
        store.ill = static_cast<LrsStandIn::Ill>(ill);
        store.illFor = 3;
        LrsDesk lrs(seat.desk, seat.lrsFolder());
        QVERIFY(turnOn(lrs, store));
        seat.answer(320); // more than the queue holds at once
        for (int i = 0; i < 200 && store.stored.size() < 320; ++i) {
            lrs.sendNow();
            if (ill != 0 && i < 3)
                QTRY_VERIFY(!lrs.busy());
            QTest::qWait(20);
        }
        QCOMPARE(storedIn(store), seat.ids());
        QTRY_VERIFY(!lrs.busy());
        QCOMPARE(lrs.refused(), 0);
        QCOMPARE(store.conflicts, 0); // what came twice came with the same bytes
        if (static_cast<LrsStandIn::Ill>(ill) == LrsStandIn::Ill::CutAfter)
            QVERIFY(std::any_of(store.seen.begin(), store.seen.end(), [](int times) { return times > 1; }));
    }

    void whatIsIllSaysSoAndWaits() {
        Seat seat(*this);
        LrsStandIn store;
        store.ill = LrsStandIn::Ill::CutBefore;
        store.illFor = 1000;
        LrsDesk lrs(seat.desk, seat.lrsFolder());
        QVERIFY(turnOn(lrs, store));
        seat.answer(2);
        lrs.sendNow();
        QTRY_VERIFY(!lrs.busy() && !lrs.trouble().isEmpty());
        const int before = store.requests;
        QTest::qWait(300);
        QCOMPARE(store.requests, before); // it does not knock all the time
        QVERIFY(lrs.trouble().contains(QStringLiteral("Nothing is lost")));
    }

    void aBadLineHoldsUpNobody() {
        Seat seat(*this);
        LrsStandIn store;
        LrsDesk lrs(seat.desk, seat.lrsFolder());
        QVERIFY(turnOn(lrs, store));
        seat.answer(120);
        const std::set<QString> ids = seat.ids();
        const std::set<QString> bad{*std::next(ids.begin(), 7), *std::next(ids.begin(), 77)};
        store.isBad = [&](const QJsonObject &one) { return bad.contains(one.value(QStringLiteral("id")).toString()); };
        for (int i = 0; i < 200 && store.stored.size() < 118; ++i) {
            lrs.sendNow();
            QTest::qWait(10);
        }
        QTRY_VERIFY(!lrs.busy());
        QCOMPARE(store.stored.size(), 118);
        QTRY_COMPARE(lrs.refused(), 2);
        QVERIFY(lrs.refusal().contains(QStringLiteral("a statement is wrong")));
        // Put right there, they go as well.
        store.isBad = [](const QJsonObject &) { return false; };
        lrs.sendRefusedAgain();
        QTRY_COMPARE(storedIn(store), ids);
        QTRY_COMPARE(lrs.refused(), 0);
    }

    void anotherContentUnderItsIdCountsAsThere() {
        Seat seat(*this);
        LrsStandIn store;
        LrsDesk lrs(seat.desk, seat.lrsFolder());
        QVERIFY(turnOn(lrs, store));
        seat.answer(60);
        const QString other = *std::next(seat.ids().begin(), 30);
        store.stored.insert(other, QJsonObject{{QStringLiteral("id"), other}});
        for (int i = 0; i < 100 && store.stored.size() < 60; ++i) {
            lrs.sendNow();
            QTest::qWait(10);
        }
        QCOMPARE(storedIn(store), seat.ids());
        QTRY_VERIFY(!lrs.busy());
        QTRY_VERIFY(lrs.state().contains(QStringLiteral("none waiting")));
        QCOMPARE(store.stored.value(other).size(), 1); // as it was
        QCOMPARE(lrs.refused(), 0);
    }

    void whatWaitsOutlivesTheProgram() {
        Seat seat(*this);
        LrsStandIn store;
        store.ill = LrsStandIn::Ill::CutAfter; // taken there, and nobody heard of it
        store.illFor = 1;
        {
            LrsDesk lrs(seat.desk, seat.lrsFolder());
            QVERIFY(turnOn(lrs, store));
            seat.answer(30);
            lrs.sendNow();
            QTRY_COMPARE(store.requests, 1);
        }
        LrsDesk lrs(seat.desk, seat.lrsFolder());
        seat.answer(5);
        lrs.sendNow();
        QTRY_COMPARE(storedIn(store), seat.ids());
        QCOMPARE(store.conflicts, 0);
    }

    void aDamagedQueueBeginsAgainAndLosesNothing() {
        Seat seat(*this);
        LrsStandIn store;
        {
            LrsDesk lrs(seat.desk, seat.lrsFolder());
            QVERIFY(turnOn(lrs, store));
            seat.answer(10);
            lrs.sendNow();
            QTRY_COMPARE(store.stored.size(), 10);
            QTRY_VERIFY(!lrs.busy());
        }
        QFile queue(seat.lrsFolder() + QStringLiteral("/queue.json"));
        QVERIFY(queue.resize(queue.size() / 2));
        seat.answer(4);
        LrsDesk lrs(seat.desk, seat.lrsFolder());
        QVERIFY(lrs.on());
        lrs.sendNow();
        QTRY_COMPARE(storedIn(store), seat.ids());
        QVERIFY(!QDir(seat.lrsFolder()).entryList({QStringLiteral("queue-damaged-*")}).isEmpty());
    }

    void whereEverythingIsRefusedNothingIsPutAside() {
        QTemporaryDir folder;
        StatementQueue queue(folder.path(), 0, 0);
        std::vector<exchange::Statement> statements;
        for (int i = 0; i < 30; ++i)
            statements.push_back({QString::number(i), "{}"});
        queue.take(statements, 30);
        qint64 now = 0;
        for (int i = 0; i < 200; ++i) {
            now = std::max(now, queue.notBeforeMs());
            queue.answered(queue.batch(now), {400, -1, QStringLiteral("no")}, now, 0.5);
        }
        QCOMPARE(static_cast<int>(queue.refused().size()), 10);
        QCOMPARE(queue.waiting(), 20);
        QVERIFY(now > 60'000); // slower and slower
        while (queue.waiting() > 0) {
            now = std::max(now, queue.notBeforeMs());
            queue.answered(queue.batch(now), {200, -1, {}}, now, 0.5);
        }
        queue.sendRefusedAgain();
        QCOMPARE(queue.waiting(), 10);
    }
};

QTEST_GUILESS_MAIN(TestLrs)
#include "tst_lrs.moc"
