// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/lang.h"
#include "app/cli/rulebooks.h"
#include "app/cli/wish.h"
#include "core/quiz/bank.h"
#include "core/refusal.h"
#include "words/questionwords.h"

#include <QCommandLineParser>
#include <QJsonDocument>

#include <cstdio>

namespace pitwise::cli {
namespace {

void print(const Question &question, Reveal reveal, const Words &words) {
    const QByteArray line = QJsonDocument(questionJson(question, reveal, words)).toJson(QJsonDocument::Compact) + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stdout);
}

/// The question of that id (`family/game/seed`), made again.
Question byId(const QuestionBank &bank, const std::string &id) {
    const QStringList parts = QString::fromStdString(id).split(u'/');
    bool isNumber = false;
    const std::uint64_t seed = parts.size() == 3 ? parts[2].toULongLong(&isNumber) : 0;
    // A question of an exam is not made again here, least of all with its answer.
    const Family *family = isNumber && seed < practiceSeeds ? findFamily(parts[0].toStdString()) : nullptr;
    if (auto question = family ? bank.make(*family, parts[1].toStdString(), seed) : std::nullopt)
        return std::move(*question);
    throw Refusal{"there is no question \"" + id + "\": it reads family/game/seed", "--id", {}};
}

int run(const QStringList &arguments) {
    QCommandLineParser parser;
    parser.addOptions({{QStringLiteral("games"), {}, QStringLiteral("list")},
                       {QStringLiteral("topics"), {}, QStringLiteral("list")},
                       {QStringLiteral("families"), {}, QStringLiteral("list")},
                       {QStringLiteral("count"), {}, QStringLiteral("number"), QStringLiteral("20")},
                       {QStringLiteral("seed"), {}, QStringLiteral("number"), QStringLiteral("1")},
                       {QStringLiteral("id"), {}, QStringLiteral("list")},
                       {QStringLiteral("lang"), {}, QStringLiteral("code"), QStringLiteral("en")},
                       {QStringLiteral("reveal"), {}}});
    if (!parser.parse(QStringList{QStringLiteral("quiz")} + arguments) || !parser.positionalArguments().isEmpty())
        throw Refusal{
            parser.errorText().isEmpty() ? "takes options only; see --help" : parser.errorText().toStdString(), {}, {}};
    const Words words = wordsOf(parser.value(QStringLiteral("lang")));
    const Library library = openLibrary();
    const House house;
    const QuestionBank bank(library, house);
    const Reveal reveal = parser.isSet(QStringLiteral("reveal")) ? Reveal::Yes : Reveal::No;
    if (const std::vector<std::string> ids = listOf(parser, QStringLiteral("id")); !ids.empty()) {
        std::vector<Question> questions;
        for (const std::string &id : ids)
            questions.push_back(byId(bank, id));
        for (const Question &question : questions)
            print(question, reveal, words);
        return Ok;
    }
    const QuizWish wish = readWish(parser, library);
    const int made = bank.session(wish, [&](const Question &question) { print(question, reveal, words); });
    if (made == 0)
        throw Refusal{"no family asks about this game and topic", wish.families.empty() ? "--topics" : "--families", {}};
    if (made < wish.count)
        std::fprintf(stderr, "pitwise-cli quiz: there are only %d different questions of that kind\n", made);
    return Ok;
}

} // namespace

const Command quizCommand{
    "quiz", "[--games LIST] [--topics LIST] [--families LIST] [--count N] [--seed N] [--id LIST] [--lang CODE] [--reveal]",
    "questions, one a line; the same seed gives the same questions on any machine",
    "\n--games     lucky8,dueling8s,freebet,luckylucky (all)\n"
    "--topics    payouts,permissions,irregularities,control,procedure (all)\n"
    "--families  names of question families (all); 'pitwise-cli coverage' lists them\n"
    "--count     how many (20)\n"
    "--seed      a whole number (1)\n"
    "--id        these questions again, by their ids, and no others\n"
    "--lang      the language of its sentences (en); nothing else depends on it\n"
    "--reveal    with the answer, the reasoning and the known misconceptions\n",
    run};

} // namespace pitwise::cli
