// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/jsonnode.h"
#include "core/rules/library.h"

namespace pitwise {

/// A file beside the rulebooks that cites clauses names the versions it was written for: a number may go on and stand for
/// another rule. Refuses one that is not the newest of its document.
inline void checkWrittenFor(const JsonNode &rulebooks, const Library &library) {
    rulebooks.eachElement([&](const JsonNode &node) {
        const std::string name = node.text();
        const Rulebook *newest = library.find(std::string_view(name).substr(0, name.find('@')));
        if (!newest || newest->name() != name)
            node.fail("this was written for " + name + ", which is not the newest" +
                      (newest ? ": that is " + newest->name() : std::string()));
    });
}

} // namespace pitwise
