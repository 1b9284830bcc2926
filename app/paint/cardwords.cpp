// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/cardwords.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QRegularExpression>
#include <QTextCursor>
#include <QTextObjectInterface>

#include <cmath>

namespace pitwise {
namespace {

constexpr int cardObject = QTextFormat::UserObject + 1;
constexpr int cardName = QTextFormat::UserProperty + 1;
constexpr QRgb cardFace = 0xFFFBF8F1, cardEdge = 0xFFB9B2A3, blackInk = 0xFF1B1B1D,
               redInk = 0xFFB3231F; // the same in every theme

QFont cardFont(const QFont &words) {
    QFont font = words;
    font.setBold(true);
    font.setPixelSize(static_cast<int>(std::lround(words.pixelSize() * .88)));
    return font;
}

/// Draws the small cards within a text.
class CardHandler : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    using QObject::QObject;
    QSizeF intrinsicSize(QTextDocument *document, int, const QTextFormat &format) override {
        const QFontMetricsF metrics(cardFont(document->defaultFont()));
        return {metrics.horizontalAdvance(format.property(cardName).toString()) + 10, metrics.ascent() + 3};
    }
    void drawObject(QPainter *painter, const QRectF &place, QTextDocument *document, int,
                    const QTextFormat &format) override {
        const QString name = format.property(cardName).toString();
        const bool red = name.endsWith(u'♥') || name.endsWith(u'♦');
        // The card stands a little lower than the line it is in, as tall letters do.
        const QRectF card = place.adjusted(1, 1, -1, 3);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(QColor::fromRgba(cardEdge), 1));
        painter->setBrush(QColor::fromRgba(cardFace));
        painter->drawRoundedRect(card, 3.5, 3.5);
        painter->setPen(QColor::fromRgba(red ? redInk : blackInk));
        painter->setFont(cardFont(document->defaultFont()));
        painter->drawText(card, Qt::AlignCenter, name);
        painter->restore();
    }
};

} // namespace

CardWords::CardWords(QQuickItem *parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    m_document.setDocumentMargin(0);
    m_document.documentLayout()->registerHandler(cardObject, new CardHandler(&m_document));
}

void CardWords::componentComplete() {
    QQuickPaintedItem::componentComplete();
    layOut();
}

void CardWords::geometryChange(const QRectF &now, const QRectF &before) {
    QQuickPaintedItem::geometryChange(now, before);
    if (now.width() != before.width() && isComponentComplete())
        measure();
}

void CardWords::layOut() {
    static const QRegularExpression card(QStringLiteral("(?:10|[2-9JQKA])[♠♥♦♣]"));
    QFont font = QGuiApplication::font();
    font.setPixelSize(std::max(6, m_pixelSize));
    font.setBold(m_bold);
    m_document.clear();
    m_document.setDefaultFont(font);
    QTextOption option(m_centred ? Qt::AlignHCenter : Qt::AlignLeft);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_document.setDefaultTextOption(option);

    QTextCursor cursor(&m_document);
    QTextCharFormat words;
    words.setForeground(m_ink);
    qsizetype done = 0;
    for (auto it = card.globalMatch(m_text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        cursor.insertText(m_text.mid(done, match.capturedStart() - done), words);
        QTextCharFormat picture;
        picture.setObjectType(cardObject);
        picture.setProperty(cardName, match.captured());
        cursor.insertText(QString(QChar::ObjectReplacementCharacter), picture);
        done = match.capturedEnd();
    }
    cursor.insertText(m_text.mid(done), words);
    m_document.setTextWidth(-1);
    setImplicitWidth(std::ceil(m_document.idealWidth()) + 1);
    measure();
    update();
}

void CardWords::measure() {
    m_document.setTextWidth(width() > 0 ? width() : -1);
    setImplicitHeight(std::ceil(m_document.size().height()));
    update();
}

void CardWords::paint(QPainter *painter) {
    m_document.drawContents(painter);
}

} // namespace pitwise

#include "cardwords.moc"
