// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/blueprint.h"
#include "core/exam/itembank.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <map>
#include <vector>

namespace pitwise::exam {

/// A question of a form, by reference.
struct FormItem {
    int section = 0; ///< Index into the blueprint's sections.
    int slot = 0;    ///< The same in all parallel forms: same section, game and family. Statistics compare slots.
    QString game, family;
    quint64 seed = 0;
    QString digest;            ///< questionDigest: finds a bank that has changed.
    QString identity;          ///< Item::identity: the same for questions that ask the same.
    QJsonObject scenario = {}; ///< Of a pack: the station and the marker ask it from here. Empty: made from its seed.
    friend bool operator==(const FormItem &, const FormItem &) = default;
};

/// What one candidate is asked, in order. Made of blueprint, seed and number alone; the same on every machine.
struct Form {
    QString blueprint;  ///< blueprintDigest
    QString bank;       ///< ItemBank::version
    QStringList beside; ///< RulesInForce::beside
    int number = 0;     ///< From 0; each number of a seed is a parallel form. The seed itself is in no form.
    std::vector<FormItem> items;

    [[nodiscard]] QString label() const; ///< For people: `B7`.
    friend bool operator==(const Form &, const Form &) = default;
};

[[nodiscard]] QJsonObject formJson(const Form &form);
[[nodiscard]] Form readForm(const QJsonObject &json);

/// What is known of a form; the reports are made of it.
struct FormFacts {
    struct SectionFacts {
        double difficulty = 0; ///< Mean.
        int seconds = 0;       ///< Expected, in all.
        bool within = true;    ///< The blueprint's bands.
    };
    Form form;
    std::vector<SectionFacts> sections;
    std::vector<QStringList> clauses; ///< For each item.
    std::vector<QString> topics;      ///< For each item.
    std::vector<bool> apart;          ///< For each item: practice never shows it.
};

/// Makes the parallel forms of one seed. The families of the slots and the targets are settled once, so that
/// all forms of a seed ask the same kinds of question, equally hard and long, about other cards and amounts.
class FormMaker {
public:
    /// Throws a Refusal where a section finds too few families or a family no question in the section's band.
    FormMaker(const Blueprint &blueprint, const ItemBank &bank, quint64 seed);

    /// Throws a Refusal where the form cannot be brought within the bands.
    [[nodiscard]] FormFacts make(int number) const;

    struct Target {
        double difficulty = 0; ///< Mean of the section.
        double seconds = 0;    ///< Of the whole section.
    };
    [[nodiscard]] const std::vector<Target> &targets() const { return m_targets; }

private:
    struct Slot {
        QString game, family;
    };
    using Kind = std::pair<QString, QString>; ///< Game and family.
    [[nodiscard]] std::vector<Slot> slotsOf(int section);
    [[nodiscard]] int differentOf(int section, const Slot &slot, int wanted) const;
    [[nodiscard]] Target targetOf(int section) const;
    [[nodiscard]] std::optional<Item> itemOf(int section, const Slot &slot, quint64 number) const;

    const Blueprint &m_blueprint;
    const ItemBank &m_bank;
    RulesInForce m_rules; ///< The blueprint's, with what lies beside them.
    quint64 m_seed;
    std::map<Kind, int> m_slotsOf;          ///< How many of each kind the sections up to now have.
    std::vector<std::vector<Slot>> m_slots; ///< For each section.
    std::vector<Target> m_targets;
};

/// What the questions of a form are made and marked under.
[[nodiscard]] RulesInForce rulesOf(const Blueprint &blueprint, const Form &form);
/// Why this program cannot make the questions of a form again, in one clear sentence: another generator, a rulebook that
/// is not here. Empty: it can.
[[nodiscard]] std::string whyNotMadeHere(const Form &form, const Blueprint &blueprint, const ItemBank &bank);
/// Draws the form's questions again and checks each against its digest. Throws a Refusal where the bank is another.
[[nodiscard]] std::vector<Item> questionsOf(const Form &form, const Blueprint &blueprint, const ItemBank &bank);

} // namespace pitwise::exam
