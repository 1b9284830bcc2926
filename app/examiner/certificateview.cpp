// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/certificateview.h"

#include "app/exam/page.h"

#include <QPainter>

#include <algorithm>

namespace pitwise {

void CertificateSheet::show(const print::CertificateFacts &facts) {
    m_facts = facts;
    Q_EMIT changed();
}

QString CertificateSheet::words() const {
    return isEmpty() ? QString()
                     : tr("Certificate %1: %2 has passed %3, %4")
                           .arg(m_facts.number, m_facts.name, m_facts.certificate, print::dayText(m_facts.date));
}

CertificateView::CertificateView(QQuickItem *parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
}

void CertificateView::setSheet(CertificateSheet *sheet) {
    if (m_sheet == sheet)
        return;
    m_sheet = sheet;
    if (sheet)
        connect(sheet, &CertificateSheet::changed, this, [this] { update(); });
    update();
    Q_EMIT sheetChanged();
}

void CertificateView::paint(QPainter *painter) {
    if (!m_sheet || m_sheet->isEmpty())
        return;
    const double scale = std::min(width() / print::Page::width, height() / print::Page::height);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate((width() - print::Page::width * scale) / 2, (height() - print::Page::height * scale) / 2);
    painter->scale(scale / 10, scale / 10); // a page is measured in tenths of a millimetre
    print::Page page(*painter);
    print::drawCertificate(page, m_sheet->facts());
}

} // namespace pitwise
