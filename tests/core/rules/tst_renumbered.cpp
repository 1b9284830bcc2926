// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/bank.h"
#include "core/quiz/judge.h"
#include "core/refusal.h"
#include "core/rules/contrasts.h"
#include "core/rules/readingitems.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace pitwise;

namespace {

QByteArray shippedFile(const QString &path) {
    QFile file(QStringLiteral(":/assets/") + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Each clause takes the number of the next one: every old number is still there, and stands for something else.
std::map<QString, QString> rotated(const Rulebook &book) {
    std::vector<QString> rows, others; // a pay row's number has a `#`
    for (std::size_t i = 0; i < book.ownClauses; ++i) {
        const QString id = QString::fromStdString(book.clauses[i].id);
        (id.contains(u'#') ? rows : others).push_back(id);
    }
    std::map<QString, QString> to;
    for (const auto *list : {&rows, &others})
        for (std::size_t i = 0; i < list->size(); ++i)
            to[(*list)[i]] = (*list)[(i + 1) % list->size()];
    return to;
}

using Numbers = std::map<std::string, std::map<QString, QString>>; ///< By document.

QString renumbered(const QString &text, const std::string &document, const Numbers &numbers) {
    const QString host = text.section(u':', 0, 0).section(u'@', 0, 0);
    if (const auto other = numbers.find(host.toStdString()); text.contains(u':') && other != numbers.end()) {
        const auto it = other->second.find(text.section(u':', 1));
        return it == other->second.end() ? text : host + u':' + it->second;
    }
    const auto &own = numbers.at(document);
    const auto it = own.find(text);
    return it == own.end() ? text : it->second;
}

QJsonValue renumbered(const QJsonValue &value, const std::string &document, const Numbers &numbers) {
    if (value.isString())
        return renumbered(value.toString(), document, numbers);
    if (value.isArray()) {
        QJsonArray list;
        for (const QJsonValue &element : value.toArray())
            list.append(renumbered(element, document, numbers));
        return list;
    }
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            *it = renumbered(QJsonValue(*it), document, numbers);
        return object;
    }
    return value;
}

/// Cells of contrasts and clauses of readings stand under their document.
QJsonValue renumberedByDocument(const QJsonValue &value, const Numbers &numbers) {
    if (value.isArray()) {
        QJsonArray list;
        for (const QJsonValue &element : value.toArray())
            list.append(renumberedByDocument(element, numbers));
        return list;
    }
    QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        *it = numbers.contains(it.key().toStdString()) ? renumbered(QJsonValue(*it), it.key().toStdString(), numbers)
              : it->isObject() || it->isArray()        ? renumberedByDocument(*it, numbers)
                                                       : QJsonValue(*it);
    return object;
}

/// Without the version it is played under.
QJsonObject plain(QJsonObject round) {
    round.remove(QLatin1String("rulebook"));
    return round;
}

} // namespace

/// The README's recipe for a rule change, with every clause renumbered: what is asked and said cites the new numbers.
class TestRenumbered : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    const Library m_old = Library::shipped();
    Library m_new = Library::shipped();
    Numbers m_numbers;
    const House m_house;

    [[nodiscard]] std::vector<std::string> inNewNumbers(const std::vector<std::string> &clauses,
                                                        const std::string &game) const {
        std::vector<std::string> list;
        for (const std::string &clause : clauses)
            list.push_back(renumbered(QString::fromStdString(clause), game, m_numbers).toStdString());
        return list;
    }

private Q_SLOTS:
    void initTestCase() {
        std::map<std::string, QString> versions;
        for (const std::string &document : m_old.documents()) {
            m_numbers[document] = rotated(*m_old.find(document));
            versions[document] = QString::fromStdString(m_old.find(document)->version) + QStringLiteral("-next");
        }
        for (const std::string &document : m_old.documents()) {
            const Rulebook &book = *m_old.find(document);
            const QString name = QString::fromStdString(document), version = versions[document];
            const QJsonObject was =
                QJsonDocument::fromJson(
                    shippedFile(
                        QStringLiteral("rulebooks/%1/%2/rulebook.json").arg(name, QString::fromStdString(book.version))))
                    .object();
            QJsonObject now = renumbered(was, document, m_numbers).toObject();
            now[QLatin1String("version")] = version;
            now[QLatin1String("inForce")] = QStringLiteral("2099-01-01");
            if (!book.host.empty())
                now[QLatin1String("host")] = QString::fromStdString(m_old.find(book.host)->document) + u'@' +
                                             versions[m_old.find(book.host)->document];
            const QString path = m_folder.filePath(name + u'/' + version);
            QVERIFY(QDir().mkpath(path));
            QFile file(path + QStringLiteral("/rulebook.json"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QJsonDocument(now).toJson());
        }
        // A rulebook that is played with another one comes after it.
        m_new.addFolder(m_folder.path());
        for (const std::string &document : m_old.documents())
            QCOMPARE(QString::fromStdString(m_new.find(document)->version), versions[document]);
    }

    void everyQuestionCitesTheNewNumbers_data() {
        QTest::addColumn<QString>("family");
        for (const Family *family : allFamilies())
            QTest::newRow(family->id) << QString::fromLatin1(family->id);
    }
    void everyQuestionCitesTheNewNumbers() {
        QFETCH(QString, family);
        const Family &made = *findFamily(family.toStdString());
        const QuestionBank before(m_old, m_house), now(m_new, m_house);
        const ChipSet chips = ChipSet::shipped();
        int compared = 0, questions = 0;
        if (!made.covers.empty() || family == QLatin1String("clause-hunt"))
            QSKIP("its clauses are not data yet");
        QCOMPARE(made.games(m_new), made.games(m_old));
        for (const std::string &game : made.games(m_new))
            for (std::uint64_t seed = 1; seed <= 25; ++seed) {
                const auto question = now.make(made, game, seed);
                if (!question)
                    continue;
                ++questions;
                const Rulebook &book = *m_new.find(game);
                QCOMPARE(question->rulebook, book.name());
                for (const std::string &clause : question->clauses)
                    QVERIFY2(book.clause(clause), (question->id() + " cites " + clause).c_str());
                const auto same = before.make(made, game, seed);
                if (!same || same->prompt != question->prompt || plain(same->round) != plain(question->round) ||
                    same->asks != question->asks || same->options.size() != question->options.size())
                    continue;
                ++compared;
                QVERIFY2(question->clauses == inNewNumbers(same->clauses, game), question->id().c_str());
                QCOMPARE(question->steps.size(), same->steps.size());
                for (std::size_t i = 0; i < same->steps.size(); ++i)
                    QVERIFY2(question->steps[i].clauses == inNewNumbers(same->steps[i].clauses, game),
                             question->id().c_str());
                const Verdict verdict = judge(*question, question->key(), chips);
                QVERIFY2(verdict.clauses == question->clauses, question->id().c_str());
            }
        // Contrasts and readings are refused below.
        if (family == QLatin1String("three-felts") || made.judgement)
            return;
        QVERIFY2(questions > 0, "asks nothing any more");
        if (family != QLatin1String("clause-hunt")) // its options are numbers
            QVERIFY2(10 * compared >= 7 * questions,
                     qPrintable(QStringLiteral("%1 of %2 compared").arg(compared).arg(questions)));
    }

    void filesOfOtherVersionsAreRefused() {
        for (const bool readings : {false, true})
            try {
                if (readings)
                    (void)ReadingItems::shipped(m_new);
                else
                    (void)Contrasts::shipped(m_new);
                QFAIL("the gate let it through");
            } catch (const Refusal &refusal) {
                QCOMPARE(refusal.at, std::string("rulebooks[0]"));
            }
    }

    void contrastsInNewNumbersAreTaken() {
        const QJsonValue was = QJsonDocument::fromJson(shippedFile(QStringLiteral("contrasts/contrasts.json"))).object();
        QJsonObject structure = renumberedByDocument(was, m_numbers).toObject();
        QJsonArray versions;
        for (const std::string &document : m_new.documents())
            versions.append(QString::fromStdString(m_new.find(document)->name()));
        structure[QLatin1String("rulebooks")] = versions;
        const QByteArray now = QJsonDocument(structure).toJson();
        const Contrasts before = Contrasts::shipped(m_old);
        const Contrasts after = Contrasts::read(now, shippedFile(QStringLiteral("contrasts/contrasts.en.json")), m_new);
        QCOMPARE(after.rows().size(), before.rows().size());
        for (std::size_t i = 0; i < before.rows().size(); ++i)
            for (std::size_t c = 0; c < before.rows()[i].cells.size(); ++c) {
                const ContrastCell &cell = before.rows()[i].cells[c];
                QVERIFY2(after.rows()[i].cells[c].clauses == inNewNumbers(cell.clauses, cell.document),
                         before.rows()[i].id.c_str());
            }
    }
};

QTEST_GUILESS_MAIN(TestRenumbered)
#include "tst_renumbered.moc"
