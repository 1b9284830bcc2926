// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/refusal.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace pitwise::school {

/// What a column of a school's list is about.
enum class Field { Ignored, Name, Given, Middle, Family, Number, Email, Class, Role, Status };
inline constexpr Field allFields[] = {Field::Ignored, Field::Name,  Field::Given, Field::Middle, Field::Family,
                                      Field::Number,  Field::Email, Field::Class, Field::Role,   Field::Status};
[[nodiscard]] const char *fieldName(Field field); ///< As scripts say it: `family`.

/// A table as a secretary saves it: any separator, UTF-8, UTF-16 or Windows-1252, with a title or empty rows above its
/// heads.
struct Sheet {
    QString encoding; ///< As people know it: `Windows-1252`.
    QChar separator;
    QStringList heads; ///< Of the columns; where there are none, their first row's place: `Column 1`.
    struct Row {
        int line = 0; ///< In the file, from 1.
        QStringList cells;
    };
    std::vector<Row> rows;      ///< Without empty ones and heads said again further down.
    std::vector<Field> guessed; ///< What each column is about, by its head or by what is in it.
};

/// Throws a Refusal where it is no table: empty, a spreadsheet's own file, ends within quotes.
[[nodiscard]] Sheet readSheet(const QByteArray &bytes);

/// The bytes as text, and in what they were written.
struct Decoded {
    QString text, encoding;
};
[[nodiscard]] Decoded decodeSheet(const QByteArray &bytes);

/// For comparing names and heads: no case, no accents of width, no spaces at the ends, one between words.
[[nodiscard]] QString folded(const QString &text);

} // namespace pitwise::school
