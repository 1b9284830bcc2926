// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/item.h"
#include "core/exchange/results.h"
#include "core/records/answerfeed.h"

#include <QByteArray>

namespace pitwise::exchange {

/// Who speaks in xAPI statements: the address of the school stands for it for good, so it must never change. An absolute
/// http or https address without a query; throws a Refusal for anything else.
class XapiHome {
public:
    explicit XapiHome(const QString &address);
    [[nodiscard]] const QString &address() const { return m_address; }
    [[nodiscard]] QString under(const QString &path) const { return m_address + QStringLiteral("/pitwise/") + path; }

private:
    QString m_address;
};

// Statements of xAPI 1.0.3 as compact JSON without a line end. The same record gives the same bytes, and its id is the
// answer's own: an LRS takes it once, however often it is sent. No name and no mail address are in them.

/// "answered"
[[nodiscard]] QByteArray answeredStatement(const FedAnswer &answer, const XapiHome &home, const InWords &say,
                                           const QString &language);
/// "passed" or "failed". Ruled on again it is another statement.
[[nodiscard]] QByteArray examStatement(const ExamResult &result, const XapiHome &home, const QString &language);

} // namespace pitwise::exchange
