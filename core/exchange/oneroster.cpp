// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/oneroster.h"
#include "core/exchange/zipwriter.h"
#include "core/refusal.h"

#include <QUuid>

#include <map>

namespace pitwise::exchange {
namespace {

struct Columns {
    const char *file;
    const char *names; ///< After sourcedId, status and dateLastModified, which all have.
};
constexpr Columns fileColumns[] = {
    {"academicSessions", "title,type,startDate,endDate,parentSourcedId,schoolYear"},
    {"categories", "title,weight"},
    {"classes",
     "title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,"
     "periods"},
    {"courses", "schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes"},
    {"enrollments", "classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate"},
    {"lineItems", "title,description,assignDate,dueDate,classSourcedId,categorySourcedId,academicSessionSourcedId,"
                  "resultValueMin,resultValueMax,schoolSourcedId"},
    {"orgs", "name,type,identifier,parentSourcedId"},
    {"results", "lineItemSourcedId,studentSourcedId,scoreStatus,score,scoreDate,comment,textScore,classSourcedId,inProgress,"
                "incomplete,late,missing"},
    {"roles", "userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId"},
    {"users",
     "enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,"
     "password,userMasterIdentifier,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,"
     "pronouns"}};

/// As RFC 4180 has it. A program reads it: what a spreadsheet would make of a cell is not asked here.
QByteArray plainLine(const QStringList &cells) {
    QByteArray line;
    for (const QString &cell : cells) {
        QByteArray text = cell.toUtf8();
        if (text.contains(',') || text.contains('"') || text.contains('\n') || text.contains('\r'))
            text = '"' + text.replace('"', "\"\"") + '"';
        line += (line.isEmpty() && &cell == &cells.front() ? QByteArray() : QByteArray(",")) + text;
    }
    return line + "\r\n";
}

/// Whole names have to be parted for a set: at the last space. One word is both.
struct PartedName {
    QString given, family;
};
PartedName parted(const QString &name) {
    const QString whole = name.simplified();
    if (const qsizetype comma = whole.indexOf(u','); comma > 0 && comma + 1 < whole.size())
        return {whole.mid(comma + 1).trimmed(), whole.left(comma).trimmed()};
    const qsizetype space = whole.lastIndexOf(u' ');
    return space < 0 ? PartedName{whole, whole} : PartedName{whole.left(space), whole.mid(space + 1)};
}

class Set {
public:
    explicit Set(const School &school) : m_school(school), m_org(id(QStringLiteral("org"))) {
        // Rows are told by their names: a column that is not named stays empty.
        row("orgs", m_org, {{"name", school.name}, {"type", QStringLiteral("school")}, {"identifier", school.code}});
        row("categories", id(QStringLiteral("category")), {{"title", QStringLiteral("Examinations")}});
    }

    void add(const ExamResult &result) {
        const int year = result.date.year();
        term(year);
        course(result, year);
        person(result, year);
        lineItem(result, year);
        mark(result, year);
    }

    void write(QIODevice &out) const {
        ZipWriter zip(out);
        QByteArray manifest = plainLine({QStringLiteral("propertyName"), QStringLiteral("value")}) +
                              plainLine({QStringLiteral("manifest.version"), QStringLiteral("1.0")}) +
                              plainLine({QStringLiteral("oneroster.version"), QStringLiteral("1.2")});
        for (const QString &file : oneRosterFiles())
            manifest += plainLine(
                {QStringLiteral("file.") + file, m_rows.contains(file) ? QStringLiteral("bulk") : QStringLiteral("absent")});
        manifest += plainLine({QStringLiteral("source.systemName"), m_school.platform}) +
                    plainLine({QStringLiteral("source.systemCode"), m_school.code});
        zip.add("manifest.csv", manifest);
        for (const auto &[file, rows] : m_rows) {
            QByteArray bytes = plainLine(oneRosterColumns(file));
            for (const auto &[id, line] : rows)
                bytes += line;
            zip.add(file.toStdString() + ".csv", bytes);
        }
        zip.finish();
    }

private:
    using Cells = std::map<QString, QString>;

    /// The same thing of the same school always has the same id.
    [[nodiscard]] QString id(const QString &what) const {
        static const QUuid space = QUuid::fromString(QStringLiteral("{7e0d9b0c-6b7e-4a3b-8f0e-0d6a6f6e6572}"));
        return QUuid::createUuidV5(space, m_school.code + u'/' + what).toString(QUuid::WithoutBraces);
    }
    [[nodiscard]] QString termId(int year) const { return id(QStringLiteral("term/%1").arg(year)); }
    [[nodiscard]] QString classId(const ExamResult &result, int year) const {
        return id(QStringLiteral("class/%1/%2").arg(result.rulebooks.join(u'+')).arg(year));
    }

    void row(const char *file, const QString &sourcedId, const std::vector<std::pair<const char *, QString>> &cells) {
        auto &rows = m_rows[QLatin1String(file)];
        if (rows.contains(sourcedId))
            return;
        Cells named;
        for (const auto &[name, value] : cells)
            named[QLatin1String(name)] = value;
        QStringList line;
        for (const QString &column : oneRosterColumns(QLatin1String(file)))
            line << (column == QLatin1String("sourcedId") ? sourcedId
                     : named.contains(column)             ? named.at(column)
                                                          : QString());
        rows.emplace(sourcedId, plainLine(line));
    }

    void term(int year) {
        const QString schoolYear = id(QStringLiteral("year/%1").arg(year)), name = QString::number(year);
        const QString from = name + QStringLiteral("-01-01"), to = name + QStringLiteral("-12-31");
        row("academicSessions", schoolYear,
            {{"title", name},
             {"type", QStringLiteral("schoolYear")},
             {"startDate", from},
             {"endDate", to},
             {"schoolYear", name}});
        row("academicSessions", termId(year),
            {{"title", name},
             {"type", QStringLiteral("term")},
             {"startDate", from},
             {"endDate", to},
             {"parentSourcedId", schoolYear},
             {"schoolYear", name}});
    }

    void course(const ExamResult &result, int year) {
        const QString rules = result.rulebooks.join(QStringLiteral(", "));
        const QString courseId = id(QStringLiteral("course/") + result.rulebooks.join(u'+'));
        row("courses", courseId, {{"title", rules}, {"courseCode", result.rulebooks.join(u'+')}, {"orgSourcedId", m_org}});
        row("classes", classId(result, year),
            {{"title", QStringLiteral("%1 %2").arg(rules).arg(year)},
             {"courseSourcedId", courseId},
             {"classType", QStringLiteral("scheduled")},
             {"schoolSourcedId", m_org},
             {"termSourcedIds", termId(year)}});
    }

    void person(const ExamResult &result, int year) {
        const QString user = id(QStringLiteral("user/") + result.number);
        const PartedName name = parted(result.name);
        row("users", user,
            {{"enabledUser", QStringLiteral("true")},
             {"username", result.number},
             {"givenName", name.given},
             {"familyName", name.family},
             {"identifier", result.number},
             {"primaryOrgSourcedId", m_org}});
        row("roles", id(QStringLiteral("role/") + result.number),
            {{"userSourcedId", user},
             {"roleType", QStringLiteral("primary")},
             {"role", QStringLiteral("student")},
             {"orgSourcedId", m_org}});
        const QString there = classId(result, year);
        row("enrollments", id(QStringLiteral("enrollment/") + there + u'/' + result.number),
            {{"classSourcedId", there},
             {"schoolSourcedId", m_org},
             {"userSourcedId", user},
             {"role", QStringLiteral("student")},
             {"primary", QStringLiteral("false")}});
    }

    /// Exams of one id are one line, of whatever length: taken-out questions change a candidate's own count.
    [[nodiscard]] QString lineItemId(const ExamResult &result) const {
        return id(QStringLiteral("exam/%1/%2").arg(result.exam).arg(result.count));
    }

    void lineItem(const ExamResult &result, int year) {
        const QString day = result.date.toString(Qt::ISODate);
        row("lineItems", lineItemId(result),
            {{"title", result.title},
             {"description", result.exam},
             {"assignDate", day},
             {"dueDate", day},
             {"classSourcedId", classId(result, year)},
             {"categorySourcedId", id(QStringLiteral("category"))},
             {"academicSessionSourcedId", termId(year)},
             {"resultValueMin", QStringLiteral("0")},
             {"resultValueMax", QString::number(result.count)},
             {"schoolSourcedId", m_org}});
    }

    void mark(const ExamResult &result, int year) {
        const QString sourcedId = id(QStringLiteral("result/") + result.resultDigest);
        if (const auto rows = m_rows.find(QStringLiteral("results"));
            rows != m_rows.end() && rows->second.contains(sourcedId))
            throw Refusal{"this sitting is there twice: name only its last mark", result.certificate.toStdString(), {}};
        const QString no = QStringLiteral("false");
        row("results", sourcedId,
            {{"lineItemSourcedId", lineItemId(result)},
             {"studentSourcedId", id(QStringLiteral("user/") + result.number)},
             {"scoreStatus", QStringLiteral("fully graded")},
             {"score", QString::number(result.right)},
             {"scoreDate", result.date.toString(Qt::ISODate)},
             {"comment", result.certificate},
             {"textScore", result.passed ? QStringLiteral("passed") : QStringLiteral("failed")},
             {"classSourcedId", classId(result, year)},
             {"inProgress", no},
             {"incomplete", no},
             {"late", no},
             {"missing", no}});
    }

    const School &m_school;
    QString m_org;
    std::map<QString, std::map<QString, QByteArray>> m_rows; ///< By file, then sourcedId.
};

} // namespace

QStringList oneRosterColumns(const QString &file) {
    for (const Columns &columns : fileColumns)
        if (file == QLatin1String(columns.file))
            return QStringLiteral("sourcedId,status,dateLastModified,").append(QLatin1String(columns.names)).split(u',');
    return {};
}

const QStringList &oneRosterFiles() {
    static const QStringList files =
        QStringLiteral(
            "academicSessions,categories,classes,classResources,courses,courseResources,demographics,enrollments,"
            "lineItemLearningObjectiveIds,lineItems,lineItemScoreScales,orgs,resources,resultLearningObjectiveIds,"
            "results,resultScoreScales,roles,scoreScales,userProfiles,userResources,users")
            .split(u',');
    return files;
}

void writeOneRoster(QIODevice &out, const School &school, const std::vector<ExamResult> &results) {
    Set set(school);
    for (const ExamResult &result : results)
        set.add(result);
    set.write(out);
}

} // namespace pitwise::exchange
