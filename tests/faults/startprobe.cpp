// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
// startprobe FOLDER: the window on a data folder, without a display. Says every word that is seen once its first page
// stands, a line each, and ends as by closing the window.
#include "app/trainer.h"

#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStandardPaths>
#include <QTest>

#include <cstdio>

using namespace pitwise;

namespace {

void sayTexts(const QQuickItem *item) {
    if (!item->isVisible())
        return;
    if (const QString text = item->property("text").toString(); !text.isEmpty())
        std::printf("%s\n", qUtf8Printable(QString(text).replace(u'\n', u' ')));
    for (const QQuickItem *child : item->childItems())
        sayTexts(child);
}

} // namespace

int main(int argc, char *argv[]) {
    QStandardPaths::setTestModeEnabled(true);
    const QGuiApplication application(argc, argv);
    if (argc < 2)
        return 2;
    Trainer trainer({QString::fromLocal8Bit(argv[1])});
    QQmlEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    QQmlComponent main(&engine, QUrl(QStringLiteral("qrc:/qt/qml/Pitwise/Main.qml")));
    const std::unique_ptr<QObject> made(
        main.createWithInitialProperties({{QStringLiteral("trainer"), QVariant::fromValue(&trainer)}}));
    auto *const window = qobject_cast<QQuickWindow *>(made.get());
    if (!window)
        return 3;
    window->show();
    if (!QTest::qWaitForWindowExposed(window))
        return 4;
    QTest::qWait(300);
    sayTexts(window->contentItem());
    return 0;
}
