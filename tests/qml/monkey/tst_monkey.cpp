// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// tst_monkey [STEPS [SEED]]: a random walk over all pages, by key and mouse, the same for a seed. Nothing may crash, take
// longer than two seconds, be said on standard error, or lose an answer. `tst_monkey 20000` is the long walk.
#include "app/trainer.h"
#include "core/random/random.h"

#include <QDir>
#include <QFont>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <ctime>
#include <deque>

using namespace pitwise;

namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr int longestStep = 10'000; // the sanitizers take their time
#else
constexpr int longestStep = 2'000;
#endif

int steps = 1500;
std::uint64_t seed = 1;

/// What was said on standard error that somebody should look at.
QStringList complaints;

/// What only this way of running says: the platform without a display, the font list, the rail's icon of the program.
bool isOfTheTest(const QString &text) {
    static const QLatin1String known[] = {
        QLatin1String("This plugin does not support"), QLatin1String("OpenType support missing"),
        QLatin1String("qrc:/icons/pitwise.svg"),
        // Qt's own controls, whatever we write: the row of a ListView, the dialogs it falls back to without a platform's.
        QLatin1String("Cannot set activeFocusOnTab to false once item is the active focus item"),
        QLatin1String("DelegateModel::cancel: index out range"),
        // The render loop of a window that closes while something moves stops its animations twice.
        QLatin1String("QUnifiedTimer::stopAnimationDriver: driver is not running"),
        QLatin1String("qrc:/qt-project.org/imports/QtQuick/Dialogs")};
    return std::any_of(std::begin(known), std::end(known), [&](QLatin1String part) { return text.contains(part); });
}

void listen(QtMsgType type, const QMessageLogContext &, const QString &text) {
    if (type != QtDebugMsg && type != QtInfoMsg && !isOfTheTest(text))
        complaints << text;
    std::fprintf(stderr, "%s\n", qPrintable(text));
}

/// How long this thread has worked.
qint64 workedMs() {
    std::timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return qint64(now.tv_sec) * 1000 + now.tv_nsec / 1'000'000;
}

/// The machine's time, a second later with every step: nobody is as quick as a monkey.
class HurriedClock final : public Clock {
public:
    [[nodiscard]] UtcMs nowMs() const override { return m_machine.nowMs() + m_passed; }
    void step() { m_passed += 1000; }

private:
    SystemClock m_machine;
    UtcMs m_passed = 0;
};

} // namespace

class TestMonkey : public QObject {
    Q_OBJECT

    const QTemporaryDir m_folder;
    HurriedClock m_clock;
    std::unique_ptr<Trainer> m_trainer;
    QQmlEngine m_engine;
    std::unique_ptr<QObject> m_made;
    QQuickWindow *m_window = nullptr;
    Random m_random{seed};
    std::deque<QString> m_done; ///< The latest steps, for whoever has to do them again.
    int m_acknowledged = 0;     ///< Answers whose verdict was shown.

    void note(const QString &step) {
        m_done.push_back(step);
        if (m_done.size() > 40)
            m_done.pop_front();
    }
    [[nodiscard]] QByteArray story() const {
        QStringList lines(m_done.begin(), m_done.end());
        return lines.join(u'\n').toUtf8();
    }

    /// Items of the page that is seen that somebody could click: buttons, fields, felts.
    void collect(QQuickItem *item, std::vector<QQuickItem *> &found) const {
        if (!item->isVisible() || !item->isEnabled())
            return;
        if ((item->acceptedMouseButtons() & Qt::LeftButton) && item->width() > 4 && item->height() > 4)
            found.push_back(item);
        for (QQuickItem *child : item->childItems())
            collect(child, found);
    }

    void click() {
        QPoint place(static_cast<int>(m_random.below(static_cast<std::uint32_t>(m_window->width()))),
                     static_cast<int>(m_random.below(static_cast<std::uint32_t>(m_window->height()))));
        QString what = QStringLiteral("somewhere");
        std::vector<QQuickItem *> items;
        collect(m_window->contentItem(), items);
        if (m_random.below(10) > 0 && !items.empty()) {
            QQuickItem *item = items[m_random.below(static_cast<std::uint32_t>(items.size()))];
            const QPointF local(item->width() * (1 + m_random.below(9)) / 10, item->height() * (1 + m_random.below(9)) / 10);
            place = item->mapToScene(local).toPoint();
            what = QLatin1String(item->metaObject()->className()) + u' ' + item->property("text").toString();
        }
        if (!QRect(QPoint(), m_window->size()).contains(place))
            return;
        note(QStringLiteral("click %1,%2 %3").arg(place.x()).arg(place.y()).arg(what));
        QTest::mouseMove(m_window, place);
        QTest::mouseClick(m_window, Qt::LeftButton, {}, place);
    }

    void press() {
        struct Often {
            int weight;
            std::vector<int> keys;
        };
        static const std::vector<int> letters = [] {
            std::vector<int> keys;
            for (int key = Qt::Key_A; key <= Qt::Key_Z; ++key)
                keys.push_back(key);
            return keys;
        }();
        static const std::vector<int> digits = [] {
            std::vector<int> keys;
            for (int key = Qt::Key_0; key <= Qt::Key_9; ++key)
                keys.push_back(key);
            return keys;
        }();
        static const std::vector<Often> all = {
            {8, {Qt::Key_Return}},
            {6, {Qt::Key_Tab, Qt::Key_Backtab}},
            {6, {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}},
            {4, digits},
            {5, letters},
            {3, {Qt::Key_Space}},
            {2, {Qt::Key_Escape}},
            {2,
             {Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End, Qt::Key_F6,
              Qt::Key_F1, Qt::Key_F2, Qt::Key_F9, Qt::Key_F10, Qt::Key_Minus, Qt::Key_Plus, Qt::Key_Question}}};
        int total = 0;
        for (const Often &some : all)
            total += some.weight;
        int draw = static_cast<int>(m_random.below(static_cast<std::uint32_t>(total)));
        std::size_t at = 0;
        while (draw >= all[at].weight)
            draw -= all[at++].weight;
        const int key = all[at].keys[m_random.below(static_cast<std::uint32_t>(all[at].keys.size()))];
        Qt::KeyboardModifiers modifiers;
        if (m_random.below(20) == 0 && key >= Qt::Key_1 && key <= Qt::Key_9)
            modifiers = Qt::AltModifier; // another page
        else if (m_random.below(25) == 0 && key != Qt::Key_Q)
            modifiers = m_random.below(2) ? Qt::ControlModifier : Qt::ShiftModifier;
        note(QStringLiteral("key %1 %2").arg(QKeySequence(key).toString()).arg(static_cast<int>(modifiers)));
        QTest::keyClick(m_window, static_cast<Qt::Key>(key), modifiers);
    }

    void step(int number) {
        m_clock.step();
        if (number % 97 == 0) { // no corner keeps him for long
            static const char *pages[] = {"home",     "practice", "table",     "rulebook",
                                          "progress", "exams",    "scenarios", "settings"};
            const char *page = pages[m_random.below(std::size(pages))];
            note(QStringLiteral("open %1").arg(QLatin1String(page)));
            m_trainer->navigation()->open(QLatin1String(page));
        } else if (number % 501 == 0) {
            static const QSize sizes[] = {{1024, 700}, {1280, 800}, {800, 560}, {1600, 900}};
            m_window->resize(sizes[m_random.below(std::size(sizes))]);
        } else if (m_random.below(3) == 0) {
            click();
        } else {
            press();
        }
        QCoreApplication::processEvents();
        if (!m_window->isVisible())
            m_window->show();
    }

    [[nodiscard]] int answersOnDisk() {
        int count = 0;
        Store *store = m_trainer->desk().store();
        if (!store)
            return -1;
        const auto people = store->roster().all();
        const auto gone = store->roster().removed();
        const auto add = [&](const Trainee &trainee) { count += store->roster().belongings(trainee.id)->answers; };
        for (const Trainee &trainee : *people)
            add(trainee);
        for (const Roster::Removed &one : *gone)
            add(one.trainee);
        return count;
    }

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        qInstallMessageHandler(listen); // in the place of QTest's own
        QDir::setCurrent(m_folder.path());
        m_trainer = std::make_unique<Trainer>(
            TrainerOptions{m_folder.path() + QStringLiteral("/data"), QStringLiteral(":/i18n"), &m_clock});
        m_trainer->settings()->setMotion(false);
        m_trainer->trainees()->create(QStringLiteral("Tan Mei Ling"), {}, {});
        m_trainer->trainees()->create(QStringLiteral("Goh Wei Jian"), {}, {});
        connect(m_trainer->practice(), &PracticeSession::judged, this, [this] { ++m_acknowledged; });
        connect(m_trainer->scenarios()->run(), &ScenarioRun::phaseChanged, this, [this] {
            ScenarioRun &run = *m_trainer->scenarios()->run();
            static int last = -1;
            const int now = run.phase() == ScenarioRun::Phase::Judged && run.isRecorded() ? run.number() : -1;
            m_acknowledged += now >= 0 && now != last;
            last = now;
        });
        m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent main(&m_engine, QUrl(QStringLiteral("qrc:/qt/qml/Pitwise/Main.qml")));
        m_made.reset(main.createWithInitialProperties({{QStringLiteral("trainer"), QVariant::fromValue(m_trainer.get())}}));
        m_window = qobject_cast<QQuickWindow *>(m_made.get());
        QVERIFY2(m_window, qPrintable(main.errorString()));
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window));
    }

    void aRandomWalkBreaksNothing() {
        qint64 longest = 0;
        for (int number = 1; number <= steps; ++number) {
            QElapsedTimer clock;
            clock.start();
            const qint64 before = workedMs();
            step(number);
            // What a machine shared with others keeps us waiting is not ours; what stands still is.
            const qint64 took = clock.elapsed() < 20'000 ? workedMs() - before : clock.elapsed();
            longest = std::max(longest, took);
            QVERIFY2(took < longestStep, story() + QStringLiteral("\nstep %1 took %2 ms").arg(number).arg(took).toUtf8());
            QVERIFY2(complaints.isEmpty(),
                     story() + "\nstep " + QByteArray::number(number) + ": " + complaints.join(u'\n').toUtf8());
            if (number % 250 == 0)
                QCOMPARE(answersOnDisk(), m_acknowledged);
        }
        QCOMPARE(answersOnDisk(), m_acknowledged);
        QVERIFY(m_trainer->desk().store()->problems()->empty());
        std::printf("%d steps with seed %llu: %d answers, none lost; the longest step took %lld ms\n", steps,
                    static_cast<unsigned long long>(seed), m_acknowledged, static_cast<long long>(longest));
    }

    void cleanupTestCase() {
        m_made.reset();
        m_trainer.reset();
        QDir::setCurrent(QDir::rootPath());
    }
};

int main(int argc, char *argv[]) {
    const QTemporaryDir home;
    qputenv("HOME", home.path().toUtf8());
    QStandardPaths::setTestModeEnabled(true);
    const QGuiApplication application(argc, argv);
    QFont font;
    font.setFamilies({QStringLiteral("Noto Sans")});
    QGuiApplication::setFont(font);
    if (argc > 1)
        steps = QByteArray(argv[1]).toInt();
    if (argc > 2)
        seed = QByteArray(argv[2]).toULongLong();
    if (steps > 1500)
        qputenv("QTEST_FUNCTION_TIMEOUT", "20000000");
    TestMonkey test;
    return QTest::qExec(&test, QStringList{QString::fromLocal8Bit(argv[0])});
}

#include "tst_monkey.moc"
