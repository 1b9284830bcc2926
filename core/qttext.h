// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace pitwise {

/// The engine's texts are UTF-8; documents and the window take Qt's.
[[nodiscard]] inline QString qt(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

[[nodiscard]] inline QJsonArray jsonTexts(const std::vector<std::string> &texts) {
    QJsonArray list;
    for (const std::string &text : texts)
        list.append(qt(text));
    return list;
}

} // namespace pitwise
