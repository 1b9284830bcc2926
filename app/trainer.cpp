// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/trainer.h"
#include "app/felt/looks.h"
#include "core/bin/bin.h"
#include "core/security/safefile.h"

#include <QCoreApplication>
#include <QDir>

namespace pitwise {
namespace {

/// What an older program left open to others. A folder that holds other things too is not ours to close.
void keepOursPrivate(const QString &folder) {
    static const QStringList ours{QStringLiteral("records.*"), QStringLiteral("people.*"), QStringLiteral("settings.ini"),
                                  QStringLiteral("exams"),     QStringLiteral("sittings"), QStringLiteral("packs"),
                                  QStringLiteral("drafts"),    QStringLiteral("live"),     QStringLiteral("lrs")};
    constexpr auto all = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;
    const QStringList entries = QDir(folder).entryList(ours, all);
    if (entries.size() == QDir(folder).entryList(all).size())
        return security::keepPrivate(folder);
    for (const QString &entry : entries)
        security::keepPrivate(folder + u'/' + entry);
}

QString madeFolder(const QString &folder) {
    const QString place = QDir(folder).absolutePath();
    try {
        security::makeFolder(place);
        keepOursPrivate(place);
    } catch (const security::NotWritten &) { // who opens the records says it
    }
    return place;
}

/// What was removed longer ago than thirty days goes.
void emptyBins(const QString &folder, qint64 nowMs) {
    for (const char *things : {"/packs", "/drafts", "/exams"}) {
        try {
            (void)Bin(folder + QLatin1String(things)).empty(nowMs);
        } catch (const Refusal &) { // a disk that does not take it now is asked again at the next start
        }
    }
}

} // namespace

Trainer::Trainer(const TrainerOptions &options, QObject *parent)
    : QObject(parent), m_dataFolder(madeFolder(options.dataFolder)), m_library(Library::shipped()),
      m_settings(m_dataFolder + QStringLiteral("/settings.ini")), m_language(m_settings, options.translations),
      m_desk(m_dataFolder, m_library, options.clock ? *options.clock : m_machineClock),
      m_table(m_library, m_desk.chips(), m_language.code()), m_live(m_desk), m_trainees(m_desk), m_practiceSetup(m_desk),
      m_practice(m_desk, m_practiceSetup), m_answers(m_desk), m_review(m_desk, m_answers), m_home(m_desk, m_answers),
      m_house(m_desk), m_goals(m_desk), m_records(m_desk), m_lrs(m_desk, m_dataFolder + QStringLiteral("/lrs")),
      m_progress(m_desk, m_answers), m_examBank(m_library),
      m_staff(m_dataFolder + QStringLiteral("/people.json"), [this] { return m_examClock.wallMs(); }),
      m_exams(m_dataFolder + QStringLiteral("/exams"), m_library, m_examChips, m_examBank, m_examClock, m_staff),
      m_sitting(m_dataFolder + QStringLiteral("/sittings"), m_library, m_examChips, m_examBank, m_examClock),
      m_shelf(m_dataFolder, m_library), m_editor(m_desk, m_shelf), m_scenarios(m_desk, m_shelf, m_editor), m_school(m_desk),
      m_classes(m_desk, m_answers), m_classWork(m_desk, m_answers), m_rosterImport(m_desk) {
    felt::addLooks(QStringLiteral(":/assets/rulebooks"), m_library);
    m_desk.setLanguage(m_language.code());
    connect(&m_language, &Language::changed, this, [this] {
        m_desk.setLanguage(m_language.code());
        if (m_rulebook)
            m_rulebook->setLanguage(m_language.code());
    });
    connect(&m_navigation, &Navigation::clauseRequested, this,
            [this](const QString &document, const QString &clause) { rulebook()->open(document, clause); });
    connect(&m_language, &Language::changed, &m_table, [this] { m_table.setLanguage(m_language.code()); });
    connect(&m_trainees, &Trainees::seatedChanged, &m_settings, [this] {
        m_settings.setProfile(m_desk.trainee() ? m_desk.trainee()->id.toString(QUuid::WithoutBraces) : QString());
    });
    connect(&m_sitting, &SittingSession::languageChanged, this, [this] { m_language.speak(m_sitting.language()); });
    connect(&m_trainees, &Trainees::seatedChanged, &m_practiceSetup, &PracticeSetup::refresh);
    connect(&m_trainees, &Trainees::seatedChanged, &m_practice, &PracticeSession::refresh);
    connect(&m_trainees, &Trainees::seatedChanged, &m_live, &LiveTable::backToSetup);
    connect(&m_trainees, &Trainees::seatedChanged, this, [this] { // another's summary and answers are not his to see
        m_practice.backToSetup();
        m_answers.close();
    });
    emptyBins(m_dataFolder, m_desk.clock().nowMs());
    m_sitting.findBrokenOff();
    if (!m_sitting.brokenOff().isEmpty())
        m_navigation.open(QStringLiteral("exams"));
    connect(&m_scenarios, &ScenarioLibrary::traineeWanted, &m_trainees, &Trainees::seatSomebody);
    connect(&m_scenarios, &ScenarioLibrary::editorRequested, &m_navigation,
            [this] { m_navigation.open(QStringLiteral("scenarios")); });
    connect(m_scenarios.run(), &ScenarioRun::reviewRequested, &m_answers,
            [this](std::vector<AnswerId> answers) { m_answers.show(std::move(answers), 0); });
    connect(&m_practice, &PracticeSession::finished, this, [this] { m_review.show(m_practice.session()); });

    connect(&m_home, &HomeDesk::changed, &m_live, &LiveTable::suggest);
    connect(&m_language, &Language::changed, &m_home, &HomeDesk::refresh);
    connect(&m_trainees, &Trainees::seatedChanged, &m_home, &HomeDesk::refresh);
    connect(&m_trainees, &Trainees::seatedChanged, &m_goals, &Goals::refresh);
    connect(&m_trainees, &Trainees::recordsChanged, this, &Trainer::readAll);
    const auto helpWithPins = [this] {
        const bool somebody = m_staff.count() > 0;
        m_trainees.setPinHelp(m_staff.may(people::Right::SeeOthersRecords) ? Trainees::PinHelp::Here
                              : somebody                                   ? Trainees::PinHelp::SignIn
                                                                           : Trainees::PinHelp::NobodyYet);
    };
    connect(&m_staff, &Staff::changed, &m_trainees, helpWithPins);
    helpWithPins();
    const auto nameAuthor = [this] { // the instructor who signed in, else whoever sits here
        const QString author = m_staff.signedIn() ? m_staff.name() : m_desk.trainee() ? m_desk.trainee()->name : QString();
        m_shelf.setAuthor(author);
        m_classes.setAuthor(author);
        m_classWork.setAuthor(author);
        m_rosterImport.setAuthor(author);
    };
    connect(&m_staff, &Staff::changed, this, nameAuthor);
    connect(&m_trainees, &Trainees::seatedChanged, this, nameAuthor);
    nameAuthor();
    connect(&m_goals, &Goals::saved, &m_practiceSetup, &PracticeSetup::refresh);
    connect(&m_records, &RecordsDesk::imported, this, [this] {
        m_trainees.read();
        readAll();
    });
    connect(&m_records, &RecordsDesk::restored, &m_trainees, &Trainees::readOthers);
    joinSchool();
    connect(&m_house, &HouseDesk::changed, this, [this] {
        if (m_rulebook)
            m_rulebook->setFixed(m_house.fixed());
        m_table.readHouse(m_desk.house().settleFrom);
        m_practice.readHouse();
        m_editor.readHouse();
    });
    connect(&m_navigation, &Navigation::pageChanged, this, [this] {
        // Gone somewhere else, not into the rulebook and back: the summary has been read.
        if (m_navigation.page() != QLatin1String("practice") && !m_navigation.canGoBack() && !m_answers.isOpen())
            m_practice.backToSetup();
        if (m_navigation.page() == QLatin1String("rulebook"))
            showMastery();
        if (m_navigation.page() == QLatin1String("exams"))
            readExamPacks();
        if (m_navigation.page() != QLatin1String("class") && !m_navigation.canGoBack())
            m_classes.lecture()->close();
    });
    // Whoever closes the window keeps what he was told is saved.
    connect(qApp, &QCoreApplication::aboutToQuit, &m_editor, [this] { (void)m_editor.leave(); });
    m_table.readHouse(m_desk.house().settleFrom);
    if (!m_desk.house().fixed.empty())
        m_house.refresh(); // the rulebook shows how this house reads; without decisions there is nothing to tell
}

RulebookDesk *Trainer::rulebook() {
    if (!m_rulebook) {
        m_rulebook = std::make_unique<RulebookDesk>(m_library, m_language.code());
        m_rulebook->setFixed(m_house.fixed());
    }
    return m_rulebook.get();
}

void Trainer::showMastery() {
    if (!m_desk.trainee()) {
        rulebook()->setMastery(nullptr);
        return;
    }
    auto mastery = std::make_shared<OwnMastery>();
    const Learner learner = m_desk.learner();
    const double retention = m_desk.practiceSettings().retention;
    for (const std::string &document : m_desk.library().documents())
        for (MasteryCell &cell : masteryMap(learner, m_desk.catalogue(), document, m_desk.moment(), retention).cells)
            mastery->emplace(ClauseKey{document, cell.clause}, cell);
    rulebook()->setMastery(std::move(mastery));
}

void Trainer::readExamPacks() {
    m_shelf.load();
    std::vector<Pack> packs;
    for (const ShelfPack &pack : m_shelf.packs())
        packs.push_back({pack.id.toStdString(), pack.title, pack.author, pack.examOnly, pack.scenarios, {}});
    m_examBank.usePacks(packs);
}

void Trainer::readAll() {
    m_house.refresh();
    m_practiceSetup.refresh();
    m_practice.refresh();
    m_home.refresh();
    m_goals.refresh();
}

void Trainer::joinSchool() {
    m_records.setAlone([this] { m_school.letGo(); });
    connect(&m_records, &RecordsDesk::restored, &m_school, &SchoolDesk::takeUp);
    connect(&m_school, &SchoolDesk::arrived, this, &Trainer::readArrived);
    connect(&m_rosterImport, &RosterDesk::taken, this, [this] {
        m_trainees.readArrived();
        m_school.goNow();
    });
    connect(&m_classes, &ClassDesk::changed, &m_classWork, [this] { m_classWork.setClass(m_classes.name()); });
    connect(&m_trainees, &Trainees::seatedChanged, &m_classWork, &ClassWork::refresh);
    connect(&m_classWork, &ClassWork::recorded, &m_school, &SchoolDesk::goNow);
    connect(&m_classWork, &ClassWork::startRequested, this, [this](const QByteArray &settings, const QUuid &assignment) {
        m_navigation.open(QStringLiteral("practice"));
        m_practice.startAssigned(settings, assignment);
    });
}

void Trainer::readArrived() {
    m_trainees.readArrived();
    if (m_navigation.page() == QLatin1String("class"))
        m_classes.refresh();
    m_classWork.refresh();
    m_house.refresh();
    m_practice.refresh();
    m_home.refresh();
    m_goals.refresh();
}

} // namespace pitwise
