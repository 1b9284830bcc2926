// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/verifier.h"

#include "core/exam/register.h"
#include "core/security/safefile.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

namespace pitwise {

namespace {

struct Checked {
    exam::Verification result;
    qint64 size = 0;
    bool opened = false; ///< With the issuer's key: what is sealed was looked at too.
};

QString sentence(QString words) {
    if (words == QLatin1String("altered"))
        return Verifier::tr("Altered after it was signed.");
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

/// "Bytes 12288 to 16384 of 51200": where it was altered, and how much there is.
QString placeWords(const QString &at, qint64 size) {
    if (at.contains(QLatin1String("bytes ")))
        return Verifier::tr("Where: %1 of %2.").arg(at).arg(size);
    return at.isEmpty() ? QString() : Verifier::tr("Where: %1.").arg(at);
}

} // namespace

Verifier::Verifier(IssuerDesk &issuer, const exam::ItemBank &bank, const QString &registerFile, QObject *parent)
    : QObject(parent), m_issuer(issuer), m_bank(bank), m_registerFile(registerFile) {
    connect(&issuer, &IssuerDesk::changed, this, &Verifier::changed);
}

QString Verifier::trusted() const {
    const auto &whose = m_trusted ? m_trusted : m_issuer.issuer();
    return whose ? tr("%1, key %2").arg(whose->name, whose->fingerprint()) : QString();
}

void Verifier::trust(const QUrl &issuerFile) {
    m_work.now([&] { m_trusted = exam::readIssuer(security::readFile(pathOf(issuerFile))); });
    Q_EMIT changed();
}

void Verifier::verify(const QUrl &file) {
    const QString path = pathOf(file);
    check(QFileInfo(path).fileName(), [path] { return security::readFile(path); });
}

void Verifier::verifyText(const QString &text) {
    // Phones and mail break long lines.
    QString line = text;
    line.remove(QRegularExpression(QStringLiteral("\\s+")));
    check(tr("pasted"), [bytes = line.toUtf8()] { return bytes; });
}

void Verifier::check(const QString &name, const std::function<QByteArray()> &read) {
    m_work.run(
        tr("Verifying"),
        [read, trusted = m_trusted ? m_trusted : m_issuer.issuer(), key = m_issuer.key(), registerFile = m_registerFile,
         &bank = m_bank](const BackgroundWork::Step &) {
            exam::VerifyWith with;
            with.today = QDate::currentDate();
            with.trusted = trusted ? &*trusted : nullptr;
            with.opened = key.get();
            with.bank = key ? &bank : nullptr;
            // The house's own register speaks of its own papers.
            exam::Register given;
            if (trusted && QFile::exists(registerFile)) {
                try {
                    given = exam::Register::read(security::readFile(registerFile), trusted->publicKey);
                    with.given = &given;
                } catch (const Refusal &) {
                    with.given = nullptr; // of another issuer than the one that is asked for
                }
            }
            const QByteArray bytes = read();
            return Checked{exam::verifyFile(bytes, with), bytes.size(), key != nullptr};
        },
        [this, name, known = m_trusted.has_value() || m_issuer.issuer().has_value()](Checked checked) {
            m_result = std::move(checked.result);
            m_strange = !known && m_result.good();
            m_file = name;
            std::vector<FigureList::Row> rows;
            for (const exam::Finding &finding : m_result.findings)
                rows.push_back({sentence(finding.what), {}, placeWords(finding.at, checked.size), finding.good});
            if (m_result.kind == exam::VerifiedKind::Result && m_result.good() && !checked.opened)
                rows.back().detail =
                    tr("What is in it is sealed: open the issuer's key, and chain and marks are checked too.");
            m_findings.show(std::move(rows));
            Q_EMIT changed();
        });
}

QString Verifier::kindText() const {
    switch (m_result.kind) {
    case exam::VerifiedKind::ExamFile: return tr("An exam file");
    case exam::VerifiedKind::Result: return tr("A result");
    case exam::VerifiedKind::Mark: return tr("A mark");
    case exam::VerifiedKind::Certificate: return tr("A certificate");
    case exam::VerifiedKind::Report: return tr("A report");
    case exam::VerifiedKind::Badge: return tr("An Open Badge");
    case exam::VerifiedKind::KeyFile: return tr("A key file");
    case exam::VerifiedKind::QrText: return tr("The text of a QR code");
    case exam::VerifiedKind::Unknown: break;
    }
    return tr("Not a Pitwise file");
}

} // namespace pitwise
