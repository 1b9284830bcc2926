// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

namespace pitwise::exam {

/// A picture that carries a badge (JWT or JSON) in itself, as Open Badges 3.0 has it: what people post. Throws a Refusal
/// where the picture is no PNG and no SVG, or carries one already.
[[nodiscard]] QByteArray bakeBadge(const QByteArray &picture, const QByteArray &badge);

[[nodiscard]] bool isPicture(const QByteArray &file);
/// The badge in a picture; nothing: there is none. Never throws.
[[nodiscard]] std::optional<QByteArray> badgeInPicture(const QByteArray &picture);

} // namespace pitwise::exam
