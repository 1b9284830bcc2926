// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/examshelf.h"

#include "core/exam/jsonfields.h"
#include "core/exam/resultfile.h"
#include "core/json/jsonnode.h"
#include "core/security/cipher.h"
#include "core/security/safefile.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QtEndian>

#include <algorithm>
#include <set>

namespace pitwise::exam {
namespace {

constexpr QLatin1String shelvedFormat("pitwise-plan/2");
/// Of programs that kept the seed in the open: the plan is read, the seed is not.
constexpr QLatin1String before("pitwise-exam/1");

QByteArray write(const PlannedExam &exam) {
    QJsonArray candidates;
    for (const Candidate &candidate : exam.candidates)
        candidates.append(candidateJson(candidate));
    return QJsonDocument(
               QJsonObject{{QStringLiteral("format"), shelvedFormat},
                           {QStringLiteral("id"), exam.id},
                           {QStringLiteral("blueprint"), exam.blueprint},
                           {QStringLiteral("version"), exam.version},
                           {QStringLiteral("sealedSeed"), QString::fromLatin1(security::toBase64Url(exam.sealedSeed))},
                           {QStringLiteral("candidates"), candidates},
                           {QStringLiteral("made"), exam.madeMs},
                           {QStringLiteral("sealed"), exam.sealedMs}})
        .toJson();
}

PlannedExam readPlanned(const QByteArray &bytes) {
    const JsonNode root(parseJson(bytes));
    const std::string written = root.need(QLatin1String("format")).text();
    if (written != shelvedFormat.data() && written != before.data())
        root.need(QLatin1String("format")).fail("is not an exam that this version reads");
    PlannedExam exam;
    exam.id = textOf(root, "id");
    exam.blueprint = textOf(root, "blueprint");
    exam.version = intOf(root, "version", 1, 1'000'000);
    if (written == shelvedFormat.data())
        exam.sealedSeed =
            security::fromBase64Url(QByteArray::fromStdString(root.need(QLatin1String("sealedSeed")).textOrEmpty()))
                .value_or(QByteArray());
    root.need(QLatin1String("candidates")).eachElement([&](const JsonNode &node) {
        exam.candidates.push_back(readCandidate(node.object()));
    });
    exam.madeMs = root.need(QLatin1String("made")).integer(0);
    exam.sealedMs = root.need(QLatin1String("sealed")).integer(0);
    return exam;
}

/// Reads every one that passes its gate.
template <typename Read> void readAll(const QStringList &files, QStringList *unread, Read read) {
    for (const QString &file : files) {
        try {
            read(file);
        } catch (const Refusal &refusal) {
            if (unread)
                unread->append(QStringLiteral("%1: %2 %3")
                                   .arg(file, QString::fromStdString(refusal.at), QString::fromStdString(refusal.error)));
        }
    }
}

} // namespace

QString idFromTitle(const QString &title) {
    QString id;
    for (const QChar c : title.toLower())
        id += c.unicode() < 128 && c.isLetterOrNumber() ? c : QLatin1Char('-');
    return id.split(QLatin1Char('-'), Qt::SkipEmptyParts).join(QLatin1Char('-'));
}

QString ExamShelf::blueprintFile(const QString &id, int version) const {
    return QStringLiteral("%1/blueprints/%2@%3.json").arg(m_folder, id).arg(version);
}

QString ExamShelf::examFile(const QString &exam) const {
    return QStringLiteral("%1/%2.pitexam").arg(examFolder(exam), exam);
}

QString ExamShelf::rulingsFile(const QString &exam) const {
    return examFolder(exam) + QStringLiteral("/rulings.json");
}

std::vector<int> ExamShelf::versions(const QString &id) const {
    std::vector<int> versions;
    const QStringList files =
        QDir(m_folder + QStringLiteral("/blueprints")).entryList({id + QStringLiteral("@*.json")}, QDir::Files);
    for (const QString &file : files)
        versions.push_back(file.section(QLatin1Char('@'), 1).section(QLatin1Char('.'), 0, 0).toInt());
    std::sort(versions.begin(), versions.end());
    return versions;
}

Blueprint ExamShelf::blueprint(const QString &id, int version) const {
    return readBlueprint(security::readFile(blueprintFile(id, version)));
}

std::vector<Blueprint> ExamShelf::blueprints(QStringList *unread) const {
    QStringList ids;
    const QStringList files =
        QDir(m_folder + QStringLiteral("/blueprints")).entryList({QStringLiteral("*@*.json")}, QDir::Files);
    for (const QString &file : files)
        ids << file.section(QLatin1Char('@'), 0, 0);
    ids.removeDuplicates();
    std::vector<Blueprint> list;
    QStringList newest;
    for (const QString &id : std::as_const(ids))
        newest << blueprintFile(id, versions(id).back());
    readAll(newest, unread, [&](const QString &file) { list.push_back(readBlueprint(security::readFile(file))); });
    std::sort(list.begin(), list.end(),
              [](const Blueprint &a, const Blueprint &b) { return a.title.localeAwareCompare(b.title) < 0; });
    return list;
}

Blueprint ExamShelf::keep(Blueprint blueprint) {
    const std::vector<int> known = versions(blueprint.id);
    if (!known.empty()) {
        blueprint.version = known.back();
        if (writeBlueprint(blueprint) == security::readFile(blueprintFile(blueprint.id, blueprint.version)))
            return blueprint;
    }
    blueprint.version = known.empty() ? 1 : known.back() + 1;
    const QByteArray bytes = writeBlueprint(blueprint);
    Blueprint checked = readBlueprint(bytes);
    security::makeFolder(m_folder + QStringLiteral("/blueprints"));
    security::writeFile(blueprintFile(blueprint.id, blueprint.version), bytes);
    return checked;
}

bool ExamShelf::hasExam(const QString &id) const {
    return QFile::exists(examFolder(id) + QStringLiteral("/exam.json"));
}

PlannedExam ExamShelf::exam(const QString &id) const {
    return readPlanned(security::readFile(examFolder(id) + QStringLiteral("/exam.json")));
}

std::vector<PlannedExam> ExamShelf::exams(QStringList *unread) const {
    QStringList files;
    const QStringList folders = QDir(m_folder + QStringLiteral("/exams")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &folder : folders)
        files << m_folder + QStringLiteral("/exams/%1/exam.json").arg(folder);
    std::vector<PlannedExam> list;
    readAll(files, unread, [&](const QString &file) { list.push_back(readPlanned(security::readFile(file))); });
    std::sort(list.begin(), list.end(), [](const PlannedExam &a, const PlannedExam &b) { return a.madeMs > b.madeMs; });
    return list;
}

void ExamShelf::keep(const PlannedExam &exam) {
    if (exam.id.isEmpty() || idFromTitle(exam.id) != exam.id)
        throw Refusal{"the name of an exam may hold small letters, digits and hyphens only", "exam", {}};
    if (hasExam(exam.id) && this->exam(exam.id).isSealed())
        throw Refusal{"this exam is sealed and does not change any more", exam.id.toStdString(), {}};
    security::makeFolder(examFolder(exam.id));
    security::writeFile(examFolder(exam.id) + QStringLiteral("/exam.json"), write(exam));
}

void ExamShelf::keepSealed(PlannedExam exam, const QByteArray &file, quint64 seed, const std::vector<Form> &forms,
                           const IssuerKey &key, qint64 nowMs) {
    exam.sealedMs = 0;
    keep(exam); // refuses where it is sealed already
    security::writeFile(examFile(exam.id), file);
    Exposure shown = exposure(key);
    for (const Form &form : forms)
        countExposure(shown, form);
    security::writeFile(exposureFile(), sealExposure(shown, key));
    exam.sealedSeed = sealSeed(seed, exam.id, key);
    exam.sealedMs = nowMs;
    security::writeFile(examFolder(exam.id) + QStringLiteral("/exam.json"), write(exam));
}

void ExamShelf::reopen(const QString &id) {
    PlannedExam planned = exam(id);
    if (!planned.isSealed())
        throw Refusal{"this exam is not sealed", id.toStdString(), {}};
    if (!results(id).isEmpty())
        throw Refusal{"somebody has sat it already: plan another exam for those who have not", id.toStdString(), {}};
    const QString folder = earlierFolder(id);
    const QString plan = examFolder(id) + QStringLiteral("/exam.json");
    const QString name = QStringLiteral("%1/%2-%3").arg(folder, id).arg(planned.sealedMs);
    security::makeFolder(folder);
    security::writeFile(name + QStringLiteral(".pitexam"), security::readFile(examFile(id)));
    security::writeFile(name + QStringLiteral(".json"), security::readFile(plan));
    planned.sealedMs = 0;
    planned.sealedSeed.clear();
    security::writeFile(plan, write(planned));
}

bool ExamShelf::isOfEarlierSealing(const QString &id, qint64 sealedMs) const {
    return QDir(earlierFolder(id)).exists() && hasExam(id) && exam(id).sealedMs != sealedMs;
}

std::map<QString, int> ExamShelf::timesSat(const QString &blueprint, const QString &besides) const {
    std::map<QString, int> times;
    for (const PlannedExam &planned : exams()) {
        if (planned.blueprint != blueprint || planned.id == besides)
            continue;
        std::set<QString> sat; // two results of one exam are one attempt
        for (const QString &file : results(planned.id))
            if (const ResultHead head = checkResult(security::readFile(file)); head.alteration.none())
                sat.insert(head.attestation.candidate);
        for (const QString &number : sat)
            ++times[number];
    }
    return times;
}

bool ExamShelf::keepResult(const QString &exam, const QString &candidate, const QByteArray &file) {
    const QString folder = examFolder(exam) + QStringLiteral("/results");
    security::makeFolder(folder);
    QString path = QStringLiteral("%1/%2.pitresult").arg(folder, candidate);
    for (int i = 2; QFile::exists(path); ++i) {
        if (security::readFile(path) == file)
            return false;
        path = QStringLiteral("%1/%2-%3.pitresult").arg(folder, candidate).arg(i);
    }
    security::writeFile(path, file);
    return true;
}

QStringList ExamShelf::results(const QString &exam) const {
    const QString folder = examFolder(exam) + QStringLiteral("/results");
    QStringList paths;
    const QStringList files = QDir(folder).entryList({QStringLiteral("*.pitresult")}, QDir::Files, QDir::Name);
    for (const QString &file : files)
        paths << folder + QLatin1Char('/') + file;
    return paths;
}

Exposure ExamShelf::exposure(const IssuerKey &key) const {
    return QFile::exists(exposureFile()) ? openExposure(security::readFile(exposureFile()), key) : Exposure();
}

QByteArray sealSeed(quint64 seed, const QString &exam, const IssuerKey &key) {
    QByteArray bytes(8, Qt::Uninitialized);
    qToBigEndian(seed, bytes.data());
    return security::seal(key.shelfKey(), bytes, "pitwise-seed/1 " + exam.toUtf8());
}

quint64 openSeed(const PlannedExam &exam, const IssuerKey &key) {
    const auto bytes = security::open(key.shelfKey(), exam.sealedSeed, "pitwise-seed/1 " + exam.id.toUtf8());
    if (!bytes || bytes->size() != 8)
        throw Refusal{"its seed does not open: another key sealed this exam, or an earlier version of Pitwise did",
                      exam.id.toStdString(),
                      {}};
    return qFromBigEndian<quint64>(bytes->constData());
}

} // namespace pitwise::exam
