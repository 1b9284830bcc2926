// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/verifier.h"

#include "core/security/safefile.h"

#include <QFileInfo>

namespace pitwise {

Verifier::Verifier(IssuerDesk &issuer, const exam::ItemBank &bank, QObject *parent)
    : QObject(parent), m_issuer(issuer), m_bank(bank) {
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
    m_work.run(
        tr("Verifying"),
        [path, trusted = m_trusted ? m_trusted : m_issuer.issuer(), key = m_issuer.key(),
         &bank = m_bank](const BackgroundWork::Step &) {
            exam::VerifyWith with;
            with.today = QDate::currentDate();
            with.trusted = trusted ? &*trusted : nullptr;
            with.opened = key.get();
            with.bank = key ? &bank : nullptr;
            return exam::verifyFile(security::readFile(path), with);
        },
        [this, path](exam::Verification result) {
            m_result = std::move(result);
            m_file = QFileInfo(path).fileName();
            std::vector<FigureList::Row> rows;
            for (const exam::Finding &finding : m_result.findings)
                rows.push_back({finding.what, {}, finding.at, finding.good});
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
    return tr("Not a file of ours");
}

} // namespace pitwise
