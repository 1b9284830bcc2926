// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/clausewords.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

namespace pitwise {
namespace {

QString words(const char *source, const char *comment = nullptr, int count = -1) {
    return QCoreApplication::translate("ClauseWords", source, comment, count);
}

} // namespace

QString kindName(ClauseKind kind) {
    switch (kind) {
    case ClauseKind::Definition: return words(QT_TRANSLATE_NOOP("ClauseWords", "Definition"));
    case ClauseKind::Layout: return words(QT_TRANSLATE_NOOP("ClauseWords", "Layout"));
    case ClauseKind::Procedure: return words(QT_TRANSLATE_NOOP("ClauseWords", "Procedure"));
    case ClauseKind::Provision: return words(QT_TRANSLATE_NOOP("ClauseWords", "Provision"));
    case ClauseKind::Permission: return words(QT_TRANSLATE_NOOP("ClauseWords", "Permission"));
    case ClauseKind::ControlPriority: return words(QT_TRANSLATE_NOOP("ClauseWords", "Control and priority"));
    case ClauseKind::Settlement: return words(QT_TRANSLATE_NOOP("ClauseWords", "Settlement"));
    case ClauseKind::Payout: return words(QT_TRANSLATE_NOOP("ClauseWords", "Payout"));
    case ClauseKind::Irregularity: return words(QT_TRANSLATE_NOOP("ClauseWords", "Irregularity"));
    }
    return {};
}

QString oddsText(const Ratio &ratio) {
    return words(QT_TRANSLATE_NOOP("ClauseWords", "%1 to %2")).arg(ratio.numerator).arg(ratio.denominator);
}

QString boxesText(Range boxes) {
    return words(QT_TRANSLATE_NOOP("ClauseWords", "%1 to %2 boxes")).arg(boxes.min).arg(boxes.max);
}

QString decksText(Range decks) {
    return words(QT_TRANSLATE_NOOP("ClauseWords", "%1 to %2 decks")).arg(decks.min).arg(decks.max);
}

QString dateText(const std::string &iso) {
    const QDate date = QDate::fromString(QString::fromStdString(iso), Qt::ISODate);
    return date.isValid() ? QLocale().toString(date, words(QT_TRANSLATE_NOOP("ClauseWords", "d MMMM yyyy"))) : QString();
}

} // namespace pitwise
