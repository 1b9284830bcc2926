// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/exam.h"
#include "core/exam/equivalence.h"
#include "core/exam/examfile.h"
#include "core/security/safefile.h"

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
        security::writeFile(given.value("out"), bytes);
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
    const ExamArguments given(
        arguments, {QStringLiteral("seed"), QStringLiteral("count"), QStringLiteral("pack"), QStringLiteral("!reveal")}, 1,
        1);
    const exam::Blueprint blueprint = blueprintIn(given.files().first());
    const ExamBank questions(given.values("pack"));
    const exam::FormMaker maker(blueprint, questions.bank(), given.number("seed", 1));
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
    printLine(equivalenceJson(compareForms(forms, maker.targets())));
    return Ok;
}

std::vector<exam::Candidate> candidatesIn(const QString &path) {
    std::vector<exam::Candidate> candidates;
    const QStringList lines = QString::fromUtf8(security::readFile(path)).split(QLatin1Char('\n'));
    const QStringList head = lines.first().trimmed().split(QLatin1Char(','));
    if (head.value(0) != QLatin1String("number") || head.value(1) != QLatin1String("name"))
        throw Refusal{"the first line has to be: number,name[,attempt[,timeFactor]]", path.toStdString(), {}};
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const QString line = lines.at(i).trimmed();
        if (line.isEmpty())
            continue;
        const QStringList words = line.split(QLatin1Char(','));
        const auto whole = [&](qsizetype column, int otherwise) {
            bool isNumber = true;
            const int number = words.size() > column ? words.at(column).trimmed().toInt(&isNumber) : otherwise;
            if (!isNumber || words.size() > head.size())
                throw Refusal{
                    "is not number,name[,attempt[,timeFactor]]", path.toStdString() + " line " + std::to_string(i + 1), {}};
            return number;
        };
        candidates.push_back(
            {words.value(0).trimmed(), words.value(1).trimmed(), whole(2, 1), {whole(3, 100), 100, false, false, false}});
    }
    return candidates;
}

int seal(const QStringList &arguments) {
    const ExamArguments given(arguments,
                              {QStringLiteral("exam"), QStringLiteral("seed"), QStringLiteral("candidates"),
                               QStringLiteral("key"), QStringLiteral("passphrase-file"), QStringLiteral("out"),
                               QStringLiteral("pin-file"), QStringLiteral("pack"), QStringLiteral("cost")},
                              1, 1);
    const exam::Blueprint blueprint = blueprintIn(given.files().first());
    const std::vector<exam::Candidate> candidates = candidatesIn(given.value("candidates"));
    const exam::IssuerKey key = given.issuerKey();
    const bool madePin = !given.has("pin-file");
    const QByteArray pin = madePin ? exam::makeReleasePin() : given.secret("pin-file", "Release PIN");
    const ExamBank questions(given.values("pack"));
    const QByteArray file = sealExam(given.value("exam"), blueprint, questions.bank(), given.number("seed", 1), candidates,
                                     key, pin, given.cost(security::StretchCost::moderate()));
    security::writeFile(given.value("out"), file);
    QJsonObject said{{QStringLiteral("exam"), given.value("exam")},
                     {QStringLiteral("candidates"), static_cast<qint64>(candidates.size())},
                     {QStringLiteral("bytes"), file.size()},
                     {QStringLiteral("issuer"), key.issuer().fingerprint()}};
    if (madePin)
        said.insert(QStringLiteral("releasePin"), QString::fromLatin1(pin));
    printLine(said);
    return Ok;
}

} // namespace

const std::vector<ExamCommand> examFormCommands{
    {"new", "[--id ID] [--title TEXT] [--out FILE]", "a blueprint to start from", start},
    {"show", "BLUEPRINT", "checks a blueprint and prints it", show},
    {"form", "BLUEPRINT --seed N [--count N] [--pack FILE…] [--reveal]", "parallel forms and how alike they are", form},
    {"seal", "BLUEPRINT --exam ID --seed N --candidates CSV --key FILE --out FILE [--pack FILE…]",
     "the exam file for a room", seal},
};

} // namespace pitwise::cli
