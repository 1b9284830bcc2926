// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The felt, drawn by software and offscreen:
//   bench_felt [--json]   start beside an empty window, a full round shown, frames of a deal, memory over 10,000 steps
//   bench_felt --empty    just the empty window, for the comparison
#include "app/table/tableplayer.h"
#include "app/window/starttrace.h"
#include "core/rules/library.h"
#include "tests/app/felt/scenes.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QGuiApplication>
#include <QProcess>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace pitwise;

namespace {

constexpr int starts = 7;

double percentile(std::vector<double> values, double part) {
    if (values.empty())
        return 0;
    std::ranges::sort(values);
    return values[std::min(values.size() - 1, static_cast<std::size_t>(part * double(values.size())))];
}

double cpuMs() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

double residentMb() {
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() * 4096 / 1048576;
}

void settle(int ms) {
    QEventLoop loop;
    QTimer::singleShot(ms, &loop, &QEventLoop::quit);
    loop.exec();
}

/// First frames of one program, as it tells them itself: milliseconds from the start of its process.
struct Starts {
    QString program;
    QStringList arguments;
    QByteArray frame;              ///< Whose time is told.
    std::vector<double> wall, cpu; ///< CPU: of all its threads.

    void once() {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, arguments);
        QByteArray said;
        while (!said.contains(frame) || !said.endsWith('\n')) {
            if (!process.waitForReadyRead(60000))
                break;
            said += process.readAll();
        }
        process.kill();
        process.waitForFinished();
        said = said.mid(said.indexOf(frame));
        wall.push_back(figure(said, " ms="));
        cpu.push_back(figure(said, " cpu="));
    }

private:
    static double figure(const QByteArray &said, const QByteArray &name) {
        const qsizetype at = said.indexOf(name);
        return at < 0 ? 0 : said.mid(at + name.size()).simplified().split(' ').first().toDouble();
    }
};

class Report {
public:
    explicit Report(bool json) : m_json(json) {}
    void row(const char *name, double value, const char *unit, double limit = 0) {
        if (m_json)
            std::printf("{\"bench\":\"felt\",\"name\":\"%s\",\"value\":%.3f,\"unit\":\"%s\",\"limit\":%.3f}\n", name, value,
                        unit, limit);
        else if (limit > 0)
            std::printf("%-56s %9.2f %-3s (at most %.1f)\n", name, value, unit, limit);
        else
            std::printf("%-56s %9.2f %s\n", name, value, unit);
        std::fflush(stdout);
    }

private:
    bool m_json;
};

RoundView dealt(bool cards) {
    RoundView view = scenes::crowded("lucky8", 7, 5);
    for (BoxView &box : view.table) {
        box.hands.resize(1);
        box.hands[0].cards.resize(cards ? 2 : 0);
    }
    view.dealer.resize(cards ? 1 : 0);
    return view;
}

int emptyWindow() {
    QQmlApplicationEngine engine(QUrl(QStringLiteral("qrc:/bench/EmptyWindow.qml")));
    if (engine.rootObjects().isEmpty())
        return 1;
    auto &window = *qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst());
    traceFirstFrame(window, "FIRSTFRAME");
    window.show();
    return QGuiApplication::exec();
}

void benchStart(Report &report) {
    const QTemporaryDir folder;
    const QString pitwise = QStringLiteral(PITWISE_PROGRAM);
    const QStringList traced{QStringLiteral("--trace-start"), QStringLiteral("--data"), folder.path()};
    const QStringList atTheTable = traced + QStringList{QStringLiteral("--page"), QStringLiteral("table")};
    Starts empty{QCoreApplication::applicationFilePath(), {QStringLiteral("--empty")}, "FIRSTFRAME", {}, {}};
    Starts window{pitwise, traced, "FIRSTFRAME", {}, {}};
    Starts home{pitwise, traced, "PAGEFRAME", {}, {}};
    Starts table{pitwise, atTheTable, "PAGEFRAME", {}, {}};
    for (int i = 0; i < starts; ++i) // side by side: whatever else the machine does hits all of them
        for (Starts *each : {&empty, &window, &home, &table})
            each->once();
    const auto rows = [&report](const char *name, const Starts &of, const Starts *twice) {
        const std::string wall = std::string("start to ") + name, cpu = wall + ", CPU time";
        report.row(wall.c_str(), percentile(of.wall, .5), "ms", twice ? 2 * percentile(twice->wall, .5) : 0);
        report.row(cpu.c_str(), percentile(of.cpu, .5), "ms");
    };
    rows("first frame, empty window", empty, nullptr);
    rows("first frame, Pitwise", window, &empty);
    rows("home page on screen", home, nullptr);
    rows("table on screen", table, nullptr);
}

void benchFelt(Report &report, const Library &library, const ChipSet &chips) {
    FeltScene scene(chips);
    scene.setObjectName(QStringLiteral("moving"));
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.setInitialProperties({{QStringLiteral("scene"), QVariant::fromValue(&scene)}});
    engine.load(QUrl(QStringLiteral("qrc:/bench/FeltWindow.qml")));
    if (engine.rootObjects().isEmpty())
        return;
    auto &window = *qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst());
    window.show();
    const Rulebook &book = *library.find("lucky8");
    const RoundView empty = scenes::table("lucky8", 7, 6), full = scenes::crowded("lucky8", 7, 21, true);
    scene.show(empty, book, FeltScene::Arrival::Jump);
    settle(300);

    std::vector<double> show, showCpu;
    for (int i = 0; i < 10; ++i) {
        QElapsedTimer timer;
        timer.start();
        const double from = cpuMs();
        scene.show(full, book, FeltScene::Arrival::Jump);
        window.grabWindow(); // every piece is painted and on screen
        show.push_back(double(timer.nsecsElapsed()) / 1e6);
        showCpu.push_back(cpuMs() - from);
        scene.show(empty, book, FeltScene::Arrival::Jump);
        settle(30);
    }
    report.row("7 boxes, four hands, three bettors: shown in", percentile(show, .5), "ms");
    report.row("shown in, CPU time", percentile(showCpu, .5), "ms");

    std::vector<double> wall, cpu;
    QElapsedTimer frame;
    double frameCpu = 0;
    bool measuring = false;
    QObject::connect(&window, &QQuickWindow::afterAnimating, [&] {
        frame.restart();
        frameCpu = cpuMs();
    });
    QObject::connect(&window, &QQuickWindow::frameSwapped, [&] {
        if (!measuring)
            return;
        wall.push_back(double(frame.nsecsElapsed()) / 1e6);
        cpu.push_back(cpuMs() - frameCpu);
    });
    for (int i = 0; i < 5; ++i) {
        scene.show(dealt(false), book, FeltScene::Arrival::Jump);
        settle(150);
        measuring = true;
        scene.show(dealt(true), book, FeltScene::Arrival::Move);
        settle(90 * 15 + 300);
        measuring = false;
    }
    report.row("frames of a 7-box deal", double(wall.size()), "");
    report.row("95th percentile of a frame, 1280x800", percentile(wall, .95), "ms", 16.7);
    report.row("95th percentile of a frame in CPU time", percentile(cpu, .95), "ms", 16.7);
}

void benchMemory(Report &report, const Library &library, const ChipSet &chips) {
    TablePlayer player(library, chips, QStringLiteral("en"));
    player.scene()->setMotion(false);
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.setInitialProperties({{QStringLiteral("scene"), QVariant::fromValue(player.scene())}});
    engine.load(QUrl(QStringLiteral("qrc:/bench/FeltWindow.qml")));
    auto &window = *qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst());
    window.show();
    int steps = 0;
    double before = 0;
    constexpr int warm = 4000, more = 10000;
    std::size_t next = 0;
    QEventLoop loop; // a real event loop: what is to be deleted later is
    QTimer tick;
    QObject::connect(&tick, &QTimer::timeout, [&] {
        for (int i = 0; i < 20; ++i, ++steps) {
            if (player.position() >= player.count())
                player.openShelf(player.shelf()->entries()[next++ % player.shelf()->entries().size()].id);
            player.forward();
            if (steps == warm)
                before = residentMb();
        }
        if (steps >= warm + more)
            loop.quit();
    });
    tick.start(0);
    loop.exec();
    report.row("memory after 4,000 steps", before, "MB");
    report.row("memory 10,000 steps later: growth", residentMb() - before, "MB", 4);
}

} // namespace

int main(int argc, char *argv[]) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    QGuiApplication application(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    if (arguments.contains(QStringLiteral("--empty")))
        return emptyWindow();
    QFont font;
    font.setFamilies({QStringLiteral("Noto Sans"), QStringLiteral("Noto Sans CJK SC")});
    QGuiApplication::setFont(font);
    Report report(arguments.contains(QStringLiteral("--json")));
    const Library library = Library::shipped();
    const ChipSet chips = ChipSet::shipped();
    benchStart(report);
    benchFelt(report, library, chips);
    benchMemory(report, library, chips);
    return 0;
}
