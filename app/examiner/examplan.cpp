// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/examplan.h"
#include "app/text/said.h"

#include "core/quiz/family.h"
#include "core/security/pinstrength.h"
#include "core/security/safefile.h"

#include <QDateTime>
#include <QRandomGenerator>

namespace pitwise {
namespace {

/// Makes the forms, telling how far it is.
std::vector<exam::FormFacts> makeForms(const exam::FormMaker &maker, int count, double share,
                                       const BackgroundWork::Step &step) {
    std::vector<exam::FormFacts> forms;
    for (int number = 0; number < count; ++number) {
        step(share * number / count);
        forms.push_back(maker.make(number));
    }
    return forms;
}

QString planMinutes(double seconds) {
    const int whole = qRound(seconds);
    return QStringLiteral("%1:%2").arg(whole / 60).arg(whole % 60, 2, 10, QLatin1Char('0'));
}

/// "Power failure (Lucky 8)" for `power-failure/lucky8`.
QString kindNames(const QStringList &kinds) {
    QStringList names;
    for (const QString &kind : kinds) {
        const Family *family = findFamily(kind.section(u'/', 0, 0).toStdString());
        const QString title = family ? said(family->title) : kind;
        if (!names.contains(title))
            names << title;
    }
    return names.join(QStringLiteral(", "));
}

/// Who has sat exams of this blueprint more often than his attempt says.
QStringList misnumberedIn(const exam::PlannedExam &planned, const exam::ExamShelf &shelf) {
    QStringList wrong;
    const std::map<QString, int> times = shelf.timesSat(planned.blueprint, planned.id);
    for (const exam::Candidate &candidate : planned.candidates)
        if (const auto sat = times.find(candidate.number); sat != times.end() && candidate.attempt <= sat->second)
            wrong << ExamPlan::tr("%1: attempt %2 at least").arg(candidate.number).arg(sat->second + 1);
    return wrong;
}

QString percent(double share) {
    return QString::number(share * 100, 'f', 0);
}

} // namespace

ExamPlan::ExamPlan(exam::ExamShelf &shelf, const exam::ItemBank &bank, IssuerDesk &issuer, const exam::Clock &clock,
                   BackgroundWork &work, QObject *parent)
    : QObject(parent), m_shelf(shelf), m_bank(bank), m_issuer(issuer), m_clock(clock), m_work(work) {
    connect(&m_candidates, &CandidateList::edited, this, &ExamPlan::keepCandidates);
}

void ExamPlan::take(exam::PlannedExam exam) {
    m_blueprint = m_shelf.blueprint(exam.blueprint, exam.version);
    m_exam = std::move(exam);
    // Not to be guessed: who knows blueprint and seed has the questions. What is compared is what will be sealed.
    m_seed = QRandomGenerator::system()->generate64() % exam::seedEnd;
    m_pin.clear();
    m_alike = true;
    m_report.show({});
    m_taking = true;
    m_candidates.show(m_exam.candidates);
    m_taking = false;
    Q_EMIT changed();
}

bool ExamPlan::begin(const QString &blueprint, int version, const QString &name) {
    return m_work.now([&] {
        exam::PlannedExam exam;
        exam.id = exam::idFromTitle(name);
        if (exam.id.isEmpty())
            throw Refusal{"give the exam a name: letters, digits and hyphens", {}, {}};
        if (m_shelf.hasExam(exam.id))
            throw Refusal{"there is an exam of this name already", exam.id.toStdString(), {}};
        exam.blueprint = blueprint;
        exam.version = version;
        exam.madeMs = m_clock.wallMs();
        m_shelf.keep(exam);
        take(std::move(exam));
        Q_EMIT kept();
    });
}

void ExamPlan::open(const QString &exam) {
    m_work.now([&] { take(m_shelf.exam(exam)); });
}

void ExamPlan::forgetPin() {
    m_pin.clear();
    Q_EMIT changed();
}

void ExamPlan::close() {
    m_exam = {};
    m_blueprint = {};
    m_pin.clear();
    m_report.show({});
    m_taking = true;
    m_candidates.show({});
    m_taking = false;
    Q_EMIT changed();
}

void ExamPlan::keepCandidates() {
    if (m_taking || m_exam.id.isEmpty() || m_exam.isSealed())
        return;
    m_exam.candidates = m_candidates.all();
    m_work.now([&] { m_shelf.keep(m_exam); });
    m_report.show({});
    Q_EMIT changed();
    Q_EMIT kept();
}

void ExamPlan::importCandidates(const QUrl &file) {
    int added = 0;
    if (m_work.now([&] { added = m_candidates.readCsv(security::readFile(pathOf(file))); }))
        Q_EMIT imported(added);
}

QString ExamPlan::detail() const {
    if (m_exam.id.isEmpty())
        return {};
    return tr("%1, version %2. %3 questions, %4 minutes.")
        .arg(m_blueprint.title)
        .arg(m_blueprint.version)
        .arg(m_blueprint.questionCount())
        .arg(m_blueprint.timeMs() / 60'000);
}

void ExamPlan::compare(int count) {
    struct Outcome {
        exam::EquivalenceReport report;
        int exposedBefore = 0;
        QStringList misnumbered;
    };
    const int forms = count > 0 ? count : std::max(2, m_candidates.count());
    const auto key = m_issuer.key();
    m_work.run(
        tr("Making %1 forms").arg(forms),
        [blueprint = m_blueprint, fresh = m_seed, planned = m_exam, key, forms, &shelf = m_shelf,
         &bank = m_bank](const BackgroundWork::Step &step) {
            if (planned.isSealed() && !key)
                throw Refusal{"this exam is sealed, and so is its seed: open the issuer's key first", {}, {}};
            const exam::FormMaker maker(blueprint, bank, planned.isSealed() ? openSeed(planned, *key) : fresh);
            const std::vector<exam::FormFacts> made = makeForms(maker, forms, 0.9, step);
            // A sealed exam counts itself among what was shown: that says nothing.
            const bool counts = key && !planned.isSealed();
            return Outcome{compareForms(made, maker.targets()), counts ? exposedBefore(shelf.exposure(*key), made) : -1,
                           misnumberedIn(planned, shelf)};
        },
        [this](const Outcome &outcome) { showReport(outcome.report, outcome.exposedBefore, outcome.misnumbered); });
}

void ExamPlan::showReport(const exam::EquivalenceReport &report, int exposedBefore, const QStringList &misnumbered) {
    std::vector<FigureList::Row> rows;
    const exam::EquivalenceBands &bands = m_blueprint.bands;
    for (std::size_t i = 0; i < report.sections.size(); ++i) {
        const auto &section = report.sections[i];
        const QString words =
            tr("Difficulty %1 to %2 of 100, wanted %3 ± %4. Expected time %5 to %6, wanted %7 ± %8.")
                .arg(percent(section.difficulty.least), percent(section.difficulty.most), percent(section.target.difficulty),
                     percent(bands.difficulty), planMinutes(section.seconds.least), planMinutes(section.seconds.most),
                     planMinutes(section.target.seconds), planMinutes(section.target.seconds * bands.time));
        rows.push_back({m_blueprint.sections[i].title,
                        section.outside == 0 ? tr("alike") : tr("forms outside: %1").arg(section.outside), words,
                        section.outside == 0});
    }
    rows.push_back({tr("Clauses"), tr("two forms share %1 % of theirs").arg(percent(report.clauseOverlap.mean)),
                    tr("From %1 % to %2 %. The more, the fairer; the fewer, the less a neighbour's form is worth.")
                        .arg(percent(report.clauseOverlap.least), percent(report.clauseOverlap.most)),
                    true});
    rows.push_back({tr("Shared questions"),
                    report.sharedQuestions == 0
                        ? tr("none")
                        : tr("%1 of %2 at most in two forms").arg(report.sharedQuestions).arg(report.questions),
                    report.equalForms > 0
                        ? tr("Pairs of equal forms: %1. There are too few different questions.").arg(report.equalForms)
                    : report.tooAlike()
                        ? tr("There are too few different questions for forms that differ: add games, topics or families.")
                        : tr("No form asks one twice, and no two forms are equal."),
                    report.equalForms == 0 && !report.tooAlike()});
    rows.push_back(
        {tr("Exposure"), tr("%1 different questions").arg(report.distinctQuestions),
         tr("Forms that hold the most shown one: %1.").arg(report.mostExposed) + u' ' +
             (m_exam.isSealed()    ? tr("They are counted as shown.")
              : exposedBefore < 0  ? tr("What earlier exams have shown is sealed: open the issuer's key to compare.")
              : exposedBefore == 0 ? tr("None was in an earlier exam.")
                                   : tr("Questions of earlier exams in them: %1.").arg(exposedBefore)),
         exposedBefore <= 0});
    rows.push_back(
        {tr("Question bank"), m_blueprint.separateBanks ? tr("kept apart") : tr("shared with practice"),
         !m_blueprint.separateBanks ? tr("A candidate may have met a question in practice.")
         : report.practised == 0
             ? tr("Practice never shows these questions.")
             : tr("Practice never shows %1 of %2. The others come from families with few different questions, which "
                  "have to be practised too: %3.")
                   .arg(report.questions - report.practised)
                   .arg(report.questions)
                   .arg(kindNames(report.practisedKinds)),
         m_blueprint.separateBanks});
    if (!m_exam.candidates.empty())
        rows.push_back({tr("Attempts"),
                        misnumbered.isEmpty() ? tr("as the results here have it") : tr("not as the results here have it"),
                        misnumbered.isEmpty()
                            ? tr("Nobody has sat exams of this blueprint more often than his attempt says.")
                            : misnumbered.join(QStringLiteral("; ")) + u'.',
                        misnumbered.isEmpty()});
    m_formCount = report.forms;
    m_alike = report.within();
    m_report.show(std::move(rows));
    Q_EMIT changed();
}

void ExamPlan::seal(const QString &ownPin) {
    const auto key = m_issuer.key();
    if (!key || m_exam.isSealed())
        return;
    struct Sealed {
        QByteArray file, pin;
        std::vector<exam::Form> forms;
        qint64 atMs = 0;
    };
    m_work.run(
        tr("Sealing the exam for %n candidate(s)", nullptr, m_candidates.count()),
        [planned = m_exam, blueprint = m_blueprint, seed = m_seed, key, pin = ownPin.toUtf8(), now = m_clock.wallMs(),
         &bank = m_bank, &shelf = m_shelf](const BackgroundWork::Step &step) {
            if (planned.candidates.empty())
                throw Refusal{"nobody sits this exam yet: add candidates first", {}, {}};
            if (const QStringList wrong = misnumberedIn(planned, shelf); !wrong.isEmpty())
                throw Refusal{"by the results here these have sat exams of this blueprint before: set their attempts",
                              wrong.join(QStringLiteral("; ")).toStdString(),
                              {}};
            Sealed sealed;
            sealed.atMs = now;
            sealed.pin = pin.isEmpty() ? exam::makeReleasePin() : pin;
            const exam::FormMaker maker(blueprint, bank, seed);
            for (const exam::FormFacts &form : makeForms(maker, static_cast<int>(planned.candidates.size()), 0.4, step))
                sealed.forms.push_back(form.form);
            step(0.5);
            sealed.file = sealExam(planned.id, blueprint, bank, seed, planned.candidates, *key, sealed.pin,
                                   security::StretchCost::moderate(), now);
            return sealed;
        },
        [this, key, seed = m_seed](const Sealed &sealed) {
            const bool safe =
                m_work.now([&] { m_shelf.keepSealed(m_exam, sealed.file, seed, sealed.forms, *key, sealed.atMs); });
            if (!safe)
                return;
            m_exam = m_shelf.exam(m_exam.id);
            m_pin = QString::fromLatin1(sealed.pin);
            Q_EMIT changed();
            Q_EMIT kept();
        });
}

void ExamPlan::reopen() {
    const bool done = m_work.now([&] {
        m_shelf.reopen(m_exam.id);
        take(m_shelf.exam(m_exam.id));
    });
    if (done)
        Q_EMIT kept();
}

void ExamPlan::saveCopy(const QUrl &file) {
    if (isSealed() && m_work.now([&] {
            security::writeFile(pathOf(file), security::readFile(sealedFile()), {security::Readers::Everyone});
        }))
        Q_EMIT saved(pathOf(file));
}

void ExamPlan::saveCodes(const QUrl &file) {
    const auto key = m_issuer.key();
    if (!isSealed() || !key)
        return;
    const bool written = m_work.now([&] {
        QStringList lines{tr("number,name,release code")};
        for (const auto &[candidate, code] : exam::ExamFile(security::readFile(sealedFile())).codes(*key))
            lines << QStringLiteral("%1,\"%2\",%3")
                         .arg(candidate.number, QString(candidate.name).replace(u'"', QLatin1String("\"\"")),
                              QString::fromLatin1(code));
        security::writeFile(pathOf(file), "\xEF\xBB\xBF" + lines.join(QStringLiteral("\r\n")).toUtf8() + "\r\n");
    });
    if (written)
        Q_EMIT saved(pathOf(file));
}

QString ExamPlan::pinProblem(const QString &pin) const {
    const std::string why = pin.isEmpty() ? std::string() : exam::whyNoReleasePin(pin.toUtf8());
    return why.empty() ? QString() : inWords(Refusal{why, {}, {}});
}

QString ExamPlan::pinStrength(const QString &pin) const {
    switch (security::strengthOf(pin.toUtf8())) {
    case security::PinStrength::Weak: return {};
    case security::PinStrength::Days: return tr("Holds off who has copied the file for days or weeks.");
    case security::PinStrength::Years: return tr("Holds off who has copied the file for years.");
    case security::PinStrength::Decades: return tr("Holds off who has copied the file for decades.");
    }
    return {};
}

} // namespace pitwise
