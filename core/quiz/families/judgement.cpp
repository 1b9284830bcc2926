// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Flagged readings: shown with what each reading says, scored only where the house has fixed it.
#include "core/quiz/family.h"
#include "core/quiz/shapes.h"
#include "core/rules/readingitems.h"

#include <QCoreApplication>

namespace pitwise {
namespace {

using L1 = QLatin1String;

/// The reading that the house has chosen: by its switch, else the default.
std::string houseReading(const Maker &m, const ReadingItem &item) {
    const Reading *reading = item.switchName.empty() ? nullptr : m.rules().reading(item.switchName);
    const auto chosen = m.house().readings.find(item.switchName);
    if (!reading || chosen == m.house().readings.end())
        return item.defaultReading;
    for (const std::string &key : item.readings)
        if (switchValue(item, *reading, key) == chosen->second)
            return key;
    return item.defaultReading;
}

std::optional<Question> judgementCall(Maker &m) {
    static const ReadingItems items = ReadingItems::shipped(m.library());
    std::vector<const ReadingItem *> mine;
    for (const ReadingItem &item : items.items()) {
        const bool here = std::any_of(item.clauses.begin(), item.clauses.end(),
                                      [&](const ReadingItem::Cited &c) { return c.document == m.rules().document; });
        // The item belongs to the document that its letter names; others it only compares with.
        const char letter = item.id.front();
        const bool own = (letter == 'A' && (m.isGame("lucky8") || (m.isGame("dueling8s") && item.id != "A03"))) ||
                         (letter == 'B' && m.isGame("dueling8s")) || (letter == 'C' && m.isGame("freebet"));
        if (here && own && item.has(QuizMark::Flag) && (item.readings.size() > 1 || !item.defaultText.empty()) &&
            item.id != "B13")
            mine.push_back(&item);
    }
    if (mine.empty())
        return std::nullopt;
    const ReadingItem &item = *m.oneOf(mine);
    const bool fixed = m.house().fixed.contains(item.id);
    if (fixed && item.readings.size() < 2)
        return std::nullopt; // nothing to choose between
    std::vector<std::string> clauses;
    for (const ReadingItem::Cited &cited : item.clauses)
        if (cited.document == m.rules().document)
            clauses.push_back(cited.clause);
    Question question = m.question(fixed ? QT_TRANSLATE_NOOP("quiz", "How does this house read it?")
                                         : QT_TRANSLATE_NOOP("quiz", "The rules can be read two ways. What do you do?"),
                                   clauses, 30);
    question.asks = {{L1("item"), QString::fromStdString(item.id)}};
    question.readings = {item.id};
    question.story = {Phrase::verbatim(QString::fromStdString(item.title))};
    if (!item.doubt.empty())
        question.story.push_back(Phrase::verbatim(QString::fromStdString(item.doubt)));
    std::vector<WrongText> readings;
    const std::string right = houseReading(m, item);
    Phrase rightText;
    for (const std::string &key : item.readings) {
        const auto text = item.readingTexts.find(key);
        if (text == item.readingTexts.end())
            continue;
        const Phrase phrase = Phrase::verbatim(QString::fromStdString(text->second));
        if (fixed && key == right)
            rightText = phrase;
        else
            readings.emplace_back(
                phrase,
                key == right
                    ? QT_TRANSLATE_NOOP(
                          "quiz",
                          "That is how it is played unless the house says otherwise; the decision is not the dealer's.")
                    : QT_TRANSLATE_NOOP("quiz", "That is one way to read it; the decision is not the dealer's."));
    }
    if (item.readings.empty())
        readings.emplace_back(
            Phrase::verbatim(QString::fromStdString(item.defaultText)),
            QT_TRANSLATE_NOOP(
                "quiz", "That is how it is played unless the house says otherwise; the decision is not the dealer's."));
    if (!fixed)
        rightText = {QT_TRANSLATE_NOOP("quiz", "Call the %1 and let him decide"),
                     {QString::fromStdString(m.rules().shiftManager)}};
    if (rightText.isEmpty())
        return std::nullopt;
    m.setChoice(question, rightText, readings);
    if (!item.defaultText.empty())
        question.steps.push_back({{QT_TRANSLATE_NOOP("quiz", "Played unless the house says otherwise: %1"),
                                   {QString::fromStdString(item.defaultText)}},
                                  clauses});
    else if (const auto text = item.readingTexts.find(item.defaultReading); text != item.readingTexts.end())
        question.steps.push_back({{QT_TRANSLATE_NOOP("quiz", "Played unless the house says otherwise: %1"),
                                   {QString::fromStdString(text->second)}},
                                  clauses});
    if (!item.why.empty())
        question.steps.push_back({{QT_TRANSLATE_NOOP("quiz", "Why: %1"), {QString::fromStdString(item.why)}}, {}});
    question.difficulty = 0.9;
    return question;
}

} // namespace

const std::vector<Family> &judgementFamilies() {
    static const std::vector<Family> families{
        {"judgement-call",
         Topic::Irregularities,
         QT_TRANSLATE_NOOP("quiz", "Judgement calls"),
         {{"lucky8",
           "1.1.7 1.1.8 1.1.8.1 1.1.8.2 1.1.8.3 1.1.9 1.1.14 1.1.18 3.15.2 3.19 3.20 3.21 3.24.3 3.26.2 3.32 3.35 4.2 4.4.2 4.5.1 4.5.2 4.6.2 5.1.1 5.2 5.6.1 5.11 5.12 5.13 5.14 5.16"},
          {"dueling8s", "1.1.16 3.23.1 3.25 5.1.1 5.2 5.6.1 5.11 5.12"},
          {"freebet",
           "1.2 1.10 1.12 1.13 1.15 1.23 1.32 1.33 1.38 3.2.1 3.8 3.15.1 3.15.2 3.16 3.17 3.18 3.21 3.22 3.22.1 3.22.2 3.23.1 3.23.2 5.7 5.7.3 5.9 5.10.1 5.10.2"}},
         judgementCall,
         true},
    };
    return families;
}

} // namespace pitwise
