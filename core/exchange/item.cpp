// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/item.h"
#include "core/exchange/feltphrases.h"
#include "core/learning/answerfact.h"
#include "core/overloaded.h"
#include "core/qttext.h"
#include "core/quiz/family.h"
#include "core/quiz/questionview.h"
#include "core/scenario/asking.h"

#include <algorithm>

namespace pitwise::exchange {
namespace {

/// An action as an option of a list: "Hit".
Phrase actionPhrase(Do what) {
    switch (what) {
    case Do::Hit: return "exchange.hit"_say;
    case Do::Stand: return "exchange.stand"_say;
    case Do::Double: return "exchange.double"_say;
    case Do::Split: return "exchange.split"_say;
    case Do::FreeDouble: return "exchange.free-double"_say;
    case Do::FreeSplit: return "exchange.free-split"_say;
    case Do::Surrender: return "exchange.surrender"_say;
    case Do::Insurance: return "exchange.insure"_say;
    case Do::EvenMoney: return "exchange.even-money"_say;
    case Do::CloseOffers: break; // nobody is asked whether the dealer may
    }
    return {};
}

Phrase lineText(const Offered::Line &line) {
    if (!line.text.isEmpty())
        return line.text;
    if (const auto *actions = std::get_if<ActionsAnswer>(&line.answer); actions && actions->allowed.size() == 1)
        return actionPhrase(actions->allowed.front());
    if (const auto *bet = std::get_if<BetAnswer>(&line.answer))
        return line.several
                   ? say("exchange.bet-of-hand", Box{bet->box}, bet->hand, playerName(bet->player), betName(bet->kind))
                   : say("exchange.bet-of", Box{bet->box}, playerName(bet->player), betName(bet->kind));
    if (const auto *card = std::get_if<CardAnswer>(&line.answer))
        return cardPhrase(card->card);
    return answerText(line.answer);
}

/// The number that an answer names; nothing where it is none.
std::optional<QString> numberIn(const Answer &answer) {
    if (const auto cents = moneyIn(answer))
        return plainNumber(*cents);
    if (const auto *total = std::get_if<TotalAnswer>(&answer))
        return QString::number(total->total);
    if (const auto *count = std::get_if<CountAnswer>(&answer))
        return QString::number(count->count);
    return std::nullopt;
}

Item::Kind kindOfItem(AnswerControl control) {
    switch (control) {
    case AnswerControl::OneOf: return Item::Kind::OneOf;
    case AnswerControl::SomeOf: return Item::Kind::SomeOf;
    case AnswerControl::InOrder: return Item::Kind::InOrder;
    case AnswerControl::Money:
    case AnswerControl::Number: break;
    }
    return Item::Kind::Number;
}

Phrase topicTitle(Topic topic) {
    switch (topic) {
    case Topic::Payouts: return "exchange.payouts"_say;
    case Topic::Permissions: return "exchange.permissions"_say;
    case Topic::Irregularities: return "exchange.irregularities"_say;
    case Topic::Control: return "exchange.control"_say;
    case Topic::Procedure: return "exchange.procedure"_say;
    }
    return {};
}

/// `3.34`, `lucky8:3.34` or `4.2#row` as a clause of its document.
ClauseKey wholeClause(const std::string &game, const std::string &cited) {
    ClauseKey key = clauseKey(game, cited);
    key.clause.resize(std::min(key.clause.find('#'), key.clause.size()));
    return key;
}

class ItemMaker {
public:
    ItemMaker(const Question &question, const Library &library, const InWords &say)
        : m_question(question), m_say(say), m_view(viewOf(question, library)) {}

    Item make(const QString &language) {
        m_item.language = languageTag(language);
        name();
        words();
        if (m_item.kind == Item::Kind::Number)
            numbers();
        else
            choices();
        reasons();
        losses();
        return std::move(m_item);
    }

private:
    void name() {
        m_item.id = m_question.id();
        m_item.version = m_question.rulebook + "-g" + std::to_string(generatorVersion);
        m_item.document = m_question.game;
        m_item.family = m_question.family;
        m_item.topicId = pitwise::name(m_question.topic);
        m_item.game = m_say(Phrase::plain(gameName(m_question.game)));
        m_item.topic = m_say(topicTitle(m_question.topic));
        m_item.graded = m_question.isGraded();
        m_item.keyTyped = m_question.scenario.keyTyped;
        const Family *family = findFamily(m_question.family);
        m_item.title = !m_question.scenario.isEmpty() ? m_question.scenario.title
                       : family                       ? m_say(family->title)
                                                      : qt(m_question.family);
        for (const std::string &cited : m_question.clauses) {
            const ClauseKey key = wholeClause(m_question.game, cited);
            if (std::string whole = key.document + ' ' + key.clause;
                std::find(m_item.clauses.begin(), m_item.clauses.end(), whole) == m_item.clauses.end())
                m_item.clauses.push_back(std::move(whole));
        }
    }

    void words() {
        m_item.kind = kindOfItem(m_view.offered.control());
        if (m_view.felt)
            for (const Phrase &line : feltPhrases(*m_view.felt))
                m_item.felt << m_say(line);
        for (const Phrase &line : m_question.story)
            if (!m_view.offered.tells(line))
                m_item.story << m_say(line);
        m_item.prompt = m_say(m_question.prompt);
    }

    void numbers() {
        const Answer &key = m_question.key();
        m_item.number = numberIn(key).value_or(QString());
        const bool money = m_view.offered.control() == AnswerControl::Money;
        m_item.dollars = money;
        m_item.hint = m_say(money ? "exchange.in-dollars"_say : "exchange.as-number"_say);
        for (const Misconception &wrong : m_question.misconceptions) {
            const auto number = numberIn(wrong.answer);
            const auto same = [&](const Item::Near &near) { return near.number == *number; };
            if (number && *number != m_item.number && std::none_of(m_item.near.begin(), m_item.near.end(), same))
                m_item.near.push_back({*number, m_say(wrong.label)});
        }
    }

    void choices() {
        const auto &lines = m_view.offered.lines();
        const std::vector<bool> right = m_view.offered.linesOf(m_question.key());
        for (std::size_t i = 0; i < lines.size(); ++i) {
            Item::Choice choice{QString(QChar(u'a' + static_cast<char16_t>(i))), m_say(lineText(lines[i])), right[i], {}};
            if (i >= 26)
                choice.key = QStringLiteral("x%1").arg(i);
            if (m_item.kind == Item::Kind::OneOf && !choice.right)
                choice.feedback = behind(lines[i].answer);
            m_item.choices.push_back(std::move(choice));
        }
        if (m_item.kind == Item::Kind::InOrder)
            m_item.order = m_view.offered.orderOf(m_question.key());
        if (m_item.kind != Item::Kind::OneOf)
            for (const Misconception &wrong : m_question.misconceptions)
                if (const QString label = m_say(wrong.label); !m_item.misread.contains(label))
                    m_item.misread << label;
    }

    QString behind(const Answer &answer) const {
        for (const Misconception &wrong : m_question.misconceptions)
            if (sayTheSame(wrong.answer, answer))
                return m_say(wrong.label);
        return {};
    }

    void reasons() {
        for (const Step &step : m_question.steps) {
            if (m_item.keyTyped && step.text == Phrase("problem.key-typed"_say))
                continue; // said by whoever writes the item
            Reason reason{m_say(step.text), {}};
            for (const std::string &cited : step.clauses) {
                const ClauseKey key = wholeClause(m_question.game, cited);
                const QString whole = m_say(Phrase::plain(gameName(key.document))) + u' ' + qt(key.clause);
                if (!reason.clauses.contains(whole))
                    reason.clauses << whole;
            }
            m_item.reasons.push_back(std::move(reason));
        }
    }

    void losses() {
        const AnswerKind kind = m_question.shape();
        const auto add = [&](bool lost, Loss what) {
            if (lost)
                m_item.losses.push_back(what);
        };
        add(!m_item.canBeAsked(), Loss::Question);
        add(kind == AnswerKind::Chips, Loss::ChipBreakdown);
        add(kind == AnswerKind::Total, Loss::SoftTotal);
        add(!m_item.misread.isEmpty(), Loss::WrongLists);
        add(!m_item.felt.isEmpty(), Loss::Pointing);
        add(true, Loss::Pace);
        add(!m_item.graded, Loss::NoMark);
    }

    const Question &m_question;
    const InWords &m_say;
    QuestionView m_view;
    Item m_item;
};

} // namespace

bool Item::canBeAsked() const {
    switch (kind) {
    case Kind::Number: return !number.isEmpty();
    case Kind::InOrder: return choices.size() > 1 && order.size() == choices.size();
    case Kind::OneOf:
    case Kind::SomeOf: break;
    }
    const auto right = std::count_if(choices.begin(), choices.end(), [](const Choice &choice) { return choice.right; });
    return choices.size() > 1 && (kind == Kind::OneOf ? right == 1 : right >= 1);
}

Phrase lossText(Loss loss) {
    switch (loss) {
    case Loss::Question: return "exchange.lost-question"_say;
    case Loss::ChipBreakdown: return "exchange.lost-chip-breakdown"_say;
    case Loss::SoftTotal: return "exchange.lost-soft-total"_say;
    case Loss::WrongLists: return "exchange.lost-wrong-lists"_say;
    case Loss::PartMarks: return "exchange.lost-part-marks"_say;
    case Loss::Pointing: return "exchange.lost-pointing"_say;
    case Loss::Pace: return "exchange.lost-pace"_say;
    case Loss::NoMark: return "exchange.lost-no-mark"_say;
    }
    return {};
}

Item itemOf(const Question &question, const Library &library, const InWords &say, const QString &language) {
    return ItemMaker(question, library, say).make(language);
}

QString plainNumber(Cents cents) {
    QString text = QString::number(cents / 100);
    if (const Cents part = std::abs(cents % 100); part != 0)
        text += u'.' + (part % 10 == 0 ? QString::number(part / 10) : QString::number(part).rightJustified(2, u'0'));
    return cents < 0 && cents > -100 ? u'-' + text : text;
}

QString languageTag(QString code) {
    return code.replace(u'_', u'-');
}

} // namespace pitwise::exchange
