// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/onerosterin.h"
#include "core/documents/csv.h"
#include "core/refusal.h"
#include "core/scenario/ziparchive.h"
#include "core/security/safefile.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <set>

namespace pitwise::exchange {
namespace {

constexpr qint64 mostSetBytes = 64 * 1024 * 1024;
constexpr std::int64_t mostSetFiles = 200;
constexpr int mostPeople = 100'000;
constexpr qsizetype longestCell = 1000;
constexpr const char *filesThatCount[] = {"manifest.csv", "users.csv", "roles.csv", "classes.csv", "enrollments.csv"};

/// One file of the set, row by row, its cells by their columns' names.
class SetTable {
public:
    SetTable(std::string name, const QByteArray &bytes) : m_name(std::move(name)), m_bytes(bytes) {
        if (m_bytes.startsWith("\xef\xbb\xbf"))
            m_bytes.remove(0, 3);
        if (m_bytes.startsWith("\xff\xfe") || m_bytes.startsWith("\xfe\xff") || m_bytes.contains('\0'))
            fail(1, "it is not UTF-8");
        m_input.setBuffer(&m_bytes);
        m_input.open(QIODevice::ReadOnly);
        const auto head = m_reader.next();
        if (!head)
            fail(1, "it is empty");
        for (qsizetype i = 0; i < head->size(); ++i)
            if (!m_columns.emplace(head->at(i).trimmed(), i).second)
                fail(1, "the column \"" + head->at(i).left(60).toStdString() + "\" is there twice");
    }
    bool next() {
        auto row = m_reader.next();
        if (m_reader.hasError())
            fail(m_reader.line(), "a quote is not closed");
        if (!row)
            return false;
        m_row = *std::move(row);
        return true;
    }
    void need(const char *column) const {
        if (!m_columns.contains(QLatin1String(column)))
            fail(1, std::string("there is no column \"") + column + '"');
    }
    [[nodiscard]] QString cell(const char *column) const {
        const auto it = m_columns.find(QLatin1String(column));
        return it == m_columns.end() ? QString() : m_row.value(it->second).trimmed();
    }
    [[nodiscard]] int line() const { return m_reader.line(); }
    [[nodiscard]] std::string place(const char *column) const {
        return m_name + ": line " + std::to_string(line()) + (*column ? std::string(", ") + column : std::string());
    }
    /// Why this row cannot be taken; empty: it can.
    [[nodiscard]] std::string fault() const {
        if (m_row.size() != static_cast<qsizetype>(m_columns.size()))
            return "it has " + std::to_string(m_row.size()) + " cells; the first line names " +
                   std::to_string(m_columns.size());
        for (const QString &one : m_row)
            if (one.size() > longestCell || one.contains(QChar::ReplacementCharacter))
                return one.size() > longestCell ? "a cell is too long" : "it is not UTF-8";
        return {};
    }
    [[noreturn]] void fail(int line, const std::string &error) const {
        throw Refusal{error, m_name + ": line " + std::to_string(line), {}};
    }

private:
    std::string m_name;
    QByteArray m_bytes;
    QBuffer m_input;
    CsvReader m_reader{m_input};
    std::map<QString, qsizetype> m_columns;
    QStringList m_row;
};

class SetReader {
public:
    explicit SetReader(const std::map<std::string, QByteArray> &files) : m_files(files) {}

    OneRosterSet read() {
        manifest();
        users();
        roles();
        groups();
        return std::move(m_set);
    }

private:
    [[nodiscard]] const QByteArray *file(const std::string &name) const {
        const auto it = m_files.find(name);
        return it == m_files.end() ? nullptr : &it->second;
    }
    template <typename F> void eachRow(const char *name, std::initializer_list<const char *> needed, F &&take) {
        const QByteArray *bytes = file(name);
        if (!bytes)
            return;
        SetTable table(name, *bytes);
        for (const char *column : needed)
            table.need(column);
        while (table.next())
            if (const std::string fault = table.fault(); !fault.empty())
                m_set.notes.push_back({table.place(""), fault});
            else if (table.cell("status") != QLatin1String("tobedeleted"))
                take(table);
    }

    void manifest() {
        if (!file("users.csv"))
            throw Refusal{"it has no users.csv: it is no OneRoster set with people", {}, {}};
        std::map<QString, QString> properties;
        eachRow("manifest.csv", {"propertyName", "value"},
                [&](const SetTable &row) { properties[row.cell("propertyName")] = row.cell("value"); });
        if (const QString version = properties[QStringLiteral("oneroster.version")];
            !version.isEmpty() && !version.startsWith(QLatin1String("1.2")))
            throw Refusal{"it is OneRoster " + version.left(20).toStdString() + "; 1.2 is read", "manifest.csv", {}};
        if (properties[QStringLiteral("file.users")] == QLatin1String("delta"))
            throw Refusal{"it holds changes only; a whole set (bulk) is read", "manifest.csv", {}};
        m_set.source = properties[QStringLiteral("source.systemName")];
    }
    void users() {
        eachRow("users.csv", {"sourcedId", "givenName", "familyName"}, [&](const SetTable &row) {
            OneRosterPerson person{row.cell("sourcedId"),
                                   row.cell("identifier"),
                                   row.cell("givenName"),
                                   row.cell("familyName"),
                                   row.cell("middleName"),
                                   row.cell("enabledUser") != QLatin1String("false"),
                                   row.cell("role"),
                                   {},
                                   row.line()};
            if (person.id.isEmpty())
                return m_set.notes.push_back({row.place("sourcedId"), "it names nobody"});
            if (person.given.isEmpty() && person.family.isEmpty())
                return m_set.notes.push_back({row.place("familyName"), "there is no name"});
            if (!m_at.emplace(person.id, m_set.people.size()).second)
                return m_set.notes.push_back({row.place("sourcedId"), "it is there twice; the first one counts"});
            if (m_set.people.size() >= static_cast<std::size_t>(mostPeople))
                row.fail(row.line(), "there are more than " + std::to_string(mostPeople) + " people");
            m_set.people.push_back(std::move(person));
        });
    }
    OneRosterPerson *find(const SetTable &row) {
        const auto it = m_at.find(row.cell("userSourcedId"));
        if (it != m_at.end())
            return &m_set.people[it->second];
        m_set.notes.push_back({row.place("userSourcedId"), "there is no such person in users.csv"});
        return nullptr;
    }
    void roles() {
        eachRow("roles.csv", {"userSourcedId", "role"}, [&](const SetTable &row) {
            OneRosterPerson *person = find(row);
            if (person && (person->role.isEmpty() || row.cell("roleType") == QLatin1String("primary")))
                person->role = row.cell("role");
        });
    }
    void groups() {
        std::map<QString, QString> titles;
        eachRow("classes.csv", {"sourcedId", "title"},
                [&](const SetTable &row) { titles.emplace(row.cell("sourcedId"), row.cell("title")); });
        eachRow("enrollments.csv", {"classSourcedId", "userSourcedId"}, [&](const SetTable &row) {
            OneRosterPerson *person = find(row);
            const auto title = titles.find(row.cell("classSourcedId"));
            if (person && title == titles.end())
                m_set.notes.push_back({row.place("classSourcedId"), "there is no such class in classes.csv"});
            else if (person &&
                     std::find(person->groups.begin(), person->groups.end(), title->second) == person->groups.end())
                person->groups.push_back(title->second);
        });
    }

    const std::map<std::string, QByteArray> &m_files;
    OneRosterSet m_set;
    std::map<QString, std::size_t> m_at;
};

bool isWanted(const std::string &name) {
    return std::any_of(std::begin(filesThatCount), std::end(filesThatCount), [&](const char *one) { return name == one; });
}

} // namespace

OneRosterSet readOneRoster(const std::map<std::string, QByteArray> &files) {
    return SetReader(files).read();
}

OneRosterSet readOneRoster(const QByteArray &zip) {
    const ZipReader archive(zip, mostSetFiles);
    std::map<std::string, QByteArray> files;
    std::set<std::string> names;
    qint64 left = mostSetBytes;
    for (const ZipEntry &entry : archive.entries()) {
        if (!names.insert(entry.name).second)
            throw Refusal{"the name is there twice", entry.name, {}};
        if (!isWanted(entry.name)) // other files of a set, or none of our business: never unpacked
            continue;
        if (entry.isLink || entry.isLocked)
            throw Refusal{"it is a link, encrypted, or packed in an unknown way", entry.name, {}};
        try {
            files[entry.name] = archive.read(entry, left);
        } catch (Refusal &refusal) {
            refusal.at = entry.name;
            throw;
        }
        left -= files[entry.name].size();
    }
    return readOneRoster(files);
}

OneRosterSet readOneRosterFrom(const QString &path) {
    if (!QFileInfo(path).isDir())
        return readOneRoster(security::readFile(path, mostSetBytes));
    std::map<std::string, QByteArray> files;
    for (const char *name : filesThatCount)
        if (const QString file = path + u'/' + QLatin1String(name); QFileInfo::exists(file))
            files[name] = security::readFile(file, mostSetBytes);
    return readOneRoster(files);
}

} // namespace pitwise::exchange
