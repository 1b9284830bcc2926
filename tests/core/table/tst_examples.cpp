// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/jsonlines.h"
#include "core/json/jsonnode.h"
#include "core/table/roundanswer.h"
#include "core/table/roundscript.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace pitwise;

namespace {

/// The first place where `actual` lacks what `expected` has, or nothing. Only the fields given are compared.
QString difference(const QJsonValue &expected, const QJsonValue &actual, const QString &place = {}) {
    if (!expected.isObject())
        return expected == actual ? QString() : place;
    const QJsonObject members = expected.toObject();
    for (auto it = members.begin(); it != members.end(); ++it) {
        const QString found = difference(it.value(), actual.toObject().value(it.key()), place + u'.' + it.key());
        if (!found.isEmpty())
            return found;
    }
    return {};
}

} // namespace

/// The contract's examples, where the folder is there, and our own in the same form always.
/// reference-*.jsonl: rounds answered by a second reading of the documents that shares no code with the engine;
/// refusals.jsonl: one wrong thing each, with its place.
class TestExamples : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void answersAsTheContractSays_data() {
        QTest::addColumn<QJsonObject>("script");
        QTest::addColumn<QJsonObject>("expect");
        const QString own = QStringLiteral(PITWISE_SOURCE_DIR "/tests/core/table/examples");
        const QString contract = QStringLiteral(PITWISE_SOURCE_DIR "/../shared/contract/examples");
        for (const QString &folder : {own, contract})
            for (const QString &name : QDir(folder).entryList({QStringLiteral("*.jsonl")})) {
                if (name == QLatin1String("situations.jsonl"))
                    continue;
                QFile file(folder + u'/' + name);
                QVERIFY(file.open(QIODevice::ReadOnly));
                int number = 0;
                while (!file.atEnd()) {
                    const QJsonObject row = parseJson(file.readLine()).toQJson().toObject();
                    QTest::addRow("%s:%d", qPrintable(name), ++number)
                        << row.value(QLatin1String("script")).toObject() << row.value(QLatin1String("expect")).toObject();
                }
            }
    }
    void answersAsTheContractSays() {
        QFETCH(QJsonObject, script);
        QFETCH(QJsonObject, expect);
        static const Library library = Library::shipped();
        std::string out;
        try {
            const PlayedRound played = playScript(script, library);
            writeAnswer(out, played.script().id, played.round());
        } catch (const Refusal &refusal) {
            out.clear();
            writeRefusal(out, script.value(QLatin1String("id")), refusal);
        }
        const QString place = difference(expect, parseJson(QByteArray::fromStdString(out)).toQJson());
        QVERIFY2(place.isEmpty(), qPrintable(place + u' ' + QString::fromStdString(out).left(2000)));
    }
};

QTEST_GUILESS_MAIN(TestExamples)
#include "tst_examples.moc"
