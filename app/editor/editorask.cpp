// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/editorask.h"
#include "app/practice/answersheet.h"
#include "app/text/said.h"
#include "core/qttext.h"
#include "core/quiz/answerjson.h"
#include "core/quiz/rulingtext.h"
#include "core/rulings/rulingtable.h"
#include "core/scenario/scenarioformat.h"
#include "core/scenario/scriptedit.h"

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

QStringList tagsIn(const QString &typed) {
    QStringList tags;
    for (const QString &tag : typed.split(u',', Qt::SkipEmptyParts))
        if (const QString word = tag.trimmed().left(longestTag);
            !word.isEmpty() && tags.size() < static_cast<qsizetype>(mostTags))
            tags << word;
    return tags;
}

} // namespace

// ---------------------------------------------------------------- rows

void AskRows::show(std::vector<Row> rows) {
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

QVariant AskRows::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    return role == TextRole ? QVariant(row.text) : role == StateRole ? QVariant(static_cast<int>(row.state)) : QVariant();
}

QHash<int, QByteArray> AskRows::roleNames() const {
    return {{TextRole, "wording"}, {StateRole, "mark"}};
}

// ---------------------------------------------------------------- what is asked

EditorAsk::EditorAsk(EditorDocument &document, EditorTable &table, const Library &library, const House &house,
                     QObject *parent)
    : QObject(parent), m_document(document), m_table(table), m_library(library), m_house(house) {
}

void EditorAsk::show(const WorkedScenario &worked, const std::optional<RoundView> &view) {
    const Scenario &scenario = worked.scenario();
    const bool here = scenario.at || scenario.ask || scenario.incident;
    m_offers = here ? worked.offers() : std::vector<AskOffer>{};
    std::vector<AskRows::Row> rows;
    for (const AskOffer &offer : m_offers)
        rows.push_back({said(offer.title), scenario.ask == offer.ask ? AskRows::Chosen : AskRows::Plain});
    m_asks.show(std::move(rows));

    const Timeline &played = worked.played();
    const auto point = static_cast<std::size_t>(std::max(0, m_table.pointStop()));
    m_fits = played.fitsUpTo(std::min(point, played.items().size() - 1));
    m_question.reset();
    m_answer.clear();
    if (const auto &made = worked.question()) {
        m_question = *made;
        m_fits |= made->round.isEmpty(); // an incident without a table: there is nothing that could not fit
        m_answer = keyWords(*m_question, Offered(*m_question, played.rulebook(), view));
    }
    showOptions();
    m_rulings.show({});
    m_rulingAnswers.clear();
    Q_EMIT changed();
}

void EditorAsk::showWords(const WorkedScenario &worked) {
    if (worked.question())
        m_question = *worked.question();
    Q_EMIT changed();
}

void EditorAsk::change(const QString &what, const Scenario &after, EditorDocument::Joined joined) {
    m_document.change(what, after, m_table.stop(), joined);
}

void EditorAsk::askHere() {
    Scenario after = m_document.scenario();
    after.at = static_cast<int>(m_table.nowItem().events);
    const std::vector<AskOffer> offers = askable(after, m_library);
    const auto fits = [&](const AskOffer &offer) { return after.ask == offer.ask; };
    if (std::none_of(offers.begin(), offers.end(), fits)) {
        after.ask.reset();
        after.dropped.clear();
        after.added.clear();
        if (!offers.empty())
            after.ask = offers.front().ask;
    }
    change(tr("Ask here"), after);
}

void EditorAsk::choose(int row) {
    if (row < 0 || row >= static_cast<int>(m_offers.size()))
        return;
    Scenario after = m_document.scenario();
    if (after.ask == m_offers[static_cast<std::size_t>(row)].ask)
        return;
    after.ask = m_offers[static_cast<std::size_t>(row)].ask;
    after.dropped.clear();
    after.added.clear();
    change(tr("Choose what is asked"), after);
}

QStringList EditorAsk::clauses() const {
    QStringList list;
    if (m_question)
        for (const std::string &clause : m_question->clauses)
            list << qt(clause);
    return list;
}

QStringList EditorAsk::reasoning() const {
    QStringList list;
    if (m_question)
        for (const Step &step : m_question->steps)
            list << said(step.text);
    return list;
}

// ---------------------------------------------------------------- wrong options

void EditorAsk::showOptions() {
    const Scenario &scenario = m_document.scenario();
    std::vector<AskRows::Row> rows;
    m_written.clear();
    m_optionError.clear();
    const auto add = [&](const QJsonObject &answer, const QString &text, AskRows::State state) {
        if (std::find(m_written.begin(), m_written.end(), answer) != m_written.end())
            return;
        rows.push_back({text, state});
        m_written.push_back(answer);
    };
    const auto isAdded = [&](const QJsonObject &answer) {
        return std::any_of(scenario.added.begin(), scenario.added.end(),
                           [&](const AddedOption &added) { return added.answer == answer; });
    };
    if (m_question) {
        for (const Option &option : m_question->options)
            if (option.standsForMore())
                add(answerJson(option.answer), said(option.text),
                    option.answer == m_question->key()   ? AskRows::RightOne
                    : isAdded(answerJson(option.answer)) ? AskRows::Added
                                                         : AskRows::Offered);
        if (m_question->options.empty())
            for (const Misconception &wrong : m_question->misconceptions)
                add(answerJson(wrong.answer),
                    wrong.label.isEmpty() ? said(answerText(wrong.answer))
                                          : tr("%1: %2").arg(said(answerText(wrong.answer)), said(wrong.label)),
                    isAdded(answerJson(wrong.answer)) ? AskRows::Added : AskRows::Offered);
    }
    for (const AddedOption &added : scenario.added)
        add(added.answer, said(answerText(added.answer)), AskRows::Added);
    for (const QJsonObject &dropped : scenario.dropped)
        add(dropped, said(answerText(dropped)), AskRows::Dropped);
    m_options.show(std::move(rows));
}

int EditorAsk::wrongCount() const {
    int count = 0;
    for (int row = 0; row < m_options.count(); ++row) {
        const int mark = m_options.index(row).data(AskRows::StateRole).toInt();
        count += mark == AskRows::Offered || mark == AskRows::Added;
    }
    return count;
}

void EditorAsk::toggleOption(int row) {
    if (row < 0 || row >= static_cast<int>(m_written.size()))
        return;
    const QJsonObject answer = m_written[static_cast<std::size_t>(row)];
    if (m_question && answerIn(answer) == m_question->key())
        return; // the key stays
    Scenario after = m_document.scenario();
    if (std::erase_if(after.added, [&](const AddedOption &added) { return added.answer == answer; }) > 0)
        return change(tr("Take an option out"), after);
    if (std::erase(after.dropped, answer) > 0)
        return change(tr("Take an option back in"), after);
    if (after.dropped.size() >= mostChangedOptions)
        return refuseOption(tr("No more than %1 options can be dropped.").arg(mostChangedOptions));
    after.dropped.push_back(answer);
    change(tr("Drop an option"), after);
}

void EditorAsk::refuseOption(const QString &why) {
    m_optionError = why;
    Q_EMIT changed();
}

EditorAsk::AddBy EditorAsk::addBy() const {
    if (!m_question)
        return AddBy::Nothing;
    switch (m_question->shape()) {
    case AnswerKind::Amount: return AddBy::Amount;
    case AnswerKind::Total: return AddBy::Total;
    case AnswerKind::Ruling: return AddBy::Ruling;
    case AnswerKind::Player: return AddBy::Name;
    case AnswerKind::Chips:
    case AnswerKind::Choice:
    case AnswerKind::Choices:
    case AnswerKind::Order:
    case AnswerKind::Actions:
    case AnswerKind::Count:
    case AnswerKind::Bet:
    case AnswerKind::Card:
    case AnswerKind::Place:
    case AnswerKind::Clause: break; // their options are fixed
    }
    return AddBy::Nothing;
}

/// Adds it where it is wrong; where it is right under the rules, the option is refused with the reason.
bool EditorAsk::add(const Answer &wrong) {
    const QJsonObject answer = answerJson(wrong);
    Scenario after = m_document.scenario();
    if (std::any_of(after.added.begin(), after.added.end(),
                    [&](const AddedOption &added) { return added.answer == answer; }))
        return true;
    if (after.added.size() >= mostChangedOptions) {
        refuseOption(tr("No more than %1 options can be added.").arg(mostChangedOptions));
        return false;
    }
    std::erase(after.dropped, answer);
    after.added.push_back({answer, {}});
    if (const auto made = makeQuestion(after, m_library, m_house); !made) {
        const std::string place = "added[" + std::to_string(after.added.size() - 1) + ']';
        for (const ScenarioProblem &problem : made.error())
            if (problem.path == place) {
                refuseOption(said(problemText(problem)));
                return false;
            }
    }
    change(tr("Add an option"), after);
    return true;
}

bool EditorAsk::addTyped(const QString &text) {
    std::optional<Answer> answer;
    if (addBy() == AddBy::Amount) {
        if (const auto cents = script::typedMoney(text))
            answer = AmountAnswer{*cents};
    } else if (addBy() == AddBy::Total) {
        const bool soft = text.trimmed().startsWith(L1("soft"), Qt::CaseInsensitive);
        bool isNumber = false;
        const int total = text.trimmed().section(u' ', -1).toInt(&isNumber);
        if (isNumber)
            answer = TotalAnswer{total, soft};
    } else if (addBy() == AddBy::Name && !text.trimmed().isEmpty()) {
        answer = PlayerAnswer{text.trimmed().toStdString()};
    }
    if (answer)
        return add(*answer);
    refuseOption(addBy() == AddBy::Amount  ? tr("Type an amount: 25 or 2.50.")
                 : addBy() == AddBy::Total ? tr("Type a total: 18, or soft 18.")
                                           : tr("Type a player."));
    return false;
}

void EditorAsk::listRulings() {
    std::vector<AskRows::Row> rows;
    m_rulingAnswers.clear();
    if (addBy() == AddBy::Ruling && m_table.played().rulebook().rulings)
        for (const auto &[name, ruling] : m_table.played().rulebook().rulings->cases) {
            const RulingAnswer answer{ruling.codes};
            if (ruling.codes.empty() ||
                std::find(m_rulingAnswers.begin(), m_rulingAnswers.end(), answer) != m_rulingAnswers.end() ||
                std::find(m_written.begin(), m_written.end(), answerJson(answer)) != m_written.end())
                continue;
            m_rulingAnswers.push_back(answer);
            rows.push_back({said(rulingText(ruling.codes)), AskRows::Plain});
        }
    m_rulings.show(std::move(rows));
}

bool EditorAsk::addRuling(int row) {
    if (m_rulingAnswers.empty())
        listRulings();
    return row >= 0 && row < static_cast<int>(m_rulingAnswers.size()) && add(m_rulingAnswers[static_cast<std::size_t>(row)]);
}

// ---------------------------------------------------------------- the author's words

void EditorAsk::setTitle(const QString &title) {
    Scenario after = m_document.scenario();
    after.title = title.left(longestTitle);
    change(tr("Title"), after, EditorDocument::Joined::Title);
}

void EditorAsk::setStory(const QString &story) {
    Scenario after = m_document.scenario();
    after.story = story.left(longestText);
    change(tr("Story"), after, EditorDocument::Joined::Story);
}

void EditorAsk::setRemark(const QString &remark) {
    Scenario after = m_document.scenario();
    after.remark = remark.left(longestText);
    change(tr("Remark"), after, EditorDocument::Joined::Remark);
}

QString EditorAsk::tags() const {
    const QStringList &tags = m_document.scenario().tags;
    return tagsIn(m_typedTags) == tags ? m_typedTags : tags.join(QStringLiteral(", "));
}

void EditorAsk::setTags(const QString &tags) {
    Scenario after = m_document.scenario();
    m_typedTags = tags;
    after.tags = tagsIn(tags);
    change(tr("Tags"), after, EditorDocument::Joined::Tags);
}

void EditorAsk::setLevel(int level) {
    Scenario after = m_document.scenario();
    after.level = std::clamp(level, 0, 5);
    change(tr("Level"), after);
}

void EditorAsk::setTarget(int seconds) {
    Scenario after = m_document.scenario();
    after.target = std::clamp(seconds, 0, 3600);
    change(tr("Target time"), after, EditorDocument::Joined::Target);
}

int EditorAsk::usualLevel() const {
    return m_question ? std::clamp(static_cast<int>(m_question->difficulty * 5) + 1, 1, 5) : 0;
}

} // namespace pitwise
