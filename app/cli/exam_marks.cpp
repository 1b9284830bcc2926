// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/exam.h"
#include "core/exam/badge.h"
#include "core/exam/clock.h"
#include "core/exam/itemstatistics.h"
#include "core/exam/printjob.h"
#include "core/exam/replay.h"
#include "core/exam/verify.h"
#include "core/security/safefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QProcess>

#include <cstdio>
#include <map>

namespace pitwise::cli {
namespace {

std::vector<exam::ItemRuling> rulingsOf(const ExamArguments &given) {
    if (!given.has("rulings") || !QFileInfo::exists(given.value("rulings")))
        return {};
    return exam::readRulings(security::readFile(given.value("rulings")));
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

int mark(const QStringList &arguments) {
    const ExamArguments given(arguments,
                              {QStringLiteral("key"), QStringLiteral("passphrase-file"), QStringLiteral("out"),
                               QStringLiteral("rulings"), QStringLiteral("examiner"), QStringLiteral("!pdf")},
                              1, 100'000);
    const exam::IssuerKey key = given.issuerKey();
    const std::vector<exam::ItemRuling> rulings = rulingsOf(given);
    const ExamBank questions;
    const QDir out(given.value("out"));
    security::makeFolder(out.path());
    int status = Ok;
    std::map<QString, QString> seen; // exam and candidate, to the file
    for (const QString &path : resultsIn(given.files())) {
        try {
            const exam::SatExam sat = satIn(path, key);
            if (const auto [first, fresh] = seen.emplace(sat.exam + u' ' + sat.candidate.number, path); !fresh)
                std::fprintf(stderr, "pitwise-cli exam: %s: candidate %s has another result of exam %s: %s\n",
                             qPrintable(path), qPrintable(sat.candidate.number), qPrintable(sat.exam),
                             qPrintable(first->second));
            const exam::MarkedExam marked = markExam(sat, questions.bank(), rulings);
            const QString base = out.filePath(certificateNumber(sat));
            writeOut(base + QStringLiteral(".pitmark"), signMark(sat, marked, key, exam::SystemClock().wallMs()));
            const auto paper = [&](const char *ending, const QJsonObject &job) {
                if (given.has("pdf"))
                    security::writeFile(base + QLatin1String(ending), signPaper(printed(job), job, key));
            };
            paper("-report.pdf", reportJob(sat, marked, key.issuer()));
            if (marked.score.passed()) {
                security::writeFile(base + QStringLiteral(".badge.jwt"), makeBadge(sat, marked, key));
                paper("-certificate.pdf", certificateJob(sat, marked, key, given.valueOr("examiner", key.issuer().name)));
            }
            printLine(markJson(sat, marked));
        } catch (const Refusal &refusal) { // one bad file does not keep a room waiting
            printLine({{QStringLiteral("file"), path},
                       {QStringLiteral("refused"), QString::fromStdString(refusal.error)},
                       {QStringLiteral("at"), QString::fromStdString(refusal.at)}});
            status = Refused;
        }
    }
    return status;
}

int verify(const QStringList &arguments) {
    const ExamArguments given(arguments, {QStringLiteral("key"), QStringLiteral("passphrase-file"), QStringLiteral("!open")},
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
        if (!verification.good())
            status = Refused;
    }
    return status;
}

int stats(const QStringList &arguments) {
    const ExamArguments given(
        arguments, {QStringLiteral("key"), QStringLiteral("passphrase-file"), QStringLiteral("rulings")}, 1, 100'000);
    const exam::IssuerKey key = given.issuerKey();
    const std::vector<exam::ItemRuling> rulings = rulingsOf(given);
    const ExamBank questions;
    std::vector<std::unique_ptr<exam::SatExam>> sat;
    std::vector<std::unique_ptr<exam::MarkedExam>> marked;
    std::vector<const exam::SatExam *> satList;
    std::vector<const exam::MarkedExam *> markedList;
    for (const QString &path : resultsIn(given.files())) {
        sat.push_back(std::make_unique<exam::SatExam>(satIn(path, key)));
        marked.push_back(std::make_unique<exam::MarkedExam>(markExam(*sat.back(), questions.bank(), rulings)));
        satList.push_back(sat.back().get());
        markedList.push_back(marked.back().get());
    }
    printLine(statisticsJson(exam::examStatistics(satList, markedList)));
    return Ok;
}

int rule(const QStringList &arguments) {
    const ExamArguments given(arguments,
                              {QStringLiteral("rulings"), QStringLiteral("people"), QStringLiteral("kind"),
                               QStringLiteral("question"), QStringLiteral("game"), QStringLiteral("family"),
                               QStringLiteral("reason"), QStringLiteral("first"), QStringLiteral("second"),
                               QStringLiteral("first-pin-file"), QStringLiteral("second-pin-file")},
                              0, 0);
    people::People people(given.value("people"));
    std::vector<exam::ItemRuling> rulings = rulingsOf(given);
    exam::ItemRuling draft;
    const QString kind = given.value("kind");
    if (kind != QLatin1String("take-out") && kind != QLatin1String("full-marks"))
        throw Refusal{"must be take-out or full-marks", "--kind", {}};
    draft.kind = kind == QLatin1String("take-out") ? exam::RulingKind::TakeOut : exam::RulingKind::FullMarks;
    draft.question = given.valueOr("question", QString());
    draft.game = given.valueOr("game", QString());
    draft.family = given.valueOr("family", QString());
    draft.reason = given.value("reason");
    rulings.push_back(ruleOnItem(draft, people, {given.value("first"), given.secret("first-pin-file", "PIN of the first")},
                                 {given.value("second"), given.secret("second-pin-file", "PIN of the second")},
                                 exam::SystemClock().wallMs()));
    writeOut(given.value("rulings"), exam::writeRulings(rulings));
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
        marked = markExam(sat, questions.bank(), rulingsOf(given));
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
    {"mark", "--key FILE --out DIR [--passphrase-file FILE] [--rulings FILE] [--examiner NAME] [--pdf] RESULT…",
     "marks results (files, or folders of them) and writes a signed mark for each, a badge for each pass, with --pdf report\n"
     "      and certificate too. With --rulings both scores are kept. A file that is refused keeps no other waiting",
     mark},
    {"verify", "[--key FILE] [--open [--passphrase-file FILE]] FILE…",
     "whole and genuine, or what was altered where: exam files, results, marks, certificates and reports (PDF), badges\n"
     "      (JWT), key files, the text of a QR code. --key: whose they should be, the issuer's public half or his key file;\n"
     "      without it the key in the file is believed and its fingerprint said. --open, with the key file: a result is\n"
     "      opened, its chain followed and marked again. Past its last day a paper is still genuine: see \"expired\"",
     verify},
    {"stats", "--key FILE [--passphrase-file FILE] [--rulings FILE] RESULT…",
     "item statistics of one exam (files, or folders of them): facility, corrected discrimination, KR-20, standard error,\n"
     "      each with its interval",
     stats},
    {"rule",
     "--rulings FILE --people FILE --kind take-out|full-marks (--question DIGEST | --game GAME --family FAMILY)\n"
     "            --reason TEXT --first ID --second ID [--first-pin-file FILE] [--second-pin-file FILE]",
     "takes an item out or gives full marks, with a reason and the PINs of two people; mark again with --rulings", rule},
    {"replay", "--key FILE [--passphrase-file FILE] [--rulings FILE] RESULT",
     "what the candidate saw and did, a line a step, and the keys under the rules of that day", replay},
    {"angoff", "CSV", "a cut score: one row a judge, one column an item, 0 to 1", angoff},
};

} // namespace pitwise::cli
