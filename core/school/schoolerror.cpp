// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/school/schoolerror.h"

#include <array>

namespace pitwise::school {
namespace {

struct NamedError {
    SchoolErrorKind kind;
    const char *name;
    const char *text;
};
constexpr std::array namedErrors{
    NamedError{SchoolErrorKind::NoDriver, "no-driver",
               "Qt's driver for PostgreSQL is missing; install the package libqt6sql6-psql"},
    NamedError{SchoolErrorKind::NotReached, "not-reached",
               "the school's server does not answer; what was recorded here goes out when it does"},
    NamedError{SchoolErrorKind::NotAllowed, "not-allowed", "the school's server does not let this login in, or not do this"},
    NamedError{SchoolErrorKind::Closed, "closed",
               "the school has closed this station; practice goes on here, ask who runs the school's database"},
    NamedError{SchoolErrorKind::NotASchool, "not-a-school",
               "there is no school in this database; 'pitwise-cli school init' makes one"},
    NamedError{SchoolErrorKind::OtherSchool, "other-school", "this is another school than the one this station belongs to"},
    NamedError{
        SchoolErrorKind::ProgramTooOld, "program-too-old",
        "the school asks for a newer Pitwise; practice goes on here, update the program to deliver what was recorded"},
    NamedError{SchoolErrorKind::SchoolTooOld, "school-too-old",
               "the school's database is older than this program; run 'pitwise-cli school migrate'"},
    NamedError{SchoolErrorKind::SchoolNewer, "school-newer",
               "the school's database was set up by a newer Pitwise; nothing was changed, update this program"},
    NamedError{SchoolErrorKind::DiskFull, "disk-full", "the disk of the school's server is full; make room there"},
    NamedError{SchoolErrorKind::Busy, "busy", "the school's server is busy; tried again by itself"},
    NamedError{SchoolErrorKind::Gap, "gap", "the school misses entries before these"},
    NamedError{SchoolErrorKind::Here, "here", "the records of this station"},
    NamedError{SchoolErrorKind::Failed, "failed", "the school's server refused"},
};

const NamedError &namedError(SchoolErrorKind kind) {
    for (const NamedError &one : namedErrors)
        if (one.kind == kind)
            return one;
    return namedErrors.back();
}

} // namespace

const char *errorName(SchoolErrorKind kind) {
    return namedError(kind).name;
}

SchoolErrorKind errorNamed(const QString &name) {
    for (const NamedError &one : namedErrors)
        if (name == QLatin1String(one.name))
            return one.kind;
    return SchoolErrorKind::Failed;
}

std::string errorText(const SchoolError &error) {
    std::string text = namedError(error.kind).text;
    if (!error.detail.isEmpty())
        text += " (" + error.detail.simplified().toStdString() + ')';
    return text;
}

bool passes(SchoolErrorKind kind) {
    return kind == SchoolErrorKind::NotReached || kind == SchoolErrorKind::Busy || kind == SchoolErrorKind::DiskFull;
}

} // namespace pitwise::school
