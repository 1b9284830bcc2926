// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/jsonlines.h"
#include "core/json/jsonnode.h"
#include "core/json/jsonwriter.h"

#include <optional>

namespace pitwise {
namespace {

constexpr std::size_t writeAt = 1 << 16; ///< Bytes of answers that are kept back before they are written.

bool isBlank(const QByteArray &line) {
    return line.trimmed().isEmpty();
}

/// Lines of a device, read in blocks: QIODevice::readLine() asks a pipe for every byte.
class Lines {
public:
    explicit Lines(QIODevice &input) : m_input(input) {}

    /// The next line with its end; empty behind the last one.
    QByteArray next() {
        qsizetype searched = m_at;
        qsizetype end = -1;
        while ((end = m_block.indexOf('\n', searched)) < 0) {
            searched = m_block.size() - m_at;
            m_block.remove(0, m_at);
            m_at = 0;
            const QByteArray more = m_input.read(blockSize);
            if (more.isEmpty())
                break;
            m_block += more;
        }
        const qsizetype start = m_at;
        m_at = end < 0 ? m_block.size() : end + 1;
        return m_block.mid(start, m_at - start);
    }
    QByteArray rest() {
        const QByteArray read = m_block.mid(m_at);
        m_at = m_block.size();
        return read + m_input.readAll();
    }

private:
    static constexpr qint64 blockSize = 1 << 16;
    QIODevice &m_input;
    QByteArray m_block;
    qsizetype m_at = 0; ///< Of the next line in the block.
};

/// One line a document, in the order read.
class Answers {
public:
    Answers(const DocumentAnswer &answer, const std::function<void(std::string_view)> &write)
        : m_answer(answer), m_write(write) {}

    /// `place` is where the document stands, for a refusal that has no place of its own.
    void take(const JsonTree &tree, const std::string &place) {
        const std::size_t start = m_out.size();
        const JsonNode document(tree);
        try {
            if (!document.isObject())
                document.fail("must be an object");
            if (!m_answer(document, m_out))
                m_result = InputResult::SomeRefused;
        } catch (Refusal &refusal) {
            m_out.resize(start);
            if (refusal.at.empty())
                refusal.at = place;
            refuse(idOf(document), refusal);
        }
        endLine();
    }
    void takeNoJson(const std::string &error, const std::string &place) {
        refuse({}, {error, place, {}});
        endLine();
    }
    InputResult finish() {
        flush();
        return m_result;
    }

private:
    static QJsonValue idOf(const JsonNode &document) {
        constexpr QLatin1String key("id");
        if (!document.has(key))
            return {};
        const JsonNode id = document.need(key);
        return id.isText() || id.isNumber() ? id.value() : QJsonValue();
    }
    void refuse(const QJsonValue &id, const Refusal &refusal) {
        writeRefusal(m_out, id, refusal);
        m_result = InputResult::SomeRefused;
    }
    void endLine() {
        m_out += '\n';
        if (m_out.size() >= writeAt)
            flush();
    }
    void flush() {
        if (!m_out.empty())
            m_write(m_out);
        m_out.clear();
    }

    const DocumentAnswer &m_answer;
    const std::function<void(std::string_view)> &m_write;
    std::string m_out;
    InputResult m_result = InputResult::Answered;
};

} // namespace

void writeId(JsonWriter &json, const QJsonValue &id) {
    if (id.isString())
        json.member("id", id.toString().toStdString());
    else if (id.isDouble() && id.toInteger(0) == id.toInteger(1))
        json.member("id", id.toInteger());
    else if (id.isDouble())
        json.key("id").real(id.toDouble());
}

void writeRefusal(std::string &out, const QJsonValue &id, const Refusal &refusal) {
    JsonWriter json(out);
    json.beginObject();
    writeId(json, id);
    json.member("status", "refused").member("error", refusal.error).member("at", refusal.at);
    json.key("clauses").beginArray();
    for (const std::string &clause : refusal.clauses)
        json.text(clause);
    json.endArray().endObject();
}

InputResult answerDocuments(QIODevice &input, const DocumentAnswer &answer,
                            const std::function<void(std::string_view)> &write, Refusal &problem) {
    Answers answers(answer, write);
    Lines lines(input);
    QByteArray line;
    int number = 0;
    const auto next = [&] {
        line = lines.next();
        ++number;
        if (number == 1 && line.startsWith("\xEF\xBB\xBF"))
            line.remove(0, 3);
        return !line.isEmpty();
    };
    bool more = next();
    int blankBefore = 0;
    for (; more && isBlank(line); more = next())
        ++blankBefore;
    if (!more) {
        problem = {"the input is empty", {}, {}};
        return InputResult::NoJson;
    }
    std::optional<JsonTree> read;
    try {
        read = parseJson(line);
    } catch (const Refusal &) { // perhaps the first line of one document
    }
    if (!read || !JsonNode(*read).isObject()) {
        // Blank lines stand in for those already read, so that the place in a message is right.
        const QByteArray whole = QByteArray(blankBefore, '\n') + line + lines.rest();
        try {
            answers.take(parseJson(whole), {});
        } catch (const Refusal &refusal) {
            problem = refusal;
            return InputResult::NoJson;
        }
        return answers.finish();
    }
    answers.take(*read, "line " + std::to_string(number));
    while (next()) {
        if (isBlank(line))
            continue;
        const std::string place = "line " + std::to_string(number);
        try {
            read = parseJson(line);
        } catch (const Refusal &refusal) {
            answers.takeNoJson(refusal.error, place);
            continue;
        }
        answers.take(*read, place);
    }
    return answers.finish();
}

} // namespace pitwise
