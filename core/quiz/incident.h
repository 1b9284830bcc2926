// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/shapes.h"
#include "core/rulings/ruling.h"

namespace pitwise {

/// Another thing that may go wrong, and what to say to whoever rules as if it were that.
struct Rival {
    const char *kind;
    QJsonObject facts;
    Phrase label;
};

/// Something that went wrong, to be ruled on.
struct Incident {
    const char *kind; ///< Of the contract's situations.
    QJsonObject facts;
    std::vector<Phrase> story;             ///< What happened and when it was noticed.
    std::vector<std::string> further = {}; ///< Clauses beyond the ruling's own.
    /// Rulings that some reading of this game's rules supports though `rule` gives another: never offered as wrong.
    std::vector<std::vector<RulingCode>> defensible = {};
    /// Misreadings of this very incident, each with its label.
    std::vector<std::pair<std::vector<RulingCode>, PhraseId>> misread = {};
    /// The other cases that its family asks for.
    std::vector<Rival> rivals = {};
    /// Wrong options are rivals and misreadings, and nothing else: so every option is right somewhere in the family.
    bool closed = false;
};

[[nodiscard]] QJsonObject situationJson(std::string_view game, const char *kind, const QJsonObject &facts);
/// The ruling on those facts in that game, by the newest rulebook or the one named (`lucky8@5`); nothing where they cannot
/// arise there.
[[nodiscard]] std::optional<Ruling> rulingOn(const Library &library, std::string_view game, const char *kind,
                                             const QJsonObject &facts, const ReadingValues &readings = {},
                                             std::string_view rulebook = {});
/// Rulings that come to the same as the one `rule` gives on these facts, or that these rules do not clearly bar.
[[nodiscard]] std::vector<std::vector<RulingCode>> defensibleRulings(const Rulebook &rules, std::string_view kind,
                                                                     const QJsonObject &facts);
/// What `rule` gives where an open reading is read otherwise than `mine` has it, with the item (`A27`).
struct OpenRuling {
    std::vector<RulingCode> codes;
    std::string item;
};
[[nodiscard]] std::vector<OpenRuling> openRulings(const Library &library, const Rulebook &rules, const char *kind,
                                                  const QJsonObject &facts, const ReadingValues &mine,
                                                  const std::vector<RulingCode> &right);
/// The facts as another game wants them told (Free Bet asks what is settled, the others who refused).
[[nodiscard]] QJsonObject factsFor(const Rulebook &rules, std::string_view kind, QJsonObject facts);

/// Puts the situation beside the question and says whether `rule` gives just these codes on it: the key of a question whose
/// options are words. Where it does not, the question must not be asked.
[[nodiscard]] bool ruledAs(const Maker &maker, Question &question, const char *kind, const QJsonObject &facts,
                           const std::vector<RulingCode> &codes);

/// The reasoning of a ruling: what each part of it is, with the clauses behind it.
[[nodiscard]] std::vector<Step> stepsOfRuling(const Ruling &ruling);

/// A question about what `rule` says, with its clauses and reasoning but no options: whoever asks sets the answer, or it is
/// the codes.
[[nodiscard]] std::optional<Question> ruledQuestion(Maker &maker, const Incident &incident, Phrase prompt);

/// A question whose key is `rule`'s codes. Wrong options are its misreadings and the rulings on its rivals; where that is
/// not all, those on the same facts in the other games and in this one with one fact changed. None that an open reading of
/// the rules supports.
[[nodiscard]] std::optional<Question> rulingQuestion(Maker &maker, const Incident &incident, Phrase prompt = {});

} // namespace pitwise
