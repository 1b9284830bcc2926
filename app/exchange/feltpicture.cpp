// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/feltpicture.h"
#include "app/felt/felttext.h"
#include "app/felt/groundpainter.h"
#include "app/felt/piecepainter.h"
#include "core/quiz/questionview.h"

#include <QBuffer>
#include <QPainter>

namespace pitwise::exchange {

QByteArray feltPng(const PosedQuestion &question, const Library &library, int width) {
    const QuestionView view = viewOf(question, library);
    if (!view.felt)
        return {};
    static const ChipSet chips = ChipSet::shipped();
    felt::FeltPrint print = felt::printOf(*view.rules, *view.felt);
    print.left = print.right = {};
    felt::FeltOptions options;
    options.width = width;
    options.height = width * 5 / 8;
    const felt::FeltLayout layout = felt::layOut(*view.felt, print, chips, options);
    const felt::FeltStyle style = felt::styleOf(question.game, false);
    QImage image = felt::groundImage(layout, print, style, QSize(width, width * 5 / 8));
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.scale(layout.table.scale, layout.table.scale);
    const felt::PieceLook look{style, felt::Deck::TwoColour, &chips};
    for (const felt::PlacedItem &item : layout.items)
        if (felt::isDrawnAsPiece(item.kind))
            felt::paintPiece(painter, item, look);
    painter.end();
    QByteArray png;
    QBuffer buffer(&png);
    // 256 colours are enough for a felt, and a fifth of the bytes.
    image.convertToFormat(QImage::Format_Indexed8, Qt::DiffuseDither).save(&buffer, "PNG");
    return png;
}

} // namespace pitwise::exchange
