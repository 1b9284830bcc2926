// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/issuerkey.h"
#include "core/exam/itembank.h"
#include "core/rules/library.h"
#include "core/security/safefile.h"

#include <QByteArray>
#include <QCommandLineParser>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace pitwise::cli {

/// A sub-command of `pitwise-cli exam`.
struct ExamCommand {
    const char *name;
    const char *usage;   ///< All its arguments.
    const char *summary; ///< What it does, what it prints; `--help` says no more.
    int (*run)(const QStringList &arguments);
};
// One list a file: exam_keys.cpp, exam_forms.cpp, exam_sit.cpp, exam_marks.cpp.
extern const std::vector<ExamCommand> examKeyCommands, examFormCommands, examSitCommands, examMarkCommands;

/// The arguments of a sub-command; throws a Refusal for what it does not know.
class ExamArguments {
public:
    /// Options without a value are named with a `!` in front.
    ExamArguments(const QStringList &arguments, const QStringList &options, int leastFiles, int mostFiles);
    [[nodiscard]] const QStringList &files() const { return m_files; }
    [[nodiscard]] bool has(const char *option) const { return m_parser.isSet(QLatin1String(option)); }
    [[nodiscard]] QString value(const char *option) const; ///< Throws a Refusal where it is missing.
    [[nodiscard]] QString valueOr(const char *option, const QString &otherwise) const;
    [[nodiscard]] QStringList values(const char *option) const { return m_parser.values(QLatin1String(option)); }
    [[nodiscard]] quint64 number(const char *option, quint64 otherwise) const;
    /// What a person would type: the first line of the file that `option` names, or typed now, unseen.
    [[nodiscard]] QByteArray secret(const char *option, const char *prompt) const;
    [[nodiscard]] security::StretchCost cost(security::StretchCost otherwise) const;
    /// The issuer's key of --key, opened with --passphrase-file.
    [[nodiscard]] exam::IssuerKey issuerKey() const;

private:
    QCommandLineParser m_parser;
    QStringList m_files;
};

/// Where exam questions come from. Holds the rulebooks too.
class ExamBank {
public:
    /// With the scenarios of these pack files beside the engine's own questions.
    explicit ExamBank(const QStringList &packs = {});
    ~ExamBank();
    [[nodiscard]] const exam::ItemBank &bank() const { return *m_bank; }

private:
    Library m_library;
    std::unique_ptr<exam::ItemBank> m_bank;
};

/// Writes what a command makes, but over no issuer's key: one that is lost cannot be made again.
void writeOut(const QString &path, const QByteArray &bytes, security::Readers readers = security::Readers::Owner);
/// Files as they are named; a folder stands for the `.pitresult` files in it. Throws a Refusal for an empty one.
[[nodiscard]] QStringList resultsIn(const QStringList &paths);

void printLine(const QJsonObject &object);
void printText(const QString &text);

} // namespace pitwise::cli
