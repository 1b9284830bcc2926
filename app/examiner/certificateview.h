// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exam/certificatepdf.h"

#include <QQuickPaintedItem>

namespace pitwise {

/// What stands on a certificate, to be handed to its view.
class CertificateSheet : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the results")
    Q_PROPERTY(bool empty READ isEmpty NOTIFY changed)
    Q_PROPERTY(QString words READ words NOTIFY changed) ///< For a screen reader.

public:
    using QObject::QObject;
    void show(const print::CertificateFacts &facts);
    void clear() { show({}); }
    [[nodiscard]] const print::CertificateFacts &facts() const { return m_facts; }
    [[nodiscard]] bool isEmpty() const { return m_facts.number.isEmpty(); }
    [[nodiscard]] QString words() const;

Q_SIGNALS:
    void changed();

private:
    print::CertificateFacts m_facts;
};

/// The certificate as it will be printed, drawn by the same hand.
class CertificateView : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(pitwise::CertificateSheet *sheet READ sheet WRITE setSheet NOTIFY sheetChanged)

public:
    explicit CertificateView(QQuickItem *parent = nullptr);
    [[nodiscard]] CertificateSheet *sheet() const { return m_sheet; }
    void setSheet(CertificateSheet *sheet);
    void paint(QPainter *painter) override;

Q_SIGNALS:
    void sheetChanged();

private:
    CertificateSheet *m_sheet = nullptr;
};

} // namespace pitwise
