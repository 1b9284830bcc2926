// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/appeal.h"
#include "words/languages.h"

#include "app/examiner/examwords.h"
#include "core/exam/salvage.h"
#include "core/quiz/answerjson.h"
#include "core/refusal.h"

#include <QDateTime>

#include <algorithm>

namespace pitwise {

using Kind = exam::SittingEventKind;

namespace {

/// With what the files show that a crash alone does not do.
QString resumedWords(const exam::SittingEvent &event) {
    const auto number = [&](const char *key) { return event.data.value(QLatin1String(key)).toInteger(); };
    QStringList words{Appeal::tr("Resumed under PIN by %1 after %2 s out").arg(event.who).arg(number("outageMs") / 1000)};
    if (const qint64 missing = number("entriesMissing"); missing > 0)
        words << Appeal::tr("%n entry(s) of the log missing: an old copy was put back", nullptr, static_cast<int>(missing));
    if (event.data.value(QLatin1String("clockMissing")).toBool())
        words << Appeal::tr("the clock's file was gone, the whole gap was counted");
    if (const qint64 dropped = number("droppedBytes"); dropped > 0)
        words << Appeal::tr("%n byte(s) of a half-written entry dropped", nullptr, static_cast<int>(dropped));
    return words.join(QStringLiteral("; "));
}

QString notedWords(const exam::SittingEvent &event) {
    const QString noted = Appeal::tr("Noted by %1: %2").arg(event.who, event.text);
    if (!event.data.contains(exam::damageMark))
        return noted;
    return noted + QStringLiteral("; ") +
           Appeal::tr("the log was damaged, %n record(s) of it are lost", nullptr,
                      static_cast<int>(event.data.value(QLatin1String("entriesLost")).toInteger()));
}

} // namespace

QString eventWords(const exam::SittingEvent &event) {
    const QString question = QString::number(event.question + 1);
    const QString minutes = QString::number((event.amountMs + 30'000) / 60'000);
    switch (event.kind) {
    case Kind::Started: return Appeal::tr("Released by %1").arg(event.who);
    case Kind::Shown: return Appeal::tr("Question %1 on screen").arg(question);
    case Kind::Answered: return Appeal::tr("Question %1 answered").arg(question);
    case Kind::Chosen: return Appeal::tr("Question %1: chosen, not locked").arg(question);
    case Kind::LeftWindow: return Appeal::tr("Away from the exam's window for %1 s").arg(event.amountMs / 1000);
    case Kind::ScreenSeen:
        return Appeal::tr("Seen on a screen of %1, window %2, text %3 %")
            .arg(event.data.value(QLatin1String("screen")).toString(), event.data.value(QLatin1String("window")).toString())
            .arg(event.data.value(QLatin1String("textSize")).toInt());
    case Kind::Flagged: return Appeal::tr("Question %1 flagged").arg(question);
    case Kind::Unflagged: return Appeal::tr("Flag taken off question %1").arg(question);
    case Kind::SectionClosed:
        return event.text == QLatin1String("time") ? Appeal::tr("Section %1 closed: time over").arg(event.section + 1)
                                                   : Appeal::tr("Section %1 left").arg(event.section + 1);
    case Kind::Extended: return Appeal::tr("%1 minutes more, by %2: %3").arg(minutes, event.who, event.text);
    case Kind::IncidentNoted: return notedWords(event);
    case Kind::SettingChanged:
        if (const Spoken *const spoken = spokenLanguage(event.data.value(QLatin1String("language")).toString()))
            return Appeal::tr("Language: %1").arg(QString::fromUtf8(spoken->name));
        return Appeal::tr("An aid was changed: %1").arg(event.data.keys().join(QStringLiteral(", ")));
    case Kind::Paused: return Appeal::tr("Paused by %1: %2").arg(event.who, event.text);
    case Kind::Continued: return Appeal::tr("Resumed, %1").arg(event.who);
    case Kind::Resumed: return resumedWords(event);
    case Kind::Finished:
        return event.text == QLatin1String("time")          ? Appeal::tr("Over: time")
               : event.text == QLatin1String("invigilator") ? Appeal::tr("Stopped by the invigilator")
                                                            : Appeal::tr("Handed in");
    }
    return {};
}

Appeal::Appeal(const Library &library, const ChipSet &chips, QObject *parent) : QObject(parent), m_stage(library, chips) {
    m_stage.scene()->setPayTables(false); // as the candidate saw it
}

void Appeal::show(std::shared_ptr<const MarkedResult> result) {
    m_result = std::move(result);
    m_steps = m_result ? exam::replayOf(m_result->sat) : std::vector<exam::ReplayStep>();
    m_step = -1;
    setStep(0);
    Q_EMIT opened();
    Q_EMIT changed();
}

void Appeal::close() {
    show(nullptr);
}

const exam::ReplayStep *Appeal::now() const {
    return m_step >= 0 && m_step < count() ? &m_steps[static_cast<std::size_t>(m_step)] : nullptr;
}

const exam::MarkedQuestion *Appeal::marked() const {
    return now() && now()->onScreen >= 0 ? &m_result->marked.questions[static_cast<std::size_t>(now()->onScreen)] : nullptr;
}

void Appeal::setStep(int step) {
    step = std::clamp(step, 0, std::max(0, count() - 1));
    if (step == m_step || !m_result)
        return;
    m_step = step;
    if (const exam::ReplayStep *at = now(); at && at->onScreen >= 0) {
        try {
            const AnswerKind shape = kindOf(readAnswer(JsonNode(QJsonValue(marked()->key))));
            m_stage.ask(readPosed(m_result->sat.questions[static_cast<std::size_t>(at->onScreen)], shape));
            if (const auto answer = answerIn(at->answer))
                m_stage.input()->fill(*answer);
        } catch (const Refusal &) {
            m_stage.clear(); // a rulebook that this program does not have: the words of the step remain
        }
        m_stage.close();
    } else {
        m_stage.clear();
    }
    showOptions();
    Q_EMIT changed();
}

void Appeal::showOptions() {
    std::vector<FigureList::Row> rows;
    const AnswerSheet &sheet = m_stage.input()->sheet();
    const bool listed = sheet.control() == AnswerControl::OneOf || sheet.control() == AnswerControl::SomeOf;
    if (const auto right = marked() && listed ? answerIn(marked()->key) : std::nullopt) {
        const std::vector<bool> key = sheet.linesOf(*right);
        const auto answer = answerIn(now()->answer);
        const std::vector<bool> held = answer ? sheet.linesOf(*answer) : std::vector<bool>(key.size());
        for (std::size_t i = 0; i < key.size(); ++i)
            rows.push_back({sheet.label(i), held[i] ? tr("chosen") : QString(), {}, key[i]});
    }
    m_options.show(std::move(rows));
}

void Appeal::goToQuestion(int question) {
    int found = -1;
    bool answered = false;
    for (int step = 0; step < count(); ++step) {
        const exam::ReplayStep &at = m_steps[static_cast<std::size_t>(step)];
        const bool answers = at.event.kind == Kind::Answered && at.event.question == question;
        if (answers || (!answered && at.onScreen == question && at.event.kind == Kind::Shown))
            found = step;
        answered |= answers;
    }
    if (found >= 0)
        setStep(found);
}

Appeal::Mark Appeal::markOf(const exam::MarkedQuestion &question) {
    return !question.counted    ? Mark::TakenOut
           : question.granted   ? Mark::Granted
           : !question.answered ? Mark::Unanswered
           : question.right     ? Mark::Right
                                : Mark::Wrong;
}

QList<int> Appeal::marks() const {
    QList<int> list;
    if (m_result)
        for (const exam::MarkedQuestion &question : m_result->marked.questions)
            list << static_cast<int>(markOf(question));
    return list;
}

QString Appeal::rulesText() const {
    return m_result ? tr("Rules of that day: %1").arg(rulesTags(m_result->sat.blueprint.rules.rulebooks)) : QString();
}

void Appeal::nextAnswer(int by) {
    for (int step = m_step + by; step >= 0 && step < count(); step += by)
        if (m_steps[static_cast<std::size_t>(step)].event.kind == Kind::Answered) {
            setStep(step);
            return;
        }
}

QString Appeal::title() const {
    return m_result ? tr("Appeal replay: %1").arg(m_result->sat.candidate.name) : QString();
}

QString Appeal::when() const {
    if (!now())
        return {};
    const QString wall = QDateTime::fromMSecsSinceEpoch(now()->event.wallMs).toString(QStringLiteral("HH:mm:ss"));
    return tr("%1, %2:%3 left")
        .arg(wall)
        .arg(now()->remainingMs / 60'000)
        .arg(now()->remainingMs / 1000 % 60, 2, 10, QLatin1Char('0'));
}

QString Appeal::what() const {
    return now() ? eventWords(now()->event) : QString();
}

QString Appeal::questionText() const {
    return now() && now()->onScreen >= 0
               ? tr("Question %1 of %2").arg(now()->onScreen + 1).arg(m_result->sat.questions.size())
               : QString();
}

QString Appeal::answerText() const {
    return now() && !now()->answer.isEmpty()
               ? const_cast<ShownQuestion &>(m_stage).input()->sheet().inWords(answerIn(now()->answer))
               : QString();
}

QString Appeal::keyText() const {
    return marked() ? const_cast<ShownQuestion &>(m_stage).input()->sheet().inWords(answerIn(marked()->key)) : QString();
}

QString Appeal::markText() const {
    if (!marked())
        return {};
    switch (mark()) {
    case Mark::TakenOut: return tr("Taken out by a ruling");
    case Mark::Granted: return tr("Full marks by a ruling");
    case Mark::Unanswered: return tr("Not answered");
    case Mark::Right: return tr("Right");
    case Mark::Wrong: return tr("Wrong");
    }
    return {};
}

} // namespace pitwise
