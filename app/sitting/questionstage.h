// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/felt/feltscene.h"
#include "app/practice/answerinput.h"
#include "core/rules/library.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// An exam question as it is seen: felt, words and the controls that answer it. Sittings and appeals show the same.
class QuestionStage : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by a sitting or an appeal")
    Q_PROPERTY(QString prompt READ prompt NOTIFY shown)
    Q_PROPERTY(QStringList story READ story NOTIFY shown)
    Q_PROPERTY(QString game READ game NOTIFY shown)
    Q_PROPERTY(bool hasRound READ hasRound NOTIFY shown)
    Q_PROPERTY(int askedBox READ askedBox NOTIFY shown) ///< 0: none.
    Q_PROPERTY(pitwise::FeltScene *scene READ scene CONSTANT)
    Q_PROPERTY(pitwise::AnswerInput *input READ input CONSTANT)

public:
    /// Both outlive the stage.
    QuestionStage(const Library &library, const ChipSet &chips, QObject *parent = nullptr);

    void show(const PosedQuestion &question); ///< Throws a Refusal.
    void clear();

    [[nodiscard]] QString prompt() const { return m_prompt; }
    [[nodiscard]] QStringList story() const { return m_story; }
    [[nodiscard]] QString game() const { return m_game; }
    [[nodiscard]] QString spoken() const; ///< All of it in words: the table, what happened, what is asked, the options.
    [[nodiscard]] bool hasRound() const { return m_hasRound; }
    [[nodiscard]] int askedBox() const { return m_askedBox; }
    [[nodiscard]] FeltScene *scene() { return &m_scene; }
    [[nodiscard]] AnswerInput *input() { return &m_input; }

Q_SIGNALS:
    void shown();

private:
    const Library &m_library;
    QString m_prompt, m_game;
    QStringList m_story;
    bool m_hasRound = false;
    int m_askedBox = 0;
    FeltScene m_scene;
    AnswerInput m_input;
};

} // namespace pitwise
