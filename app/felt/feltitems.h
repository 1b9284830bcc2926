// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/felt/feltscene.h"

#include <QAccessible>
#include <QPointer>
#include <QQuickPaintedItem>

namespace pitwise {

/// Everything of a felt that never moves, as one image.
class FeltGround : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(pitwise::FeltScene *scene READ scene WRITE setScene NOTIFY sceneChanged)

public:
    explicit FeltGround(QQuickItem *parent = nullptr);
    [[nodiscard]] FeltScene *scene() const { return m_scene; }
    void setScene(FeltScene *scene);

Q_SIGNALS:
    void sceneChanged();

protected:
    QSGNode *updatePaintNode(QSGNode *node, UpdatePaintNodeData *data) override;
    void geometryChange(const QRectF &now, const QRectF &before) override;

private:
    void repaint();
    QPointer<FeltScene> m_scene;
    bool m_stale = true;
};

/// A painted part of a scene, named by an id.
class FeltPart : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Only its kinds are shown")
    Q_PROPERTY(pitwise::FeltScene *scene READ scene WRITE setScene NOTIFY partChanged)

public:
    explicit FeltPart(QQuickItem *parent = nullptr);
    [[nodiscard]] FeltScene *scene() const { return m_scene; }
    void setScene(FeltScene *scene);

Q_SIGNALS:
    void partChanged();

protected:
    virtual void refresh();
    QPointer<FeltScene> m_scene;
};

/// One piece, painted as vectors in its turned frame. Still: crisp; while it moves, it is a picture of itself.
class FeltPiece : public pitwise::FeltPart { // spelled out: the type registrar does not look into namespaces
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString pieceId MEMBER m_id WRITE setPieceId NOTIFY partChanged)
    Q_PROPERTY(int stamp MEMBER m_stamp WRITE setStamp NOTIFY partChanged)

public:
    using FeltPart::FeltPart;
    void paint(QPainter *painter) override;
    void setPieceId(const QString &id);
    void setStamp(int stamp);

private:
    QString m_id;
    int m_stamp = 0;
};

/// The ring round a target: gold on a dark edge; dashed where the mouse only rests on it.
class FeltRing : public pitwise::FeltPart { // spelled out: the type registrar does not look into namespaces
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString target MEMBER m_target WRITE setTarget NOTIFY partChanged)
    Q_PROPERTY(bool dashed MEMBER m_dashed NOTIFY partChanged)

public:
    using FeltPart::FeltPart;
    void paint(QPainter *painter) override;
    void setTarget(const QString &target);

protected:
    void refresh() override;

private:
    QString m_target;
    bool m_dashed = false;
};

/// A target held close: a bet cut down by value, a pay table enlarged, a card in full.
class FeltCloseUp : public pitwise::FeltPart { // spelled out: the type registrar does not look into namespaces
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString target MEMBER m_target WRITE setTarget NOTIFY partChanged)

public:
    using FeltPart::FeltPart;
    void paint(QPainter *painter) override;
    void setTarget(const QString &target);

protected:
    void refresh() override;

private:
    [[nodiscard]] const felt::PlacedItem *item() const;
    QString m_target;
};

/// Whether a screen reader listens: names of a few hundred things are made only then.
class ReaderWatch : public QObject, public QAccessible::ActivationObserver {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool listening READ listening NOTIFY listeningChanged)

public:
    explicit ReaderWatch(QObject *parent = nullptr);
    ~ReaderWatch() override;
    [[nodiscard]] bool listening() const { return m_listening; }
    void accessibilityActiveChanged(bool active) override;

Q_SIGNALS:
    void listeningChanged();

private:
    bool m_listening = false;
};

} // namespace pitwise
