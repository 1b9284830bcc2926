// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/ruling.h"

#include "core/exam/container.h"
#include "core/exam/jsonfields.h"
#include "core/security/signedtext.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace pitwise::exam {
namespace {

constexpr QLatin1String format("pitwise-rulings/2");
constexpr Named<RulingKind> kindNames[] = {{RulingKind::TakeOut, "take-out"}, {RulingKind::FullMarks, "full-marks"}};

void checkSigner(people::People &people, const Signer &signer, qint64 nowMs) {
    const people::Person *person = people.find(signer.id);
    if (!person)
        throw Refusal{"there is nobody with this id", signer.id.toStdString(), {}};
    if (!people::may(person->role, people::Right::RuleOnItems))
        throw Refusal{"may not rule on items", signer.id.toStdString(), {}};
    if (people.check(signer.id, signer.pin, nowMs) != people::PinVerdict::Right)
        throw Refusal{"the PIN is not right, or locked", signer.id.toStdString(), {}};
    if (!people.find(signer.id)->pinSetBy.isEmpty())
        throw Refusal{"has a PIN that " + people.find(signer.id)->pinSetBy.toStdString() +
                          " has set: nobody signs with a PIN that another person knows. Change it first, under People",
                      signer.id.toStdString(),
                      {}};
}

/// What both have signed.
QJsonObject ruledJson(const ItemRuling &ruling) {
    QJsonObject json{{QStringLiteral("ruling"), nameOf(ruling.kind, kindNames)},
                     {QStringLiteral("reason"), ruling.reason},
                     {QStringLiteral("by"), QJsonArray{ruling.first, ruling.second}},
                     {QStringLiteral("at"), ruling.atMs}};
    if (!ruling.question.isEmpty())
        json.insert(QStringLiteral("question"), ruling.question);
    else
        json.insert(QStringLiteral("game"), ruling.game), json.insert(QStringLiteral("family"), ruling.family);
    return json;
}

} // namespace

bool ItemRuling::touches(const FormItem &item) const {
    return question.isEmpty() ? item.game == game && item.family == family : item.identity == question;
}

ItemRuling ruleOnItem(ItemRuling draft, people::People &people, const Signer &first, const Signer &second, qint64 nowMs) {
    if (draft.reason.trimmed().isEmpty())
        throw Refusal{"a ruling needs a reason: the candidate may ask for it", "reason", {}};
    if (draft.question.isEmpty() == (draft.game.isEmpty() || draft.family.isEmpty()))
        throw Refusal{"a ruling is about one question, or about a family of a game", "question", {}};
    if (first.id == second.id)
        throw Refusal{"two different people have to agree", second.id.toStdString(), {}};
    checkSigner(people, first, nowMs);
    checkSigner(people, second, nowMs);
    if (people.find(first.id)->role != people::Role::Examiner && people.find(second.id)->role != people::Role::Examiner)
        throw Refusal{"one of the two has to be an examiner", first.id.toStdString(), {}};
    draft.first = first.id;
    draft.second = second.id;
    draft.atMs = nowMs;
    const security::SigningKey one = people.openKey(first.id, first.pin), two = people.openKey(second.id, second.pin);
    draft.firstKey = one.publicKey;
    draft.secondKey = two.publicKey;
    draft.firstSignature = one.sign(draft.message());
    draft.secondSignature = two.sign(draft.message());
    return draft;
}

QByteArray ItemRuling::message() const {
    return "pitwise-ruling/1 " + jsonBytes(ruledJson(*this));
}

QJsonObject rulingJson(const ItemRuling &ruling) {
    QJsonObject json = ruledJson(ruling);
    const auto text = [](const QByteArray &bytes) { return QString::fromLatin1(security::toBase64Url(bytes)); };
    json.insert(QStringLiteral("signed"),
                QJsonArray{QJsonObject{{QStringLiteral("key"), text(ruling.firstKey)},
                                       {QStringLiteral("signature"), text(ruling.firstSignature)}},
                           QJsonObject{{QStringLiteral("key"), text(ruling.secondKey)},
                                       {QStringLiteral("signature"), text(ruling.secondSignature)}}});
    return json;
}

QByteArray writeRulings(const std::vector<ItemRuling> &rulings, const IssuerKey &key) {
    QJsonArray list;
    for (const ItemRuling &ruling : rulings)
        list.append(rulingJson(ruling));
    return security::signText(jsonBytes({{QStringLiteral("format"), format}, {QStringLiteral("rulings"), list}}) + '\n',
                              key.signing());
}

std::vector<ItemRuling> readRulings(const QByteArray &file, const Issuer &issuer) {
    const security::SignedText text = security::readSignedText(file);
    if (!text.alteration.none() || text.publicKey != issuer.publicKey)
        throw Refusal{"is no list of rulings that this issuer has signed: it was altered or written by hand, or an earlier "
                      "version of Pitwise made it. Rule again, with both PINs",
                      "rulings",
                      {}};
    const JsonNode root(parseJson(text.bytes));
    if (root.need(QLatin1String("format")).text() != format.data())
        root.need(QLatin1String("format")).fail("is not a list of rulings that this version reads");
    std::vector<ItemRuling> rulings;
    root.need(QLatin1String("rulings")).eachElement([&](const JsonNode &node) {
        ItemRuling ruling;
        ruling.kind = namedOf(node, "ruling", kindNames);
        ruling.reason = textOf(node, "reason");
        const QStringList by = textsOf(node, "by");
        if (by.size() != 2 || by.at(0) == by.at(1))
            node.fail("two different people have to stand behind a ruling");
        ruling.first = by.at(0);
        ruling.second = by.at(1);
        ruling.atMs = node.need(QLatin1String("at")).integer(0);
        if (node.has(QLatin1String("question"))) {
            ruling.question = textOf(node, "question");
        } else {
            ruling.game = textOf(node, "game");
            ruling.family = textOf(node, "family");
        }
        const QJsonArray both = node.object().value(QLatin1String("signed")).toArray();
        ruling.firstKey = bytesOf(both.at(0).toObject(), "key", security::publicKeySize);
        ruling.firstSignature = bytesOf(both.at(0).toObject(), "signature", security::signatureSize);
        ruling.secondKey = bytesOf(both.at(1).toObject(), "key", security::publicKeySize);
        ruling.secondSignature = bytesOf(both.at(1).toObject(), "signature", security::signatureSize);
        if (ruling.firstKey == ruling.secondKey ||
            !security::isSignature(ruling.firstSignature, ruling.message(), ruling.firstKey) ||
            !security::isSignature(ruling.secondSignature, ruling.message(), ruling.secondKey))
            node.fail("is not signed by two people");
        rulings.push_back(ruling);
    });
    return rulings;
}

} // namespace pitwise::exam
