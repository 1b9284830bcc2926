// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/csv.h"

namespace pitwise {
namespace {

bool looksLikeFormula(QChar first) {
    return QStringView(u"=+-@\t\r").contains(first);
}

QString guarded(const QString &cell) {
    return !cell.isEmpty() && (looksLikeFormula(cell[0]) || cell[0] == u'\'') ? u'\'' + cell : cell;
}

QString unguarded(const QString &cell) {
    return cell.size() > 1 && cell[0] == u'\'' && (looksLikeFormula(cell[1]) || cell[1] == u'\'') ? cell.mid(1) : cell;
}

} // namespace

QByteArray csvLine(const QStringList &cells) {
    QByteArray line;
    for (const QString &cell : cells) {
        if (&cell != &cells.front())
            line += ',';
        QByteArray text = guarded(cell).toUtf8();
        if (text.contains(',') || text.contains('"') || text.contains('\n') || text.contains('\r'))
            text = '"' + text.replace('"', "\"\"") + '"';
        line += text;
    }
    return line + "\r\n";
}

int CsvReader::take() {
    if (m_pushed != -2)
        return std::exchange(m_pushed, -2);
    if (m_at == m_chunk.size()) {
        m_chunk = m_input.read(64 * 1024);
        m_at = 0;
        if (!m_begun && m_chunk.startsWith("\xEF\xBB\xBF"))
            m_at = 3;
        m_begun = true;
        if (m_at >= m_chunk.size())
            return -1;
    }
    const auto byte = static_cast<unsigned char>(m_chunk[m_at++]);
    m_lineEnds += byte == '\n';
    return byte;
}

std::optional<QStringList> CsvReader::next() {
    QStringList row;
    QByteArray cell;
    bool quoted = false, any = false;
    m_line = m_lineEnds + 1;
    const auto endCell = [&] {
        row.append(unguarded(QString::fromUtf8(cell)));
        cell.clear();
    };
    for (;;) {
        const int byte = take();
        if (byte == -1) {
            m_error |= quoted;
            if (!any)
                return std::nullopt;
            endCell();
            return row;
        }
        if (quoted) {
            if (byte != '"') {
                cell += static_cast<char>(byte);
            } else if (const int after = take(); after == '"') {
                cell += '"';
            } else {
                quoted = false;
                m_pushed = after;
            }
            continue;
        }
        if (byte == m_between) {
            endCell();
            any = true;
            continue;
        }
        switch (byte) {
        case '"':
            quoted = true;
            any = true;
            break;
        case '\r': break;
        case '\n':
            if (!any) { // an empty line
                m_line = m_lineEnds + 1;
                break;
            }
            endCell();
            return row;
        default: cell += static_cast<char>(byte); any = true;
        }
    }
}

} // namespace pitwise
