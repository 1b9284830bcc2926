// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/school.h"
#include "core/people/role.h"
#include "core/school/roster.h"
#include "core/security/safefile.h"

#include <QFile>

namespace pitwise::cli::school {
namespace {

using pitwise::school::Field;
using pitwise::school::RosterRow;
using pitwise::school::RowFate;
using pitwise::school::SchoolPerson;
using pitwise::school::Sheet;

/// `name=Full name,number=3`: by the head of the column, or by its place from 1.
std::vector<Field> mappedFields(const Sheet &sheet, const QString &said) {
    std::vector<Field> fields = sheet.guessed;
    for (const QString &one : said.split(u',', Qt::SkipEmptyParts)) {
        const QString name = one.section(u'=', 0, 0).trimmed(), head = one.section(u'=', 1).trimmed();
        const auto field = std::find_if(std::begin(pitwise::school::allFields), std::end(pitwise::school::allFields),
                                        [&](Field each) { return name == QLatin1String(fieldName(each)); });
        if (field == std::end(pitwise::school::allFields))
            throw Refusal{"there is no field '" + name.toStdString() + "'; see --help", "--map", {}};
        qsizetype column = -1;
        for (qsizetype i = 0; i < sheet.heads.size(); ++i)
            if (pitwise::school::folded(sheet.heads[i]) == pitwise::school::folded(head) || head == QString::number(i + 1))
                column = i;
        if (column < 0)
            throw Refusal{"there is no column '" + head.toStdString() + "'", "--map", {}};
        std::replace(fields.begin(), fields.end(), *field, Field::Ignored);
        fields[static_cast<std::size_t>(column)] = *field;
    }
    return fields;
}

const char *fateName(RowFate fate) {
    switch (fate) {
    case RowFate::New: return "new";
    case RowFate::Changed: return "changed";
    case RowFate::Same: return "same";
    case RowFate::Twice: return "twice";
    case RowFate::Trouble: return "trouble";
    }
    return "";
}

void writePerson(JsonWriter &json, const SchoolPerson &person) {
    json.beginObject().member("name", person.name.toStdString()).member("class", person.batch.toStdString());
    json.member("number", person.number.toStdString()).member("email", person.email.toStdString()).key("roles").beginArray();
    for (const people::Role role : person.roles)
        json.text(people::roleName(role).toStdString());
    json.endArray().endObject();
}

void printRow(const RosterRow &row) {
    printObject([&](JsonWriter &json) {
        json.member("line", row.line).member("does", fateName(row.fate));
        if (row.trouble != pitwise::school::RowTrouble::None)
            json.member("why", troubleText(row.trouble));
        if (row.other > 0)
            json.member("asLine", row.other);
        json.key("person");
        writePerson(json, row.person);
        if (row.fate == RowFate::Changed) {
            json.key("before");
            writePerson(json, row.before);
        }
    });
}

int takeRosterIn(const Given &given, const Clock &clock) {
    const QString file = given.word("file");
    const Sheet sheet = pitwise::school::readSheet(security::readFile(file));
    pitwise::school::RosterOptions options;
    options.fields = mappedFields(sheet, given.value("map"));
    options.batch = given.value("class");
    options.leaveOutTrouble = given.has("leave-out");
    const auto store =
        need(given.has("take") ? Store::open(given.database(), clock) : Store::openReadOnly(given.database(), clock));
    const auto plan = need(planRoster(*store, sheet, options));
    for (const RosterRow &row : plan.rows)
        if (row.fate != RowFate::Same)
            printRow(row);
    const bool held = plan.count(RowFate::Trouble) > 0 && !options.leaveOutTrouble;
    int written = 0;
    if (given.has("take") && !held)
        written = need(takeRoster(*store, sheet, options, given.needed("who")));
    printObject([&](JsonWriter &json) {
        json.member("encoding", sheet.encoding.toStdString());
        json.member("separator", QString(sheet.separator).toStdString()).key("columns").beginObject();
        for (qsizetype i = 0; i < sheet.heads.size(); ++i)
            json.member(sheet.heads[i].toStdString(), fieldName(options.fields[static_cast<std::size_t>(i)]));
        json.endObject();
        for (const RowFate fate : {RowFate::New, RowFate::Changed, RowFate::Same, RowFate::Twice, RowFate::Trouble})
            json.member(fateName(fate), plan.count(fate));
        json.key("newClasses").beginArray();
        for (const QString &one : plan.newClasses)
            json.text(one.toStdString());
        json.endArray().member("written", written);
    });
    return held ? Refused : Ok;
}

} // namespace

const Verb rosterVerb{
    "roster", "FILE [--take --who NAME] [--map FIELD=COLUMN,...] [--class NAME] [--leave-out] [--db FILE]",
    "Reads a list of people as a school has it: CSV with any separator, in UTF-8, UTF-16 or Windows-1252, or OneRoster's\n"
    "users.csv. Says row by row what taking it in would change, and changes nothing; --take takes it in, all of it or nothing.\n"
    "A row in trouble holds up the list, or is left out with --leave-out. --map: what a column is about, where its head does\n"
    "not say it: name, given, middle, family, number, email, class, role or status. --class: of rows that name none.",
    takeRosterIn};

} // namespace pitwise::cli::school
