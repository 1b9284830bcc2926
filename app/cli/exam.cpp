// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exam.h"
#include "core/exam/keyfile.h"

#include "app/cli/command.h"
#include "app/cli/rulebooks.h"
#include "core/exam/container.h"
#include "core/exam/quizitembank.h"
#include "core/refusal.h"
#include "core/security/safefile.h"

#include <QDir>
#include <QFileInfo>
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

void print(std::FILE *out, const ExamCommand &command) {
    std::fprintf(out, "  exam %s %s\n      %s\n", command.name, command.usage, command.summary);
}

constexpr const char *notes =
    "\n--passphrase-file, --pin-file and the like name a file whose first line is the secret; without them it is typed.\n"
    "--cost interactive makes keys and PINs cheaper to open (64 MB in place of 256), and to guess.\n"
    "What a command says is one JSON object a line on standard output, errors go to standard error.\n"
    "Exit status: 0 done; 1 a file was refused, did not verify, or a sitting is not over; 2 nothing could be done.\n";

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
    const bool asksForHelp = arguments.contains(QLatin1String("--help"));
    for (const ExamCommand *command : allCommands()) {
        if (arguments.isEmpty() || arguments.first() != QLatin1String(command->name))
            continue;
        if (!asksForHelp)
            return command->run(arguments.mid(1));
        print(stdout, *command);
        std::fputs(notes, stdout);
        return Ok;
    }
    const bool known = arguments.isEmpty() || (asksForHelp && arguments.size() == 1);
    std::FILE *out = asksForHelp && known ? stdout : stderr;
    if (!known)
        std::fprintf(stderr, "pitwise-cli exam: there is no '%s'\n", qPrintable(arguments.first()));
    std::fprintf(out, "pitwise-cli exam %s\n\n%s\n\n", examCommand.usage, examCommand.summary);
    for (const ExamCommand *command : allCommands())
        print(out, *command);
    std::fputs(notes, out);
    return asksForHelp && known ? Ok : NoInput;
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
                          " file(s); --help says which",
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
    return exam::openKey(value("key"), secret("passphrase-file", "Passphrase of the issuer's key"));
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

void writeOut(const QString &path, const QByteArray &bytes, security::Readers readers) {
    security::writeFile(path, bytes, {readers});
}

QStringList resultsIn(const QStringList &paths) {
    QStringList files;
    for (const QString &path : paths) {
        if (!QFileInfo(path).isDir()) {
            files << path;
            continue;
        }
        const QStringList names = QDir(path).entryList({QStringLiteral("*.pitresult")}, QDir::Files, QDir::Name);
        if (names.isEmpty())
            throw Refusal{"there is no .pitresult in this folder", path.toStdString(), {}};
        for (const QString &name : names)
            files << QDir(path).filePath(name);
    }
    return files;
}

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
    "exam",
    "new|show|key|person|form|seal|codes|sit|mark|set-aside|withdraw|verify|stats|rule|replay|angoff …",
    "certification exams: sealed, timed, resumable, verifiable",
    "",
    run,
    true};

} // namespace pitwise::cli
