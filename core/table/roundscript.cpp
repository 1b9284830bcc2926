// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/roundscript.h"
#include "core/json/jsonwords.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace pitwise {
namespace {

using L1 = QLatin1String;

[[noreturn]] void refuseNode(const JsonNode &node, std::string error, const Rulebook &rulebook, Cite cite) {
    node.fail(std::move(error), rulebook.names(rulebook.cite(cite)));
}

/// One script's members, read into a RoundScript.
class Reader {
public:
    Reader(RoundScript &script, const Rulebook &rulebook) : m_script(script), m_setup(script.setup), m_rulebook(rulebook) {
        m_setup.rulebook = &rulebook;
        m_setup.seated.fill(nobody);
        m_setup.sideLimits.resize(rulebook.sideBets.size());
    }

    void readTable(const JsonNode &node) {
        node.allowOnly({L1("decks"), L1("boxes"), L1("limits"), L1("payTable")});
        const JsonNode decks = node.need(L1("decks"));
        if (const auto number = decks.integer(); m_rulebook.decks.contains(number))
            m_setup.decks = static_cast<int>(number);
        else
            refuseNode(decks,
                       "this game is played with " + std::to_string(m_rulebook.decks.min) + " to " +
                           std::to_string(m_rulebook.decks.max) + " decks",
                       m_rulebook, Cite::deckCount);
        const Range boxes = m_rulebook.boxes();
        m_setup.boxes = boxes.max;
        if (node.has(L1("boxes"))) {
            const JsonNode count = node.need(L1("boxes"));
            if (const auto number = count.integer(); boxes.contains(number))
                m_setup.boxes = static_cast<int>(number);
            else
                refuseNode(count,
                           "a layout of this game has " + std::to_string(boxes.min) + " to " + std::to_string(boxes.max) +
                               " boxes",
                           m_rulebook, Cite::boxCount);
        }
        if (m_rulebook.payTables > 1)
            m_setup.payTable = static_cast<int>(node.need(L1("payTable")).integer(1, m_rulebook.payTables));
        else if (node.has(L1("payTable")))
            node.need(L1("payTable")).fail("this game has one pay table only");
        if (node.has(L1("limits")))
            node.need(L1("limits")).eachMember([&](std::string_view kind, const JsonNode &limit) {
                readLimit(kind, limit);
            });
    }

    void readSeats(const JsonNode &node) {
        node.eachMember([&](std::string_view key, const JsonNode &seat) {
            int box = 0;
            std::from_chars(key.data(), key.data() + key.size(), box);
            if (box < 1 || box > m_setup.boxes || key != std::to_string(box))
                seat.fail('"' + std::string(key) + "\" is no box of this table");
            m_setup.seated[static_cast<std::size_t>(box)] = m_setup.player(seat.view());
        });
    }

    void readBets(const JsonNode &node) {
        node.eachElement([&](const JsonNode &element) {
            Bet bet;
            bool hasBox = false, hasPlayer = false, hasKind = false, hasAmount = false;
            element.eachMember([&](std::string_view key, const JsonNode &member) {
                if (key == "box") {
                    bet.box = readBox(member);
                    hasBox = true;
                } else if (key == "player") {
                    bet.player = m_setup.player(member.view());
                    hasPlayer = true;
                } else if (key == "kind") {
                    bet.kind = readKind(member);
                    hasKind = true;
                } else if (key == "amount") {
                    bet.placed = member.integer(1, maxAmount);
                    hasAmount = true;
                } else {
                    member.fail('"' + std::string(key) + "\" is not a member of a bet");
                }
            });
            if (!(hasBox && hasPlayer && hasKind && hasAmount))
                for (const L1 key : {L1("box"), L1("player"), L1("kind"), L1("amount")})
                    (void)element.need(key); // refuses the one that is missing
            m_setup.bets.push_back(bet);
        });
        if (m_setup.bets.empty())
            node.fail("there is no main bet");
    }

    void readShoe(const JsonNode &node) {
        const std::string_view text = node.viewOrEmpty();
        const auto isSpace = [](char letter) { return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r'; };
        std::array<int, Card::codes> copies{};
        m_script.shoe.reserve(text.size() / 3 + 1);
        for (std::size_t i = 0; i < text.size();) {
            if (isSpace(text[i])) {
                ++i;
                continue;
            }
            std::size_t end = i;
            while (end < text.size() && !isSpace(text[end]))
                ++end;
            const std::string_view word = text.substr(i, end - i);
            // Spelled out only for a refusal: a shoe has hundreds of cards.
            const auto named = [&](const char *what) {
                return std::string(word) + what + " (card " + std::to_string(m_script.shoe.size() + 1) + ")";
            };
            const auto card = parseCard(word);
            if (!card)
                node.fail(named(" is no card"));
            if (card->rank() == Rank::Ten && !m_rulebook.hasTens)
                refuseNode(node, named(": this game is played without tens"), m_rulebook, Cite::cardNotInDeck);
            if (++copies[card->code()] > m_setup.decks)
                refuseNode(node, named(" is there more often than there are decks"), m_rulebook, Cite::cardNotInDeck);
            m_script.shoe.push_back(*card);
            i = end;
        }
    }

    /// Beyond the contract: what the opening deal left out (docs/contract, core/live/README.md).
    void readGaps(const JsonNode &node) {
        if (m_rulebook.play.printed)
            node.fail("in this game no hand can lack a card");
        node.allowOnly({L1("first"), L1("second"), L1("dealer")});
        for (const int lap : {1, 2})
            if (const auto name = lap == 1 ? L1("first") : L1("second"); node.has(name))
                node.need(name).eachElement([&](const JsonNode &box) { m_setup.gaps.add(readBox(box), lap); });
        if (!node.has(L1("dealer")))
            return;
        const JsonNode dealer = node.need(L1("dealer"));
        dealer.allowOnly({L1("offers"), L1("after")});
        m_setup.gaps.dealer = true;
        m_setup.gaps.offers = dealer.has(L1("offers")) && dealer.need(L1("offers")).boolean();
        if (dealer.has(L1("after")))
            m_setup.gaps.dealerAfter = static_cast<std::size_t>(dealer.need(L1("after")).integer(0, 1'000));
    }

    void readActions(const JsonNode &node) {
        node.eachElement([&](const JsonNode &element) { m_script.actions.push_back(readAction(element)); });
    }

private:
    void readLimit(std::string_view kind, const JsonNode &node) {
        node.allowOnly({L1("min"), L1("max")});
        Limits limits;
        if (node.has(L1("min")))
            limits.min = node.need(L1("min")).integer(0, maxAmount);
        if (node.has(L1("max")))
            limits.max = node.need(L1("max")).integer(1, maxAmount);
        if (limits.min > limits.max)
            node.fail("the minimum is over the maximum");
        if (kind == "main") {
            m_setup.mainLimits = limits;
            m_setup.mainLimited = true;
            return;
        }
        const int index = m_rulebook.sideBetIndex(kind);
        if (index < 0)
            failNotOneOf(node, kind, betKinds());
        m_setup.sideLimits[static_cast<std::size_t>(index)] = limits;
    }

    [[nodiscard]] std::vector<std::string> betKinds() const {
        std::vector<std::string> kinds{"main"};
        for (const SideBet &bet : m_rulebook.sideBets)
            kinds.push_back(bet.kind);
        return kinds;
    }

    int readBox(const JsonNode &node) const {
        const auto box = node.integer();
        if (box < 1 || box > m_setup.boxes)
            refuseNode(node, "this table has boxes 1 to " + std::to_string(m_setup.boxes), m_rulebook, Cite::boxCount);
        return static_cast<int>(box);
    }

    BetKind readKind(const JsonNode &node) const {
        const std::string_view kind = node.view();
        if (kind == "main")
            return mainBet;
        const int index = m_rulebook.sideBetIndex(kind);
        if (index < 0)
            failNotOneOf(node, kind, betKinds());
        return static_cast<BetKind>(index);
    }

    Action readAction(const JsonNode &node) {
        Action action;
        const JsonNode what = node.need(L1("do"));
        const auto it = std::find(doNames.begin(), doNames.end(), what.viewOrEmpty());
        if (it == doNames.end())
            failNotOneOf(what, what.viewOrEmpty(), doNames);
        action.what = static_cast<Do>(it - doNames.begin());
        if (action.what == Do::CloseOffers) {
            node.allowOnly({L1("do")});
            return action;
        }
        bool hasBox = false, hasPlayer = false;
        node.eachMember([&](std::string_view key, const JsonNode &member) {
            if (key == "box") {
                action.box = readBox(member);
                hasBox = true;
            } else if (key == "player") {
                action.player = m_setup.player(member.view());
                hasPlayer = true;
            } else if (key == "amount" && (action.what == Do::Insurance || action.what == Do::Double)) {
                action.amount = member.integer(1, maxAmount);
            } else if (key == "of" && action.what == Do::Insurance) {
                action.of = m_setup.player(member.view());
            } else if (key == "with" && (action.what == Do::Split || action.what == Do::Double)) {
                action.with = action.what == Do::Split ? readNames(member) : readAmounts(member);
            } else if (key == "tie18" && action.what == Do::Split && m_rulebook.sideBetIndex("tie18") >= 0) {
                action.tie = readAmounts(member);
            } else if (key != "do") {
                member.fail('"' + std::string(key) + "\" is not a member of this action");
            }
        });
        if (!hasBox || !hasPlayer)
            (void)node.need(hasBox ? L1("player") : L1("box"));
        if (action.what == Do::Insurance && action.amount == 0)
            (void)node.need(L1("amount"));
        return action;
    }

    std::vector<Follower> readNames(const JsonNode &node) {
        std::vector<Follower> followers;
        node.eachElement([&](const JsonNode &element) {
            const PlayerId player = m_setup.player(element.view());
            if (std::any_of(followers.begin(), followers.end(), [&](const Follower &f) { return f.player == player; }))
                element.fail(m_setup.playerName(player) + " is named twice");
            followers.push_back({player, 0});
        });
        return followers;
    }

    std::vector<Follower> readAmounts(const JsonNode &node) {
        std::vector<Follower> followers;
        node.eachMember([&](std::string_view key, const JsonNode &member) {
            if (key.empty())
                member.fail("a player has a name");
            followers.push_back({m_setup.player(key), member.integer(1, maxAmount)});
        });
        return followers;
    }

    RoundScript &m_script;
    TableSetup &m_setup;
    const Rulebook &m_rulebook;
};

} // namespace

const Rulebook &readGame(const JsonNode &root, const Library &library) {
    const JsonNode game = root.need(L1("game"));
    const Rulebook *rulebook = library.find(game.text());
    if (!rulebook || rulebook->document != game.text())
        failNotOneOf(game, game.text(), library.documents());
    if (!root.has(L1("rulebook")))
        return *rulebook;
    const JsonNode named = root.need(L1("rulebook"));
    const Rulebook *version = library.find(named.text());
    if (!version || version->name() != named.text() || version->document != rulebook->document)
        named.fail("there is no rulebook \"" + named.text() + "\" of this game");
    return *version;
}

ReadingValues readReadings(const JsonNode &node, const Rulebook &rulebook) {
    ReadingValues values;
    node.eachMember([&](std::string_view key, const JsonNode &member) {
        const Reading *reading = rulebook.reading(key);
        if (!reading)
            member.fail("this rulebook has no reading \"" + std::string(key) + '"');
        const std::string value = member.isBoolean() ? (member.boolean() ? "true" : "false") : member.text();
        if (std::find(reading->values.begin(), reading->values.end(), value) == reading->values.end())
            member.fail("\"" + value + "\" is no value of this reading");
        values[reading->name] = value;
    });
    return values;
}

std::unique_ptr<RoundScript> readRoundScript(const JsonNode &root, const Library &library) {
    if (!root.isObject())
        root.fail("a round script is a JSON object");
    root.allowOnly({L1("format"), L1("id"), L1("game"), L1("table"), L1("seats"), L1("bets"), L1("shoe"), L1("actions"),
                    L1("rulebook"), L1("readings"), L1("gaps")});
    if (const JsonNode format = root.need(L1("format")); format.viewOrEmpty() != "pitwise-round/1")
        format.fail("the format is \"pitwise-round/1\"");
    if (root.has(L1("id")) && !root.need(L1("id")).isText() && !root.need(L1("id")).isNumber())
        root.need(L1("id")).fail("must be a text");
    auto script = std::make_unique<RoundScript>();
    const Rulebook &rulebook = readGame(root, library);
    Reader reader(*script, rulebook);
    if (root.has(L1("readings")))
        script->setup.readingValues = readReadings(root.need(L1("readings")), rulebook);
    script->setup.readings = rulebook.playReadings(script->setup.readingValues);
    reader.readTable(root.need(L1("table")));
    if (root.has(L1("seats")))
        reader.readSeats(root.need(L1("seats")));
    reader.readBets(root.need(L1("bets")));
    if (root.has(L1("gaps")))
        reader.readGaps(root.need(L1("gaps")));
    checkSetup(script->setup);
    reader.readShoe(root.need(L1("shoe")));
    if (root.has(L1("actions")))
        reader.readActions(root.need(L1("actions")));
    if (root.has(L1("id")))
        script->id = root.need(L1("id")).value();
    return script;
}

void applyActions(Round &round, std::span<const Action> actions) {
    for (std::size_t i = 0; i < actions.size(); ++i) {
        try {
            round.apply(actions[i]);
        } catch (Refusal &refusal) {
            if (refusal.at.empty() || refusal.at.front() == '.')
                refusal.at.insert(0, "actions[" + std::to_string(i) + ']');
            throw;
        }
    }
}

void playActions(Round &round, const RoundScript &script, std::size_t actions) {
    round.deal(script.shoe);
    applyActions(round, std::span(script.actions).first(std::min(actions, script.actions.size())));
}

PlayedRound::PlayedRound(std::unique_ptr<RoundScript> script, std::size_t actions)
    : m_script(std::move(script)), m_round(std::make_unique<Round>(m_script->setup)) {
    playActions(*m_round, *m_script, actions);
}

PlayedRound playScript(const QJsonValue &script, const Library &library) {
    return PlayedRound(readRoundScript(JsonNode(script), library));
}

} // namespace pitwise
