// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exam/print.h"
#include "core/exam/badge.h"
#include "core/exam/printjob.h"
#include "core/exam/verify.h"
#include "tests/exam/examfixture.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace pitwise;
using namespace pitwise::exam;

namespace {

/// Everything that one sitting gives out or is kept in.
struct Papers {
    QByteArray exam, result, certificate, report, mark, badge;
    [[nodiscard]] QByteArray of(const char *kind) const {
        const std::pair<const char *, const QByteArray &> all[] = {{"exam", exam},     {"result", result},
                                                                   {"report", report}, {"certificate", certificate},
                                                                   {"mark", mark},     {"badge", badge}};
        const auto it =
            std::find_if(std::begin(all), std::end(all), [&](const auto &one) { return !qstrcmp(one.first, kind); });
        return it->second;
    }
};

Papers papersOf(int questions, int candidates, const QString &name) {
    Blueprint blueprint = smallBlueprint();
    blueprint.sections[1].count = questions - blueprint.sections[0].count;
    std::vector<Candidate> people = roomOf(candidates);
    people[0].name = name;
    const Room room(blueprint, people);
    const QTemporaryDir folder(quickFolder());
    HandClock clock;
    Papers papers;
    papers.exam = room.file;
    papers.result = sit(room, clock, folder.path(), QStringLiteral("0417"), [](int) { return true; });
    const SatExam sat = openResult(papers.result, room.key);
    const MarkedExam marked = markExam(sat, room.bank);
    const auto paper = [&](const QJsonObject &job) { return signPaper(print::printJob(job), job, room.key); };
    papers.certificate = paper(certificateJob(sat, marked, room.key, QStringLiteral("Lim Siew Hoon")));
    papers.report = paper(reportJob(sat, marked, room.key.issuer()));
    papers.mark = signMark(sat, marked, room.key, clock.wall);
    papers.badge = makeBadge(sat, marked, room.key);
    return papers;
}

bool isFound(const QByteArray &changed) {
    const Verification verification = verifyFile(changed);
    return !verification.good() && !verification.findings.empty();
}

} // namespace

/// Whatever is altered in a file that is given out is found.
class AlterationsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        m_small = papersOf(6, 1, QStringLiteral("Tan Mei Ling"));
        m_big = papersOf(60, 8, QString(400, u'陳')); // a long name, many glyphs
        for (const char *kind : kinds)
            qInfo("%s: %lld and %lld bytes", kind, m_small.of(kind).size(), m_big.of(kind).size());
        for (const char *kind : kinds)
            QVERIFY2(verifyFile(m_small.of(kind)).good() && verifyFile(m_big.of(kind)).good(), kind);
    }

    void everyByteOfASmallFileCounts_data() { rows(); }
    void everyByteOfASmallFileCounts() {
        QFETCH(QByteArray, kind);
        const QByteArray whole = m_small.of(kind);
        // Another bit at each place, and the change that a text editor makes: of case.
        for (qsizetype i = 0; i < whole.size(); ++i)
            for (const int pattern : {1 << (i % 8), 0x20}) {
                QByteArray changed = whole;
                changed[i] = static_cast<char>(changed.at(i) ^ pattern);
                if (!isFound(changed))
                    QFAIL(qPrintable(QStringLiteral("byte %1 ^ %2").arg(i).arg(pattern)));
            }
    }

    void everyBitOfTheSignatureCounts_data() { rows(); }
    void everyBitOfTheSignatureCounts() {
        QFETCH(QByteArray, kind);
        const QByteArray whole = m_small.of(kind);
        for (qsizetype i = whole.size() - 160; i < whole.size(); ++i)
            for (int bit = 0; bit < 8; ++bit) {
                QByteArray changed = whole;
                changed[i] = static_cast<char>(changed.at(i) ^ (1 << bit));
                if (!isFound(changed))
                    QFAIL(qPrintable(QStringLiteral("byte %1, bit %2").arg(i).arg(bit)));
            }
    }

    void aFileCutOffAnywhereIsFound_data() { rows(); }
    void aFileCutOffAnywhereIsFound() {
        QFETCH(QByteArray, kind);
        const QByteArray whole = m_small.of(kind);
        for (qsizetype size = 0; size < whole.size(); ++size)
            if (!isFound(whole.first(size)))
                QFAIL(qPrintable(QStringLiteral("the first %1 bytes").arg(size)));
        for (qsizetype size = 1; size < std::min<qsizetype>(whole.size(), 2'000); ++size)
            QVERIFY(isFound(whole.sliced(size)));
    }

    void whatIsAddedIsFound_data() { rows(); }
    void whatIsAddedIsFound() {
        QFETCH(QByteArray, kind);
        const QByteArray whole = m_small.of(kind);
        for (int value = 0; value < 256; ++value) {
            const QByteArray byte(1, static_cast<char>(value));
            const bool lineEnd = kind == "badge" && value == '\n'; // an editor's, no alteration
            QVERIFY2(isFound(whole + byte) != lineEnd, qPrintable(QString::number(value)));
            QVERIFY2(isFound(byte + whole), qPrintable(QString::number(value)));
        }
        for (qsizetype at = 0; at < whole.size(); at += 41) {
            QVERIFY(isFound(whole.first(at) + '\n' + whole.sliced(at)));
            QVERIFY(isFound(whole.first(at) + whole.sliced(at + 1))); // and a byte taken out
        }
        QVERIFY(isFound(whole + whole));
        QVERIFY(isFound(whole + m_big.of(kind).last(300)));
    }

    void tenThousandChangesOfABigFileAreFound_data() { rows(); }
    void tenThousandChangesOfABigFileAreFound() {
        QFETCH(QByteArray, kind);
        const QByteArray whole = m_big.of(kind);
        Random random(seedFrom(2026, kind.toStdString()));
        for (int i = 0; i < 10'000; ++i) {
            QByteArray changed = whole;
            const auto at = static_cast<qsizetype>(random.below(static_cast<quint32>(whole.size())));
            changed[at] = static_cast<char>(changed.at(at) ^ static_cast<char>(1 + random.below(255)));
            if (!isFound(changed))
                QFAIL(qPrintable(QStringLiteral("byte %1 of %2").arg(at).arg(whole.size())));
        }
    }

    void aReportIsNoCertificate() {
        QCOMPARE(verifyFile(m_small.certificate).kind, VerifiedKind::Certificate);
        QCOMPARE(verifyFile(m_small.report).kind, VerifiedKind::Report);
        const IssuerKey key = IssuerKey::make(QStringLiteral("A"));
        QVERIFY(isFound(security::signText("%PDF-1.4\n%%EOF\n", key.signing()))); // signed, but which paper?
    }

    void aCertificateSignedAgainIsAnothersCertificate() {
        // Who adds to it and signs the whole himself has two signature lines, and his own key in the last.
        const IssuerKey own = IssuerKey::make(QStringLiteral("Pitwise Academy"));
        const QByteArray twice =
            security::signText(m_small.certificate + "%PITWISE-PAPER 1 certificate PW-1\n", own.signing());
        QCOMPARE(verifyFile(twice).signer, own.issuer().publicKey);
        const Issuer trusted = issuer();
        QVERIFY(verifyFile(m_small.certificate, {&trusted}).good());
        QVERIFY(!verifyFile(twice, {&trusted}).good());
    }

    void anAlterationIsPlaced() {
        QByteArray changed = m_big.certificate;
        const qsizetype at = changed.size() / 2;
        changed[at] = static_cast<char>(changed.at(at) ^ 1);
        const QStringList words = verifyFile(changed).findings.at(0).at.split(u' ');
        QCOMPARE(words.size(), 4); // bytes A to B
        QVERIFY(words.at(1).toLongLong() <= at && words.at(3).toLongLong() > at);
    }

private:
    static constexpr const char *kinds[] = {"exam", "result", "certificate", "report", "mark", "badge"};
    static void rows() {
        QTest::addColumn<QByteArray>("kind");
        for (const char *kind : kinds)
            QTest::newRow(kind) << QByteArray(kind);
    }
    /// Whose papers these are, as they say themselves.
    Issuer issuer() const { return ExamFile(m_small.exam).issuer(); }

    Papers m_small, m_big;
};

QTEST_MAIN(AlterationsTest)
#include "tst_alterations.moc"
