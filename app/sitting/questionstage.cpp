// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sitting/questionstage.h"

#include "core/refusal.h"
#include "core/scenario/asking.h"

namespace pitwise {

QuestionStage::QuestionStage(const Library &library, const ChipSet &chips, QObject *parent)
    : QObject(parent), m_library(library), m_scene(chips), m_input(chips) {
}

void QuestionStage::show(const QJsonObject &json, const QJsonObject &shape) {
    QJsonObject asked = json;
    asked.insert(QStringLiteral("answer"), shape);
    const Question question = readQuestion(asked);
    const Rulebook *rulebook = m_library.find(question.rulebook);
    if (!rulebook)
        throw Refusal{"this program has no such rulebook", question.rulebook, {}};
    std::optional<RoundView> view;
    if (!question.round.isEmpty())
        view = questionView(question, m_library);
    if (view)
        m_scene.show(*view, *rulebook, FeltScene::Arrival::Jump);
    m_askedBox = question.asks.value(QLatin1String("box")).toInt();
    m_scene.setAskedBox(m_askedBox);
    m_scene.setTotals(false); // counting is part of the question
    m_hasRound = view.has_value();
    m_prompt = question.prompt.text();
    m_game = QString::fromStdString(question.game);
    m_story.clear();
    for (const Phrase &line : question.story)
        m_story << line.text();
    m_input.show(AnswerSheet(question, *rulebook, view), true);
    m_input.setTyping(m_input.control() == AnswerInput::Control::Money);
    Q_EMIT shown();
}

QString QuestionStage::spoken() const {
    QStringList words;
    if (m_hasRound)
        for (const QString &target : m_scene.targets(FeltScene::Hand | FeltScene::Bet | FeltScene::Dealer))
            words << m_scene.words(target);
    words << m_story << m_prompt;
    int number = 0;
    for (const AnswerSheet::Line &line : m_input.sheet().lines())
        words << tr("%1: %2").arg(++number).arg(line.label);
    return words.join(QStringLiteral(". "));
}

void QuestionStage::clear() {
    m_prompt.clear();
    m_story.clear();
    m_hasRound = false;
    Q_EMIT shown();
}

} // namespace pitwise
