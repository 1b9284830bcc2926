// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/rulebooks.h"
#include "core/json/jsonwriter.h"
#include "core/quiz/family.h"
#include "core/refusal.h"

#include <algorithm>
#include <cstdio>

namespace pitwise::cli {
namespace {

int run(const QStringList &arguments) {
    if (!arguments.isEmpty())
        throw Refusal{"takes no arguments", arguments.first().toStdString(), {}};
    const Library library = openLibrary();
    std::string out;
    for (const std::string &document : library.documents()) {
        const Rulebook &book = *library.find(document);
        for (std::size_t i = 0; i < book.ownClauses; ++i) {
            JsonWriter json(out);
            json.beginObject().member("game", book.document).member("clause", book.clauses[i].id);
            json.member("testable", book.clauses[i].testable);
            json.key("families").beginArray();
            for (const Family *family : allFamilies()) {
                if (family->judgement)
                    continue; // shown with both readings, never asked by `quiz`
                if (const auto asked = family->clausesFor(book);
                    std::find(asked.begin(), asked.end(), book.clauses[i].id) != asked.end())
                    json.text(family->id);
            }
            json.endArray().endObject();
            out += '\n';
        }
    }
    std::fwrite(out.data(), 1, out.size(), stdout);
    return Ok;
}

} // namespace

const Command coverageCommand{"coverage", "", "every clause of every rulebook and the question families that ask for it", "",
                              run};

} // namespace pitwise::cli
