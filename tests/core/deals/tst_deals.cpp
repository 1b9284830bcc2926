// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/jsonlines.h"
#include "core/json/jsonnode.h"
#include "core/quiz/key.h"
#include "core/table/roundanswer.h"
#include "core/table/roundscript.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <set>

using namespace pitwise;
using L1 = QLatin1String;

/// A deal as it stands in its file: README.md beside this file explains the lines.
struct Deal {
    QString game, name;
    QJsonObject script;
    QList<QStringList> expectations; ///< Words of each line; the clauses behind `because` are the last one, joined.
};
Q_DECLARE_METATYPE(Deal)

namespace {

const Library &library() {
    static const Library shipped = Library::shipped();
    return shipped;
}

qint64 cents(const QString &dollars) {
    return std::llround(dollars.toDouble() * 100);
}

QStringList words(const QString &text) {
    static const QRegularExpression gaps(QStringLiteral("[\\s,]+"));
    return text.split(gaps, Qt::SkipEmptyParts);
}

/// Reads the files of one game into deals.
class DealFile {
public:
    DealFile(QString game, const QString &path) : m_game(std::move(game)), m_path(path) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s cannot be read", qPrintable(path));
        while (!file.atEnd()) {
            const QString line = QString::fromUtf8(file.readLine()).trimmed();
            ++m_line;
            if (line.isEmpty() || line.startsWith(u'#'))
                continue;
            const qsizetype space = line.indexOf(QRegularExpression(QStringLiteral("\\s")));
            take(line.left(space), line.mid(space).trimmed());
        }
        finish();
    }
    QList<Deal> deals;

private:
    [[noreturn]] void wrong(const QString &what) const { qFatal("%s:%d: %s", qPrintable(m_path), m_line, qPrintable(what)); }

    void take(const QString &key, const QString &rest) {
        if (key == L1("deal")) {
            finish();
            m_deal = {m_game, rest, {}, {}};
        } else if (key == L1("table")) {
            takeTable(rest);
        } else if (key == L1("reading")) {
            m_readings.insert(rest.section(u' ', 0, 0), rest.section(u' ', -1));
        } else if (key == L1("seat")) {
            m_seats.insert(rest.section(u' ', 0, 0), rest.section(u' ', -1));
        } else if (key == L1("box")) {
            takeBox(rest);
        } else if (key == L1("shoe")) {
            m_deal.script.insert(L1("shoe"), rest.simplified());
        } else if (key == L1("play")) {
            for (const QString &step : rest.split(QStringLiteral(" / ")))
                m_actions.append(action(words(step)));
        } else {
            takeExpectation(key, rest);
        }
    }

    void takeTable(const QString &rest) {
        for (const QString &part : rest.split(u',')) {
            const QStringList w = words(part);
            if (w[0] == L1("limits"))
                m_limits.insert(w[1], QJsonObject{{L1("min"), cents(w[2])}, {L1("max"), cents(w[3])}});
            else if (w[0] == L1("pay"))
                m_table.insert(L1("payTable"), w[2].toInt());
            else
                m_table.insert(w[0], w[1].toInt());
        }
    }

    void takeBox(const QString &rest) {
        const int box = words(rest).value(0).toInt();
        const QString player = words(rest).value(1);
        QStringList parts = rest.split(u',');
        parts[0] = parts[0].section(player, 1);
        m_lastBox = m_lastBox == 0 || m_lastBox == box ? box : -1;
        for (const QString &part : parts) {
            const QStringList w = words(part);
            if (w.isEmpty() || w.size() > 2)
                wrong(QStringLiteral("a bet is a kind and an amount"));
            const QString kind = w.size() == 1 ? QStringLiteral("main") : w[0];
            m_bets.append(
                QJsonObject{{L1("box"), box}, {L1("player"), player}, {L1("kind"), kind}, {L1("amount"), cents(w.last())}});
        }
    }

    QJsonObject action(QStringList w) const {
        if (w[0] == L1("close"))
            return {{L1("do"), L1("close-offers")}};
        QJsonObject action;
        bool numbered = false;
        w[0].toInt(&numbered);
        action.insert(L1("box"), numbered ? w.takeFirst().toInt() : m_lastBox);
        action.insert(L1("player"), w.takeFirst());
        const QString what = w.takeFirst();
        action.insert(L1("do"), what);
        if (!w.isEmpty() && w[0][0].isDigit())
            action.insert(L1("amount"), cents(w.takeFirst()));
        while (!w.isEmpty()) {
            const QString key = w.takeFirst();
            if (key == L1("of")) {
                action.insert(key, w.takeFirst());
            } else if (key == L1("with") && what == L1("split")) {
                QJsonArray names;
                while (!w.isEmpty() && w[0] != L1("tie18"))
                    names.append(w.takeFirst());
                action.insert(key, names);
            } else if (key == L1("with") || key == L1("tie18")) {
                QJsonObject amounts;
                for (; w.size() >= 2; w.remove(0, 2))
                    amounts.insert(w[0], cents(w[1]));
                action.insert(key, amounts);
            } else {
                wrong(QStringLiteral("cannot read \"%1\"").arg(key));
            }
        }
        return action;
    }

    void takeExpectation(const QString &key, const QString &rest) {
        static const QStringList known{QStringLiteral("pays"),    QStringLiteral("takes"),     QStringLiteral("stands"),
                                       QStringLiteral("returns"), QStringLiteral("surrender"), QStringLiteral("even-money"),
                                       QStringLiteral("net"),     QStringLiteral("dealer"),    QStringLiteral("hand"),
                                       QStringLiteral("asks"),    QStringLiteral("bars"),      QStringLiteral("offers"),
                                       QStringLiteral("refused"), QStringLiteral("back")};
        if (!known.contains(key))
            wrong(QStringLiteral("there is no line \"%1\"").arg(key));
        const QStringList halves = rest.split(QStringLiteral("because"));
        m_deal.expectations.append(QStringList{key} + words(halves[0]) + QStringList{words(halves.value(1)).join(u' ')});
    }

    void finish() {
        if (!m_deal.name.isEmpty()) {
            if (m_deal.expectations.isEmpty())
                wrong(QStringLiteral("the deal before this line expects nothing"));
            if (!m_table.contains(L1("decks")))
                m_table.insert(L1("decks"), 6);
            if (!m_limits.isEmpty())
                m_table.insert(L1("limits"), m_limits);
            QJsonObject &script = m_deal.script;
            script.insert(L1("format"), L1("pitwise-round/1"));
            script.insert(L1("game"), m_game);
            script.insert(L1("table"), m_table);
            script.insert(L1("seats"), m_seats);
            script.insert(L1("bets"), m_bets);
            script.insert(L1("actions"), m_actions);
            if (!m_readings.isEmpty())
                script.insert(L1("readings"), m_readings);
            deals.append(m_deal);
        }
        m_deal = {};
        m_table = m_limits = m_seats = m_readings = {};
        m_bets = m_actions = {};
        m_lastBox = 0;
    }

    QString m_game, m_path;
    int m_line = 0;
    int m_lastBox = 0; ///< -1: there are several.
    Deal m_deal;
    QJsonObject m_table, m_limits, m_seats, m_readings;
    QJsonArray m_bets, m_actions;
};

QList<Deal> allDeals() {
    QList<Deal> deals;
    const QDir folder(QStringLiteral(PITWISE_SOURCE_DIR "/tests/core/deals"));
    for (const QString &game : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        for (const QString &name :
             QDir(folder.filePath(game)).entryList({QStringLiteral("*.deal")}, QDir::Files, QDir::Name))
            deals += DealFile(game, folder.filePath(game) + u'/' + name).deals;
    return deals;
}

QString joined(const QJsonValue &list) {
    QStringList texts;
    for (const QJsonValue &value : list.toArray())
        texts << value.toString();
    return texts.join(u' ');
}

/// The line of an answer's list with these members; an empty object where there is none, or more than one.
QJsonObject entry(const QJsonValue &list, const QJsonObject &members) {
    QJsonObject found;
    for (const QJsonValue &value : list.toArray()) {
        const QJsonObject object = value.toObject();
        bool same = true;
        for (auto it = members.begin(); it != members.end(); ++it)
            same = same && object.value(it.key()) == it.value();
        if (same && !found.isEmpty())
            return {};
        if (same)
            found = object;
    }
    return found;
}

/// `1` or `1.2` as members.
QJsonObject place(const QString &text) {
    QJsonObject members{{L1("box"), text.section(u'.', 0, 0).toInt()}};
    if (text.contains(u'.'))
        members.insert(L1("hand"), text.section(u'.', 1).toInt());
    return members;
}

/// What is wrong with the answer by this one line, or nothing.
QString mismatch(const QStringList &line, const QJsonObject &answer) {
    const QString key = line.first();
    const QString clauses = line.last();
    const QStringList w = line.mid(1, line.size() - 2);
    const QJsonObject awaiting = answer.value(L1("awaiting")).toObject();
    const auto differs = [](const QString &actual, const QString &expected) {
        return actual == expected ? QString() : QStringLiteral("is \"%1\"").arg(actual);
    };
    if (key == L1("refused")) {
        if (answer.value(L1("status")) != L1("refused"))
            return QStringLiteral("was not refused");
        return differs(answer.value(L1("at")).toString() + u' ' + joined(answer.value(L1("clauses"))),
                       w.value(0) + u' ' + clauses);
    }
    if (key == L1("asks")) {
        QJsonObject at = place(w[0]);
        at.insert(L1("player"), w[1]);
        if (entry(QJsonArray{awaiting}, at).isEmpty())
            return QStringLiteral("waits elsewhere");
        return differs(joined(awaiting.value(L1("allowed"))), QStringList(w.mid(2)).join(u' '));
    }
    if (key == L1("bars"))
        return differs(joined(awaiting.value(L1("refused")).toObject().value(w[0])), clauses);
    if (key == L1("offers")) {
        const QJsonObject offer = entry(awaiting.value(L1("offers")), {{L1("box"), w[0].toInt()}, {L1("player"), w[1]}});
        return offer.isEmpty() ? QStringLiteral("no such offer")
                               : differs(joined(offer.value(L1("allowed"))), QStringList(w.mid(2)).join(u' '));
    }
    if (key == L1("dealer") || key == L1("hand")) {
        const bool hand = key == L1("hand");
        const QJsonObject held =
            hand ? entry(answer.value(L1("hands")), place(w[0])) : answer.value(L1("dealer")).toObject();
        return differs(joined(held.value(L1("cards"))) + u' ' + QString::number(held.value(L1("total")).toInt()),
                       QStringList(w.mid(hand ? 1 : 0, w.size() - (hand ? 3 : 2))).join(u' ') + u' ' + w.last());
    }
    QJsonObject members = place(w[0]);
    members.insert(L1("player"), w[1]);
    members.insert(L1("kind"), w[2]);
    if (key == L1("back")) {
        const QJsonObject back = entry(answer.value(L1("back")), members);
        return back.value(L1("amount")) == QJsonValue(cents(w[3]))
                   ? QString()
                   : QStringLiteral("is %1").arg(back.value(L1("amount")).toInteger());
    }
    if (key == L1("net")) {
        const QJsonObject net = entry(answer.value(L1("net")), members);
        return net.value(L1("amount")) == QJsonValue(cents(w[3]))
                   ? QString()
                   : QStringLiteral("is %1").arg(net.value(L1("amount")).toInteger());
    }
    static const QHash<QString, QString> results{{QStringLiteral("pays"), QStringLiteral("win")},
                                                 {QStringLiteral("takes"), QStringLiteral("lose")},
                                                 {QStringLiteral("stands"), QStringLiteral("stand-off")},
                                                 {QStringLiteral("returns"), QStringLiteral("returned")}};
    members.insert(L1("result"), results.value(key, key));
    const QJsonObject settled = entry(answer.value(L1("ledger")), members);
    if (settled.isEmpty())
        return QStringLiteral("no such line in the ledger");
    const qint64 moved = settled.value(L1("pays")).toInteger() + settled.value(L1("takes")).toInteger();
    if (moved != (w.size() > 3 ? cents(w[3]) : 0))
        return QStringLiteral("moves %1").arg(moved);
    return differs(joined(settled.value(L1("clauses"))), clauses);
}

/// What `play` answers; with `back`, what goes back of each bet, which only questions ask for.
QJsonObject play(const QJsonObject &script) {
    const auto read = [](const std::string &out) { return parseJson(QByteArray::fromStdString(out)).toQJson().toObject(); };
    std::string out;
    try {
        const PlayedRound played = playScript(script, library());
        writeAnswer(out, played.script().id, played.round());
        QJsonObject answer = read(out);
        QJsonArray back;
        for (const QJsonValue &net : answer.value(L1("net")).toArray()) {
            QJsonObject bet = net.toObject();
            const MoneyAsked asked{bet.value(L1("box")).toInt(), bet.value(L1("player")).toString().toStdString(),
                                   bet.value(L1("kind")).toString().toStdString(), 0, Measure::Returns};
            bet.insert(L1("amount"), static_cast<qint64>(measured(played.round(), asked)));
            back.append(bet);
        }
        answer.insert(L1("back"), back);
        return answer;
    } catch (const Refusal &refusal) {
        out.clear();
        writeRefusal(out, script.value(L1("id")), refusal);
        return read(out);
    }
}

} // namespace

class TestDeals : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void goesAsTheFloorManagerSays_data() {
        QTest::addColumn<Deal>("deal");
        std::set<QString> names;
        for (const Deal &deal : allDeals()) {
            const QString name = deal.game + QStringLiteral(": ") + deal.name;
            QVERIFY2(names.insert(name).second, qPrintable(name + QStringLiteral(" is there twice")));
            QTest::newRow(qPrintable(name)) << deal;
        }
    }
    void goesAsTheFloorManagerSays() {
        QFETCH(Deal, deal);
        const QJsonObject answer = play(deal.script);
        for (const QStringList &line : deal.expectations) {
            const QString wrong = mismatch(line, answer);
            if (!wrong.isEmpty())
                QFAIL(qPrintable(line.join(u' ') + QStringLiteral("\n   ") + wrong + QStringLiteral("\n   ") +
                                 QString::fromUtf8(QJsonDocument(answer).toJson(QJsonDocument::Compact))));
        }
    }

    /// Every pay row and every clause that the engine can give as a reason stands behind a deal of that game.
    void hasADealForEveryClauseThatPlayDecides_data() {
        QTest::addColumn<QString>("game");
        for (const std::string &game : library().documents())
            QTest::newRow(game.c_str()) << QString::fromStdString(game);
    }
    void hasADealForEveryClauseThatPlayDecides() {
        QFETCH(QString, game);
        const Rulebook &book = *library().find(game.toStdString());
        std::set<QString> shown;
        for (const Deal &deal : allDeals())
            if (deal.game == game)
                for (const QStringList &line : deal.expectations)
                    for (const QString &clause : words(line.last()))
                        shown.insert(clause);
        QStringList missing;
        const auto need = [&](const ClauseList &list) {
            for (const std::string &clause : book.names(list))
                // A host game has its own suite.
                if (const QString id = QString::fromStdString(clause);
                    !id.contains(u':') && !shown.count(id) && !missing.contains(id))
                    missing << id;
        };
        for (std::size_t i = 0; i < citeCount; ++i)
            if (canHappen(book, static_cast<Cite>(i)))
                need(book.cites[i]);
        for (const ClauseList *row : {&book.play.blackjackRow, &book.play.regularRow, &book.play.insuranceRow,
                                      &book.play.bonusMixedRow, &book.play.bonusSpadesRow})
            need(*row);
        for (const SideBet &bet : book.sideBets) {
            for (const PayRow &row : bet.rows)
                need(row.clauses);
            for (const ClauseList *list :
                 {&bet.lose, &bet.loseOver21, &bet.lostWithHand, &bet.overMaximum, &bet.notAllowed, &bet.tooMany})
                if (bet.needs != SideBetNeeds::MainAnywhere ||
                    list != &bet.notAllowed) // a round always has a main bet somewhere
                    need(*list);
        }
        QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("no deal for ") + missing.join(u' ')));
    }

private:
    static bool canHappen(const Rulebook &book, Cite cite) {
        return cite != Cite::doubleTooSmall || book.play.doubleNeedsMinimum;
    }
};

QTEST_GUILESS_MAIN(TestDeals)
#include "tst_deals.moc"
