// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Flagged readings: shown with what each reading says, scored only where the house has fixed it.
#include "core/quiz/family.h"
#include "core/quiz/shapes.h"
#include "core/refusal.h"
#include "core/rules/readingitems.h"

#include <map>
#include <memory>
#include <mutex>

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

/// The items as they stand for that library's newest rulebooks; null while the file is written for others.
std::shared_ptr<const ReadingItems> itemsWrittenFor(const Library &library) {
    static std::mutex mutex;
    static std::map<std::vector<std::uint64_t>, std::shared_ptr<const ReadingItems>> known; // by serials
    std::vector<std::uint64_t> key;
    for (const std::string &document : library.documents())
        key.push_back(library.find(document)->serial.number());
    const std::scoped_lock lock(mutex);
    const auto [it, isNew] = known.try_emplace(key);
    try {
        if (isNew)
            it->second = std::make_shared<const ReadingItems>(ReadingItems::shipped(library));
    } catch (const Refusal &) { // the tests of the data say where
    }
    return it->second;
}

/// An item belongs to the document that its letter names, the first in the library's order A, and to the later documents of
/// the same house; others it only compares with.
bool isOwn(const Maker &m, const ReadingItem &item) {
    const std::vector<std::string> documents = m.library().documents();
    const auto index = static_cast<std::size_t>(item.id.front() - 'A');
    if (index >= documents.size())
        return false;
    const Rulebook &home = *m.library().find(documents[index]);
    return home.document == m.rules().document ||
           (home.houseName == m.rules().houseName && home.order < m.rules().order && item.id != "A03");
}

/// Flagged items that are this game's own.
std::vector<const ReadingItem *> itemsOf(const Maker &m, const ReadingItems &items) {
    std::vector<const ReadingItem *> mine;
    for (const ReadingItem &item : items.items()) {
        const bool here = std::any_of(item.clauses.begin(), item.clauses.end(),
                                      [&](const ReadingItem::Cited &c) { return c.document == m.rules().document; });
        const bool own = isOwn(m, item);
        if (here && own && item.has(QuizMark::Flag) && (item.readings.size() > 1 || !item.defaultText.empty()) &&
            item.id != "B13")
            mine.push_back(&item);
    }
    return mine;
}

/// What there is to choose from. Readings keep their letters, since the reasons speak of (a) and (b); one in words only
/// is the one that is played.
struct Readings {
    std::vector<Phrase> texts;
    std::size_t played = 0; ///< By this house, or unless it says otherwise.
};

Readings readingsOf(const Maker &m, const ReadingItem &item) {
    Readings readings;
    const std::string right = houseReading(m, item);
    for (const std::string &key : item.readings)
        if (const auto text = item.readingTexts.find(key); text != item.readingTexts.end()) {
            if (key == right)
                readings.played = readings.texts.size();
            readings.texts.push_back(Phrase::plain(contentName("reading/" + item.id + "/readings/" + key)));
        }
    if (readings.texts.empty())
        readings.texts.push_back(Phrase::plain(contentName("reading/" + item.id + "/default")));
    return readings;
}

/// In their own order, the manager last. Open: he is the one to ask. Fixed: the house's reading is the key.
void setReadings(const Maker &m, Question &question, const Readings &readings, bool fixed) {
    const std::size_t manager = readings.texts.size();
    const std::size_t right = fixed ? readings.played : manager;
    for (std::size_t i = 0; i <= manager; ++i) {
        const std::string key(1, static_cast<char>('a' + i));
        question.options.push_back(
            {key, i < manager ? readings.texts[i]
                              : say("judgement.call-and-let-him-decide", officerName(m.rules().shiftManager))});
        const ChoiceAnswer answer{key};
        if (i == right)
            question.setKey(answer);
        else
            question.misconceptions.push_back({i == manager           ? "judgement.this-house-has-fixed-how-it"_say
                                               : fixed                ? "judgement.it-can-be-read-that-way"_say
                                               : i == readings.played ? "judgement.that-is-how-it-is-played"_say
                                                                      : "judgement.that-is-one-way-to-read"_say,
                                               answer});
    }
}

std::optional<Question> judgementCall(Maker &m) {
    const std::shared_ptr<const ReadingItems> items = itemsWrittenFor(m.library());
    if (!items)
        return std::nullopt;
    const std::vector<const ReadingItem *> mine = itemsOf(m, *items);
    if (mine.empty())
        return std::nullopt;
    const ReadingItem &item = *m.oneOf(mine);
    const bool fixed = m.house().fixed.contains(item.id);
    std::vector<std::string> clauses;
    for (const ReadingItem::Cited &cited : item.clauses)
        if (cited.document == m.rules().document)
            clauses.push_back(cited.clause);
    Question question = m.question(
        fixed ? "judgement.how-does-this-house-read-it"_say : "judgement.rules-can-be-read-two-ways"_say, clauses, 30);
    question.asks = {{L1("item"), QString::fromStdString(item.id)}};
    question.readings = {item.id};
    question.story = {Phrase::plain(contentName("reading/" + item.id + "/title"))};
    if (!item.doubt.empty())
        question.story.push_back(Phrase::plain(contentName("reading/" + item.id + "/doubt")));
    const Readings readings = readingsOf(m, item);
    setReadings(m, question, readings, fixed);
    question.steps.push_back(
        {say(fixed ? "judgement.this-house-plays"_say : "judgement.played-unless-house-says-otherwise"_say,
             readings.texts[readings.played]),
         clauses});
    if (!item.why.empty() && (!fixed || houseReading(m, item) == item.defaultReading)) // it argues for the default
        question.steps.push_back({say("judgement.why", contentName("reading/" + item.id + "/why")), {}});
    question.difficulty = 0.9;
    return question;
}

} // namespace

const std::vector<Family> &judgementFamilies() {
    static const std::vector<Family> families{
        {"judgement-call", Topic::Irregularities, "family.judgement-call"_say, {}, judgementCall, true},
    };
    return families;
}

} // namespace pitwise
