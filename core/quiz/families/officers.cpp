// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whom to call, and who may withdraw.
#include "core/quiz/families/moments.h"
#include "core/quiz/family.h"
#include "core/quiz/incident.h"

#include <QCoreApplication>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

/// Options: the ladder of this house, and the title that the other house has for its top.
void setOfficer(Maker &m, Question &question, const std::string &right, const Phrase &label) {
    std::vector<WrongText> wrong;
    for (const std::string &game : m.library().documents()) {
        const Rulebook *book = m.library().find(game);
        if (book->houseName != m.rules().houseName && !book->shiftManager.empty() &&
            book->shiftManager != m.rules().shiftManager)
            wrong.emplace_back(Phrase::verbatim(QString::fromStdString(book->shiftManager)),
                               Phrase(QT_TRANSLATE_NOOP("quiz", "That is the title of the other house.")));
    }
    for (const std::string &title : m.rules().officers)
        if (title != right)
            wrong.emplace_back(Phrase::verbatim(QString::fromStdString(title)), label);
    m.setChoice(question, Phrase::verbatim(QString::fromStdString(right)), wrong);
}

std::optional<Question> whoDecides(Maker &m) {
    const bool freebet = m.isGame("freebet");
    const int box = m.between(1, m.rules().boxes().max);
    const int way = m.between(0, freebet ? 2 : 4);
    Question question = m.question(QT_TRANSLATE_NOOP("quiz", "Who decides?"), {}, 8);
    question.asks = {{L1("box"), box}, {L1("way"), way}};
    const std::string &top = m.rules().shiftManager;
    const QString supervisor = QString::fromStdString(m.rules().officers[1]),
                  manager = QString::fromStdString(m.rules().officers[2]);
    switch (way) {
    case 0: { // nothing in the rules
        const auto ruling = rulingOn(m.library(), m.rules().document, "not-covered", {});
        question.situation = situationJson(m.rules().document, "not-covered", {});
        question.story = {
            {m.oneOf(
                 {QT_TRANSLATE_NOOP("quiz", "A drink is spilled over the chips and cards of box %1. No rule speaks of it."),
                  QT_TRANSLATE_NOOP("quiz", "A player of box %1 pushes another's bet away. No rule speaks of it."),
                  QT_TRANSLATE_NOOP("quiz", "A fire alarm clears the pit while box %1 is acting. No rule speaks of it.")}),
             {number(box)}}};
        explain(question, QT_TRANSLATE_NOOP("quiz", "What the rules do not cover goes to the shift manager that they name."),
                m.rules().names(ruling->clauses));
        setOfficer(m, question, ruling->officer,
                   QT_TRANSLATE_NOOP("quiz", "What the rules do not cover goes to the shift manager."));
        return question;
    }
    case 1: { // two cards at once on the dealer's hand, none seen
        const std::vector<Card> dealer = m.rules().play.printed
                                             ? std::vector{*m.rules().play.printed, m.worth(m.between(4, 8))}
                                             : std::vector{m.worth(10), m.worth(m.between(2, 6))};
        const std::vector<Card> drawn{m.worth(m.between(2, 5)), m.worth(m.between(6, 10))};
        const QJsonObject facts{{L1("hand"), L1("dealer")},
                                {L1("disclosed"), freebet ? m.between(0, 2) : 0},
                                {L1("drawn"), cardsJson(drawn)},
                                {L1("dealer"), cardsJson(dealer)}};
        const auto ruling = rulingOn(m.library(), m.rules().document, "simultaneous-draw", facts);
        if (!ruling || ruling->officer.empty())
            return std::nullopt;
        question.situation = situationJson(m.rules().document, "simultaneous-draw", facts);
        question.story = {
            {QT_TRANSLATE_NOOP("quiz", "The dealer has %1 and pulls two cards at once; nobody knows which came first."),
             {cardsText(dealer)}}};
        if (freebet) {
            question.prompt = QT_TRANSLATE_NOOP("quiz", "Who at least has to have them discarded and another drawn?");
            explain(question,
                    {QT_TRANSLATE_NOOP("quiz", "The %1 or above discards both and has another drawn."), {supervisor}},
                    {"5.12.1"});
            setOfficer(m, question, ruling->officer,
                       {QT_TRANSLATE_NOOP("quiz", "Here it takes the %1 or above, not more."), {supervisor}});
        } else {
            question.prompt =
                QT_TRANSLATE_NOOP("quiz", "Neither card was seen: whom do the rules name to pick the dealer's card?");
            explain(question, {QT_TRANSLATE_NOOP("quiz", "The %1 picks the dealer's card."), {manager}},
                    {byGame(m, "5.23.4.1", "5.20.4.1", nullptr)});
            setOfficer(m, question, ruling->officer,
                       {QT_TRANSLATE_NOOP("quiz", "For the dealer's hand it is the %1."), {manager}});
        }
        return question;
    }
    case 2:
        if (freebet) {
            const bool interpretation = m.chance(50);
            if (interpretation) {
                question.story = {
                    {m.oneOf({QT_TRANSLATE_NOOP("quiz",
                                                "You and the player of box %1 read a sentence of the rules differently."),
                              QT_TRANSLATE_NOOP("quiz", "Two players of box %1 argue over what a rule means.")}),
                     {number(box)}}};
                if (!ruledAs(m, question, "officer", {{L1("matter"), L1("interpretation")}}, {RulingCode::Decides}))
                    return std::nullopt;
                explain(question, QT_TRANSLATE_NOOP("quiz", "What a rule means is for the shift manager too."), {"5.20"});
                setOfficer(m, question, top, QT_TRANSLATE_NOOP("quiz", "Reading a rule is for the shift manager or above."));
                return question;
            }
            question.prompt = QT_TRANSLATE_NOOP("quiz", "May he do that?");
            question.story = {
                {QT_TRANSLATE_NOOP("quiz", "The %1 is away; somebody assigned to act for him does his work at your table."),
                 {m.chance(50) ? supervisor : manager}}};
            setEither(question, QT_TRANSLATE_NOOP("quiz", "Yes"), QT_TRANSLATE_NOOP("quiz", "No"), true,
                      QT_TRANSLATE_NOOP("quiz", "Whoever is assigned to a position may do its work."));
            explain(question, QT_TRANSLATE_NOOP("quiz", "Whoever is assigned to a position and acts in it may do its work."),
                    {"1.24"});
            return question;
        }
        question.prompt = {QT_TRANSLATE_NOOP("quiz", "Whom do the rules name to hold a player to one box?"), {}};
        question.story = {
            {QT_TRANSLATE_NOOP("quiz", "One player keeps betting on several boxes, box %1 among them."), {number(box)}}};
        if (!ruledAs(m, question, "officer", {{L1("matter"), L1("restrict-areas")}}, {RulingCode::Decides}))
            return std::nullopt;
        explain(question, {QT_TRANSLATE_NOOP("quiz", "The %1 may, at his discretion."), {manager}}, {"3.9"});
        setOfficer(m, question, m.rules().officers[2], {QT_TRANSLATE_NOOP("quiz", "That is left to the %1."), {manager}});
        return question;
    case 3:
        question.prompt = {QT_TRANSLATE_NOOP("quiz", "Whom do the rules name to cut the bets on a box below %1?"),
                           {number(m.rules().play.mainBetsPerBox)}};
        question.story = {{QT_TRANSLATE_NOOP("quiz", "It is crowded around box %1."), {number(box)}}};
        if (!ruledAs(m, question, "officer", {{L1("matter"), L1("restrict-bets")}}, {RulingCode::Decides}))
            return std::nullopt;
        explain(question, {QT_TRANSLATE_NOOP("quiz", "The %1 may, at his discretion."), {manager}}, {"3.10.1"});
        setOfficer(m, question, m.rules().officers[2], {QT_TRANSLATE_NOOP("quiz", "That is left to the %1."), {manager}});
        return question;
    default: {
        // A function of one position done by another: higher or acting in it is fine, lower is not.
        const std::size_t doer = static_cast<std::size_t>(m.between(0, 3));
        const bool fine = doer >= 2;
        question.prompt = QT_TRANSLATE_NOOP("quiz", "May he do that?");
        question.story = {{QT_TRANSLATE_NOOP("quiz", "The rules give a decision to the %1. The %2 takes it."),
                           {manager, QString::fromStdString(m.rules().officers[doer])}}};
        if (doer == 2)
            question.story = {
                {QT_TRANSLATE_NOOP("quiz", "The rules give a decision to the %1. Somebody acting as %1 takes it."),
                 {manager}}};
        setEither(question, QT_TRANSLATE_NOOP("quiz", "Yes"), QT_TRANSLATE_NOOP("quiz", "No"), fine,
                  fine ? QT_TRANSLATE_NOOP("quiz", "Whoever acts in the position, or holds a higher one, may.")
                       : QT_TRANSLATE_NOOP("quiz", "A lower position may not, unless acting in the higher one."));
        explain(question,
                QT_TRANSLATE_NOOP("quiz",
                                  "Whoever acts in a position, or holds a higher one, may do what the rules give to it."),
                {"6.2"});
        return question;
    }
    }
}

std::optional<Question> houseChoice(Maker &m) { // Lucky Lucky leaves two things to the house
    const bool table = m.chance(50);
    const int which = m.between(1, m.rules().payTables);
    Question question = m.question(table ? QT_TRANSLATE_NOOP("quiz", "Who chooses which pay table is in force?")
                                         : QT_TRANSLATE_NOOP("quiz", "Who sets the limits of the Lucky Lucky bet?"),
                                   {table ? "8#operator-choice" : "3"}, 6);
    question.asks = {{L1("payTable"), which}};
    question.story = {
        table
            ? Phrase(QT_TRANSLATE_NOOP("quiz", "A player asks for pay table %1 because it pays him more."), {number(which)})
            : Phrase(QT_TRANSLATE_NOOP(
                         "quiz", "A player wants to bet on Lucky Lucky as much as on his hand (table %1 is in force)."),
                     {number(which)})};
    m.setChoice(
        question, QT_TRANSLATE_NOOP("quiz", "The house"),
        {{QT_TRANSLATE_NOOP("quiz", "The player"), QT_TRANSLATE_NOOP("quiz", "The house has chosen it for everybody.")},
         {QT_TRANSLATE_NOOP("quiz", "The dealer"), QT_TRANSLATE_NOOP("quiz", "It is not the dealer's to choose.")},
         {table ? QT_TRANSLATE_NOOP("quiz", "The number of decks")
                : QT_TRANSLATE_NOOP("quiz", "The main bet: never more than that"),
          table ? QT_TRANSLATE_NOOP("quiz", "Decks decide only whether suited 7-7-7 is on the table.")
                : QT_TRANSLATE_NOOP("quiz", "The house sets limits of its own for it.")}});
    explain(question,
            table ? QT_TRANSLATE_NOOP("quiz", "There are three tables; the operator picks the one it prefers.")
                  : QT_TRANSLATE_NOOP("quiz", "Each house applies limits of its own to this bet."),
            question.clauses);
    return question;
}

std::optional<Question> officer(Maker &m) {
    return m.isGame("luckylucky") ? houseChoice(m) : whoDecides(m);
}

/// A player is unhappy with a ruling and wants out.
std::optional<Question> withdraw(Maker &m) {
    const bool lucky8 = m.isGame("lucky8");
    struct After {
        const char *clause, *story;
    };
    // The rulings after which the document lets him go, and neighbours after which it does not.
    static const std::vector<After> inLucky8{
        {"5.12", QT_TRANSLATE_NOOP("quiz", "The dealer's missing card was drawn late.")},
        {"5.15", QT_TRANSLATE_NOOP("quiz", "Cards on an empty box were discarded.")},
        {"5.16", QT_TRANSLATE_NOOP("quiz", "A box with one card was told to act or withdraw.")},
        {"5.23.1", QT_TRANSLATE_NOOP("quiz", "Two cards came at once, unseen, and a player picked one.")},
        {"5.23.4.5", QT_TRANSLATE_NOOP("quiz", "Two cards came at once for the dealer, and he got the worse one.")},
        {"5.7", QT_TRANSLATE_NOOP("quiz", "The dealer drew on a finished hand; the card was discarded.")},
        {"5.8", QT_TRANSLATE_NOOP("quiz", "A card drawn by mistake was offered on as the next one.")},
        {"5.17", QT_TRANSLATE_NOOP("quiz", "A player was passed over; the cards were taken back.")},
        {"5.21.2", QT_TRANSLATE_NOOP("quiz", "The burn card was forgotten; it stayed in play.")}};
    static const std::vector<After> inDueling{
        {"5.13", QT_TRANSLATE_NOOP("quiz", "Cards on an empty box were discarded.")},
        {"5.20.1", QT_TRANSLATE_NOOP("quiz", "Two cards came at once, unseen, and a player picked one.")},
        {"5.20.4.5", QT_TRANSLATE_NOOP("quiz", "Two cards came at once for the dealer, and he got the worse one.")},
        {"5.7", QT_TRANSLATE_NOOP("quiz", "The dealer drew on a finished hand; the card was discarded.")},
        {"5.8", QT_TRANSLATE_NOOP("quiz", "A card drawn by mistake was offered on as the next one.")},
        {"5.14", QT_TRANSLATE_NOOP("quiz", "A player was passed over; the cards were taken back.")},
        {"5.18.2", QT_TRANSLATE_NOOP("quiz", "The burn card was forgotten; it stayed in play.")}};
    const After after = m.oneOf(lucky8 ? inLucky8 : inDueling);
    const bool further = m.chance(30);
    const int box = m.between(1, m.rules().boxes().max);
    Incident incident{
        "dissatisfied",
        {{L1("afterRule"), L1(after.clause)}, {L1("furtherCardDealt"), further}},
        {after.story,
         further
             ? Phrase(QT_TRANSLATE_NOOP("quiz", "Another card has been dealt since. Now box %1 is unhappy and wants out."),
                      {number(box)})
             : Phrase(QT_TRANSLATE_NOOP("quiz", "Before another card is dealt, box %1 is unhappy and wants out."),
                      {number(box)})}};
    auto question = rulingQuestion(m, incident, QT_TRANSLATE_NOOP("quiz", "May he take his bets back?"));
    if (!question)
        return question;
    question->asks = {{L1("box"), box}};
    question->options.clear();
    question->misconceptions.clear();
    using enum RulingCode;
    const auto ruling = rulingOn(m.library(), m.rules().document, incident.kind, incident.facts);
    const AnswerOption yes{QT_TRANSLATE_NOOP("quiz", "Yes, what is left; bets already lost stay lost"),
                           RulingAnswer{{MayWithdraw, LostBetsStayLost}},
                           further ? QT_TRANSLATE_NOOP("quiz", "It has to be said before another card is dealt.")
                                   : QT_TRANSLATE_NOOP("quiz", "After that ruling nobody may withdraw; the list is short.")};
    const AnswerOption no{QT_TRANSLATE_NOOP("quiz", "No"), RulingAnswer{{NoWithdrawal}},
                          QT_TRANSLATE_NOOP("quiz", "This ruling is on the list after which he may.")};
    const AnswerOption all{QT_TRANSLATE_NOOP("quiz", "Yes, every bet of the round, lost ones too"),
                           RulingAnswer{{MayWithdraw}},
                           QT_TRANSLATE_NOOP("quiz", "Bets already lost are never given back.")};
    if (ruling->has(MayWithdraw))
        setAnswers(m, *question, yes, {no, all});
    else
        setAnswers(m, *question, no, {yes, all});
    return question;
}

} // namespace

const std::vector<Family> &officerFamilies() {
    static const std::vector<Family> families{
        {"who-decides",
         Topic::Irregularities,
         QT_TRANSLATE_NOOP("quiz", "Whom do you call"),
         {{"lucky8", "3.9 3.10.1 5.23.4.1 6.1 6.2"},
          {"dueling8s", "3.9 3.10.1 5.20.4.1 6.1 6.2"},
          {"freebet", "1.24 5.12.1 5.20"},
          {"luckylucky", "3 8#operator-choice"}},
         officer},
        {"may-i-pull-out",
         Topic::Irregularities,
         QT_TRANSLATE_NOOP("quiz", "May he withdraw"),
         {{"lucky8", "5.25"}, {"dueling8s", "5.22"}},
         withdraw},
    };
    return families;
}

} // namespace pitwise
