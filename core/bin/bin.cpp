// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bin/bin.h"

#include "core/json/jsonnode.h"
#include "core/security/cipher.h"
#include "core/security/safefile.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

constexpr L1 format("pitwise-removed/1");

/// What a bin holds lies there under the names that it had.
QString noteIn(const QString &place) {
    return place + QStringLiteral("/note.json");
}
QString keptAs(const QString &place, const QString &file) {
    return place + QStringLiteral("/files/") + file;
}

QByteArray write(const Removed &what) {
    return QJsonDocument(QJsonObject{{L1("format"), format},
                                     {L1("kind"), what.kind},
                                     {L1("title"), what.title},
                                     {L1("from"), what.from},
                                     {L1("files"), QJsonArray::fromStringList(what.files)},
                                     {L1("removed"), what.removedMs}})
        .toJson();
}

/// A name below the bin's folder and nowhere else, also in a note that somebody else wrote.
bool staysInside(const QString &file) {
    return !file.isEmpty() && QDir::cleanPath(file) == file && !file.startsWith(u'/') && !file.startsWith(L1(".."));
}

} // namespace

QString Bin::place(const QString &id) const {
    if (id.isEmpty() || id.contains(u'/') || id.startsWith(u'.'))
        throw Refusal{"there is nothing of this name among what was removed", id.toStdString(), {}};
    return m_folder + QStringLiteral("/.removed/") + id;
}

QString Bin::put(Removed what, qint64 nowMs) const {
    what.removedMs = nowMs;
    what.id = QDateTime::fromMSecsSinceEpoch(nowMs, Qt::UTC).toString(QStringLiteral("yyyyMMdd-HHmmsszzz-")) +
              QString::fromLatin1(security::randomBytes(3).toHex());
    const QString home = place(what.id);
    security::makeFolder(home);
    security::writeFile(noteIn(home), write(what)); // first: whatever is moved can be found again
    for (const QString &file : std::as_const(what.files)) {
        security::makeFolder(QFileInfo(keptAs(home, file)).absolutePath());
        security::moveFile(m_folder + u'/' + file, keptAs(home, file));
    }
    return what.id;
}

Removed Bin::read(const QString &id) const {
    const QString home = place(id);
    const JsonNode root(parseJson(security::readFile(noteIn(home))));
    if (root.need(L1("format")).text() != format.data())
        root.need(L1("format")).fail("is not a note that this version reads");
    Removed what;
    what.id = id;
    what.kind = QString::fromStdString(root.need(L1("kind")).text());
    what.title = QString::fromStdString(root.need(L1("title")).textOrEmpty());
    what.from = QString::fromStdString(root.need(L1("from")).textOrEmpty());
    root.need(L1("files")).eachElement([&](const JsonNode &node) {
        const QString file = QString::fromStdString(node.text());
        if (!staysInside(file))
            node.fail("is no name in this folder");
        if (QFileInfo::exists(keptAs(home, file)))
            what.files << file;
    });
    what.removedMs = root.need(L1("removed")).integer(0);
    what.keptUntilMs = what.removedMs + keptMs;
    return what;
}

std::vector<Removed> Bin::all() const {
    std::vector<Removed> list;
    for (const QString &id : QDir(m_folder + QStringLiteral("/.removed")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        try {
            if (Removed what = read(id); !what.files.isEmpty()) // else: a kill came before it was moved
                list.push_back(std::move(what));
        } catch (const Refusal &) {
            continue; // left where it is
        }
    }
    std::ranges::stable_sort(list, std::ranges::greater(), &Removed::removedMs);
    return list;
}

void Bin::restore(const QString &id) const {
    const Removed what = read(id);
    const QString home = place(id);
    for (const QString &file : what.files)
        if (QFileInfo::exists(m_folder + u'/' + file))
            throw Refusal{"has the place of what was removed: rename or remove it first", file.toStdString(), {}};
    for (const QString &file : what.files) {
        security::makeFolder(QFileInfo(m_folder + u'/' + file).absolutePath());
        security::moveFile(keptAs(home, file), m_folder + u'/' + file);
    }
    erase(id);
}

void Bin::erase(const QString &id) const {
    if (!QDir(place(id)).removeRecursively())
        throw Refusal{"could not be deleted whole", place(id).toStdString(), {}};
    security::syncFolder(m_folder + QStringLiteral("/.removed"));
}

int Bin::empty(qint64 nowMs) const {
    int gone = 0;
    for (const Removed &what : all())
        if (what.keptUntilMs <= nowMs) {
            erase(what.id);
            ++gone;
        }
    return gone;
}

} // namespace pitwise
