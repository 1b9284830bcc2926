// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/verify.h"

#include "core/exam/badge.h"
#include "core/exam/badgeproof.h"
#include "core/exam/bakedbadge.h"
#include "core/exam/container.h"
#include "core/exam/jsonfields.h"
#include "core/exam/printjob.h"
#include "core/exam/qrtext.h"
#include "core/exam/register.h"
#include "core/exam/statuslist.h"

#include <QDateTime>
#include <QJsonArray>

#include <algorithm>

namespace pitwise::exam {
namespace {

constexpr Named<VerifiedKind> kindNames[] = {{VerifiedKind::Unknown, "unknown"},
                                             {VerifiedKind::ExamFile, "exam"},
                                             {VerifiedKind::Result, "result"},
                                             {VerifiedKind::Mark, "mark"},
                                             {VerifiedKind::Certificate, "certificate"},
                                             {VerifiedKind::Report, "report"},
                                             {VerifiedKind::Badge, "badge"},
                                             {VerifiedKind::KeyFile, "key"},
                                             {VerifiedKind::QrText, "qr"}};

class Verifier {
public:
    explicit Verifier(const VerifyWith &with) : m_with(with) {}
    Verification result;

    void good(const QString &what, const QString &at = {}) { result.findings.push_back({true, what, at}); }
    void bad(const QString &what, const QString &at = {}) { result.findings.push_back({false, what, at}); }
    void bad(const Refusal &refusal) { bad(QString::fromStdString(refusal.error), QString::fromStdString(refusal.at)); }
    void bad(const security::Alteration &alteration) {
        bad(alteration.what,
            alteration.from < 0 ? QString() : QStringLiteral("bytes %1 to %2").arg(alteration.from).arg(alteration.to));
    }

    /// The signature is good under this key; is it the one that it should be?
    void signedBy(const QByteArray &publicKey, const QString &name = {}) {
        result.signer = publicKey;
        const QString who =
            (name.isEmpty() ? QStringLiteral("key ") : name + QStringLiteral(", key ")) + fingerprintOf(publicKey);
        if (!m_with.trusted)
            good(QStringLiteral("Signature is good: %1. Compare the key with the issuer's, or give it with --key").arg(who));
        else if (result.trusted = m_with.trusted->publicKey == publicKey; result.trusted)
            good(QStringLiteral("Signature is good: %1, key %2").arg(m_with.trusted->name, fingerprintOf(publicKey)));
        else
            bad(QStringLiteral("Signed by %1, not by %2, key %3")
                    .arg(who, m_with.trusted->name, m_with.trusted->fingerprint()));
    }

    QByteArray text(const QByteArray &file) {
        security::SignedText read = security::readSignedText(file);
        if (read.alteration.none())
            signedBy(read.publicKey);
        else
            bad(read.alteration);
        return read.bytes;
    }

    void withdrawn(const std::optional<Register::Withdrawal> &withdrawal) {
        if (!withdrawal)
            return;
        result.withdrawn = true;
        bad(QStringLiteral("Withdrawn on %1 by %2: %3")
                .arg(QDateTime::fromMSecsSinceEpoch(withdrawal->atMs, Qt::UTC).date().toString(Qt::ISODate), withdrawal->who,
                     withdrawal->reason));
    }
    void number(const QString &number) {
        if (m_with.given)
            withdrawn(m_with.given->withdrawn(number));
    }

    void validUntil(const QString &day) {
        result.validUntil = QDate::fromString(day, Qt::ISODate);
        if (!result.validUntil.isValid())
            return;
        result.expired = m_with.today.isValid() && result.validUntil < m_with.today;
        good((result.expired ? QStringLiteral("No longer valid: %1 was its last day") : QStringLiteral("Valid to %1"))
                 .arg(result.validUntil.toString(Qt::ISODate)));
    }

    /// What an issuer has signed says what it is; only a mark is one.
    void mark(const QByteArray &file) {
        const QByteArray bytes = text(file);
        if (!result.good())
            return;
        const QJsonObject json = jsonObject(bytes, "mark");
        const auto word = [&](const char *key) { return json.value(QLatin1String(key)).toString(); };
        if (word("format") != markFormat)
            return bad(QStringLiteral("signed, but it is no mark that this version reads"), QStringLiteral("format"));
        const QJsonObject candidate = json.value(QLatin1String("candidate")).toObject();
        const QJsonObject score = json.value(QLatin1String("score")).toObject();
        good(QStringLiteral("Mark %1: %2, candidate %3, %4 of %5, %6")
                 .arg(word("number"), candidate.value(QLatin1String("name")).toString(),
                      candidate.value(QLatin1String("number")).toString())
                 .arg(score.value(QLatin1String("right")).toInt())
                 .arg(score.value(QLatin1String("count")).toInt())
                 .arg(score.value(QLatin1String("passed")).toBool() ? QStringLiteral("passed")
                                                                    : QStringLiteral("not passed")));
        if (score.value(QLatin1String("passed")).toBool())
            validUntil(word("validUntil"));
        number(word("number"));
    }

    /// A certificate or a report: a signed PDF alone does not say that anybody passed.
    void paper(const QByteArray &file) {
        const QByteArray bytes = text(file);
        if (!result.good())
            return;
        const QByteArray line = bytes.sliced(bytes.lastIndexOf('\n', -2) + 1).trimmed();
        const QList<QByteArray> words = line.mid(sizeof paperMark - 1).split(' ');
        if (!line.startsWith(paperMark) || words.size() < 2 || words.size() > 3)
            return bad(QStringLiteral("signed, but it does not say which paper it is"),
                       QStringLiteral("the line before last"));
        const QString paper = QString::fromUtf8(words.at(1));
        if (words.at(0) == "report") {
            result.kind = VerifiedKind::Report;
            good(QStringLiteral("Report on %1, not a certificate").arg(paper));
        } else if (words.at(0) == "certificate") {
            good(QStringLiteral("Certificate %1").arg(paper));
            validUntil(QString::fromLatin1(words.value(2)));
            number(paper);
        } else {
            bad(QStringLiteral("signed, but no paper that this version knows"), QStringLiteral("the line before last"));
        }
    }

    /// What the published list says of a badge, where it can.
    void status(const BadgeCheck &check) {
        const QString list = QStringLiteral("status list");
        if (m_with.status->signer() != check.publicKey)
            return bad(QStringLiteral("the status list is of another issuer than the badge"), list);
        const auto gone = m_with.status->withdrawn(check.credential);
        if (!gone)
            return bad(QStringLiteral("the badge does not name this status list"), list);
        result.withdrawn = result.withdrawn || *gone;
        good(QStringLiteral("%1 by the status list of %2")
                 .arg(*gone ? QStringLiteral("Withdrawn") : QStringLiteral("Not withdrawn"), m_with.status->asOf().left(10)),
             list);
    }

    void picture(const QByteArray &file) {
        const auto inside = badgeInPicture(file);
        if (!inside)
            return bad(QStringLiteral("a picture that carries no badge, or was altered"));
        badge(inside->startsWith('{') ? checkBadgeJson(*inside) : checkBadge(*inside));
    }

    void badge(const BadgeCheck &check) {
        if (!check.wrong.isEmpty())
            return bad(check.wrong);
        signedBy(check.publicKey,
                 check.credential.value(QLatin1String("issuer")).toObject().value(QLatin1String("name")).toString());
        const QJsonObject subject = check.credential.value(QLatin1String("credentialSubject")).toObject();
        const QJsonArray identities = subject.value(QLatin1String("identifier")).toArray();
        good(QStringLiteral("Badge of %1: %2, from %3")
                 .arg(identities.at(0).toObject().value(QLatin1String("identityHash")).toString(),
                      check.credential.value(QLatin1String("name")).toString(),
                      check.credential.value(QLatin1String("validFrom")).toString().left(10)));
        validUntil(check.credential.value(QLatin1String("validUntil")).toString().left(10));
        if (m_with.given)
            withdrawn(m_with.given->badgeWithdrawn(check.credential.value(QLatin1String("id")).toString()));
        if (m_with.status)
            status(check);
    }

    void qr(const QByteArray &text) {
        const QrCheck check = checkQrText(text);
        if (!check.wrong.isEmpty())
            return bad(check.wrong);
        signedBy(check.publicKey);
        good(QStringLiteral("%1: %2, %3, %4")
                 .arg(check.facts.value(QLatin1String("number")).toString(),
                      check.facts.value(QLatin1String("name")).toString(),
                      check.facts.value(QLatin1String("title")).toString(),
                      check.facts.value(QLatin1String("date")).toString()));
        validUntil(check.facts.value(QLatin1String("validUntil")).toString());
        number(check.facts.value(QLatin1String("number")).toString());
    }

    void resultFile(const QByteArray &file) {
        const ResultHead head = checkResult(file);
        if (!head.alteration.none())
            return bad(head.alteration);
        signedBy(head.issuer.publicKey, head.issuer.name);
        if (!m_with.opened)
            return;
        const SatExam sat = openResult(file, *m_with.opened);
        const auto time = [](qint64 ms) {
            return QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC).toString(QStringLiteral("hh:mm:ss"));
        };
        good(QStringLiteral("Chain of %1 events is whole, %2 to %3 UTC")
                 .arg(sat.events.size())
                 .arg(time(sat.startedMs()), time(sat.finishedMs())));
        if (m_with.bank) {
            remark(sat);
        }
    }

    /// A code is one line: the end that a tool or an editor writes behind it is none of it.
    static QByteArray line(QByteArray text) {
        if (text.endsWith('\n'))
            text.chop(text.endsWith("\r\n") ? 2 : 1);
        return text;
    }

    /// A genuine result stays genuine where this program cannot make its questions again.
    void remark(const SatExam &sat) {
        try {
            const MarkedExam marked = markExam(sat, *m_with.bank);
            good(QStringLiteral("Marked from the record: %1 of %2").arg(marked.score.right).arg(marked.score.count));
        } catch (const Refusal &refusal) {
            const std::string why = whyNotMadeHere(sat.form, sat.blueprint, *m_with.bank);
            good(QStringLiteral("Genuine; its questions cannot be made again by this program, because %1")
                     .arg(QString::fromStdString(why.empty() ? refusal.error + " (" + refusal.at + ")" : why)));
        }
    }

    void look(const QByteArray &file) {
        if (isContainer(file, FileKind::Exam)) {
            result.kind = VerifiedKind::ExamFile;
            const ExamFile exam(file);
            signedBy(exam.issuer().publicKey, exam.issuer().name);
        } else if (isContainer(file, FileKind::Result)) {
            result.kind = VerifiedKind::Result;
            resultFile(file);
        } else if (isContainer(file, FileKind::Key)) {
            result.kind = VerifiedKind::KeyFile;
            const Issuer issuer = IssuerKey::issuerOf(file);
            signedBy(issuer.publicKey, issuer.name);
        } else if (file.startsWith("%PDF-")) {
            result.kind = VerifiedKind::Certificate;
            paper(file);
        } else if (file.startsWith('{') && isBadgeJson(file)) {
            result.kind = VerifiedKind::Badge;
            badge(checkBadgeJson(file));
        } else if (file.startsWith('{')) {
            result.kind = VerifiedKind::Mark;
            mark(file);
        } else if (file.startsWith("eyJ")) { // base64url of {"
            result.kind = VerifiedKind::Badge;
            badge(checkBadge(line(file)));
        } else if (isPicture(file)) {
            result.kind = VerifiedKind::Badge;
            picture(file);
        } else if (file.startsWith("PITWISE1.")) {
            result.kind = VerifiedKind::QrText;
            qr(line(file));
        } else {
            bad(QStringLiteral("is no exam file, result, certificate, mark, badge or key, or its first bytes were altered"),
                QStringLiteral("bytes 0 to 8"));
        }
    }

private:
    const VerifyWith &m_with;
};

} // namespace

bool Verification::good() const {
    return !findings.empty() &&
           std::all_of(findings.begin(), findings.end(), [](const Finding &finding) { return finding.good; });
}

Verification verifyFile(const QByteArray &file, const VerifyWith &with) {
    Verifier verifier(with);
    try {
        verifier.look(file);
    } catch (const Refusal &refusal) {
        verifier.bad(refusal);
    }
    return verifier.result;
}

QJsonObject verificationJson(const Verification &verification) {
    QJsonArray findings;
    for (const Finding &finding : verification.findings) {
        QJsonObject json{{QStringLiteral("good"), finding.good}, {QStringLiteral("what"), finding.what}};
        if (!finding.at.isEmpty())
            json.insert(QStringLiteral("at"), finding.at);
        findings.append(json);
    }
    QJsonObject json{{QStringLiteral("kind"), nameOf(verification.kind, kindNames)},
                     {QStringLiteral("good"), verification.valid()},
                     {QStringLiteral("whole"), verification.good()},
                     {QStringLiteral("trusted"), verification.trusted},
                     {QStringLiteral("findings"), findings}};
    if (verification.validUntil.isValid()) {
        json.insert(QStringLiteral("validUntil"), verification.validUntil.toString(Qt::ISODate));
        json.insert(QStringLiteral("expired"), verification.expired);
    }
    if (!verification.signer.isEmpty())
        json.insert(QStringLiteral("signer"), fingerprintOf(verification.signer));
    return json;
}

} // namespace pitwise::exam
