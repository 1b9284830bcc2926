// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/itemstatistics.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// A cut score by the modified Angoff method, worked out while the judges' ratings are typed: an aid, people decide.
class AngoffAid : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the exam desk")
    Q_PROPERTY(
        QString ratings READ ratings WRITE setRatings NOTIFY changed) ///< One line a judge, per cent for each question.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString result READ result NOTIFY changed)
    Q_PROPERTY(QString disputed READ disputed NOTIFY changed) ///< Questions to talk about and rate again.
    Q_PROPERTY(int passMark READ passMark NOTIFY changed)     ///< Per cent; 0: none yet.

public:
    using QObject::QObject;
    [[nodiscard]] QString ratings() const { return m_ratings; }
    void setRatings(const QString &text);
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString result() const;
    [[nodiscard]] QString disputed() const;
    [[nodiscard]] int passMark() const { return m_cut.passMark; }

Q_SIGNALS:
    void changed();

private:
    QString m_ratings, m_problem;
    exam::AngoffCut m_cut;
};

} // namespace pitwise
