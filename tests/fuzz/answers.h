// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/jsonlines.h"
#include "core/refusal.h"

#include <QBuffer>

#include <cstdlib>

/// Reads the bytes as a command would and throws the answers away; ends the program where an answer is half a line.
inline void answerBytes(const char *data, std::size_t size, const pitwise::DocumentAnswer &answer) {
    QByteArray bytes(data, static_cast<qsizetype>(size));
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    pitwise::Refusal problem;
    (void)pitwise::answerDocuments(
        buffer, answer,
        [](std::string_view lines) {
            if (lines.empty() || lines.back() != '\n')
                std::abort();
        },
        problem);
}
