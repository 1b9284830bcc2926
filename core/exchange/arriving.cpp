// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/arriving.h"
#include "core/qttext.h"
#include "core/quiz/answerjson.h"
#include "core/scenario/asking.h"
#include "core/scenario/scenarioformat.h"
#include "core/scenario/typedquestion.h"
#include "core/security/cipher.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

namespace pitwise::exchange {
namespace {

/// What may stand in an id of ours, words parted by hyphens.
std::string idWords(const QString &text, std::size_t most) {
    std::string id;
    for (const QChar c : text.toLower()) {
        const bool word = c.unicode() < 128 && c.isLetterOrNumber();
        if (word)
            id += static_cast<char>(c.unicode());
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    id.resize(std::min(id.size(), most));
    while (id.ends_with('-'))
        id.pop_back();
    return id;
}

std::string digestWords(const QString &text) {
    return security::digest(text.toUtf8()).toHex().left(10).toStdString();
}

QJsonObject choiceKey(const Item &item) {
    std::vector<std::string> keys;
    const auto keyAt = [](std::size_t i) { return std::string(1, static_cast<char>('a' + i)); };
    if (item.kind == Item::Kind::InOrder) {
        for (const int line : item.order)
            keys.push_back(keyAt(static_cast<std::size_t>(line)));
        return answerJson(OrderAnswer{keys});
    }
    for (std::size_t i = 0; i < item.choices.size(); ++i)
        if (item.choices[i].right)
            keys.push_back(keyAt(i));
    if (item.kind == Item::Kind::SomeOf)
        return answerJson(ChoicesAnswer{keys});
    return answerJson(ChoiceAnswer{keys.front()});
}

void putChoices(const Item &item, TypedQuestion &typed) {
    if (item.choices.size() > mostTypedOptions)
        throw LeftOut{say("exchange.in-many-options", item.choices.size(), mostTypedOptions)};
    std::set<QString> texts;
    for (std::size_t i = 0; i < item.choices.size(); ++i) {
        const Item::Choice &choice = item.choices[i];
        if (choice.text.isEmpty())
            throw LeftOut{"exchange.in-empty-option"_say};
        if (!texts.insert(choice.text).second)
            throw LeftOut{"exchange.in-same-options"_say};
        typed.options << choice.text;
        if (!choice.right && !choice.feedback.isEmpty())
            typed.wrong.push_back({answerJson(ChoiceAnswer{std::string(1, static_cast<char>('a' + i))}), choice.feedback});
    }
    typed.answer = choiceKey(item);
}

void putNumber(const Arriving &question, TypedQuestion &typed) {
    const auto cents = centsIn(question.item.number);
    if (!cents)
        throw LeftOut{"exchange.in-number"_say};
    static const QRegularExpression money(QStringLiteral("[$€£¥]|\\bdollars?\\b"),
                                          QRegularExpression::CaseInsensitiveOption);
    const bool whole = *cents % 100 == 0;
    const bool dollars = question.isNumber == Arriving::Number::Dollars || !whole || *cents > 100'000'000 ||
                         (question.isNumber == Arriving::Number::Unknown &&
                          (typed.prompt.contains(money) || question.item.story.join(u' ').contains(money)));
    const auto answerOf = [&](Cents amount) {
        return answerJson(dollars ? Answer(AmountAnswer{amount}) : Answer(CountAnswer{static_cast<int>(amount / 100)}));
    };
    typed.answer = answerOf(*cents);
    for (const Item::Near &near : question.item.near) {
        const auto other = centsIn(near.number);
        if (!near.feedback.isEmpty() && other && *other != *cents &&
            (dollars || (*other % 100 == 0 && *other <= 100'000'000)))
            typed.wrong.push_back({answerOf(*other), near.feedback});
    }
}

} // namespace

int QuestionsIn::leftOut() const {
    return static_cast<int>(std::count_if(notes.begin(), notes.end(), [](const InNote &note) { return note.whole; }));
}

void Arriving::setText(const HtmlLines &text) {
    if (text.lines.isEmpty())
        throw LeftOut{"exchange.in-no-text"_say};
    item.story = text.lines.first(text.lines.size() - 1);
    item.prompt = text.lines.back();
    if (text.hint == QLatin1String(dollarsClass))
        isNumber = Number::Dollars;
    else if (text.hint == QLatin1String(numberClass))
        isNumber = Number::Count;
    if (text.pictures > 0)
        lose("exchange.in-pictures"_say);
    if (text.media > 0)
        lose("exchange.in-media"_say);
}

void Arriving::addReasons(const QStringList &lines) {
    for (const QString &line : lines)
        item.reasons.push_back({line, {}});
}

void Arriving::lose(Phrase what) {
    if (std::find(lost.begin(), lost.end(), what) == lost.end())
        lost.push_back(std::move(what));
}

std::optional<Cents> centsIn(const QString &number) {
    static const QRegularExpression form(QStringLiteral("^\\s*\\+?(\\d{1,9})(?:\\.(\\d{1,2})0*)?\\s*$"));
    const QRegularExpressionMatch match = form.match(number);
    if (!match.hasMatch())
        return std::nullopt;
    return match.captured(1).toLongLong() * 100 + match.captured(2).leftJustified(2, u'0').toLongLong();
}

Arrivals::Arrivals(const InWish &wish, const Library &library) : m_wish(wish), m_library(library) {
    const QString title = wish.title.simplified();
    const std::string words = idWords(title, 40);
    m_made.pack.id = "imported-" + (words.empty() ? digestWords(title) : words);
    m_made.pack.title = title.left(longestTitle);
    m_made.pack.author = wish.author.left(longestTitle);
}

void Arrivals::count(const std::string &place) {
    if (++m_seen > mostQuestionsIn)
        throw Refusal{
            "it holds more than " + std::to_string(mostQuestionsIn) + " questions: import them in parts", place, {}};
}

void Arrivals::note(const std::string &place, const QString &title, Phrase what) {
    m_made.notes.push_back({place, title.left(longestTitle), std::move(what), false});
}

void Arrivals::leaveOut(const std::string &place, const QString &title, Phrase why) {
    m_made.notes.push_back({place, title.left(longestTitle), std::move(why), true});
}

std::string Arrivals::idFor(const Item &item) {
    const QString name = qt(item.id).isEmpty() ? item.title + u'\n' + item.prompt : qt(item.id);
    std::string id = idWords(name, 64);
    if (id.empty() || idWords(name, 200) != id || name.contains(u'\n')) // words were lost: two could come to one
        id = idWords(name, 40) + (id.empty() ? "q-" : "-") + digestWords(name);
    std::string free = id.substr(0, 58);
    if (free != id)
        free += "-" + digestWords(name).substr(0, 5);
    free = m_ids.contains(id) ? free : id;
    for (int i = 2; m_ids.contains(free); ++i)
        free = id.substr(0, 58) + '-' + std::to_string(i);
    m_ids.insert(free);
    return free;
}

std::string Arrivals::gameOf(const Item &item) const {
    return m_library.find(item.document) ? item.document : m_wish.game;
}

Scenario Arrivals::scenarioOf(const Arriving &question) {
    const Item &item = question.item;
    Scenario scenario;
    TypedQuestion typed;
    typed.prompt = item.prompt;
    typed.language = item.language;
    typed.source = qt(item.id).left(longestTitle);
    if (const auto topic = std::find(topicNames.begin(), topicNames.end(), item.topicId); topic != topicNames.end())
        typed.topic = static_cast<Topic>(topic - topicNames.begin());
    if (!item.canBeAsked())
        throw LeftOut{"exchange.in-no-key"_say};
    if (item.kind == Item::Kind::Number)
        putNumber(question, typed);
    else
        putChoices(item, typed);
    for (const Reason &reason : item.reasons)
        typed.steps << reason.text;
    if (typed.steps.size() > static_cast<qsizetype>(mostTypedSteps)) {
        const QString rest = typed.steps.sliced(static_cast<qsizetype>(mostTypedSteps) - 1).join(u' ');
        typed.steps = typed.steps.first(static_cast<qsizetype>(mostTypedSteps) - 1) << rest;
    }
    scenario.game = gameOf(item);
    scenario.title = item.title.simplified().left(longestTitle);
    if (scenario.title.isEmpty())
        scenario.title = item.prompt.left(60);
    scenario.story = item.story.join(u'\n');
    for (const std::string &tag : item.clauses)
        if (const QString word = qt(tag).simplified().left(longestTag);
            !word.isEmpty() && scenario.tags.size() < static_cast<qsizetype>(mostTags))
            scenario.tags << word;
    scenario.author = m_wish.author.left(longestTitle);
    scenario.typed = std::move(typed);
    scenario.id = "checked";
    if (const auto file = scenarioFile(scenario); !file)
        throw LeftOut{say("exchange.in-gate", qt(detailOf(file.error().front())))};
    if (const auto asked = makeQuestion(scenario, m_library, {}); !asked)
        throw LeftOut{problemText(asked.error().front())};
    scenario.id = idFor(item);
    return scenario;
}

void Arrivals::add(Arriving question) {
    try {
        m_made.pack.scenarios.push_back(scenarioOf(question));
        for (Phrase &lost : question.lost)
            note(question.place, question.item.title, std::move(lost));
    } catch (LeftOut &left) {
        leaveOut(question.place, question.item.title, std::move(left.why));
    }
}

QuestionsIn Arrivals::made() {
    auto &scenarios = m_made.pack.scenarios;
    std::sort(scenarios.begin(), scenarios.end(), [](const Scenario &a, const Scenario &b) { return a.id < b.id; });
    return std::move(m_made);
}

QuestionsIn readQuestions(const QByteArray &bytes, const InWish &wish, const Library &library, const HowFar &howFar) {
    if (bytes.size() > largestQuestionsFile)
        throw Refusal{"it is larger than " + std::to_string(largestQuestionsFile) + " bytes", {}, {}};
    if (!library.find(wish.game))
        throw Refusal{"no such game: \"" + wish.game + '"', {}, {}};
    Arrivals into(wish, library);
    if (bytes.startsWith("PK"))
        readQtiPackage(bytes, into, howFar);
    else if (XmlGate(bytes).rootName() == QLatin1String("quiz"))
        readMoodle(bytes, into, howFar);
    else
        readQtiItem(bytes, {}, into);
    return into.made();
}

QJsonObject notesJson(const QuestionsIn &in, const InWords &say) {
    QJsonArray list;
    for (const InNote &note : in.notes)
        list.append(QJsonObject{{QStringLiteral("place"), qt(note.place)},
                                {QStringLiteral("question"), note.question},
                                {QStringLiteral("text"), say(note.what)},
                                {QStringLiteral("whole"), note.whole}});
    return {{QStringLiteral("taken"), static_cast<qint64>(in.pack.scenarios.size())}, {QStringLiteral("leftOut"), list}};
}

QString notesText(const QuestionsIn &in, const InWords &say) {
    QString text = say(pitwise::say("exchange.in-taken", in.pack.scenarios.size())) + u'\n';
    for (const InNote &note : in.notes) {
        const Phrase head = note.whole ? "exchange.in-question"_say : "exchange.in-part"_say;
        text += qt(note.place) + (note.question.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(note.question)) +
                QLatin1String(": ") + say(Phrase(head.id(), {PhraseArg(note.what)})) + u'\n';
    }
    return text;
}

} // namespace pitwise::exchange
