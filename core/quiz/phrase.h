// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/card.h"
#include "core/money.h"
#include "core/table/action.h"

#include <QJsonValue>
#include <QString>

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace pitwise {

class JsonNode;
class Phrase;

/// Which sentence: `common.so-calls`, its area and what tells it from the others there. The words are in words/catalogue;
/// a test holds every id in the sources to it.
class PhraseId {
public:
    constexpr PhraseId() = default;
    /// Of a literal only. Written otherwise than in small letters, digits, hyphens and dots it does not compile.
    consteval PhraseId(const char *text) : m_text(text) {
        if (!isWellFormed(m_text))
            throw "an id is area.what-it-says";
    }
    /// Of a file: nothing for what cannot be one.
    [[nodiscard]] static std::optional<PhraseId> of(std::string_view text);
    [[nodiscard]] static constexpr bool isWellFormed(std::string_view text) {
        bool dotted = false;
        for (const char c : text) {
            dotted = dotted || c == '.';
            if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.'))
                return false;
        }
        return dotted && text.size() <= 80;
    }

    [[nodiscard]] constexpr std::string_view text() const { return m_text; }
    [[nodiscard]] constexpr bool isEmpty() const { return m_text.empty(); }
    friend constexpr bool operator==(PhraseId, PhraseId) = default;

private:
    constexpr explicit PhraseId(std::string_view kept) : m_text(kept) {}
    std::string_view m_text;
};

inline namespace literals {
/// "common.so-calls"_say: a sentence without arguments.
consteval PhraseId operator""_say(const char *text, std::size_t) {
    return PhraseId(text);
}
} // namespace literals

/// Chips: "$1,250".
struct Money {
    Cents cents = 0;
    friend bool operator==(Money, Money) = default;
};

/// A betting place by its number. Which one it is dresses a question and is not what it asks (identity.h).
struct Box {
    int number = 0;
    friend bool operator==(Box, Box) = default;
};

/// Something that has a name of its own in every language, by the id that it has in documents.
struct Name {
    enum class Of : std::uint8_t { Bet, Game, PayRow, Action, Ruling, Rank, Suit, Officer, Content, Player, Clause };
    Of of = Of::Player;
    std::string id;
    friend bool operator==(const Name &, const Name &) = default;
};
[[nodiscard]] Name betName(std::string_view kind);                       ///< "Pair bet"
[[nodiscard]] Name gameName(std::string_view document);                  ///< "Lucky 8"
[[nodiscard]] Name rowName(std::string_view kind, std::string_view row); ///< "three 8s of one suit"
[[nodiscard]] Name actionName(Do what);                                  ///< "free split"
[[nodiscard]] Name officerName(std::string_view title);                  ///< "Pit Manager"
/// A text of the content files by its place: "contrast/5/situation", "reading/A01/why".
[[nodiscard]] Name contentName(std::string_view place);
[[nodiscard]] Name playerName(std::string_view player); ///< As the round calls him.
/// "8 of Spades"
[[nodiscard]] Phrase cardPhrase(Card card);
[[nodiscard]] Name clauseName(std::string_view clause); ///< "3.21.1"

class PhraseArg;

/// Several things said one after the other.
struct Listing {
    enum class As : std::uint8_t {
        All,       ///< "1, 3 and 5"
        Apart,     ///< "hit, stand"
        Acts,      ///< "Void the round; earlier rounds stand": a sentence's beginning, without its full stop.
        Sentences, ///< One whole sentence after the other.
    };
    std::vector<PhraseArg> items;
    As as = As::All;
    friend bool operator==(const Listing &, const Listing &);
};

/// What fills a sentence's %1, %2, …
class PhraseArg {
public:
    /// The last two are what others wrote (an author, a document) and another phrase, of which there is one.
    using Value =
        std::variant<std::int64_t, Box, Money, Ratio, std::vector<Card>, Name, Listing, QString, std::vector<Phrase>>;

    template <std::integral T> PhraseArg(T number) : m_value(static_cast<std::int64_t>(number)) {}
    PhraseArg(Box box) : m_value(box) {}
    PhraseArg(Money money) : m_value(money) {}
    PhraseArg(Ratio odds) : m_value(odds) {}
    PhraseArg(Card card) : m_value(std::vector<Card>{card}) {}
    PhraseArg(std::span<const Card> cards) : m_value(std::vector<Card>(cards.begin(), cards.end())) {}
    PhraseArg(const std::vector<Card> &cards) : m_value(cards) {}
    PhraseArg(Name name) : m_value(std::move(name)) {}
    PhraseArg(Listing listing) : m_value(std::move(listing)) {}
    PhraseArg(QString verbatim) : m_value(std::move(verbatim)) {}
    PhraseArg(Phrase phrase);
    PhraseArg(PhraseId id);

    [[nodiscard]] const Value &value() const { return m_value; }
    [[nodiscard]] std::int64_t number() const; ///< 0 where it is none.
    [[nodiscard]] QString text() const;        ///< What others wrote; empty where it is none of that.
    friend bool operator==(const PhraseArg &, const PhraseArg &);

private:
    Value m_value;
};

/// A sentence without its words: which one it is, and typed arguments. Two are equal where both are, whatever any language
/// makes of them. Words are made last, in words/.
class Phrase {
public:
    Phrase() = default;
    Phrase(PhraseId id) : m_id(id) {}
    Phrase(PhraseId id, std::vector<PhraseArg> arguments) : m_id(id), m_arguments(std::move(arguments)) {}
    /// Nothing but this: an amount to choose, a text that is not ours to translate.
    [[nodiscard]] static Phrase plain(PhraseArg argument) { return {PhraseId("term.plain"), {std::move(argument)}}; }
    [[nodiscard]] static Phrase verbatim(const QString &text) { return text.isEmpty() ? Phrase() : plain(text); }

    [[nodiscard]] bool isEmpty() const { return m_id.isEmpty(); }
    [[nodiscard]] PhraseId id() const { return m_id; }
    [[nodiscard]] const std::vector<PhraseArg> &arguments() const { return m_arguments; }
    friend bool operator==(const Phrase &, const Phrase &);

private:
    PhraseId m_id;
    std::vector<PhraseArg> m_arguments;
};

template <typename... Args> [[nodiscard]] Phrase say(PhraseId id, Args &&...args) {
    return {id, {PhraseArg(std::forward<Args>(args))...}};
}

/// As documents keep it: `["common.so-calls", {"player": "A"}]`; a text that is nobody's to translate by itself. Empty: "".
[[nodiscard]] QJsonValue phraseJson(const Phrase &phrase);
[[nodiscard]] Phrase readPhrase(const JsonNode &node); ///< Throws a Refusal.
/// The same in one line of text, for lists that are counted by it: the id alone where there are no arguments.
[[nodiscard]] std::string phraseKey(const Phrase &phrase);
/// What is no key is verbatim: a sentence that was stored in words.
[[nodiscard]] Phrase phraseOfKey(std::string_view key);

} // namespace pitwise
