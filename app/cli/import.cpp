// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/lang.h"
#include "app/cli/rulebooks.h"
#include "core/exchange/questionsin.h"
#include "core/security/safefile.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>

namespace pitwise::cli {
namespace {

exchange::QuestionsIn readIn(const QString &path, const exchange::InWish &wish, const Library &library) {
    try {
        return exchange::readQuestions(security::readFile(path, exchange::largestQuestionsFile), wish, library);
    } catch (security::NotWritten &) {
        throw;
    } catch (Refusal &refusal) {
        if (!refusal.at.starts_with(path.toStdString()))
            refusal.at = path.toStdString() + (refusal.at.empty() ? "" : ": " + refusal.at);
        throw;
    }
}

int runImport(const QStringList &arguments) {
    QCommandLineParser parser;
    for (const char *name : {"out", "report", "title", "author"})
        parser.addOption({QString::fromLatin1(name), {}, QStringLiteral("value")});
    parser.addOptions({{QStringLiteral("game"), {}, QStringLiteral("name"), QStringLiteral("lucky8")},
                       {QStringLiteral("lang"), {}, QStringLiteral("code"), QStringLiteral("en")}});
    if (!parser.parse(QStringList{QStringLiteral("import")} + arguments) || parser.positionalArguments().size() != 1)
        throw Refusal{parser.errorText().isEmpty() ? "name one file; see --help" : parser.errorText().toStdString(), {}, {}};
    const QString path = parser.positionalArguments().first(), out = parser.value(QStringLiteral("out"));
    if (out.isEmpty())
        throw Refusal{"name the pack that is to be written", "--out", {}};
    const Words words = wordsOf(parser.value(QStringLiteral("lang")));
    const exchange::InWords say = [&](const Phrase &phrase) { return words.say(phrase); };
    const Library library = openLibrary();
    const QString title =
        parser.isSet(QStringLiteral("title")) ? parser.value(QStringLiteral("title")) : QFileInfo(path).completeBaseName();
    const exchange::InWish wish{parser.value(QStringLiteral("game")).toStdString(), title,
                                parser.value(QStringLiteral("author"))};
    const exchange::QuestionsIn in = readIn(path, wish, library);
    const QString text = exchange::notesText(in, say);
    std::fputs(qPrintable(text), stderr);
    if (!in.pack.scenarios.empty())
        security::writeFile(out, writePack(in.pack, library, {}), {security::Readers::Everyone});
    if (parser.isSet(QStringLiteral("report")))
        security::writeFile(parser.value(QStringLiteral("report")), text.toUtf8(), {security::Readers::Everyone});
    const QByteArray line = QJsonDocument(exchange::notesJson(in, say)).toJson(QJsonDocument::Compact) + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stdout);
    return in.pack.scenarios.empty() ? Refused : Ok;
}

} // namespace

const Command importCommand{
    "import", "FILE --out PACK.pitwise [options]", "questions of other programs into a pack",
    "\nFILE is Moodle XML, a QTI 3.0 item, or a QTI 3.0 package. Questions to choose, to order and with a number come in as\n"
    "drafts without a felt. Their keys were typed by a person and are not computed; each says so, and exams ask them only\n"
    "where their blueprint allows it.\n"
    "--game NAME   whose cloth they lie on, where the file does not say (lucky8)\n"
    "--title TEXT  of the pack (the file's name)   --author TEXT\n"
    "--lang CODE   the language of the report (en)\n"
    "--report FILE what was left out, as it is told on standard error, into a file\n"
    "The last line on standard output is a JSON object: taken, leftOut. Exit status 1: nothing was taken, no pack is written.\n",
    runImport};

} // namespace pitwise::cli
