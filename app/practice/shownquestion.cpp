// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/shownquestion.h"
#include "app/felt/felttext.h"
#include "core/quiz/questionview.h"

#include <algorithm>

namespace pitwise {

using L1 = QLatin1String;

ShownQuestion::ShownQuestion(Desk &desk, QObject *parent) : ShownQuestion(desk.library(), desk.chips(), parent) {
    m_desk = &desk;
}

ShownQuestion::ShownQuestion(const Library &library, const ChipSet &chips, QObject *parent)
    : QObject(parent), m_library(library), m_input(chips), m_scene(chips) {
    m_scene.setTotals(false); // counting is part of the question
    connect(&m_scene, &FeltScene::pickedTarget, this, &ShownQuestion::pick);
    m_watch.setInterval(280);
    connect(&m_watch, &QTimer::timeout, this, &ShownQuestion::showNextView);
}

void ShownQuestion::ask(PosedQuestion question, bool mayType) {
    stopWatching();
    QuestionView view = viewOf(question, m_library);
    m_question = std::move(question);
    m_shown = true;
    m_rules = view.rules;
    m_view = std::move(view.felt);
    if (m_view)
        m_scene.show(*m_view, *m_rules, FeltScene::Arrival::Jump);
    m_payTables.show(m_view ? felt::printOf(*m_rules, *m_view) : felt::FeltPrint());
    m_scene.setAskedBox(0);
    m_input.show(AnswerSheet(std::move(view.offered), askedBox()), mayType);
    setOpen(true);
    Q_EMIT questionChanged();
}

void ShownQuestion::close() {
    stopWatching();
    m_scene.setAskedBox(askedBox()); // the others fade
    setOpen(false);
}

void ShownQuestion::clear() {
    stopWatching();
    m_shown = false;
    m_question = PosedQuestion();
    m_view.reset();
    setOpen(false);
    Q_EMIT questionChanged();
}

void ShownQuestion::fillIn(const Answer &answer) {
    m_input.fill(answer);
}

void ShownQuestion::watchAgain() {
    if (!m_open || !watchable())
        return;
    stopWatching();
    m_history = historyOf(m_question, m_library);
    m_watched = 0;
    m_watch.start();
    showNextView();
    Q_EMIT watchingChanged();
}

void ShownQuestion::showNextView() {
    m_scene.show(m_history[m_watched], *m_rules, m_watched == 0 ? FeltScene::Arrival::Jump : FeltScene::Arrival::Move);
    if (++m_watched < m_history.size())
        return;
    m_watch.stop();
    m_history.clear();
    Q_EMIT watchingChanged();
}

void ShownQuestion::stopWatching() {
    if (!m_watch.isActive())
        return;
    m_watch.stop();
    m_history.clear();
    m_scene.show(*m_view, *m_rules, FeltScene::Arrival::Jump);
    Q_EMIT watchingChanged();
}

void ShownQuestion::setOpen(bool open) {
    m_input.setOpen(open);
    if (m_open == open)
        return;
    m_open = open;
    Q_EMIT openChanged();
}

void ShownQuestion::pick(const QString &target) {
    if (m_watch.isActive()) {
        stopWatching(); // what was pointed at was on its way
        return;
    }
    const felt::PlacedItem *item = m_scene.item(target);
    const int line = item && pickable() ? sheet().lineAt(*item) : -1;
    if (line >= 0)
        m_input.choose(line);
}

QString ShownQuestion::gameTitle() const {
    return m_shown && m_desk ? QString::fromStdString(m_desk->texts(*m_rules).title) : QString();
}

QString ShownQuestion::topic() const {
    return m_shown ? topicTitle(QString::fromLatin1(name(m_question.topic).data())) : QString();
}

QStringList ShownQuestion::story() const {
    QStringList lines;
    for (const Phrase &line : m_question.story)
        if (!sheet().tells(line)) // what an option says already is not said twice
            lines << said(line);
    return lines;
}

QString ShownQuestion::english() const {
    if (!m_shown || QLocale().language() == QLocale::English)
        return {};
    const Words &words = Words::english();
    QStringList lines{words.say(m_question.prompt)};
    for (const Phrase &line : m_question.story)
        if (!sheet().tells(line))
            lines << words.say(line);
    for (const Option &option : m_question.options)
        lines << QStringLiteral("\u2022 ") + words.say(option.text);
    return lines.join(u'\n');
}

QString ShownQuestion::spoken() const {
    QStringList words;
    if (hasFelt())
        for (const QString &target : m_scene.targets(FeltScene::Hand | FeltScene::Bet | FeltScene::Dealer))
            words << m_scene.words(target);
    words << story() << prompt();
    for (std::size_t i = 0; i < sheet().lines().size(); ++i)
        words << tr("%1: %2").arg(i + 1).arg(sheet().label(i));
    return words.join(QStringLiteral(". "));
}

int ShownQuestion::askedBox() const {
    return m_question.asks.value(L1("box")).toInt();
}

} // namespace pitwise
