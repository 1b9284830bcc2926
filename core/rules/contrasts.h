// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/library.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace pitwise {

/// How a document's answer stands to the reference's, Lucky 8.
enum class Compare : std::uint8_t {
    Reference, ///< This is the answer the others are compared with.
    Same,      ///< The same ruling, whatever its wording.
    Differs,
    Silent, ///< No clause says.
    None,   ///< The situation cannot occur, or there is no such bet.
};

struct ContrastCell {
    std::string document;
    Compare compare = Compare::Reference;
    std::vector<std::string> clauses; ///< Of that document; each exists.
    std::string text;                 ///< The ruling in our own words.
    std::string alone;                ///< The same where it stands by itself: it leans on no other cell and names no bet.
};

/// The same situation in every game.
struct Contrast {
    std::string id;      ///< `106`; `S3` where all games agree.
    std::string section; ///< `irregularities`
    std::string situation;
    std::vector<ContrastCell> cells; ///< In the order of Library::documents(); a document without a say has none.
    [[nodiscard]] const ContrastCell *cell(std::string_view document) const; ///< Null: it has no say.
};

/// Same situation, different answer: all rows, checked against the newest version of each rulebook.
class Contrasts {
public:
    /// The gate: structure and words in, or a Refusal that names the place.
    [[nodiscard]] static Contrasts read(const QByteArray &structure, const QByteArray &words, const Library &library);
    [[nodiscard]] static Contrasts shipped(const Library &library, const QString &language = QStringLiteral("en"));

    [[nodiscard]] const std::vector<Contrast> &rows() const { return m_rows; }
    [[nodiscard]] const Contrast *find(std::string_view id) const;
    /// Rows whose cell for `document` cites that very clause, in the order of the table.
    [[nodiscard]] std::vector<const Contrast *> contrastsFor(std::string_view document, std::string_view clause) const;
    [[nodiscard]] std::string sectionTitle(std::string_view section) const;

private:
    std::vector<Contrast> m_rows;
    std::map<std::string, std::string, std::less<>> m_sections;
};

} // namespace pitwise
