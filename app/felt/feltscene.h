// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/felt/feltlayout.h"
#include "app/felt/felttargets.h"
#include "app/felt/piecepainter.h"
#include "app/rowlist.h"
#include "core/rules/rulebook.h"

#include <QHash>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace pitwise {

/// A felt to be shown: the pieces of a RoundView with stable ids, so that QML can move them, and what can be pointed at.
///
/// A page's view-model makes one, calls show() whenever the round goes on, and hands it to Felt.qml.
class FeltScene : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by a session")
    Q_PROPERTY(QSizeF viewSize READ viewSize WRITE setViewSize NOTIFY lookChanged)
    Q_PROPERTY(bool amounts READ amounts WRITE setAmounts NOTIFY lookChanged)
    Q_PROPERTY(bool fourColour READ fourColour WRITE setFourColour NOTIFY lookChanged)
    Q_PROPERTY(bool layoutB READ layoutB WRITE setLayoutB NOTIFY lookChanged)
    Q_PROPERTY(bool highContrast READ highContrast WRITE setHighContrast NOTIFY lookChanged)
    Q_PROPERTY(double textScale READ textScale WRITE setTextScale NOTIFY lookChanged)
    Q_PROPERTY(bool motion READ motion WRITE setMotion NOTIFY lookChanged)
    Q_PROPERTY(bool totals READ totals WRITE setTotals NOTIFY shown)
    Q_PROPERTY(int askedBox READ askedBox WRITE setAskedBox NOTIFY shown)
    Q_PROPERTY(QString game READ game NOTIFY shown)
    Q_PROPERTY(bool empty READ isEmpty NOTIFY shown)
    Q_PROPERTY(int revision READ revision NOTIFY shown)

public:
    enum Role {
        PieceIdRole = Qt::UserRole + 1,
        PxRole,
        PyRole,
        PwRole,
        PhRole,
        DepthRole,
        StampRole,
        FadedRole,
        DxRole,
        DyRole,
        TurnRole,
        DelayRole,
        DurationRole,
        CurveRole,
        RunRole,
        LeavingRole
    };
    Q_ENUM(Role)

    /// What can be pointed at, as Felt.qml's `pickable` and `picked` have it.
    enum Kind {
        Nothing = felt::NoTarget,
        Box = felt::BoxTarget,
        Hand = felt::HandTarget,
        Card = felt::CardTarget,
        Bet = felt::BetTarget,
        Area = felt::AreaTarget,
        Insurance = felt::InsuranceTarget,
        Player = felt::PlayerTarget,
        Dealer = felt::DealerTarget,
        Shoe = felt::ShoeTarget,
        Discard = felt::DiscardTarget,
        Print = felt::PrintTarget,
        Float = felt::FloatTarget,
        Everything = felt::EveryTarget
    };
    Q_ENUM(Kind)

    /// How pieces get to a new view: they travel, or they are simply there (a step back, another round).
    enum class Arrival { Move, Jump };

    /// `chips` outlives the scene.
    explicit FeltScene(const ChipSet &chips, QObject *parent = nullptr);

    /// Shows this view; `rulebook` (of the view's game) gives the print. Ends all running motion.
    void show(const RoundView &view, const Rulebook &rulebook, Arrival arrival = Arrival::Move);
    [[nodiscard]] const RoundView &view() const { return m_view; }
    [[nodiscard]] const Rulebook *rulebook() const { return m_rulebook; } ///< Null: nothing is shown yet.

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    // --- pointing: ids of targets; an empty one is no target ---
    [[nodiscard]] Q_INVOKABLE QString targetAt(double x, double y, int allowed) const;
    [[nodiscard]] Q_INVOKABLE QString walk(const QString &from, Qt::Key arrow, int allowed) const;
    [[nodiscard]] Q_INVOKABLE QString firstTarget(int allowed) const;
    [[nodiscard]] Q_INVOKABLE bool hasTarget(const QString &id, int allowed) const;
    [[nodiscard]] Q_INVOKABLE QString words(const QString &id) const;
    [[nodiscard]] Q_INVOKABLE QRectF targetRect(const QString &id) const; ///< Pixels, level.
    /// All that lies on and before a box, in level pixels; empty: no such box.
    [[nodiscard]] Q_INVOKABLE QRectF boxRect(int box) const;
    [[nodiscard]] Q_INVOKABLE bool hasCloseUp(const QString &id) const;
    /// The bet after this one, as the arrows walk them; of a box, or of all where it is 0. Empty: that was the last.
    [[nodiscard]] Q_INVOKABLE QString nextStack(const QString &after, int box) const;
    /// The thing itself; null: there is none of that id.
    [[nodiscard]] const felt::PlacedItem *item(const QString &id) const { return m_layout ? m_layout->find(id) : nullptr; }
    /// Emits picked() for the target.
    Q_INVOKABLE void pick(const QString &id, int allowed);
    [[nodiscard]] Q_INVOKABLE QStringList targets(int allowed) const;
    /// A piece that was leaving has left.
    Q_INVOKABLE void arrived(const QString &pieceId);

    [[nodiscard]] QSizeF viewSize() const { return {m_options.width, m_options.height}; }
    void setViewSize(QSizeF size);
    [[nodiscard]] bool amounts() const { return m_options.amounts; }
    void setAmounts(bool on);
    [[nodiscard]] bool fourColour() const { return m_deck == felt::Deck::FourColour; }
    void setFourColour(bool on);
    [[nodiscard]] bool layoutB() const { return m_layoutB; } ///< The second layout, where the document has one.
    void setLayoutB(bool on);
    [[nodiscard]] bool highContrast() const { return m_highContrast; }
    void setHighContrast(bool on);
    [[nodiscard]] double textScale() const { return m_options.textScale; }
    void setTextScale(double scale);
    [[nodiscard]] bool motion() const { return m_motion; }
    void setMotion(bool on);
    [[nodiscard]] bool totals() const { return m_totals; } ///< Whether words tell the total of a hand.
    void setTotals(bool on);
    /// Printed where there is room; an exam has them nowhere, so that a small screen or large text hides nothing from
    /// anybody.
    void setPayTables(bool on) { m_payTables = on; }
    [[nodiscard]] int askedBox() const { return m_askedBox; } ///< All other boxes fade; 0: none does.
    void setAskedBox(int box);
    [[nodiscard]] QString game() const { return QString::fromStdString(m_view.game); }
    [[nodiscard]] bool isEmpty() const { return !m_layout; }
    [[nodiscard]] int revision() const { return m_revision; }

    // --- for the painted items ---
    [[nodiscard]] const felt::FeltLayout *layout() const { return m_layout ? &*m_layout : nullptr; }
    [[nodiscard]] const felt::FeltPrint &print() const { return m_print; }
    [[nodiscard]] const felt::PlacedItem *piece(const QString &id) const;
    [[nodiscard]] QPointF pieceOrigin(const QString &id) const; ///< Pixels.
    [[nodiscard]] felt::PieceLook look() const;

Q_SIGNALS:
    void lookChanged();
    void shown();
    void groundChanged();
    void picked(int kind, int box, int hand, int card, const QString &player, const QString &area);
    void pickedTarget(const QString &id); ///< The same, for those who look the thing up themselves: item().

private:
    struct Travel {
        QPointF from; ///< Pixels, relative to the place.
        double turn = 0;
        int delay = 0, duration = 0;
        int curve = 0; ///< QEasingCurve::Type
    };
    struct Row {
        felt::PlacedItem item;
        QRectF pixels;
        int stamp = 0; ///< Changes when it has to be painted anew.
        int run = 0;   ///< Changes when it has to travel.
        Travel travel;
        bool leaving = false;
    };

    void layOut(Arrival arrival);
    void relook();
    [[nodiscard]] QRectF pixelsOf(const felt::PlacedItem &item) const;
    [[nodiscard]] Travel entering(const felt::PlacedItem &item, int &cards, int &payouts) const;
    [[nodiscard]] std::optional<Travel> going(const felt::PlacedItem &item) const;
    [[nodiscard]] QPointF fromTo(QPointF from, const felt::PlacedItem &to) const;
    [[nodiscard]] const Row *row(const QString &pieceId) const;
    [[nodiscard]] felt::Target target(const QString &id, int allowed) const;

    const ChipSet &m_chips;
    const Rulebook *m_rulebook = nullptr;
    RoundView m_view;
    felt::FeltPrint m_print;
    felt::FeltOptions m_options;
    felt::Deck m_deck = felt::Deck::TwoColour;
    bool m_layoutB = false, m_highContrast = false, m_motion = true, m_totals = true, m_payTables = true;
    int m_askedBox = 0;
    int m_revision = 0;
    std::optional<felt::FeltLayout> m_layout;
    std::vector<Row> m_rows;
    mutable QHash<QString, std::size_t> m_rowById; ///< Filled when asked for, emptied when rows come or go.
};

} // namespace pitwise
