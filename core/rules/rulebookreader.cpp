// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulebookreader.h"
#include "core/json/jsonwords.h"
#include "core/rules/asked.h"
#include "core/rulings/rulingtable.h"

#include <algorithm>
#include <charconv>

namespace pitwise {
namespace {

using L1 = QLatin1String;

constexpr std::pair<std::string_view, ClauseKind> clauseKinds[] = {
    {"definition", ClauseKind::Definition},    {"layout", ClauseKind::Layout},
    {"procedure", ClauseKind::Procedure},      {"provision", ClauseKind::Provision},
    {"permission", ClauseKind::Permission},    {"control-priority", ClauseKind::ControlPriority},
    {"settlement", ClauseKind::Settlement},    {"payout", ClauseKind::Payout},
    {"irregularity", ClauseKind::Irregularity}};
constexpr std::pair<std::string_view, SideBetRule> sideBetRules[] = {
    {"rank-pair", SideBetRule::RankPair},        {"lucky-eights", SideBetRule::LuckyEights},
    {"pair-class", SideBetRule::PairClass},      {"three-card-total", SideBetRule::ThreeCardTotal},
    {"run-of-eights", SideBetRule::RunOfEights}, {"tie-on-total", SideBetRule::TieOnTotal},
    {"dealer-bust", SideBetRule::DealerBust},    {"markers", SideBetRule::Markers}};
constexpr std::pair<std::string_view, SideBetNeeds> sideBetNeeds[] = {{"main-on-box", SideBetNeeds::MainOnBox},
                                                                      {"main-anywhere", SideBetNeeds::MainAnywhere},
                                                                      {"control-of-box", SideBetNeeds::ControlOfBox}};
constexpr std::pair<std::string_view, SideBetOverMax> sideBetOverMax[] = {{"counts-to-maximum", SideBetOverMax::CountsToMax},
                                                                          {"later-returned", SideBetOverMax::LaterReturned},
                                                                          {"refused", SideBetOverMax::Refused}};
constexpr std::pair<std::string_view, MainOverMax> mainOverMax[] = {{"counts-to-maximum", MainOverMax::CountsToMax},
                                                                    {"box-shared", MainOverMax::BoxShared}};
constexpr std::pair<std::string_view, SplitBy> splitBy[] = {{"equal-points", SplitBy::EqualPoints},
                                                            {"eights", SplitBy::Eights}};
constexpr std::pair<std::string_view, ControlBy> controlBy[] = {{"nearest", ControlBy::Nearest},
                                                                {"largest", ControlBy::Largest}};
constexpr std::pair<std::string_view, InsuranceBy> insuranceBy[] = {
    {"nobody", InsuranceBy::Nobody}, {"owner", InsuranceBy::Owner}, {"anybody", InsuranceBy::Anybody}};
constexpr std::pair<std::string_view, Cite> citeNames[] = {
#define PITWISE_CITE_NAME(name) {#name, Cite::name},
    PITWISE_CITES(PITWISE_CITE_NAME)
#undef PITWISE_CITE_NAME
};
constexpr std::pair<std::string_view, Asked> askedNames[] = {
#define PITWISE_ASKED_NAME(name) {#name, Asked::name},
    PITWISE_ASKED_REASONS(PITWISE_ASKED_NAME)
#undef PITWISE_ASKED_NAME
};
constexpr std::pair<std::string_view, Procedure> procedureNames[] = {
#define PITWISE_PROCEDURE_NAME(name) {#name, Procedure::name},
    PITWISE_PROCEDURES(PITWISE_PROCEDURE_NAME)
#undef PITWISE_PROCEDURE_NAME
};

/// The row names that each kind of side bet grades by; a rulebook has to have just these.
std::vector<std::string_view> rowsOf(SideBetRule rule) {
    switch (rule) {
    case SideBetRule::RankPair: return {"pair"};
    case SideBetRule::LuckyEights: return {"3-suited-8s", "3-unsuited-8s", "2-suited-8s", "2-unsuited-8s", "two-of-a-kind"};
    case SideBetRule::PairClass: return {"ace-pair-suited", "suited-pair", "coloured-pair", "mixed-pair"};
    case SideBetRule::ThreeCardTotal: return {"suited-777", "suited-678", "777", "678", "suited-21", "21", "20", "19"};
    case SideBetRule::RunOfEights: return {"four-8s-all-spades", "four-8s", "three-8s", "two-8s"};
    case SideBetRule::TieOnTotal: return {"tie-on-18"};
    case SideBetRule::DealerBust:
    case SideBetRule::Markers: return {}; // any rows; graded by each row's "count"
    }
    return {};
}

Ratio ratio(const JsonNode &node) {
    const std::string text = node.text();
    Ratio ratio;
    const char *end = text.data() + text.size();
    const auto [middle, error] = std::from_chars(text.data(), end, ratio.numerator);
    if (error == std::errc() && middle != end && *middle == ':') {
        const auto [last, error2] = std::from_chars(middle + 1, end, ratio.denominator);
        if (error2 == std::errc() && last == end && ratio.numerator > 0 && ratio.denominator > 0 &&
            ratio.numerator <= 100'000 && ratio.denominator <= 100)
            return ratio;
    }
    node.fail("odds are written like \"3:2\"");
}

Range range(const JsonNode &node, int least, int most) {
    node.allowOnly({L1("min"), L1("max"), L1("clause")});
    const Range range{static_cast<int>(node.need(L1("min")).integer(least, most)),
                      static_cast<int>(node.need(L1("max")).integer(least, most))};
    if (range.min > range.max)
        node.fail("min is over max");
    return range;
}

/// Reads one rulebook; a class only so that the clause lookup need not be handed around.
class Reader {
public:
    Reader(Rulebook &book, const HostFinder &findHost) : m_book(book), m_findHost(findHost) {}

    void read(const JsonNode &root) {
        root.allowOnly({L1("format"),   L1("document"), L1("version"),     L1("order"),    L1("operator"),  L1("inForce"),
                        L1("host"),     L1("decks"),    L1("withoutTens"), L1("layouts"),  L1("payTables"), L1("play"),
                        L1("sideBets"), L1("cites"),    L1("readings"),    L1("officers"), L1("rulings"),   L1("procedure"),
                        L1("asked"),    L1("families"), L1("clauses")});
        if (const auto format = root.need(L1("format")); format.text() != "pitwise-rulebook/1")
            format.fail("this program reads \"pitwise-rulebook/1\"");
        m_book.document = root.need(L1("document")).text();
        m_book.version = root.need(L1("version")).text();
        m_book.houseName = root.need(L1("operator")).textOrEmpty();
        m_book.inForce = root.need(L1("inForce")).textOrEmpty();
        m_book.order = root.has(L1("order")) ? static_cast<int>(root.need(L1("order")).integer(0, 9999)) : 9999;
        readClauses(root.need(L1("clauses")));
        if (root.has(L1("host")))
            takeHost(root.need(L1("host")));
        m_book.decks = range(root.need(L1("decks")), 1, 64);
        m_book.cites[static_cast<std::size_t>(Cite::deckCount)] = {clause(root.need(L1("decks")).need(L1("clause")))};
        m_book.hasTens = !(root.has(L1("withoutTens")) && root.need(L1("withoutTens")).boolean());
        readLayouts(root.need(L1("layouts")));
        m_book.payTables = root.has(L1("payTables")) ? static_cast<int>(root.need(L1("payTables")).integer(1, 99)) : 1;
        if (root.has(L1("play")))
            readPlay(root.need(L1("play")));
        else if (m_book.host.empty())
            root.fail("\"play\" is missing, and there is no host game to play it");
        root.need(L1("sideBets")).eachElement([&](const JsonNode &node) { readSideBet(node); });
        root.need(L1("cites")).eachMember([&](std::string_view, const JsonNode &node) { readCite(node); });
        widenCites();
        if (root.has(L1("procedure")))
            root.need(L1("procedure")).eachMember([&](std::string_view name, const JsonNode &node) {
                readProcedure(name, node);
            });
        m_book.asked.resize(askedCount);
        if (root.has(L1("asked")))
            root.need(L1("asked")).eachMember([&](std::string_view name, const JsonNode &node) { readAsked(name, node); });
        if (root.has(L1("families")))
            root.need(L1("families")).eachMember([&](std::string_view id, const JsonNode &node) { readFamily(id, node); });
        if (root.has(L1("readings")))
            root.need(L1("readings")).eachElement([&](const JsonNode &node) { readReading(node); });
        readOfficers(root.need(L1("officers")));
        if (root.has(L1("rulings")))
            m_book.rulings = readRulingTable(root.need(L1("rulings")), m_book);
    }

private:
    ClauseId clause(const JsonNode &node) const {
        const std::string id = node.text();
        const auto found = m_book.clause(id);
        if (!found)
            node.fail("there is no clause \"" + id + "\" in this rulebook");
        return *found;
    }

    ClauseList clauseList(const JsonNode &node) const {
        ClauseList list;
        node.eachElement([&](const JsonNode &element) {
            if (list.count == ClauseList::capacity)
                element.fail("more than " + std::to_string(ClauseList::capacity) + " clauses");
            list.add(clause(element));
        });
        return list;
    }
    ClauseList clauseList(const JsonNode &parent, L1 key) const {
        return parent.has(key) ? clauseList(parent.need(key)) : ClauseList{};
    }

    void readClauses(const JsonNode &node) {
        node.eachElement([&](const JsonNode &element) {
            element.allowOnly({L1("id"), L1("kind"), L1("testable"), L1("synthetic"), L1("inferred")});
            Clause clause;
            clause.id = element.need(L1("id")).text();
            clause.document = m_book.document;
            clause.kind = oneOf(element.need(L1("kind")), clauseKinds);
            clause.testable = element.need(L1("testable")).boolean();
            clause.syntheticId = element.has(L1("synthetic")) && element.need(L1("synthetic")).boolean();
            clause.inferredId = element.has(L1("inferred")) && element.need(L1("inferred")).boolean();
            if (m_book.clause(clause.id))
                element.fail("clause \"" + clause.id + "\" is there twice");
            m_book.clauses.push_back(std::move(clause));
        });
        m_book.ownClauses = m_book.clauses.size();
        if (m_book.ownClauses == 0 || m_book.ownClauses > 4000)
            node.fail("a rulebook has between 1 and 4000 clauses");
    }

    /// The host plays the main game: its rules, cites and readings come over, its clauses under its own name.
    void takeHost(const JsonNode &node) {
        m_book.host = node.text();
        const Rulebook *host = m_findHost ? m_findHost(m_book.host) : nullptr;
        if (!host)
            node.fail("there is no rulebook " + m_book.host + " to play the main game");
        const auto shift = static_cast<ClauseId>(m_book.ownClauses);
        for (Clause clause : host->clauses) {
            clause.id.insert(0, host->document + ':');
            m_book.clauses.push_back(std::move(clause));
        }
        const auto shifted = [shift](ClauseList list) {
            for (std::uint8_t i = 0; i < list.count; ++i)
                list.ids[i] = static_cast<ClauseId>(list.ids[i] + shift);
            return list;
        };
        for (std::size_t i = 0; i < citeCount; ++i)
            m_book.cites[i] = shifted(host->cites[i]);
        for (std::size_t i = 0; i < procedureCount; ++i)
            m_book.procedures[i] = shifted(host->procedures[i]);
        m_book.play = host->play;
        for (ClauseList *row : {&m_book.play.blackjackRow, &m_book.play.regularRow, &m_book.play.insuranceRow,
                                &m_book.play.bonusMixedRow, &m_book.play.bonusSpadesRow})
            *row = shifted(*row);
        for (Reading reading : host->readings) {
            for (ClauseId &id : reading.clauses)
                id = static_cast<ClauseId>(id + shift);
            m_book.readings.push_back(std::move(reading));
        }
    }

    void readLayouts(const JsonNode &node) {
        node.eachElement([&](const JsonNode &element) {
            element.allowOnly({L1("id"), L1("boxes"), L1("clause")});
            m_book.layouts.push_back(
                {element.need(L1("id")).text(), range(element.need(L1("boxes")), 1, 7), clause(element.need(L1("clause")))});
            m_book.cites[static_cast<std::size_t>(Cite::boxCount)] = {m_book.layouts.front().clause};
        });
        if (m_book.layouts.empty())
            node.fail("a game has at least one layout");
    }

    void readPlay(const JsonNode &node) {
        node.allowOnly({L1("dealerHitsSoft17"), L1("dealerBustsOver"), L1("printed"), L1("blackjack"), L1("pays"),
                        L1("surrenderAgainstAce"), L1("insurance"), L1("splitBy"), L1("maxHands"), L1("doubleNeedsMinimum"),
                        L1("freeBets"), L1("standFrom"), L1("control"), L1("mainBetsPerBox"), L1("overMaximum")});
        PlayRules &play = m_book.play;
        play.dealerHitsSoft17 = node.need(L1("dealerHitsSoft17")).boolean();
        play.dealerBustsOver = static_cast<int>(node.need(L1("dealerBustsOver")).integer(21, 22));
        if (node.has(L1("printed"))) {
            const JsonNode printed = node.need(L1("printed"));
            play.printed = parseCard(printed.text());
            if (!play.printed)
                printed.fail("no card");
        }
        play.blackjack = node.need(L1("blackjack")).boolean();
        play.surrenderAgainstAce = node.need(L1("surrenderAgainstAce")).boolean();
        play.insurance = oneOf(node.need(L1("insurance")), insuranceBy);
        play.splitBy = oneOf(node.need(L1("splitBy")), splitBy);
        play.maxHands = static_cast<int>(node.need(L1("maxHands")).integer(1, 4));
        play.doubleNeedsMinimum = node.need(L1("doubleNeedsMinimum")).boolean();
        play.freeBets = node.need(L1("freeBets")).boolean();
        play.standFrom = static_cast<int>(node.need(L1("standFrom")).integer(0, 21));
        play.control = oneOf(node.need(L1("control")), controlBy);
        play.mainBetsPerBox = static_cast<int>(node.need(L1("mainBetsPerBox")).integer(0, 99));
        play.overMax = oneOf(node.need(L1("overMaximum")), mainOverMax);
        readMainPays(node.need(L1("pays")));
    }

    void readMainPays(const JsonNode &node) {
        node.allowOnly({L1("regular"), L1("blackjack"), L1("insurance"), L1("bonus678Mixed"), L1("bonus678Spades")});
        PlayRules &play = m_book.play;
        const auto row = [&](L1 key, Ratio &pays, ClauseList &clauses) {
            const JsonNode entry = node.need(key);
            entry.allowOnly({L1("pays"), L1("clauses")});
            pays = ratio(entry.need(L1("pays")));
            clauses = clauseList(entry.need(L1("clauses")));
        };
        row(L1("regular"), play.regularPays, play.regularRow);
        if (play.blackjack)
            row(L1("blackjack"), play.blackjackPays, play.blackjackRow);
        if (play.insurance != InsuranceBy::Nobody)
            row(L1("insurance"), play.insurancePays, play.insuranceRow);
        play.bonus678 = node.has(L1("bonus678Mixed"));
        if (play.bonus678) {
            row(L1("bonus678Mixed"), play.bonusMixed, play.bonusMixedRow);
            row(L1("bonus678Spades"), play.bonusSpades, play.bonusSpadesRow);
        }
    }

    void readSideBet(const JsonNode &node) {
        node.allowOnly({L1("kind"), L1("rule"), L1("needs"), L1("overMaximumRule"), L1("perBox"), L1("number"), L1("rows"),
                        L1("lose"), L1("loseOver21"), L1("lostWithHand"), L1("overMaximum"), L1("underMinimum"),
                        L1("notAllowed"), L1("tooMany")});
        SideBet bet;
        bet.kind = node.need(L1("kind")).text();
        if (bet.kind == "main" || m_book.sideBetIndex(bet.kind) >= 0)
            node.need(L1("kind")).fail("\"" + bet.kind + "\" is there already");
        bet.rule = oneOf(node.need(L1("rule")), sideBetRules);
        bet.needs = oneOf(node.need(L1("needs")), sideBetNeeds);
        bet.overMax = oneOf(node.need(L1("overMaximumRule")), sideBetOverMax);
        bet.perBox = static_cast<int>(node.need(L1("perBox")).integer(0, 99));
        if (bet.rule == SideBetRule::TieOnTotal)
            bet.number = static_cast<int>(node.need(L1("number")).integer(1, 21));
        bet.lose = clauseList(node, L1("lose"));
        bet.loseOver21 = node.has(L1("loseOver21")) ? clauseList(node, L1("loseOver21")) : bet.lose;
        bet.lostWithHand = clauseList(node, L1("lostWithHand"));
        bet.overMaximum = clauseList(node, L1("overMaximum"));
        bet.underMinimum = clauseList(node, L1("underMinimum"));
        bet.notAllowed = clauseList(node, L1("notAllowed"));
        bet.tooMany = clauseList(node, L1("tooMany"));
        const JsonNode rows = node.need(L1("rows"));
        rows.eachElement([&](const JsonNode &element) { bet.rows.push_back(payRow(element)); });
        checkRows(rows, bet);
        m_book.sideBets.push_back(std::move(bet));
    }

    PayRow payRow(const JsonNode &node) const {
        node.allowOnly({L1("name"), L1("pays"), L1("clauses"), L1("counts")});
        PayRow row;
        row.name = node.need(L1("name")).text();
        node.need(L1("pays")).eachElement([&](const JsonNode &pays) { row.pays.push_back(ratio(pays)); });
        if (static_cast<int>(row.pays.size()) != m_book.payTables)
            node.need(L1("pays")).fail("needs one entry for each pay table (" + std::to_string(m_book.payTables) + ")");
        row.clauses = clauseList(node.need(L1("clauses")));
        if (node.has(L1("counts")))
            row.counts = range(node.need(L1("counts")), 1, 99);
        return row;
    }

    void checkRows(const JsonNode &node, const SideBet &bet) const {
        const auto wanted = rowsOf(bet.rule);
        // In this very order: the engine grades by place.
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (i >= bet.rows.size() || bet.rows[i].name != wanted[i])
                node.fail("row " + std::to_string(i + 1) + " has to be \"" + std::string(wanted[i]) + "\"");
        if (!wanted.empty() && wanted.size() != bet.rows.size())
            node.fail("there is a row that this bet does not know");
        if (bet.rule == SideBetRule::DealerBust || bet.rule == SideBetRule::Markers) {
            if (bet.rows.empty())
                node.fail("a pay table has rows");
            for (const PayRow &row : bet.rows)
                if (row.counts.min == 0)
                    node.fail("the row \"" + row.name + "\" needs \"counts\"");
        }
    }

    void readCite(const JsonNode &node) {
        const std::string path = node.path();
        const std::string name = path.substr(path.rfind('.') + 1);
        for (const auto &[known, cite] : citeNames)
            if (known == name) {
                m_book.cites[static_cast<std::size_t>(cite)] = clauseList(node);
                return;
            }
        node.fail("\"" + name + "\" is no reason that the engine gives");
    }

    void readAsked(std::string_view name, const JsonNode &node) {
        for (const auto &[known, reason] : askedNames)
            if (known == name) {
                m_book.asked[static_cast<std::size_t>(reason)] = clauseList(node);
                return;
            }
        node.fail("\"" + std::string(name) + "\" is no reason that a question gives");
    }

    void readFamily(std::string_view id, const JsonNode &node) {
        node.allowOnly({L1("clauses"), L1("questions"), L1("shared"), L1("why")});
        AskedBy &asked = m_book.families[std::string(id)];
        if (node.has(L1("clauses")))
            node.need(L1("clauses")).eachElement([&](const JsonNode &element) { asked.clauses.push_back(clause(element)); });
        if (node.has(L1("questions")))
            asked.questions = static_cast<int>(node.need(L1("questions")).integer(1, 100'000));
        asked.shared = node.has(L1("shared")) && node.need(L1("shared")).boolean();
    }

    void readProcedure(std::string_view name, const JsonNode &node) {
        for (const auto &[known, duty] : procedureNames)
            if (known == name) {
                m_book.procedures[static_cast<std::size_t>(duty)] = clauseList(node);
                return;
            }
        node.fail("\"" + std::string(name) + "\" is no duty that the live table knows");
    }

    /// A reason that the document does not tell apart rests on the wider one.
    void widenCites() {
        constexpr std::pair<Cite, Cite> wider[] = {{Cite::bustSplit, Cite::bust},
                                                   {Cite::bustDoubled, Cite::bust},
                                                   {Cite::drawn21ToBlackjackAce, Cite::loseToBlackjackAce},
                                                   {Cite::drawn21ToBlackjackTen, Cite::loseToBlackjackTen}};
        for (const auto &[narrow, wide] : wider)
            if (ClauseList &list = m_book.cites[static_cast<std::size_t>(narrow)]; list.empty())
                list = m_book.cite(wide);
    }

    void readReading(const JsonNode &node) {
        node.allowOnly({L1("name"), L1("item"), L1("values"), L1("default"), L1("clauses")});
        Reading reading;
        reading.name = node.need(L1("name")).text();
        reading.item = node.need(L1("item")).text();
        node.need(L1("values")).eachElement([&](const JsonNode &value) { reading.values.push_back(value.text()); });
        reading.defaultValue = node.need(L1("default")).text();
        if (std::find(reading.values.begin(), reading.values.end(), reading.defaultValue) == reading.values.end())
            node.need(L1("default")).fail("\"" + reading.defaultValue + "\" is not one of the values");
        node.need(L1("clauses")).eachElement([&](const JsonNode &id) { reading.clauses.push_back(clause(id)); });
        m_book.readings.push_back(std::move(reading));
    }

    void readOfficers(const JsonNode &node) {
        node.allowOnly({L1("ladder"), L1("uncovered")});
        node.need(L1("ladder")).eachElement([&](const JsonNode &title) { m_book.officers.push_back(title.text()); });
        m_book.shiftManager = node.need(L1("uncovered")).text();
    }

    Rulebook &m_book;
    const HostFinder &m_findHost;
};

} // namespace

std::unique_ptr<const Rulebook> readRulebook(const QByteArray &bytes, const HostFinder &findHost) {
    auto book = std::make_unique<Rulebook>();
    Reader(*book, findHost).read(JsonNode(parseJson(bytes)));
    return book;
}

} // namespace pitwise
