// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/answer.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <vector>

namespace pitwise::exam {

/// The rules that questions are asked and marked under.
struct RulesInForce {
    QStringList rulebooks;               ///< `lucky8@5`, one for each game.
    std::map<QString, QString> readings; ///< House readings: name to value; the rest are the rulebook's defaults.
    /// Rulebooks of games that are not examined, which questions compare with ("and at a Free Bet table?"). What they were
    /// when the forms were made: ItemBank::complete fills them in, the form keeps them. Not there: the newest of today.
    std::optional<QStringList> beside = {};
};

/// One question, as a candidate sees it, and what is known about it.
struct Item {
    QJsonObject question; ///< As in the contract, without `answer`: nothing here gives the key away.
    QString game, family, topic;
    quint64 seed = 0;
    double difficulty = 0;                 ///< 0 to 1.
    int targetSeconds = 0;                 ///< What a dealer should need.
    QStringList clauses;                   ///< With their document: `lucky8:3.21.1`.
    AnswerKind shape = AnswerKind::Amount; ///< How it is answered; nothing of the key.
    QJsonObject scenario = {}; ///< Of a pack: all that is needed to ask it where the pack is not. Empty: made from its seed.
    QString identity = {}; ///< Digest of what is asked: the same for twins, whatever their seeds. See core/quiz/identity.h.
    bool apart = true;     ///< Practice never shows it.
};

/// A kind of question that the bank can make.
struct Family {
    QString game, family, topic;
    QString pack;          ///< Empty: made by the rules engine; else the scenario pack it comes from.
    bool examOnly = false; ///< A pack that practice never shows.
    QString packTitle = {};
    bool typed = false; ///< Keys typed by a person: asked only where the blueprint says so.
    int available = 0;  ///< Different questions it has; 0: as many as are wanted.
    friend bool operator==(const Family &, const Family &) = default;
};

struct Marked {
    bool right = false;
    QJsonObject key;     ///< The answer as it should have been; computed now, stored nowhere.
    QStringList clauses; ///< That decide it.
};

/// Where exam questions come from. A question is fully determined by version, rules, game, family and seed,
/// so that a form holds references only, and its key is computed when it is marked. Rules name versions: a newer rulebook
/// beside those in force changes nothing.
/// Implementations are pure: same arguments, same result, on every machine.
class ItemBank {
public:
    virtual ~ItemBank() = default;
    /// Changes whenever any seed would give another question under the same rules.
    [[nodiscard]] virtual QString version() const = 0;
    /// The same rules with what lies beside them today.
    [[nodiscard]] virtual RulesInForce complete(const RulesInForce &rules) const { return rules; }
    /// What these rules can be asked about, in a fixed order.
    [[nodiscard]] virtual std::vector<Family> families(const RulesInForce &rules) const = 0;
    /// Nothing where the family has no question for this seed.
    [[nodiscard]] virtual std::optional<Item> draw(const RulesInForce &rules, const QString &game, const QString &family,
                                                   quint64 seed) const = 0;
    /// The question of a scenario that a form brings with it. Throws a Refusal; a bank without packs asks none.
    [[nodiscard]] virtual std::optional<Item> ask(const RulesInForce &rules, const QJsonObject &scenario) const;
    /// Computes the key from the question alone, or from the scenario that its form brings with it, and compares. An
    /// empty answer is wrong.
    [[nodiscard]] virtual Marked mark(const RulesInForce &rules, const QJsonObject &question, const QJsonObject &answer,
                                      const QJsonObject &scenario = {}) const = 0;
};

/// Seeds are whole numbers that JSON keeps exactly. The upper half belongs to exams whose blueprint keeps the
/// banks apart: practice draws only seeds below this.
inline constexpr quint64 firstExamSeed = quint64(1) << 52;
inline constexpr quint64 seedEnd = quint64(1) << 53;

/// Of a question to the last byte, seed and words included: BLAKE2b over its compact JSON, in base64url. It finds a bank
/// that has changed; whether two questions ask the same is Item::identity.
[[nodiscard]] QString questionDigest(const QJsonObject &question);

} // namespace pitwise::exam
