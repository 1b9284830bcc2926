// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/blueprintwords.h"

#include "app/desk/desk.h"
#include "app/examiner/blueprinteditor.h"
#include "app/examiner/examwords.h"
#include "core/qttext.h"

#include <algorithm>

namespace pitwise {
namespace {

const ReadingItem *planItemOf(const ReadingItems &items, const Reading &reading) {
    const auto it = std::find_if(items.items().begin(), items.items().end(),
                                 [&](const ReadingItem &item) { return item.switchName == reading.name; });
    return it == items.items().end() ? nullptr : &*it;
}

QString listed(const QStringList &keys, QString (*title)(const QString &), const QString &all) {
    QStringList words;
    for (const QString &key : keys)
        words << title(key);
    return words.isEmpty() ? all : words.join(QStringLiteral(", "));
}

QString drawsOf(const exam::Section &section) {
    QStringList words{
        BlueprintEditor::tr("Games: %1").arg(listed(section.games, gameTitle, BlueprintEditor::tr("all in force"))),
        BlueprintEditor::tr("Topics: %1").arg(listed(section.topics, topicTitle, BlueprintEditor::tr("all")))};
    if (!section.families.isEmpty())
        words << BlueprintEditor::tr("Kinds of question: %1").arg(listed(section.families, familyTitle, {}));
    if (!section.packs.isEmpty())
        words << BlueprintEditor::tr("Scenario packs: %1").arg(section.packs.join(QStringLiteral(", ")));
    if (section.easiest > 0 || section.hardest < 1)
        words << BlueprintEditor::tr("Difficulty: %1 to %2 %")
                     .arg(qRound(section.easiest * 100))
                     .arg(qRound(section.hardest * 100));
    return words.join(QStringLiteral(". ")) + u'.';
}

QString crashWords(const exam::Blueprint &blueprint) {
    switch (blueprint.afterCrash) {
    case exam::AfterCrash::ClockStops: return BlueprintEditor::tr("The clock stops until the sitting is resumed.");
    case exam::AfterCrash::ClockRuns: return BlueprintEditor::tr("The clock keeps running.");
    case exam::AfterCrash::ClockStopsUpTo:
        return BlueprintEditor::tr("The clock stops for at most %1 minutes each time.").arg(blueprint.crashMinutes);
    }
    return {};
}

QString backWords(exam::GoingBack goingBack) {
    switch (goingBack) {
    case exam::GoingBack::No: return BlueprintEditor::tr("Not allowed.");
    case exam::GoingBack::WithinSection: return BlueprintEditor::tr("Within the section.");
    case exam::GoingBack::Everywhere: return BlueprintEditor::tr("Everywhere.");
    }
    return {};
}

} // namespace

QString readingTitle(const ReadingItems &items, const Reading &reading) {
    const ReadingItem *item = planItemOf(items, reading);
    return item ? QStringLiteral("%1  %2").arg(qt(item->id), qt(item->title)) : qt(reading.name);
}

QString readingWords(const ReadingItems &items, const Reading &reading, const std::string &value) {
    if (const ReadingItem *item = planItemOf(items, reading))
        for (const std::string &key : item->readings)
            if (switchValue(*item, reading, key) == value)
                if (const auto it = item->readingTexts.find(key); it != item->readingTexts.end())
                    return qt(it->second);
    return familyTitle(qt(value));
}

print::BlueprintFacts blueprintFacts(const exam::Blueprint &blueprint, const ReadingItems &items, const Library &library) {
    print::BlueprintFacts facts;
    facts.title = blueprint.title;
    facts.identity = blueprint.id.isEmpty() ? BlueprintEditor::tr("not saved yet")
                                            : BlueprintEditor::tr("%1, version %2").arg(blueprint.id).arg(blueprint.version);
    facts.totals = BlueprintEditor::tr("%1 questions, %2 right to pass, %3 minutes")
                       .arg(blueprint.questionCount())
                       .arg(exam::neededOf(blueprint.questionCount(), blueprint.passMark))
                       .arg(blueprint.timeMs() / 60'000);
    for (const exam::Section &section : blueprint.sections)
        facts.sections.push_back(
            {section.title, QString::number(section.count),
             section.passMark > 0 ? QStringLiteral("%1 %").arg(section.passMark) : QStringLiteral("–"),
             section.minutes > 0 ? BlueprintEditor::tr("%1 min").arg(section.minutes) : QStringLiteral("–"),
             drawsOf(section)});
    QStringList books;
    for (const QString &book : blueprint.rules.rulebooks)
        books << BlueprintEditor::tr("%1, version %2").arg(gameTitle(book.section(u'@', 0, 0)), book.section(u'@', 1));
    facts.rules = {
        {BlueprintEditor::tr("Certifies"), blueprint.certificate},
        {BlueprintEditor::tr("Valid"), blueprint.validMonths > 0
                                           ? BlueprintEditor::tr("%1 months").arg(blueprint.validMonths)
                                           : BlueprintEditor::tr("without an end")},
        {BlueprintEditor::tr("Pass mark in all"), QStringLiteral("%1 %").arg(blueprint.passMark)},
        {BlueprintEditor::tr("Attempts"), QString::number(blueprint.attempts)},
        {BlueprintEditor::tr("Going back"), backWords(blueprint.goingBack)},
        {BlueprintEditor::tr("After a crash"), crashWords(blueprint)},
        {BlueprintEditor::tr("Question banks"), blueprint.separateBanks
                                                    ? BlueprintEditor::tr("Exam questions are kept out of practice.")
                                                    : BlueprintEditor::tr("Exam and practice share their questions.")},
        {BlueprintEditor::tr("Pay tables"), blueprint.payTables ? BlueprintEditor::tr("Every candidate may open them.")
                                                                : BlueprintEditor::tr("Shown to nobody.")},
        {BlueprintEditor::tr("Typed keys"),
         blueprint.typedKeys ? BlueprintEditor::tr("Questions whose key was typed by a person may be asked.")
                             : BlueprintEditor::tr("Every key is computed.")},
        {BlueprintEditor::tr("Parallel forms"),
         BlueprintEditor::tr("Mean difficulty within ± %1 %, expected time within ± %2 % of the target.")
             .arg(qRound(blueprint.bands.difficulty * 100))
             .arg(qRound(blueprint.bands.time * 100))},
        {BlueprintEditor::tr("Rules in force"), books.join(QStringLiteral("; "))}};
    for (const QString &book : blueprint.rules.rulebooks)
        if (const Rulebook *rulebook = library.find(book.toStdString()))
            for (const Reading &reading : rulebook->readings)
                if (const auto it = blueprint.rules.readings.find(qt(reading.name)); it != blueprint.rules.readings.end()) {
                    const std::pair<QString, QString> line{
                        BlueprintEditor::tr("Reading %1").arg(readingTitle(items, reading)),
                        readingWords(items, reading, it->second.toStdString())};
                    if (std::find(facts.rules.begin(), facts.rules.end(), line) == facts.rules.end())
                        facts.rules.push_back(line);
                }
    if (blueprint.rules.readings.empty())
        facts.rules.emplace_back(BlueprintEditor::tr("Readings"),
                                 BlueprintEditor::tr("All left open: what hangs on them is not asked."));
    return facts;
}

} // namespace pitwise
