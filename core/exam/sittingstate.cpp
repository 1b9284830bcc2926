// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/sittingstate.h"

#include "core/exam/jsonfields.h"

#include <algorithm>

namespace pitwise::exam {
namespace {

using Kind = SittingEventKind;

constexpr Named<Kind> kindNames[] = {{Kind::Started, "started"},        {Kind::Shown, "shown"},
                                     {Kind::Answered, "answered"},      {Kind::Flagged, "flagged"},
                                     {Kind::Unflagged, "unflagged"},    {Kind::SectionClosed, "section-closed"},
                                     {Kind::Extended, "extended"},      {Kind::IncidentNoted, "incident"},
                                     {Kind::SettingChanged, "setting"}, {Kind::Paused, "paused"},
                                     {Kind::Continued, "continued"},    {Kind::Resumed, "resumed"},
                                     {Kind::Chosen, "chosen"},          {Kind::LeftWindow, "left-window"},
                                     {Kind::ScreenSeen, "screen"},      {Kind::Finished, "finished"}};

[[noreturn]] void refuse(const char *why, const SittingEvent &event) {
    throw Refusal{why, nameOf(event.kind, kindNames).toStdString(), {}};
}

} // namespace

QJsonObject eventJson(const SittingEvent &event) {
    QJsonObject json{{QStringLiteral("event"), nameOf(event.kind, kindNames)},
                     {QStringLiteral("at"), event.wallMs},
                     {QStringLiteral("elapsed"), event.elapsedMs}};
    if (event.question >= 0)
        json.insert(QStringLiteral("question"), event.question);
    if (event.section >= 0)
        json.insert(QStringLiteral("section"), event.section);
    if (!event.who.isEmpty())
        json.insert(QStringLiteral("who"), event.who);
    if (!event.text.isEmpty())
        json.insert(QStringLiteral("text"), event.text);
    if (event.amountMs != 0)
        json.insert(QStringLiteral("amount"), event.amountMs);
    if (!event.data.isEmpty())
        json.insert(QStringLiteral("data"), event.data);
    return json;
}

SittingEvent readEvent(const QJsonObject &json) {
    const JsonNode node{QJsonValue(json)};
    const auto text = [&](const char *key) { return json.value(QLatin1String(key)).toString(); };
    return {namedOf(node, "event", kindNames),
            node.need(QLatin1String("at")).integer(),
            node.need(QLatin1String("elapsed")).integer(0),
            intOf(node, "question", 0, 25'000, -1),
            intOf(node, "section", 0, 49, -1),
            text("who"),
            text("text"),
            json.value(QLatin1String("amount")).toInteger(),
            json.value(QLatin1String("data")).toObject()};
}

SittingState::SittingState(const Blueprint &blueprint, const Form &form, const Candidate &candidate)
    : m_goingBack(blueprint.goingBack), m_timeMs(blueprint.timeMs()), m_timeFactor(candidate.granted.timeFactor),
      m_questions(form.items.size()), m_sections(blueprint.sections.size()) {
    for (const Section &section : blueprint.sections)
        m_sectionMinutes.push_back(section.minutes);
    for (const FormItem &item : form.items)
        m_sectionOf.push_back(item.section);
}

qint64 SittingState::allowedMs() const {
    return m_timeMs * m_timeFactor / 100 + m_extraMs;
}

std::optional<qint64> SittingState::allowedMs(int section) const {
    const auto i = static_cast<std::size_t>(section);
    if (m_sectionMinutes[i] == 0)
        return std::nullopt;
    return qint64(m_sectionMinutes[i]) * 60'000 * m_timeFactor / 100 + m_sections[i].extraMs;
}

bool SittingState::deadlineIsOfSection() const {
    const auto own = allowedMs(section());
    return m_current >= 0 && own &&
           m_elapsedMs + *own - m_sections[static_cast<std::size_t>(section())].spentMs < allowedMs();
}

qint64 SittingState::deadlineMs() const {
    if (!deadlineIsOfSection())
        return allowedMs();
    return m_elapsedMs + *allowedMs(section()) - m_sections[static_cast<std::size_t>(section())].spentMs;
}

bool SittingState::canShow(int question) const {
    if (m_phase != SittingPhase::Running || question < 0 || question >= static_cast<int>(m_questions.size()))
        return false;
    if (m_sections[static_cast<std::size_t>(sectionOf(question))].closed)
        return false;
    switch (m_goingBack) {
    case GoingBack::No: return question >= m_current;
    case GoingBack::WithinSection: return sectionOf(question) >= section();
    case GoingBack::Everywhere: return true;
    }
    return false;
}

LeftBehind SittingState::leftBehindBy(int question) const {
    LeftBehind left;
    if (!canShow(question))
        return left;
    SittingState then = *this;
    then.show(question);
    for (int i = 0; i < static_cast<int>(m_questions.size()); ++i) {
        if (!canShow(i) || then.canShow(i))
            continue;
        const QuestionState &one = m_questions[static_cast<std::size_t>(i)];
        left.open += one.answered ? 0 : 1;
        left.flagged += one.answered && one.flagged && m_goingBack != GoingBack::No ? 1 : 0;
    }
    return left;
}

int SittingState::nextAfter(int question) const {
    const int count = static_cast<int>(m_questions.size());
    for (int next = question + 1; next < count; ++next)
        if (canShow(next))
            return next;
    if (m_goingBack == GoingBack::Everywhere)
        for (int next = 0; next < question; ++next)
            if (canShow(next) && !m_questions[static_cast<std::size_t>(next)].answered)
                return next;
    return -1;
}

int SittingState::firstOpenTo(int question) const {
    int next = nextAfter(question);
    for (int other = 0; next < 0 && other < static_cast<int>(m_questions.size()); ++other)
        if (canShow(other))
            next = other;
    return next;
}

void SittingState::apply(const SittingEvent &event) {
    SittingState next = *this;
    next.happen(event);
    *this = std::move(next);
}

QuestionState &SittingState::onScreen(const SittingEvent &event) {
    if (m_phase != SittingPhase::Running)
        refuse("the sitting is not running", event);
    if (event.question != m_current || m_current < 0)
        refuse("this question is not on screen", event);
    if (m_sections[static_cast<std::size_t>(section())].closed)
        refuse("the section is closed", event);
    return m_questions[static_cast<std::size_t>(m_current)];
}

void SittingState::show(int question) {
    const bool leaves = m_current >= 0 && sectionOf(question) != section() && m_goingBack != GoingBack::Everywhere;
    if (leaves)
        for (int s = 0; s < sectionOf(question); ++s)
            m_sections[static_cast<std::size_t>(s)].closed = true;
    m_current = question;
    m_questions[static_cast<std::size_t>(question)].seen = true;
}

void SittingState::happen(const SittingEvent &event) {
    if (m_phase == SittingPhase::Finished)
        refuse("the sitting is over", event);
    if ((event.kind == Kind::Started) != (m_phase == SittingPhase::NotStarted))
        refuse("a sitting starts once, and first of all", event);
    if (event.elapsedMs < m_elapsedMs)
        refuse("time does not go back", event);
    // What passed since the last event was spent on the question that was on screen.
    const qint64 passed = event.elapsedMs - m_elapsedMs;
    if (m_current >= 0) {
        m_questions[static_cast<std::size_t>(m_current)].spentMs += passed;
        m_sections[static_cast<std::size_t>(section())].spentMs += passed;
    }
    m_elapsedMs = event.elapsedMs;
    m_lastWallMs = event.wallMs;

    switch (event.kind) {
    case Kind::Started:
        m_phase = SittingPhase::Running;
        m_startedWallMs = event.wallMs;
        break;
    case Kind::Shown:
        if (!canShow(event.question))
            refuse("this question may not be shown now", event);
        show(event.question);
        break;
    case Kind::Answered: {
        QuestionState &question = onScreen(event);
        if (event.data.isEmpty())
            refuse("an empty answer", event);
        if (question.answered && m_goingBack == GoingBack::No)
            refuse("this exam does not allow an answer to be changed", event);
        question.changes += question.answered ? 1 : 0;
        question.answered = true;
        question.answer = event.data;
        question.chosen = {};
        break;
    }
    case Kind::Chosen: {
        QuestionState &question = onScreen(event);
        if (question.answered && m_goingBack == GoingBack::No)
            refuse("this exam does not allow an answer to be changed", event);
        question.chosen = event.data;
        break;
    }
    case Kind::Flagged: onScreen(event).flagged = true; break;
    case Kind::Unflagged: onScreen(event).flagged = false; break;
    case Kind::SectionClosed:
        if (event.section < 0 || event.section >= static_cast<int>(m_sections.size()))
            refuse("no such section", event);
        m_sections[static_cast<std::size_t>(event.section)].closed = true;
        break;
    case Kind::Extended:
        if (event.amountMs <= 0 || event.who.isEmpty() || event.text.isEmpty())
            refuse("an extension needs an amount, a reason and who gave it", event);
        if (event.section >= static_cast<int>(m_sections.size()))
            refuse("no such section", event);
        if (const QString order = event.data.value(QLatin1String("order")).toString(); !order.isEmpty()) {
            if (hasObeyed(order))
                refuse("this time was given before", event);
            m_orders << order;
        }
        if (event.section >= 0)
            m_sections[static_cast<std::size_t>(event.section)].extraMs += event.amountMs;
        m_extraMs += event.amountMs; // more time for a section is more time in all
        break;
    case Kind::IncidentNoted:
    case Kind::LeftWindow:
    case Kind::ScreenSeen: break;
    case Kind::SettingChanged:
        for (auto it = event.data.begin(); it != event.data.end(); ++it)
            m_settings.insert(it.key(), it.value());
        break;
    case Kind::Paused:
        if (m_phase != SittingPhase::Running)
            refuse("the sitting is not running", event);
        m_phase = SittingPhase::Paused;
        break;
    case Kind::Continued:
        if (m_phase != SittingPhase::Paused)
            refuse("the sitting is not paused", event);
        m_phase = SittingPhase::Running;
        break;
    case Kind::Resumed: m_phase = SittingPhase::Running; break;
    case Kind::Finished:
        m_phase = SittingPhase::Finished;
        m_endedBy = event.text;
        for (QuestionState &question : m_questions)
            if (!question.answered && !question.chosen.isEmpty()) {
                question.answered = question.kept = true;
                question.answer = question.chosen;
            }
        break;
    }
}

} // namespace pitwise::exam
