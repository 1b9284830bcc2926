// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/people/people.h"
#include "core/refusal.h"
#include "core/security/signedtext.h"

#include <QTemporaryDir>
#include <QTest>

using namespace pitwise;
using namespace pitwise::security;
using people::People;
using people::PinVerdict;
using people::Role;

class PeopleTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPinIsStoredAsASaltedArgon2idHash();
    void fiveWrongTriesLockAndTheLockSurvivesARestart();
    void twoWindowsShareTriesAndPeople();
    void aRightPinClearsTheWrongTries();
    void pinsCanBeChangedByWhoKnowsTheOldOne();
    void theLastExaminerStays();
    void whoWasRemovedComesBackForThirtyDays();
    void onlyExaminersSealAndOnlyInvigilatorsAndExaminersRelease();
    void base64IsDecodedStrictly_data();
    void base64IsDecodedStrictly();
    void sealedBytesOpenOnlyUnderTheirKeyAndUnaltered();
    void everyAlteredByteOfASignedTextIsFound();
    void aSignedTextSaysWhichPartWasAltered();

private:
    static constexpr qint64 now = 1'800'000'000'000;
    QTemporaryDir m_folder;
    QString file(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }
};

void PeopleTest::aPinIsStoredAsASaltedArgon2idHash() {
    const QByteArray one = hashPin("4711", StretchCost::least());
    const QByteArray two = hashPin("4711", StretchCost::least());
    QVERIFY(one.startsWith("$argon2id$"));
    QVERIFY(one != two);
    QVERIFY(isPin("4711", one) && isPin("4711", two));
    QVERIFY(!isPin("4712", one) && !isPin("", one) && !isPin("4711", {}) && !isPin("4711", "rubbish"));
}

void PeopleTest::fiveWrongTriesLockAndTheLockSurvivesARestart() {
    const QString path = file("lock.json");
    People people(path, StretchCost::least());
    people.add(QStringLiteral("goh"), QStringLiteral("Goh Wei Jian"), Role::Invigilator, "824615");
    for (int i = 0; i < 4; ++i)
        QCOMPARE(people.check(QStringLiteral("goh"), "0000", now), PinVerdict::Wrong);
    QCOMPARE(people.check(QStringLiteral("goh"), "0000", now), PinVerdict::Locked);
    People again(path, StretchCost::least());
    QCOMPARE(again.check(QStringLiteral("goh"), "824615", now + 59'999), PinVerdict::Locked);
    QCOMPARE(again.check(QStringLiteral("goh"), "0000", now + 60'000), PinVerdict::Locked); // the sixth: two minutes
    QCOMPARE(again.check(QStringLiteral("goh"), "824615", now + 60'000 + 119'999), PinVerdict::Locked);
    QCOMPARE(again.check(QStringLiteral("goh"), "824615", now + 60'000 + 120'000), PinVerdict::Right);
}

void PeopleTest::twoWindowsShareTriesAndPeople() {
    const QString path = file("shared.json");
    People one(path, StretchCost::least());
    one.add(QStringLiteral("goh"), QStringLiteral("Goh Wei Jian"), Role::Invigilator, "824615");
    People two(path, StretchCost::least());
    for (int i = 0; i < 2; ++i) {
        QCOMPARE(one.check(QStringLiteral("goh"), "0000", now), PinVerdict::Wrong);
        QCOMPARE(two.check(QStringLiteral("goh"), "0000", now), PinVerdict::Wrong);
    }
    QCOMPARE(one.check(QStringLiteral("goh"), "0000", now), PinVerdict::Locked);
    QCOMPARE(two.check(QStringLiteral("goh"), "824615", now), PinVerdict::Locked);
    one.add(QStringLiteral("lim"), QStringLiteral("Lim"), Role::Examiner, "135924");
    two.add(QStringLiteral("ng"), QStringLiteral("Ng"), Role::Instructor, "975316");
    QCOMPARE(People(path).all().size(), std::size_t(3));
}

void PeopleTest::aRightPinClearsTheWrongTries() {
    People people(file("clear.json"), StretchCost::least());
    people.add(QStringLiteral("a"), QStringLiteral("A"), Role::Instructor, "471193");
    for (int round = 0; round < 3; ++round) {
        for (int i = 0; i < 4; ++i)
            QCOMPARE(people.check(QStringLiteral("a"), "9999", now), PinVerdict::Wrong);
        QCOMPARE(people.check(QStringLiteral("a"), "471193", now), PinVerdict::Right);
    }
}

void PeopleTest::pinsCanBeChangedByWhoKnowsTheOldOne() {
    People people(file("change.json"), StretchCost::least());
    people.add(QStringLiteral("a"), QStringLiteral("A"), Role::Instructor, "471193");
    QVERIFY_EXCEPTION_THROWN(people.changePin(QStringLiteral("a"), "0000", "567192", now), Refusal);
    QVERIFY_EXCEPTION_THROWN(people.changePin(QStringLiteral("a"), "471193", "56719", now), Refusal);
    QVERIFY_EXCEPTION_THROWN(people.changePin(QStringLiteral("a"), "471193", "123456", now), Refusal);
    people.changePin(QStringLiteral("a"), "471193", "567192", now);
    QCOMPARE(people.check(QStringLiteral("a"), "567192", now), PinVerdict::Right);
    QCOMPARE(people.check(QStringLiteral("a"), "471193", now), PinVerdict::Wrong);
}

void PeopleTest::theLastExaminerStays() {
    People people(file("last.json"), StretchCost::least());
    QVERIFY(!people.hasExaminer());
    people.add(QStringLiteral("lim"), QStringLiteral("Lim Siew Hoon"), Role::Examiner, "471193");
    QVERIFY_EXCEPTION_THROWN(people.add(QStringLiteral("lim"), QStringLiteral("Other"), Role::Trainee, "471193"), Refusal);
    QVERIFY_EXCEPTION_THROWN(people.remove(QStringLiteral("lim")), Refusal);
    people.add(QStringLiteral("tan"), QStringLiteral("Tan"), Role::Examiner, "471193");
    people.remove(QStringLiteral("lim"));
    QVERIFY(people.hasExaminer());
    QCOMPARE(People(file("last.json")).all().size(), std::size_t(1));
}

void PeopleTest::whoWasRemovedComesBackForThirtyDays() {
    const QString goh = QStringLiteral("goh"), lim = QStringLiteral("lim");
    {
        People people(file("back.json"), StretchCost::least());
        people.add(lim, QStringLiteral("Lim Siew Hoon"), Role::Examiner, "471193");
        people.add(goh, QStringLiteral("Goh Wei Jian"), Role::Invigilator, "824615", {lim, now});
        people.remove(goh, {lim, now});
        // His id still stands in what he signed: nobody else gets it.
        QVERIFY_EXCEPTION_THROWN(people.add(goh, QStringLiteral("Other"), Role::Trainee, "739152"), Refusal);
    }
    People people(file("back.json"), StretchCost::least());
    QVERIFY(!people.find(goh));
    QCOMPARE(people.removed().size(), std::size_t(1));
    people.restore(goh, {lim, now + 1});
    QCOMPARE(people.check(goh, "824615", now), PinVerdict::Right);
    QVERIFY(people.removed().empty());
    QVERIFY_EXCEPTION_THROWN(people.restore(goh, {lim, now}), Refusal);
    QCOMPARE(people.log().back().what, QStringLiteral("restored"));

    people.add(QStringLiteral("tan"), QStringLiteral("Tan"), Role::Invigilator, "739152", {lim, now});
    people.remove(goh, {lim, now});
    people.remove(QStringLiteral("tan"), {lim, now + People::keptMs + 1});
    QCOMPARE(people.removed().size(), std::size_t(1));
    QCOMPARE(people.removed().front().person.id, QStringLiteral("tan"));
}

void PeopleTest::onlyExaminersSealAndOnlyInvigilatorsAndExaminersRelease() {
    using people::may;
    using people::Right;
    QVERIFY(may(Role::Examiner, Right::SealExams) && !may(Role::Instructor, Right::SealExams) &&
            !may(Role::Invigilator, Right::SealExams));
    QVERIFY(may(Role::Invigilator, Right::ReleaseSittings) && !may(Role::Trainee, Right::ReleaseSittings));
    QVERIFY(!may(Role::Invigilator, Right::SeeAnswerKeys) && !may(Role::Trainee, Right::SeeAnswerKeys));
    QVERIFY(!may(Role::Trainee, Right::SeeOthersRecords) && may(Role::Trainee, Right::SeeOwnRecords));
}

void PeopleTest::base64IsDecodedStrictly_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("good");
    QTest::newRow("plain") << QByteArray("YWI") << true;
    QTest::newRow("nothing") << QByteArray() << true;
    QTest::newRow("bits left over in the last character") << QByteArray("YWJ") << false;
    QTest::newRow("padding") << QByteArray("YWI=") << false;
    QTest::newRow("a blank") << QByteArray("YW I") << false;
    QTest::newRow("a line feed at the end") << QByteArray("YWI\n") << false;
    QTest::newRow("the other alphabet") << QByteArray("+/+/") << false;
    QTest::newRow("one character too many") << QByteArray("YWIaa") << false;
}

void PeopleTest::base64IsDecodedStrictly() {
    QFETCH(QByteArray, text);
    QFETCH(bool, good);
    QCOMPARE(fromBase64Url(text).has_value(), good);
}

void PeopleTest::sealedBytesOpenOnlyUnderTheirKeyAndUnaltered() {
    const SecretBytes key = SecretBytes::random(keySize);
    const QByteArray sealed = seal(key, "secret words", "header");
    QCOMPARE(security::open(key, sealed, "header").value_or(QByteArray()), QByteArray("secret words"));
    QVERIFY(!security::open(SecretBytes::random(keySize), sealed, "header"));
    QVERIFY(!security::open(key, sealed, "heads"));
    for (qsizetype i = 0; i < sealed.size(); ++i) {
        QByteArray changed = sealed;
        changed[i] = static_cast<char>(changed.at(i) ^ 1);
        QVERIFY(!security::open(key, changed, "header"));
    }
    QVERIFY(seal(key, "secret words", "header") != sealed);
}

void PeopleTest::everyAlteredByteOfASignedTextIsFound() {
    const SigningKey key = SigningKey::fromSeed(SecretBytes::random(keySize));
    const QByteArray file = signText("{\"passed\":true}", key);
    const SignedText good = readSignedText(file);
    QVERIFY(good.alteration.none());
    QCOMPARE(good.bytes, QByteArray("{\"passed\":true}\n"));
    QCOMPARE(good.publicKey, key.publicKey);
    for (qsizetype i = 0; i < file.size(); ++i)
        for (int bit = 0; bit < 8; ++bit) {
            QByteArray changed = file;
            changed[i] = static_cast<char>(changed.at(i) ^ (1 << bit));
            const SignedText read = readSignedText(changed);
            QVERIFY2(!read.alteration.none() || read.publicKey != key.publicKey, qPrintable(QString::number(i)));
            QVERIFY2(!read.alteration.none(), qPrintable(QString::number(i)));
        }
    for (qsizetype size = 0; size < file.size(); ++size)
        QVERIFY(!readSignedText(file.first(size)).alteration.none());
    QVERIFY(!readSignedText(file + '\n').alteration.none());
}

void PeopleTest::aSignedTextSaysWhichPartWasAltered() {
    const SigningKey key = SigningKey::fromSeed(SecretBytes::random(keySize));
    QByteArray file = signText(QByteArray(20'000, 'x'), key);
    file[9'000] = 'y';
    const SignedText read = readSignedText(file);
    QCOMPARE(read.alteration.from, 8192);
    QCOMPARE(read.alteration.to, 12288);
}

QTEST_GUILESS_MAIN(PeopleTest)
#include "tst_people.moc"
