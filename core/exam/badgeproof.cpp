// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/badgeproof.h"

#include "core/exam/base58.h"
#include "core/json/jsonnode.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <map>

namespace pitwise::exam {
namespace {

using L1 = QLatin1String;

constexpr char typeIri[] = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
constexpr char vc[] = "https://www.w3.org/2018/credentials#";
constexpr char ob[] = "https://purl.imsglobal.org/spec/vc/ob/vocab.html#";
constexpr char statusIri[] = "https://www.w3.org/ns/credentials/status#";
constexpr char security2[] = "https://w3id.org/security#";
constexpr char schemaOrg[] = "https://schema.org/";
constexpr char dateTime[] = "http://www.w3.org/2001/XMLSchema#dateTime";
constexpr char boolean[] = "https://www.w3.org/2001/XMLSchema#boolean"; // the spelling of the badges' own context
constexpr char suite[] = "eddsa-rdfc-2022";

QByteArray iri(const QByteArray &address) {
    for (const char c : address)
        if (static_cast<unsigned char>(c) <= 0x20 || QByteArrayView("<>\"{}|^`\\").contains(c))
            throw Refusal{"is no address", "badge", {}};
    return '<' + address + '>';
}
QByteArray iri(const char *space, const char *name) {
    return iri(QByteArray(space) + name);
}

QByteArray literal(const QString &text, const char *type = nullptr) {
    QByteArray out = "\"";
    for (const char c : text.toUtf8())
        switch (c) {
        case '\\': out += "\\\\"; break;
        case '"': out += "\\\""; break;
        case '\n': out += "\\n"; break;
        case '\r': out += "\\r"; break;
        case '\t': out += "\\t"; break;
        case '\b': out += "\\b"; break;
        case '\f': out += "\\f"; break;
        default:
            if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
                out += "\\u00" + QByteArray::number(static_cast<int>(c), 16).rightJustified(2, '0').toUpper();
            else
                out += c;
        }
    return out + '"' + (type ? "^^" + iri(QByteArray(type)) : QByteArray());
}

/// A graph of a few quads whose blank nodes differ in what is said of them: then their canonical names follow from one
/// hash each (RDFC-1.0, 4.4.3 without step 5).
class Graph {
public:
    /// A node without an address of its own.
    [[nodiscard]] static QByteArray blank(int number) { return "_:b" + QByteArray::number(number); }
    void add(const QByteArray &subject, const QByteArray &predicate, const QByteArray &object) {
        m_quads.push_back({subject, predicate, object});
    }

    [[nodiscard]] QByteArray canonical() const {
        std::map<QByteArray, QByteArray> byHash; // hash -> node
        for (const Quad &quad : m_quads)
            for (const QByteArray &node : {quad.subject, quad.object})
                if (isBlank(node))
                    byHash.emplace(hashOf(node), node);
        std::map<QByteArray, QByteArray> names;
        for (const auto &[hash, node] : byHash)
            names.emplace(node, "_:c14n" + QByteArray::number(static_cast<qint64>(names.size())));
        for (const Quad &quad : m_quads)
            for (const QByteArray &node : {quad.subject, quad.object})
                if (isBlank(node) && !names.contains(node))
                    throw Refusal{"says the same twice", "badge", {}};
        return sorted([&](const QByteArray &node) { return isBlank(node) ? names.at(node) : node; }, {});
    }

private:
    struct Quad {
        QByteArray subject, predicate, object;
    };
    static bool isBlank(const QByteArray &node) { return node.startsWith("_:"); }

    [[nodiscard]] QByteArray hashOf(const QByteArray &node) const {
        const QByteArray lines = sorted(
            [&](const QByteArray &other) {
                return !isBlank(other) ? other : other == node ? QByteArray("_:a") : QByteArray("_:z");
            },
            node);
        return QCryptographicHash::hash(lines, QCryptographicHash::Sha256).toHex();
    }

    /// Those that hold this node, or all.
    template <typename F> [[nodiscard]] QByteArray sorted(F &&named, const QByteArray &holding) const {
        std::vector<QByteArray> lines;
        for (const Quad &quad : m_quads)
            if (holding.isEmpty() || quad.subject == holding || quad.object == holding)
                lines.push_back(named(quad.subject) + ' ' + quad.predicate + ' ' + named(quad.object) + " .\n");
        std::sort(lines.begin(), lines.end());
        QByteArray all;
        for (const QByteArray &line : lines)
            all += line;
        return all;
    }

    std::vector<Quad> m_quads;
};

/// Reads one object of a credential: every member that is there has to be asked for.
class Fields {
public:
    Fields(const QJsonObject &object, const char *place) : m_object(object), m_place(place) {}

    QString text(const char *name) {
        const QJsonValue value = take(name);
        if (!value.isString() || value.toString().isEmpty())
            fail(name);
        return value.toString();
    }
    QString textIfThere(const char *name) { return m_object.contains(L1(name)) ? text(name) : QString(); }
    bool truth(const char *name) {
        const QJsonValue value = take(name);
        if (!value.isBool())
            fail(name);
        return value.toBool();
    }
    QJsonObject object(const char *name) {
        const QJsonValue value = take(name);
        if (!value.isObject())
            fail(name);
        return value.toObject();
    }
    QJsonArray list(const char *name) {
        const QJsonValue value = take(name);
        if (!value.isArray())
            fail(name);
        return value.toArray();
    }
    /// These words exactly, as a list or one alone.
    void is(const char *name, std::initializer_list<const char *> words) {
        QJsonArray wanted;
        for (const char *word : words)
            wanted.append(QString::fromLatin1(word));
        const QJsonValue value = take(name);
        if (value != QJsonValue(wanted) && !(words.size() == 1 && value == wanted.first()))
            fail(name);
    }
    void end() const {
        for (const QString &name : m_object.keys())
            if (!m_taken.contains(name))
                throw Refusal{"has a member that is not known: " + name.toStdString(), m_place, {}};
    }

private:
    QJsonValue take(const char *name) {
        m_taken << L1(name);
        return m_object.value(L1(name));
    }
    [[noreturn]] void fail(const char *name) const {
        throw Refusal{"is not as a badge has it", std::string(m_place) + "." + name, {}};
    }

    const QJsonObject m_object;
    const char *m_place;
    QStringList m_taken;
};

class CredentialGraph {
public:
    explicit CredentialGraph(const QJsonObject &credential) {
        Fields fields(credential, "badge");
        fields.is("@context", {credentialsContext, badgesContext});
        fields.is("type", {"VerifiableCredential", "OpenBadgeCredential"});
        const QByteArray id = address(fields, "id");
        say(id, typeIri, iri(vc, "VerifiableCredential"));
        say(id, typeIri, iri(ob, "OpenBadgeCredential"));
        say(id, QByteArray(schemaOrg) + "name", literal(fields.text("name")));
        say(id, QByteArray(vc) + "issuer", issuer(fields.object("issuer")));
        say(id, QByteArray(vc) + "validFrom", literal(fields.text("validFrom"), dateTime));
        if (const QString until = fields.textIfThere("validUntil"); !until.isEmpty())
            say(id, QByteArray(vc) + "validUntil", literal(until, dateTime));
        say(id, QByteArray(vc) + "credentialSubject", subject(fields.object("credentialSubject")));
        if (credential.contains(L1("credentialStatus")))
            say(id, QByteArray(vc) + "credentialStatus", status(fields.object("credentialStatus")));
        fields.end();
    }
    [[nodiscard]] QByteArray canonical() const { return m_graph.canonical(); }

private:
    static QByteArray address(Fields &fields, const char *name) { return iri(fields.text(name).toUtf8()); }
    void say(const QByteArray &subject, const QByteArray &predicate, const QByteArray &object) {
        m_graph.add(subject, iri(predicate), object);
    }

    QByteArray issuer(const QJsonObject &object) {
        Fields fields(object, "badge.issuer");
        const QByteArray id = address(fields, "id");
        fields.is("type", {"Profile"});
        say(id, typeIri, iri(ob, "Profile"));
        say(id, QByteArray(schemaOrg) + "name", literal(fields.text("name")));
        fields.end();
        return id;
    }

    QByteArray subject(const QJsonObject &object) {
        Fields fields(object, "badge.credentialSubject");
        const QByteArray id = address(fields, "id");
        fields.is("type", {"AchievementSubject"});
        say(id, typeIri, iri(ob, "AchievementSubject"));
        for (const QJsonValue &one : fields.list("identifier"))
            say(id, QByteArray(ob) + "identifier", identity(one.toObject()));
        say(id, QByteArray(ob) + "achievement", achievement(fields.object("achievement")));
        fields.end();
        return id;
    }

    QByteArray identity(const QJsonObject &object) {
        Fields fields(object, "badge.credentialSubject.identifier");
        const QByteArray node = Graph::blank(++m_blanks);
        fields.is("type", {"IdentityObject"});
        say(node, typeIri, iri(ob, "IdentityObject"));
        say(node, QByteArray(ob) + "hashed",
            literal(fields.truth("hashed") ? QStringLiteral("true") : QStringLiteral("false"), boolean));
        say(node, QByteArray(ob) + "identityHash", literal(fields.text("identityHash")));
        say(node, QByteArray(ob) + "identityType", literal(fields.text("identityType")));
        if (const QString salt = fields.textIfThere("salt"); !salt.isEmpty())
            say(node, QByteArray(ob) + "salt", literal(salt));
        fields.end();
        return node;
    }

    QByteArray achievement(const QJsonObject &object) {
        Fields fields(object, "badge.credentialSubject.achievement");
        const QByteArray id = address(fields, "id");
        fields.is("type", {"Achievement"});
        say(id, typeIri, iri(ob, "Achievement"));
        say(id, QByteArray(ob) + "achievementType", literal(fields.text("achievementType")));
        say(id, QByteArray(schemaOrg) + "name", literal(fields.text("name")));
        say(id, QByteArray(schemaOrg) + "description", literal(fields.text("description")));
        Fields criteria(fields.object("criteria"), "badge.credentialSubject.achievement.criteria");
        const QByteArray node = Graph::blank(++m_blanks);
        say(id, QByteArray(ob) + "Criteria", node);
        say(node, QByteArray(ob) + "narrative", literal(criteria.text("narrative")));
        criteria.end();
        fields.end();
        return id;
    }

    QByteArray status(const QJsonObject &object) {
        Fields fields(object, "badge.credentialStatus");
        const QByteArray id = address(fields, "id");
        fields.is("type", {"BitstringStatusListEntry"});
        say(id, typeIri, iri(statusIri, "BitstringStatusListEntry"));
        say(id, QByteArray(statusIri) + "statusPurpose", literal(fields.text("statusPurpose")));
        say(id, QByteArray(statusIri) + "statusListIndex", literal(fields.text("statusListIndex")));
        say(id, QByteArray(statusIri) + "statusListCredential", address(fields, "statusListCredential"));
        fields.end();
        return id;
    }

    Graph m_graph;
    int m_blanks = 0;
};

QString methodOf(const QString &did) {
    return did + u'#' + did.mid(8);
}

/// The options of a proof in canonical form: one blank node, and what is said of it.
QByteArray canonicalOptions(const QString &created, const QString &method) {
    Graph graph;
    const QByteArray node = Graph::blank(0);
    graph.add(node, iri(QByteArray(typeIri)), iri(security2, "DataIntegrityProof"));
    graph.add(node, iri("http://purl.org/dc/terms/created"), literal(created, dateTime));
    graph.add(node, iri(security2, "cryptosuite"),
              literal(QString::fromLatin1(suite), (QByteArray(security2) + "cryptosuiteString").constData()));
    graph.add(node, iri(security2, "proofPurpose"), iri(security2, "assertionMethod"));
    graph.add(node, iri(security2, "verificationMethod"), iri(method.toUtf8()));
    return graph.canonical();
}

QByteArray signedHash(const QString &created, const QString &method, const QJsonObject &credential) {
    return QCryptographicHash::hash(canonicalOptions(created, method), QCryptographicHash::Sha256) +
           QCryptographicHash::hash(canonicalQuads(credential), QCryptographicHash::Sha256);
}

QString issuerOf(const QJsonObject &credential) {
    return credential.value(L1("issuer")).toObject().value(L1("id")).toString();
}

BadgeCheck checked(const QByteArray &json) {
    BadgeCheck check;
    check.credential = JsonNode(parseJson(json)).object();
    const QJsonObject proof = check.credential.value(L1("proof")).toObject();
    check.credential.remove(L1("proof"));
    const QString did = issuerOf(check.credential);
    const auto key = keyOfDid(did);
    if (!key) {
        check.wrong = QStringLiteral("the credential was altered: its issuer is no did:key of an Ed25519 key");
        return check;
    }
    check.publicKey = *key;
    Fields fields(proof, "badge.proof");
    fields.is("type", {"DataIntegrityProof"});
    fields.is("cryptosuite", {suite});
    fields.is("proofPurpose", {"assertionMethod"});
    const QString created = fields.text("created"), method = fields.text("verificationMethod");
    const QByteArray value = fields.text("proofValue").toLatin1();
    fields.end();
    const auto signature = value.startsWith('z') && value.size() < 120 ? fromBase58(value.mid(1)) : std::nullopt;
    if (method != methodOf(did) || !signature || signature->size() != security::signatureSize ||
        !security::isSignature(*signature, signedHash(created, method, check.credential), *key))
        check.wrong = QStringLiteral("the proof does not fit: credential or proof were altered");
    return check;
}

} // namespace

QByteArray canonicalQuads(const QJsonObject &credential) {
    return CredentialGraph(credential).canonical();
}

QByteArray proveBadge(const QJsonObject &credential, const IssuerKey &key) {
    const QString created = credential.value(L1("validFrom")).toString();
    const QString method = methodOf(didKey(key.issuer().publicKey));
    const QByteArray signature = key.signing().sign(signedHash(created, method, credential));
    QJsonObject proven = credential;
    proven.insert(QStringLiteral("proof"),
                  QJsonObject{{QStringLiteral("type"), QStringLiteral("DataIntegrityProof")},
                              {QStringLiteral("cryptosuite"), QString::fromLatin1(suite)},
                              {QStringLiteral("created"), created},
                              {QStringLiteral("verificationMethod"), method},
                              {QStringLiteral("proofPurpose"), QStringLiteral("assertionMethod")},
                              {QStringLiteral("proofValue"), QString::fromLatin1('z' + toBase58(signature))}});
    return QJsonDocument(proven).toJson(QJsonDocument::Indented);
}

BadgeCheck checkBadgeJson(const QByteArray &json) {
    try {
        return checked(json);
    } catch (const Refusal &refusal) {
        BadgeCheck check;
        check.wrong =
            QString::fromStdString("the credential was altered, or is none of ours: " + refusal.at + ": " + refusal.error);
        return check;
    }
}

bool isBadgeJson(const QByteArray &json) {
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    return object.contains(L1("credentialSubject")) || object.contains(L1("proof"));
}

} // namespace pitwise::exam
