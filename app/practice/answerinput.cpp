// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/answerinput.h"
#include "core/moneytext.h"

#include <algorithm>

namespace pitwise {

AnswerInput::AnswerInput(const ChipSet &chips, QObject *parent) : QObject(parent), m_pile(chips) {
    connect(&m_options, &OptionModel::choiceChanged, this, &AnswerInput::changed);
    connect(&m_pile, &ChipPile::changed, this, [this] {
        m_none = false;
        Q_EMIT changed();
    });
}

void AnswerInput::show(AnswerSheet sheet, bool mayType) {
    m_sheet = std::move(sheet);
    m_mayType = mayType;
    m_options.show(m_sheet);
    m_pile.clear();
    m_typing = false;
    m_typed.clear();
    m_soft = m_none = m_moved = false;
    m_open = true;
    Q_EMIT shown();
    Q_EMIT changed();
}

void AnswerInput::fill(const Answer &answer) {
    switch (m_sheet.control()) {
    case AnswerControl::OneOf:
    case AnswerControl::SomeOf: {
        const std::vector<bool> held = m_sheet.linesOf(answer);
        for (int row = 0; row < static_cast<int>(held.size()); ++row)
            if (held[static_cast<std::size_t>(row)] != m_options.chosenRows()[static_cast<std::size_t>(row)])
                m_options.choose(row);
        m_none = m_sheet.control() == AnswerControl::SomeOf && !m_options.anyChosen();
        break;
    }
    case AnswerControl::InOrder:
        m_options.arrange(m_sheet.orderOf(answer));
        m_moved = true;
        break;
    case AnswerControl::Money:
        if (const auto *chips = std::get_if<ChipsAnswer>(&answer); chips && !chips->laid.empty()) {
            for (const ChipCount &chip : chips->laid)
                m_pile.lay(chip.value, chip.count);
        } else {
            const Cents cents = moneyIn(answer).value_or(0);
            setTyping(m_mayType && cents != 0);
            if (m_typing)
                setTyped(cents % 100 == 0 ? QString::number(cents / 100)
                                          : QString::number(static_cast<double>(cents) / 100, 'f', 2));
            m_none = cents == 0;
        }
        break;
    case AnswerControl::Number:
        if (const auto *total = std::get_if<TotalAnswer>(&answer)) {
            setTyped(QString::number(total->total));
            setSoft(total->soft);
        } else if (const auto *count = std::get_if<CountAnswer>(&answer)) {
            setTyped(QString::number(count->count));
        }
        break;
    }
}

void AnswerInput::choose(int row) {
    if (!m_open)
        return;
    m_none = false;
    m_options.choose(row);
}

bool AnswerInput::mayBeNone() const {
    return m_sheet.control() == AnswerControl::Money ? !m_typing : m_sheet.mayBeEmpty();
}

void AnswerInput::chooseNone() {
    if (!m_open || !mayBeNone())
        return;
    const std::vector<bool> rows = m_options.chosenRows();
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i])
            m_options.choose(static_cast<int>(i));
    m_pile.clear();
    m_none = true;
    Q_EMIT changed();
}

void AnswerInput::moveRow(int row, int by) {
    if (!m_open)
        return;
    m_moved = true;
    m_options.move(row, by);
    Q_EMIT changed();
}

void AnswerInput::setTyping(bool on) {
    m_typing = on;
    Q_EMIT changed();
}

void AnswerInput::setTyped(const QString &text) {
    m_typed = text;
    Q_EMIT changed();
}

void AnswerInput::setSoft(bool on) {
    m_soft = on;
    Q_EMIT changed();
}

/// Dollars with up to two decimals, thousands apart by commas or not.
bool AnswerInput::complete() const {
    switch (m_sheet.control()) {
    case AnswerControl::OneOf: return m_options.anyChosen();
    case AnswerControl::SomeOf: return m_options.anyChosen() || m_none;
    case AnswerControl::InOrder: return m_moved;
    case AnswerControl::Money: return m_typing ? centsTyped(m_typed).has_value() : !m_pile.isEmpty() || m_none;
    case AnswerControl::Number: {
        bool isNumber = false;
        (void)m_typed.trimmed().toInt(&isNumber);
        return isNumber;
    }
    }
    return false;
}

std::optional<Answer> AnswerInput::answer() const {
    switch (m_sheet.control()) {
    case AnswerControl::OneOf: return m_sheet.one(m_options.chosen());
    case AnswerControl::SomeOf: return m_sheet.some(m_options.chosenRows());
    case AnswerControl::InOrder: return m_sheet.order(m_options.order());
    case AnswerControl::Money:
        return m_typing ? m_sheet.money(centsTyped(m_typed).value_or(0), {})
                        : m_sheet.money(m_pile.amount(), m_pile.counts());
    case AnswerControl::Number: return m_sheet.number(m_typed.trimmed().toInt(), m_soft);
    }
    return {};
}

} // namespace pitwise
