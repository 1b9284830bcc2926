// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/blueprint.h"
#include "core/exam/examfile.h"
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
    void eachHelpNamesAllThatTheCommandTakes_data();
    void eachHelpNamesAllThatTheCommandTakes();
    void aSeedThatNobodyChoseCannotBeGuessed();
    void accommodationsComeFromTheListOfCandidates();
    void aListOfCandidatesThatIsWrongIsPlaced_data();
    void aListOfCandidatesThatIsWrongIsPlaced();
    void exposureIsCountedOverExams();
    void nothingIsWrittenOverAKey();
    void whoThinksAndIsKilledHasUsedThatTime();
    void wrongPinsAreCountedAtTheStationsDoor();
    void twoResultsOfOneCandidateAreBothKept();
    void badInputIsRefusedWithItsPlace_data();
    void badInputIsRefusedWithItsPlace();

private:
    struct Run {
        int status = 0;
        QByteArray out, err;
        [[nodiscard]] QJsonObject line(qsizetype number = 0) const {
            return QJsonDocument::fromJson(out.split('\n').value(number)).object();
        }
    };
    Run run(const QStringList &arguments, const QByteArray &input = {}) const;
    /// Words of a command line; @name is a file of this test.
    Run tell(const char *line, const QByteArray &input = {}) const { return run(words(line), input); }
    QStringList words(const char *line) const {
        QStringList list = QString::fromLatin1(line).split(u' ', Qt::SkipEmptyParts);
        for (QString &word : list)
            if (word.startsWith(u'@'))
                word = m_folder.filePath(word.mid(1));
        return list;
    }
    /// An exam of two that costs little, for the tests that need one.
    void sealQuick(const char *out, const char *exam) const {
        if (!QFile::exists(file("quick.pitkey")))
            QCOMPARE(
                tell("key new --name Quick --out @quick.pitkey --passphrase-file @passphrase --cost interactive").status, 0);
        const QByteArray line = QByteArray("seal @blueprint.json --candidates @candidates.csv --key @quick.pitkey "
                                           "--passphrase-file @passphrase --pin-file @pin --cost interactive --exam ") +
                                exam + " --codes @quick.csv --out @" + out;
        const Run sealed = tell(line.constData());
        QVERIFY2(sealed.status == 0, sealed.err);
    }
    QString file(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    void write(const char *name, const QByteArray &bytes) const { security::writeFile(file(name), bytes); }
    /// Of that candidate, out of the table that the issuer made, into the file "code".
    void writeCode(const char *table, const QByteArray &number) {
        for (const QByteArray &line : security::readFile(file(table)).split('\n'))
            if (line.startsWith(number + ','))
                write("code", line.mid(line.lastIndexOf(',') + 1) + '\n');
    }
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
    const Run sealed =
        run(QStringList{QStringLiteral("seal"), file("blueprint.json"), QStringLiteral("--exam"), QStringLiteral("autumn"),
                        QStringLiteral("--seed"), QStringLiteral("42"), QStringLiteral("--candidates"),
                        file("candidates.csv"), QStringLiteral("--out"), file("autumn.pitexam"),
                        QStringLiteral("--pin-file"), file("pin"), QStringLiteral("--codes"), file("codes.csv")} +
            key + passphrase + cheap);
    QVERIFY2(sealed.status == 0, sealed.err);

    writeCode("codes.csv", "0417");
    // The first sitting is broken off after three answers, then resumed. The key comes from the answer that practice
    // reveals.
    const QStringList sit{QStringLiteral("sit"),         file("autumn.pitexam"),
                          QStringLiteral("--candidate"), QStringLiteral("0417"),
                          QStringLiteral("--folder"),    m_folder.path(),
                          QStringLiteral("--pin-file"),  file("pin"),
                          QStringLiteral("--issuer"),    file("issuer.json"),
                          QStringLiteral("--out"),       file("0417.pitresult"),
                          QStringLiteral("--code-file"), file("code")};
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
    write("staffpin", "471193\n");
    write("staffpin2", "639172\n");
    const QStringList staff{QStringLiteral("--people"), file("people.json"), QStringLiteral("--pin-file"), file("staffpin")};
    for (const auto &[id, role] : {std::pair{"lim", "examiner"}, std::pair{"ong", "instructor"}})
        QCOMPARE(run(QStringList{QStringLiteral("person"), QStringLiteral("add"), QStringLiteral("--id"),
                                 QString::fromLatin1(id), QStringLiteral("--name"), QString::fromLatin1(id),
                                 QStringLiteral("--role"), QString::fromLatin1(role), QStringLiteral("--by"),
                                 QStringLiteral("lim"), QStringLiteral("--by-pin-file"), file("staffpin")} +
                     staff)
                     .status,
                 0);
    // Only the first of all comes without anybody's PIN.
    QCOMPARE(tell("person add --people @people.json --id x --name X --role examiner --pin-file @staffpin").status, 2);
    QCOMPARE(tell("person add --people @people.json --id x --name X --role examiner --pin-file @staffpin --by ong "
                  "--by-pin-file @staffpin")
                 .status,
             2); // an instructor keeps no people
    const QJsonObject question = first.line().value(QLatin1String("question")).toObject();
    const QStringList ruling{QStringLiteral("rule"),
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
                             file("staffpin2")};
    QCOMPARE(run(ruling + key + passphrase).status, 2); // that is not his PIN, and the one that lim gave him would not do
    QCOMPARE(tell("person pin --people @people.json --id ong --pin-file @staffpin --new-pin-file @staffpin2").status, 0);
    const Run ruled = run(ruling + key + passphrase);
    QVERIFY2(ruled.status == 0, ruled.err);
    QVERIFY(tell("person log --people @people.json").out.contains("pin-changed"));
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

void ExamCliTest::eachHelpNamesAllThatTheCommandTakes_data() {
    QTest::addColumn<QString>("verb");
    QTest::addColumn<QString>("options");
    const std::pair<const char *, const char *> all[] = {
        {"new", "id title out"},
        {"show", ""},
        {"key", "name out passphrase-file new-passphrase-file cost"},
        {"person", "people id name role pin-file new-pin-file by by-pin-file"},
        {"form", "seed count pack exposure reveal key passphrase-file"},
        {"seal", "exam seed candidates key passphrase-file out pin-file pack exposure codes cost"},
        {"codes", "key passphrase-file out"},
        {"sit", "candidate folder pin-file code-file out who who-pin-file people issuer"},
        {"mark", "key passphrase-file out rulings examiner register decisions pdf"},
        {"set-aside", "key passphrase-file decisions reason people who who-pin-file"},
        {"withdraw", "key passphrase-file register number reason people who who-pin-file"},
        {"verify", "key passphrase-file register open"},
        {"stats", "key passphrase-file rulings decisions"},
        {"rule",
         "rulings people kind question game family reason first second first-pin-file second-pin-file key passphrase-file"},
        {"replay", "key passphrase-file rulings"},
        {"angoff", ""}};
    for (const auto &[verb, options] : all)
        QTest::newRow(verb) << QString::fromLatin1(verb) << QString::fromLatin1(options);
}

void ExamCliTest::eachHelpNamesAllThatTheCommandTakes() {
    QFETCH(QString, verb);
    QFETCH(QString, options);
    const Run help = run({verb, QStringLiteral("--help")});
    QCOMPARE(help.status, 0);
    QVERIFY(help.out.trimmed().startsWith("exam " + verb.toLatin1() + ' '));
    for (const QString &option : options.split(u' ', Qt::SkipEmptyParts)) {
        QVERIFY2(help.out.contains("--" + option.toLatin1()), qPrintable(option));
        // It is really taken: what is missing is said, not that the option is unknown.
        const Run taken = run({verb, QStringLiteral("--") + option, file("taken")});
        QVERIFY2(!taken.err.contains("Unknown option"), taken.err);
    }
    const Run unknown = run({verb, QStringLiteral("--nonsense")});
    QVERIFY2(unknown.status == 2 && unknown.err.contains("nonsense"), unknown.err);
}

void ExamCliTest::aSeedThatNobodyChoseCannotBeGuessed() {
    QSet<qint64> seeds;
    for (int i = 0; i < 3; ++i) {
        const Run forms = tell("form @blueprint.json --count 2");
        QVERIFY2(forms.status == 0, forms.err);
        seeds.insert(forms.line().value(QLatin1String("seed")).toInteger());
    }
    QCOMPARE(seeds.size(), 3);
    QVERIFY(*std::max_element(seeds.begin(), seeds.end()) > 1'000'000'000'000);
    QCOMPARE(tell("form @blueprint.json --seed 42").line().value(QLatin1String("seed")).toInteger(), 42);
}

void ExamCliTest::accommodationsComeFromTheListOfCandidates() {
    write("granted.csv", "\xef\xbb\xbfname,number,readAloud,highContrast,textSize,reducedMotion,timeFactor\r\n"
                         "\"陳美玲, known as \"\"May\"\"\",0417,yes,no,150,1,125\r\n"
                         "\r\n"
                         "Lee,0418,,,,,\r\n");
    sealQuick("plain.pitexam", "plain");
    const Run sealed = tell("seal @blueprint.json --exam granted --candidates @granted.csv --key @quick.pitkey "
                            "--passphrase-file @passphrase --pin-file @pin --cost interactive --out @granted.pitexam");
    QVERIFY2(sealed.status == 0, sealed.err);
    QVERIFY(!sealed.line().contains(QLatin1String("seed"))); // nobody has to keep it
    const exam::ExamFile granted(security::readFile(file("granted.pitexam")));
    const auto first = granted.release(QStringLiteral("0417"), "2718281828");
    QVERIFY(first);
    QCOMPARE(first->candidate.name, QStringLiteral("陳美玲, known as \"May\""));
    QCOMPARE(first->candidate.granted, (exam::Accommodations{125, 150, false, true, true}));
    QCOMPARE(granted.release(QStringLiteral("0418"), "2718281828")->candidate.granted, exam::Accommodations());
}

void ExamCliTest::aListOfCandidatesThatIsWrongIsPlaced_data() {
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("no head") << QByteArray("0417,Tan\n") << QByteArray("line 1");
    QTest::newRow("empty") << QByteArray() << QByteArray("line 1");
    QTest::newRow("a column twice") << QByteArray("number,name,name\n") << QByteArray("line 1");
    QTest::newRow("no name") << QByteArray("number,name\n0417,\n") << QByteArray("line 2, name");
    QTest::newRow("no number") << QByteArray("number,name\n,Tan\n") << QByteArray("line 2, number");
    QTest::newRow("a word for a number") << QByteArray("number,name,attempt\n1,Tan,1\n\n2,Lee,two\n")
                                         << QByteArray("line 4, attempt");
    QTest::newRow("less time") << QByteArray("number,name,timeFactor\n1,Tan,90\n") << QByteArray("line 2, timeFactor");
    QTest::newRow("maybe") << QByteArray("number,name,readAloud\n1,Tan,maybe\n") << QByteArray("line 2, readAloud");
    QTest::newRow("too many cells") << QByteArray("number,name\n1,Tan,Mei\n") << QByteArray("line 2");
    QTest::newRow("twice") << QByteArray("number,name\n1,Tan\n1,Lee\n") << QByteArray("line 3, number");
    QTest::newRow("an open quote") << QByteArray("number,name\n1,\"Tan\n2,Lee\n") << QByteArray("never closed");
    QTest::newRow("a number that is a path") << QByteArray("number,name\n../1,Tan\n") << QByteArray("candidate ../1");
}

void ExamCliTest::aListOfCandidatesThatIsWrongIsPlaced() {
    QFETCH(QByteArray, csv);
    QFETCH(QByteArray, said);
    if (!QFile::exists(file("quick.pitkey")))
        sealQuick("plain.pitexam", "plain");
    write("list.csv", csv);
    const Run sealed = tell("seal @blueprint.json --exam listed --candidates @list.csv --key @quick.pitkey "
                            "--passphrase-file @passphrase --pin-file @pin --cost interactive --out @listed.pitexam");
    QCOMPARE(sealed.status, 2);
    QVERIFY2(sealed.err.contains(said), sealed.err);
    QVERIFY(!QFile::exists(file("listed.pitexam")));
}

void ExamCliTest::exposureIsCountedOverExams() {
    sealQuick("plain.pitexam", "plain");
    const char *seal = "seal @blueprint.json --exam shown --seed 77 --candidates @candidates.csv --key @quick.pitkey "
                       "--passphrase-file @passphrase --pin-file @pin --cost interactive --out @shown.pitexam "
                       "--exposure @exposure.json";
    const auto before = [&](const char *line) { return tell(line).line().value(QLatin1String("exposedBefore")).toInt(-1); };
    QCOMPARE(before("form @blueprint.json --seed 77 --count 2 --exposure @exposure.json "
                    "--key @quick.pitkey --passphrase-file @passphrase"),
             0);
    QCOMPARE(tell(seal).status, 0);
    QCOMPARE(before("form @blueprint.json --seed 77 --count 2 --exposure @exposure.json "
                    "--key @quick.pitkey --passphrase-file @passphrase"),
             16);
    QVERIFY(!security::readFile(file("exposure.json")).contains('{')); // nobody else reads what was asked
    QCOMPARE(before("form @blueprint.json --seed 78 --count 2 --exposure @exposure.json "
                    "--key @quick.pitkey --passphrase-file @passphrase"),
             0);
    QCOMPARE(before("form @blueprint.json --seed 77"), -1);
}

void ExamCliTest::nothingIsWrittenOverAKey() {
    sealQuick("plain.pitexam", "plain");
    const QByteArray key = security::readFile(file("quick.pitkey"));
    for (const char *line :
         {"key new --name Other --out @quick.pitkey --passphrase-file @passphrase --cost interactive",
          "key public @quick.pitkey --out @quick.pitkey", "new --out @quick.pitkey",
          "seal @blueprint.json --exam x --candidates @candidates.csv --key @quick.pitkey --passphrase-file @passphrase "
          "--pin-file @pin --cost interactive --out @quick.pitkey"}) {
        const Run refused = tell(line);
        QVERIFY2(refused.status == 2 && refused.err.contains("quick.pitkey"), refused.err);
        QCOMPARE(security::readFile(file("quick.pitkey")), key);
    }
    QCOMPARE(tell("key new --name Other --out @other.pitkey --passphrase-file @passphrase --cost interactive").status, 0);
    QCOMPARE(tell("key passphrase @other.pitkey --out @quick.pitkey --passphrase-file @passphrase --new-passphrase-file "
                  "@passphrase --cost interactive")
                 .status,
             2);
    QCOMPARE(security::readFile(file("quick.pitkey")), key);
    // Its own passphrase can be changed in place.
    write("newpass", "another good passphrase\n");
    QCOMPARE(tell("key passphrase @other.pitkey --out @other.pitkey --passphrase-file @passphrase --new-passphrase-file "
                  "@newpass --cost interactive")
                 .status,
             0);
    QVERIFY(exam::IssuerKey::open(security::readFile(file("other.pitkey")), "another good passphrase"));
}

void ExamCliTest::whoThinksAndIsKilledHasUsedThatTime() {
    sealQuick("think.pitexam", "think");
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("thinking")));
    writeCode("quick.csv", "0418");
    const QStringList sit =
        words("exam sit @think.pitexam --candidate 0418 --folder @thinking --pin-file @pin --code-file @code");
    QProcess process;
    process.start(QStringLiteral(PITWISE_BINARY_DIR "/pitwise-cli"), sit);
    QVERIFY(process.waitForReadyRead(60'000));
    QTest::qSleep(3'300); // nothing is typed
    process.kill();
    QVERIFY(process.waitForFinished());
    const Run again = tell("sit @think.pitexam --candidate 0418 --folder @thinking --pin-file @pin --code-file @code");
    const qint64 left = again.line().value(QLatin1String("remainingMs")).toInteger();
    QVERIFY2(left <= 30 * 60'000 - 2'000 && left > 30 * 60'000 - 20'000, qPrintable(QString::number(left)));
}

void ExamCliTest::wrongPinsAreCountedAtTheStationsDoor() {
    sealQuick("door.pitexam", "door");
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("door")));
    writeCode("quick.csv", "0418");
    write("wrong", "9182736450\n");
    const char *right = "sit @door.pitexam --candidate 0418 --folder @door --pin-file @pin --code-file @code";
    for (int i = 0; i < 5; ++i)
        QVERIFY(tell("sit @door.pitexam --candidate 0418 --folder @door --pin-file @wrong --code-file @code").status != 0);
    const Run locked = tell(right);
    QVERIFY(locked.status != 0);
    QVERIFY2(locked.err.contains("this station is locked until"), locked.err);
    QVERIFY(!QFile::exists(file("door/door.0418.pitlog")));
}

void ExamCliTest::twoResultsOfOneCandidateAreBothKept() {
    sealQuick("twice.pitexam", "twice");
    writeCode("quick.csv", "0417");
    for (const char *station : {"one", "two"}) {
        QVERIFY(QDir(m_folder.path()).mkpath(QString::fromLatin1(station)));
        const QByteArray line =
            QByteArray("sit @twice.pitexam --candidate 0417 --pin-file @pin --code-file @code --folder @") + station +
            " --out @results/" + station + ".pitresult";
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("results")));
        const Run sat =
            tell(line.constData(), "{\"do\":\"setting\",\"name\":\"textSize\",\"value\":120}\n{\"do\":\"finish\"}\n");
        QVERIFY2(sat.status == 0, sat.err + sat.out);
    }
    // Only one can count: neither gets a paper before one is set aside, with a reason and somebody's PIN.
    const char *mark = "mark --key @quick.pitkey --passphrase-file @passphrase --out @twicemarks --decisions @decisions "
                       "--register @register @results";
    const Run undecided = tell(mark);
    QCOMPARE(undecided.status, 1);
    QVERIFY2(undecided.err.contains("0417") && undecided.err.contains("another result"), undecided.err);
    QCOMPARE(QDir(file("twicemarks")).entryList(QDir::Files).size(), 0);
    QCOMPARE(tell("stats --key @quick.pitkey --passphrase-file @passphrase @results").status, 2);
    write("chiefpin", "471193\n");
    QCOMPARE(tell("person add --people @chief.json --id lim --name Lim --role examiner --pin-file @chiefpin").status, 0);
    const char *aside = "set-aside @results/one.pitresult --decisions @decisions --key @quick.pitkey --passphrase-file "
                        "@passphrase --people @chief.json --who lim --who-pin-file @chiefpin --reason a.second.sitting";
    QCOMPARE(tell(aside).status, 0);
    QCOMPARE(tell(aside).status, 2); // once
    const Run decided = tell(mark);
    QVERIFY2(decided.status == 0, decided.err + decided.out);
    QVERIFY(decided.out.contains("a.second.sitting"));
    QCOMPARE(QDir(file("twicemarks")).entryList({QStringLiteral("*.pitmark")}).size(), 1);
    QCOMPARE(tell("stats --key @quick.pitkey --passphrase-file @passphrase --decisions @decisions @results")
                 .line()
                 .value(QLatin1String("candidates"))
                 .toInt(),
             1);
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("nothing")));
    QCOMPARE(tell("mark --key @quick.pitkey --passphrase-file @passphrase --out @twicemarks @nothing").status, 2);
}

void ExamCliTest::badInputIsRefusedWithItsPlace_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const char *name, const char *line, int status, const char *said) {
        QTest::newRow(name) << QString::fromLatin1(line) << status << QByteArray(said);
    };
    row("no verb", "", 2, "exam seal");
    row("an unknown verb", "pass", 2, "there is no 'pass'");
    row("help of an unknown verb", "pass --help", 2, "there is no 'pass'");
    row("no file", "show", 2, "takes 1 file");
    row("a file that is not there", "show @nowhere.json", 2, "nowhere.json");
    row("a blueprint that is none", "show @candidates.csv", 2, "candidates.csv");
    row("a seed that is a word", "form @blueprint.json --seed four", 2, "--seed");
    row("a seed too large", "form @blueprint.json --seed 9007199254740992", 2, "--seed");
    row("no forms", "form @blueprint.json --count 0", 2, "--count");
    row("no exam",
        "seal @blueprint.json --candidates @candidates.csv --key @quick.pitkey --passphrase-file @passphrase "
        "--pin-file @pin --out @x",
        2, "--exam: is missing");
    row("an exam whose name is a path",
        "seal @blueprint.json --exam ../x --candidates @candidates.csv --key @quick.pitkey --passphrase-file @passphrase "
        "--pin-file @pin --out @x",
        2, "exam");
    row("a short PIN",
        "seal @blueprint.json --exam x --candidates @candidates.csv --key @quick.pitkey --passphrase-file @passphrase "
        "--pin-file @short --out @x",
        2, "eight characters");
    row("a wrong passphrase",
        "seal @blueprint.json --exam x --candidates @candidates.csv --key @quick.pitkey --passphrase-file @pin "
        "--pin-file @pin --out @x",
        2, "does not open the key");
    row("a key that is none", "mark --key @blueprint.json --passphrase-file @passphrase --out @m @plain.pitexam", 2,
        "key file");
    row("an exam file for a result", "mark --key @quick.pitkey --passphrase-file @passphrase --out @m @plain.pitexam", 1,
        "");
    row("a candidate who is not there", "sit @plain.pitexam --candidate 9999 --folder @ --pin-file @pin", 2, "9999");
    row("a wrong PIN", "sit @plain.pitexam --candidate 0417 --folder @ --pin-file @passphrase", 2, "not right");
    row("another issuer's exam", "sit @plain.pitexam --candidate 0417 --folder @ --pin-file @pin --issuer @foreign.json", 2,
        "another issuer");
    row("to open without a key", "verify --open @plain.pitexam", 2, "--key");
    row("a file of another kind", "verify @candidates.csv", 1, "");
    row("a file that is empty", "verify @empty", 1, "");
    row("another issuer's key", "verify --key @foreign.json @plain.pitexam", 1, "");
    row("ratings that are words", "angoff @candidates.csv", 2, "line 1");
    row("a ruling of nobody",
        "rule --rulings @r.json --people @nobody.json --kind take-out --question x --reason y --first a --second b "
        "--first-pin-file @pin --second-pin-file @pin --key @quick.pitkey --passphrase-file @passphrase",
        2, "a: there is nobody");
    row("a kind of ruling that is none", "rule --rulings @r.json --people @nobody.json --kind pardon", 2, "--kind");
}

void ExamCliTest::badInputIsRefusedWithItsPlace() {
    QFETCH(QString, line);
    QFETCH(int, status);
    QFETCH(QByteArray, said);
    if (!QFile::exists(file("plain.pitexam")))
        sealQuick("plain.pitexam", "plain");
    write("short", "1234567\n");
    write("empty", "");
    write("foreign.json", exam::writeIssuer(exam::IssuerKey::make(QStringLiteral("Somebody")).issuer()));
    const Run refused = tell(line.toLatin1().constData());
    QVERIFY2(refused.status == status, refused.err + refused.out);
    QVERIFY2(refused.err.contains(said), refused.err);
    QVERIFY(!QFile::exists(file("x")));
}

QTEST_GUILESS_MAIN(ExamCliTest)
#include "tst_examcli.moc"
