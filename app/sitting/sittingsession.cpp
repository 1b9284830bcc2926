// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sitting/sittingsession.h"

#include "core/quiz/answerjson.h"
#include "core/security/safefile.h"

#include <QDateTime>
#include <QDir>
#include <QSysInfo>

#include <algorithm>

namespace pitwise {
namespace {

using exam::GoingBack;
const QString languageSetting = QStringLiteral("language");
constexpr qint64 lastMinutesMs = 5 * 60'000;
constexpr int ticksBetweenLooks = 8; // two seconds

/// "58:12": minutes and seconds, rounded up so that 0:00 is the end.
QString clockText(qint64 ms) {
    const qint64 seconds = (std::max<qint64>(0, ms) + 999) / 1000;
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

int nearestTextSize(int percent) {
    return percent >= 135 ? 150 : percent >= 110 ? 120 : 100;
}

/// After a crash the exam is opened from the station's own copy; a small file beside it says where it came from.
QString sourceFile(const QString &kept) {
    return kept + QStringLiteral(".source");
}
void rememberSource(const QString &kept, const QString &opened) {
    const QString folder = QFileInfo(opened).absolutePath();
    if (folder != QFileInfo(kept).absolutePath())
        security::writeFile(sourceFile(kept), folder.toUtf8());
}
QString sourceOf(const QString &kept) {
    return QFile::exists(sourceFile(kept)) ? QString::fromUtf8(security::readFile(sourceFile(kept)))
                                           : QFileInfo(kept).absolutePath();
}

/// A sitting that was broken off goes on from its own exam file: another one of the same name must not take its place.
void keepWhatWaits(const QString &folder, const QString &kept) {
    QStringList candidates;
    try {
        if (QFile::exists(kept))
            candidates = exam::ExamFile(security::readFile(kept)).candidates();
    } catch (const Refusal &) {
        return; // damaged: nothing goes on from it, the file that comes may be the way out
    }
    for (const QString &number : std::as_const(candidates))
        if (exam::SittingPlace{folder, QFileInfo(kept).completeBaseName(), number}.waits())
            throw Refusal{"the sitting of candidate " + number.toStdString() +
                              " under another exam file of this name is not over: finish it first",
                          QFileInfo(kept).fileName().toStdString(),
                          {}};
}

/// Whose exam was released here last.
QString knownIssuer(const QString &folder) {
    return folder + QStringLiteral("/issuer.json");
}
bool isAnotherThan(const QString &known, const exam::Issuer &issuer) {
    try {
        return QFile::exists(known) && exam::readIssuer(security::readFile(known)).publicKey != issuer.publicKey;
    } catch (const Refusal &) {
        return true; // what is known cannot be read: look closely
    }
}

void checkPin(exam::ReleaseGate &gate, qint64 nowMs, bool right) {
    if (right)
        return;
    const QString until = QDateTime::fromMSecsSinceEpoch(gate.lockout().lockedUntilMs).toString(QStringLiteral("HH:mm:ss"));
    throw Refusal{gate.isLocked(nowMs) ? "too many wrong PINs: this station is locked until " + until.toStdString()
                                       : std::string("that is not the release PIN"),
                  {},
                  {}};
}

} // namespace

SittingSession::SittingSession(const QString &folder, const Library &library, const ChipSet &chips,
                               const exam::ItemBank &bank, const exam::Clock &clock, QObject *parent)
    : QObject(parent), m_folder(folder), m_bank(bank), m_clock(clock), m_look(folder + QStringLiteral("/look.ini")),
      m_stage(library, chips), m_results(folder) {
    m_stage.scene()->setPayTables(false); // the same for everybody: they are left out where the felt is small
    m_tick.setInterval(250);
    connect(&m_tick, &QTimer::timeout, this, &SittingSession::tick);
    connect(&m_speaker, &Speaker::changed, this, &SittingSession::changed);
}

SittingSession::~SittingSession() = default;

SittingSession::Phase SittingSession::phase() const {
    if (!m_sitting)
        return m_released ? Phase::Confirm : m_file ? Phase::Identify : Phase::Closed;
    switch (m_sitting->state().phase()) {
    case exam::SittingPhase::Paused: return Phase::Paused;
    case exam::SittingPhase::Finished: return Phase::Finished;
    default: return Phase::Running;
    }
}

void SittingSession::open(const QUrl &examFile) {
    if (active())
        return;
    m_work.now([&] {
        const QByteArray bytes = security::readFile(pathOf(examFile));
        auto file = std::make_shared<const exam::ExamFile>(bytes);
        security::makeFolder(m_folder);
        // A copy stays here: after a crash the sitting goes on from it, wherever the stick has gone.
        const QString kept = QStringLiteral("%1/%2.pitexam").arg(m_folder, file->exam());
        if (!QFile::exists(kept) || security::readFile(kept) != bytes) {
            keepWhatWaits(m_folder, kept);
            security::writeFile(kept, bytes);
        }
        rememberSource(kept, pathOf(examFile));
        m_source = sourceOf(kept);
        m_gate = std::make_shared<exam::ReleaseGate>(m_folder + QStringLiteral("/gate.json"), m_clock.wallMs());
        m_sitting.reset();
        m_brokenOff.clear();
        m_damaged = false;
        for (const QString &number : file->candidates())
            if (exam::SittingPlace{m_folder, file->exam(), number}.waits())
                m_brokenOff = number;
        m_otherIssuer = isAnotherThan(knownIssuer(m_folder), file->issuer());
        m_file = std::move(file);
    });
    m_resultFile.clear();
    Q_EMIT changed();
}

void SittingSession::findBrokenOff() {
    const QStringList files = QDir(m_folder).entryList({QStringLiteral("*.pitexam")}, QDir::Files, QDir::Time);
    for (const QString &file : files) {
        open(QUrl::fromLocalFile(m_folder + u'/' + file));
        if (!m_brokenOff.isEmpty())
            return;
    }
    close();
    m_work.forgive();
}

void SittingSession::release(const QString &candidate, const QString &invigilator, const QString &pin, const QString &code,
                             const QString &damageNote) {
    if (!m_file || m_sitting || m_released)
        return;
    struct Released { // neither: what is kept is damaged
        std::shared_ptr<exam::ReleasedSitting> fresh;
        std::shared_ptr<exam::Sitting> again;
    };
    m_invigilator = invigilator.trimmed();
    m_work.run(
        tr("Checking the PIN"),
        [file = m_file, gate = m_gate, number = candidate.trimmed(), who = m_invigilator, secret = pin.toUtf8(),
         given = code.toUtf8(), note = damageNote, folder = m_folder, &bank = m_bank,
         &clock = m_clock](const BackgroundWork::Step &) {
            if (!file->candidates().contains(number))
                throw Refusal{"this exam file has no candidate of this number", number.toStdString(), {}};
            if (who.isEmpty())
                throw Refusal{"the invigilator's name goes into the record: type it", {}, {}};
            auto released = gate->release(*file, number, secret, clock.wallMs());
            checkPin(*gate, clock.wallMs(), released.has_value());
            released->giveCode(given);
            if (exam::SittingPlace{folder, file->exam(), number}.wasStarted()) {
                try {
                    return Released{nullptr, std::make_shared<exam::Sitting>(exam::Sitting::resume(
                                                 std::move(*released), bank, clock, folder, who, note))};
                } catch (const exam::DamagedLog &) {
                    return Released{};
                }
            }
            (void)questionsOf(released->form, released->blueprint, bank); // a station that cannot ask them says it now
            return Released{std::make_shared<exam::ReleasedSitting>(std::move(*released)), nullptr};
        },
        [this](Released released) {
            if (released.again)
                return take(std::move(released.again));
            if (m_damaged = !released.fresh; m_damaged) {
                Q_EMIT changed();
                return;
            }
            security::keepMemoryPrivate(true);
            m_released = std::move(released.fresh);
            m_settling.begin(m_clock.steadyMs());
            Q_EMIT changed();
        });
}

void SittingSession::begin() {
    if (!m_released || m_work.busy())
        return;
    m_work.now([&] {
        auto sitting = std::make_shared<exam::Sitting>(
            exam::Sitting::start(m_released->copy(), m_bank, m_clock, m_folder, m_invigilator, QSysInfo::machineHostName()));
        m_released.reset();
        if (!m_language.isEmpty())
            sitting->changeSetting(languageSetting, m_language);
        take(std::move(sitting));
    });
}

void SittingSession::speak(const QString &code) {
    if (phase() != Phase::Confirm || m_language == code)
        return;
    m_language = code;
    Q_EMIT languageChanged();
    Q_EMIT changed();
}

void SittingSession::notHim() {
    m_released.reset();
    forgetLanguage();
    security::keepMemoryPrivate(false);
    Q_EMIT changed();
}

const exam::Candidate *SittingSession::who() const {
    return m_sitting ? &m_sitting->candidate() : m_released ? &m_released->candidate : nullptr;
}

QString SittingSession::rulesText() const {
    if (!m_released)
        return {};
    const exam::Blueprint &blueprint = m_released->blueprint;
    const int factor = m_released->candidate.granted.timeFactor;
    QStringList lines{tr("%1 questions in %2 minutes; %3 % right answers are needed.")
                          .arg(blueprint.questionCount())
                          .arg(blueprint.timeMs() * factor / 100 / 60'000)
                          .arg(blueprint.passMark)};
    switch (blueprint.goingBack) {
    case GoingBack::No: lines << tr("There is no way back to a question that you have left."); break;
    case GoingBack::WithinSection: lines << tr("You may go back within a section, not into one that you have left."); break;
    case GoingBack::Everywhere: lines << tr("You may go back to every question until you hand in."); break;
    }
    lines << tr("An answer is locked with Enter. What you have chosen and not locked when the time is over counts too.")
          << tr("Leaving the exam's window is recorded.")
          << (blueprint.payTables ? tr("F8 opens the pay tables of the game that is asked about.")
                                  : tr("Pay tables are not shown in this exam."));
    return lines.join(u'\n');
}

void SittingSession::keepChosen() {
    if (phase() != Phase::Running || m_onStage != m_sitting->state().current())
        return;
    const exam::QuestionState &now = m_sitting->state().questions()[static_cast<std::size_t>(m_onStage)];
    if (now.answered && m_sitting->blueprint().goingBack == GoingBack::No)
        return;
    const std::optional<Answer> stands = m_stage.input()->complete() ? m_stage.input()->answer() : std::nullopt;
    const bool locked = now.answered && answerIn(now.answer) == stands;
    const QJsonObject chosen = stands && !locked ? answerJson(*stands) : QJsonObject();
    if (chosen == now.chosen)
        return;
    try {
        m_sitting->choose(chosen);
    } catch (const Refusal &) {
        return; // its time has just run out, or the disk is full: then the clock says so
    }
    m_overview.show(m_sitting->state());
}

void SittingSession::windowLeft() {
    if (active() && m_leftAtMs < 0)
        m_leftAtMs = m_clock.steadyMs();
}

void SittingSession::windowBack() {
    const qint64 away = m_leftAtMs < 0 ? 0 : m_clock.steadyMs() - m_leftAtMs;
    m_leftAtMs = -1;
    constexpr qint64 aGlance = 500; // a dialog of the window manager, a change of the screen
    if (active() && away >= aGlance)
        happen([&](exam::Sitting &sitting) { sitting.leftWindow(away); });
}

void SittingSession::screenSeen(int screenWidth, int screenHeight, int windowWidth, int windowHeight, double scale) {
    if (!active())
        return;
    const QJsonObject seen{{QStringLiteral("screen"), QStringLiteral("%1x%2").arg(screenWidth).arg(screenHeight)},
                           {QStringLiteral("window"), QStringLiteral("%1x%2").arg(windowWidth).arg(windowHeight)},
                           {QStringLiteral("scale"), scale},
                           {QStringLiteral("textSize"), m_look.textSize()}};
    if (seen == m_screen)
        return;
    m_screen = seen;
    happen([&](exam::Sitting &sitting) { sitting.screenSeen(seen); });
}

void SittingSession::take(std::shared_ptr<exam::Sitting> sitting) {
    m_sitting = std::move(sitting);
    rememberIssuer();
    m_problem.clear();
    m_brokenOff.clear();
    m_damaged = false;
    m_onStage = m_waitingMove = -1;
    m_leftAtMs = -1;
    m_screen = {};
    const exam::Accommodations &granted = m_sitting->candidate().granted;
    m_look.setColours(granted.highContrast ? Settings::Colours::HighContrast : Settings::Colours::Dark);
    m_look.setTextSize(nearestTextSize(granted.textSize));
    m_look.setMotion(!granted.reducedMotion);
    m_language = m_sitting->state().settings().value(languageSetting).toString(); // as it was before a crash
    Q_EMIT languageChanged();
    security::keepMemoryPrivate(true);
    m_speaker.setOn(granted.readAloud);
    m_tick.start();
    showQuestion();
}

void SittingSession::rememberIssuer() const {
    try {
        if (!QFile::exists(knownIssuer(m_folder)) || m_otherIssuer)
            security::writeFile(knownIssuer(m_folder), exam::writeIssuer(m_file->issuer()));
    } catch (const Refusal &) {
        return; // a full disk keeps nobody from his exam for this
    }
}

void SittingSession::putAside(const QString &pin) {
    if (!m_file || m_sitting || m_brokenOff.isEmpty())
        return;
    m_work.run(
        tr("Checking the PIN"),
        [file = m_file, gate = m_gate, number = m_brokenOff, secret = pin.toUtf8(),
         now = m_clock.wallMs()](const BackgroundWork::Step &) {
            checkPin(*gate, now, gate->release(*file, number, secret, now).has_value());
            return true;
        },
        [this](bool) {
            m_brokenOff.clear();
            close();
        });
}

void SittingSession::close() {
    if (held())
        return;
    security::keepMemoryPrivate(false);
    m_tick.stop();
    m_speaker.setOn(false);
    m_released.reset();
    m_sitting.reset();
    m_file.reset();
    m_brokenOff.clear();
    m_damaged = false;
    m_resultFile.clear();
    m_stage.clear();
    forgetLanguage();
    m_results.refresh();
    Q_EMIT changed();
}

void SittingSession::forgetLanguage() {
    m_language.clear();
    Q_EMIT languageChanged();
}

/// A verb of the sitting: what it refuses, the candidate reads; nothing has changed then.
template <typename Verb> bool SittingSession::happen(Verb verb) {
    if (!m_sitting)
        return false;
    QString problem;
    try {
        verb(*m_sitting);
    } catch (const Refusal &refusal) {
        problem = tr("Not saved. %1 Call the invigilator.").arg(inWords(refusal));
    }
    if (problem != m_problem) {
        m_problem = problem;
        Q_EMIT changed();
    }
    return problem.isEmpty();
}

void SittingSession::tick() {
    if (!m_sitting)
        return;
    const Phase before = phase();
    keepChosen(); // before the time is looked at: what stands there when it is over counts
    QString problem;
    try {
        m_sitting->tick();
    } catch (const Refusal &refusal) {
        problem = tr("The clock cannot be saved. %1 Call the invigilator.").arg(inWords(refusal));
    }
    if (m_clockUnsaved != !problem.isEmpty()) {
        m_clockUnsaved = !problem.isEmpty();
        m_problem = problem;
        Q_EMIT changed();
    }
    if (++m_ticks % ticksBetweenLooks == 0)
        lookForOrders();
    Q_EMIT ticked();
    if (before != phase() || m_onStage != m_sitting->state().current())
        showQuestion();
}

void SittingSession::lookForOrders() {
    if (!active())
        return;
    const auto key = std::make_shared<security::SecretBytes>(m_sitting->roomKey().copy());
    m_orders.run(
        QString(),
        [folder = m_source, exam = m_sitting->exam(), key](const BackgroundWork::Step &) {
            return exam::ordersIn(folder, exam, *key);
        },
        [this](const std::vector<exam::RoomOrder> &orders) {
            for (const exam::RoomOrder &order : orders) {
                if (!active() || m_sitting->state().hasObeyed(order.id))
                    continue;
                bool given = false;
                if (happen([&](exam::Sitting &sitting) { given = sitting.obey(order); }) && given)
                    Q_EMIT timeGiven(static_cast<int>(order.amountMs / 60'000), order.reason);
            }
        });
}

void SittingSession::showQuestion() {
    if (!m_sitting)
        return;
    if (phase() != Phase::Running)
        m_speaker.hush();
    if (phase() == Phase::Finished)
        showEnd();
    const int question = m_sitting->state().current();
    if (phase() != Phase::Running || question != m_onStage)
        m_waitingMove = -1; // time has moved on by itself
    if (phase() == Phase::Running && question != m_onStage && question >= 0) {
        m_onStage = question;
        try {
            m_stage.ask(readPosed(m_sitting->question(question), m_sitting->shape(question)));
            m_stage.input()->setTyping(m_stage.input()->control() == AnswerInput::Control::Money);
            const exam::QuestionState &state = m_sitting->state().questions()[static_cast<std::size_t>(question)];
            if (const auto answer = answerIn(state.chosen.isEmpty() ? state.answer : state.chosen))
                m_stage.input()->fill(*answer);
            m_settling.begin(m_clock.steadyMs());
            readAloud();
        } catch (const Refusal &refusal) {
            m_problem = inWords(refusal);
        }
    }
    m_overview.show(m_sitting->state());
    Q_EMIT changed();
    Q_EMIT ticked();
}

void SittingSession::showEnd() {
    if (!m_resultFile.isEmpty())
        return;
    m_tick.stop();
    happen([&](exam::Sitting &sitting) {
        const QString path = exam::SittingPlace{m_folder, sitting.exam(), sitting.candidate().number}.resultFile();
        security::writeFile(path, sitting.result());
        m_resultFile = path;
    });
}

void SittingSession::lockAndNext() {
    if (phase() != Phase::Running || !m_stage.input()->complete())
        return;
    const bool locked = happen([&](exam::Sitting &sitting) {
        // What is locked already stays: a crash or a full disk can come between it and the next question.
        const exam::QuestionState &now = sitting.state().questions()[static_cast<std::size_t>(sitting.state().current())];
        const bool mayChange = !now.answered || sitting.blueprint().goingBack != GoingBack::No;
        const std::optional<Answer> answer = m_stage.input()->answer();
        if (mayChange && answer && answerIn(now.answer) != answer)
            sitting.answer(answerJson(*answer));
    });
    if (const int next = m_sitting->state().nextAfter(m_sitting->state().current()); locked && next >= 0)
        goTo(next);
    else
        showQuestion();
}

void SittingSession::back() {
    if (canGoBack())
        goTo(number() - 2);
}

void SittingSession::goTo(int question) {
    if (phase() != Phase::Running || !m_sitting->state().canShow(question))
        return;
    keepChosen();
    if (m_sitting->state().leftBehindBy(question).none())
        return move(question);
    m_waitingMove = question;
    showQuestion();
}

void SittingSession::move(int question) {
    m_waitingMove = -1;
    happen([&](exam::Sitting &sitting) { sitting.show(question); });
    showQuestion();
}

void SittingSession::leave() {
    if (phase() == Phase::Running && m_waitingMove >= 0)
        move(m_waitingMove);
}

void SittingSession::stay() {
    m_waitingMove = -1;
    Q_EMIT changed();
}

QString SittingSession::leavingText() const {
    if (!m_sitting || m_waitingMove < 0)
        return {};
    const exam::LeftBehind left = m_sitting->state().leftBehindBy(m_waitingMove);
    if (m_sitting->blueprint().goingBack == GoingBack::No)
        return tr("%n question(s) without an answer: in this exam there is no way back.", nullptr, left.open);
    return tr("%1 open and %2 flagged questions stay behind. There is no way back to them.")
        .arg(left.open)
        .arg(left.flagged);
}

void SittingSession::toggleFlag() {
    if (phase() != Phase::Running)
        return;
    happen([&](exam::Sitting &sitting) { sitting.flag(!flagged()); });
    showQuestion();
}

void SittingSession::useAid(Aid aid, int value) {
    if (!active())
        return;
    const char *names[] = {"textSize", "colours", "motion", "readAloud"};
    const bool noted = happen(
        [&](exam::Sitting &sitting) { sitting.changeSetting(QString::fromLatin1(names[static_cast<int>(aid)]), value); });
    if (!noted)
        return;
    switch (aid) {
    case Aid::TextSize: m_look.setTextSize(value); break;
    case Aid::Contrast: m_look.setColours(static_cast<Settings::Colours>(value)); break;
    case Aid::Motion: m_look.setMotion(value != 0); break;
    case Aid::ReadAloud:
        m_speaker.setOn(value != 0);
        readAloud();
        break;
    }
}

void SittingSession::readAloud() {
    if (phase() == Phase::Running)
        m_speaker.say(m_stage.spoken());
}

bool SittingSession::voiceMissing() const {
    return active() && m_sitting->candidate().granted.readAloud && (!m_speaker.available() || m_speaker.failed());
}

void SittingSession::finish() {
    if (phase() != Phase::Running)
        return;
    keepChosen();
    happen([](exam::Sitting &sitting) { sitting.finish(); });
    showQuestion();
}

template <typename Verb> void SittingSession::authorise(const QString &pin, Verb verb) {
    if (!m_sitting)
        return;
    m_work.run(
        tr("Checking the PIN"),
        [file = m_file, gate = m_gate, number = candidate(), secret = pin.toUtf8(),
         now = m_clock.wallMs()](const BackgroundWork::Step &) {
            checkPin(*gate, now, gate->release(*file, number, secret, now).has_value());
            return true;
        },
        [this, verb](bool) {
            const bool noted = happen(verb);
            showQuestion();
            if (noted)
                Q_EMIT authorised();
        });
}

void SittingSession::extend(int minutes, const QString &reason, const QString &who, const QString &pin) {
    authorise(pin, [=](exam::Sitting &sitting) { sitting.extend(qint64(minutes) * 60'000, who, reason); });
}

void SittingSession::extendAll(int minutes, const QString &reason, const QString &who, const QString &pin) {
    authorise(pin, [=, this](exam::Sitting &sitting) {
        const auto order = exam::RoomOrder::make(sitting.exam(), qint64(minutes) * 60'000, who, reason, m_clock.wallMs());
        exam::keepOrder(m_source, order, sitting.roomKey()); // where that fails nobody has got any time
        sitting.obey(order);
    });
}

void SittingSession::note(const QString &text, const QString &who, const QString &pin) {
    authorise(pin, [=](exam::Sitting &sitting) { sitting.noteIncident(who, text); });
}

void SittingSession::pause(const QString &reason, const QString &who, const QString &pin) {
    authorise(pin, [=](exam::Sitting &sitting) { sitting.pause(who, reason); });
}

void SittingSession::proceed(const QString &who, const QString &pin) {
    authorise(pin, [=](exam::Sitting &sitting) { sitting.proceed(who); });
}

void SittingSession::stop(const QString &reason, const QString &who, const QString &pin) {
    authorise(pin, [=](exam::Sitting &sitting) { sitting.stop(who, reason); });
}

void SittingSession::saveResult(const QUrl &file) {
    if (phase() != Phase::Finished ||
        !m_work.now([&] { security::writeFile(pathOf(file), m_sitting->result(), {security::Readers::Everyone}); }))
        return;
    if (!m_resultFile.isEmpty())
        m_results.markTaken(m_resultFile);
    Q_EMIT saved(pathOf(file));
}

void SittingSession::keepResult() {
    if (phase() == Phase::Finished)
        showQuestion();
}

QString SittingSession::sectionText() const {
    if (!m_sitting)
        return {};
    const exam::Blueprint &blueprint = m_sitting->blueprint();
    const int section = m_sitting->state().section();
    return tr("Form %1. Section %2 of %3: %4")
        .arg(m_sitting->form().label())
        .arg(section + 1)
        .arg(blueprint.sections.size())
        .arg(blueprint.sections[static_cast<std::size_t>(section)].title);
}

QString SittingSession::grantedText() const {
    if (!m_sitting)
        return {};
    const int factor = m_sitting->candidate().granted.timeFactor;
    return factor == 100 ? tr("Candidate %1").arg(candidate())
                         : tr("Candidate %1, time × %2").arg(candidate()).arg(factor / 100.0);
}

bool SittingSession::flagged() const {
    return m_sitting && m_sitting->state().current() >= 0 &&
           m_sitting->state().questions()[static_cast<std::size_t>(m_sitting->state().current())].flagged;
}

bool SittingSession::canGoBack() const {
    return m_sitting && number() > 1 && m_sitting->state().canShow(number() - 2);
}

bool SittingSession::leavesSection() const {
    if (!m_sitting || isLast() || m_sitting->blueprint().goingBack != GoingBack::WithinSection)
        return false;
    const int now = m_sitting->state().current();
    const int next = m_sitting->state().nextAfter(now);
    return next >= 0 && m_sitting->state().sectionOf(next) != m_sitting->state().sectionOf(now);
}

QString SittingSession::clock() const {
    return m_sitting ? clockText(m_sitting->remainingMs()) : QString();
}

int SittingSession::minutesLeft() const {
    return m_sitting ? static_cast<int>((m_sitting->remainingMs() + 59'999) / 60'000) : 0;
}

QString SittingSession::allowed() const {
    return m_sitting ? clockText(m_sitting->state().allowedMs()) : QString();
}

QString SittingSession::sectionClock() const {
    const auto left = m_sitting ? m_sitting->sectionRemainingMs() : std::nullopt;
    return left ? clockText(*left) : QString();
}

bool SittingSession::lastMinutes() const {
    return m_sitting && m_sitting->remainingMs() <= lastMinutesMs;
}

QString SittingSession::endText() const {
    if (phase() != Phase::Finished)
        return {};
    const auto &questions = m_sitting->state().questions();
    const auto kept = std::count_if(questions.begin(), questions.end(), [](const auto &one) { return one.kept; });
    const bool timeOver = m_sitting->state().endedBy() == QLatin1String("time");
    QString text = timeOver ? tr("The time is over.") + u' ' : QString();
    text += tr("%1 of %2 questions are answered.").arg(m_overview.answered()).arg(m_overview.count());
    if (kept > 0)
        text +=
            u' ' + tr("%n of them you had chosen and not locked: they count as chosen.", nullptr, static_cast<int>(kept));
    return text;
}

} // namespace pitwise
