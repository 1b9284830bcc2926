// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/looks.h"
#include "core/json/jsonwords.h"
#include "core/qttext.h"
#include "core/rules/library.h"

#include <QFile>

#include <array>
#include <mutex>

namespace pitwise::felt {
namespace {

using L1 = QLatin1String;

constexpr std::pair<std::string_view, Emblem> emblemNames[] = {{"none", Emblem::None},
                                                               {"eight", Emblem::Eight},
                                                               {"swords", Emblem::Swords},
                                                               {"marker", Emblem::Marker},
                                                               {"rings", Emblem::Rings}};
constexpr std::pair<std::string_view, Ring> ringNames[] = {
    {"print", Ring::Print}, {"gold", Ring::Gold}, {"accent", Ring::Accent}};
constexpr std::pair<std::string_view, Mark> markNames[] = {
    {"cards", Mark::Cards}, {"chips", Mark::Chips}, {"burst", Mark::Burst}, {"star", Mark::Star}};

QColor readColour(const JsonNode &node) {
    const QString text = qt(node.text());
    if (text.size() != 7 || !text.startsWith(u'#') || !QColor::isValidColor(text))
        node.fail("a colour is written like \"#135F40\"");
    return QColor(text);
}

/// As many as there are fields, in their order.
void readColours(const JsonNode &node, std::initializer_list<QColor *> fields) {
    auto field = fields.begin();
    if (node.size() != fields.size())
        node.fail("has to be " + std::to_string(fields.size()) + " colours");
    node.eachElement([&](const JsonNode &element) { *(*field++) = readColour(element); });
}

Card readCard(const JsonNode &node) {
    const auto card = parseCard(node.text());
    if (!card)
        node.fail("no card");
    return *card;
}

FeltStyle readFelt(const JsonNode &node) {
    node.allowOnly({L1("cloth"), L1("print"), L1("gold"), L1("accent"), L1("rail"), L1("wood"), L1("back"), L1("emblem")});
    FeltStyle s;
    readColours(node.need(L1("cloth")), {&s.middle, &s.mid, &s.edge});
    s.print = readColour(node.need(L1("print")));
    s.gold = readColour(node.need(L1("gold")));
    s.accent = readColour(node.need(L1("accent")));
    readColours(node.need(L1("rail")), {&s.railDark, &s.railBase, &s.railLight, &s.railEdge});
    readColours(node.need(L1("wood")), {&s.woodLight, &s.woodDark});
    readColours(node.need(L1("back")), {&s.back, &s.backDeep, &s.backPrint});
    s.emblem = oneOf(node.need(L1("emblem")), emblemNames);
    return s;
}

Look::Circle readCircle(const JsonNode &node, const Rulebook &book) {
    node.allowOnly({L1("bet"), L1("ring"), L1("mark"), L1("words")});
    Look::Circle circle;
    circle.bet = node.need(L1("bet")).text();
    if (book.sideBetIndex(circle.bet) < 0)
        node.need(L1("bet")).fail("\"" + circle.bet + "\" is no side bet of " + book.name());
    circle.style.ring = oneOf(node.need(L1("ring")), ringNames);
    if (node.has(L1("mark")))
        circle.style.mark = oneOf(node.need(L1("mark")), markNames);
    else
        circle.style.words = qt(node.need(L1("words")).text());
    return circle;
}

std::vector<std::string> readTables(const JsonNode &node, const Rulebook &book) {
    std::vector<std::string> tables;
    node.eachElement([&](const JsonNode &element) {
        tables.push_back(element.text());
        if (tables.back() != "main" && tables.back() != "bonus" && book.sideBetIndex(tables.back()) < 0)
            element.fail("\"" + tables.back() + "\" is no bet of " + book.name());
    });
    return tables;
}

/// Of a game that says nothing of its looks.
Look plainLook(const std::string &game) {
    Look look;
    look.tag = qt(game).left(2).toUpper();
    look.colour = QColor(0x5c, 0x56, 0x4d);
    look.tileTop = QColor(0x2b, 0x28, 0x23);
    look.tileBottom = QColor(0x3c, 0x37, 0x30);
    constexpr std::array<QRgb, 15> plain{0x3d4a44, 0x2c3732, 0x161c19, 0xf1eee6, 0xecc564, 0xe8584a, 0x1c0f0a, 0x4a2a1c,
                                         0x7a4a33, 0x2a160e, 0x8a5a2c, 0x4c2d12, 0x7d1f2d, 0x541019, 0xead6a4};
    FeltStyle &s = look.style;
    QColor *const fields[] = {&s.middle,    &s.mid,      &s.edge,     &s.print,     &s.gold,
                              &s.accent,    &s.railDark, &s.railBase, &s.railLight, &s.railEdge,
                              &s.woodLight, &s.woodDark, &s.back,     &s.backDeep,  &s.backPrint};
    for (std::size_t i = 0; i < plain.size(); ++i)
        *fields[i] = QColor::fromRgb(plain[i]);
    return look;
}

} // namespace

Look readLook(const QByteArray &bytes, const Rulebook &book) {
    const JsonNode root(parseJson(bytes));
    root.allowOnly(
        {L1("format"), L1("tag"), L1("colour"), L1("tile"), L1("felt"), L1("circles"), L1("tables"), L1("picture")});
    if (const JsonNode format = root.need(L1("format")); format.text() != "pitwise-look/1")
        format.fail("this program reads \"pitwise-look/1\"");
    Look look;
    look.tag = qt(root.need(L1("tag")).text());
    look.colour = readColour(root.need(L1("colour")));
    readColours(root.need(L1("tile")), {&look.tileTop, &look.tileBottom});
    look.style = readFelt(root.need(L1("felt")));
    root.need(L1("circles")).eachElement([&](const JsonNode &node) { look.circles.push_back(readCircle(node, book)); });
    const JsonNode tables = root.need(L1("tables"));
    tables.allowOnly({L1("left"), L1("right")});
    look.left = readTables(tables.need(L1("left")), book);
    look.right = readTables(tables.need(L1("right")), book);
    const JsonNode picture = root.need(L1("picture"));
    picture.allowOnly({L1("printed"), L1("cards"), L1("marker")});
    if (picture.has(L1("printed")))
        look.printed = readCard(picture.need(L1("printed")));
    picture.need(L1("cards")).eachElement([&](const JsonNode &node) { look.cards.push_back(readCard(node)); });
    look.marker = picture.has(L1("marker")) && picture.need(L1("marker")).boolean();
    return look;
}

namespace {

std::optional<Look> lookIn(const QString &folder, const Rulebook &book) {
    QFile file(folder + u'/' + qt(book.document) + u'/' + qt(book.version) + QStringLiteral("/look.json"));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return readLook(file.readAll(), book);
}

/// Kept for the whole run: what is handed out stays where it is.
struct Known {
    std::vector<std::string> documents;
    std::map<std::string, Look> looks;

    void take(const QString &folder, const Library &library) {
        documents = library.documents();
        for (const std::string &document : documents)
            if (auto look = lookIn(folder, *library.find(document)))
                looks.insert_or_assign(document, std::move(*look));
    }
};

Known &heldLooks() {
    static Known all;
    return all;
}

/// The shipped ones, where nobody has said what library there is.
Known &knownLooks() {
    Known &all = heldLooks();
    if (all.documents.empty())
        all.take(QStringLiteral(":/assets/rulebooks"), Library::shipped());
    return all;
}

std::mutex &looksLock() {
    static std::mutex mutex;
    return mutex;
}

} // namespace

const Look &lookOf(const std::string &game) {
    const std::scoped_lock locked(looksLock());
    auto &looks = knownLooks().looks;
    if (const auto it = looks.find(game); it != looks.end())
        return it->second;
    return looks.emplace(game, plainLook(game)).first->second;
}

std::vector<std::string> lookedAt() {
    const std::scoped_lock locked(looksLock());
    return knownLooks().documents;
}

void addLooks(const QString &folder, const Library &library) {
    const std::scoped_lock locked(looksLock());
    heldLooks().take(folder, library);
}

} // namespace pitwise::felt
