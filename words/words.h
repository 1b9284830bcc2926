// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "words/content.h"

#include <QLocale>
#include <QStringList>

#include <memory>
#include <optional>

class QTranslator;

namespace pitwise {

/// A language that sentences are said in. Everything that a question, a ruling or a problem says is made into words here,
/// last of all and for whoever reads it: nothing that decides anything ever sees them.
class Words {
public:
    [[nodiscard]] static const Words &english();
    /// As the window speaks: the translators and the locale of the program.
    [[nodiscard]] static Words ofProgram();
    /// `en`, and whatever else has a catalogue in the program (translations/), whether the window offers it yet or not.
    [[nodiscard]] static QStringList codes();
    [[nodiscard]] static std::optional<Words> of(const QString &code);
    /// With a catalogue and a folder of content (as assets/) of one's own.
    [[nodiscard]] static std::optional<Words> ofFile(const QString &code, const QString &qm, const QString &content = {});

    [[nodiscard]] QString say(const Phrase &phrase) const;
    [[nodiscard]] QString money(Cents cents) const; ///< "$1,250", "$2.50"
    /// The same without what says that it is money, as it stands on a chip: "1,250".
    [[nodiscard]] QString amount(Cents cents) const;
    [[nodiscard]] QString name(const Name &name) const;              ///< "Pair bet"
    [[nodiscard]] QString odds(Ratio odds) const;                    ///< "11 to 1"
    [[nodiscard]] static QString cards(std::span<const Card> cards); ///< "8♠ 8♥", the same everywhere.

private:
    enum class From : std::uint8_t { Source, Program, Catalogue };
    Words(From from, QLocale locale, std::shared_ptr<QTranslator> catalogue, Content content);
    /// The catalogue's sentence in this language; `count` picks its plural form.
    [[nodiscard]] QString sentence(std::string_view id, int count = -1) const;
    [[nodiscard]] QString number(std::int64_t number) const;
    [[nodiscard]] QString words(const PhraseArg &argument) const;
    [[nodiscard]] QString list(const Listing &listing) const;
    [[nodiscard]] QString joined(std::string_view id, const QString &first, const QString &second) const;

    From m_from;
    QLocale m_locale;
    std::shared_ptr<QTranslator> m_catalogue;
    Content m_content;
};

} // namespace pitwise
