// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exam.h"

#include "app/cli/command.h"
#include "app/cli/rulebooks.h"
#include "core/exam/quizitembank.h"
#include "core/refusal.h"
#include "core/security/safefile.h"

#include <QJsonDocument>

#include <cstdio>
#include <termios.h>
#include <unistd.h>

namespace pitwise::cli {
namespace {

std::vector<const ExamCommand *> allCommands() {
    std::vector<const ExamCommand *> list;
    for (const auto *part : {&examKeyCommands, &examFormCommands, &examSitCommands, &examMarkCommands})
        for (const ExamCommand &command : *part)
            list.push_back(&command);
    return list;
}

void printCommands(std::FILE *out) {
    for (const ExamCommand *command : allCommands())
        std::fprintf(out, "  exam %s %s\n      %s\n", command->name, command->usage, command->summary);
}

QByteArray typeUnseen(const char *prompt) {
    if (::isatty(STDIN_FILENO) == 0)
        throw Refusal{"no terminal to type it on: give a file that holds it", prompt, {}};
    std::fprintf(stderr, "%s: ", prompt);
    termios before{};
    ::tcgetattr(STDIN_FILENO, &before);
    termios quiet = before;
    quiet.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &quiet);
    QByteArray typed;
    for (int c = std::getchar(); c != EOF && c != '\n'; c = std::getchar())
        typed += static_cast<char>(c);
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &before);
    std::fputc('\n', stderr);
    return typed;
}

int run(const QStringList &arguments) {
    for (const ExamCommand *command : allCommands())
        if (!arguments.isEmpty() && arguments.first() == QLatin1String(command->name))
            return command->run(arguments.mid(1));
    if (!arguments.isEmpty())
        std::fprintf(stderr, "pitwise-cli exam: there is no '%s'\n", qPrintable(arguments.first()));
    printCommands(stderr);
    return NoInput;
}

} // namespace

ExamArguments::ExamArguments(const QStringList &arguments, const QStringList &options, int leastFiles, int mostFiles) {
    for (const QString &option : options)
        m_parser.addOption(option.startsWith(QLatin1Char('!')) ? QCommandLineOption(option.mid(1))
                                                               : QCommandLineOption(option, {}, QStringLiteral("value")));
    if (!m_parser.parse(QStringList{QStringLiteral("exam")} + arguments))
        throw Refusal{m_parser.errorText().toStdString(), {}, {}};
    m_files = m_parser.positionalArguments();
    if (m_files.size() < leastFiles || m_files.size() > mostFiles)
        throw Refusal{"takes " + std::to_string(leastFiles) + (mostFiles > leastFiles ? " or more" : "") +
                          " file(s); 'pitwise-cli exam --help' says which",
                      {},
                      {}};
}

QString ExamArguments::value(const char *option) const {
    if (!has(option))
        throw Refusal{"is missing", std::string("--") + option, {}};
    return m_parser.value(QLatin1String(option));
}

QString ExamArguments::valueOr(const char *option, const QString &otherwise) const {
    return has(option) ? value(option) : otherwise;
}

quint64 ExamArguments::number(const char *option, quint64 otherwise) const {
    if (!has(option))
        return otherwise;
    bool isNumber = false;
    const quint64 number = value(option).toULongLong(&isNumber);
    if (!isNumber || number >= exam::seedEnd)
        throw Refusal{"must be a whole number below 2^53", std::string("--") + option, {}};
    return number;
}

QByteArray ExamArguments::secret(const char *option, const char *prompt) const {
    if (!has(option))
        return typeUnseen(prompt);
    const QByteArray bytes = security::readFile(value(option), 4096);
    return bytes.first(bytes.contains('\n') ? bytes.indexOf('\n') : bytes.size());
}

security::StretchCost ExamArguments::cost(security::StretchCost otherwise) const {
    const QString word = valueOr("cost", QString());
    if (word.isEmpty())
        return otherwise;
    if (word == QLatin1String("moderate"))
        return security::StretchCost::moderate();
    if (word == QLatin1String("interactive"))
        return security::StretchCost::interactive();
    throw Refusal{"must be moderate or interactive", "--cost", {}};
}

exam::IssuerKey ExamArguments::issuerKey() const {
    const QByteArray file = security::readFile(value("key"));
    auto key = exam::IssuerKey::open(file, secret("passphrase-file", "Passphrase of the issuer's key"));
    if (!key)
        throw Refusal{"the passphrase does not open the key", value("key").toStdString(), {}};
    return std::move(*key);
}

ExamBank::ExamBank(const QStringList &packs) : m_library(openLibrary()) {
    auto bank = std::make_unique<exam::QuizItemBank>(m_library);
    std::vector<Pack> read;
    for (const QString &file : packs) {
        auto reading = readPackFile(file);
        if (!reading)
            throw Refusal{"is no pack that can be used: see pitwise-cli check", file.toStdString(), {}};
        read.push_back(std::move(reading->pack));
    }
    bank->usePacks(read);
    m_bank = std::move(bank);
}
ExamBank::~ExamBank() = default;

void printLine(const QJsonObject &object) {
    const QByteArray line = QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stdout);
    std::fflush(stdout);
}

void printText(const QString &text) {
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout);
}

const Command examCommand{
    "exam", "new|show|key|person|form|seal|sit|mark|verify|stats|rule|replay|angoff …",
    "certification exams: sealed, timed, resumable, verifiable",
    "\n  exam new [--id ID] [--title TEXT]              a blueprint to start from, on standard output\n"
    "  exam show BLUEPRINT                            checks a blueprint and prints it\n"
    "  exam key new --name TEXT --out FILE            makes the issuer's key, sealed with a passphrase\n"
    "  exam key show|public|passphrase FILE           fingerprint; the public half; another passphrase (--out FILE)\n"
    "  exam person add|pin|remove|list --people FILE [--id ID] [--name TEXT] [--role examiner|instructor|invigilator|trainee]\n"
    "  exam form BLUEPRINT --seed N [--count N] [--pack FILE…] [--reveal]   how alike the parallel forms are; with --reveal\n"
    "                                                 the forms too. --pack: a .pitwise file that sections draw from\n"
    "  exam seal BLUEPRINT --exam ID --seed N --candidates CSV --key FILE --out FILE [--pin-file FILE] [--pack FILE…]\n"
    "                                                 the exam file for a room; without --pin-file a PIN is made and printed\n"
    "  exam sit EXAM --candidate NUMBER --folder DIR --pin-file FILE [--out RESULT]   a sitting by JSON lines: see below\n"
    "  exam mark --key FILE --out DIR [--rulings FILE] [--examiner NAME] [--pdf] RESULT…\n"
    "                                                 marks, signed; with --pdf reports, certificates and badges\n"
    "  exam verify [--key FILE] FILE…                 what was altered where; --key: the issuer's public half or key file.\n"
    "                                                 With --open and --passphrase-file a result's chain is followed too\n"
    "  exam stats --key FILE [--rulings FILE] RESULT…   item statistics\n"
    "  exam rule --rulings FILE --people FILE --kind take-out|full-marks (--question DIGEST | --game G --family F)\n"
    "            --reason TEXT --first ID --second ID --first-pin-file FILE --second-pin-file FILE\n"
    "  exam replay --key FILE RESULT                  what the candidate saw and did, step by step\n"
    "  exam angoff CSV                                a cut score: one row a judge, one column an item, 0 to 1\n\n"
    "--passphrase-file and --pin-file name a file whose first line is the secret; without them it is typed.\n"
    "--cost interactive makes keys and PINs cheaper to open (64 MB in place of 256), and to guess.\n"
    "candidates: number,name[,attempt[,timeFactor]] with a head line.\n"
    "sit reads {\"do\":\"answer\",\"answer\":{…}} and the like: show (question), answer, flag (on), extend (minutes, who, reason),\n"
    "note (who, text), pause (who, reason), proceed (who), stop (who, reason), finish; each line is answered by the state.\n",
    run};

} // namespace pitwise::cli
