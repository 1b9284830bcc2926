// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/questionwords.h"
#include "core/json/jsonnode.h"

namespace pitwise {

QJsonObject questionJson(const Question &question, Reveal reveal, const Words &words) {
    return questionJson(question, reveal, [&](const Phrase &phrase) { return QJsonValue(words.say(phrase)); });
}

QJsonObject saidQuestion(QJsonObject stored, const Words &words) {
    const JsonNode root{QJsonValue(stored)};
    const QLatin1String prompt("prompt"), story("story"), options("options"), text("text");
    stored[prompt] = words.say(readPhrase(root.need(prompt)));
    if (root.has(story)) {
        QJsonArray lines;
        root.need(story).eachElement([&](const JsonNode &line) { lines.append(words.say(readPhrase(line))); });
        stored[story] = lines;
    }
    if (root.has(options)) {
        QJsonArray list;
        root.need(options).eachElement([&](const JsonNode &option) {
            QJsonObject one = option.object();
            one[text] = words.say(readPhrase(option.need(text)));
            list.append(one);
        });
        stored[options] = list;
    }
    return stored;
}

} // namespace pitwise
