// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sitting/questionstage.h"

#include "core/quiz/questionview.h"

namespace pitwise {

QuestionStage::QuestionStage(const Library &library, const ChipSet &chips, QObject *parent)
    : QObject(parent), m_library(library), m_scene(chips), m_input(chips) {
    m_scene.setPayTables(false);
}

void QuestionStage::show(const PosedQuestion &question) {
    QuestionView view = viewOf(question, m_library);
    if (view.felt)
        m_scene.show(*view.felt, *view.rules, FeltScene::Arrival::Jump);
    m_askedBox = question.asks.value(QLatin1String("box")).toInt();
    m_scene.setAskedBox(m_askedBox);
    m_scene.setTotals(false); // counting is part of the question
    m_hasRound = view.felt.has_value();
    m_prompt = question.prompt.text();
    m_game = QString::fromStdString(question.game);
    m_story.clear();
    for (const Phrase &line : question.story)
        m_story << line.text();
    m_input.show(AnswerSheet(std::move(view.offered), m_askedBox), true);
    m_input.setTyping(m_input.control() == AnswerInput::Control::Money);
    Q_EMIT shown();
}

QString QuestionStage::spoken() const {
    QStringList words;
    if (m_hasRound)
        for (const QString &target : m_scene.targets(FeltScene::Hand | FeltScene::Bet | FeltScene::Dealer))
            words << m_scene.words(target);
    words << m_story << m_prompt;
    for (std::size_t i = 0; i < m_input.sheet().lines().size(); ++i)
        words << tr("%1: %2").arg(i + 1).arg(m_input.sheet().label(i));
    return words.join(QStringLiteral(". "));
}

void QuestionStage::clear() {
    m_prompt.clear();
    m_story.clear();
    m_hasRound = false;
    Q_EMIT shown();
}

} // namespace pitwise
