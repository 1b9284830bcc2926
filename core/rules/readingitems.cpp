// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/readingitems.h"
#include "core/json/jsonnode.h"
#include "core/rules/clausetexts.h"
#include "core/rules/writtenfor.h"

#include <QFile>

#include <algorithm>
#include <utility>

namespace pitwise {
namespace {

using L1 = QLatin1String;

constexpr std::pair<std::string_view, QuizMark> quizMarks[] = {
    {"grade", QuizMark::Grade}, {"grade core", QuizMark::GradeCore}, {"flag", QuizMark::Flag}, {"avoid", QuizMark::Avoid}};
constexpr std::pair<std::string_view, ReadingLevel> levels[] = {
    {"high", ReadingLevel::High}, {"medium", ReadingLevel::Medium}, {"low", ReadingLevel::Low}};

template <typename Value, std::size_t Count>
Value oneWordOf(const JsonNode &node, const std::pair<std::string_view, Value> (&words)[Count]) {
    const std::string text = node.text();
    for (const auto &[word, value] : words)
        if (word == text)
            return value;
    node.fail("\"" + text + "\" is none of the words known here");
}

void readClauses(const JsonNode &node, const Library &library, ReadingItem &item) {
    node.eachMember([&](std::string_view document, const JsonNode &) {
        if (!library.find(document))
            node.fail("there is no rulebook " + std::string(document));
    });
    for (const std::string &document : library.documents()) {
        const QLatin1String key(document.c_str());
        if (!node.has(key))
            continue;
        const Rulebook &book = *library.find(document);
        node.need(key).eachElement([&](const JsonNode &clause) {
            item.clauses.push_back({document, clause.text()});
            if (!book.clause(item.clauses.back().clause))
                clause.fail(document + " has no clause " + item.clauses.back().clause);
        });
    }
}

ReadingItem readItem(const JsonNode &node, const Library &library) {
    node.allowOnly({L1("id"), L1("level"), L1("clauses"), L1("quiz"), L1("switch"), L1("readings"), L1("default")});
    ReadingItem item;
    item.id = node.need(L1("id")).text();
    item.level = oneWordOf(node.need(L1("level")), levels);
    readClauses(node.need(L1("clauses")), library, item);
    node.need(L1("quiz")).eachElement([&](const JsonNode &mark) { item.quiz.push_back(oneWordOf(mark, quizMarks)); });
    if (node.has(L1("switch"))) {
        const JsonNode name = node.need(L1("switch"));
        item.switchName = name.text();
        const auto &books = library.rulebooks();
        if (std::none_of(books.begin(), books.end(), [&](const auto &book) { return book->reading(item.switchName); }))
            name.fail("no rulebook has a reading \"" + item.switchName + "\"");
    }
    if (node.has(L1("readings")))
        node.need(L1("readings")).eachElement([&](const JsonNode &key) { item.readings.push_back(key.text()); });
    if (node.has(L1("default"))) {
        const JsonNode chosen = node.need(L1("default"));
        item.defaultReading = chosen.text();
        if (std::find(item.readings.begin(), item.readings.end(), item.defaultReading) == item.readings.end())
            chosen.fail("\"" + item.defaultReading + "\" is not one of the readings");
    }
    return item;
}

void readWords(const JsonNode &node, ReadingItem &item) {
    node.allowOnly({L1("title"), L1("doubt"), L1("readings"), L1("default"), L1("why"), L1("asked"), L1("notes")});
    const auto optional = [&](L1 key, std::string &text) {
        if (node.has(key))
            text = node.need(key).text();
    };
    item.title = node.need(L1("title")).text();
    optional(L1("doubt"), item.doubt);
    optional(L1("default"), item.defaultText);
    optional(L1("why"), item.why);
    optional(L1("asked"), item.asked);
    if (node.has(L1("notes")))
        node.need(L1("notes")).eachElement([&](const JsonNode &note) { item.notes.push_back(note.text()); });
    if (!item.readings.empty()) {
        const JsonNode readings = node.need(L1("readings"));
        for (const std::string &key : item.readings)
            item.readingTexts[key] = readings.need(QLatin1String(key.c_str())).text();
    }
}

} // namespace

std::string switchValue(const ReadingItem &item, const Reading &reading, std::string_view key) {
    const auto place = std::find(item.readings.begin(), item.readings.end(), key);
    if (place == item.readings.end())
        return {};
    if (key == item.defaultReading)
        return reading.defaultValue;
    if (item.readings.size() == 2 && reading.values.size() == 2)
        return reading.values[0] == reading.defaultValue ? reading.values[1] : reading.values[0];
    const auto index = static_cast<std::size_t>(place - item.readings.begin());
    return index < reading.values.size() ? reading.values[index] : std::string();
}

bool ReadingItem::has(QuizMark mark) const {
    return std::find(quiz.begin(), quiz.end(), mark) != quiz.end();
}

bool ReadingItem::cites(std::string_view document, std::string_view clause) const {
    return std::any_of(clauses.begin(), clauses.end(),
                       [&](const Cited &cited) { return cited.document == document && cited.clause == clause; });
}

ReadingItems ReadingItems::read(const QByteArray &structure, const QByteArray &words, const Library &library) {
    ReadingItems items;
    const JsonNode root(parseJson(structure));
    root.allowOnly({L1("format"), L1("rulebooks"), L1("items")});
    if (root.need(L1("format")).text() != "pitwise-readings/1")
        root.need(L1("format")).fail("must be pitwise-readings/1");
    checkWrittenFor(root.need(L1("rulebooks")), library);
    const JsonNode text(parseJson(words));
    text.allowOnly({L1("format"), L1("language"), L1("items")});
    const JsonNode texts = text.need(L1("items"));
    root.need(L1("items")).eachElement([&](const JsonNode &node) {
        ReadingItem item = readItem(node, library);
        if (items.find(item.id))
            node.need(L1("id")).fail("\"" + item.id + "\" is there already");
        readWords(texts.need(QLatin1String(item.id.c_str())), item);
        items.m_items.push_back(std::move(item));
    });
    return items;
}

ReadingItems ReadingItems::shipped(const Library &library, const QString &language) {
    QFile structure(QStringLiteral(":/assets/readings/readings.json"));
    if (!structure.open(QIODevice::ReadOnly))
        throw Refusal{"cannot be read", structure.fileName().toStdString(), {}};
    return read(structure.readAll(), readShippedText(QStringLiteral(":/assets/readings/readings"), language), library);
}

const ReadingItem *ReadingItems::find(std::string_view id) const {
    const auto it = std::find_if(m_items.begin(), m_items.end(), [&](const ReadingItem &item) { return item.id == id; });
    return it == m_items.end() ? nullptr : &*it;
}

std::vector<const ReadingItem *> ReadingItems::itemsFor(std::string_view document, std::string_view clause) const {
    std::vector<const ReadingItem *> found;
    for (const ReadingItem &item : m_items)
        if (item.cites(document, clause))
            found.push_back(&item);
    return found;
}

} // namespace pitwise
