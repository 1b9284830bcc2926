// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulebook.h"

#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace pitwise {

/// All rulebooks at hand: the shipped ones, and further versions from folders. Versions of one document live side by side.
class Library {
public:
    /// The rulebooks built into the program. Throws a Refusal where one does not pass the gate.
    [[nodiscard]] static Library shipped();

    /// Reads `<folder>/<document>/<version>/rulebook.json`, every one there is. Throws a Refusal that names the file.
    void addFolder(const QString &folder);

    /// These and no others, by their full names: what an exam or a record was made under, whatever has come since. Throws a
    /// Refusal that names one which is not here.
    [[nodiscard]] Library only(const std::vector<std::string> &names) const;

    /// The rulebook called `document@version`, or the newest of `document`; null where there is none.
    [[nodiscard]] const Rulebook *find(std::string_view name) const;
    [[nodiscard]] const std::vector<std::shared_ptr<const Rulebook>> &rulebooks() const { return m_rulebooks; }
    /// The documents, each once, in the order that their newest versions name.
    [[nodiscard]] std::vector<std::string> documents() const;

private:
    void add(const QString &file);
    std::vector<std::shared_ptr<const Rulebook>> m_rulebooks;
};

} // namespace pitwise
