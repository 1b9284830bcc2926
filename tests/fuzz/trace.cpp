// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/session.h"

#include <QBuffer>

/// Traces of the live table: read, dealt and graded, or refused with their place.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size) {
    using namespace pitwise;
    static const Library library = Library::shipped();
    QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    Refusal problem;
    std::string out;
    const auto result = live::gradeTraces(
        buffer, library, [&](std::string_view lines) { out += lines; }, problem);
    if ((result == live::GradeResult::NoJson) != out.empty())
        __builtin_trap(); // an answer, or a reason why there is none
    return 0;
}
