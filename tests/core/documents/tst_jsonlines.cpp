// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/jsonlines.h"
#include "core/json/jsonnode.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

using namespace pitwise;

namespace {

/// As a pipe: it cannot be looked ahead into, and every read costs.
class Pipe : public QIODevice {
public:
    explicit Pipe(QByteArray text) : m_text(std::move(text)) { open(QIODevice::ReadOnly | QIODevice::Unbuffered); }
    [[nodiscard]] bool isSequential() const override { return true; }
    int reads = 0;

protected:
    qint64 readData(char *data, qint64 most) override {
        ++reads;
        const qsizetype count = std::min<qsizetype>({most, m_text.size() - m_at, 1000});
        std::copy_n(m_text.constData() + m_at, count, data);
        m_at += count;
        return count > 0 || most == 0 ? count : -1;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QByteArray m_text;
    qsizetype m_at = 0;
};

} // namespace

/// How documents come in and answers go out: `play` and `rule` stand on it alike.
class TestJsonLines : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsAsTheContractSays_data() {
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<int>("status");
        QTest::addColumn<QStringList>("answers"); // "ok N" or "refused at PLACE"
        const auto row = [](const char *name, const QByteArray &input, int status, const QStringList &answers) {
            QTest::newRow(name) << input << status << answers;
        };
        const auto list = [](std::initializer_list<const char *> words) {
            QStringList out;
            for (const char *word : words)
                out << QString::fromLatin1(word);
            return out;
        };
        row("empty", "", 2, {});
        row("blank lines only", "\n \n\t\n", 2, {});
        row("no JSON", "hello\n", 2, {});
        row("two values on a line", "{\"n\":1},{\"n\":2}\n", 2, {});
        row("first line is no JSON, later ones are", "hello\n{\"n\":1}\n", 2, {});
        row("one object", "{\"n\":1}", 0, list({"ok 1"}));
        row("one object over several lines", "\n\n{\n\"n\":\n1}\n\n", 0, list({"ok 1"}));
        row("a byte order mark", "\xEF\xBB\xBF{\"n\":1}\n{\"n\":2}", 0, list({"ok 1", "ok 2"}));
        row("lines with carriage returns", "{\"n\":1}\r\n\r\n{\"n\":2}\r\n", 0, list({"ok 1", "ok 2"}));
        row("a list", "[{\"n\":1}]", 1, list({"refused at "}));
        row("a number", "5", 1, list({"refused at "}));
        row("null", "null\n", 1, list({"refused at "}));
        row("a later line is cut off", "{\"n\":1}\n{\"n\":\n{\"n\":3}", 1, list({"ok 1", "refused at line 2", "ok 3"}));
        row("a later line is no object", "\n{\"n\":1}\n\n7\n", 1, list({"ok 1", "refused at line 4"}));
        row("one is refused with a place", "{\"n\":1}\n{\"n\":-1}\n", 1, list({"ok 1", "refused at n"}));
        row("one is refused without a place", "{\"n\":1}\n{\"n\":-2}\n", 1, list({"ok 1", "refused at line 2"}));
        row("bytes that are no text", "{\"n\":1}\n{\"n\":\"\xff\xfe\"}\n", 1, list({"ok 1", "refused at line 2"}));
        row("a number that nothing can hold", "{\"n\":1,\"x\":1e400}\n{\"n\":2}\n", 0, list({"ok 1", "ok 2"}));
        row("an id that nothing can hold", "{\"id\":1e400,\"n\":-1}\n", 1, list({"refused at n"}));
        row("nested without end", QByteArray(5000, '['), 2, {});
    }
    void readsAsTheContractSays() {
        QFETCH(QByteArray, input);
        QFETCH(int, status);
        QFETCH(QStringList, answers);
        QBuffer buffer(&input);
        QVERIFY(buffer.open(QIODevice::ReadOnly));
        std::string out;
        Refusal problem;
        const InputResult result = answerDocuments(
            buffer,
            [](const JsonNode &document, std::string &line) {
                const int n = document.object().value(QLatin1String("n")).toInt();
                line += "{\"half\":";
                if (n == -1)
                    throw Refusal{"is under zero", "n", {"3.4"}};
                if (n == -2)
                    throw Refusal{"is under minus one", {}, {}};
                line += std::to_string(n) + "}";
                return true;
            },
            [&](std::string_view lines) { out += lines; }, problem);
        QCOMPARE(static_cast<int>(result), status);
        QCOMPARE(problem.error.empty(), status != 2);
        QStringList got;
        for (const QByteArray &line : QByteArray::fromStdString(out).split('\n')) {
            if (line.isEmpty())
                continue;
            const QJsonObject answer = QJsonDocument::fromJson(line).object();
            QVERIFY2(!answer.isEmpty(), line.constData());
            got << (answer.contains(QLatin1String("half"))
                        ? QStringLiteral("ok %1").arg(answer.value(QLatin1String("half")).toInt())
                        : QStringLiteral("refused at ") + answer.value(QLatin1String("at")).toString());
        }
        QCOMPARE(got, answers);
    }

    /// `simulate --scripts | play -` reads what another program writes, hundreds of megabytes of it.
    void readsAPipeInBlocks() {
        constexpr int lines = 2000;
        QByteArray text;
        for (int i = 0; i < lines; ++i)
            text += "{\"n\":" + QByteArray::number(i) + ",\"x\":\"" + QByteArray(i % 97, 'x') + "\"}\n";
        Pipe pipe(text);
        int answered = 0;
        Refusal problem;
        const InputResult result = answerDocuments(
            pipe,
            [&](const JsonNode &document, std::string &line) {
                line += "{}";
                return document.object().value(QLatin1String("n")).toInt() == answered++;
            },
            [](std::string_view) {}, problem);
        QCOMPARE(result, InputResult::Answered);
        QCOMPARE(answered, lines);
        QVERIFY2(pipe.reads < text.size() / 100, qPrintable(QString::number(pipe.reads)));
    }

    void refusalEchoesTheId() {
        std::string out;
        writeRefusal(out, QStringLiteral("x \"1\""), {"no", "a[1]", {"3.1"}});
        const QJsonObject refused = QJsonDocument::fromJson(QByteArray::fromStdString(out)).object();
        QCOMPARE(refused.value(QLatin1String("id")).toString(), QStringLiteral("x \"1\""));
        QCOMPARE(refused.value(QLatin1String("at")).toString(), QStringLiteral("a[1]"));
        QCOMPARE(refused.value(QLatin1String("clauses")).toArray().first().toString(), QStringLiteral("3.1"));
    }
};

QTEST_GUILESS_MAIN(TestJsonLines)
#include "tst_jsonlines.moc"
