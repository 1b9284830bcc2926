// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sitting/waitingresults.h"

#include "app/window/backgroundwork.h"
#include "core/security/safefile.h"

#include <QDir>

namespace pitwise {
namespace {

QString takenMark(const QString &result) {
    return result + QStringLiteral(".taken");
}

} // namespace

void WaitingResults::refresh() {
    m_files = QDir(m_folder).entryList({QStringLiteral("*.pitresult")}, QDir::Files, QDir::Name);
    m_waiting.clear();
    for (const QString &file : std::as_const(m_files))
        if (!QFile::exists(takenMark(m_folder + u'/' + file)))
            m_waiting << file.section(u'.', 0, 0) + QStringLiteral(", ") + file.section(u'.', 1, 1);
    Q_EMIT changed();
}

void WaitingResults::markTaken(const QString &result) {
    try {
        security::writeFile(takenMark(result), "taken\n");
    } catch (const Refusal &) { // it is offered once more: better twice than never
    }
    refresh();
}

void WaitingResults::take(const QUrl &folder) {
    m_problem.clear();
    int copied = 0;
    try {
        const QString to = pathOf(folder);
        security::makeFolder(to, security::Readers::Everyone);
        for (const QString &file : std::as_const(m_files)) {
            const QByteArray bytes = security::readFile(m_folder + u'/' + file);
            const QString place = to + u'/' + file;
            if (!QFile::exists(place))
                security::writeFile(place, bytes, {security::Readers::Everyone, security::FileMark()});
            else if (security::readFile(place) != bytes)
                throw Refusal{"another result of this name lies there: take another folder", place.toStdString(), {}};
            ++copied;
            security::writeFile(takenMark(m_folder + u'/' + file), "taken\n");
        }
    } catch (const Refusal &refusal) {
        m_problem = inWords(refusal);
    }
    refresh();
    if (m_problem.isEmpty())
        Q_EMIT taken(copied, pathOf(folder));
}

} // namespace pitwise
