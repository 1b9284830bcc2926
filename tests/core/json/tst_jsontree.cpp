// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/jsonnode.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace pitwise;

namespace {

/// What Qt's own reader makes of it.
QJsonValue byQt(const QByteArray &bytes) {
    return QJsonDocument::fromJson('[' + bytes + ']').array().at(0);
}

Refusal refusalOf(const QByteArray &bytes) {
    try {
        (void)parseJson(bytes);
    } catch (const Refusal &refusal) {
        return refusal;
    }
    return {};
}

} // namespace

class TestJsonTree : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatQtReads_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("null") << QByteArray("null");
        QTest::newRow("true and false") << QByteArray("[true, false]");
        QTest::newRow("zero and minus zero") << QByteArray("[0, -0]");
        QTest::newRow("whole numbers to the limits") << QByteArray("[9223372036854775807, -9223372036854775808, 42]");
        QTest::newRow("a whole number over the limits") << QByteArray("[9223372036854775808]");
        QTest::newRow("fractions and exponents") << QByteArray("[0.5, -12.25e2, 1E+3, 7e-1]");
        QTest::newRow("empty things") << QByteArray("[{}, [], \"\"]");
        QTest::newRow("spaces of every kind") << QByteArray(" \t\r\n{ \"a\" :\n[ 1 ,2 ] } ");
        QTest::newRow("members out of order") << QByteArray("{\"b\":1,\"a\":2,\"c\":{\"z\":1,\"y\":[{}]}}");
        QTest::newRow("two members of one name") << QByteArray("{\"b\":0,\"a\":1,\"b\":2,\"a\":3}");
        QByteArray many = "{";
        for (int i = 0; i < 200; ++i)
            many += '"' + QByteArray::number(i * 7919 % 100) + "\":" + QByteArray::number(i) + ',';
        many.back() = '}';
        QTest::newRow("many members, each twice") << many;
        QTest::newRow("letters beyond ASCII") << QByteArray("{\"\xE7\x8E\x8B\":\"\xF0\x9F\x82\xA1 \xC3\xA9\"}");
        QTest::newRow("escapes") << QByteArray(
            "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\", \"a\\u0041\\u00e9\\u738b\\ud83c\\udca1b\", \"\\u0000\"]");
    }
    void readsWhatQtReads() {
        QFETCH(QByteArray, json);
        QCOMPARE(parseJson(json).toQJson(), byQt(json));
        QCOMPARE(JsonTree(byQt(json)).toQJson(), byQt(json));
    }

    void halfAPairOfEscapesIsTheReplacementCharacter() {
        const QJsonValue read = parseJson("[\"\\ud83c\", \"\\ud83cA\", \"\\udca1\"]").toQJson();
        QCOMPARE(read,
                 QJsonValue(QJsonArray{QStringLiteral("\uFFFD"), QStringLiteral("\uFFFDA"), QStringLiteral("\uFFFD")}));
    }

    void refusesWhatIsNoJsonAtItsPlace_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("place");
        const auto row = [](const char *name, const QByteArray &json, int line, int column) {
            QTest::newRow(name) << json << QStringLiteral("line %1, column %2").arg(line).arg(column);
        };
        row("nothing", "", 1, 1);
        row("spaces only", "  \n ", 2, 2);
        row("two values", "1 2", 1, 3);
        row("a word", "[maybe]", 1, 2);
        row("half a word", "tru", 1, 1);
        row("a leading zero", "[01]", 1, 3);
        row("a leading plus", "[+1]", 1, 2);
        row("a minus alone", "[-]", 1, 3);
        row("a point without digits", "[1.]", 1, 4);
        row("an exponent without digits", "[1e]", 1, 4);
        row("a list that ends early", "[1,\n2", 2, 2);
        row("a comma too many", "[1,]", 1, 4);
        row("a comma too many in an object", "{\"a\":1,}", 1, 8);
        row("an object that ends early", "{\"a\":1", 1, 7);
        row("a member without a name", "{1:2}", 1, 2);
        row("a member without a colon", "{\"a\" 1}", 1, 6);
        row("a member without a value", "{\"a\":}", 1, 6);
        row("the wrong bracket", "[1}", 1, 3);
        row("a text that ends early", "\"ab", 1, 4);
        row("a text that ends in an escape", "\"ab\\", 1, 5);
        row("an unknown escape", "\"\\x\"", 1, 3);
        row("an escape with three digits", "\"\\u12g4\"", 1, 4);
        row("an escape that ends early", "\"\\u12", 1, 4);
        row("a line end in a text", "\"a\nb\"", 1, 3);
        row("a line end in a text with escapes", "\"\\ta\nb\"", 1, 5);
        row("bytes that are no text", "\"\xff\xfe\"", 1, 4);
        row("half a letter after an escape", "\"\\n\xe7\x8e\"", 1, 6);
        row("nested too deep", QByteArray(5000, '['), 1, JsonTree::deepest + 1);
    }
    void refusesWhatIsNoJsonAtItsPlace() {
        QFETCH(QByteArray, json);
        QFETCH(QString, place);
        const Refusal refusal = refusalOf(json);
        QCOMPARE(QString::fromStdString(refusal.at), place);
        QVERIFY(refusal.error.starts_with("not JSON: "));
    }

    void everyCutOfADocumentIsRefused() {
        const QByteArray whole = "{\"a\":[1,-2.5e1,\"x\\u00e9\"],\"b\":{\"c\":null,\"d\":true}}";
        (void)parseJson(whole);
        for (qsizetype size = 0; size < whole.size(); ++size)
            QVERIFY2(!refusalOf(whole.first(size)).error.empty(), whole.first(size).constData());
    }

    void wholeNumbersMayBeWrittenAsReals_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<bool>("whole");
        QTest::newRow("1") << QByteArray("1") << true;
        QTest::newRow("1.0") << QByteArray("1.0") << true;
        QTest::newRow("1e3") << QByteArray("1e3") << true;
        QTest::newRow("1.5") << QByteArray("1.5") << false;
        QTest::newRow("1e30") << QByteArray("1e30") << false;
        QTest::newRow("1e400") << QByteArray("1e400") << false;
        QTest::newRow("-1e400") << QByteArray("-1e400") << false;
        QTest::newRow("1e-400") << QByteArray("1e-400") << false;
        QTest::newRow("400 digits") << QByteArray(400, '7') << false;
        QTest::newRow("9223372036854775808") << QByteArray("9223372036854775808") << false;
        QTest::newRow("-9223372036854775809") << QByteArray("-9223372036854775809") << true; // the nearest real is -2^63
        QTest::newRow("a text") << QByteArray("\"1\"") << false;
        QTest::newRow("true") << QByteArray("true") << false;
    }
    void wholeNumbersMayBeWrittenAsReals() {
        QFETCH(QByteArray, json);
        QFETCH(bool, whole);
        const JsonNode node(parseJson(json));
        try {
            (void)node.integer();
            QVERIFY(whole);
        } catch (const Refusal &) {
            QVERIFY(!whole);
        }
    }

    void aNumberOutsideIsToldItsBounds_data() {
        QTest::addColumn<QByteArray>("json");
        for (const char *json : {"0", "101", "1.5", "1e30", "99999999999999999999", "\"5\"", "null"})
            QTest::newRow(json) << QByteArray(json);
    }
    void aNumberOutsideIsToldItsBounds() {
        QFETCH(QByteArray, json);
        std::string error;
        try {
            (void)JsonNode(parseJson(json)).integer(1, 100);
        } catch (const Refusal &refusal) {
            error = refusal.error;
        }
        QCOMPARE(QString::fromStdString(error), QStringLiteral("must be a whole number from 1 to 100"));
    }

    void aNodeNamesItsPlace() {
        const JsonNode root(parseJson("{\"bets\":[{\"box\":1},{\"box\":\"x\"}]}"));
        std::string at;
        try {
            root.need(QLatin1String("bets")).eachElement([](const JsonNode &bet) {
                (void)bet.need(QLatin1String("box")).integer();
            });
        } catch (const Refusal &refusal) {
            at = refusal.at;
        }
        QCOMPARE(at, std::string("bets[1].box"));
        at.clear();
        try {
            (void)root.need(QLatin1String("shoe"));
        } catch (const Refusal &refusal) {
            at = refusal.at;
        }
        QCOMPARE(at, std::string("shoe"));
    }
};

QTEST_GUILESS_MAIN(TestJsonTree)
#include "tst_jsontree.moc"
