// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include "core/json/jsonnode.h"
#include "core/table/roundscript.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <map>
#include <tuple>

#include <QTest>

using namespace pitwise;
using namespace pitwise::live;

namespace {

/// A table with three boxes, dealt act by act. Words: `place` `no-more` `burn` `1a` (a card there) `0` (to himself) `<`
/// (lift) `offer` `close` `h1a` `s1a` `p1a` (hit, stand, split: whoever calls the hand) `/1a` (split) `stop` `call`
/// `report:kind` `rule` (as the engine rules) `rule:code,code` `ask` (everybody: all play on) `ask:refuse` `ask:take`
/// `return2` `discard4a` `discard0` `settle` (the first duty that waits for the dealer) `resume` `finish` (all that is due;
/// whoever is in turn stands or has to hit).
class Table {
public:
    Table(const char *game, const char *cards, bool sides) {
        header.book = library().find(game);
        TableSetup &table = header.table;
        table.rulebook = header.book;
        table.seated.fill(nobody);
        table.sideLimits.resize(header.book->sideBets.size());
        table.readings = header.book->playReadings({});
        table.decks = 6;
        table.boxes = std::max(5, header.book->boxes().min);
        header.house = {true, true, true, true};
        for (const QByteArray &card : QByteArray(cards).split(' '))
            header.shoe.push_back(*parseCard(std::string_view(card.constData(), 2)));
        for (int i = 0; i < 40; ++i)
            header.shoe.push_back(*parseCard(i % 2 ? "2D" : "3C"));
        session = std::make_unique<Session>(header, library());
        say("place");
        Entry bets;
        bets.act = Act::Bets;
        bets.round = 1;
        bets.seated.fill(nobody);
        for (int box = 1; box <= 3; ++box) {
            const PlayerId player = header.table.player(std::string("P") + std::to_string(box));
            bets.seated[static_cast<std::size_t>(box)] = player;
            bets.bets.push_back({box, player, mainBet, 10'000});
            if (sides)
                bets.bets.push_back({box, player, 0, 1'000});
        }
        emit(bets);
    }

    void play(const char *words) {
        for (const QByteArray &word : QByteArray(words).split(' '))
            if (!word.isEmpty())
                say(word.toStdString());
    }

    Header header;
    std::unique_ptr<Session> session;

private:
    const Dealing &round() const { return *session->round(); }
    void emit(Entry entry) {
        entry.t = line * 1000;
        entry.line = line++;
        session->take(entry);
    }
    void act(Act what, int box = 0, int hand = 0) {
        Entry entry;
        entry.act = what;
        entry.box = static_cast<std::uint8_t>(box);
        entry.hand = static_cast<std::uint8_t>(hand);
        entry.dealer = box == 0 && (what == Act::Card || what == Act::Discard);
        emit(entry);
    }
    void call(Call what) {
        Entry entry;
        entry.what = static_cast<std::uint8_t>(what);
        emit(entry);
    }
    void signal(Do what, int box, int hand) {
        Entry entry;
        entry.act = Act::Signal;
        entry.wish = what;
        entry.box = static_cast<std::uint8_t>(box);
        entry.hand = static_cast<std::uint8_t>(hand);
        entry.player = header.table.player(std::string("P") + std::to_string(box));
        emit(entry);
    }
    void askAll(live::Asked what, Answered answered, int leaves = 0) {
        for (int box = 1; box <= 3; ++box) {
            Entry entry;
            entry.act = Act::Ask;
            entry.what = static_cast<std::uint8_t>(what);
            entry.player = header.table.player(std::string("P") + std::to_string(box));
            emit(entry);
            entry.act = Act::Answer;
            entry.what = static_cast<std::uint8_t>(box == leaves ? Answered::TakesBack : answered);
            emit(entry);
        }
    }
    void perform(const Duty &duty) {
        Entry entry;
        entry.act = duty.act;
        entry.box = duty.place.box;
        entry.hand = duty.place.hand != 0 ? duty.place.hand : duty.hand;
        entry.what = static_cast<std::uint8_t>(duty.call);
        entry.burn = duty.place.burn;
        entry.dealer = duty.act == Act::Card && duty.place.dealer();
        entry.player = duty.player;
        entry.kind = duty.kind;
        entry.cents = duty.cents;
        entry.of = duty.of;
        emit(entry);
    }
    void settle() {
        const DutyList list = round().duties();
        for (const DutyList::Edge &edge : list.edges) {
            const Duty &after = list.duties[edge.after], &before = list.duties[edge.before];
            const bool waits = before.act == Act::Card && before.place.dealer() && before.done == 0 && after.kind == mainBet;
            if (waits && (after.act == Act::Take || after.act == Act::Pay))
                return perform(Duty(after));
        }
        QFAIL("nothing waits for the dealer");
    }
    void finish() {
        for (int i = 0; i < 300; ++i) {
            const DutyList list = round().duties();
            std::size_t open = 0;
            while (open < list.duties.size() && !list.open(open))
                ++open;
            if (open < list.duties.size()) {
                perform(Duty(list.duties[open]));
                continue;
            }
            const Reference &reference = round().reference();
            if (!reference.inPlay() || round().suspended())
                return;
            signal(reference.round().whyNot(Do::Stand) ? Do::Hit : Do::Stand, reference.round().activeBox(),
                   reference.activeHand());
        }
    }
    void say(const std::string &word) {
        const auto digit = [&](std::size_t at) { return word[at] - '0'; };
        const auto name = [&](std::size_t at) { return word[at] - 'a' + 1; };
        const bool ace = session->round() && round().anyCard() && round().reference().upAce();
        if (word == "place")
            call(Call::PlaceBets);
        else if (word == "no-more")
            call(Call::NoMoreBets);
        else if (word == "burn") {
            Entry entry;
            entry.act = Act::Card;
            entry.burn = true;
            emit(entry);
        } else if (word == "offer")
            call(ace ? Call::OfferInsurance : Call::OfferSurrender);
        else if (word == "close")
            call(ace ? Call::CloseInsurance : Call::CloseSurrender);
        else if (word == "0")
            act(Act::Card);
        else if (word == "<")
            act(Act::Lift);
        else if (word == "stop")
            act(Act::Stop);
        else if (word == "call")
            act(Act::Call);
        else if (word == "resume")
            act(Act::Resume);
        else if (word == "finish")
            finish();
        else if (word == "settle")
            settle();
        else if (word == "ask")
            askAll(live::Asked::Continue, Answered::Continues);
        else if (word == "ask:act")
            askAll(live::Asked::ActOrWithdraw, Answered::Acts);
        else if (word == "ask:withdraw")
            askAll(live::Asked::ActOrWithdraw, Answered::Withdraws);
        else if (word == "ask:return2")
            askAll(live::Asked::Continue, Answered::Continues, 2);
        else if (word == "ask:refuse")
            askAll(live::Asked::TakeCard, Answered::RefusesCard);
        else if (word == "ask:take")
            askAll(live::Asked::TakeCard, Answered::TakesCard);
        else if (word.starts_with("report:")) {
            Entry entry;
            entry.act = Act::Report;
            entry.situation = *situationKind(word.substr(7));
            emit(entry);
        } else if (word.starts_with("rule")) {
            Entry entry;
            entry.act = Act::Rule;
            entry.codes = round().episode()->ruling;
            if (word.size() > 4) {
                entry.codes.clear();
                for (const QByteArray &code : QByteArray::fromStdString(word.substr(5)).split(','))
                    entry.codes.push_back(*rulingCode(code.toStdString()));
            }
            emit(entry);
        } else if (word.starts_with("return")) {
            Entry entry;
            entry.act = Act::Return;
            entry.box = static_cast<std::uint8_t>(digit(6));
            entry.hand = 1;
            entry.player = header.table.player(std::string("P") + word[6]);
            entry.cents = 10'000;
            emit(entry);
        } else if (word.starts_with("take")) {
            Entry entry;
            entry.act = Act::Take;
            entry.box = static_cast<std::uint8_t>(digit(4));
            entry.player = header.table.player(std::string("P") + word[4]);
            entry.kind = 0;
            entry.cents = 1'000;
            emit(entry);
        } else if (word == "discard0")
            act(Act::Discard);
        else if (word.starts_with("discard"))
            act(Act::Discard, digit(7), name(8));
        else if (word[0] == 'h' || word[0] == 's' || word[0] == 'p')
            signal(word[0] == 'h' ? Do::Hit : word[0] == 's' ? Do::Stand : Do::Split, digit(1), name(2));
        else if (word[0] == '/')
            act(Act::Split, digit(1), name(2));
        else
            act(Act::Card, digit(0), name(1));
    }

    int line = 2;
};

// Opening cards: no pairs, no Blackjack, no up-card that offers insurance; then threes and twos, which nobody busts on.
constexpr auto two = "KS 5S 6S 7S 9S 6H 7H 8H";        // burn; 1a 2a 3a, dealer 9, 1a 2a 3a: 11, 13, 15
constexpr auto unlike = "KS 2S 3H 4D 9S 5C 6H 7S";     // no two of a rank, whoever gets them
constexpr auto lateAce = "KS 5S 6S 7S 4S 5H 7D 2H AD"; // 1a 2a 3a: 9, 11, 14; 1a hits to 11, then the dealer's Ace
constexpr auto one = "KS 5S 6S 7S";                    // burn; one card a box beside the printed 8
constexpr auto splits = "KS 8S 6S 7S 9S 8H 7H 8D";     // 1a: two 8s

struct Row {
    const char *name;
    const char *game;
    const char *cards;
    bool sides;
    const char *words;
    const char *kind;
    const char *codes;
    const char *clause; ///< One of the ruling's.
    bool handedOver = false;
};

// clang-format off
constexpr Row rows[] = {
    {"box passed, seen early", "lucky8", two, false, "no-more burn 1a 3a stop call report:short-deal rule < resume finish", "short-deal", "reconstruct", "5.13"},
    {"box passed, seen early", "dueling8s", one, false, "no-more burn 1a 3a stop call report:short-deal rule < resume finish", "short-deal", "reconstruct", "5.11"},
    {"box passed, seen early", "freebet", two, false, "no-more burn 1a 3a stop call report:short-deal rule < ask resume finish", "short-deal", "reconstruct,offer-continue-or-return", "5.9"},
    {"box passed, seen late", "lucky8", two, false, "no-more burn 1a 3a 0 1a 3a offer close h1a 1a stop call report:short-deal rule return2 resume finish", "short-deal", "return-bet", "5.14"},
    {"box passed, seen late", "dueling8s", one, false, "no-more burn 1a 3a offer close h1a 1a stop call report:short-deal rule return2 resume finish", "short-deal", "return-bet", "5.12"},
    {"box with one of two cards, seen early", "lucky8", two, false, "no-more burn 1a 2a 3a 0 1a 3a stop call report:short-deal rule < resume finish", "short-deal", "reconstruct", "5.13"},
    {"box with one of two cards, seen late", "lucky8", two, false, "no-more burn 1a 2a 3a 0 1a 3a offer close h1a 1a stop call report:short-deal rule ask:act resume finish", "short-deal", "offer-act-or-withdraw", "5.16.1"},
    {"box with one of two cards, seen late, withdraws", "lucky8", two, false, "no-more burn 1a 2a 3a 0 1a 3a offer close h1a 1a stop call report:short-deal rule ask:withdraw return2 discard2a resume finish", "short-deal", "offer-act-or-withdraw", "5.16.2"},
    {"box passed in the first lap only, seen late", "lucky8", two, false, "no-more burn 1a 3a 0 1a 2a 3a offer close h1a 1a stop call report:short-deal rule ask:act resume finish", "short-deal", "offer-act-or-withdraw", "5.16.1"},
    {"box with one of two cards, seen late, side bets", "lucky8", two, true, "no-more burn 1a 2a 3a 0 1a 3a offer close h1a 1a stop call report:short-deal rule ask:act resume finish", "short-deal", "offer-act-or-withdraw", "5.16.1"},
    {"box with one of two cards, seen late", "freebet", unlike, true, "no-more burn 1a 2a 3a 0 1a 3a take1 take3 h1a 1a stop call report:short-deal rule ask resume finish", "short-deal", "no-reconstruct,offer-continue-or-return", "5.10.1"},
    {"box passed, seen late, plays on", "freebet", unlike, true, "no-more burn 1a 3a 0 1a 3a take1 take3 h1a 1a stop call report:short-deal rule ask resume finish", "short-deal", "no-reconstruct,offer-continue-or-return", "5.10.1"},
    {"box passed, seen late, leaves", "freebet", unlike, true, "no-more burn 1a 3a 0 1a 3a take1 take3 h1a 1a stop call report:short-deal rule ask:return2 return2 resume finish", "short-deal", "no-reconstruct,offer-continue-or-return", "5.10.1"},
    {"wrong order, seen late", "freebet", unlike, true, "no-more burn 2a 1a 3a 0 1a 2a 3a take1 take2 take3 h1a 1a stop call report:misdeal rule ask resume finish", "misdeal", "no-reconstruct,offer-continue-or-return", "5.10.1"},
    {"own first card forgotten, early", "lucky8", two, false, "no-more burn 1a 2a 3a 1a stop call report:dealer-no-card rule < resume finish", "dealer-no-card", "reconstruct", "5.11"},
    {"own first card forgotten, early", "freebet", two, false, "no-more burn 1a 2a 3a 1a stop call report:dealer-no-card rule < ask resume finish", "dealer-no-card", "reconstruct,offer-continue-or-return", "5.9"},
    {"own first card forgotten, late", "lucky8", two, false, "no-more burn 1a 2a 3a 1a 2a 3a h1a 1a stop call report:dealer-no-card rule resume finish", "dealer-no-card", "acting-player-may-finish-first,dealer-draws-now,offer-surrender-or-insurance", "5.12"},
    {"own first card forgotten, late, drawn while the game stands", "lucky8", lateAce, false, "no-more burn 1a 2a 3a 1a 2a 3a h1a 1a stop call report:dealer-no-card rule 0 resume finish", "dealer-no-card", "acting-player-may-finish-first,dealer-draws-now,offer-surrender-or-insurance", "5.12.2"},
    {"own first card forgotten, late, the player does not finish", "lucky8", lateAce, true, "no-more burn 1a 2a 3a 1a 2a 3a h1a 1a stop call report:dealer-no-card rule resume 0 finish", "dealer-no-card", "acting-player-may-finish-first,dealer-draws-now,offer-surrender-or-insurance", "5.12.1"},
    {"own first card forgotten, late, the player finishes", "lucky8", lateAce, true, "no-more burn 1a 2a 3a 1a 2a 3a h1a 1a stop call report:dealer-no-card rule resume s1a 0 offer close finish", "dealer-no-card", "acting-player-may-finish-first,dealer-draws-now,offer-surrender-or-insurance", "5.12.1"},
    {"own first card forgotten, late", "freebet", unlike, true, "no-more burn 1a 2a 3a 1a 2a 3a take1 take2 take3 h1a 1a stop call report:dealer-no-card rule ask resume finish", "dealer-no-card", "no-reconstruct,offer-continue-or-return", "5.10.1"},
    {"card to an empty box, early", "lucky8", two, false, "no-more burn 1a 4a stop call report:empty-box-dealt rule < resume finish", "empty-box-dealt", "reconstruct", "5.6.1"},
    {"card to an empty box, early", "dueling8s", one, false, "no-more burn 1a 4a stop call report:empty-box-dealt rule < resume finish", "empty-box-dealt", "reconstruct", "5.6.1"},
    {"card to an empty box, early", "freebet", two, false, "no-more burn 1a 4a stop call report:empty-box-dealt rule < ask resume finish", "empty-box-dealt", "reconstruct,offer-continue-or-return", "5.9"},
    {"card to an empty box, late", "lucky8", two, false, "no-more burn 1a 2a 3a 4a 0 1a 2a 3a offer close h1a 1a stop call report:empty-box-dealt rule discard4a resume finish", "empty-box-dealt", "discard-cards,continue", "5.15"},
    {"card to an empty box, late", "dueling8s", one, false, "no-more burn 1a 2a 3a 4a offer close h1a 1a stop call report:empty-box-dealt rule discard4a resume finish", "empty-box-dealt", "discard-cards,continue", "5.13"},
    {"two to one box", "lucky8", two, false, "no-more burn 1a 1a stop call report:misdeal rule < resume finish", "misdeal", "reconstruct", "5.6.1"},
    {"two to one box", "dueling8s", one, false, "no-more burn 1a 1a stop call report:misdeal rule < resume finish", "misdeal", "reconstruct", "5.6.1"},
    {"two to one box", "freebet", two, false, "no-more burn 1a 1a stop call report:misdeal rule < ask resume finish", "misdeal", "reconstruct,offer-continue-or-return", "5.9"},
    {"wrong order", "lucky8", two, false, "no-more burn 2a 1a stop call report:misdeal rule < < resume finish", "misdeal", "reconstruct", "5.6.1"},
    {"card without a signal", "lucky8", two, false, "no-more burn 1a 2a 3a 0 1a 2a 3a offer close 1a stop call report:card-in-error rule < resume finish", "card-in-error", "offer-as-next-card", "5.8"},
    {"card without a signal", "dueling8s", one, false, "no-more burn 1a 2a 3a offer close 1a stop call report:card-in-error rule < resume finish", "card-in-error", "offer-as-next-card", "5.8"},
    {"card without a signal", "freebet", two, false, "no-more burn 1a 2a 3a 0 1a 2a 3a 1a stop call report:card-in-error rule < ask resume finish", "card-in-error", "reconstruct,offer-continue-or-return", "5.9"},
    {"card without a signal that all refuse", "lucky8", two, false, "no-more burn 1a 2a 3a 0 1a 2a 3a offer close 1a stop call report:card-in-error ask:refuse rule:offer-as-next-card,refuser-gets-no-more,becomes-dealers-next < resume finish", "card-in-error", "offer-as-next-card,refuser-gets-no-more,becomes-dealers-next", "5.10"},
    {"card to a hand that stood", "lucky8", two, false, "no-more burn 1a 2a 3a 0 1a 2a 3a offer close s1a 1a stop call report:card-in-error rule < resume finish", "card-in-error", "offer-as-next-card", "5.8"},
    {"card to himself too early", "dueling8s", one, false, "no-more burn 1a 2a 3a offer close 0 stop call report:card-in-error rule < resume finish", "card-in-error", "offer-as-next-card", "5.8"},
    {"hand passed over, one box since", "lucky8", two, false, "no-more burn 1a 2a 3a 0 1a 2a 3a offer close h2a 2a stop call report:player-skipped rule < resume finish", "player-skipped", "remove-as-undisclosed", "5.17"},
    {"hand passed over, one box since", "dueling8s", one, false, "no-more burn 1a 2a 3a offer close h2a 2a stop call report:player-skipped rule < resume finish", "player-skipped", "remove-as-undisclosed", "5.14"},
    {"hand passed over", "freebet", two, false, "no-more burn 1a 2a 3a 0 1a 2a 3a h2a 2a stop call report:player-skipped rule < ask resume finish", "player-skipped", "reconstruct,offer-continue-or-return", "5.9"},
    {"hand passed over, two boxes since", "lucky8", two, false, "no-more burn 1a 2a 3a 0 1a 2a 3a offer close h2a 2a s2a h3a 3a stop call report:player-skipped rule resume finish", "player-skipped", "hand-continues", "5.18"},
    {"hand passed over, two boxes since", "dueling8s", one, false, "no-more burn 1a 2a 3a offer close h2a 2a s2a h3a 3a stop call report:player-skipped rule resume finish", "player-skipped", "hand-continues", "5.15"},
    {"second split hand first", "lucky8", splits, false, "no-more burn 1a 2a 3a 0 1a 2a 3a offer close p1a /1a 1a 1b stop call report:misdeal rule < resume finish", "misdeal", "reconstruct", "5.6.2"},
    {"one card too many for himself", "lucky8", "KS 5S 6S 7S 9S 6H 7H 8H 9D 2S", false, "no-more burn 1a 2a 3a 0 1a 2a 3a offer close s1a s2a s3a 0 0 stop call report:dealer-overdraw rule discard0 resume finish", "dealer-overdraw", "discard-card,dealer-total-stands", "5.7"},
    {"one card too many for himself", "dueling8s", "KS 5S 6S 7S 9S 2S", false, "no-more burn 1a 2a 3a offer close s1a s2a s3a 0 0 stop call report:dealer-overdraw rule discard0 resume finish", "dealer-overdraw", "discard-card,dealer-total-stands", "5.7"},
    {"one card too many for himself", "freebet", "KS 7S 6S 7D 9S 6H 7H 8H 9D 2S", false, "no-more burn 1a 2a 3a 0 1a 2a 3a s1a s2a s3a 0 0 stop call report:dealer-overdraw rule discard0 resume finish", "dealer-overdraw", "discard-card,dealer-total-stands", "5.10.2"},
    {"settles on 16", "lucky8", "KS 5S 6S 7S 9S 6H 7H 8H 7D 2S", false, "no-more burn 1a 2a 3a 0 1a 2a 3a offer close s1a s2a s3a 0 settle stop call report:misdeal rule 0 resume finish", "misdeal", "reconstruct", "5.6.2"},
    {"settles on 16", "dueling8s", "KS 5S 6S 7S 8H 2S", false, "no-more burn 1a 2a 3a offer close s1a s2a s3a 0 settle stop call report:misdeal rule 0 resume finish", "misdeal", "reconstruct", "5.6.2"},
    {"burn forgotten, early", "lucky8", two, false, "no-more 1a stop call report:burn-forgotten rule < burn resume finish", "burn-forgotten", "reconstruct", "5.21.1"},
    {"burn forgotten, early", "dueling8s", one, false, "no-more 1a stop call report:burn-forgotten rule < burn resume finish", "burn-forgotten", "reconstruct", "5.18.1"},
    {"burn forgotten, early", "freebet", two, false, "no-more 1a stop call report:burn-forgotten rule resume", "burn-forgotten", "refer-shift-manager", "5.20", true},
    {"burn forgotten, late", "lucky8", two, false, "no-more 1a 2a 3a 0 1a 2a 3a offer close h1a 1a stop call report:burn-forgotten rule resume finish", "burn-forgotten", "continue", "5.21.2"},
    {"pairs not settled in time", "freebet", two, true, "no-more burn 1a 2a 3a 0 1a 2a 3a h1a 1a stop call report:side-settlement-late rule resume finish", "side-settlement-late", "settle-as-soon-as-possible", "5.17"},
};
// clang-format on

QByteArray codesOf(const std::vector<RulingCode> &codes) {
    QByteArray text;
    for (const RulingCode code : codes)
        text += (text.isEmpty() ? "" : ",") + QByteArray(nameOf(code).data(), static_cast<qsizetype>(nameOf(code).size()));
    return text;
}

} // namespace

/// The dealer's own error becomes an irregularity: what it is, what the rules say, and the round that counts then.
class TestRepairs : public QObject {
    Q_OBJECT

    /// The round that counts, settled by the engine from its script alone, moved what was moved on the felt.
    static void chipsAreThoseOfTheScript(const Table &table, const RoundGrade &grade) {
        const PlayedRound played =
            playScript(QJsonDocument::fromJson(QByteArray::fromStdString(grade.script)).object(), library());
        QVERIFY(played.round().stage() == Stage::Settled);
        using Key = std::tuple<int, std::string, BetKind>;
        std::map<Key, Cents> due, moved;
        const TableSetup &setup = played.round().setup();
        for (const LedgerLine &line : played.round().ledger())
            due[{line.box, setup.playerName(line.player), line.kind}] += line.pays - line.takes;
        for (const Spot &spot : table.session->felt().spots())
            moved[{spot.box, table.header.table.playerName(spot.player), spot.kind}] += spot.paid - spot.taken - spot.halved;
        std::erase_if(due, [](const auto &entry) { return entry.second == 0; });
        std::erase_if(moved, [](const auto &entry) { return entry.second == 0; });
        QByteArray why = QByteArray::fromStdString(grade.script);
        for (const auto *list : {&due, &moved})
            for (const auto &[key, cents] : *list)
                why += '\n' + QByteArray::number(std::get<0>(key)) + ' ' + QByteArray::fromStdString(std::get<1>(key)) +
                       ' ' + QByteArray::number(static_cast<int>(std::get<2>(key))) + ": " + QByteArray::number(cents);
        QVERIFY2(due == moved, why.constData());
    }

private Q_SLOTS:
    void theErrorIsRuledAndPutRight_data() {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < std::size(rows); ++i)
            QTest::addRow("%s: %s", rows[i].game, rows[i].name) << static_cast<int>(i);
    }
    void theErrorIsRuledAndPutRight() {
        QFETCH(const int, row);
        const Row &wanted = rows[row];
        Table table(wanted.game, wanted.cards, wanted.sides);
        try {
            table.play(wanted.words);
        } catch (const Refusal &refusal) {
            QFAIL((refusal.at + ": " + refusal.error + " " + brief(table.header, table.session->grades()).toStdString())
                      .c_str());
        }
        const auto list = table.session->grades();
        const QByteArray why = brief(table.header, list);
        QCOMPARE(list.size(), 1u);
        QVERIFY2(list[0].situations.size() == 1, why.constData());
        const SituationGrade &situation = list[0].situations[0];
        QVERIFY2(nameOf(situation.kind) == wanted.kind, why.constData());
        QCOMPARE(codesOf(situation.ruling), QByteArray(wanted.codes));
        QVERIFY2(std::count(situation.clauses.begin(), situation.clauses.end(), wanted.clause) == 1, why.constData());
        QVERIFY2(situation.ruled == SituationGrade::Ruled::Right, why.constData());
        QVERIFY2(list[0].handedOver == wanted.handedOver, why.constData());
        if (!wanted.handedOver) {
            QVERIFY2(table.session->round()->over() && !list[0].unfinished, why.constData());
            chipsAreThoseOfTheScript(table, list[0]);
        }
        // The error itself stays a fault, put right; nothing comes on top of it.
        QVERIFY2(list[0].faults.size() <= (wanted.sides ? 3 : 2) && list[0].score() < 1000, why.constData());
        for (const Fault &fault : list[0].faults)
            QVERIFY2(fault.fault == FaultKind::NotDue || fault.fault == FaultKind::Late ||
                         fault.fault == FaultKind::Omitted || fault.fault == FaultKind::WrongAmount ||
                         fault.fault == FaultKind::WrongWay,
                     why.constData());
    }

    /// The same error, ruled wrongly: the ruling is the fault, with the clause that it should have followed.
    void aWrongRulingIsNamed_data() { theErrorIsRuledAndPutRight_data(); }
    void aWrongRulingIsNamed() {
        QFETCH(const int, row);
        const Row &wanted = rows[row];
        QByteArray words(wanted.words);
        const qsizetype at = words.indexOf(" rule");
        words = words.first(at) + " rule:bet-stands resume";
        Table table(wanted.game, wanted.cards, wanted.sides);
        table.play(words.constData());
        const auto list = table.session->grades();
        const QByteArray why = brief(table.header, list);
        int named = 0;
        for (const Fault &fault : list[0].faults)
            if (fault.fault == FaultKind::WrongRuling) {
                ++named;
                QVERIFY2(std::count(fault.clauses.begin(), fault.clauses.end(), wanted.clause) == 1, why.constData());
                QVERIFY(fault.level == Level::Critical);
            }
        QVERIFY2(named == 1, why.constData());
        QVERIFY2(list[0].situations[0].ruled == SituationGrade::Ruled::Wrong, why.constData());
    }

    /// What the rules can be read on in two ways is never scored, unless the house has fixed it.
    void anOpenReadingIsNotScored() {
        Table table("lucky8", two, true);
        table.header.house.earlyFixed = false;
        table.play("no-more burn 1a 3a 0 1a 3a");
        Entry pay; // a settlement before any further card: early or late?
        pay.act = Act::Take;
        pay.t = 900'000;
        pay.line = 900;
        pay.box = 1;
        pay.kind = 0;
        pay.player = table.header.table.player("P1");
        pay.cents = 1'000;
        table.session->take(pay);
        for (const auto &[act, line] : {std::pair{Act::Stop, 901}, std::pair{Act::Call, 902}, std::pair{Act::Resume, 903}}) {
            Entry entry;
            entry.act = act;
            entry.t = 900'000 + line;
            entry.line = line;
            table.session->take(entry);
        }
        const auto list = table.session->grades();
        const QByteArray why = brief(table.header, list);
        QVERIFY2(list[0].situations.size() == 1 && list[0].situations[0].unscored, why.constData());
        QVERIFY2(!list[0].unscored.empty(), why.constData());
        for (const Fault &fault : list[0].faults)
            QVERIFY2(fault.act != Act::Rule && fault.act != Act::Report, why.constData());
    }
};

QTEST_GUILESS_MAIN(TestRepairs)
#include "tst_repairs.moc"
