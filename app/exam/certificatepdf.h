// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace pitwise::print {

/// What stands on a certificate.
struct CertificateFacts {
    QString name;
    QString title;       ///< Of the exam.
    QString certificate; ///< What was passed: "the written dealer examination".
    QStringList rules;   ///< Documents and versions, one a line.
    QString date;        ///< ISO.
    QString validUntil;  ///< ISO; empty: no end.
    QString examiner, issuer, fingerprint, number;
    QByteArray qrText;
};

class Page;

/// Draws it on a page; the preview in the window is drawn by the same hand.
void drawCertificate(Page &page, const CertificateFacts &facts);

/// Unsigned: sign its bytes with security::signText. A QGuiApplication has to exist.
[[nodiscard]] QByteArray certificatePdf(const CertificateFacts &facts);

} // namespace pitwise::print
