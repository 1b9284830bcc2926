// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/school/rosterdesk.h"
#include "app/window/backgroundwork.h"
#include "core/security/safefile.h"

#include <QFileInfo>

#include <algorithm>

namespace pitwise {
namespace {

QString fieldText(school::Field field) {
    switch (field) {
    case school::Field::Ignored: return RosterDesk::tr("not taken");
    case school::Field::Name: return RosterDesk::tr("name");
    case school::Field::Given: return RosterDesk::tr("given name");
    case school::Field::Middle: return RosterDesk::tr("middle name");
    case school::Field::Family: return RosterDesk::tr("family name");
    case school::Field::Number: return RosterDesk::tr("staff number");
    case school::Field::Email: return RosterDesk::tr("e-mail");
    case school::Field::Class: return RosterDesk::tr("class");
    case school::Field::Role: return RosterDesk::tr("role");
    case school::Field::Status: return RosterDesk::tr("status");
    }
    return {};
}

QString troubleWords(school::RowTrouble trouble, int other) {
    switch (trouble) {
    case school::RowTrouble::None: return {};
    case school::RowTrouble::NoName: return RosterDesk::tr("There is no name in it.");
    case school::RowTrouble::NotAName: return RosterDesk::tr("That is no name.");
    case school::RowTrouble::SeveralMatch:
        return RosterDesk::tr("Several people have that name. A staff number would tell which.");
    case school::RowTrouble::NumberOfOther:
        return RosterDesk::tr("The e-mail address is of somebody with another staff number.");
    case school::RowTrouble::UnknownRole:
        return RosterDesk::tr("The role is neither trainee, instructor, examiner nor invigilator.");
    case school::RowTrouble::TwiceOtherwise:
        return RosterDesk::tr("Row %1 has the same staff number and another name.").arg(other);
    case school::RowTrouble::NotAnAddress: return RosterDesk::tr("The e-mail address has no @ and is left out.");
    }
    return {};
}

/// "Batch 12 becomes Batch 13, staff number 4711 is new"
QString changeWords(const school::SchoolPerson &before, const school::SchoolPerson &after) {
    QStringList changes;
    const auto tell = [&changes](const QString &was, const QString &is) {
        if (was == is)
            return;
        changes << (was.isEmpty() ? RosterDesk::tr("%1 is new").arg(is) : RosterDesk::tr("%1 becomes %2").arg(was, is));
    };
    tell(before.name, after.name);
    tell(before.batch, after.batch);
    tell(before.number, after.number);
    tell(before.email, after.email);
    if (before.roles != after.roles)
        changes << RosterDesk::tr("one more role");
    return changes.join(RosterDesk::tr(", ", "between parts of a list"));
}

} // namespace

void RosterRows::show(const school::RosterPlan &plan) {
    beginResetModel();
    m_rows.clear();
    for (const school::RowFate fate :
         {school::RowFate::Trouble, school::RowFate::Changed, school::RowFate::New, school::RowFate::Twice})
        for (const school::RosterRow &row : plan.rows)
            if (row.fate == fate)
                m_rows.push_back(row);
    endResetModel();
}

QVariant RosterRows::data(const QModelIndex &index, int role) const {
    const school::RosterRow &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case LineRole: return row.line;
    case FateRole: return static_cast<int>(row.fate);
    case NameRole: return row.person.name;
    case DetailRole: {
        if (row.fate == school::RowFate::Twice)
            return RosterDesk::tr("Stands in row %1 already.").arg(row.other);
        if (row.fate == school::RowFate::Trouble)
            return troubleWords(row.trouble, row.other);
        if (row.fate == school::RowFate::Changed)
            return changeWords(row.before, row.person);
        QStringList parts{row.person.batch, row.person.number, row.person.email, troubleWords(row.trouble, 0)};
        parts.removeAll(QString());
        return parts.join(RosterDesk::tr(", ", "between parts of a list"));
    }
    default: return {};
    }
}

QHash<int, QByteArray> RosterRows::roleNames() const {
    return {{LineRole, "line"}, {FateRole, "fate"}, {NameRole, "name"}, {DetailRole, "detail"}};
}

void RosterColumns::show(const school::Sheet &sheet, const std::vector<school::Field> &fields) {
    std::vector<Row> rows;
    for (qsizetype column = 0; column < sheet.heads.size(); ++column) {
        QString sample;
        for (const school::Sheet::Row &row : sheet.rows)
            if (sample.isEmpty() && column < row.cells.size())
                sample = row.cells[column];
        rows.push_back({sheet.heads[column], sample, fieldText(fields[static_cast<std::size_t>(column)])});
    }
    replace(m_rows, std::move(rows));
}

QVariant RosterColumns::data(const QModelIndex &index, int role) const {
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    return role == HeadRole ? row.head : role == SampleRole ? row.sample : role == FieldRole ? row.field : QVariant();
}

QHash<int, QByteArray> RosterColumns::roleNames() const {
    return {{HeadRole, "head"}, {SampleRole, "sample"}, {FieldRole, "field"}};
}

RosterDesk::RosterDesk(Desk &desk, QObject *parent) : QObject(parent), m_desk(desk) {
}

void RosterDesk::openFile(const QUrl &file) {
    m_problem.clear();
    m_file = QFileInfo(pathOf(file)).fileName();
    m_options.leaveOutTrouble = false;
    try {
        m_sheet = school::readSheet(security::readFile(pathOf(file)));
        m_options.fields = m_sheet->guessed;
        plan();
    } catch (const Refusal &refusal) {
        m_sheet.reset();
        m_problem = inWords(refusal);
    }
    Q_EMIT changed();
}

void RosterDesk::close() {
    m_sheet.reset();
    m_problem.clear();
    m_plan = {};
    m_rows.show(m_plan);
    Q_EMIT changed();
}

void RosterDesk::plan() {
    m_problem.clear();
    m_plan = {};
    if (m_sheet && m_desk.store()) {
        try {
            if (auto made = school::planRoster(*m_desk.store(), *m_sheet, m_options))
                m_plan = std::move(*made);
            else
                m_problem = inWords(made.error());
        } catch (const Refusal &refusal) {
            m_problem = inWords(refusal);
        }
        m_columns.show(*m_sheet, m_options.fields);
    }
    m_rows.show(m_plan);
}

void RosterDesk::turnField(int column, int by) {
    if (!m_sheet || column < 0 || column >= static_cast<int>(m_options.fields.size()))
        return;
    constexpr int fields = static_cast<int>(std::size(school::allFields));
    school::Field &field = m_options.fields[static_cast<std::size_t>(column)];
    int next = static_cast<int>(field);
    do // two columns are not about the same thing
        next = (next + by + fields) % fields;
    while (next != 0 &&
           std::find(m_options.fields.begin(), m_options.fields.end(), school::allFields[next]) != m_options.fields.end());
    field = school::allFields[next];
    plan();
    Q_EMIT changed();
}

void RosterDesk::setLeaveOut(bool leaveOut) {
    m_options.leaveOutTrouble = leaveOut;
    Q_EMIT changed();
}

void RosterDesk::setBatch(const QString &batch) {
    if (batch == m_options.batch)
        return;
    m_options.batch = batch;
    plan();
    Q_EMIT changed();
}

bool RosterDesk::takeable() const {
    return isOpen() && m_problem.isEmpty() && (trouble() == 0 || leaveOut()) &&
           m_plan.count(school::RowFate::New) + m_plan.count(school::RowFate::Changed) > 0;
}

void RosterDesk::take() {
    if (!takeable() || !m_desk.store())
        return;
    const auto done =
        school::takeRoster(*m_desk.store(), *m_sheet, m_options, m_author.isEmpty() ? tr("Somebody here") : m_author);
    if (!done) {
        m_problem = inWords(done.error());
        Q_EMIT changed();
        return;
    }
    close();
    Q_EMIT taken(*done);
}

QString RosterDesk::howWritten() const {
    if (!m_sheet)
        return {};
    const QString parted = m_sheet->separator == u'\t'  ? tr("parted by tabs")
                           : m_sheet->separator == u';' ? tr("parted by semicolons")
                           : m_sheet->separator == u'|' ? tr("parted by bars")
                                                        : tr("parted by commas");
    return tr("%1, %2, %3", "encoding, separator, rows")
        .arg(m_sheet->encoding, parted, tr("%n row(s)", nullptr, static_cast<int>(m_sheet->rows.size())));
}

QString RosterDesk::summary() const {
    using school::RowFate;
    QStringList parts;
    if (const int made = m_plan.count(RowFate::New); made > 0)
        parts << tr("%n new", nullptr, made);
    if (const int other = m_plan.count(RowFate::Changed); other > 0)
        parts << tr("%n changed", nullptr, other);
    if (const int same = m_plan.count(RowFate::Same); same > 0)
        parts << tr("%n as they are", nullptr, same);
    if (const int twice = m_plan.count(RowFate::Twice); twice > 0)
        parts << tr("%n twice in the list", nullptr, twice);
    if (trouble() > 0)
        parts << tr("%n in trouble", nullptr, trouble());
    return parts.join(tr(", ", "between parts of a list"));
}

} // namespace pitwise
