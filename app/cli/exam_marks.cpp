// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/exam.h"
#include "core/exam/badge.h"
#include "core/exam/badgeproof.h"
#include "core/exam/bakedbadge.h"
#include "core/exam/clock.h"
#include "core/exam/itemstatistics.h"
#include "core/exam/printjob.h"
#include "core/exam/register.h"
#include "core/exam/replay.h"
#include "core/exam/setaside.h"
#include "core/exam/statuslist.h"
#include "core/exam/verify.h"
#include "core/security/safefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>

#include <algorithm>
#include <cstdio>
#include <set>

namespace pitwise::cli {
namespace {

/// What a file holds that need not be there yet.
QByteArray bytesIfThere(const ExamArguments &given, const char *option) {
    return given.has(option) && QFileInfo::exists(given.value(option)) ? security::readFile(given.value(option))
                                                                       : QByteArray();
}

std::vector<exam::ItemRuling> rulingsOf(const ExamArguments &given, const exam::Issuer &issuer) {
    const QByteArray file = bytesIfThere(given, "rulings");
    return file.isEmpty() ? std::vector<exam::ItemRuling>() : exam::readRulings(file, issuer);
}

exam::SatExam satIn(const QString &path, const exam::IssuerKey &key) {
    try {
        return exam::openResult(security::readFile(path), key);
    } catch (Refusal &refusal) {
        refusal.at = path.toStdString() + (refusal.at.empty() ? "" : ": " + refusal.at);
        throw;
    }
}

/// pitwise-print stands beside this program, or where the package puts helpers.
QByteArray printed(const QJsonObject &job) {
    const QString here = QCoreApplication::applicationDirPath();
    QString program = here + QStringLiteral("/pitwise-print");
    if (!QFileInfo::exists(program))
        program = here + QStringLiteral("/../lib/pitwise/pitwise-print");
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(program, QStringList());
    process.write(QJsonDocument(job).toJson(QJsonDocument::Compact));
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        throw Refusal{"cannot print: " + process.errorString().toStdString(), program.toStdString(), {}};
    return process.readAllStandardOutput();
}

/// Results that can be read, those set aside apart from those that count.
struct Room {
    std::vector<QString> paths;
    std::vector<std::unique_ptr<exam::SatExam>> sat;
    QJsonArray told; ///< Lines about files that were refused or are set aside.
    bool refused = false;

    Room(const QStringList &files, const exam::IssuerKey &key, const std::vector<exam::SetAside> &decided) {
        for (const QString &path : files) {
            try {
                auto one = std::make_unique<exam::SatExam>(satIn(path, key));
                if (const exam::SetAside *aside = exam::setAsideOf(decided, *one)) {
                    told.append(QJsonObject{{QStringLiteral("file"), path},
                                            {QStringLiteral("candidate"), aside->candidate},
                                            {QStringLiteral("setAside"), aside->reason},
                                            {QStringLiteral("by"), aside->who}});
                    continue;
                }
                paths.push_back(path);
                sat.push_back(std::move(one));
            } catch (const Refusal &refusal) { // one bad file does not keep a room waiting
                tell(path, refusal);
            }
        }
    }
    void tell(const QString &path, const Refusal &refusal) {
        told.append(QJsonObject{{QStringLiteral("file"), path},
                                {QStringLiteral("refused"), QString::fromStdString(refusal.error)},
                                {QStringLiteral("at"), QString::fromStdString(refusal.at)}});
        refused = true;
    }
    [[nodiscard]] std::vector<const exam::SatExam *> all() const {
        std::vector<const exam::SatExam *> list;
        for (const auto &one : sat)
            list.push_back(one.get());
        return list;
    }
};

int mark(const QStringList &arguments) {
    const ExamArguments given(arguments,
                              {QStringLiteral("key"), QStringLiteral("passphrase-file"), QStringLiteral("out"),
                               QStringLiteral("rulings"), QStringLiteral("examiner"), QStringLiteral("register"),
                               QStringLiteral("decisions"), QStringLiteral("status-list"), QStringLiteral("!hashed"),
                               QStringLiteral("!pdf")},
                              1, 100'000);
    const exam::IssuerKey key = given.issuerKey();
    const std::vector<exam::ItemRuling> rulings = rulingsOf(given, key.issuer());
    exam::Register entered = exam::Register::read(bytesIfThere(given, "register"), key.issuer().publicKey);
    if (given.has("status-list") && !given.has("register"))
        throw Refusal{"needs the register that the list is made of: --register FILE", "--status-list", {}};
    const ExamBank questions;
    const qint64 now = exam::SystemClock().wallMs();
    const QDir out(given.value("out"));
    security::makeFolder(out.path());
    Room room(resultsIn(given.files()), key, exam::readSetAside(bytesIfThere(given, "decisions"), key.issuer().publicKey));
    const std::vector<const exam::SatExam *> all = room.all();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const exam::SatExam &sat = *all[i];
        try {
            exam::MarkedExam marked = markExam(sat, questions.bank(), rulings, now);
            const std::vector<exam::OddThing> among = odditiesAmong(sat, all);
            marked.odd.insert(marked.odd.end(), among.begin(), among.end());
            QJsonObject line = markJson(sat, marked);
            const bool twin = std::any_of(among.begin(), among.end(),
                                          [](const exam::OddThing &odd) { return odd.kind == exam::Oddity::AnotherResult; });
            if (twin) { // only one can count, and a person says which
                std::fprintf(
                    stderr,
                    "pitwise-cli exam: %s: candidate %s has another result of exam %s: no paper is written until one "
                    "is set aside (exam set-aside)\n",
                    qPrintable(room.paths[i]), qPrintable(sat.candidate.number), qPrintable(sat.exam));
                line.insert(QStringLiteral("undecided"), true);
                line.insert(QStringLiteral("file"), room.paths[i]);
                printLine(line);
                room.refused = true;
                continue;
            }
            const QString base = out.filePath(certificateNumber(sat, marked));
            writeOut(base + QStringLiteral(".pitmark"), signMark(sat, marked, key, now));
            const auto paper = [&](const char *ending, const QJsonObject &job) {
                if (given.has("pdf"))
                    security::writeFile(base + QLatin1String(ending), signPaper(printed(job), job, key));
            };
            paper("-report.pdf", reportJob(sat, marked, key.issuer()));
            if (marked.score.passed()) {
                const exam::BadgeOptions how{given.has("hashed"), given.valueOr("status-list", {}),
                                             entered.statusIndex(badgeId(sat))};
                security::writeFile(base + QStringLiteral(".badge.jwt"), makeBadge(sat, marked, key, how));
                security::writeFile(base + QStringLiteral(".badge.json"),
                                    exam::proveBadge(badgeCredential(sat, marked, key, how), key));
                paper("-certificate.pdf", certificateJob(sat, marked, key, given.valueOr("examiner", key.issuer().name)));
            }
            if (const QStringList gone = entered.enter(sat, marked, now); !gone.isEmpty())
                line.insert(QStringLiteral("withdrawn"), QJsonArray::fromStringList(gone));
            printLine(line);
        } catch (const Refusal &refusal) {
            room.tell(room.paths[i], refusal);
        }
    }
    for (const auto &told : std::as_const(room.told))
        printLine(told.toObject());
    if (given.has("register"))
        writeOut(given.value("register"), entered.sealed(key));
    return room.refused ? Refused : Ok;
}

int setAside(const QStringList &arguments) {
    const ExamArguments given(arguments,
                              {QStringLiteral("key"), QStringLiteral("passphrase-file"), QStringLiteral("decisions"),
                               QStringLiteral("reason"), QStringLiteral("people"), QStringLiteral("who"),
                               QStringLiteral("who-pin-file")},
                              1, 1);
    const exam::IssuerKey key = given.issuerKey();
    const qint64 now = exam::SystemClock().wallMs();
    people::People(given.value("people"))
        .need(people::Right::MarkExams, given.value("who"), given.secret("who-pin-file", "Your own PIN"), now);
    std::vector<exam::SetAside> decided = exam::readSetAside(bytesIfThere(given, "decisions"), key.issuer().publicKey);
    const exam::SatExam sat = satIn(given.files().first(), key);
    if (exam::setAsideOf(decided, sat))
        throw Refusal{"is set aside already", given.files().first().toStdString(), {}};
    decided.push_back(setAsideResult(sat, given.value("reason"), given.value("who"), now));
    writeOut(given.value("decisions"), exam::writeSetAside(decided, key));
    printLine({{QStringLiteral("exam"), sat.exam},
               {QStringLiteral("candidate"), sat.candidate.number},
               {QStringLiteral("setAside"), decided.back().reason}});
    return Ok;
}

int withdraw(const QStringList &arguments) {
    const ExamArguments given(arguments,
                              {QStringLiteral("key"), QStringLiteral("passphrase-file"), QStringLiteral("register"),
                               QStringLiteral("number"), QStringLiteral("reason"), QStringLiteral("people"),
                               QStringLiteral("who"), QStringLiteral("who-pin-file")},
                              0, 0);
    const exam::IssuerKey key = given.issuerKey();
    const qint64 now = exam::SystemClock().wallMs();
    people::People(given.value("people"))
        .need(people::Right::MarkExams, given.value("who"), given.secret("who-pin-file", "Your own PIN"), now);
    exam::Register entered = exam::Register::read(security::readFile(given.value("register")), key.issuer().publicKey);
    entered.withdraw(given.value("number"), given.value("reason"), given.value("who"), now);
    writeOut(given.value("register"), entered.sealed(key));
    printLine({{QStringLiteral("number"), given.value("number")}, {QStringLiteral("withdrawn"), given.value("reason")}});
    return Ok;
}

int statusList(const QStringList &arguments) {
    const ExamArguments given(arguments,
                              {QStringLiteral("key"), QStringLiteral("passphrase-file"), QStringLiteral("register"),
                               QStringLiteral("address"), QStringLiteral("out")},
                              0, 0);
    const exam::IssuerKey key = given.issuerKey();
    const exam::Register entered = exam::Register::read(security::readFile(given.value("register")), key.issuer().publicKey);
    const QByteArray list = makeStatusList(entered, given.value("address"), key, exam::SystemClock().wallMs());
    writeOut(given.value("out"), list, security::Readers::Everyone);
    printLine({{QStringLiteral("address"), given.value("address")},
               {QStringLiteral("badges"), static_cast<qint64>(entered.entries().size())},
               {QStringLiteral("withdrawn"), static_cast<qint64>(entered.withdrawals().size())}});
    return Ok;
}

/// The house's own picture, or the shipped one of the kind that the name of the new file asks for.
QByteArray pictureFor(const ExamArguments &given) {
    if (given.has("picture"))
        return security::readFile(given.value("picture"));
    const bool svg = given.value("out").endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    return security::readFile(svg ? QStringLiteral(":/assets/badge/badge.svg") : QStringLiteral(":/assets/badge/badge.png"));
}

int bake(const QStringList &arguments) {
    const ExamArguments given(arguments, {QStringLiteral("picture"), QStringLiteral("out")}, 1, 1);
    QByteArray badge = security::readFile(given.files().first());
    const exam::Verification known = exam::verifyFile(badge);
    if (known.kind != exam::VerifiedKind::Badge || !known.good())
        throw Refusal{"is no badge, or was altered", given.files().first().toStdString(), {}};
    if (!badge.startsWith('{'))
        badge = badge.trimmed();
    writeOut(given.value("out"), exam::bakeBadge(pictureFor(given), badge), security::Readers::Everyone);
    printLine({{QStringLiteral("baked"), given.value("out")}});
    return Ok;
}

int verify(const QStringList &arguments) {
    const ExamArguments given(arguments,
                              {QStringLiteral("key"), QStringLiteral("passphrase-file"), QStringLiteral("register"),
                               QStringLiteral("status"), QStringLiteral("!open")},
                              1, 100'000);
    std::optional<exam::Issuer> trusted;
    std::optional<exam::IssuerKey> key;
    std::optional<ExamBank> questions;
    exam::VerifyWith with;
    with.today = QDate::currentDate();
    if (given.has("key")) {
        trusted = exam::readIssuer(security::readFile(given.value("key")));
        with.trusted = &*trusted;
    }
    if (given.has("open")) {
        if (!given.has("key"))
            throw Refusal{"needs the issuer's key file: --key FILE", "--open", {}};
        key = given.issuerKey();
        questions.emplace();
        with.opened = &*key;
        with.bank = &questions->bank();
    }
    std::optional<exam::Register> entered;
    if (given.has("register")) {
        if (!trusted)
            throw Refusal{"needs whose it should be: --key FILE", "--register", {}};
        entered = exam::Register::read(security::readFile(given.value("register")), trusted->publicKey);
        with.given = &*entered;
    }
    std::optional<exam::StatusList> published;
    if (given.has("status")) {
        published = exam::StatusList::read(security::readFile(given.value("status")));
        with.status = &*published;
    }
    int status = Ok;
    for (const QString &path : given.files()) {
        exam::Verification verification;
        try {
            verification = verifyFile(security::readFile(path), with);
        } catch (const Refusal &refusal) { // one that cannot be read keeps no other from being looked at
            verification.findings.push_back({false, QString::fromStdString(refusal.error), {}});
        }
        QJsonObject line = verificationJson(verification);
        line.insert(QStringLiteral("file"), path);
        printLine(line);
        if (!verification.valid())
            status = Refused;
    }
    return status;
}

int stats(const QStringList &arguments) {
    const ExamArguments given(
        arguments,
        {QStringLiteral("key"), QStringLiteral("passphrase-file"), QStringLiteral("rulings"), QStringLiteral("decisions")},
        1, 100'000);
    const exam::IssuerKey key = given.issuerKey();
    const std::vector<exam::ItemRuling> rulings = rulingsOf(given, key.issuer());
    const ExamBank questions;
    const Room room(resultsIn(given.files()), key,
                    exam::readSetAside(bytesIfThere(given, "decisions"), key.issuer().publicKey));
    if (room.refused) // figures of a part of the room would be wrong for all of it
        throw Refusal{room.told.last().toObject().value(QLatin1String("refused")).toString().toStdString(),
                      room.told.last().toObject().value(QLatin1String("file")).toString().toStdString(),
                      {}};
    const std::vector<const exam::SatExam *> all = room.all();
    std::vector<std::unique_ptr<exam::MarkedExam>> marked;
    std::vector<const exam::MarkedExam *> markedList;
    std::set<QString> candidates;
    for (const exam::SatExam *sat : all) {
        if (!candidates.insert(sat->candidate.number).second)
            throw Refusal{"has two results: set one aside (exam set-aside), or both would be counted",
                          "candidate " + sat->candidate.number.toStdString(),
                          {}};
        marked.push_back(std::make_unique<exam::MarkedExam>(markExam(*sat, questions.bank(), rulings)));
        markedList.push_back(marked.back().get());
    }
    printLine(statisticsJson(exam::examStatistics(all, markedList)));
    return Ok;
}

int rule(const QStringList &arguments) {
    const ExamArguments given(arguments,
                              {QStringLiteral("rulings"), QStringLiteral("people"), QStringLiteral("kind"),
                               QStringLiteral("question"), QStringLiteral("game"), QStringLiteral("family"),
                               QStringLiteral("reason"), QStringLiteral("first"), QStringLiteral("second"),
                               QStringLiteral("first-pin-file"), QStringLiteral("second-pin-file"), QStringLiteral("key"),
                               QStringLiteral("passphrase-file")},
                              0, 0);
    people::People people(given.value("people"));
    exam::ItemRuling draft;
    const QString kind = given.value("kind");
    if (kind != QLatin1String("take-out") && kind != QLatin1String("full-marks"))
        throw Refusal{"must be take-out or full-marks", "--kind", {}};
    draft.kind = kind == QLatin1String("take-out") ? exam::RulingKind::TakeOut : exam::RulingKind::FullMarks;
    draft.question = given.valueOr("question", QString());
    draft.game = given.valueOr("game", QString());
    draft.family = given.valueOr("family", QString());
    draft.reason = given.value("reason");
    const exam::IssuerKey key = given.issuerKey();
    std::vector<exam::ItemRuling> rulings = rulingsOf(given, key.issuer());
    rulings.push_back(ruleOnItem(draft, people, {given.value("first"), given.secret("first-pin-file", "PIN of the first")},
                                 {given.value("second"), given.secret("second-pin-file", "PIN of the second")},
                                 exam::SystemClock().wallMs()));
    writeOut(given.value("rulings"), exam::writeRulings(rulings, key));
    printLine(rulingJson(rulings.back()));
    return Ok;
}

int replay(const QStringList &arguments) {
    const ExamArguments given(arguments,
                              {QStringLiteral("key"), QStringLiteral("passphrase-file"), QStringLiteral("rulings")}, 1, 1);
    const exam::IssuerKey key = given.issuerKey();
    const exam::SatExam sat = satIn(given.files().first(), key);
    const ExamBank questions;
    std::optional<exam::MarkedExam> marked;
    try {
        marked = markExam(sat, questions.bank(), rulingsOf(given, key.issuer()));
    } catch (const Refusal &refusal) { // what he saw and did is in the record, whatever this program can compute
        std::fprintf(stderr, "pitwise-cli exam: without keys: %s\n", refusal.error.c_str());
    }
    for (const exam::ReplayStep &step : replayOf(sat))
        printLine(replayJson(step, sat, marked ? &*marked : nullptr));
    return marked ? Ok : Refused;
}

int angoff(const QStringList &arguments) {
    const ExamArguments given(arguments, {}, 1, 1);
    std::vector<std::vector<double>> ratings;
    const QList<QByteArray> lines = security::readFile(given.files().first()).split('\n');
    for (const QByteArray &line : lines) {
        if (line.trimmed().isEmpty())
            continue;
        std::vector<double> row;
        for (const QByteArray &word : line.split(',')) {
            bool isNumber = false;
            row.push_back(word.trimmed().toDouble(&isNumber));
            if (!isNumber)
                throw Refusal{"holds something that is not a number",
                              given.files().first().toStdString() + " line " + std::to_string(ratings.size() + 1),
                              {}};
        }
        ratings.push_back(std::move(row));
    }
    printLine(angoffJson(exam::angoffCut(ratings)));
    return Ok;
}

} // namespace

const std::vector<ExamCommand> examMarkCommands{
    {"mark",
     "--key FILE --out DIR [--passphrase-file FILE] [--rulings FILE] [--decisions FILE] [--register FILE] [--examiner NAME]\n"
     "            [--status-list ADDRESS] [--hashed] [--pdf] RESULT…",
     "marks results (files, or folders of them) and writes a signed mark for each, a badge for each pass, with --pdf report\n"
     "      and certificate too. With --rulings both scores are kept. What is odd in a record is said in \"odd\": a day before\n"
     "      the sealing, answers after the time or in no time. Two results of one candidate get no paper until one of them is\n"
     "      set aside (--decisions). --register: everybody is entered there; who had passed and does not after a ruling has\n"
     "      his certificate withdrawn. A badge is a JWT (.badge.jwt) and the same with a proof of its own (.badge.json), for\n"
     "      wallets that take no JWT; --status-list: it names where the house publishes what it has withdrawn, see exam status;\n"
     "      --hashed: name and number as salted hashes. A file that is refused keeps no other waiting",
     mark},
    {"set-aside",
     "RESULT --decisions FILE --key FILE --people FILE --who ID --reason TEXT [--passphrase-file FILE] [--who-pin-file FILE]",
     "decides that a result does not count, with a reason and the PIN of who decides; mark and stats with --decisions leave\n"
     "      it out. The result stays where it is",
     setAside},
    {"withdraw",
     "--register FILE --number NUMBER --reason TEXT --key FILE --people FILE --who ID [--passphrase-file FILE]\n"
     "            [--who-pin-file FILE]",
     "withdraws a certificate and its badge in the issuer's register; hand the register out again, verify asks it",
     withdraw},
    {"status", "--register FILE --address HTTPS --key FILE [--passphrase-file FILE] --out FILE",
     "the list of withdrawn badges as a signed file, to be published at the address that the badges name; make and publish it\n"
     "      again after every exam and every withdrawal",
     statusList},
    {"bake", "BADGE --out FILE.png|FILE.svg [--picture FILE]",
     "a picture that carries the badge (JWT or JSON) in itself, to be shown and checked anywhere; --picture: the house's own\n"
     "      PNG or SVG instead of ours",
     bake},
    {"verify", "--key FILE [--register FILE] [--status FILE] [--open [--passphrase-file FILE]] FILE…",
     "whole and genuine, or what was altered where: exam files, results, marks, certificates and reports (PDF), badges\n"
     "      (JWT, JSON, or a picture that carries one), key files, the text of a QR code. --key: whose they should be, the issuer's public half or his key file;\n"
     "      without it \"whole\" says that nothing was altered and the fingerprint who signed, but nothing is \"good\".\n"
     "      --register, and for badges --status with the published list: what the issuer has withdrawn is not good; nor is what is past its last day, see \"expired\". --open,\n"
     "      with the key file: a result is opened, its chain followed and marked again",
     verify},
    {"stats", "--key FILE [--passphrase-file FILE] [--rulings FILE] [--decisions FILE] RESULT…",
     "item statistics of one exam (files, or folders of them): facility, corrected discrimination, KR-20, standard error,\n"
     "      each with its interval",
     stats},
    {"rule",
     "--rulings FILE --people FILE --key FILE --kind take-out|full-marks\n"
     "            (--question IDENTITY | --game GAME --family FAMILY) --reason TEXT --first ID --second ID\n"
     "            [--first-pin-file FILE] [--second-pin-file FILE] [--passphrase-file FILE]",
     "takes an item out or gives full marks, with a reason and the PINs of two people, who both sign; the issuer's key signs\n"
     "      the list. Mark again with --rulings. A question is touched wherever it was asked, whatever its box or seed",
     rule},
    {"replay", "--key FILE [--passphrase-file FILE] [--rulings FILE] RESULT",
     "what the candidate saw and did, a line a step, and the keys under the rules of that day", replay},
    {"angoff", "CSV", "a cut score: one row a judge, one column an item, 0 to 1", angoff},
};

} // namespace pitwise::cli
