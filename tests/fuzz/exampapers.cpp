// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/blueprint.h"
#include "core/exam/examfile.h"
#include "core/exam/sittingstate.h"
#include "core/refusal.h"

#include <QJsonDocument>

#include <cstdint>
#include <cstdlib>

namespace {

using namespace pitwise;

template <typename F> void refusedOr(F &&read) {
    try {
        read();
    } catch (const Refusal &) {
    }
}

} // namespace

/// Whatever the bytes, as any of the papers of an exam: read or refused. A blueprint that was read comes back as the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    refusedOr([&] {
        const exam::Blueprint blueprint = exam::readBlueprint(bytes);
        if (exam::blueprintDigest(exam::readBlueprint(exam::writeBlueprint(blueprint))) != exam::blueprintDigest(blueprint))
            std::abort();
        (void)exam::blueprintText(blueprint);
    });
    refusedOr([&] {
        exam::Blueprint blueprint;
        exam::Form form;
        exam::Candidate candidate;
        exam::readContent(bytes, blueprint, form, candidate);
    });
    const QJsonObject json = QJsonDocument::fromJson(bytes).object();
    refusedOr([&] { (void)exam::readCandidate(json); });
    refusedOr([&] { (void)exam::readAttestation(json); });
    refusedOr([&] { (void)exam::readForm(json); });
    refusedOr([&] { (void)exam::eventJson(exam::readEvent(json)); });
    return 0;
}
