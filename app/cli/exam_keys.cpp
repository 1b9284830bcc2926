// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/exam.h"
#include "core/exam/badge.h"
#include "core/exam/clock.h"
#include "core/exam/keyfile.h"
#include "core/people/people.h"
#include "core/refusal.h"
#include "core/security/safefile.h"

#include <QFile>

namespace pitwise::cli {
namespace {

void printIssuer(const exam::Issuer &issuer) {
    printLine({{QStringLiteral("issuer"), issuer.name},
               {QStringLiteral("fingerprint"), issuer.fingerprint()},
               {QStringLiteral("did"), exam::didKey(issuer.publicKey)}});
}

int key(const QStringList &arguments) {
    const ExamArguments given(arguments,
                              {QStringLiteral("name"), QStringLiteral("out"), QStringLiteral("passphrase-file"),
                               QStringLiteral("new-passphrase-file"), QStringLiteral("cost")},
                              0, 2);
    const QString what = given.files().value(0);
    if (!QStringList{QStringLiteral("new"), QStringLiteral("show"), QStringLiteral("public"), QStringLiteral("passphrase")}
             .contains(what))
        throw Refusal{"takes new, show, public or passphrase", "exam key", {}};
    const security::StretchCost cost = given.cost(security::StretchCost::moderate());
    if (what == QLatin1String("new")) {
        const QString out = given.value("out");
        if (QFile::exists(out))
            throw Refusal{
                "is there already; a lost key cannot be made again, so none is overwritten", out.toStdString(), {}};
        const auto made = exam::IssuerKey::make(given.value("name"));
        exam::keepKey(out, made.sealed(given.secret("passphrase-file", "New passphrase"), cost));
        printIssuer(made.issuer());
        return Ok;
    }
    if (given.files().size() != 2)
        throw Refusal{"needs a key file", "exam key " + what.toStdString(), {}};
    const QByteArray file = security::readFile(given.files().at(1));
    if (what == QLatin1String("show")) {
        printIssuer(exam::readIssuer(file));
    } else if (what == QLatin1String("public")) {
        writeOut(given.value("out"), exam::writeIssuer(exam::readIssuer(file)), security::Readers::Everyone);
    } else {
        const auto opened = exam::openKey(given.files().at(1), given.secret("passphrase-file", "Old passphrase"));
        exam::replaceKey(given.value("out"), opened.sealed(given.secret("new-passphrase-file", "New passphrase"), cost));
        printIssuer(opened.issuer());
    }
    return Ok;
}

int person(const QStringList &arguments) {
    const ExamArguments given(arguments,
                              {QStringLiteral("people"), QStringLiteral("id"), QStringLiteral("name"),
                               QStringLiteral("role"), QStringLiteral("pin-file"), QStringLiteral("new-pin-file"),
                               QStringLiteral("by"), QStringLiteral("by-pin-file")},
                              0, 1);
    const QString what = given.files().value(0);
    if (!QStringList{QStringLiteral("add"), QStringLiteral("pin"), QStringLiteral("reset"), QStringLiteral("remove"),
                     QStringLiteral("restore"), QStringLiteral("list"), QStringLiteral("log")}
             .contains(what))
        throw Refusal{"takes add, pin, reset, remove, restore, list or log", "exam person", {}};
    people::People people(given.value("people"));
    const qint64 now = exam::SystemClock().wallMs();
    /// Who changes the list of staff is asked for his own PIN; only the first of all is not.
    const auto by = [&]() -> people::By {
        if (people.all().empty())
            return {given.value("id"), now};
        people.need(people::Right::ManagePeople, given.value("by"), given.secret("by-pin-file", "Your own PIN"), now);
        return {given.value("by"), now};
    };
    if (what == QLatin1String("log")) {
        for (const people::StaffEvent &event : people.log())
            printLine({{QStringLiteral("at"), event.atMs},
                       {QStringLiteral("what"), event.what},
                       {QStringLiteral("about"), event.about},
                       {QStringLiteral("by"), event.by}});
        return Ok;
    }
    if (what == QLatin1String("add")) {
        const auto role = people::roleNamed(given.value("role"));
        if (!role)
            throw Refusal{"must be trainee, instructor, examiner or invigilator", "--role", {}};
        const people::By who = by();
        people.add(given.value("id"), given.value("name"), *role, given.secret("pin-file", "PIN"), who);
    } else if (what == QLatin1String("pin")) {
        people.changePin(given.value("id"), given.secret("pin-file", "Old PIN"), given.secret("new-pin-file", "New PIN"),
                         now);
    } else if (what == QLatin1String("reset")) {
        const people::By who = by();
        people.resetPin(given.value("id"), given.secret("new-pin-file", "New PIN"), who);
    } else if (what == QLatin1String("remove")) {
        people.remove(given.value("id"), by());
    } else if (what == QLatin1String("restore")) {
        people.restore(given.value("id"), by());
    }
    for (const people::Person &one : people.all())
        printLine({{QStringLiteral("id"), one.id},
                   {QStringLiteral("name"), one.name},
                   {QStringLiteral("role"), people::roleName(one.role)},
                   {QStringLiteral("wrongTries"), one.lockout.wrongTries}});
    return Ok;
}

} // namespace

const std::vector<ExamCommand> examKeyCommands{
    {"key",
     "new --name TEXT --out FILE [--passphrase-file FILE] [--cost moderate|interactive]\n"
     "  exam key show FILE\n"
     "  exam key public FILE --out FILE\n"
     "  exam key passphrase FILE --out FILE [--passphrase-file OLD] [--new-passphrase-file NEW] [--cost …]",
     "the issuer's key, sealed with a passphrase: made once, never overwritten; its fingerprint; the public half to hand\n"
     "      out; a copy under another passphrase, over the old file too. A copy of the file is the backup",
     key},
    {"person",
     "add --people FILE --id ID --name TEXT --role examiner|instructor|invigilator|trainee [--pin-file FILE]\n"
     "            [--by ID [--by-pin-file FILE]]\n"
     "  exam person pin --people FILE --id ID [--pin-file OLD] [--new-pin-file NEW]\n"
     "  exam person reset --people FILE --id ID --by ID [--new-pin-file NEW] [--by-pin-file FILE]\n"
     "  exam person remove --people FILE --id ID --by ID [--by-pin-file FILE]\n"
     "  exam person restore --people FILE --id ID --by ID [--by-pin-file FILE]\n"
     "  exam person list --people FILE\n"
     "  exam person log --people FILE",
     "who rules on items and releases exams, and their PINs; each says who is there then. --by: the examiner who does it, with\n"
     "      his own PIN; only the first person of all needs nobody. log: who was added, removed or got a new PIN, and from whom.\n"
     "      Who was removed can be brought back for thirty days, with the PIN that he had. Whose PIN somebody else has set changes it himself before he signs a ruling",
     person},
};

} // namespace pitwise::cli
