// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/clausegroups.h"
#include "core/json/jsonnode.h"
#include "core/rules/clausetexts.h"

#include <algorithm>
#include <set>

namespace pitwise {
namespace {

using L1 = QLatin1String;

std::size_t placeOf(const Rulebook &book, const std::string &id, const JsonNode &node) {
    for (std::size_t i = 0; i < book.ownClauses; ++i)
        if (book.clauses[i].id == id)
            return i;
    node.fail(book.document + " has no clause " + id);
}

/// A pay row is named by its table: `4.1.2#mixed-pair` is 4.1.2.
std::string withoutRow(const std::string &id) {
    return id.substr(0, id.find('#'));
}

void addRange(ClauseGroup &group, const Rulebook &book, const JsonNode &node, std::set<std::string> &seen) {
    const std::string text = node.text();
    const auto dots = text.find("..");
    const std::string from = text.substr(0, dots), to = dots == std::string::npos ? from : text.substr(dots + 2);
    const std::size_t first = placeOf(book, from, node), last = placeOf(book, to, node);
    if (last < first)
        node.fail(to + " comes before " + from);
    for (std::size_t i = first; i <= last; ++i) {
        if (!book.clauses[i].testable)
            continue;
        if (!seen.insert(book.clauses[i].id).second)
            node.fail(book.clauses[i].id + " is in a group already");
        group.clauses.push_back(book.clauses[i].id);
    }
    const std::string a = withoutRow(from), b = withoutRow(to);
    group.range += (group.range.empty() ? "" : ", ") + (a == b ? a : a + "–" + b);
}

std::vector<ClauseGroup> readDocument(const Rulebook &book, const JsonNode &list) {
    std::vector<ClauseGroup> groups;
    std::set<std::string> seen;
    list.eachElement([&](const JsonNode &node) {
        node.allowOnly({L1("title"), L1("clauses")});
        ClauseGroup &group = groups.emplace_back();
        group.title = node.need(L1("title")).text();
        node.need(L1("clauses")).eachElement([&](const JsonNode &range) { addRange(group, book, range, seen); });
    });
    for (std::size_t i = 0; i < book.ownClauses; ++i)
        if (book.clauses[i].testable && !seen.contains(book.clauses[i].id))
            list.fail(book.clauses[i].id + " is in no group");
    return groups;
}

} // namespace

ClauseGroups ClauseGroups::read(const QByteArray &bytes, const Library &library) {
    const JsonNode root(parseJson(bytes));
    root.allowOnly({L1("format"), L1("language"), L1("documents")});
    if (root.need(L1("format")).text() != "pitwise-groups/1")
        root.need(L1("format")).fail("must be pitwise-groups/1");
    ClauseGroups groups;
    for (const std::string &document : library.documents())
        groups.m_groups[document] =
            readDocument(*library.find(document), root.need(L1("documents")).need(L1(document.c_str())));
    return groups;
}

ClauseGroups ClauseGroups::shipped(const Library &library, const QString &language) {
    return read(readShippedText(QStringLiteral(":/assets/groups/groups"), language), library);
}

const std::vector<ClauseGroup> &ClauseGroups::of(const std::string &document) const {
    static const std::vector<ClauseGroup> none;
    const auto it = m_groups.find(document);
    return it == m_groups.end() ? none : it->second;
}

} // namespace pitwise
