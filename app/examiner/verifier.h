// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/examiner/figurelist.h"
#include "app/examiner/issuerdesk.h"
#include "core/exam/verify.h"

namespace pitwise {

/// Says of any file of an exam whether it is whole and who signed it. Anybody may use it; nothing is fetched.
class Verifier : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(QString file READ file NOTIFY changed)
    Q_PROPERTY(QString kindText READ kindText NOTIFY changed)
    Q_PROPERTY(bool good READ isGood NOTIFY changed)
    /// It is whole, but nobody here knows whose key that is: anybody can sign.
    Q_PROPERTY(bool strange READ isStrange NOTIFY changed)
    Q_PROPERTY(QString signer READ signer NOTIFY changed)   ///< Fingerprint of the key behind it; empty: none can be read.
    Q_PROPERTY(QString trusted READ trusted NOTIFY changed) ///< Whose files are expected; empty: anybody's.
    Q_PROPERTY(pitwise::FigureList *findings READ findings CONSTANT)
    Q_PROPERTY(pitwise::BackgroundWork *work READ work CONSTANT)

public:
    /// All outlive it.
    Verifier(IssuerDesk &issuer, const exam::ItemBank &bank, const QString &registerFile, QObject *parent = nullptr);

    Q_INVOKABLE void verify(const QUrl &file);
    Q_INVOKABLE void verifyText(const QString &text); ///< What a phone read off a certificate's QR code.
    Q_INVOKABLE void trust(const QUrl &issuerFile);   ///< From now on only this issuer's files are right.

    [[nodiscard]] QString file() const { return m_file; }
    [[nodiscard]] QString kindText() const;
    [[nodiscard]] bool isGood() const { return m_result.good(); }
    [[nodiscard]] bool isStrange() const { return m_strange; }
    [[nodiscard]] QString signer() const {
        return m_result.signer.isEmpty() ? QString() : exam::fingerprintOf(m_result.signer);
    }
    [[nodiscard]] QString trusted() const;
    [[nodiscard]] FigureList *findings() { return &m_findings; }
    [[nodiscard]] BackgroundWork *work() { return &m_work; }

Q_SIGNALS:
    void changed();

private:
    void check(const QString &name, const std::function<QByteArray()> &read);
    IssuerDesk &m_issuer;
    const exam::ItemBank &m_bank;
    QString m_registerFile;
    std::optional<exam::Issuer> m_trusted;
    QString m_file;
    exam::Verification m_result;
    bool m_strange = false;
    FigureList m_findings;
    BackgroundWork m_work;
};

} // namespace pitwise
