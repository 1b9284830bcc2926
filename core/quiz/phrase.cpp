// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/phrase.h"

#include <QCoreApplication>

namespace pitwise {

QString Phrase::text() const {
    QString text = QCoreApplication::translate("quiz", m_source);
    // All at once where it can be: an argument that holds "%1" itself must not be filled again.
    switch (m_arguments.size()) {
    case 0: return text;
    case 1: return text.arg(m_arguments[0]);
    case 2: return text.arg(m_arguments[0], m_arguments[1]);
    case 3: return text.arg(m_arguments[0], m_arguments[1], m_arguments[2]);
    case 4: return text.arg(m_arguments[0], m_arguments[1], m_arguments[2], m_arguments[3]);
    default: return text.arg(m_arguments[0], m_arguments[1], m_arguments[2], m_arguments[3], m_arguments[4]);
    }
}

Phrase Phrase::verbatim(const QString &text) {
    return Phrase("%1", {text});
}

} // namespace pitwise
