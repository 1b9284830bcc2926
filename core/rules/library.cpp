// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/library.h"
#include "core/refusal.h"
#include "core/rules/rulebookreader.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace pitwise {

Library Library::shipped() {
    Library library;
    library.addFolder(QStringLiteral(":/assets/rulebooks"));
    return library;
}

void Library::addFolder(const QString &folder) {
    // Host games first: a rulebook that builds on another names it, and the other has to be there.
    QStringList files;
    const QDir documents(folder);
    if (!documents.exists())
        throw Refusal{"there is no such folder", folder.toStdString(), {}};
    for (const QString &document : documents.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        for (const QString &version :
             QDir(documents.filePath(document)).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
            files << documents.filePath(document + u'/' + version + QStringLiteral("/rulebook.json"));
    if (files.isEmpty()) // a slip: nobody means to play by other rules than those he names
        throw Refusal{"holds no rulebook: none is at DOCUMENT/VERSION/rulebook.json", folder.toStdString(), {}};
    for (const QString &file : files)
        add(file);
}

void Library::add(const QString &file) {
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly))
        throw Refusal{"cannot be read: " + source.errorString().toStdString(), file.toStdString(), {}};
    try {
        auto rulebook = readRulebook(source.readAll(), [this](const std::string &name) { return find(name); });
        if (const Rulebook *twin = find(rulebook->name()); twin && twin->name() == rulebook->name())
            throw Refusal{"there is a rulebook " + rulebook->name() + " already", "version", {}};
        m_rulebooks.push_back(std::move(rulebook));
    } catch (Refusal &refusal) {
        refusal.at = file.toStdString() + (refusal.at.empty() ? "" : ": " + refusal.at);
        throw;
    }
}

Library Library::only(const std::vector<std::string> &names) const {
    Library some;
    for (const std::string &name : names) {
        const auto it = std::find_if(m_rulebooks.begin(), m_rulebooks.end(),
                                     [&](const auto &rulebook) { return rulebook->name() == name; });
        if (it == m_rulebooks.end())
            throw Refusal{"the rulebook " + name + " is not on this machine", name, {}};
        some.m_rulebooks.push_back(*it);
    }
    return some;
}

const Rulebook *Library::find(std::string_view name) const {
    const Rulebook *newest = nullptr;
    for (const auto &rulebook : m_rulebooks) {
        if (rulebook->name() == name)
            return rulebook.get();
        // Dates in force are ISO, so they order as text; a later one read wins a tie.
        if (rulebook->document == name && (!newest || newest->inForce <= rulebook->inForce))
            newest = rulebook.get();
    }
    return newest;
}

std::vector<std::string> Library::documents() const {
    std::vector<std::string> documents;
    for (const auto &rulebook : m_rulebooks)
        if (std::find(documents.begin(), documents.end(), rulebook->document) == documents.end())
            documents.push_back(rulebook->document);
    std::stable_sort(documents.begin(), documents.end(),
                     [this](const std::string &a, const std::string &b) { return find(a)->order < find(b)->order; });
    return documents;
}

} // namespace pitwise
