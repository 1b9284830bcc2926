// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/trainer.h"
#include "app/window/demohistory.h"
#include "app/window/fileopening.h"
#include "app/window/shots.h"
#include "app/window/starttrace.h"
#include "app/window/windowmemory.h"
#include "core/refusal.h"

#include <QCommandLineParser>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QQuickWindow>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cstdio>
#include <memory>
#include <string_view>
#include <thread>

using namespace pitwise;

namespace {

struct Options {
    QString data, shots, page, file, language;
    bool traceStart = false;
};

Options parse(const QCoreApplication &application) {
    QCommandLineParser parser;
    parser.setApplicationDescription(QCoreApplication::translate("main", "A trainer for casino dealers."));
    parser.addHelpOption();
    parser.addVersionOption();
    const auto text = [](const char *source) { return QCoreApplication::translate("main", source); };
    const QCommandLineOption data(QStringLiteral("data"),
                                  text(QT_TRANSLATE_NOOP("main", "Keep records and settings in <folder>.")),
                                  QStringLiteral("folder"));
    const QCommandLineOption page(QStringLiteral("page"), text(QT_TRANSLATE_NOOP("main", "Open at the page <name>.")),
                                  QStringLiteral("name"));
    const QCommandLineOption shots(QStringLiteral("shots"),
                                   text(QT_TRANSLATE_NOOP("main", "Save a picture of every page in <folder> and end.")),
                                   QStringLiteral("folder"));
    const QCommandLineOption language(QStringLiteral("language"),
                                      text(QT_TRANSLATE_NOOP("main", "Speak the language <code>: en, zh_CN, ms or ta.")),
                                      QStringLiteral("code"));
    const QCommandLineOption trace(QStringLiteral("trace-start"),
                                   text(QT_TRANSLATE_NOOP("main", "Say on standard error how long the first frame took.")));
    parser.addOptions({data, page, shots, language, trace});
    parser.addPositionalArgument(QStringLiteral("file"),
                                 text(QT_TRANSLATE_NOOP("main", "A pack, an exam or a result to open.")),
                                 QStringLiteral("[file]"));
    parser.process(application);
    return {parser.value(data),     parser.value(shots), parser.value(page), parser.positionalArguments().value(0),
            parser.value(language), parser.isSet(trace)};
}

/// Set once for the whole program: without it Han text takes Japanese forms and Tamil a thin face.
void setFonts() {
    QFont font;
    font.setFamilies({QStringLiteral("Noto Sans"), QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Noto Sans Tamil")});
    QGuiApplication::setFont(font);
}

constexpr QLatin1String pages("qrc:/qt/qml/Pitwise/");

/// The window as Main.qml describes it; null, with the reasons on standard error, where it cannot be made.
std::unique_ptr<QObject> makeWindow(QQmlComponent &component, Trainer &trainer, QSize size, bool ready) {
    while (component.isLoading())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    std::unique_ptr<QObject> window(
        component.createWithInitialProperties({{QStringLiteral("trainer"), QVariant::fromValue(&trainer)},
                                               {QStringLiteral("ready"), ready},
                                               {QStringLiteral("width"), size.width()},
                                               {QStringLiteral("height"), size.height()}}));
    for (const QQmlError &error : component.errors())
        std::fprintf(stderr, "pitwise: %s\n", qUtf8Printable(error.toString()));
    return window;
}

int run(const Options &options) {
    const QTemporaryDir scratch; // Pictures are taken of a trainer of their own, whatever this seat has chosen.
    const SetClock pictureClock(shotsMoment);
    const bool pictures = !options.shots.isEmpty();
    QString folder = pictures ? scratch.path() : options.data;
    if (folder.isEmpty())
        folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    if (pictures)
        writeDemoHistory(folder, Library::shipped(), shotsMoment);
    if (pictures && (options.page.isEmpty() || options.page == QLatin1String("class")))
        writeDemoClass(folder, Library::shipped(), shotsMoment);

    // Three things take their time and need not wait for each other: what fonts there are, the window's files (QML reads
    // them on a thread of its own), and here the trainer.
    const std::jthread fonts([] { (void)QFontDatabase::families(); });
    std::unique_ptr<Trainer> trainer; // outlives everything in the window
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    QQmlComponent main(&engine, QUrl(pages + QLatin1String("Main.qml")), QQmlComponent::Asynchronous);
    const QQmlComponent home(&engine, QUrl(pages + QLatin1String("Pages/HomePage.qml")), QQmlComponent::Asynchronous);
    trainer =
        std::make_unique<Trainer>(TrainerOptions{folder, QStringLiteral(":/i18n"), pictures ? &pictureClock : nullptr});
    if (!options.language.isEmpty())
        trainer->settings()->setLanguage(options.language);
    if (!options.page.isEmpty() && !trainer->sitting()->held())
        trainer->navigation()->open(options.page);
    if (!options.file.isEmpty() && !trainer->sitting()->held())
        openFile(*trainer, options.file);
    QObject::connect(trainer->language(), &Language::changed, &engine, &QQmlEngine::retranslate);

    const std::unique_ptr<QObject> made =
        makeWindow(main, *trainer, pictures ? usualWindow : rememberedSize(*trainer->settings()), pictures);
    auto *const window = qobject_cast<QQuickWindow *>(made.get());
    if (!window) {
        std::fputs("pitwise: the window could not be made\n", stderr);
        return 1;
    }
    if (options.traceStart)
        traceFirstFrame(*window, "FIRSTFRAME");
    if (!pictures) {
        rememberWindow(*window, *trainer->settings());
        const bool traced = options.traceStart;
        QObject::connect(
            window, &QQuickWindow::frameSwapped, window,
            [window, traced] {
                window->setProperty("ready", true);
                if (traced)
                    traceFirstFrame(*window, "PAGEFRAME");
            },
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    }
    window->show();
    if (pictures)
        return takeShots(*window, *trainer, options.shots) ? 0 : 1;
    return QGuiApplication::exec();
}

} // namespace

int main(int argc, char *argv[]) {
    QCoreApplication::setApplicationName(QStringLiteral("pitwise"));
    QCoreApplication::setApplicationVersion(QStringLiteral(PITWISE_VERSION));
    // Both end in parse(), and need no display.
    if (const std::string_view first(argc > 1 ? argv[1] : ""); first == "--help" || first == "--version") {
        const QCoreApplication application(argc, argv);
        parse(application);
    }
    const QGuiApplication application(argc, argv);
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Pitwise"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.pitwise.Pitwise"));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/pitwise.svg")));
    setFonts();
    try {
        return run(parse(application));
    } catch (const Refusal &refusal) {
        std::fprintf(stderr, "pitwise: %s: %s\n", refusal.at.c_str(), refusal.error.c_str());
        return 2;
    }
}
