// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/school/roster.h"
#include "core/school/classes.h"
#include "core/school/schoolerror.h"

#include <algorithm>
#include <set>

namespace pitwise::school {
namespace {

/// A spreadsheet takes leading zeros off a number and puts `.0` behind it.
QString numberKey(QString number) {
    number = folded(number);
    if (number.endsWith(QLatin1String(".0")))
        number.chop(2);
    while (number.size() > 1 && number.front() == u'0')
        number.remove(0, 1);
    return number;
}

/// `Tan, Mei Ling` and `Tan Mei Ling` are one.
QString nameKey(const QString &name) {
    return folded(QString(name).replace(u',', u' '));
}

std::optional<people::Role> roleOf(const QString &word) {
    static const std::map<QString, people::Role> words{
        {QStringLiteral("trainee"), people::Role::Trainee},     {QStringLiteral("student"), people::Role::Trainee},
        {QStringLiteral("dealer"), people::Role::Trainee},      {QStringLiteral("pelatih"), people::Role::Trainee},
        {QStringLiteral("学员"), people::Role::Trainee},        {QStringLiteral("instructor"), people::Role::Instructor},
        {QStringLiteral("teacher"), people::Role::Instructor},  {QStringLiteral("trainer"), people::Role::Instructor},
        {QStringLiteral("pengajar"), people::Role::Instructor}, {QStringLiteral("教员"), people::Role::Instructor},
        {QStringLiteral("examiner"), people::Role::Examiner},   {QStringLiteral("pemeriksa"), people::Role::Examiner},
        {QStringLiteral("考官"), people::Role::Examiner},       {QStringLiteral("invigilator"), people::Role::Invigilator},
        {QStringLiteral("proctor"), people::Role::Invigilator}, {QStringLiteral("监考"), people::Role::Invigilator},
    };
    const auto found = words.find(folded(word));
    return found == words.end() ? std::nullopt : std::optional(found->second);
}

/// What a row says, field by field.
std::map<Field, QString> fieldsOfRow(const Sheet::Row &row, const std::vector<Field> &fields) {
    std::map<Field, QString> said;
    for (std::size_t column = 0; column < fields.size() && static_cast<qsizetype>(column) < row.cells.size(); ++column)
        if (const QString &cell = row.cells[static_cast<qsizetype>(column)];
            fields[column] != Field::Ignored && !cell.isEmpty() && said[fields[column]].isEmpty())
            said[fields[column]] = cell;
    return said;
}

QString nameOf(std::map<Field, QString> &said) {
    if (!said[Field::Name].isEmpty())
        return QString(said[Field::Name]).replace(u',', u' ').simplified();
    return (said[Field::Given] + u' ' + said[Field::Middle] + u' ' + said[Field::Family]).simplified();
}

class Planner {
public:
    Planner(const std::vector<SchoolPerson> &known, const RosterOptions &options) : m_known(known), m_options(options) {
        for (std::size_t i = 0; i < known.size(); ++i) {
            if (!known[i].number.isEmpty())
                m_byNumber.emplace(numberKey(known[i].number), i);
            if (!known[i].email.isEmpty())
                m_byEmail.emplace(folded(known[i].email), i);
            m_byName.emplace(nameKey(known[i].name), i);
        }
    }

    RosterRow plan(const Sheet::Row &row, const std::vector<Field> &fields) {
        std::map<Field, QString> said = fieldsOfRow(row, fields);
        RosterRow made;
        made.line = row.line;
        made.person.name = nameOf(said);
        if (const RowTrouble trouble = read(made.person, said); trouble != RowTrouble::None) {
            made.trouble = trouble;
            if (trouble != RowTrouble::NotAnAddress)
                return inTrouble(made, trouble);
        }
        if (isRepeated(made))
            return made;
        const auto [match, trouble] = matchOf(made.person);
        if (trouble != RowTrouble::None)
            return inTrouble(made, trouble);
        decide(made, match, said);
        return made;
    }

private:
    static RosterRow inTrouble(RosterRow made, RowTrouble trouble) {
        made.fate = RowFate::Trouble;
        made.trouble = trouble;
        return made;
    }

    RowTrouble read(SchoolPerson &person, std::map<Field, QString> &said) const {
        if (person.name.isEmpty())
            return RowTrouble::NoName;
        if (std::none_of(person.name.begin(), person.name.end(), [](QChar one) { return one.isLetter(); }) ||
            isSum(person.name))
            return RowTrouble::NotAName;
        person.number = said[Field::Number];
        if (person.number.startsWith(u'\''))
            person.number.remove(0, 1);
        if (person.number.endsWith(QLatin1String(".0")))
            person.number.chop(2);
        person.batch = said[Field::Class].isEmpty() ? m_options.batch.simplified() : said[Field::Class];
        people::Role role = people::Role::Trainee;
        if (!said[Field::Role].isEmpty()) {
            const auto known = roleOf(said[Field::Role]);
            if (!known)
                return RowTrouble::UnknownRole;
            role = *known;
        }
        person.roles = {role};
        if (said[Field::Email].isEmpty())
            return RowTrouble::None;
        if (!said[Field::Email].contains(u'@'))
            return RowTrouble::NotAnAddress;
        person.email = said[Field::Email];
        return RowTrouble::None;
    }

    /// "Total 30" under the last name.
    static bool isSum(const QString &name) {
        static const QStringList sums{QStringLiteral("total"), QStringLiteral("sum"), QStringLiteral("jumlah"),
                                      QStringLiteral("合计"), QStringLiteral("total:")};
        const QStringList words = folded(name).split(u' ');
        const auto isSumWord = [](const QString &word) { return sums.contains(word); };
        return std::any_of(words.begin(), words.end(), isSumWord) &&
               std::all_of(words.begin(), words.end(), [&](const QString &word) {
                   return isSumWord(word) ||
                          std::none_of(word.begin(), word.end(), [](QChar one) { return one.isLetter(); });
               });
    }

    bool isRepeated(RosterRow &made) {
        const QString number = numberKey(made.person.number);
        const QString key = number.isEmpty() ? u'n' + nameKey(made.person.name) + u'\n' + folded(made.person.batch) + u'\n' +
                                                   folded(made.person.email)
                                             : u'#' + number;
        const auto [place, isNew] = m_seen.try_emplace(key, made.line, nameKey(made.person.name));
        if (isNew)
            return false;
        made.other = place->second.first;
        made.fate = RowFate::Twice;
        if (place->second.second != nameKey(made.person.name)) {
            made.fate = RowFate::Trouble;
            made.trouble = RowTrouble::TwiceOtherwise;
        }
        return true;
    }

    std::pair<const SchoolPerson *, RowTrouble> matchOf(const SchoolPerson &person) const {
        if (!person.number.isEmpty())
            if (const auto found = m_byNumber.find(numberKey(person.number)); found != m_byNumber.end())
                return {&m_known[found->second], RowTrouble::None};
        if (!person.email.isEmpty())
            if (const auto found = m_byEmail.find(folded(person.email)); found != m_byEmail.end())
                return fits(m_known[found->second], person);
        std::vector<const SchoolPerson *> same, inClass;
        for (auto [at, end] = m_byName.equal_range(nameKey(person.name)); at != end; ++at) {
            const SchoolPerson &one = m_known[at->second];
            if (!person.number.isEmpty() && !one.number.isEmpty())
                continue; // the numbers are two: so are they
            same.push_back(&one);
            if (classKey(one.batch) == classKey(person.batch))
                inClass.push_back(&one);
        }
        if (inClass.size() == 1)
            return {inClass.front(), RowTrouble::None};
        if (same.size() > 1)
            return {nullptr, RowTrouble::SeveralMatch};
        return {same.empty() ? nullptr : same.front(), RowTrouble::None};
    }

    static std::pair<const SchoolPerson *, RowTrouble> fits(const SchoolPerson &one, const SchoolPerson &person) {
        if (!one.number.isEmpty() && !person.number.isEmpty() && numberKey(one.number) != numberKey(person.number))
            return {nullptr, RowTrouble::NumberOfOther};
        return {&one, RowTrouble::None};
    }

    /// What the list does not say stays as it is; nor is a name another for its capitals, or a number for its zeros.
    static void decide(RosterRow &made, const SchoolPerson *match, std::map<Field, QString> &said) {
        if (!match) {
            made.person.id = QUuid::createUuid();
            return;
        }
        SchoolPerson &person = made.person;
        made.before = *match;
        person.id = match->id;
        if (nameKey(person.name) == nameKey(match->name))
            person.name = match->name;
        if (person.number.isEmpty() || numberKey(person.number) == numberKey(match->number))
            person.number = match->number;
        if (person.email.isEmpty() || folded(person.email) == folded(match->email))
            person.email = match->email;
        if (person.batch.isEmpty() || classKey(person.batch) == classKey(match->batch))
            person.batch = match->batch;
        if (said[Field::Role].isEmpty()) {
            person.roles = match->roles;
        } else if (const people::Role role = person.roles.front(); match->is(role)) {
            person.roles = match->roles;
        } else {
            person.roles = match->roles;
            person.roles.push_back(role);
        }
        made.fate = personJson(person) == personJson(*match) ? RowFate::Same : RowFate::Changed;
    }

    const std::vector<SchoolPerson> &m_known;
    const RosterOptions &m_options;
    std::map<QString, std::size_t> m_byNumber, m_byEmail;
    std::multimap<QString, std::size_t> m_byName;
    std::map<QString, std::pair<int, QString>> m_seen; ///< Line and name.
};

} // namespace

std::string troubleText(RowTrouble trouble) {
    switch (trouble) {
    case RowTrouble::None: return {};
    case RowTrouble::NoName: return "there is no name";
    case RowTrouble::NotAName: return "that is no name";
    case RowTrouble::SeveralMatch: return "several people have that name; a staff number would tell which";
    case RowTrouble::NumberOfOther: return "the address is of somebody with another staff number";
    case RowTrouble::UnknownRole: return "the role is neither trainee, instructor, examiner nor invigilator";
    case RowTrouble::TwiceOtherwise: return "the staff number stands in another row, with another name";
    case RowTrouble::NotAnAddress: return "the e-mail address has no @ and is left out";
    }
    return {};
}

int RosterPlan::count(RowFate fate) const {
    return static_cast<int>(
        std::count_if(rows.begin(), rows.end(), [fate](const RosterRow &row) { return row.fate == fate; }));
}

RosterPlan planRoster(const Sheet &sheet, const std::vector<SchoolPerson> &known, const RosterOptions &options) {
    const std::vector<Field> &fields = options.fields.empty() ? sheet.guessed : options.fields;
    if (std::none_of(fields.begin(), fields.end(),
                     [](Field field) { return field == Field::Name || field == Field::Given || field == Field::Family; }))
        throw Refusal{"say which column is the name", {}, {}};
    RosterPlan plan;
    Planner planner(known, options);
    std::set<std::string> classes;
    for (const SchoolPerson &person : known)
        classes.insert(classKey(person.batch));
    for (const Sheet::Row &row : sheet.rows) {
        plan.rows.push_back(planner.plan(row, fields));
        const RosterRow &made = plan.rows.back();
        if ((made.fate == RowFate::New || made.fate == RowFate::Changed) && !made.person.batch.isEmpty() &&
            classes.insert(classKey(made.person.batch)).second)
            plan.newClasses.push_back(made.person.batch);
    }
    return plan;
}

Stored<RosterPlan> planRoster(Store &store, const Sheet &sheet, const RosterOptions &options) {
    return guarded([&] {
        std::vector<SchoolPerson> known = needed(Register(store).all());
        std::set<QUuid> ids;
        for (const SchoolPerson &person : known)
            ids.insert(person.id);
        for (const Trainee &trainee : needed(store.roster().all())) // whom nobody has written down yet
            if (ids.insert(trainee.id).second)
                known.push_back({trainee.id, trainee.name, trainee.batch, {}, {}, {people::Role::Trainee}, false});
        return planRoster(sheet, known, options);
    });
}

Stored<int> takeRoster(Store &store, const Sheet &sheet, const RosterOptions &options, const QString &who) {
    return guarded([&] {
        const RosterPlan plan = needed(planRoster(store, sheet, options));
        if (plan.count(RowFate::Trouble) > 0 && !options.leaveOutTrouble)
            throw StoreError{
                StoreErrorKind::Refused, {}, QStringLiteral("a row of the list is not right; nothing was taken in")};
        std::vector<SchoolPerson> people;
        for (const RosterRow &row : plan.rows)
            if (row.fate == RowFate::New || row.fate == RowFate::Changed)
                people.push_back(row.person);
        return needed(Register(store).write(people, who));
    });
}

} // namespace pitwise::school
