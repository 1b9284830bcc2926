// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/badge.h"
#include "core/exam/container.h"
#include "core/exam/examfile.h"
#include "core/exam/resultfile.h"
#include "core/exam/verify.h"
#include "core/refusal.h"

#include <cstdint>

namespace {

using namespace pitwise;

template <typename F> void refusedOr(F &&read) {
    try {
        read();
    } catch (const Refusal &) {
    }
}

void readAs(exam::FileKind kind, const QByteArray &file) {
    refusedOr([&] { (void)exam::verifyFile(file); });
    switch (kind) {
    case exam::FileKind::Exam: refusedOr([&] { (void)exam::ExamFile(file).candidates(); }); break;
    case exam::FileKind::Key: refusedOr([&] { (void)exam::IssuerKey::issuerOf(file); }); break;
    case exam::FileKind::Result: refusedOr([&] { (void)exam::checkResult(file); }); break;
    }
}

} // namespace

/// Whatever the bytes: verified or found wrong. And the same bytes well signed, as every kind of file: a first line that is
/// the header and the rest that is the body. Without that, a fuzzer never gets past the signature.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    static const exam::IssuerKey key = exam::IssuerKey::make(QStringLiteral("Fuzz"));
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    refusedOr([&] { (void)exam::verifyFile(bytes, {&key.issuer(), &key, nullptr}); });
    refusedOr([&] { (void)exam::readIssuer(bytes); });
    (void)exam::checkBadge(bytes);
    refusedOr([&] { (void)exam::verifyFile(security::signText(bytes, key.signing())); });
    const qsizetype end = bytes.indexOf('\n');
    const QByteArray header = bytes.left(end), body = end < 0 ? QByteArray() : bytes.mid(end + 1);
    for (const auto kind : {exam::FileKind::Exam, exam::FileKind::Key, exam::FileKind::Result})
        readAs(kind, exam::writeContainer({kind, header, body}, key.signing()));
    return 0;
}
