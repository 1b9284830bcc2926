// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/question.h"

#include <QByteArray>
#include <QProcess>

namespace pitwise::cli {

/// Pictures of felts, from the program pitwise-felt: it has the fonts that this one does without.
class FeltPainter {
public:
    explicit FeltPainter(QString language) : m_language(std::move(language)) {}
    ~FeltPainter();
    /// A PNG; empty where the question has no felt. Throws a Refusal where it cannot be painted.
    [[nodiscard]] QByteArray paint(const Question &question);

private:
    void start();
    [[noreturn]] void fail();

    QString m_language, m_program;
    QProcess m_process;
};

} // namespace pitwise::cli
