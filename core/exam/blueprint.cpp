// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/blueprint.h"

#include "core/exam/jsonfields.h"
#include "core/json/jsonnode.h"
#include "core/qttext.h"
#include "core/security/cipher.h"

#include <QJsonDocument>

#include <algorithm>
#include <numeric>

namespace pitwise::exam {
namespace {

constexpr const char *blueprintFormat = "pitwise-blueprint/1";
constexpr Named<GoingBack> goingBackNames[] = {
    {GoingBack::No, "no"}, {GoingBack::WithinSection, "section"}, {GoingBack::Everywhere, "everywhere"}};
constexpr Named<AfterCrash> afterCrashNames[] = {
    {AfterCrash::ClockStops, "stops"}, {AfterCrash::ClockRuns, "runs"}, {AfterCrash::ClockStopsUpTo, "stops-up-to"}};

Section readSection(const JsonNode &node) {
    node.allowOnly({QLatin1String("title"), QLatin1String("games"), QLatin1String("topics"), QLatin1String("families"),
                    QLatin1String("packs"), QLatin1String("count"), QLatin1String("difficulty"), QLatin1String("minutes"),
                    QLatin1String("passMark")});
    Section section;
    section.title = textOf(node, "title");
    section.games = textsOf(node, "games");
    section.topics = textsOf(node, "topics");
    section.families = textsOf(node, "families");
    section.packs = textsOf(node, "packs");
    section.count = intOf(node, "count", 1, 500);
    section.minutes = intOf(node, "minutes", 0, 1440, 0);
    section.passMark = intOf(node, "passMark", 0, 100, 0);
    if (node.has(QLatin1String("difficulty"))) {
        const JsonNode band = node.need(QLatin1String("difficulty"));
        band.allowOnly({QLatin1String("easiest"), QLatin1String("hardest")});
        section.easiest = realOf(band, "easiest", 0, 1);
        section.hardest = realOf(band, "hardest", 0, 1);
        if (section.easiest > section.hardest)
            band.fail("the easiest question cannot be harder than the hardest");
    }
    return section;
}

RulesInForce readRules(const JsonNode &node) {
    node.allowOnly({QLatin1String("rulebooks"), QLatin1String("readings")});
    RulesInForce rules;
    rules.rulebooks = textsOf(node, "rulebooks");
    if (rules.rulebooks.isEmpty())
        node.fail("\"rulebooks\" has to name at least one, such as lucky8@5");
    for (const QString &book : std::as_const(rules.rulebooks))
        if (book.count(QLatin1Char('@')) != 1 || book.startsWith(QLatin1Char('@')) || book.endsWith(QLatin1Char('@')))
            node.need(QLatin1String("rulebooks")).fail("an exam is held under a fixed version: write lucky8@5, not lucky8");
    if (node.has(QLatin1String("readings")))
        node.need(QLatin1String("readings")).eachMember([&](std::string_view name, const JsonNode &value) {
            rules.readings[qt(name)] = QString::fromStdString(value.text());
        });
    return rules;
}

void checkGames(const JsonNode &root, const Blueprint &blueprint) {
    QStringList known;
    for (const QString &book : blueprint.rules.rulebooks)
        known << book.section(QLatin1Char('@'), 0, 0);
    known.sort();
    if (std::adjacent_find(known.begin(), known.end()) != known.end())
        root.need(QLatin1String("rules")).fail("two versions of one rulebook cannot be in force at once");
    for (std::size_t i = 0; i < blueprint.sections.size(); ++i)
        for (const QString &game : blueprint.sections[i].games)
            if (!known.contains(game))
                throw Refusal{"the game \"" + game.toStdString() + "\" has no rulebook among those in force",
                              "sections[" + std::to_string(i) + "].games",
                              {}};
}

QJsonObject sectionJson(const Section &section) {
    return {{QStringLiteral("title"), section.title},
            {QStringLiteral("games"), QJsonArray::fromStringList(section.games)},
            {QStringLiteral("topics"), QJsonArray::fromStringList(section.topics)},
            {QStringLiteral("families"), QJsonArray::fromStringList(section.families)},
            {QStringLiteral("packs"), QJsonArray::fromStringList(section.packs)},
            {QStringLiteral("count"), section.count},
            {QStringLiteral("difficulty"),
             QJsonObject{{QStringLiteral("easiest"), section.easiest}, {QStringLiteral("hardest"), section.hardest}}},
            {QStringLiteral("minutes"), section.minutes},
            {QStringLiteral("passMark"), section.passMark}};
}

QString listOr(const QStringList &list, const char *all) {
    return list.isEmpty() ? QString::fromLatin1(all) : list.join(QStringLiteral(", "));
}

} // namespace

int Blueprint::questionCount() const {
    return std::accumulate(sections.begin(), sections.end(), 0,
                           [](int sum, const Section &section) { return sum + section.count; });
}

qint64 Blueprint::timeMs() const {
    const int own = std::accumulate(sections.begin(), sections.end(), 0,
                                    [](int sum, const Section &section) { return sum + section.minutes; });
    return qint64(minutes > 0 ? minutes : own) * 60'000;
}

int neededOf(int count, int passMark) {
    return (count * passMark + 99) / 100;
}

Blueprint readBlueprint(const QByteArray &json) {
    const JsonNode root(parseJson(json));
    root.allowOnly({QLatin1String("format"), QLatin1String("id"), QLatin1String("version"), QLatin1String("title"),
                    QLatin1String("certificate"), QLatin1String("sections"), QLatin1String("minutes"),
                    QLatin1String("passMark"), QLatin1String("goingBack"), QLatin1String("attempts"), QLatin1String("rules"),
                    QLatin1String("validMonths"), QLatin1String("afterCrash"), QLatin1String("separateBanks"),
                    QLatin1String("payTables"), QLatin1String("typedKeys"), QLatin1String("equivalence")});
    if (root.need(QLatin1String("format")).text() != blueprintFormat)
        root.need(QLatin1String("format")).fail(std::string("must be \"") + blueprintFormat + '"');
    Blueprint blueprint;
    blueprint.id = textOf(root, "id");
    for (const QChar c : std::as_const(blueprint.id))
        if (!(c.isLower() || c.isDigit() || c == QLatin1Char('-')) || c.unicode() > 127)
            root.need(QLatin1String("id")).fail("may hold small letters, digits and hyphens only");
    blueprint.version = intOf(root, "version", 1, 1'000'000);
    blueprint.title = textOf(root, "title");
    blueprint.certificate = textOf(root, "certificate");
    root.need(QLatin1String("sections")).eachElement([&](const JsonNode &node) {
        blueprint.sections.push_back(readSection(node));
    });
    if (blueprint.sections.empty() || blueprint.sections.size() > 50)
        root.need(QLatin1String("sections")).fail("an exam has from 1 to 50 sections");
    blueprint.minutes = intOf(root, "minutes", 0, 1440, 0);
    const bool untimed = std::any_of(blueprint.sections.begin(), blueprint.sections.end(),
                                     [](const Section &section) { return section.minutes == 0; });
    if (blueprint.minutes == 0 && untimed)
        root.fail("give the time in all, or to every section its own");
    blueprint.passMark = intOf(root, "passMark", 1, 100);
    blueprint.goingBack = namedOf(root, "goingBack", goingBackNames);
    blueprint.attempts = intOf(root, "attempts", 1, 100);
    blueprint.rules = readRules(root.need(QLatin1String("rules")));
    blueprint.validMonths = intOf(root, "validMonths", 0, 600);
    const JsonNode crash = root.need(QLatin1String("afterCrash"));
    crash.allowOnly({QLatin1String("clock"), QLatin1String("minutes")});
    blueprint.afterCrash = namedOf(crash, "clock", afterCrashNames);
    const bool upTo = blueprint.afterCrash == AfterCrash::ClockStopsUpTo;
    blueprint.crashMinutes = upTo ? intOf(crash, "minutes", 1, 1440) : intOf(crash, "minutes", 0, 0, 0);
    blueprint.separateBanks = root.need(QLatin1String("separateBanks")).boolean();
    if (root.has(QLatin1String("payTables")))
        blueprint.payTables = root.need(QLatin1String("payTables")).boolean();
    if (root.has(QLatin1String("typedKeys")))
        blueprint.typedKeys = root.need(QLatin1String("typedKeys")).boolean();
    if (root.has(QLatin1String("equivalence"))) {
        const JsonNode bands = root.need(QLatin1String("equivalence"));
        bands.allowOnly({QLatin1String("difficulty"), QLatin1String("time")});
        blueprint.bands.difficulty = realOf(bands, "difficulty", 0.005, 1);
        blueprint.bands.time = realOf(bands, "time", 0.005, 1);
    }
    checkGames(root, blueprint);
    return blueprint;
}

QByteArray writeBlueprint(const Blueprint &blueprint) {
    QJsonArray sections;
    for (const Section &section : blueprint.sections)
        sections.append(sectionJson(section));
    QJsonObject readings;
    for (const auto &[name, value] : blueprint.rules.readings)
        readings.insert(name, value);
    QJsonObject crash{{QStringLiteral("clock"), nameOf(blueprint.afterCrash, afterCrashNames)}};
    if (blueprint.afterCrash == AfterCrash::ClockStopsUpTo)
        crash.insert(QStringLiteral("minutes"), blueprint.crashMinutes);
    QJsonObject root{{QStringLiteral("format"), QString::fromLatin1(blueprintFormat)},
                     {QStringLiteral("id"), blueprint.id},
                     {QStringLiteral("version"), blueprint.version},
                     {QStringLiteral("title"), blueprint.title},
                     {QStringLiteral("certificate"), blueprint.certificate},
                     {QStringLiteral("sections"), sections},
                     {QStringLiteral("minutes"), blueprint.minutes},
                     {QStringLiteral("passMark"), blueprint.passMark},
                     {QStringLiteral("goingBack"), nameOf(blueprint.goingBack, goingBackNames)},
                     {QStringLiteral("attempts"), blueprint.attempts},
                     {QStringLiteral("rules"),
                      QJsonObject{{QStringLiteral("rulebooks"), QJsonArray::fromStringList(blueprint.rules.rulebooks)},
                                  {QStringLiteral("readings"), readings}}},
                     {QStringLiteral("validMonths"), blueprint.validMonths},
                     {QStringLiteral("afterCrash"), crash},
                     {QStringLiteral("separateBanks"), blueprint.separateBanks},
                     {QStringLiteral("equivalence"), QJsonObject{{QStringLiteral("difficulty"), blueprint.bands.difficulty},
                                                                 {QStringLiteral("time"), blueprint.bands.time}}}};
    if (blueprint.payTables) // one without keeps the bytes, and so the digest, that it had before there was a choice
        root.insert(QStringLiteral("payTables"), true);
    if (blueprint.typedKeys)
        root.insert(QStringLiteral("typedKeys"), true);
    return QJsonDocument(root).toJson();
}

QString blueprintDigest(const Blueprint &blueprint) {
    return QString::fromLatin1(security::toBase64Url(security::digest(writeBlueprint(blueprint))));
}

QString blueprintText(const Blueprint &blueprint) {
    QString text = QStringLiteral("%1\n%2, version %3\n\n").arg(blueprint.title, blueprint.id).arg(blueprint.version);
    text += QStringLiteral("Questions %1, time %2 minutes, pass mark %3 % (%4 right)\n")
                .arg(blueprint.questionCount())
                .arg(blueprint.timeMs() / 60'000)
                .arg(blueprint.passMark)
                .arg(neededOf(blueprint.questionCount(), blueprint.passMark));
    text += QStringLiteral("Going back: %1. Attempts: %2. Clock after a crash: %3%4.\n")
                .arg(nameOf(blueprint.goingBack, goingBackNames))
                .arg(blueprint.attempts)
                .arg(nameOf(blueprint.afterCrash, afterCrashNames))
                .arg(blueprint.crashMinutes > 0 ? QStringLiteral(" %1 minutes").arg(blueprint.crashMinutes) : QString());
    text += QStringLiteral("Certificate: %1, %2\n")
                .arg(blueprint.certificate, blueprint.validMonths > 0
                                                ? QStringLiteral("valid %1 months").arg(blueprint.validMonths)
                                                : QStringLiteral("without an end"));
    text += QStringLiteral("Rules in force: %1\n").arg(blueprint.rules.rulebooks.join(QStringLiteral(", ")));
    for (const auto &[name, value] : blueprint.rules.readings)
        text += QStringLiteral("  reading %1: %2\n").arg(name, value);
    text += blueprint.separateBanks ? QStringLiteral("Exam questions are kept apart from practice.\n")
                                    : QStringLiteral("Exam and practice share their questions.\n");
    text += blueprint.payTables ? QStringLiteral("Pay tables may be opened at every question.\n")
                                : QStringLiteral("Pay tables are not shown.\n");
    if (blueprint.typedKeys)
        text += QStringLiteral("Questions whose key was typed by a person may be asked.\n");
    text += QStringLiteral("Parallel forms: difficulty within %1, expected time within %2 % of the target\n")
                .arg(blueprint.bands.difficulty)
                .arg(blueprint.bands.time * 100);
    int number = 0;
    for (const Section &section : blueprint.sections) {
        text += QStringLiteral("\n%1. %2: %3 questions").arg(++number).arg(section.title).arg(section.count);
        if (section.minutes > 0)
            text += QStringLiteral(", %1 minutes").arg(section.minutes);
        if (section.passMark > 0)
            text += QStringLiteral(", pass mark %1 % (%2 right)")
                        .arg(section.passMark)
                        .arg(neededOf(section.count, section.passMark));
        text += QStringLiteral("\n   games: %1\n   topics: %2\n   families: %3\n")
                    .arg(listOr(section.games, "all"), listOr(section.topics, "all"), listOr(section.families, "all"));
        if (!section.packs.isEmpty())
            text += QStringLiteral("   packs: %1\n").arg(section.packs.join(QStringLiteral(", ")));
        text += QStringLiteral("   difficulty from %1 to %2\n").arg(section.easiest).arg(section.hardest);
    }
    return text;
}

} // namespace pitwise::exam
