// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/contrasts.h"
#include "core/json/jsonnode.h"
#include "core/rules/clausetexts.h"
#include "core/rules/writtenfor.h"

#include <QFile>

#include <algorithm>
#include <utility>

namespace pitwise {
namespace {

using L1 = QLatin1String;

Compare compareOf(const JsonNode &node) {
    constexpr std::pair<std::string_view, Compare> words[] = {{"reference", Compare::Reference},
                                                              {"same", Compare::Same},
                                                              {"differs", Compare::Differs},
                                                              {"silent", Compare::Silent},
                                                              {"none", Compare::None}};
    const std::string text = node.text();
    for (const auto &[word, compare] : words)
        if (word == text)
            return compare;
    node.fail("must be reference, same, differs, silent or none");
}

ContrastCell readCell(const std::string &document, const JsonNode &node, const Library &library) {
    node.allowOnly({L1("compare"), L1("clauses")});
    const Rulebook &book = *library.find(document);
    ContrastCell cell{document, compareOf(node.need(L1("compare"))), {}, {}, {}};
    node.need(L1("clauses")).eachElement([&](const JsonNode &clause) {
        cell.clauses.push_back(clause.text());
        if (!book.clause(cell.clauses.back()))
            clause.fail(document + " has no clause " + cell.clauses.back());
    });
    return cell;
}

Contrast readRow(const JsonNode &node, const Library &library) {
    node.allowOnly({L1("id"), L1("section"), L1("cells")});
    Contrast row;
    row.id = node.need(L1("id")).text();
    row.section = node.need(L1("section")).text();
    const JsonNode cells = node.need(L1("cells"));
    cells.eachMember([&](std::string_view document, const JsonNode &cell) {
        if (!library.find(document))
            cell.fail("there is no rulebook " + std::string(document));
    });
    for (const std::string &document : library.documents())
        if (const QLatin1String key(document.c_str()); cells.has(key))
            row.cells.push_back(readCell(document, cells.need(key), library));
    if (row.cells.size() < 2)
        cells.fail("a contrast needs two games");
    return row;
}

} // namespace

const ContrastCell *Contrast::cell(std::string_view document) const {
    const auto it = std::find_if(cells.begin(), cells.end(), [&](const ContrastCell &c) { return c.document == document; });
    return it == cells.end() ? nullptr : &*it;
}

Contrasts Contrasts::read(const QByteArray &structure, const QByteArray &words, const Library &library) {
    Contrasts contrasts;
    const JsonNode root(parseJson(structure));
    root.allowOnly({L1("format"), L1("rulebooks"), L1("rows")});
    if (root.need(L1("format")).text() != "pitwise-contrasts/1")
        root.need(L1("format")).fail("must be pitwise-contrasts/1");
    checkWrittenFor(root.need(L1("rulebooks")), library);
    root.need(L1("rows")).eachElement([&](const JsonNode &node) {
        Contrast row = readRow(node, library);
        if (contrasts.find(row.id))
            node.need(L1("id")).fail("\"" + row.id + "\" is there already");
        contrasts.m_rows.push_back(std::move(row));
    });

    const JsonNode text(parseJson(words));
    text.allowOnly({L1("format"), L1("language"), L1("sections"), L1("rows")});
    text.need(L1("sections")).eachMember([&](std::string_view section, const JsonNode &title) {
        contrasts.m_sections[std::string(section)] = title.text();
    });
    const JsonNode rows = text.need(L1("rows"));
    for (Contrast &row : contrasts.m_rows) {
        const JsonNode node = rows.need(QLatin1String(row.id.c_str()));
        row.situation = node.need(L1("situation")).text();
        const JsonNode cells = node.need(L1("cells"));
        for (ContrastCell &cell : row.cells) {
            const QLatin1String document(cell.document.c_str());
            cell.text = cells.need(document).text();
            const bool apart = node.has(L1("alone")) && node.need(L1("alone")).has(document);
            cell.alone = apart ? node.need(L1("alone")).need(document).text() : cell.text;
        }
        if (contrasts.sectionTitle(row.section).empty())
            text.need(L1("sections")).fail("\"" + row.section + "\" has no title");
    }
    return contrasts;
}

Contrasts Contrasts::shipped(const Library &library, const QString &language) {
    QFile structure(QStringLiteral(":/assets/contrasts/contrasts.json"));
    if (!structure.open(QIODevice::ReadOnly))
        throw Refusal{"cannot be read", structure.fileName().toStdString(), {}};
    return read(structure.readAll(), readShippedText(QStringLiteral(":/assets/contrasts/contrasts"), language), library);
}

const Contrast *Contrasts::find(std::string_view id) const {
    const auto it = std::find_if(m_rows.begin(), m_rows.end(), [&](const Contrast &row) { return row.id == id; });
    return it == m_rows.end() ? nullptr : &*it;
}

std::vector<const Contrast *> Contrasts::contrastsFor(std::string_view document, std::string_view clause) const {
    std::vector<const Contrast *> found;
    for (const Contrast &row : m_rows)
        if (const ContrastCell *cell = row.cell(document))
            if (std::find(cell->clauses.begin(), cell->clauses.end(), clause) != cell->clauses.end())
                found.push_back(&row);
    return found;
}

std::string Contrasts::sectionTitle(std::string_view section) const {
    const auto it = m_sections.find(section);
    return it == m_sections.end() ? std::string() : it->second;
}

} // namespace pitwise
