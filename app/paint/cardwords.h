// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickPaintedItem>
#include <QTextDocument>

namespace pitwise {

/// Running text in which a card (`7♠`, `10♦`) is drawn as a small card. Wraps at its width; its height follows.
class CardWords : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text MEMBER m_text WRITE setText NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER m_ink WRITE setInk NOTIFY changed)
    Q_PROPERTY(int pixelSize MEMBER m_pixelSize WRITE setPixelSize NOTIFY changed)
    Q_PROPERTY(bool bold MEMBER m_bold WRITE setBold NOTIFY changed)
    Q_PROPERTY(bool centred MEMBER m_centred WRITE setCentred NOTIFY changed)

public:
    explicit CardWords(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;

    void setText(const QString &text) { set(m_text, text); }
    void setInk(const QColor &ink) { set(m_ink, ink); }
    void setPixelSize(int size) { set(m_pixelSize, size); }
    void setBold(bool on) { set(m_bold, on); }
    void setCentred(bool on) { set(m_centred, on); }

Q_SIGNALS:
    void changed();

protected:
    void geometryChange(const QRectF &now, const QRectF &before) override;
    void componentComplete() override;

private:
    template <typename T> void set(T &member, const T &value) {
        if (member == value)
            return;
        member = value;
        if (isComponentComplete())
            layOut();
        Q_EMIT changed();
    }
    void layOut();  ///< Fills the document anew.
    void measure(); ///< At the width there is.

    QString m_text;
    QColor m_ink = Qt::white;
    int m_pixelSize = 16;
    bool m_bold = false, m_centred = false;
    QTextDocument m_document;
};

} // namespace pitwise
