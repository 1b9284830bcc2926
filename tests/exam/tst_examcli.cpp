// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/blueprint.h"
#include "core/exam/verify.h"
#include "core/random/random.h"
#include "core/security/safefile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwise;

/// An exam from blueprint to certificate, by the command line alone, with real questions.
class ExamCliTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void anExamFromBlueprintToCertificate();
    void everySubCommandIsInTheHelp();

private:
    struct Run {
        int status = 0;
        QByteArray out, err;
        [[nodiscard]] QJsonObject line(qsizetype number = 0) const {
            return QJsonDocument::fromJson(out.split('\n').value(number)).object();
        }
    };
    Run run(const QStringList &arguments, const QByteArray &input = {}) const;
    QString file(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    void write(const char *name, const QByteArray &bytes) const { security::writeFile(file(name), bytes); }
    QTemporaryDir m_folder;
};

ExamCliTest::Run ExamCliTest::run(const QStringList &arguments, const QByteArray &input) const {
    QProcess process;
    process.start(QStringLiteral(PITWISE_BINARY_DIR "/pitwise-cli"), QStringList{QStringLiteral("exam")} + arguments);
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished(120'000);
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

void ExamCliTest::initTestCase() {
    write("passphrase", "correct horse battery\n");
    write("pin", "2718281828\n");
    write("candidates.csv", "number,name,attempt,timeFactor\n0417,Tan Mei Ling,1,125\n0418,Kumar s/o Rajan,2,100\n");
    exam::Blueprint blueprint;
    blueprint.id = QStringLiteral("small");
    blueprint.title = QStringLiteral("Dealer certificate, written part");
    blueprint.certificate = QStringLiteral("the written dealer examination");
    blueprint.sections = {
        {QStringLiteral("Payouts"), {QStringLiteral("lucky8")}, {QStringLiteral("payouts")}, {}, {}, 4, 0, 1, 0, 0},
        {QStringLiteral("Free Bet payouts"),
         {QStringLiteral("freebet")},
         {QStringLiteral("payouts")},
         {},
         {},
         4,
         0,
         1,
         0,
         0}};
    blueprint.minutes = 30;
    blueprint.passMark = 1; // nobody knows the answers here; see below
    blueprint.attempts = 2;
    blueprint.bands = {0.5, 0.9};
    blueprint.rules.rulebooks = {QStringLiteral("lucky8@5"), QStringLiteral("freebet@2025-04-15")};
    write("blueprint.json", writeBlueprint(blueprint));
}

void ExamCliTest::anExamFromBlueprintToCertificate() {
    const QStringList passphrase{QStringLiteral("--passphrase-file"), file("passphrase")};
    const QStringList key{QStringLiteral("--key"), file("issuer.pitkey")};
    const QStringList cheap{QStringLiteral("--cost"), QStringLiteral("interactive")};
    QCOMPARE(run({QStringLiteral("show"), file("blueprint.json")}).status, 0);
    Run made = run(QStringList{QStringLiteral("key"), QStringLiteral("new"), QStringLiteral("--name"),
                               QStringLiteral("Pitwise Academy"), QStringLiteral("--out"), file("issuer.pitkey")} +
                   passphrase + cheap);
    QVERIFY2(made.status == 0, made.err);
    QCOMPARE(run({QStringLiteral("key"), QStringLiteral("public"), file("issuer.pitkey"), QStringLiteral("--out"),
                  file("issuer.json")})
                 .status,
             0);
    const QString fingerprint = made.line().value(QLatin1String("fingerprint")).toString();
    QCOMPARE(run({QStringLiteral("key"), QStringLiteral("show"), file("issuer.json")})
                 .line()
                 .value(QLatin1String("fingerprint"))
                 .toString(),
             fingerprint);

    const Run forms = run({QStringLiteral("form"), file("blueprint.json"), QStringLiteral("--seed"), QStringLiteral("42"),
                           QStringLiteral("--count"), QStringLiteral("3")});
    QVERIFY2(forms.status == 0, forms.err);
    QVERIFY(forms.line().value(QLatin1String("within")).toBool());
    const Run sealed = run(QStringList{QStringLiteral("seal"), file("blueprint.json"), QStringLiteral("--exam"),
                                       QStringLiteral("autumn"), QStringLiteral("--seed"), QStringLiteral("42"),
                                       QStringLiteral("--candidates"), file("candidates.csv"), QStringLiteral("--out"),
                                       file("autumn.pitexam"), QStringLiteral("--pin-file"), file("pin")} +
                           key + passphrase + cheap);
    QVERIFY2(sealed.status == 0, sealed.err);

    // The first sitting is broken off after three answers, then resumed. The key comes from the answer that practice
    // reveals.
    const QStringList sit{
        QStringLiteral("sit"),      file("autumn.pitexam"), QStringLiteral("--candidate"), QStringLiteral("0417"),
        QStringLiteral("--folder"), m_folder.path(),        QStringLiteral("--pin-file"),  file("pin"),
        QStringLiteral("--issuer"), file("issuer.json"),    QStringLiteral("--out"),       file("0417.pitresult")};
    const QByteArray answer = "{\"do\":\"answer\",\"answer\":{\"type\":\"amount\",\"cents\":1}}\n";
    const Run first =
        run(sit, answer + "{\"do\":\"show\",\"question\":1}\n" + answer + "{\"do\":\"show\",\"question\":2}\n" + answer);
    QCOMPARE(first.status, 1); // not finished
    QCOMPARE(first.line(5).value(QLatin1String("answered")).toInt(), 3);
    const Run second = run(sit, "{\"do\":\"note\",\"who\":\"goh\",\"text\":\"power cut\"}\n{\"do\":\"finish\"}\n");
    QVERIFY2(second.status == 0, second.err);
    QVERIFY(second.line().value(QLatin1String("resumed")).toBool());
    QCOMPARE(second.line().value(QLatin1String("answered")).toInt(), 3);
    QCOMPARE(second.line().value(QLatin1String("current")).toInt(), 2);

    write("wrong", "2718281829\n");
    QStringList wrongPin = sit;
    wrongPin[wrongPin.indexOf(file("pin"))] = file("wrong");
    QVERIFY(run(wrongPin).status != 0);

    const Run failed =
        run(QStringList{QStringLiteral("mark"), QStringLiteral("--out"), file("marks"), file("0417.pitresult")} + key +
            passphrase);
    QVERIFY2(failed.status == 0, failed.err);
    QVERIFY(!failed.line().value(QLatin1String("score")).toObject().value(QLatin1String("passed")).toBool());

    // Full marks for one family, by two people: now it is a pass, and both scores stand.
    write("staffpin", "1234\n");
    const QStringList staff{QStringLiteral("--people"), file("people.json"), QStringLiteral("--pin-file"), file("staffpin")};
    for (const auto &[id, role] : {std::pair{"lim", "examiner"}, std::pair{"ong", "instructor"}})
        QCOMPARE(run(QStringList{QStringLiteral("person"), QStringLiteral("add"), QStringLiteral("--id"),
                                 QString::fromLatin1(id), QStringLiteral("--name"), QString::fromLatin1(id),
                                 QStringLiteral("--role"), QString::fromLatin1(role)} +
                     staff)
                     .status,
                 0);
    const QJsonObject question = first.line().value(QLatin1String("question")).toObject();
    const Run ruled = run({QStringLiteral("rule"),
                           QStringLiteral("--rulings"),
                           file("rulings.json"),
                           QStringLiteral("--people"),
                           file("people.json"),
                           QStringLiteral("--kind"),
                           QStringLiteral("full-marks"),
                           QStringLiteral("--game"),
                           question.value(QLatin1String("game")).toString(),
                           QStringLiteral("--family"),
                           question.value(QLatin1String("family")).toString(),
                           QStringLiteral("--reason"),
                           QStringLiteral("the picture hid a card"),
                           QStringLiteral("--first"),
                           QStringLiteral("lim"),
                           QStringLiteral("--second"),
                           QStringLiteral("ong"),
                           QStringLiteral("--first-pin-file"),
                           file("staffpin"),
                           QStringLiteral("--second-pin-file"),
                           file("staffpin")});
    QVERIFY2(ruled.status == 0, ruled.err);
    const Run marked = run(QStringList{QStringLiteral("mark"), QStringLiteral("--out"), file("marks"),
                                       QStringLiteral("--rulings"), file("rulings.json"), QStringLiteral("--examiner"),
                                       QStringLiteral("Lim Siew Hoon"), QStringLiteral("--pdf"), file("0417.pitresult")} +
                           key + passphrase);
    QVERIFY2(marked.status == 0, marked.err + marked.out);
    QVERIFY(marked.line().value(QLatin1String("score")).toObject().value(QLatin1String("passed")).toBool());
    QCOMPARE(marked.line().value(QLatin1String("originalScore")).toObject().value(QLatin1String("right")).toInt(), 0);

    const QString base = file("marks/") + marked.line().value(QLatin1String("number")).toString();
    const QStringList papers{base + QStringLiteral(".pitmark"),
                             base + QStringLiteral(".badge.jwt"),
                             base + QStringLiteral("-certificate.pdf"),
                             base + QStringLiteral("-report.pdf"),
                             file("0417.pitresult"),
                             file("autumn.pitexam")};
    const Run verified = run(QStringList{QStringLiteral("verify"), QStringLiteral("--key"), file("issuer.json")} + papers);
    QVERIFY2(verified.status == 0, verified.out);
    const Run opened =
        run(QStringList{QStringLiteral("verify"), QStringLiteral("--open"), file("0417.pitresult")} + key + passphrase);
    QVERIFY2(opened.status == 0 && opened.out.contains("Chain of"), opened.out);

    // Any altered byte of the certificate is found, and placed.
    const QByteArray certificate = security::readFile(papers.at(2));
    Random random(1);
    for (int i = 0; i < 2'000; ++i) {
        QByteArray changed = certificate;
        const auto at = static_cast<qsizetype>(random.below(static_cast<quint32>(certificate.size())));
        changed[at] = static_cast<char>(changed.at(at) ^ static_cast<char>(1 + random.below(255)));
        QVERIFY2(!exam::verifyFile(changed).good(), qPrintable(QString::number(at)));
    }
    QVERIFY(certificate.last(1024).contains("%%EOF"));
    if (const QString pdftotext = QStandardPaths::findExecutable(QStringLiteral("pdftotext")); !pdftotext.isEmpty()) {
        QProcess reader;
        reader.start(pdftotext, {papers.at(2), QStringLiteral("-")});
        QVERIFY(reader.waitForFinished());
        const QString text = QString::fromUtf8(reader.readAllStandardOutput());
        QVERIFY2(text.contains(QLatin1String("Tan Mei Ling")) && text.contains(fingerprint.section(QLatin1Char(' '), 0, 1)),
                 qPrintable(text));
    }

    const Run replayed = run(QStringList{QStringLiteral("replay"), file("0417.pitresult")} + key + passphrase);
    QVERIFY2(replayed.status == 0 && replayed.out.contains("\"resumed\""), replayed.err);
    const Run figures = run(QStringList{QStringLiteral("stats"), file("0417.pitresult")} + key + passphrase);
    QCOMPARE(figures.line().value(QLatin1String("candidates")).toInt(), 1);
    QVERIFY(run(QStringList{QStringLiteral("mark"), QStringLiteral("--out"), file("marks"), file("autumn.pitexam")} + key +
                passphrase)
                .status != 0);
}

void ExamCliTest::everySubCommandIsInTheHelp() {
    const Run help = run({QStringLiteral("--help")});
    QCOMPARE(help.status, 0);
    for (const char *name :
         {"new", "show", "key", "person", "form", "seal", "sit", "mark", "verify", "stats", "rule", "replay", "angoff"})
        QVERIFY2(help.out.contains(QByteArray("exam ") + name), name);
    const Run fresh = run({QStringLiteral("new")});
    QCOMPARE(exam::readBlueprint(fresh.out).questionCount(), 60);
    write("angoff.csv", "0.6,0.5,0.7\n0.9,0.5,0.6\n");
    QCOMPARE(run({QStringLiteral("angoff"), file("angoff.csv")}).line().value(QLatin1String("judges")).toInt(), 2);
}

QTEST_GUILESS_MAIN(ExamCliTest)
#include "tst_examcli.moc"
