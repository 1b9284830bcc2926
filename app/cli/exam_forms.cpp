// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/exam.h"
#include "core/exam/candidatecsv.h"
#include "core/exam/clock.h"
#include "core/exam/equivalence.h"
#include "core/security/pinstrength.h"
#include "core/security/safefile.h"

#include <QFile>

#include <cstring>

namespace pitwise::cli {
namespace {

exam::Blueprint blueprintIn(const QString &path) {
    try {
        return exam::readBlueprint(security::readFile(path));
    } catch (Refusal &refusal) {
        refusal.at = path.toStdString() + (refusal.at.empty() ? "" : ": " + refusal.at);
        throw;
    }
}

/// Who knows blueprint and seed has the questions: one that nobody chose cannot be guessed.
quint64 seedOf(const ExamArguments &given) {
    quint64 fresh = 0;
    const QByteArray bytes = security::randomBytes(sizeof fresh);
    std::memcpy(&fresh, bytes.constData(), sizeof fresh);
    return given.number("seed", fresh % exam::seedEnd);
}

/// What earlier exams have shown; no file yet: nothing.
exam::Exposure exposureIn(const ExamArguments &given, const exam::IssuerKey &key) {
    const QString file = given.value("exposure");
    return QFile::exists(file) ? exam::openExposure(security::readFile(file), key) : exam::Exposure();
}

int start(const QStringList &arguments) {
    const ExamArguments given(arguments, {QStringLiteral("id"), QStringLiteral("title"), QStringLiteral("out")}, 0, 0);
    exam::Blueprint blueprint;
    blueprint.id = given.valueOr("id", QStringLiteral("dealer-written"));
    blueprint.title = given.valueOr("title", QStringLiteral("Dealer certificate, written part"));
    blueprint.certificate = QStringLiteral("the written dealer examination");
    blueprint.sections = {
        {QStringLiteral("Payouts"), {}, {QStringLiteral("payouts")}, {}, {}, 20, 0, 1, 0, 80},
        {QStringLiteral("Permissions"), {}, {QStringLiteral("permissions")}, {}, {}, 15, 0, 1, 0, 80},
        {QStringLiteral("Irregularities"), {}, {QStringLiteral("irregularities")}, {}, {}, 15, 0, 1, 0, 80},
        {QStringLiteral("Control"), {}, {QStringLiteral("control")}, {}, {}, 10, 0, 1, 0, 80}};
    blueprint.minutes = 60;
    blueprint.passMark = 85;
    blueprint.attempts = 3;
    blueprint.rules.rulebooks = {QStringLiteral("lucky8@5"), QStringLiteral("dueling8s@2"),
                                 QStringLiteral("freebet@2025-04-15"), QStringLiteral("luckylucky@1")};
    const QByteArray bytes = writeBlueprint(exam::readBlueprint(writeBlueprint(blueprint)));
    if (given.has("out"))
        writeOut(given.value("out"), bytes);
    else
        printText(QString::fromUtf8(bytes));
    return Ok;
}

int show(const QStringList &arguments) {
    const ExamArguments given(arguments, {}, 1, 1);
    printText(blueprintText(blueprintIn(given.files().first())));
    return Ok;
}

int form(const QStringList &arguments) {
    const ExamArguments given(arguments,
                              {QStringLiteral("seed"), QStringLiteral("count"), QStringLiteral("pack"),
                               QStringLiteral("exposure"), QStringLiteral("key"), QStringLiteral("passphrase-file"),
                               QStringLiteral("!reveal")},
                              1, 1);
    const exam::Blueprint blueprint = blueprintIn(given.files().first());
    const ExamBank questions(given.values("pack"));
    const quint64 seed = seedOf(given);
    const exam::FormMaker maker(blueprint, questions.bank(), seed);
    std::vector<exam::FormFacts> forms;
    constexpr quint64 most = 10'000;
    const quint64 count = given.number("count", 1);
    if (count < 1 || count > most)
        throw Refusal{"a number from 1 to " + std::to_string(most), "--count", {}};
    for (int number = 0; number < static_cast<int>(count); ++number) {
        forms.push_back(maker.make(number));
        if (given.has("reveal"))
            printLine(formJson(forms.back().form));
    }
    QJsonObject report = equivalenceJson(compareForms(forms, maker.targets()));
    report.insert(QStringLiteral("seed"), static_cast<qint64>(seed));
    if (given.has("exposure"))
        report.insert(QStringLiteral("exposedBefore"), exposedBefore(exposureIn(given, given.issuerKey()), forms));
    printLine(report);
    return Ok;
}

std::vector<exam::Candidate> candidatesIn(const QString &path) {
    try {
        return exam::readCandidates(security::readFile(path));
    } catch (Refusal &refusal) {
        if (refusal.at != path.toStdString())
            refusal.at = path.toStdString() + ", " + refusal.at;
        throw;
    }
}

QString strengthName(security::PinStrength strength) {
    switch (strength) {
    case security::PinStrength::Weak: return QStringLiteral("weak");
    case security::PinStrength::Days: return QStringLiteral("days");
    case security::PinStrength::Years: return QStringLiteral("years");
    case security::PinStrength::Decades: return QStringLiteral("decades");
    }
    return {};
}

/// For the invigilator: a line a candidate, to be cut up.
QByteArray codeTable(const exam::ExamFile &file, const exam::IssuerKey &key) {
    QByteArray table = "number,name,code\n";
    for (const auto &[candidate, code] : file.codes(key))
        table += candidate.number.toUtf8() + ",\"" + QString(candidate.name).replace(u'"', QLatin1String("\"\"")).toUtf8() +
                 "\"," + code + '\n';
    return table;
}

int codes(const QStringList &arguments) {
    const ExamArguments given(arguments, {QStringLiteral("key"), QStringLiteral("passphrase-file"), QStringLiteral("out")},
                              1, 1);
    const exam::IssuerKey key = given.issuerKey();
    const exam::ExamFile file(security::readFile(given.files().first()), key.issuer());
    const QByteArray table = codeTable(file, key);
    if (given.has("out"))
        writeOut(given.value("out"), table);
    else
        printText(QString::fromUtf8(table));
    return Ok;
}

int seal(const QStringList &arguments) {
    const ExamArguments given(arguments,
                              {QStringLiteral("exam"), QStringLiteral("seed"), QStringLiteral("candidates"),
                               QStringLiteral("key"), QStringLiteral("passphrase-file"), QStringLiteral("out"),
                               QStringLiteral("pin-file"), QStringLiteral("pack"), QStringLiteral("exposure"),
                               QStringLiteral("codes"), QStringLiteral("cost")},
                              1, 1);
    const exam::Blueprint blueprint = blueprintIn(given.files().first());
    const std::vector<exam::Candidate> candidates = candidatesIn(given.value("candidates"));
    const exam::IssuerKey key = given.issuerKey();
    const bool madePin = !given.has("pin-file");
    const QByteArray pin = madePin ? exam::makeReleasePin() : given.secret("pin-file", "Release PIN");
    const ExamBank questions(given.values("pack"));
    const quint64 seed = seedOf(given);
    const QByteArray file = sealExam(given.value("exam"), blueprint, questions.bank(), seed, candidates, key, pin,
                                     given.cost(security::StretchCost::moderate()), exam::SystemClock().wallMs());
    writeOut(given.value("out"), file, security::Readers::Everyone);
    if (given.has("exposure")) {
        exam::Exposure shown = exposureIn(given, key);
        const exam::FormMaker maker(blueprint, questions.bank(), seed);
        for (int number = 0; number < static_cast<int>(candidates.size()); ++number)
            countExposure(shown, maker.make(number).form);
        writeOut(given.value("exposure"), exam::sealExposure(shown, key));
    }
    QJsonObject said{{QStringLiteral("exam"), given.value("exam")},
                     {QStringLiteral("candidates"), static_cast<qint64>(candidates.size())},
                     {QStringLiteral("bytes"), file.size()},
                     {QStringLiteral("pinStrength"), strengthName(security::strengthOf(pin))},
                     {QStringLiteral("issuer"), key.issuer().fingerprint()}};
    if (given.has("codes"))
        writeOut(given.value("codes"), codeTable(exam::ExamFile(file), key));
    if (madePin)
        said.insert(QStringLiteral("releasePin"), QString::fromLatin1(pin));
    printLine(said);
    return Ok;
}

} // namespace

const std::vector<ExamCommand> examFormCommands{
    {"new", "[--id ID] [--title TEXT] [--out FILE]",
     "a blueprint to start from: JSON to edit, on standard output or in FILE", start},
    {"show", "BLUEPRINT", "checks a blueprint and prints it for people", show},
    {"form",
     "BLUEPRINT [--seed N] [--count N] [--pack FILE]… [--reveal]\n"
     "            [--exposure FILE --key FILE [--passphrase-file FILE]]",
     "how alike the parallel forms of a seed are: difficulty, expected time, clauses and questions in common; with\n"
     "      --exposure how many of their questions earlier exams have shown, with --reveal the forms themselves. --pack: a\n"
     "      .pitwise file that sections draw from. Without --seed a fresh one, which the report names. Questions are the same\n"
     "      where they ask the same. \"tooAlike\": two forms have more than a quarter in common; \"practised\": so many of a\n"
     "      form practice shows too, though the banks are kept apart, because their families have few different questions",
     form},
    {"seal",
     "BLUEPRINT --exam ID --candidates CSV --key FILE --out FILE [--passphrase-file FILE] [--pin-file FILE]\n"
     "            [--seed N] [--pack FILE]… [--exposure FILE] [--codes FILE] [--cost moderate|interactive]",
     "the exam file for a room, a form a candidate. Without --pin-file a release PIN is made and said, without --seed a\n"
     "      seed that nobody can guess and nobody learns. \"pinStrength\": how long the PIN holds off who has copied the file.\n"
     "      --codes: the candidates' release codes, see exam codes. --exposure: what these forms show is added there,\n"
     "      sealed under the issuer's key.\n"
     "      CSV: the first line names its columns, number and name, and if wanted attempt, timeFactor, textSize (per cent),\n"
     "      highContrast, reducedMotion, readAloud (yes or no)",
     seal},
    {"codes", "EXAM --key FILE [--passphrase-file FILE] [--out FILE]",
     "the candidates' release codes as a table, for the invigilator: a sitting needs the PIN and the candidate's own code,\n"
     "      which is in no file. Cut them up, and give nobody another's",
     codes},
};

} // namespace pitwise::cli
