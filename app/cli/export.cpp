// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/export.h"
#include "app/cli/command.h"
#include "app/cli/lang.h"
#include "core/security/safefile.h"

#include <QJsonDocument>

#include <cstdio>

namespace pitwise::cli {
namespace {

struct Format {
    const char *name;
    ExportEnd (*run)(const ExportWish &wish);
};
constexpr Format formats[] = {
    {"moodle", exportQuestions}, {"qti", exportQuestions},       {"csv", exportTable},
    {"xapi", exportXapi},        {"oneroster", exportOneRoster},
};

void addOptions(QCommandLineParser &parser) {
    for (const char *name : {"format", "out", "report", "pack", "result", "key", "passphrase-file", "games", "topics",
                             "families", "mark", "db", "home", "school", "school-code"})
        parser.addOption({QString::fromLatin1(name), {}, QStringLiteral("value")});
    parser.addOptions({{QStringLiteral("count"), {}, QStringLiteral("number"), QStringLiteral("20")},
                       {QStringLiteral("seed"), {}, QStringLiteral("number"), QStringLiteral("1")},
                       {QStringLiteral("lang"), {}, QStringLiteral("code"), QStringLiteral("en")},
                       {QStringLiteral("no-pictures"), {}}});
}

const Format &formatNamed(const QString &name) {
    std::string known;
    for (const Format &format : formats) {
        if (name == QLatin1String(format.name))
            return format;
        known += (known.empty() ? "" : ", ") + std::string(format.name);
    }
    throw Refusal{"name one of: " + known, "--format", {}};
}

int run(const QStringList &arguments) {
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(QStringList{QStringLiteral("export")} + arguments) || !parser.positionalArguments().isEmpty())
        throw Refusal{
            parser.errorText().isEmpty() ? "takes options only; see --help" : parser.errorText().toStdString(), {}, {}};
    const Format &format = formatNamed(parser.value(QStringLiteral("format")));
    const QString out = parser.value(QStringLiteral("out"));
    if (out.isEmpty())
        throw Refusal{"name the file that is to be written", "--out", {}};
    const QString language = parser.value(QStringLiteral("lang"));
    const ExportEnd end = format.run({parser, out, language, wordsOf(language)});
    std::fputs(qPrintable(end.text), stderr);
    if (parser.isSet(QStringLiteral("report")))
        security::writeFile(parser.value(QStringLiteral("report")), end.text.toUtf8(), {security::Readers::Everyone});
    const QByteArray line = QJsonDocument(end.line).toJson(QJsonDocument::Compact) + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stdout);
    return Ok;
}

} // namespace

const Command exportCommand{
    "export", "--format moodle|qti|csv|xapi|oneroster --out FILE [options]", "questions and results for other programs",
    "\nQuestions, as Moodle XML or a QTI 3.0 package:\n"
    "--pack FILE   the scenarios of a pack; more than once for more packs\n"
    "--result FILE questions of an exam that is over, out of its .pitresult; with --key FILE [--passphrase-file FILE]\n"
    "--games, --topics, --families, --count, --seed\n"
    "              questions of the engine, as 'pitwise-cli quiz' makes them; without --pack and --result\n"
    "--no-pictures felts are told in words alone\n"
    "Results, as a table for people, xAPI 1.0.3 statements (one a line), or a OneRoster 1.2 set (a zip):\n"
    "--mark FILE   a signed mark of an exam, or a folder of them; more than once for more\n"
    "--db FILE     without --mark: the answers of practice, out of these records (the user's own); csv and xapi\n"
    "--home IRI    xapi: the address that stands for the school in every statement; it must never change\n"
    "--school NAME [--school-code CODE]\n"
    "              oneroster: whose results they are; ids are made from the code, so it must never change\n"
    "All of them:\n"
    "--lang CODE   the language of the sentences (en)\n"
    "--report FILE what the format could not hold, as it is told on standard error, into a file\n"
    "The last line on standard output is a JSON object: written, leftOut.\n"
    "Moodle does not update: a file that is imported twice doubles its questions. Count after an import.\n",
    run};

} // namespace pitwise::cli
