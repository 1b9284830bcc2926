// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/form.h"
#include "core/exam/issuerkey.h"
#include "core/people/people.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace pitwise::exam {

enum class RulingKind { TakeOut, FullMarks };

/// What was decided about a bad item after the exam. Two people stand behind it.
struct ItemRuling {
    RulingKind kind = RulingKind::TakeOut;
    QString question;     ///< FormItem::identity: this question wherever it is asked; or, where it is empty,
    QString game, family; ///< every question of a family.
    QString reason;
    QString first, second; ///< Ids of the two people.
    qint64 atMs = 0;
    /// Both have signed what stands above (message()), each with his own key.
    QByteArray firstKey = {}, firstSignature = {}, secondKey = {}, secondSignature = {};
    [[nodiscard]] QByteArray message() const;

    [[nodiscard]] bool touches(const FormItem &item) const;
    friend bool operator==(const ItemRuling &, const ItemRuling &) = default;
};

struct Signer {
    QString id;
    QByteArray pin;
};

/// Makes a ruling where two different people with the right to, one of them an examiner, give their PINs.
/// Throws a Refusal otherwise; wrong PINs count towards their lock-out. Whose PIN another person has set signs nothing
/// until he has changed it himself: else one could sign for two.
[[nodiscard]] ItemRuling ruleOnItem(ItemRuling draft, people::People &people, const Signer &first, const Signer &second,
                                    qint64 nowMs);

/// As a file that the issuer signs. Reading throws a Refusal where he did not, a signature of the two is missing or wrong,
/// or one key has signed for both.
[[nodiscard]] QByteArray writeRulings(const std::vector<ItemRuling> &rulings, const IssuerKey &key);
[[nodiscard]] std::vector<ItemRuling> readRulings(const QByteArray &file, const Issuer &issuer);
[[nodiscard]] QJsonObject rulingJson(const ItemRuling &ruling);

} // namespace pitwise::exam
