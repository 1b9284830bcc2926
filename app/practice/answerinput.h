// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/practice/answersheet.h"
#include "app/practice/chippile.h"
#include "app/practice/optionmodel.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// What is being answered before it is locked: chosen, put in order, laid or typed. Practice and exams share it, and
/// the controls that fill it in.
class AnswerInput : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by a session")
    Q_PROPERTY(Control control READ control NOTIFY shown)
    Q_PROPERTY(bool asksSoft READ asksSoft NOTIFY shown)
    Q_PROPERTY(bool mayType READ mayType NOTIFY shown)
    Q_PROPERTY(pitwise::OptionModel *options READ options CONSTANT)
    Q_PROPERTY(pitwise::ChipPile *pile READ pile CONSTANT)
    Q_PROPERTY(bool typing READ typing WRITE setTyping NOTIFY changed) ///< An amount is typed, not laid.
    Q_PROPERTY(QString typed READ typed WRITE setTyped NOTIFY changed)
    Q_PROPERTY(bool soft READ soft WRITE setSoft NOTIFY changed)
    Q_PROPERTY(bool mayBeNone READ mayBeNone NOTIFY changed)
    Q_PROPERTY(bool none READ none NOTIFY changed)         ///< Said outright: no option, no payment.
    Q_PROPERTY(bool complete READ complete NOTIFY changed) ///< There is something to lock; what nobody touched is nothing.

public:
    enum class Control { OneOf, SomeOf, InOrder, Money, Number };
    Q_ENUM(Control)

    /// `chips` outlives the input.
    explicit AnswerInput(const ChipSet &chips, QObject *parent = nullptr);

    /// A new question: everything is empty again.
    void show(AnswerSheet sheet, bool mayType);
    /// Fills in an answer given before.
    void fill(const Answer &answer);
    /// Closed: what is chosen stays as it is.
    void setOpen(bool open) { m_open = open; }

    Q_INVOKABLE void choose(int row);
    Q_INVOKABLE void chooseNone();             ///< None of them, or nothing to pay.
    Q_INVOKABLE void moveRow(int row, int by); ///< By nothing: its place was looked at and stays.

    [[nodiscard]] const AnswerSheet &sheet() const { return m_sheet; }
    [[nodiscard]] std::optional<Answer> answer() const; ///< As it stands; nothing: nothing is chosen.
    [[nodiscard]] bool complete() const;
    [[nodiscard]] bool mayBeNone() const;
    [[nodiscard]] bool none() const { return m_none; }
    [[nodiscard]] Control control() const { return static_cast<Control>(m_sheet.control()); }
    [[nodiscard]] bool asksSoft() const { return m_sheet.asksSoft(); }
    [[nodiscard]] bool mayType() const { return m_mayType; }
    [[nodiscard]] OptionModel *options() { return &m_options; }
    [[nodiscard]] ChipPile *pile() { return &m_pile; }
    [[nodiscard]] bool typing() const { return m_typing; }
    void setTyping(bool on);
    [[nodiscard]] QString typed() const { return m_typed; }
    void setTyped(const QString &text);
    [[nodiscard]] bool soft() const { return m_soft; }
    void setSoft(bool on);

Q_SIGNALS:
    void shown();
    void changed();

private:
    AnswerSheet m_sheet;
    OptionModel m_options;
    ChipPile m_pile;
    bool m_open = true, m_mayType = false, m_typing = false, m_soft = false;
    bool m_none = false, m_moved = false;
    QString m_typed;
};

} // namespace pitwise
