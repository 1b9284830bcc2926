// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/candidatecsv.h"

#include "core/documents/csv.h"
#include "core/refusal.h"

#include <QBuffer>
#include <QRegularExpression>

#include <algorithm>
#include <set>

namespace pitwise::exam {
namespace {

const QStringList columns{QStringLiteral("number"),        QStringLiteral("name"),     QStringLiteral("attempt"),
                          QStringLiteral("timeFactor"),    QStringLiteral("textSize"), QStringLiteral("highContrast"),
                          QStringLiteral("reducedMotion"), QStringLiteral("readAloud")};

/// One row under its head.
class Row {
public:
    Row(const QStringList &head, const QStringList &cells, int line) : m_head(head), m_cells(cells), m_line(line) {
        if (cells.size() > head.size())
            fail("has more cells than the first line has names");
    }
    [[noreturn]] void fail(const std::string &what, const char *column = nullptr) const {
        throw Refusal{what, "line " + std::to_string(m_line) + (column ? std::string(", ") + column : std::string()), {}};
    }
    [[nodiscard]] QString text(const char *column) const {
        return m_cells.value(m_head.indexOf(QLatin1String(column))).trimmed();
    }
    [[nodiscard]] QString needed(const char *column) const {
        if (text(column).isEmpty())
            fail("is empty", column);
        return text(column);
    }
    [[nodiscard]] int whole(const char *column, int least, int most, int otherwise) const {
        if (text(column).isEmpty())
            return otherwise;
        bool isNumber = false;
        const int number = text(column).toInt(&isNumber);
        if (!isNumber || number < least || number > most)
            fail("must be a whole number from " + std::to_string(least) + " to " + std::to_string(most), column);
        return number;
    }
    [[nodiscard]] bool yes(const char *column) const {
        const QString word = text(column).toLower();
        if (word.isEmpty() || word == QLatin1String("no") || word == QLatin1String("false") || word == QLatin1String("0"))
            return false;
        if (word != QLatin1String("yes") && word != QLatin1String("true") && word != QLatin1String("1"))
            fail("must be yes or no", column);
        return true;
    }

private:
    const QStringList &m_head;
    const QStringList &m_cells;
    int m_line;
};

QStringList readColumns(const std::optional<QStringList> &row) {
    QStringList head;
    for (const QString &cell : row.value_or(QStringList())) {
        const QString name = columns.value(columns.indexOf(
            QRegularExpression(QRegularExpression::anchoredPattern(QRegularExpression::escape(cell.trimmed())),
                               QRegularExpression::CaseInsensitiveOption)));
        if (name.isEmpty() || head.contains(name))
            throw Refusal{"there is no such column, or it is there twice: \"" + cell.toStdString() + "\"; known are " +
                              columns.join(QStringLiteral(", ")).toStdString(),
                          "line 1",
                          {}};
        head << name;
    }
    if (!head.contains(columns.at(0)) || !head.contains(columns.at(1)))
        throw Refusal{"the first line has to name the columns, number and name at least", "line 1", {}};
    return head;
}

} // namespace

std::vector<Candidate> readCandidates(const QByteArray &csv) {
    QBuffer buffer;
    buffer.setData(csv);
    buffer.open(QIODevice::ReadOnly);
    CsvReader reader(buffer, csv.first(std::max<qsizetype>(csv.indexOf('\n'), 0)).contains(';') ? ';' : ',');
    const QStringList head = readColumns(reader.next());
    std::vector<Candidate> candidates;
    std::set<QString> numbers;
    while (const auto cells = reader.next()) {
        if (cells->join(QString()).trimmed().isEmpty())
            continue;
        const Row row(head, *cells, reader.line());
        if (cells->join(QString()).contains(QChar::ReplacementCharacter))
            row.fail("is not UTF-8: save the list as \"CSV UTF-8\"");
        Candidate candidate{row.needed("number"), row.needed("name"), row.whole("attempt", 1, 100, 1), {}};
        candidate.granted = {row.whole("timeFactor", 100, 400, 100), row.whole("textSize", 50, 400, 100),
                             row.yes("highContrast"), row.yes("reducedMotion"), row.yes("readAloud")};
        if (!numbers.insert(candidate.number).second)
            row.fail("is listed twice", "number");
        candidates.push_back(std::move(candidate));
    }
    if (reader.hasError())
        throw Refusal{"a quote is never closed", "line " + std::to_string(reader.line()), {}};
    return candidates;
}

} // namespace pitwise::exam
