// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/wish.h"
#include "core/refusal.h"

#include <QCommandLineParser>

#include <algorithm>

namespace pitwise::cli {
namespace {

std::vector<std::string> listOfWords(const QString &text) {
    std::vector<std::string> words;
    for (const QString &word : text.split(u',', Qt::SkipEmptyParts))
        words.push_back(word.trimmed().toStdString());
    return words;
}

} // namespace

std::vector<std::string> listOf(const QCommandLineParser &parser, const QString &option) {
    std::vector<std::string> words = listOfWords(parser.value(option));
    if (parser.isSet(option) && words.empty())
        throw Refusal{"names nothing; leave it out for all", "--" + option.toStdString(), {}};
    return words;
}

QuizWish readWish(const QCommandLineParser &parser, const Library &library) {
    QuizWish wish;
    wish.games = listOf(parser, QStringLiteral("games"));
    const auto documents = library.documents();
    for (const std::string &game : wish.games)
        if (std::find(documents.begin(), documents.end(), game) == documents.end())
            throw Refusal{"there is no game \"" + game + '"', "--games", {}};
    for (const std::string &word : listOf(parser, QStringLiteral("topics"))) {
        const auto it = std::find(topicNames.begin(), topicNames.end(), word);
        if (it == topicNames.end())
            throw Refusal{"there is no topic \"" + word + '"', "--topics", {}};
        wish.topics.push_back(static_cast<Topic>(it - topicNames.begin()));
    }
    wish.families = listOf(parser, QStringLiteral("families"));
    for (const std::string &id : wish.families)
        if (!findFamily(id))
            throw Refusal{"there is no family \"" + id + '"', "--families", {}};
    bool isNumber = false;
    wish.count = parser.value(QStringLiteral("count")).toInt(&isNumber);
    if (!isNumber || wish.count < 1 || wish.count > 1'000'000)
        throw Refusal{"a number from 1 to 1000000", "--count", {}};
    wish.seed = parser.value(QStringLiteral("seed")).toULongLong(&isNumber);
    if (!isNumber)
        throw Refusal{"a whole number, 0 or more", "--seed", {}};
    return wish;
}

} // namespace pitwise::cli
