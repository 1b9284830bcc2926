// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/chippainter.h"
#include "app/felt/feltlayout.h"
#include "app/felt/felttext.h"
#include "app/felt/groundpainter.h"
#include "app/felt/pen.h"
#include "app/felt/piecepainter.h"
#include "core/rules/library.h"
#include "tests/app/felt/scenes.h"

#include <QDir>
#include <QTest>

using namespace pitwise;
using namespace pitwise::felt;

/// The painted felt: with PITWISE_SHOTS set, pictures are left in <build>/shots/felt; what can be said of them is asserted.
class TestFeltPainting : public QObject {
    Q_OBJECT

    Library m_library = Library::shipped();
    ChipSet m_chips = ChipSet::shipped();

    QImage render(const RoundView &view, QSize size, bool highContrast = false, bool amounts = true,
                  Deck deck = Deck::TwoColour, bool layoutB = false) {
        const FeltPrint print = printOf(*m_library.find(view.game), view, layoutB);
        FeltOptions options;
        options.width = size.width();
        options.height = size.height();
        options.amounts = amounts;
        options.smallestText = highContrast ? 9 : 8;
        const FeltLayout layout = layOut(view, print, m_chips, options);
        const PieceLook look{styleOf(view.game, highContrast), deck, &m_chips};
        QImage image = groundImage(layout, print, look.style, size);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(layout.table.scale, layout.table.scale);
        for (const PlacedItem &item : layout.items)
            if (isDrawnAsPiece(item.kind))
                paintPiece(painter, item, look);
        return image;
    }
    static void keep(const QImage &image, const QString &name) {
        if (!qEnvironmentVariableIsSet("PITWISE_SHOTS"))
            return;
        QDir().mkpath(QStringLiteral(PITWISE_BINARY_DIR "/shots/felt"));
        QVERIFY(image.save(QStringLiteral(PITWISE_BINARY_DIR "/shots/felt/%1.png").arg(name)));
    }

private Q_SLOTS:
    void everyFelt_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1280, 800), QSize(1024, 700), QSize(1920, 1080), QSize(3840, 2160), QSize(1280, 580)})
            for (const char *scene : {"lucky8", "dueling8s", "freebet", "luckylucky", "crowded"})
                QTest::addRow("%s-%dx%d", scene, size.width(), size.height()) << QString::fromLatin1(scene) << size;
    }
    void everyFelt() {
        QFETCH(QString, scene);
        QFETCH(QSize, size);
        RoundView view = scene == QLatin1String("lucky8")       ? scenes::lucky8()
                         : scene == QLatin1String("dueling8s")  ? scenes::dueling()
                         : scene == QLatin1String("freebet")    ? scenes::freeBet()
                         : scene == QLatin1String("luckylucky") ? scenes::luckyLucky()
                                                                : scenes::crowded("lucky8", 7, 21, true);
        const QImage image = render(view, size);
        keep(image, QLatin1String(QTest::currentDataTag()));
        // Free cloth above the insurance line, on the middle axis of an odd table: its game's colour, whatever the light.
        const FeltStyle style = styleOf(view.game, false);
        const FeltTable table(size.width(), size.height(), view.boxes, 2, false);
        const QPointF spot = table.at(0, -226, 2) * table.scale;
        const QColor cloth =
            image.scaled(size / 2, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixelColor((spot / 2).toPoint());
        QVERIFY2(std::abs(cloth.hslHue() - style.middle.hslHue()) < 25 || style.middle.hslSaturation() < 40,
                 qPrintable(cloth.name() + QLatin1String(" beside ") + style.middle.name()));
    }
    void highContrastLooksDifferent() {
        const QImage image = render(scenes::lucky8(), {1280, 800}, true, true, Deck::FourColour);
        keep(image, QStringLiteral("high-contrast-1280x800"));
        QVERIFY(image.pixelColor(420, 560).lightness() < 40); // the cloth is near black
    }
    void amountsCanBeTakenAway() {
        const QImage with = render(scenes::lucky8(), {1280, 800}),
                     without = render(scenes::lucky8(), {1280, 800}, false, false);
        keep(without, QStringLiteral("labels-off-1280x800"));
        QVERIFY(with != without);
    }
    void layoutsDiffer() {
        const QImage a = render(scenes::lucky8(), {1280, 800});
        const QImage b = render(scenes::lucky8(), {1280, 800}, false, true, Deck::TwoColour, true);
        keep(b, QStringLiteral("lucky8-B-1280x800"));
        QVERIFY(a != b);
    }
    void cards() {
        for (const Deck deck : {Deck::TwoColour, Deck::FourColour}) {
            QImage image(1280, 800, QImage::Format_RGB32);
            image.fill(QColor(0x23, 0x26, 0x2b));
            QPainter p(&image);
            p.setRenderHint(QPainter::Antialiasing);
            const auto put = [&](Card card, Face face, double x, double y, double k) {
                p.save();
                p.translate(x, y);
                p.scale(k, k);
                paintFace(p, card, face, deck);
                p.restore();
            };
            for (unsigned code = 0; code < Card::codes; ++code) {
                put(Card::fromCode(code), Face::L, 34 + (code / 4) * 94.0, 50 + (code % 4) * 116.0, .8);
                put(Card::fromCode(code), Face::S, 34 + (code / 4) * 48.6, 548 + (code % 4) * 60.0, 1.28);
            }
            int i = 0;
            for (const char *name : {"AS", "TH", "9D", "8C", "KS", "QH", "JD", "7S", "6H", "TD", "3C", "JS", "KH", "QC"}) {
                put(*parseCard(name), Face::M, 690 + (i % 7) * 62, 548 + (i / 7) * 104, 1.28);
                ++i;
            }
            p.translate(1130, 548);
            p.scale(1.28, 1.28);
            paintBack(p, Face::M, styleOf("lucky8", false));
            p.translate(52, 0);
            paintBack(p, Face::M, styleOf("dueling8s", false));
            p.translate(-52, 81);
            paintCutCard(p);
            p.end();
            keep(image, deck == Deck::TwoColour ? QStringLiteral("cards-two-colour") : QStringLiteral("cards-four-colour"));
        }
    }
    void allCardsDiffer() {
        QSet<QByteArray> seen;
        for (const Face face : {Face::S, Face::M, Face::L})
            for (unsigned code = 0; code < Card::codes; ++code) {
                QImage image(100, 140, QImage::Format_RGB32);
                image.fill(Qt::black);
                QPainter p(&image);
                p.setRenderHint(QPainter::Antialiasing);
                paintFace(p, Card::fromCode(code), face, Deck::TwoColour);
                p.end();
                // Without colour too: suits are told apart by shape.
                const QImage grey = image.convertToFormat(QImage::Format_Grayscale8);
                seen.insert(QByteArray(reinterpret_cast<const char *>(grey.constBits()), grey.sizeInBytes()));
            }
        QCOMPARE(seen.size(), 3 * 52);
    }
    void chips() {
        QImage image(1280, 800, QImage::Format_RGB32);
        image.fill(QColor(0x2b, 0x30, 0x36));
        QPainter p(&image);
        p.setRenderHint(QPainter::Antialiasing);
        const auto at = [&](double x, double y, auto &&paint) {
            p.save();
            p.translate(x, y);
            paint();
            p.restore();
        };
        int i = 0;
        for (const Chip &chip : m_chips.chips()) {
            const double x = 80 + i++ * 124.0;
            at(x, 108, [&] { paintChip(p, chip, 100, true); });
            at(x, 310, [&] { paintPile(p, {&chip, &chip, &chip, &chip, &chip}, 80, 47, 3, false, true); });
            paintTube(p, chip, {x - 48, 366, 40, 64}, 16, 3.9);
            at(x + 14, 418, [&] { paintPile(p, {&chip, &chip, &chip}, 37, 15, 5, false); });
            at(x + 48, 420, [&] { paintPile(p, {&chip, &chip, &chip}, 25.6, 10.4, 6, false); });
        }
        i = 0;
        for (const Cents amount : {1500, 4000, 13750, 36500, 89000, 277500, 1240050, 99999900, 1234})
            at(90 + i++ * 128, 614, [&] { paintAmount(p, m_chips, amount, 70, 90, 9, false, true); });
        at(1040, 740, [&] { paintMarker(p, 34); });
        at(1116, 740, [&] { paintMarker(p, 20); });
        at(1164, 740, [&] { paintMarker(p, 12.3); });
        p.end();
        keep(image, QStringLiteral("chips"));
        QCOMPARE(chipsOf(m_chips, 13750).size(), 5u);
        QCOMPARE(chipsOf(m_chips, 1234).back(), nullptr);  // 34 cents in coins lie on top
        QCOMPARE(chipsOf(m_chips, maxAmount).size(), 40u); // two piles are all that is shown
    }
    void pathsAreRead() {
        QCOMPARE(pathOf("M0,0L10,0L10,10Z").boundingRect(), QRectF(0, 0, 10, 10));
        QCOMPARE(pathOf("M1-2l.5.5").elementAt(1).x, 1.5); // numbers may touch
        const QRectF arc = pathOf("M-2.6,-5.4A2.4,2.4 0 1 1 2.6,-5.4").boundingRect();
        QVERIFY(arc.top() < -7);
    }
};

QTEST_MAIN(TestFeltPainting)
#include "tst_feltpainting.moc"
