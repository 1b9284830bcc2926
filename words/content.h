// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/phrase.h"

namespace pitwise {

/// Sentences that are written beside the rules rather than for a question: contrasts.<code>.json, readings.<code>.json.
/// Each file is read when something of it is first said; English stands in for a language that has none.
class Content {
public:
    explicit Content(QString code = QStringLiteral("en"), const QString &folder = {})
        : m_code(std::move(code)), m_folder(folder.isEmpty() ? QStringLiteral(":/assets") : folder) {}
    /// By its place, as phrases name it: `contrast/5/situation`, `reading/A01/why`, `clause/lucky8@5/5.8`. Empty: there is
    /// none.
    [[nodiscard]] QString text(std::string_view place) const;

private:
    QString m_code, m_folder;
};

} // namespace pitwise
