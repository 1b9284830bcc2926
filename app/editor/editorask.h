// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/editor/editordocument.h"
#include "app/editor/editortable.h"
#include "app/rowlist.h"
#include "app/text/said.h"
#include "core/scenario/worked.h"

#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// Rows with a text and a mark: what can be asked, which wrong options there are, which rulings can be added.
class AskRows : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")

public:
    enum Role { TextRole = Qt::UserRole, StateRole };
    /// Chosen: asked. Right: the key. Offered, Added, Dropped: wrong options.
    enum State { Plain, Chosen, RightOne, Offered, Added, Dropped };
    Q_ENUM(State)
    struct Row {
        QString text;
        State state = Plain;
    };

    using RowList::RowList;
    void show(std::vector<Row> rows);
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<Row> m_rows;
};

/// "Ask": what is asked at the point, the answer as the engine proves it, the wrong options and the author's words.
class EditorAsk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")
    Q_PROPERTY(pitwise::AskRows *asks READ asks CONSTANT)
    Q_PROPERTY(pitwise::AskRows *options READ options CONSTANT)
    Q_PROPERTY(pitwise::AskRows *rulings READ rulings CONSTANT) ///< That can be added as wrong ones.
    Q_PROPERTY(bool asked READ asked NOTIFY changed)
    Q_PROPERTY(bool proved READ proved NOTIFY changed)
    Q_PROPERTY(bool scored READ scored NOTIFY changed) ///< Not a judgement call.
    Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
    Q_PROPERTY(QString answer READ answer NOTIFY changed)
    Q_PROPERTY(QStringList clauses READ clauses NOTIFY changed)
    Q_PROPERTY(QStringList reasoning READ reasoning NOTIFY changed)
    Q_PROPERTY(int wrongCount READ wrongCount NOTIFY changed)
    Q_PROPERTY(AddBy addBy READ addBy NOTIFY changed)
    Q_PROPERTY(QString optionError READ optionError NOTIFY changed)
    Q_PROPERTY(QString title READ title WRITE setTitle NOTIFY changed)
    Q_PROPERTY(QString story READ story WRITE setStory NOTIFY changed)
    Q_PROPERTY(QString remark READ remark WRITE setRemark NOTIFY changed)
    Q_PROPERTY(QString tags READ tags WRITE setTags NOTIFY changed)
    Q_PROPERTY(int level READ level WRITE setLevel NOTIFY changed)    ///< 0: as the engine thinks.
    Q_PROPERTY(int target READ target WRITE setTarget NOTIFY changed) ///< Seconds; 0: as the engine thinks.
    Q_PROPERTY(int usualLevel READ usualLevel NOTIFY changed)
    Q_PROPERTY(int usualTarget READ usualTarget NOTIFY changed)

public:
    /// How a wrong option is added: not at all, typed, or chosen from rulings.
    enum class AddBy { Nothing, Amount, Total, Ruling, Name };
    Q_ENUM(AddBy)

    EditorAsk(EditorDocument &document, EditorTable &table, const Library &library, const House &house,
              QObject *parent = nullptr);

    Q_INVOKABLE void askHere(); ///< Where the timeline stands.
    Q_INVOKABLE void choose(int row);
    Q_INVOKABLE void toggleOption(int row); ///< Drops it or takes it back in.
    Q_INVOKABLE bool addTyped(const QString &text);
    Q_INVOKABLE bool addRuling(int row);
    Q_INVOKABLE void listRulings(); ///< Every ruling that the rules know for anything, but those offered already.
    /// As it is worked out now; `view`: the felt of its question, if it has one.
    void show(const WorkedScenario &worked, const std::optional<RoundView> &view);
    void showWords(const WorkedScenario &worked); ///< Only the author's words have changed.

    [[nodiscard]] const std::optional<Question> &question() const { return m_question; }
    [[nodiscard]] AskRows *asks() { return &m_asks; }
    [[nodiscard]] AskRows *options() { return &m_options; }
    [[nodiscard]] AskRows *rulings() { return &m_rulings; }
    [[nodiscard]] bool asked() const { return m_document.scenario().ask.has_value(); }
    [[nodiscard]] bool proved() const { return m_question.has_value() && m_fits; }
    [[nodiscard]] bool scored() const { return !m_question || m_question->isGraded(); }
    [[nodiscard]] QString prompt() const { return m_question ? said(m_question->prompt) : QString(); }
    [[nodiscard]] QString answer() const { return m_answer; }
    [[nodiscard]] QStringList clauses() const;
    [[nodiscard]] QStringList reasoning() const;
    [[nodiscard]] int wrongCount() const;
    [[nodiscard]] AddBy addBy() const;
    [[nodiscard]] QString optionError() const { return m_optionError; }
    [[nodiscard]] QString title() const { return m_document.scenario().title; }
    void setTitle(const QString &title);
    [[nodiscard]] QString story() const { return m_document.scenario().story; }
    void setStory(const QString &story);
    [[nodiscard]] QString remark() const { return m_document.scenario().remark; }
    void setRemark(const QString &remark);
    [[nodiscard]] QString tags() const; ///< As they were typed last, where that is what they are.
    void setTags(const QString &tags);
    [[nodiscard]] int level() const { return m_document.scenario().level; }
    void setLevel(int level);
    [[nodiscard]] int target() const { return m_document.scenario().target; }
    void setTarget(int seconds);
    [[nodiscard]] int usualLevel() const;
    [[nodiscard]] int usualTarget() const { return m_question ? m_question->target : 0; }

Q_SIGNALS:
    void changed();

private:
    void change(const QString &what, const Scenario &after, EditorDocument::Joined joined = EditorDocument::Joined::No);
    [[nodiscard]] bool add(const Answer &answer);
    void refuseOption(const QString &why);
    void showOptions();

    EditorDocument &m_document;
    EditorTable &m_table;
    const Library &m_library;
    const House &m_house;
    AskRows m_asks, m_options, m_rulings;
    std::vector<AskOffer> m_offers;
    std::vector<QJsonObject> m_written;        ///< The options by row, as a scenario has them: right or wrong.
    std::vector<RulingAnswer> m_rulingAnswers; ///< By row.
    std::optional<Question> m_question;
    bool m_fits = false;
    QString m_answer, m_optionError, m_typedTags;
};

} // namespace pitwise
