// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/feltitems.h"
#include "app/felt/chippainter.h"
#include "app/felt/felttext.h"
#include "app/felt/groundpainter.h"
#include "app/felt/pen.h"

#include <QQuickWindow>
#include <QSGImageNode>

#include <algorithm>

namespace pitwise {

using namespace felt;

// --- ground ---

FeltGround::FeltGround(QQuickItem *parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
}

void FeltGround::setScene(FeltScene *scene) {
    if (m_scene == scene)
        return;
    if (m_scene)
        disconnect(m_scene, nullptr, this, nullptr);
    m_scene = scene;
    if (scene)
        connect(scene, &FeltScene::groundChanged, this, &FeltGround::repaint);
    repaint();
    Q_EMIT sceneChanged();
}

void FeltGround::repaint() {
    m_stale = true;
    update();
}

void FeltGround::geometryChange(const QRectF &now, const QRectF &before) {
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size())
        repaint();
}

QSGNode *FeltGround::updatePaintNode(QSGNode *node, UpdatePaintNodeData *) {
    auto *image = static_cast<QSGImageNode *>(node);
    const FeltLayout *layout = m_scene ? m_scene->layout() : nullptr;
    if (!layout || width() < 1 || height() < 1) {
        delete image;
        return nullptr;
    }
    if (!image) {
        image = window()->createImageNode();
        image->setOwnsTexture(true);
        m_stale = true;
    }
    if (m_stale) {
        m_stale = false;
        const double ratio = window()->effectiveDevicePixelRatio();
        const QSize pixels = (QSizeF(width(), height()) * ratio).toSize();
        image->setTexture(window()->createTextureFromImage(
            groundImage(*layout, m_scene->print(), m_scene->look().style, pixels), QQuickWindow::TextureIsOpaque));
    }
    image->setRect(boundingRect());
    return image;
}

// --- parts ---

FeltPart::FeltPart(QQuickItem *parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
}

void FeltPart::setScene(FeltScene *scene) {
    if (m_scene == scene)
        return;
    m_scene = scene;
    refresh();
    Q_EMIT partChanged();
}

void FeltPart::refresh() {
    update();
}

void FeltPiece::setPieceId(const QString &id) {
    if (m_id == id)
        return;
    m_id = id;
    update();
    Q_EMIT partChanged();
}

void FeltPiece::setStamp(int stamp) {
    if (m_stamp == stamp)
        return;
    m_stamp = stamp;
    update();
    Q_EMIT partChanged();
}

void FeltPiece::paint(QPainter *painter) {
    const PlacedItem *item = m_scene ? m_scene->piece(m_id) : nullptr;
    if (!item || !m_scene->layout())
        return;
    const double s = m_scene->layout()->table.scale;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(-m_scene->pieceOrigin(m_id));
    painter->scale(s, s);
    paintPiece(*painter, *item, m_scene->look());
}

// --- ring ---

void FeltRing::setTarget(const QString &target) {
    m_target = target;
    refresh();
    Q_EMIT partChanged();
}

void FeltRing::refresh() {
    const FeltLayout *layout = m_scene ? m_scene->layout() : nullptr;
    const PlacedItem *item = layout ? layout->find(m_target) : nullptr;
    setVisible(item != nullptr);
    if (!item)
        return;
    const double s = layout->table.scale;
    const QRectF bounds = item->frame().mapRect(item->rect.adjusted(-6, -6, 6, 6));
    const QRect pixels = QRectF(bounds.topLeft() * s, bounds.size() * s).toAlignedRect();
    setPosition(pixels.topLeft());
    setSize(pixels.size());
    update();
}

void FeltRing::paint(QPainter *painter) {
    const FeltLayout *layout = m_scene ? m_scene->layout() : nullptr;
    const PlacedItem *item = layout ? layout->find(m_target) : nullptr;
    if (!item)
        return;
    const double s = layout->table.scale;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(-position());
    painter->scale(s, s);
    painter->setTransform(item->frame(), true);
    const QRectF ring = item->rect.adjusted(-3, -3, 3, 3);
    const double radius = item->kind == ItemKind::Area    ? ring.width() / 2
                          : item->kind == ItemKind::Stack ? 10
                          : item->kind == ItemKind::Box   ? 17
                                                          : 6;
    roundRect(*painter, ring, radius, Qt::NoBrush, faded(QColor(colours::focusEdge), .55), 3.8);
    QPen pen(QColor(colours::focus), 2.2);
    if (m_dashed)
        pen.setDashPattern({5 / 2.2, 3 / 2.2});
    painter->setPen(pen);
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(ring, radius, radius);
}

// --- close-up ---

namespace {
constexpr double row = 34, chip = 30, margin = 12, title = 24, tableScale = 1.9;
const Type titleType{Family::Sans, true, 15, 0};
} // namespace

const PlacedItem *FeltCloseUp::item() const {
    const FeltLayout *layout = m_scene ? m_scene->layout() : nullptr;
    return layout ? layout->find(m_target) : nullptr;
}

void FeltCloseUp::setTarget(const QString &target) {
    m_target = target;
    refresh();
    Q_EMIT partChanged();
}

void FeltCloseUp::refresh() {
    const PlacedItem *thing = item();
    if (!thing) {
        setImplicitSize(0, 0);
    } else if (thing->kind == ItemKind::Area) {
        setImplicitSize(widthOf(sideBetName(thing->area), titleType) + 2 * margin, title + 2 * margin - 6);
    } else if (thing->kind == ItemKind::Stack) {
        const ChipCut cut = m_scene->look().chips->cut(thing->amount);
        const double rows = double(cut.chips.size()) + (cut.rest > 0 ? 1 : 0);
        setImplicitSize(260, rows * row + (thing->area.empty() ? 0 : title) + 2 * margin);
    } else if (thing->kind == ItemKind::PayTable || thing->kind == ItemKind::Sign) {
        setImplicitSize(thing->rect.width() * tableScale + 2 * margin, thing->rect.height() * tableScale + 2 * margin);
    } else {
        setImplicitSize(100 * 1.6 + 2 * margin, 140 * 1.6 + 2 * margin);
    }
    setSize({implicitWidth(), implicitHeight()});
    update();
}

void FeltCloseUp::paint(QPainter *painter) {
    const PlacedItem *thing = item();
    if (!thing)
        return;
    const PieceLook look = m_scene->look();
    QPainter &p = *painter;
    p.setRenderHint(QPainter::Antialiasing);
    roundRect(p, QRectF(QPointF(), size()).adjusted(1, 1, -1, -1), 9, QColor(0x0e, 0x10, 0x12, 240), QColor(colours::focus),
              1.4);
    p.translate(margin, margin);
    if (thing->kind == ItemKind::PayTable) {
        p.scale(tableScale, tableScale);
        paintPayTable(p, *thing, look.style);
    } else if (thing->kind == ItemKind::Sign) {
        p.scale(tableScale, tableScale);
        p.translate(-thing->rect.topLeft());
        paintPiece(p, *thing, look);
    } else if (thing->kind == ItemKind::Area) {
        drawText(p, {0, 13}, sideBetName(thing->area), titleType, QColor(colours::labelText), Align::Left);
    } else if (thing->kind == ItemKind::Stack) {
        const ChipCut cut = look.chips->cut(thing->amount);
        const double right = width() - 2 * margin;
        double y = row / 2;
        if (!thing->area.empty()) { // side bets lie on small areas whose print may be too small to read
            drawText(p, {0, 13}, sideBetName(thing->area), titleType, QColor(colours::labelText), Align::Left);
            y += title;
        }
        const Type type{Family::Sans, true, 15, 0};
        const bool counted = m_scene->amounts(); // else counting the chips is left to the dealer
        for (const ChipCount &pile : cut.chips) {
            const int shown = std::min(pile.count, counted ? 8 : 20);
            const double apart = std::min(counted ? 16.0 : 26.0, (right - chip) / std::max(1, shown - 1));
            for (int i = 0; i < shown; ++i) {
                p.save();
                p.translate(chip / 2 + i * apart, y);
                p.scale(1, .92);
                paintChip(p, *look.chips->chip(pile.value), chip);
                p.restore();
            }
            if (counted)
                drawText(p, {right, y + 5.5}, QStringLiteral("%1 x %2").arg(QString::number(pile.count), money(pile.value)),
                         type, QColor(colours::labelText), Align::Right);
            y += row;
        }
        if (cut.rest > 0)
            drawText(p, {right, y + 5.5}, money(cut.rest), type, QColor(colours::labelText), Align::Right);
    } else if (thing->card) {
        p.scale(1.6, 1.6);
        paintFace(p, *thing->card, Face::L, look.deck);
    }
}

// --- screen readers ---

ReaderWatch::ReaderWatch(QObject *parent) : QObject(parent), m_listening(QAccessible::isActive()) {
    QAccessible::installActivationObserver(this);
}

ReaderWatch::~ReaderWatch() {
    QAccessible::removeActivationObserver(this);
}

void ReaderWatch::accessibilityActiveChanged(bool active) {
    if (m_listening != active) {
        m_listening = active;
        Q_EMIT listeningChanged();
    }
}

} // namespace pitwise
