// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/school/sheet.h"
#include "core/documents/csv.h"

#include <QBuffer>
#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <map>

namespace pitwise::school {
namespace {

/// 0x80 to 0x9F, where Windows-1252 is not Latin-1; 0: nothing is there.
constexpr char16_t windowsOnly[] = {0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
                                    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
                                    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

QString fromWindows(const QByteArray &bytes) {
    QString text;
    text.reserve(bytes.size());
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        if (value < 0x80 || value > 0x9F)
            text += QLatin1Char(byte);
        else
            text += QChar(windowsOnly[value - 0x80] ? windowsOnly[value - 0x80] : 0xFFFD);
    }
    return text;
}

/// Which byte of each pair is mostly zero in text of these languages; -1: neither.
int zeroByteOf(const QByteArray &bytes) {
    std::array<int, 2> zeros{0, 0};
    const qsizetype looked = std::min<qsizetype>(bytes.size(), 4096);
    for (qsizetype i = 0; i < looked; ++i)
        zeros[static_cast<std::size_t>(i % 2)] += bytes[i] == 0;
    if (zeros[0] + zeros[1] == 0 || 2 * std::max(zeros[0], zeros[1]) < looked / 4)
        return -1;
    return zeros[0] > zeros[1] ? 0 : 1;
}

struct HeadWords {
    Field field;
    const char16_t *words; ///< Parted by `|`, as folded() leaves them.
};
constexpr HeadWords headWords[] = {
    {Field::Given, u"given name|givenname|first name|firstname|forename|given|first|nama pertama|名"},
    {Field::Middle, u"middle name|middlename|middle"},
    {Field::Family, u"family name|familyname|last name|lastname|surname|family|last|nama keluarga|姓"},
    {Field::Number,
     u"identifier|staff number|staff no|staff no.|staff id|staffno|staffid|employee number|employee no|employee "
     u"id|employee no.|emp no|emp no.|emp id|id no|id no.|id number|id|no. pekerja|no pekerja|student id|student "
     u"no|number|员工号|工号|编号|பணியாளர் எண்"},
    {Field::Email, u"email|e-mail|e mail|email address|e-mail address|mail|emel|邮箱|电子邮件|மின்னஞ்சல்"},
    {Field::Class,
     u"class|batch|group|course|intake|cohort|batch no|batch no.|class name|kelas|kumpulan|班级|班|批次|வகுப்பு|குழு"},
    {Field::Role, u"role|position|type|jawatan|peranan|角色|职务|பங்கு"},
    {Field::Status, u"status|state|active|enableduser|enabled|taraf|状态|நிலை"},
    {Field::Name,
     u"name|full name|fullname|trainee|trainee name|student|student name|dealer|staff name|employee name|nama|nama "
     u"penuh|姓名|名字|பெயர்|முழுப் பெயர்"},
};

Field fieldOfHead(const QString &head) {
    QString word = folded(head);
    while (word.endsWith(u':') || word.endsWith(u'*'))
        word = word.chopped(1).trimmed();
    for (const HeadWords &one : headWords)
        for (const QStringView each : QStringView(one.words).split(u'|'))
            if (each == word)
                return one.field;
    return Field::Ignored;
}

bool isPerson(Field field) {
    return field == Field::Name || field == Field::Given || field == Field::Family;
}

/// Each field once; the first column that says it has it.
std::vector<Field> fieldsOf(const QStringList &cells) {
    std::vector<Field> fields;
    for (const QString &cell : cells) {
        const Field field = fieldOfHead(cell);
        const bool taken = std::find(fields.begin(), fields.end(), field) != fields.end();
        fields.push_back(taken ? Field::Ignored : field);
    }
    return fields;
}

bool areHeads(const QStringList &cells) {
    const std::vector<Field> fields = fieldsOf(cells);
    return std::any_of(fields.begin(), fields.end(), isPerson);
}

/// Without heads: a column with @ in most of its cells, one of numbers, and the first of words, which are names.
std::vector<Field> fieldsByContent(const std::vector<Sheet::Row> &rows, qsizetype columns) {
    std::vector<Field> fields(static_cast<std::size_t>(columns), Field::Ignored);
    const auto give = [&](Field field, auto &&fits) {
        for (std::size_t column = 0; column < fields.size(); ++column) {
            if (fields[column] != Field::Ignored)
                continue;
            const auto matching = std::count_if(rows.begin(), rows.end(), [&](const Sheet::Row &row) {
                return static_cast<qsizetype>(column) < row.cells.size() && fits(row.cells[static_cast<qsizetype>(column)]);
            });
            if (2 * matching > static_cast<qsizetype>(rows.size())) {
                fields[column] = field;
                return;
            }
        }
    };
    give(Field::Email, [](const QString &cell) { return cell.contains(u'@'); });
    give(Field::Name, [](const QString &cell) {
        return std::any_of(cell.begin(), cell.end(), [](QChar one) { return one.isLetter(); }) && cell.contains(u' ');
    });
    give(Field::Number, [](const QString &cell) {
        return std::count_if(cell.begin(), cell.end(), [](QChar one) { return one.isDigit(); }) >= 3;
    });
    return fields;
}

std::vector<Sheet::Row> rowsOf(const QString &text, QChar separator) {
    QByteArray bytes = text.toUtf8();
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    CsvReader reader(buffer, separator.toLatin1());
    std::vector<Sheet::Row> rows;
    while (const std::optional<QStringList> cells = reader.next()) {
        Sheet::Row row{reader.line(), {}};
        for (QString cell : *cells) {
            if (cell.size() > 3 && cell.startsWith(QLatin1String("=\"")) && cell.endsWith(u'"')) // ="00123": kept as text
                cell = cell.mid(2, cell.size() - 3);
            cell.replace(QChar(0x00A0), u' ')
                .remove(QChar(0x200B))
                .remove(QChar(0xFEFF))
                .remove(QChar(0x200E))
                .remove(QChar(0x200F));
            row.cells << cell.simplified();
        }
        rows.push_back(std::move(row));
    }
    if (reader.hasError())
        throw Refusal{"it ends within quotes: a quotation mark is missing", "line " + std::to_string(reader.line()), {}};
    return rows;
}

/// The one that parts most rows into the same number of cells, more than one.
QChar separatorOf(const QString &text) {
    QChar best = u',';
    std::size_t bestScore = 0;
    for (const char16_t each : {u',', u';', u'\t', u'|'}) {
        std::map<qsizetype, std::size_t> widths;
        try {
            for (const Sheet::Row &row : rowsOf(text.left(20'000).section(u'\n', 0, -2), each))
                ++widths[row.cells.size()];
        } catch (const Refusal &) {
            continue; // cut off within quotes: by this separator or not, the others may say
        }
        for (const auto &[width, count] : widths)
            if (width > 1 && count * static_cast<std::size_t>(width) > bestScore) {
                bestScore = count * static_cast<std::size_t>(width);
                best = each;
            }
    }
    return best;
}

} // namespace

const char *fieldName(Field field) {
    static constexpr const char *names[] = {"ignored", "name",  "given", "middle", "family",
                                            "number",  "email", "class", "role",   "status"};
    return names[static_cast<std::size_t>(field)];
}

QString folded(const QString &text) {
    return text.normalized(QString::NormalizationForm_KC).toCaseFolded().simplified();
}

Decoded decodeSheet(const QByteArray &bytes) {
    const auto by = [](QStringConverter::Encoding encoding, QByteArrayView part) {
        return QString(QStringDecoder(encoding, QStringConverter::Flag::Stateless)(part));
    };
    if (bytes.startsWith("\xFF\xFE"))
        return {by(QStringConverter::Utf16LE, QByteArrayView(bytes).sliced(2)), QStringLiteral("UTF-16")};
    if (bytes.startsWith("\xFE\xFF"))
        return {by(QStringConverter::Utf16BE, QByteArrayView(bytes).sliced(2)), QStringLiteral("UTF-16")};
    if (const int zero = zeroByteOf(bytes); zero >= 0)
        return {by(zero == 1 ? QStringConverter::Utf16LE : QStringConverter::Utf16BE, bytes), QStringLiteral("UTF-16")};
    const QByteArray plain = bytes.startsWith("\xEF\xBB\xBF") ? bytes.mid(3) : bytes;
    QStringDecoder utf8(QStringConverter::Utf8);
    const QString text = utf8(plain);
    if (!utf8.hasError())
        return {text, QStringLiteral("UTF-8")};
    return {fromWindows(plain), QStringLiteral("Windows-1252")};
}

Sheet readSheet(const QByteArray &bytes) {
    if (bytes.startsWith("PK\x03\x04") || bytes.startsWith("\xD0\xCF\x11\xE0"))
        throw Refusal{"this is a spreadsheet's own file; save it as CSV, then take that", {}, {}};
    Sheet sheet;
    Decoded decoded = decodeSheet(bytes);
    sheet.encoding = decoded.encoding;
    QString text = std::move(decoded.text);
    text.replace(QLatin1String("\r\n"), QLatin1String("\n")).replace(u'\r', u'\n');
    if (text.contains(QChar(0)))
        throw Refusal{"this is no table of text; save the list as CSV, then take that", {}, {}};
    int skipped = 0;
    if (text.startsWith(QLatin1String("sep=")) && text.size() > 5 && text[5] == u'\n') { // a spreadsheet's own word
        sheet.separator = text[4];
        text = text.mid(6);
        skipped = 1;
    } else {
        sheet.separator = separatorOf(text + u'\n');
    }
    std::vector<Sheet::Row> all = rowsOf(text, sheet.separator);
    std::erase_if(all, [](const Sheet::Row &row) {
        return std::all_of(row.cells.begin(), row.cells.end(), [](const QString &cell) { return cell.isEmpty(); });
    });
    if (all.empty())
        throw Refusal{"there is nothing in it", {}, {}};
    const auto heads = std::find_if(all.begin(), all.begin() + std::min<std::ptrdiff_t>(20, std::ssize(all)),
                                    [](const Sheet::Row &row) { return areHeads(row.cells); });
    const bool hasHeads = heads != all.begin() + std::min<std::ptrdiff_t>(20, std::ssize(all));
    if (hasHeads) {
        sheet.heads = heads->cells;
        sheet.guessed = fieldsOf(sheet.heads);
        all.erase(all.begin(), heads + 1); // with the title above
        std::erase_if(all, [&](const Sheet::Row &row) { return row.cells == sheet.heads; });
    }
    qsizetype columns = sheet.heads.size();
    for (Sheet::Row &row : all) {
        row.line += skipped;
        columns = std::max(columns, row.cells.size());
    }
    while (sheet.heads.size() < columns)
        sheet.heads << QStringLiteral("Column %1").arg(sheet.heads.size() + 1);
    sheet.guessed.resize(static_cast<std::size_t>(columns), Field::Ignored);
    if (!hasHeads)
        sheet.guessed = fieldsByContent(all, columns);
    sheet.rows = std::move(all);
    return sheet;
}

} // namespace pitwise::school
