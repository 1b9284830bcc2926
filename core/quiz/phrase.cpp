// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/phrase.h"
#include "core/json/jsonnode.h"
#include "core/json/jsonparser.h"
#include "core/overloaded.h"
#include "core/qttext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <mutex>
#include <set>

namespace pitwise {
namespace {

using L1 = QLatin1String;

// A file cannot make the program keep more than a catalogue would hold, nor nest deeper than any sentence does.
constexpr std::size_t mostIdsRead = 20'000;
constexpr int deepest = 8;

constexpr std::array<const char *, 11> nameKinds{"bet",  "game",    "row",     "action", "ruling", "rank",
                                                 "suit", "officer", "content", "player", "clause"};
constexpr std::array<const char *, 4> listKinds{"all", "apart", "acts", "sentences"};

constexpr PhraseId plainId = "term.plain";

QJsonValue argJson(const PhraseArg &argument) {
    return std::visit(
        Overloaded{[](std::int64_t number) { return QJsonValue(static_cast<qint64>(number)); },
                   [](Box box) {
                       return QJsonValue(QJsonObject{{L1("box"), box.number}});
                   },
                   [](Money money) {
                       return QJsonValue(QJsonObject{{L1("cents"), static_cast<qint64>(money.cents)}});
                   },
                   [](Ratio odds) {
                       return QJsonValue(QJsonObject{{L1("odds"), QJsonArray{odds.numerator, odds.denominator}}});
                   },
                   [](const std::vector<Card> &cards) {
                       QJsonArray list;
                       for (const Card card : cards)
                           list.append(qt(cardName(card)));
                       return QJsonValue(QJsonObject{{L1("cards"), list}});
                   },
                   [](const Name &name) {
                       return QJsonValue(QJsonObject{{L1(nameKinds[static_cast<std::size_t>(name.of)]), qt(name.id)}});
                   },
                   [](const Listing &listing) {
                       QJsonArray list;
                       for (const PhraseArg &item : listing.items)
                           list.append(argJson(item));
                       return QJsonValue(QJsonObject{{L1(listKinds[static_cast<std::size_t>(listing.as)]), list}});
                   },
                   [](const QString &text) { return QJsonValue(text); },
                   [](const std::vector<Phrase> &phrase) { return phraseJson(phrase.front()); }},
        argument.value());
}

PhraseArg readArg(const JsonNode &node, int depth);

PhraseId readId(const JsonNode &node) {
    const auto id = PhraseId::of(node.view());
    if (!id)
        node.fail("no sentence has such an id");
    return *id;
}

Phrase readPhrase(const JsonNode &node, int depth) {
    if (node.isText())
        return Phrase::verbatim(qt(node.viewOrEmpty()));
    if (depth > deepest)
        node.fail("no sentence is nested that deeply");
    PhraseId id;
    std::vector<PhraseArg> arguments;
    bool first = true;
    node.eachElement([&](const JsonNode &element) {
        if (first)
            id = readId(element);
        else
            arguments.push_back(readArg(element, depth + 1));
        first = false;
    });
    if (id.isEmpty())
        node.fail("a sentence begins with its id");
    return {id, std::move(arguments)};
}

std::vector<Card> readCards(const JsonNode &node) {
    std::vector<Card> cards;
    node.eachElement([&](const JsonNode &element) {
        const auto card = parseCard(element.view());
        if (!card)
            element.fail("a card is a rank and a suit");
        cards.push_back(*card);
    });
    return cards;
}

Ratio readOdds(const JsonNode &node) {
    std::vector<std::int32_t> terms;
    node.eachElement([&](const JsonNode &term) { terms.push_back(static_cast<std::int32_t>(term.integer(1, 1'000'000))); });
    if (terms.size() != 2)
        node.fail("odds are two whole numbers");
    return {terms[0], terms[1]};
}

PhraseArg readArg(const JsonNode &node, int depth) {
    if (depth > deepest)
        node.fail("no sentence is nested that deeply");
    if (node.isText())
        return qt(node.viewOrEmpty());
    if (node.isNumber())
        return node.integer();
    if (!node.isObject())
        return readPhrase(node, depth);
    std::optional<PhraseArg> argument;
    node.eachMember([&](std::string_view kind, const JsonNode &member) {
        if (argument)
            member.fail("an argument is of one kind");
        const auto is = [&](const char *known) { return kind == known; };
        if (kind == "box")
            argument = Box{static_cast<int>(member.integer(0, 100))};
        else if (kind == "cents")
            argument = Money{member.integer(-maxAmount, maxAmount)};
        else if (kind == "odds")
            argument = readOdds(member);
        else if (kind == "cards")
            argument = readCards(member);
        else if (const auto name = std::find_if(nameKinds.begin(), nameKinds.end(), is); name != nameKinds.end())
            argument = Name{static_cast<Name::Of>(name - nameKinds.begin()), member.text()};
        else if (const auto as = std::find_if(listKinds.begin(), listKinds.end(), is); as != listKinds.end()) {
            Listing listing{{}, static_cast<Listing::As>(as - listKinds.begin())};
            member.eachElement([&](const JsonNode &item) { listing.items.push_back(readArg(item, depth + 1)); });
            argument = std::move(listing);
        } else
            member.fail("no kind of argument");
    });
    if (!argument)
        node.fail("an argument has a kind");
    return *argument;
}

/// The text, kept as long as the program runs; nothing where too many are.
std::optional<std::string_view> keep(std::string_view text) {
    static std::mutex lock;
    static std::set<std::string, std::less<>> kept; // never moved: an id is a view of it
    const std::scoped_lock locked(lock);
    auto it = kept.find(text);
    if (it == kept.end()) {
        if (kept.size() >= mostIdsRead)
            return std::nullopt;
        it = kept.emplace(text).first;
    }
    return *it;
}

} // namespace

std::optional<PhraseId> PhraseId::of(std::string_view text) {
    const auto kept = isWellFormed(text) ? keep(text) : std::nullopt;
    return kept ? std::optional(PhraseId(*kept)) : std::nullopt;
}

Name betName(std::string_view kind) {
    return {Name::Of::Bet, std::string(kind)};
}
Name gameName(std::string_view document) {
    return {Name::Of::Game, std::string(document)};
}
Name rowName(std::string_view kind, std::string_view row) {
    return {Name::Of::PayRow, std::string(kind) + '.' + std::string(row)};
}
Name actionName(Do what) {
    return {Name::Of::Action, std::string(name(what))};
}
Name officerName(std::string_view title) {
    return {Name::Of::Officer, std::string(title)};
}
Name contentName(std::string_view place) {
    return {Name::Of::Content, std::string(place)};
}
Name playerName(std::string_view player) {
    return {Name::Of::Player, std::string(player)};
}
Name clauseName(std::string_view clause) {
    return {Name::Of::Clause, std::string(clause)};
}

Phrase cardPhrase(Card card) {
    static constexpr const char *suits[] = {"spades", "hearts", "diamonds", "clubs"};
    const auto rank = [&]() -> PhraseArg {
        switch (card.rank()) {
        case Rank::Ace: return Name{Name::Of::Rank, "ace"};
        case Rank::Jack: return Name{Name::Of::Rank, "jack"};
        case Rank::Queen: return Name{Name::Of::Rank, "queen"};
        case Rank::King: return Name{Name::Of::Rank, "king"};
        default: return card.points();
        }
    };
    return say("term.card-of", rank(), Name{Name::Of::Suit, suits[static_cast<std::size_t>(card.suit())]});
}

bool operator==(const Listing &a, const Listing &b) {
    return a.as == b.as && a.items == b.items;
}

PhraseArg::PhraseArg(Phrase phrase) : m_value(std::vector<Phrase>{std::move(phrase)}) {
}
PhraseArg::PhraseArg(PhraseId id) : m_value(std::vector<Phrase>{Phrase(id)}) {
}
std::int64_t PhraseArg::number() const {
    const auto *number = std::get_if<std::int64_t>(&m_value);
    return number ? *number : 0;
}
QString PhraseArg::text() const {
    const auto *text = std::get_if<QString>(&m_value);
    return text ? *text : QString();
}
bool operator==(const PhraseArg &a, const PhraseArg &b) {
    return a.m_value == b.m_value;
}
bool operator==(const Phrase &a, const Phrase &b) {
    return a.m_id == b.m_id && a.m_arguments == b.m_arguments;
}

QJsonValue phraseJson(const Phrase &phrase) {
    if (phrase.isEmpty())
        return QString();
    const std::vector<PhraseArg> &arguments = phrase.arguments();
    if (phrase.id() == plainId)
        if (const auto *text = std::get_if<QString>(&arguments.front().value()))
            return *text;
    const std::string_view id = phrase.id().text();
    QJsonArray list{QLatin1String(id.data(), static_cast<qsizetype>(id.size()))};
    for (const PhraseArg &argument : arguments)
        list.append(argJson(argument));
    return list;
}

Phrase readPhrase(const JsonNode &node) {
    return readPhrase(node, 0);
}

std::string phraseKey(const Phrase &phrase) {
    const QJsonValue json = phraseJson(phrase);
    if (!json.isArray())
        return json.toString().toStdString();
    if (phrase.arguments().empty())
        return std::string(phrase.id().text());
    return QJsonDocument(json.toArray()).toJson(QJsonDocument::Compact).toStdString();
}

Phrase phraseOfKey(std::string_view key) {
    if (key.starts_with('['))
        try {
            return readPhrase(JsonNode(parseJson(QByteArray(key.data(), static_cast<qsizetype>(key.size())))));
        } catch (const Refusal &) {
        }
    if (const auto id = PhraseId::of(key))
        return *id;
    return Phrase::verbatim(qt(key));
}

} // namespace pitwise
