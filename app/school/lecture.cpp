// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/school/lecture.h"
#include "app/window/backgroundwork.h"
#include "core/random/random.h"

namespace pitwise {
namespace {

constexpr int lectureTries = 200;

} // namespace

Lecture::Lecture(Desk &desk, QObject *parent)
    : QObject(parent), m_desk(desk), m_question(desk), m_verdict(desk, m_question) {
}

void Lecture::drill(const QString &title, const std::vector<Topic> &topics, std::uint64_t seed) {
    Random random(seed);
    std::vector<Question> questions;
    for (const Topic &topic : topics) {
        const Family *family = findFamily(topic.family);
        for (int attempt = 0; family && attempt < lectureTries; ++attempt) {
            auto made = m_desk.bank().make(*family, topic.game, random.next() >> 12);
            if (made && std::find(made->clauses.begin(), made->clauses.end(), topic.clause) != made->clauses.end()) {
                questions.push_back(std::move(*made));
                break;
            }
        }
    }
    show(title, std::move(questions));
}

void Lecture::show(const QString &title, std::vector<Question> questions) {
    m_title = title;
    m_questions = std::move(questions);
    m_index = 0;
    m_problem = m_questions.empty() ? tr("No question asks for these at present.") : QString();
    ask();
}

void Lecture::ask() {
    m_revealed = false;
    try {
        if (isOpen())
            m_question.ask(m_questions[static_cast<std::size_t>(m_index)]);
        else
            m_question.clear();
    } catch (const Refusal &refusal) {
        m_problem = inWords(refusal);
        m_questions.clear();
        m_question.clear();
    }
    Q_EMIT changed();
}

void Lecture::reveal() {
    if (!isOpen() || m_revealed)
        return;
    const Question &asked = m_questions[static_cast<std::size_t>(m_index)];
    m_revealed = true;
    const Answer given = m_question.isAnswered() && m_question.answer() ? *m_question.answer() : asked.key();
    m_question.fillIn(given);
    m_question.close();
    m_verdict.show(asked, given, judge(asked, given, m_desk.chips()), 0);
    Q_EMIT changed();
}

void Lecture::step(int by) {
    const int next = m_index + by;
    if (!isOpen() || next < 0)
        return;
    if (next >= count())
        return close();
    m_index = next;
    ask();
}

void Lecture::close() {
    m_questions.clear();
    m_problem.clear();
    m_index = 0;
    ask();
}

} // namespace pitwise
