// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shots.h"
#include "app/trainer.h"
#include "app/window/backgroundwork.h"
#include "app/window/examshots.h"
#include "core/security/safefile.h"

#include <QBuffer>
#include <QEventLoop>
#include <QImage>
#include <QQuickWindow>
#include <QTimer>

#include <string_view>

namespace pitwise {
namespace {

/// One picture: opened by `show`. A page or a state of a page worth looking at is one more line.
struct Shot {
    const char *name;
    void (*show)(Trainer &trainer);
};

/// What a dealer may choose of a felt.
struct FeltLook {
    bool layoutB = false, amounts = true, fourColour = false;
};

/// The Table page with a round of the shelf at its end.
void showRound(Trainer &trainer, const char *round, const FeltLook &look = {}) {
    trainer.settings()->setLayoutB(look.layoutB);
    trainer.settings()->setAmountLabels(look.amounts);
    trainer.settings()->setFourColourDeck(look.fourColour);
    trainer.navigation()->open(QStringLiteral("table"));
    trainer.table()->openShelf(QString::fromLatin1(round));
    trainer.table()->toEnd();
}

/// The trainee of the demo history takes her seat, wherever she was.
void seatDemo(Trainer &trainer) {
    Trainees &trainees = *trainer.trainees();
    for (int row = 0; row < trainees.count() && !trainees.seated(); ++row)
        if (trainees.index(row).data(Trainees::NameRole).toString().startsWith(QLatin1String("Tan")))
            trainees.choose(row, {});
}

void showSettings(Trainer &trainer, const char *part) {
    seatDemo(trainer);
    trainer.house()->setWho(QStringLiteral("Lim Siew Hoon, Pit Manager"));
    trainer.navigation()->openPart(QStringLiteral("settings"), QString::fromLatin1(part));
}

void answerBlindly(PracticeSession &session) {
    AnswerInput &input = *session.input();
    if (input.control() == AnswerInput::Control::OneOf || input.control() == AnswerInput::Control::SomeOf)
        input.choose(0);
    else if (input.control() == AnswerInput::Control::Money) {
        input.pile()->add(5);
        input.pile()->add(4);
    } else if (input.control() == AnswerInput::Control::Number)
        input.setTyped(QStringLiteral("17"));
    else
        input.moveRow(0, 0);
    session.lock();
}

/// A question of that topic and control on the Practice page, answered as a trainee might half-way; `judged`: locked.
void showQuestion(Trainer &trainer, const char *topic, AnswerInput::Control control, bool judged) {
    seatDemo(trainer);
    trainer.navigation()->open(QStringLiteral("practice"));
    PracticeSession &session = *trainer.practice();
    PracticeSetup &setup = *trainer.practiceSetup();
    setup.setMode(PracticeSetup::Mode::Custom);
    setup.setLength(1);
    for (const std::string_view each : topicNames)
        if (const QString name = QString::fromLatin1(each.data(), static_cast<qsizetype>(each.size()));
            setup.topics().contains(name) != (each == topic))
            setup.toggleTopic(name);
    session.start();
    for (int i = 0; i < 18 && session.phase() == PracticeSession::Phase::Asking; ++i) {
        if (i >= 3 && session.input()->control() == control && session.question()->hasFelt())
            break;
        answerBlindly(session);
        session.next();
    }
    if (judged)
        answerBlindly(session);
    else if (control == AnswerInput::Control::Money)
        for (const int chip : {6, 5, 5})
            session.input()->pile()->add(chip);
    else
        session.input()->choose(1);
}

void showSummary(Trainer &trainer, bool review) {
    seatDemo(trainer);
    trainer.answers()->close();
    trainer.navigation()->open(QStringLiteral("practice"));
    PracticeSession &session = *trainer.practice();
    if (session.phase() != PracticeSession::Phase::Finished) {
        if (session.phase() == PracticeSession::Phase::Judged)
            session.next();
        for (int i = 0; i < 30 && session.phase() == PracticeSession::Phase::Asking; ++i) {
            answerBlindly(session);
            session.next();
        }
    }
    if (review)
        trainer.review()->openMiss(0);
}

void leaveTable(Trainer &trainer) {
    trainer.answers()->close();
    if (const auto phase = trainer.practice()->phase();
        phase == PracticeSession::Phase::Asking || phase == PracticeSession::Phase::Judged)
        trainer.practice()->leave();
    trainer.practice()->backToSetup();
}

/// The editor with a Free Bet round of the shelf that has two cards drawn together on the dealer's hand.
void showEditor(Trainer &trainer, bool broken) {
    trainer.navigation()->open(QStringLiteral("scenarios"));
    ScenarioEditor &editor = *trainer.editor();
    if (!editor.isOpen())
        trainer.scenarios()->newFromShelf(QStringLiteral("fb-free-split"));
    if (!broken || editor.ask()->asked())
        return;
    EditorTable &table = *editor.table();
    table.goTo(table.stopCount() - 4);
    editor.incident()->put(0);
    editor.ask()->askHere();
    editor.ask()->setTitle(QStringLiteral("Two cards on my own hand"));
}

/// The live table after so many acts that were due, all right but the one after which a card goes astray; `stopped`: the
/// floor has been called for it.
void showLive(Trainer &trainer, const char *game, LivePlan::Mode mode, int acts, bool stopped = false) {
    seatDemo(trainer);
    trainer.navigation()->open(QStringLiteral("live"));
    LiveTable &table = *trainer.live();
    table.leave();
    table.backToSetup();
    table.setSeed(12);
    LivePlan &plan = *table.plan();
    plan.setGame(QString::fromLatin1(game));
    plan.setBoxes(plan.mostBoxes());
    plan.setRounds(1);
    plan.setDial(0);
    plan.setFaults(false);
    plan.setMode(mode);
    table.begin();
    for (int i = 0; i < acts && table.phase() == LiveTable::Phase::Dealing; ++i) {
        const std::size_t before = table.shift()->entries().size();
        table.doDue();
        if (table.phase() == LiveTable::Phase::Dealing && table.shift()->entries().size() == before &&
            !table.skipToPlayers())
            break;
    }
    if (stopped) {
        table.deal(plan.mostBoxes());
        table.stop();
    } else if (table.phase() == LiveTable::Phase::Dealing) {
        table.moveBox(1);
        table.moveBox(1);
    }
}

constexpr int allActs = 2000;

/// A whole round with two mistakes in it.
void showDealt(Trainer &trainer, bool replay) {
    showLive(trainer, "lucky8", LivePlan::Silent, 4);
    LiveTable &table = *trainer.live();
    for (int i = 0; i < allActs && table.phase() == LiveTable::Phase::Dealing; ++i) {
        const std::size_t before = table.shift()->entries().size();
        if (i == 40)
            table.say(static_cast<int>(live::Call::OfferInsurance));
        if (i == 60)
            table.say(static_cast<int>(live::Call::CloseSurrender));
        table.doDue();
        if (table.phase() == LiveTable::Phase::Dealing && table.shift()->entries().size() == before &&
            !table.skipToPlayers())
            table.finish();
    }
    if (replay) {
        table.openReplay();
        table.replay()->toMistake(1);
    }
}

constexpr Shot shots[] = {
    {"home-who",
     [](Trainer &trainer) {
         trainer.navigation()->open(QStringLiteral("settings"));
         trainer.trainees()->leave();
         trainer.navigation()->open(QStringLiteral("home"));
     }},
    {"home",
     [](Trainer &trainer) {
         seatDemo(trainer);
         trainer.navigation()->open(QStringLiteral("home"));
     }},
    {"rulebook",
     [](Trainer &trainer) {
         seatDemo(trainer);
         trainer.rulebook()->setSearch({});
         trainer.navigation()->openClause(QStringLiteral("lucky8"), QStringLiteral("3.24.3"));
     }},
    {"rulebook-search",
     [](Trainer &trainer) {
         trainer.rulebook()->setSearch(QStringLiteral("two cards"));
         trainer.rulebook()->setTab(RulebookDesk::Tab::Contrasts);
     }},
    {"rulebook-contrasts",
     [](Trainer &trainer) {
         trainer.rulebook()->setSearch({});
         trainer.rulebook()->setTab(RulebookDesk::Tab::Contrasts);
     }},
    {"rulebook-readings", [](Trainer &trainer) { trainer.rulebook()->setTab(RulebookDesk::Tab::Readings); }},
    {"rulebook-pay-tables",
     [](Trainer &trainer) {
         trainer.rulebook()->openDocument(QStringLiteral("freebet"));
         trainer.rulebook()->setTab(RulebookDesk::Tab::PayTables);
     }},
    {"table-four-colour", [](Trainer &trainer) { showRound(trainer, "l8-four-hands", {.fourColour = true}); }},
    {"table-labels-off", [](Trainer &trainer) { showRound(trainer, "l8-four-hands", {.amounts = false}); }},
    {"table-layout-b", [](Trainer &trainer) { showRound(trainer, "fb-free-split", {.layoutB = true}); }},
    {"table-lucky8", [](Trainer &trainer) { showRound(trainer, "l8-four-hands"); }},
    {"table-dueling8s", [](Trainer &trainer) { showRound(trainer, "d8-678-bonus"); }},
    {"table-freebet", [](Trainer &trainer) { showRound(trainer, "fb-dealer-22"); }},
    {"table-luckylucky", [](Trainer &trainer) { showRound(trainer, "ll-suited-777"); }},
    {"practice-setup",
     [](Trainer &trainer) {
         seatDemo(trainer);
         leaveTable(trainer);
         trainer.navigation()->open(QStringLiteral("practice"));
     }},
    {"practice-payout", [](Trainer &trainer) { showQuestion(trainer, "payouts", AnswerInput::Control::Money, false); }},
    {"practice-permission",
     [](Trainer &trainer) { showQuestion(trainer, "permissions", AnswerInput::Control::SomeOf, false); }},
    {"practice-ruling",
     [](Trainer &trainer) { showQuestion(trainer, "irregularities", AnswerInput::Control::OneOf, false); }},
    {"practice-control", [](Trainer &trainer) { showQuestion(trainer, "control", AnswerInput::Control::OneOf, false); }},
    {"practice-verdict", [](Trainer &trainer) { showQuestion(trainer, "payouts", AnswerInput::Control::Money, true); }},
    {"practice-verdict-ruling",
     [](Trainer &trainer) { showQuestion(trainer, "irregularities", AnswerInput::Control::OneOf, true); }},
    {"practice-summary", [](Trainer &trainer) { showSummary(trainer, false); }},
    {"practice-review", [](Trainer &trainer) { showSummary(trainer, true); }},
    {"live-setup",
     [](Trainer &trainer) {
         seatDemo(trainer);
         trainer.live()->leave();
         trainer.navigation()->open(QStringLiteral("live"));
     }},
    {"live-guided", [](Trainer &trainer) { showLive(trainer, "lucky8", LivePlan::Guided, 30); }},
    {"live-coached", [](Trainer &trainer) { showLive(trainer, "freebet", LivePlan::Coached, 34); }},
    {"live-silent", [](Trainer &trainer) { showLive(trainer, "dueling8s", LivePlan::Silent, 26); }},
    {"live-floor", [](Trainer &trainer) { showLive(trainer, "lucky8", LivePlan::Coached, 12, true); }},
    {"live-summary", [](Trainer &trainer) { showDealt(trainer, false); }},
    {"live-replay", [](Trainer &trainer) { showDealt(trainer, true); }},
    {"progress",
     [](Trainer &trainer) {
         trainer.live()->leave();
         leaveTable(trainer);
         trainer.navigation()->open(QStringLiteral("progress"));
     }},
    {"settings", [](Trainer &trainer) { showSettings(trainer, "look"); }},
    {"settings-training", [](Trainer &trainer) { showSettings(trainer, "training"); }},
    {"settings-house", [](Trainer &trainer) { showSettings(trainer, "house"); }},
    {"settings-records", [](Trainer &trainer) { showSettings(trainer, "records"); }},
    {"settings-school", [](Trainer &trainer) { showSettings(trainer, "school"); }},
    {"class",
     [](Trainer &trainer) {
         trainer.navigation()->open(QStringLiteral("class"));
         trainer.classes()->refresh();
         trainer.classes()->setCurrent(static_cast<int>(trainer.classes()->classes().indexOf(QStringLiteral("Batch 12"))));
     }},
    {"class-lecture", [](Trainer &trainer) { trainer.classes()->drill(); }},
    {"class-lecture-revealed", [](Trainer &trainer) { trainer.classes()->lecture()->reveal(); }},
    {"exams",
     [](Trainer &trainer) {
         trainer.classes()->lecture()->close();
         showExam(trainer, ExamShot::Doors);
     }},
    {"exams-shelf", [](Trainer &trainer) { showExam(trainer, ExamShot::Shelf); }},
    {"exams-blueprint", [](Trainer &trainer) { showExam(trainer, ExamShot::Blueprint); }},
    {"exams-plan", [](Trainer &trainer) { showExam(trainer, ExamShot::Plan); }},
    {"exams-release", [](Trainer &trainer) { showExam(trainer, ExamShot::Release); }},
    {"exams-sitting", [](Trainer &trainer) { showExam(trainer, ExamShot::Sitting); }},
    {"exams-results", [](Trainer &trainer) { showExam(trainer, ExamShot::Results); }},
    {"exams-result", [](Trainer &trainer) { showExam(trainer, ExamShot::Result); }},
    {"exams-appeal", [](Trainer &trainer) { showExam(trainer, ExamShot::Appeal); }},
    {"exams-people", [](Trainer &trainer) { showExam(trainer, ExamShot::People); }},
    {"exams-verify", [](Trainer &trainer) { showExam(trainer, ExamShot::Verify); }},
    {"scenarios",
     [](Trainer &trainer) {
         (void)trainer.editor()->leave();
         trainer.navigation()->open(QStringLiteral("scenarios"));
         trainer.scenarios()->refresh();
     }},
    {"editor", [](Trainer &trainer) { showEditor(trainer, false); }},
    {"editor-broken", [](Trainer &trainer) { showEditor(trainer, true); }},
    {"editor-try",
     [](Trainer &trainer) {
         showEditor(trainer, true);
         trainer.editor()->tryIt();
     }},
};

constexpr QSize sizes[] = {{1024, 700}, {1280, 800}, {1920, 1080}};
constexpr QSize usual = sizes[1];

void wait(int ms) {
    QEventLoop loop;
    QTimer::singleShot(ms, &loop, &QEventLoop::quit);
    loop.exec();
}

bool take(QQuickWindow &window, Trainer &trainer, const Shot &shot, QSize size, const QString &file) {
    shot.show(trainer);
    window.showNormal(); // a sitting fills the screen otherwise
    window.resize(size);
    wait(150); // Layout and late loaders; nothing moves while pictures are taken.
    QBuffer picture;
    picture.open(QBuffer::WriteOnly);
    if (!window.grabWindow().save(&picture, "PNG"))
        return false;
    try {
        security::writeFile(file, picture.data(), {security::Readers::Everyone});
    } catch (const Refusal &refusal) {
        qWarning("%s", qPrintable(inWords(refusal)));
        return false;
    }
    return true;
}

} // namespace

bool takeShots(QQuickWindow &window, Trainer &trainer, const QString &folder) {
    try {
        security::makeFolder(folder, security::Readers::Everyone);
    } catch (const Refusal &refusal) {
        qWarning("%s", qPrintable(inWords(refusal)));
        return false;
    }
    // Started at a page (--page exams), only its pictures are taken.
    const QString page = trainer.navigation()->page();
    std::vector<Shot> wanted;
    for (const Shot &shot : shots)
        if (page == QLatin1String("home") || QString::fromLatin1(shot.name).startsWith(page))
            wanted.push_back(shot);
    const auto file = [&](const Shot &shot, const QString &tail) {
        return folder + u'/' + QString::fromLatin1(shot.name) + u'-' + tail + QStringLiteral(".png");
    };
    Settings &settings = *trainer.settings();
    settings.setMotion(false);
    bool saved = true;
    // All of one before the next: a sitting that is over cannot be taken again.
    for (const Shot &shot : wanted) {
        for (const QSize size : sizes)
            saved &=
                take(window, trainer, shot, size, file(shot, QStringLiteral("%1x%2").arg(size.width()).arg(size.height())));
        if (std::string_view(shot.name).starts_with("table-"))
            saved &= take(window, trainer, shot, {3840, 2160}, file(shot, QStringLiteral("3840x2160")));
        settings.setColours(Settings::Colours::Light);
        saved &= take(window, trainer, shot, usual, file(shot, QStringLiteral("light")));
        settings.setColours(Settings::Colours::HighContrast);
        saved &= take(window, trainer, shot, usual, file(shot, QStringLiteral("high-contrast")));
        settings.setColours(Settings::Colours::Dark);
        settings.setTextSize(150);
        saved &= take(window, trainer, shot, usual, file(shot, QStringLiteral("text-150")));
        settings.setTextSize(100);
    }
    return saved;
}

} // namespace pitwise
