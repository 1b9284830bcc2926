// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/exchange.h"

#include <QBuffer>
#include <QCoreApplication>

#include <cstdint>
#include <cstdlib>

namespace {

class StoppedClock final : public pitwise::Clock {
public:
    [[nodiscard]] pitwise::UtcMs nowMs() const override { return 1'794'816'000'000; }
};

} // namespace

/// Whatever the bytes, JSON lines where they begin with a brace and else a table: taken in or refused as a whole. What was
/// taken in can be written out and comes back as known.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    using namespace pitwise;
    static int count = 1;
    static char name[] = "fuzz_records";
    static char *arguments[] = {name, nullptr};
    static const QCoreApplication application(count, arguments); // for the database driver
    static const StoppedClock clock;
    static auto &store = *new std::unique_ptr<Store>; // never deleted: Qt's own statics are gone before ours are
    if (!store)
        store = Store::inMemory(clock);
    QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    QBuffer in(&bytes);
    in.open(QIODevice::ReadOnly);
    if (!(bytes.startsWith('{') ? importJson(*store, in) : importCsv(*store, in)))
        return 0;
    QByteArray written;
    QBuffer out(&written);
    out.open(QIODevice::ReadWrite);
    for (const Trainee &trainee : store->roster().all().value())
        if (!exportJson(*store, trainee.id, out))
            std::abort();
    out.seek(0);
    const auto again = importJson(*store, out);
    if (!written.isEmpty() && (!again || again.value().answers != 0))
        std::abort();
    store.reset(); // the next bytes meet an empty store again
    return 0;
}
