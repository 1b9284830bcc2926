// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/gamechoice.h"

#include <algorithm>

namespace pitwise {

using L1 = QLatin1String;

GameChoice readGameChoice(const JsonNode &root, const Library &library) {
    GameChoice choice;
    const JsonNode game = root.need(L1("game"));
    const std::string name = game.text();
    choice.book = library.find(name);
    if (!choice.book || choice.book->document != name)
        game.fail("there is no game \"" + name + "\"");
    if (root.has(L1("rulebook"))) {
        const JsonNode version = root.need(L1("rulebook"));
        choice.book = library.find(version.text());
        if (!choice.book || choice.book->name() != version.text())
            version.fail("there is no rulebook \"" + version.text() + "\"");
        if (choice.book->document != name)
            version.fail("is not a rulebook of " + name);
    }
    if (!root.has(L1("readings")))
        return choice;
    root.need(L1("readings")).eachMember([&](const QString &key, const JsonNode &node) {
        const Reading *reading = choice.book->reading(key.toStdString());
        if (!reading)
            node.fail("\"" + key.toStdString() + "\" is no reading of this rulebook");
        // Switches may be written as JSON's own true and false.
        const std::string value = node.value().isBool() ? (node.boolean() ? "true" : "false") : node.text();
        if (std::find(reading->values.begin(), reading->values.end(), value) == reading->values.end())
            node.fail("\"" + value + "\" is not one of the values of " + reading->name);
        choice.readings[reading->name] = value;
    });
    return choice;
}

} // namespace pitwise
